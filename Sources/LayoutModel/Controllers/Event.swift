public import Documents

/// Something that happens to a screen.
public struct Event: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// The device is turned.
    case rotateDevice(DeviceOrientation)
    /// A finger goes down and up.
    case tap(TapTarget)
    /// The keyboard comes up, or goes.
    case keyboard(isShown: Bool)
    /// The battery is plugged in, unplugged or full.
    case batteryState(BatteryState)
    /// The battery is so full, from 0 to 1.
    case batteryLevel(Double)
    /// Something comes near the screen, such as an ear, or goes.
    case proximityState(Bool)
    /// Nothing, for so many seconds.
    case wait(Double)
    /// The application does something by itself.
    case action(Action)
  }

  /// What happens.
  public var kind: Kind
  /// Where the file tells of it.
  public var position: SourcePosition?

  /// An event by what happens.
  public init(_ kind: Kind, position: SourcePosition? = nil) {
    self.kind = kind
    self.position = position
  }
}

/// What is tapped.
public enum TapTarget: Hashable, Sendable {
  /// The view or bar button item of this id.
  case item(String)
  /// A point of the window.
  case point(Point)
}

/// Something that an application does.
public enum Action: Hashable, Sendable {
  /// `from` is the id of the controller that is asked to present.
  indirect case present(ModalPresentation, from: String)
  /// Dismisses what the controller of this id presents, or itself where it presents nothing.
  case dismiss(String, completion: [Action])
  /// Dismisses a popover if the controller of this id is up in one; else presents it there. The book's way with a second
  /// tap on an item whose popover is up.
  indirect case togglePopover(ModalPresentation, from: String)
  /// Pushes a controller of the scene's `viewControllers` onto a navigation controller.
  case push(String, onto: String)
  /// Pops the top controller of a navigation controller, or all above its root.
  case pop(from: String, toRoot: Bool)
  /// Selects a tab of a tab bar controller, or a page; counted from 0.
  case selectTab(of: String, index: Int)
  /// Replaces a navigation controller's stack: those that stay, and controllers of the scene's `viewControllers`.
  case setViewControllers([String], of: String)
  /// Adds a row to a table's data; it is shown once the table reloads.
  indirect case insertRow(View, into: String)
  /// Takes a row out of a table's data; it is gone once the table reloads. Of rows that were inserted under one id, the one that
  /// was inserted last.
  case removeRow(String, from: String)
  /// Shows a table's rows as its data have them.
  case reloadData(of: String)
  /// Sets values of a view.
  case set(String, [ViewSetting])
  /// Sets values of a bar's item.
  case setItem(String, [BarButtonItemSetting])
  /// Does one thing or another, as the interface stands; in a callback that names an orientation or a size to come, as it will
  /// stand.
  indirect case choose(when: TraitCondition, then: [Action], otherwise: [Action])
  /// Posts a notification.
  case post(PostedNotification)
  /// Says something to the device.
  case device([DeviceSetting])
  /// Begins an animation, and goes on at once.
  case animate(Animation)
  /// Throws an exception of the application's own, which ends it.
  case throwException(name: String, reason: String)
}

/// A block of animations: what a view comes to, and how.
public struct Animation: Hashable, Sendable {
  /// How fast an animation is at which time: `UIView.AnimationOptions`' curves.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// Slow at both ends, slow at the beginning, slow at the end, or even.
    case easeInOut, easeIn, easeOut, linear
  }

  /// The id of the view.
  public var view: String
  /// The frame that it comes to, in the superview's coordinates, in points; `nil` for no change.
  public var frame: Rect?
  /// The opacity that it comes to, from 0 to 1; `nil` for no change.
  public var alpha: Double?
  /// The transform that it comes to; `nil` for no change.
  public var transform: AffineTransform?
  /// In seconds.
  public var duration: Double
  /// In seconds.
  public var delay: Double
  /// How fast it is at which time.
  public var curve: Curve
  /// How often it runs; without end for infinity.
  public var repeatCount: Double
  /// Whether it runs back after each time.
  public var autoreverses: Bool
  /// What is done once it ends.
  public var completion: [Action]

  /// An animation of the view of an id that changes nothing yet, for so many seconds.
  public init(view: String, duration: Double) {
    self.view = view
    self.duration = duration
    delay = 0
    curve = .easeInOut
    repeatCount = 1
    autoreverses = false
    completion = []
  }
}
