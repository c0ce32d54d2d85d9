public import Foundation

/// What UIKit adds to `NSObject`, in a class, so that subclasses may override it: responders, items and elements are such
/// objects.
@preconcurrency @MainActor
open class UIAccessibleObject: NSObject {
  /// An object that tells assistive technology nothing.
  public override init() { super.init() }

  /// Called when an observed value has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// A Boolean that tells whether its class is an element for assistive technology.
  var isElementByItself: Bool { false }
  /// The kind of thing that its class is.
  var ownAccessibilityTraits: UIAccessibilityTraits { .none }

  /// A Boolean that tells whether assistive technology sees it.
  open var isAccessibilityElement: Bool {
    get { AccessibilityState.of(self)?.isAccessibilityElement ?? isElementByItself }
    set { AccessibilityState.made(for: self).isAccessibilityElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { AccessibilityState.of(self)?.accessibilityLabel }
    set { AccessibilityState.made(for: self).accessibilityLabel = newValue }
  }
  /// Its name, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { AccessibilityState.of(self)?.accessibilityAttributedLabel }
    set { AccessibilityState.made(for: self).accessibilityAttributedLabel = newValue }
  }
  open var accessibilityHint: String? {
    get { AccessibilityState.of(self)?.accessibilityHint }
    set { AccessibilityState.made(for: self).accessibilityHint = newValue }
  }
  /// Its effect, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { AccessibilityState.of(self)?.accessibilityAttributedHint }
    set { AccessibilityState.made(for: self).accessibilityAttributedHint = newValue }
  }
  open var accessibilityValue: String? {
    get { AccessibilityState.of(self)?.accessibilityValue }
    set { AccessibilityState.made(for: self).accessibilityValue = newValue }
  }
  /// Its value, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { AccessibilityState.of(self)?.accessibilityAttributedValue }
    set { AccessibilityState.made(for: self).accessibilityAttributedValue = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityState.of(self)?.accessibilityTraits ?? ownAccessibilityTraits }
    set { AccessibilityState.made(for: self).accessibilityTraits = newValue }
  }
  /// Its frame on the screen.
  open var accessibilityFrame: CGRect {
    get { AccessibilityState.of(self)?.accessibilityFrame ?? .zero }
    set { AccessibilityState.made(for: self).accessibilityFrame = newValue }
  }
  /// Its outline on the screen.
  open var accessibilityPath: UIBezierPath? {
    get { AccessibilityState.of(self)?.accessibilityPath }
    set { AccessibilityState.made(for: self).accessibilityPath = newValue }
  }
  /// The point at which it is tapped.
  open var accessibilityActivationPoint: CGPoint {
    get { AccessibilityState.of(self)?.accessibilityActivationPoint ?? .zero }
    set { AccessibilityState.made(for: self).accessibilityActivationPoint = newValue }
  }
  /// The language in which it is read.
  open var accessibilityLanguage: String? {
    get { AccessibilityState.of(self)?.accessibilityLanguage }
    set { AccessibilityState.made(for: self).accessibilityLanguage = newValue }
  }
  /// True if assistive technology ignores the children.
  open var accessibilityElementsHidden: Bool {
    get { AccessibilityState.of(self)?.accessibilityElementsHidden ?? false }
    set { AccessibilityState.made(for: self).accessibilityElementsHidden = newValue }
  }
  /// True if assistive technology ignores the siblings.
  open var accessibilityViewIsModal: Bool {
    get { AccessibilityState.of(self)?.accessibilityViewIsModal ?? false }
    set { AccessibilityState.made(for: self).accessibilityViewIsModal = newValue }
  }
  /// True if assistive technology reads the children together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityState.of(self)?.shouldGroupAccessibilityChildren ?? false }
    set { AccessibilityState.made(for: self).shouldGroupAccessibilityChildren = newValue }
  }
  /// The way through what is in it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityState.of(self)?.accessibilityNavigationStyle ?? .automatic }
    set { AccessibilityState.made(for: self).accessibilityNavigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityState.of(self)?.accessibilityContainerType ?? .none }
    set { AccessibilityState.made(for: self).accessibilityContainerType = newValue }
  }
  /// A Boolean that tells whether it answers a tap.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityState.of(self)?.accessibilityRespondsToUserInteraction ?? true }
    set { AccessibilityState.made(for: self).accessibilityRespondsToUserInteraction = newValue }
  }
  /// The names by which it is called.
  open var accessibilityUserInputLabels: [String]! {
    get { AccessibilityState.of(self)?.accessibilityUserInputLabels }
    set { AccessibilityState.made(for: self).accessibilityUserInputLabels = newValue }
  }
  /// The names by which it is called, with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { AccessibilityState.of(self)?.accessibilityAttributedUserInputLabels }
    set { AccessibilityState.made(for: self).accessibilityAttributedUserInputLabels = newValue }
  }
  /// The kind of its text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { AccessibilityState.of(self)?.accessibilityTextualContext }
    set { AccessibilityState.made(for: self).accessibilityTextualContext = newValue }
  }
  /// The elements that assistive technology sees in it.
  open var accessibilityElements: [Any]? {
    get { AccessibilityState.of(self)?.accessibilityElements }
    set { AccessibilityState.made(for: self).accessibilityElements = newValue }
  }
  /// Actions beside the usual ones.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityState.of(self)?.accessibilityCustomActions }
    set { AccessibilityState.made(for: self).accessibilityCustomActions = newValue }
  }
  /// Rotors beside the usual ones.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityState.of(self)?.accessibilityCustomRotors }
    set { AccessibilityState.made(for: self).accessibilityCustomRotors = newValue }
  }
  /// The view at its head.
  open var accessibilityHeaderElements: [Any]? {
    get { AccessibilityState.of(self)?.accessibilityHeaderElements }
    set { AccessibilityState.made(for: self).accessibilityHeaderElements = newValue }
  }
  /// Taps it: tells whether it answered.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value larger.
  open func accessibilityIncrement() {}
  /// Makes its value smaller.
  open func accessibilityDecrement() {}
  /// Scrolls it: tells whether it did.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves it: tells whether it did.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing: tells whether it did.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The number of things in it that are seen.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// A thing in it that is seen.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of a thing in it that is seen.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Is told that it is being read.
  open func accessibilityElementDidBecomeFocused() {}
  /// Is told that it isn't being read any more.
  open func accessibilityElementDidLoseFocus() {}
  /// Tells whether it is being read.
  open func accessibilityElementIsFocused() -> Bool { false }
}
