import CoreGraphics
import Foundation
package import LayoutModel

extension UIColor.RGBA {
  /// A colour by hue, saturation and brightness, each from 0 to 1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    /// The brightness of a component whose hue is that far around.
    func part(_ offset: CGFloat) -> CGFloat {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of Display P3 in sRGB, where it may lie beyond 0 to 1.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ part: CGFloat) -> CGFloat {
      let size = abs(part)
      return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (part < 0 ? -1 : 1)
    }
    func curved(_ part: CGFloat) -> CGFloat {
      let size = abs(part)
      return (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * (part < 0 ? -1 : 1)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: curved(1.22494018 * r - 0.22494018 * g), green: curved(-0.04205695 * r + 1.04205695 * g),
      blue: curved(-0.01963755 * r - 0.07863605 * g + 1.0982736 * b), alpha: alpha)
  }

  /// Hue, saturation and brightness, each from 0 to 1.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sector: CGFloat =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    let hue = sector / 6
    return (hue < 0 ? hue + 1 : hue, high == 0 ? 0 : range / high, high)
  }
}

extension UIColor {
  package convenience init(_ parts: AppearanceColor.Components) {
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  package convenience init(_ color: AppearanceColor) {
    switch color {
    case .system(let name): self.init(Value.system(name))
    case .named(let name, let parts):
      let plain = UIColor(parts ?? .init(red: 0, green: 0, blue: 0, alpha: 0))
      self.init(.named(name, light: plain, dark: plain))
    case .components(let parts): self.init(parts)
    }
  }

  /// The colour for the engine's pictures: by name for a named colour, else by components under the current traits.
  package var appearance: AppearanceColor {
    switch value {
    case .system(let name): .system(name)
    case .named(let name, let light, _): .named(name, else: light.components)
    default: .components(components)
    }
  }

  /// The components under the current traits, each from 0 to 1.
  private var components: AppearanceColor.Components {
    let parts = rgba
    return .init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.alpha))
  }
}
