public import Documents

/// Something that happens to a screen.
public struct Event: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: Hashable, Sendable {
    /// The device is turned.
    case rotateDevice(DeviceOrientation)
    /// A finger goes down and up.
    case tap(TapTarget)
    /// The keyboard comes up, or goes.
    case keyboard(isShown: Bool)
    /// The battery is plugged in, unplugged or full.
    case batteryState(BatteryState)
    /// The battery has this charge, from 0 to 1.
    case batteryLevel(Double)
    /// Something comes near the screen, such as an ear, or leaves.
    case proximityState(Bool)
    /// Nothing happens for some seconds.
    case wait(Double)
    /// The application acts by itself.
    case action(Action)
  }

  /// The kind of event.
  public var kind: Kind
  /// The event's place in the file.
  public var position: SourcePosition?

  /// An event of a kind.
  public init(_ kind: Kind, position: SourcePosition? = nil) {
    self.kind = kind
    self.position = position
  }
}

/// The target of a tap.
public enum TapTarget: Hashable, Sendable {
  /// The view or bar button item of this id.
  case item(String)
  /// A point of the window.
  case point(Point)
}

/// An action of an application.
public enum Action: Hashable, Sendable {
  /// Presents a controller; `from` is the id of the presenting controller.
  indirect case present(ModalPresentation, from: String)
  /// Dismisses the controller that this controller presents, or this controller itself where it presents nothing.
  case dismiss(String, completion: [Action])
  /// Dismisses a popover if the controller of this id is up in one; else presents it there. This is how the book treats
  /// a second tap on an item whose popover is up.
  indirect case togglePopover(ModalPresentation, from: String)
  /// Pushes a controller of the scene's `viewControllers` onto a navigation controller.
  case push(String, onto: String)
  /// Pops the top controller of a navigation controller, or all above its root.
  case pop(from: String, toRoot: Bool)
  /// Selects a tab of a tab bar controller, or a page; counted from 0.
  case selectTab(of: String, index: Int)
  /// Replaces a navigation controller's stack with controllers of the old stack and of the scene's `viewControllers`.
  case setViewControllers([String], of: String)
  /// Adds a row to a table's data; it appears when the table reloads.
  indirect case insertRow(View, into: String)
  /// Removes a row from a table's data; it disappears when the table reloads. Among rows inserted under one id, the
  /// last one is removed.
  case removeRow(String, from: String)
  /// Reloads a table: its rows are then those of its data.
  case reloadData(of: String)
  /// Sets values of a view.
  case set(String, [ViewSetting])
  /// Sets values of a bar's item.
  case setItem(String, [BarButtonItemSetting])
  /// Does one thing or another, depending on the interface's traits; in a callback about a future orientation or size,
  /// on the future traits.
  indirect case choose(when: TraitCondition, then: [Action], otherwise: [Action])
  /// Posts a notification.
  case post(PostedNotification)
  /// Changes settings of the device.
  case device([DeviceSetting])
  /// Begins an animation, and continues at once.
  case animate(Animation)
  /// Throws an exception of the application's own, which ends it.
  case throwException(name: String, reason: String)
}

/// An animation block: a view's final values, with their timing.
public struct Animation: Hashable, Sendable {
  /// The speed of an animation over time: `UIView.AnimationOptions`' curves.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// Slow at both ends, slow at the beginning, slow at the end, or even.
    case easeInOut, easeIn, easeOut, linear
  }

  /// The id of the view.
  public var view: String
  /// The final frame, in the superview's coordinates, in points; `nil` for no change.
  public var frame: Rect?
  /// The final opacity, from 0 to 1; `nil` for no change.
  public var alpha: Double?
  /// The final transform; `nil` for no change.
  public var transform: AffineTransform?
  /// The duration, in seconds.
  public var duration: Double
  /// The delay, in seconds.
  public var delay: Double
  /// The speed over time.
  public var curve: Curve
  /// The number of repetitions; endless for infinity.
  public var repeatCount: Double
  /// A Boolean that tells whether it runs backwards after each repetition.
  public var autoreverses: Bool
  /// The actions at its end.
  public var completion: [Action]

  /// An animation of the view of an id, of some seconds, that changes nothing yet.
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
