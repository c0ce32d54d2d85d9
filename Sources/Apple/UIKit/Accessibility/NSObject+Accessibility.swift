public import Foundation

// What any object may tell assistive technology. Subclasses of `UIAccessibleObject` may override it.
extension NSObjectProtocol {
  /// A Boolean that tells whether assistive technology sees it.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { AccessibilityState.of(self)?.isAccessibilityElement ?? false }
    set { AccessibilityState.made(for: self).isAccessibilityElement = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { AccessibilityState.of(self)?.accessibilityLabel }
    set { AccessibilityState.made(for: self).accessibilityLabel = newValue }
  }
  /// Its name, with attributes.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityState.of(self)?.accessibilityAttributedLabel }
    set { AccessibilityState.made(for: self).accessibilityAttributedLabel = newValue }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { AccessibilityState.of(self)?.accessibilityHint }
    set { AccessibilityState.made(for: self).accessibilityHint = newValue }
  }
  /// Its effect, with attributes.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityState.of(self)?.accessibilityAttributedHint }
    set { AccessibilityState.made(for: self).accessibilityAttributedHint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { AccessibilityState.of(self)?.accessibilityValue }
    set { AccessibilityState.made(for: self).accessibilityValue = newValue }
  }
  /// Its value, with attributes.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityState.of(self)?.accessibilityAttributedValue }
    set { AccessibilityState.made(for: self).accessibilityAttributedValue = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityState.of(self)?.accessibilityTraits ?? .none }
    set { AccessibilityState.made(for: self).accessibilityTraits = newValue }
  }
  /// Its frame on the screen.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { AccessibilityState.of(self)?.accessibilityFrame ?? .zero }
    set { AccessibilityState.made(for: self).accessibilityFrame = newValue }
  }
  /// Its outline on the screen.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { AccessibilityState.of(self)?.accessibilityPath }
    set { AccessibilityState.made(for: self).accessibilityPath = newValue }
  }
  /// The point at which it is tapped.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { AccessibilityState.of(self)?.accessibilityActivationPoint ?? .zero }
    set { AccessibilityState.made(for: self).accessibilityActivationPoint = newValue }
  }
  /// The language in which it is read.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { AccessibilityState.of(self)?.accessibilityLanguage }
    set { AccessibilityState.made(for: self).accessibilityLanguage = newValue }
  }
  /// True if assistive technology ignores the children.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { AccessibilityState.of(self)?.accessibilityElementsHidden ?? false }
    set { AccessibilityState.made(for: self).accessibilityElementsHidden = newValue }
  }
  /// True if assistive technology ignores the siblings.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { AccessibilityState.of(self)?.accessibilityViewIsModal ?? false }
    set { AccessibilityState.made(for: self).accessibilityViewIsModal = newValue }
  }
  /// True if assistive technology reads the children together.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityState.of(self)?.shouldGroupAccessibilityChildren ?? false }
    set { AccessibilityState.made(for: self).shouldGroupAccessibilityChildren = newValue }
  }
  /// The way through what is in it.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityState.of(self)?.accessibilityNavigationStyle ?? .automatic }
    set { AccessibilityState.made(for: self).accessibilityNavigationStyle = newValue }
  }
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityState.of(self)?.accessibilityContainerType ?? .none }
    set { AccessibilityState.made(for: self).accessibilityContainerType = newValue }
  }
  /// A Boolean that tells whether it answers a tap.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityState.of(self)?.accessibilityRespondsToUserInteraction ?? true }
    set { AccessibilityState.made(for: self).accessibilityRespondsToUserInteraction = newValue }
  }
  /// The names by which it is called.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { AccessibilityState.of(self)?.accessibilityUserInputLabels }
    set { AccessibilityState.made(for: self).accessibilityUserInputLabels = newValue }
  }
  /// The names by which it is called, with attributes.
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { AccessibilityState.of(self)?.accessibilityAttributedUserInputLabels }
    set { AccessibilityState.made(for: self).accessibilityAttributedUserInputLabels = newValue }
  }
  /// The kind of its text.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { AccessibilityState.of(self)?.accessibilityTextualContext }
    set { AccessibilityState.made(for: self).accessibilityTextualContext = newValue }
  }
  /// The elements that assistive technology sees in it.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { AccessibilityState.of(self)?.accessibilityElements }
    set { AccessibilityState.made(for: self).accessibilityElements = newValue }
  }
  /// Actions beside the usual ones.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityState.of(self)?.accessibilityCustomActions }
    set { AccessibilityState.made(for: self).accessibilityCustomActions = newValue }
  }
  /// Rotors beside the usual ones.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityState.of(self)?.accessibilityCustomRotors }
    set { AccessibilityState.made(for: self).accessibilityCustomRotors = newValue }
  }
  /// The view at its head.
  @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
    get { AccessibilityState.of(self)?.accessibilityHeaderElements }
    set { AccessibilityState.made(for: self).accessibilityHeaderElements = newValue }
  }
  /// Taps it: tells whether it answered.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool { false }
  /// Makes its value larger.
  @preconcurrency @MainActor public func accessibilityIncrement() {}
  /// Makes its value smaller.
  @preconcurrency @MainActor public func accessibilityDecrement() {}
  /// Scrolls it: tells whether it did.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    false
  }
  /// Leaves it: tells whether it did.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing: tells whether it did.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool { false }
  /// The number of things in it that are seen.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// A thing in it that is seen.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of a thing in it that is seen.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Is told that it is being read.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {}
  /// Is told that it isn't being read any more.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {}
  /// Tells whether it is being read.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool { false }
}
