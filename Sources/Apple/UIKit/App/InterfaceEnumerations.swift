/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black

  /// A dark bar through which something shines.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// The heights of bars for which something holds.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact
  /// The case *default prompt*.
  case defaultPrompt = 101
  /// The case *compact prompt*.
  case compactPrompt
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom
  case top
  /// The case *top attached*.
  case topAttached
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  /// The case *light content*.
  case lightContent
  /// The case *dark content*.
  case darkContent = 3
}

/// The way in which the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade
  case slide
}

/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none
  /// The case *full screen*.
  case fullScreen
  /// The case *page sheet*.
  case pageSheet
  /// The case *form sheet*.
  case formSheet
  /// The case *current context*.
  case currentContext
  case custom
  /// The case *over full screen*.
  case overFullScreen
  /// The case *over current context*.
  case overCurrentContext
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
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The result of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The case *new data*.
  case newData = 0
  /// The case *no data*.
  case noData
  case failed
}

/// The right to work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied
  case available
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active
  case stopped
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start
  case current
}

/// Keys that are held with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option *alpha shift*.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The option *numeric pad*.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The direction of a menu's arrow.
public enum UIMenuControllerArrowDirection: Int, Sendable {
  case `default` = 0
  case up
  case down
  case left
  case right
}
