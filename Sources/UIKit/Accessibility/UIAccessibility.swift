/// The kinds of things that elements are.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Kinds by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No kind.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What is told when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It can't be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play or to record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is touched itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Pages turn after it.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A button that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The kind of what is around elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The kind.
  case none = 0, dataTable, list, landmark, semanticGroup
}

/// How one goes through what is in an element.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The way.
  case automatic = 0, separate, combined
}

/// A direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The direction.
  case right = 1, left, up, down, next, previous
}

/// What assistive technology knows, and is told.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Assistive technology is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Tells assistive technology: nothing here.
  public static func post(notification: Notification, argument: Any?) {}

  /// `false`: no reader runs.
  public static var isVoiceOverRunning: Bool { false }
  /// `false`: no switches are used.
  public static var isSwitchControlRunning: Bool { false }
  /// `false`: nothing is read.
  public static var isSpeakScreenEnabled: Bool { false }
  /// `false`: nothing is read.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// `false`: the user moves everything.
  public static var isReduceMotionEnabled: Bool { false }
  /// `false`: the user has what shines through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// `false`: the user has the usual text.
  public static var isBoldTextEnabled: Bool { false }
  /// `false`: the user has the usual colours.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// `false`: the user has colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// `false`: the user has the usual colours.
  public static var isInvertColorsEnabled: Bool { false }
  /// `false`: the user hears with both ears.
  public static var isMonoAudioEnabled: Bool { false }
  /// `false`: the user hears.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// `false`: the user is free.
  public static var isGuidedAccessEnabled: Bool { false }
  /// `false`: the device can be shaken.
  public static var isShakeToUndoEnabled: Bool { true }
  /// `false`: nothing is at hand for fingers.
  public static var isAssistiveTouchRunning: Bool { false }
  /// `false`: the user knows switches by their colours.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// `false`: the user knows buttons by their colours.
  public static var buttonShapesEnabled: Bool { false }
  /// `false`: the user knows things by their colours.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// `true`: videos play.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// `false`: screens move.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Told after the reader began or ended.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Told after the user changed motion.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Told after the user changed what shines through.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Told after the user changed colours.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Told after the user changed text.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Told after the user inverted colours.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChange")
  /// Told after assistive technology came to another element.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Told after something was said.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Told after the user began or ended using switches.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// A rectangle of a view on the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// A shape of a view on the screen: the same.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { path }
  /// The element at which assistive technology is: none.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
  /// Puts the focus where the application is: nothing here.
  public static func registerGestureConflictWithZoom() {}
  /// Asks to keep the user in the application: always refused.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
}

/// What tests find by a name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which tests find it.
  var accessibilityIdentifier: String? { get set }
}

extension UIResponder: UIAccessibilityIdentification {}

/// Something for assistive technology that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Its rectangle in what it is in, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element in a view or another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}

/// Something that can be done with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What does it.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image.
  open var image: UIImage?
  /// What does it.
  open var actionHandler: Handler?
  /// The object whose method does it.
  open weak var target: AnyObject?
  /// The method that does it.
  open var selector: Selector
  /// The kind under which it is offered.
  open var category: String?

  /// What an object's method does.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// What a closure does.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler, selector) = (name, image, actionHandler, Selector(""))
  }

  /// Does it.
  ///
  /// - Returns: Whether it was done.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, selector.isAnswered(by: target) else { return false }
    return selector.perform(on: target, with: [self]) as? Bool ?? true
  }
}

/// A way through what is in an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// What finds the next place.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// A direction through places.
  public enum Direction: Int, Sendable {
    /// The direction.
    case previous = 0, next
  }

  /// The name.
  open var name: String
  /// What finds the next place.
  open var itemSearchBlock: Search

  /// A way of a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
  }
}

/// The place from which a way goes on.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A place on a way.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of its text.
  open var targetRange: UITextRange?

  /// No place.
  public override init() { super.init() }

  /// An element, with a range of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    super.init()
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}
