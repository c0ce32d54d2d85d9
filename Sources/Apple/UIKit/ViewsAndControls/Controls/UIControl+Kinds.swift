extension UIControl {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal = State([])
    /// A finger is in it.
    public static let highlighted = State(rawValue: 1)
    /// It can't be used.
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    /// The keyboard's focus is in it.
    public static let focused = State(rawValue: 8)
    /// States of the application's.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States of the system's.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down in it again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that came down in it moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger went up in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down in it went up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action was asked for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu was asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events of the application's.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events of the system's.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The place where a control's content lies between its sides.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0, left, right, fill, leading, trailing
  }

  /// The place where a control's content lies between its top and its bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0, top, bottom, fill
  }
}
