/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *black*.
  case black

  /// A dark bar through which something shines.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// The heights of bars for which something holds.
public enum UIBarMetrics: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *compact*.
  case compact
  /// The case *default prompt*.
  case defaultPrompt = 101
  /// The case *compact prompt*.
  case compactPrompt
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  /// The case *any*.
  case any = 0
  /// The case *bottom*.
  case bottom
  /// The case *top*.
  case top
  /// The case *top attached*.
  case topAttached
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *light content*.
  case lightContent
  /// The case *dark content*.
  case darkContent = 3
}

/// The way in which the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The case *none*.
  case none = 0
  /// The case *fade*.
  case fade
  /// The case *slide*.
  case slide
}

/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The case *automatic*.
  case automatic = -2
  /// The case *none*.
  case none
  /// The case *full screen*.
  case fullScreen
  /// The case *page sheet*.
  case pageSheet
  /// The case *form sheet*.
  case formSheet
  /// The case *current context*.
  case currentContext
  /// The case *custom*.
  case custom
  /// The case *over full screen*.
  case overFullScreen
  /// The case *over current context*.
  case overCurrentContext
  /// The case *popover*.
  case popover
}

/// The way in which a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The case *cover vertical*.
  case coverVertical = 0
  /// The case *flip horizontal*.
  case flipHorizontal
  /// The case *cross dissolve*.
  case crossDissolve
  /// The case *partial curl*.
  case partialCurl
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option *up*.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The option *down*.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The option *left*.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The option *right*.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// The option *any*.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// The option *unknown*.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The result of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The case *new data*.
  case newData = 0
  /// The case *no data*.
  case noData
  /// The case *failed*.
  case failed
}

/// The right to work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The case *restricted*.
  case restricted = 0
  /// The case *denied*.
  case denied
  /// The case *available*.
  case available
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The case *inactive*.
  case inactive = 0
  /// The case *active*.
  case active
  /// The case *stopped*.
  case stopped
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The case *end*.
  case end = 0
  /// The case *start*.
  case start
  /// The case *current*.
  case current
}

/// Keys that are held with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option *alpha shift*.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The option *shift*.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The option *control*.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option *alternate*.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The option *command*.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The option *numeric pad*.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The direction of a menu's arrow.
public enum UIMenuControllerArrowDirection: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *up*.
  case up
  /// The case *down*.
  case down
  /// The case *left*.
  case left
  /// The case *right*.
  case right
}
