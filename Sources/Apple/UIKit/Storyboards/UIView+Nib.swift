import Documents
import InterfaceBuilder
import LayoutModel
import LayoutResolution

/// A view of a file: settings, content and subviews.
extension UIView {
  /// Reads what a file says of it.
  func decode(_ coder: NSCoder) {
    guard let coder = coder as? NibCoder, case .view(let declared) = coder.content else { return }
    fill(from: declared, coder.object, coder.loader)
  }

  /// Takes over a declared view, and makes the views in it.
  func fill(from declared: View, _ object: NibObject?, _ loader: NibLoader) {
    if let id = declared.id { loader.name(self, id) }
    loader.note(self, object)
    let resolved = declared.resolved(for: loader.traits)
    readGeometry(of: resolved)
    readMargins(of: resolved)
    readAccessibility(object?.values["accessibilityConfiguration"] ?? [:])
    for guide in resolved.layoutGuides {
      let made = UILayoutGuide()
      made.identifier = guide.id
      addLayoutGuide(made)
      loader.note(made, guide.id)
    }
    NibContent(resolved, object, loader).apply(to: self)
    rareState.loaded = LoadedDeclaration(resolved, own: ownDeclaration.content, in: loader.nib.fileName)
    for constraint in declared.constraints { loader.note(constraint, heldBy: self) }
    NibSubviews(loader).fill(self, resolved)
  }

  private func readGeometry(of declared: View) {
    if let frame = declared.frame {
      (storedOrigin, storedSize) = (CGPoint(x: frame.x, y: frame.y), CGSize(frame.size))
    }
    storedMask = declared.autoresizingMask
    autoresizesSubviews = declared.autoresizesSubviews
    if !declared.translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = false }
    let turn = declared.transform
    if turn != .identity {
      transform = CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: turn.tx, ty: turn.ty)
    }
    isHidden = declared.isHidden
    alpha = CGFloat(declared.alpha)
    semanticContentAttribute = UISemanticContentAttribute(declared.semanticContentAttribute)
    for (axis, kept) in [(NSLayoutConstraint.Axis.horizontal, Axis.horizontal), (.vertical, .vertical)] {
      if let priority = declared.contentHuggingPriority[kept] {
        setContentHuggingPriority(UILayoutPriority(Float(priority.rawValue)), for: axis)
      }
      if let priority = declared.contentCompressionResistancePriority[kept] {
        setContentCompressionResistancePriority(UILayoutPriority(Float(priority.rawValue)), for: axis)
      }
    }
  }

  private func readMargins(of declared: View) {
    preservesSuperviewLayoutMargins = declared.preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea = declared.insetsLayoutMarginsFromSafeArea
    if let margins = declared.layoutMargins { layoutMargins = UIEdgeInsets(margins) }
    if let margins = declared.directionalLayoutMargins {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
    if declared.layoutMarginsFollowReadableWidth { rareState.marginsFollowReadableWidth = true }
    if declared.keyboardLayoutGuideSettings != KeyboardLayoutGuideSettings() {
      keyboardLayoutGuide.usesBottomSafeArea = declared.keyboardLayoutGuideSettings.usesBottomSafeArea
    }
  }

  private func readAccessibility(_ words: [String: String]) {
    if let identifier = words["identifier"] { accessibilityIdentifier = identifier }
    if let label = words["label"] { accessibilityLabel = label }
    if let hint = words["hint"] { accessibilityHint = hint }
  }
}

/// The declaration of a view in a file, and the use that its class makes of it.
struct LoadedDeclaration {
  /// The declaration, without the views in it and its constraints.
  let declared: View
  /// The content as the live view declared it when it was loaded.
  let own: ContentSettings
  let fileName: String

  init(_ declared: View, own: ContentSettings, in fileName: String) {
    self.declared = declared.bare
    self.own = own
    self.fileName = fileName
  }

  /// The place in the file where the view begins.
  var place: FilePlace? { declared.position.map { FilePlace(file: fileName, line: $0.line) } }
}

extension NibLoader {
  /// A colour of the file; a named colour is the app's, if the app has it.
  func color(_ color: AppearanceColor) -> UIColor {
    if case .named(let name, _) = color, let own = UIColor(named: name, in: nib.bundle, compatibleWith: nil) {
      return own
    }
    return UIColor(color)
  }
}
