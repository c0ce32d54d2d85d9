import CoreGraphics
import LayoutModel
import QuartzCore

/// The looks of live views, as far as pictures draw them. What a view leaves to its class stays open, for UIKit's defaults.
extension Capture {
  /// The looks of a view.
  func looks(of view: UIView) -> ViewAppearance {
    let palette = CapturedPalette(traits: view.traitCollection)
    var looks = ViewAppearance()
    looks.backgroundColor = palette.color(view.backgroundColor)
    looks.tintColor = palette.color(view.rare?.tintColor)
    if view.clipsToBounds { looks.clipsToBounds = true }
    looks.contentMode = ViewAppearance.ContentMode.allCases[view.contentMode.rawValue]
    if let layer = view.rare?.layer {
      looks.cornerRadius = Double(layer.cornerRadius)
      looks.borderWidth = Double(layer.borderWidth)
      if layer.borderWidth > 0 { looks.borderColor = palette.color(layer.borderColor.map { UIColor(cgColor: $0) }) }
    }
    addText(of: view, to: &looks, palette)
    addList(of: view, to: &looks, palette)
    addImage(of: view, to: &looks)
    if let title = (view as? UINavigationBar)?.shownTitle {
      (looks.title, looks.prompt, looks.isTitleLarge) = (title.title, title.prompt, title.isTitleLarge)
    }
    if let button = view as? UIButton { addLook(of: button, to: &looks, palette) }
    view.declareSettings(&looks, palette)
    return looks
  }

  private func addText(of view: UIView, to looks: inout ViewAppearance, _ palette: CapturedPalette) {
    switch view {
    case let label as UILabel:
      let color = label.attributedText?.colorAtStart ?? label.textColor
      if color != .label { looks.textColor = palette.color(color) }
      looks.textAlignment = label.textAlignment == .natural ? nil : label.textAlignment.alignment
      looks.lineBreakMode = label.lineBreakMode.mode
    case let field as UITextField:
      looks.textColor = palette.color(field.textColor)
      looks.textAlignment = field.textAlignment == .natural ? nil : field.textAlignment.alignment
      looks.isSecureTextEntry = field.isSecureTextEntry
    case let text as UITextView:
      looks.textColor = palette.color(text.textColor ?? text.attributedText.colorAtStart)
      looks.textAlignment = text.textAlignment == .natural ? nil : text.textAlignment.alignment
    case let bar as UISearchBar:
      looks.barTintColor = palette.color(bar.barTintColor)
      looks.title = bar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.placeholder
    default: break
    }
  }

  /// A table's style and the lines between its rows, and a row's accessory where no view stands for it.
  private func addList(of view: UIView, to looks: inout ViewAppearance, _ palette: CapturedPalette) {
    switch view {
    case let table as UITableView:
      looks.tableStyle = table.style.declared
      looks.showsSeparators = table.separatorStyle != .none
      if table.separatorColor != .separator { looks.separatorColor = palette.color(table.separatorColor) }
    case let cell as UITableViewCell where cell.shownAccessory == nil:
      looks.accessoryType = (cell.isEditing ? cell.editingAccessoryType : cell.accessoryType).declared
    default: break
    }
  }

  private func addImage(of view: UIView, to looks: inout ViewAppearance) {
    let image = (view as? UIButton)?.shownImage ?? (view as? UIImageView)?.shownImage
    guard let image else { return }
    looks.systemImageName = image.systemName
    looks.imageName = image.catalogueName
    if let tint = image.tint, looks.tintColor == nil {
      looks.tintColor = CapturedPalette(traits: view.traitCollection).color(tint)
    }
  }

  /// A button's title and ground, which are its configuration's, or its own by state.
  private func addLook(of button: UIButton, to looks: inout ViewAppearance, _ palette: CapturedPalette) {
    looks.titleEdgeInsets = button.titleEdgeInsets.insets
    looks.imageEdgeInsets = button.imageEdgeInsets.insets
    let title = button.shownTitle?.colorAtStart
    guard let configuration = button.configuration else {
      let color = title ?? button.currentTitleColor
      if color != button.tintColor { looks.textColor = palette.color(color) }
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
      looks.cornerRadius = Double(configuration.background.cornerRadius)
    }
    guard configuration.background.strokeWidth > 0 else { return }
    looks.borderWidth = Double(configuration.background.strokeWidth)
    looks.borderColor = palette.color(configuration.background.strokeColor ?? button.tintColor)
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
  fileprivate var colorAtStart: UIColor? {
    guard length > 0 else { return nil }
    return unsafe attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}
