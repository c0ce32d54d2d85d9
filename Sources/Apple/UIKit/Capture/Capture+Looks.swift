import CoreGraphics
import LayoutModel
import QuartzCore

/// The looks of live views, as far as pictures draw them. What a view leaves to its class stays open, for UIKit's defaults.
extension Capture {
  /// The looks of a view; what rules of lint ask of its class's settings besides goes into its declaration.
  func looks(of view: UIView, _ declared: inout View) -> ViewAppearance {
    let palette = CapturedPalette(traits: view.traitCollection)
    var looks = ViewAppearance()
    type(of: view).liveSettings.declare(view, &declared, &looks, palette)
    if let layer = view.rare?.layer {
      looks.cornerRadius = max(0, LayerLook.sound(layer.cornerRadius))
      looks.borderWidth = max(0, LayerLook.sound(layer.borderWidth))
      if layer.borderWidth > 0 { looks.borderColor = palette.color(layer.borderColor.map { UIColor(cgColor: $0) }) }
      looks.layer = LayerLook(of: layer, palette)
    }
    if let drawn = view.rare?.drawnPaths, !drawn.isEmpty {
      looks.layer.shapes = drawn.compactMap { DrawnShape(of: $0, palette) } + looks.layer.shapes
    }
    let declaredTint = looks.tintColor
    addImage(of: view, to: &looks)
    if let bar = view as? UISearchBar {
      looks.title = bar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.placeholder
      if bar.showsScopeBar { looks.scopeTitles = bar.scopeButtonTitles ?? [] }
    }
    if let title = (view as? UINavigationBar)?.shownTitle {
      (looks.title, looks.prompt, looks.isTitleLarge) = (title.title, title.prompt, title.isTitleLarge)
    }
    if let button = view as? UIButton { addLook(of: button, to: &looks, palette, declaredTint: declaredTint) }
    return looks
  }

  private func addImage(of view: UIView, to looks: inout ViewAppearance) {
    let image = (view as? UIButton)?.shownImage ?? (view as? UIImageView)?.shownImage
    guard let image else { return }
    looks.systemImageName = image.systemName
    looks.imageName = image.catalogueName
    looks.renderingMode = image.renderingMode.looks
    // An image of one colour looks like a ground where it fills its view.
    if let ground = image.ground, view is UIImageView, view.contentMode == .scaleToFill {
      let color = image.renderingMode == .alwaysTemplate ? view.tintColor : image.tint ?? ground
      looks.backgroundColor = CapturedPalette(traits: view.traitCollection).color(color)
    }
    guard let tint = image.tint, image.isShownInOwnColors(isInButton: view is UIButton) else { return }
    // All of it has its own colour, whatever the view's tint.
    looks.tintColor = CapturedPalette(traits: view.traitCollection).color(tint)
    looks.renderingMode = .alwaysTemplate
  }

  /// A button's title and ground, which are its configuration's, or its own by state.
  private func addLook(
    of button: UIButton, to looks: inout ViewAppearance, _ palette: CapturedPalette, declaredTint: AppearanceColor?
  ) {
    let title = button.shownTitle?.colorAtStart
    guard let configuration = button.configuration else {
      let color = title ?? button.currentTitleColor
      // The tint that is declared may be the image's own.
      if color != button.tintColor || looks.tintColor != declaredTint { looks.textColor = palette.color(color) }
      return
    }
    looks.textColor = palette.color(title ?? configuration.baseForegroundColor)
    let own = configuration.background.backgroundColor
    if let ground = own == .clear ? configuration.baseBackgroundColor : own ?? configuration.baseBackgroundColor {
      looks.backgroundColor = palette.color(ground)
    }
    if configuration.cornerStyle == .capsule {
      looks.cornerRadius = Double(min(button.bounds.width, button.bounds.height) / 2)
    } else if configuration.background.cornerRadius > 0 {
      looks.cornerRadius = LayerLook.sound(configuration.background.cornerRadius)
    }
    guard configuration.background.strokeWidth > 0 else { return }
    looks.borderWidth = LayerLook.sound(configuration.background.strokeWidth)
    looks.borderColor = palette.color(configuration.background.strokeColor ?? button.tintColor)
  }
}

extension UIImage {
  /// Tells whether the image is shown in its own colours: by its mode, or where neither its mode nor its place makes a template.
  fileprivate func isShownInOwnColors(isInButton: Bool) -> Bool {
    switch renderingMode {
    case .alwaysOriginal: true
    case .alwaysTemplate: false
    case .automatic: !isSymbolImage && !isInButton
    }
  }
}

/// Colours of live views as files write them: UIKit's own by their names, and those that depend on traits as they are under a view's.
struct CapturedPalette {
  let traits: UITraitCollection

  func color(_ color: UIColor?) -> AppearanceColor? {
    guard let color else { return nil }
    switch color.value {
    case .system(let name): return .system(name)
    case .named(let name, _, _): return .named(name, else: components(color))
    case .pattern: return nil
    case .components, .white, .translucent, .dynamic: return .components(components(color))
    }
  }

  private func components(_ color: UIColor) -> AppearanceColor.Components {
    let parts = color.resolvedColor(with: traits).rgba
    return AppearanceColor.Components(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.alpha))
  }
}

extension NSAttributedString {
  /// The colour of its first character; `nil` where it has none of its own.
  var colorAtStart: UIColor? {
    guard length > 0 else { return nil }
    return unsafe attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  /// A text of a file: the fonts and the colour of a view where its parts say none.
  convenience init(_ runs: [AttributedRun], _ font: UIFont?, _ color: UIColor?) {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run.font.map({ UIFont($0) }) ?? font { attributes[.font] = font }
      if let color { attributes[.foregroundColor] = color }
      text.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
