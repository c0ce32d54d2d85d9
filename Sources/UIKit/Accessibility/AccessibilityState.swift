/// What a responder says to assistive technology.
@MainActor final class AccessibilityState {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var respondsToUser: Bool?
  var inputLabels: [String]?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
}

extension UIResponder {
  /// What it says to assistive technology, made where there is nothing yet.
  var accessibilityState: AccessibilityState {
    if let accessibility { return accessibility }
    let made = AccessibilityState()
    accessibility = made
    return made
  }
}

extension UIView {
  /// A Boolean that keeps its colours where the user inverts those of the screen: held.
  public var accessibilityIgnoresInvertColors: Bool {
    get { rare?.accessibility["ignoresInvertColors"] as? Bool ?? false }
    set { rareState.accessibility["ignoresInvertColors"] = newValue }
  }
  /// A Boolean that shows it large where a finger stays on it: held.
  public var showsLargeContentViewer: Bool {
    get { rare?.accessibility["showsLargeContentViewer"] as? Bool ?? false }
    set { rareState.accessibility["showsLargeContentViewer"] = newValue }
  }
  /// The title that is shown large: held.
  public var largeContentTitle: String? {
    get { rare?.accessibility["largeContentTitle"] as? String }
    set { rareState.accessibility["largeContentTitle"] = newValue }
  }
  /// The image that is shown large: held.
  public var largeContentImage: UIImage? {
    get { rare?.accessibility["largeContentImage"] as? UIImage }
    set { rareState.accessibility["largeContentImage"] = newValue }
  }
}
