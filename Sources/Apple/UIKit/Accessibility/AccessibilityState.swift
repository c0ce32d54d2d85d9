import CoreGraphics
import Foundation
import ObjectiveC

/// State that an object shows to assistive technology, kept beside it where it was set.
@preconcurrency @MainActor
final class AccessibilityState {
  var isAccessibilityElement: Bool = false
  var accessibilityLabel: String?
  var accessibilityAttributedLabel: NSAttributedString?
  var accessibilityHint: String?
  var accessibilityAttributedHint: NSAttributedString?
  var accessibilityValue: String?
  var accessibilityAttributedValue: NSAttributedString?
  var accessibilityTraits: UIAccessibilityTraits = .none
  var accessibilityFrame: CGRect = .zero
  var accessibilityPath: UIBezierPath?
  var accessibilityActivationPoint: CGPoint = .zero
  var accessibilityLanguage: String?
  var accessibilityElementsHidden: Bool = false
  var accessibilityViewIsModal: Bool = false
  var shouldGroupAccessibilityChildren: Bool = false
  var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  var accessibilityContainerType: UIAccessibilityContainerType = .none
  var accessibilityRespondsToUserInteraction: Bool = true
  var accessibilityUserInputLabels: [String]?
  var accessibilityAttributedUserInputLabels: [NSAttributedString]?
  var accessibilityTextualContext: UIAccessibilityTextualContext?
  var accessibilityElements: [Any]?
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  var accessibilityHeaderElements: [Any]?

  private static var key: UInt8 = 0

  /// The state of an object; `nil` where nothing was set.
  static func of(_ object: AnyObject) -> AccessibilityState? {
    unsafe objc_getAssociatedObject(object, &key) as? AccessibilityState
  }

  /// The state of an object, to be set.
  static func made(for object: AnyObject) -> AccessibilityState {
    if let known = of(object) { return known }
    let state = AccessibilityState()
    unsafe objc_setAssociatedObject(object, &key, state, .OBJC_ASSOCIATION_RETAIN)
    return state
  }
}
