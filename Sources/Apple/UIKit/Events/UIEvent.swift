/// An event of fingers, the device, or a control.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// A kind of event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  /// A finer kind of event.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// A remote control was used.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// A remote control was used.
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    /// A remote control was used.
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Buttons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    /// One by its number, from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Its time, in seconds.
  open var timestamp: TimeInterval { storedTimestamp }
  var storedTimestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?

  /// Its touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// Its touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// Its touches for a recognizer.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.view.map { view in gesture.view.map { view.isDescendant(of: $0) } ?? false } ?? false }
  }
  /// The touches since the last event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// The touches that the system expects.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are pressed.
  open var buttonMask: ButtonMask { .primary }
}

/// A button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The state of a press.
  public enum Phase: Int, Sendable {
    case began = 0, changed, stationary, ended, cancelled
  }

  /// The kind of a button.
  public enum PressType: Int, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown
    case keyboard = 2040
  }

  /// Its time, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.keyboard
  /// The window that has it.
  open internal(set) weak var window: UIWindow?
  /// The responder that has it.
  open internal(set) weak var responder: UIResponder?
  open internal(set) var force: CGFloat = 0
  open internal(set) var key: UIKey?
}

/// A key that is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  public let characters: String
  /// Its characters without the keys that are held.
  public let charactersIgnoringModifiers: String
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Its place on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags, _ keyCode: UIKeyboardHIDUsage) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}

/// The place of a key on a keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
  case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
  case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  /// A key of the usual block.
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

/// An event of buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }
}
