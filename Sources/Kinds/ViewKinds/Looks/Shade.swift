package import LayoutModel

/// A colour for light and dark style.
package struct Shade: Hashable, Sendable {
  package let light: AppearanceColor.Components
  package let dark: AppearanceColor.Components

  /// Creates a colour that differs in dark style.
  package init(light: AppearanceColor.Components, dark: AppearanceColor.Components) {
    (self.light, self.dark) = (light, dark)
  }

  /// Creates a colour of digits, `RRGGBB` or `RRGGBBAA`; black if they aren't valid.
  package init(_ light: String, dark: String? = nil) {
    let components = AppearanceColor.Components(hexadecimal: light) ?? Self.black
    self.light = components
    self.dark = dark.flatMap { AppearanceColor.Components(hexadecimal: $0) } ?? components
  }

  /// One of UIKit's colours; black for an unknown name.
  package static func system(_ name: String) -> Shade {
    Shade(
      light: SystemColor.components(name, .light) ?? black, dark: SystemColor.components(name, .dark) ?? black)
  }

  /// Creates the colour of a file; `nil` if it isn't known.
  package init?(_ color: AppearanceColor?) {
    switch color {
    case nil: return nil
    case .system(let name):
      guard SystemColor.components(name, .light) != nil else { return nil }
      self = .system(name)
    case .named(_, let components):
      guard let components else { return nil }
      self.init(light: components, dark: components)
    case .components(let components): self.init(light: components, dark: components)
    }
  }

  /// The colour in a style.
  package subscript(style: UserInterfaceStyle) -> AppearanceColor.Components { style == .light ? light : dark }

  /// The colour with another opacity.
  package func opacity(_ alpha: Double) -> Shade {
    func faded(_ color: AppearanceColor.Components) -> AppearanceColor.Components {
      var color = color
      color.alpha *= alpha
      return color
    }
    return Shade(light: faded(light), dark: faded(dark))
  }

  /// A Boolean that tells whether dark text reads better on it than light text.
  package var isBright: Bool { 0.299 * light.red + 0.587 * light.green + 0.114 * light.blue > 0.6 || light.alpha < 0.4 }

  /// Black or white, whichever reads better on it.
  package var contrast: Shade {
    func contrast(_ color: AppearanceColor.Components) -> AppearanceColor.Components {
      let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      let part = brightness > 0.6 ? 0.0 : 1
      return AppearanceColor.Components(red: part, green: part, blue: part)
    }
    return Shade(light: contrast(light), dark: contrast(dark))
  }

  private static let black = AppearanceColor.Components(red: 0, green: 0, blue: 0)
}
