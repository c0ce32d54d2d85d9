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
    /// The user types into what is being edited, a character after the other.
    case type(String)
    /// The user taps the keyboard's Return key.
    case returnKey
    /// The user picks a photo in the image picker of this id, or takes one.
    case pickMedia(String)
    /// The user cancels the image picker of this id.
    case cancelPicking(String)
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
  /// Dismisses the controller's presented controller or, if it presents nothing, the controller itself.
  case dismiss(String, isAnimated: Bool, completion: [Action])
  /// Dismisses a popover if the controller of this id is up in one; else presents it there. This is how the book treats
  /// a second tap on an item whose popover is up.
  indirect case togglePopover(ModalPresentation, from: String)
  /// Pushes a controller of the scene's `viewControllers` onto a navigation controller.
  case push(String, onto: String, isAnimated: Bool)
  /// Pops the top controller of a navigation controller, or all above its root.
  case pop(from: String, toRoot: Bool, isAnimated: Bool)
  /// Selects a tab of a tab bar controller, or a page; counted from 0.
  case selectTab(of: String, index: Int)
  /// Replaces a navigation controller's stack with controllers of the old stack and of the scene's `viewControllers`.
  case setViewControllers([String], of: String)
  /// Adds a row to a table's data.
  indirect case insertRow(RowInsertion)
  /// Takes a row out of a table's data; among rows inserted under one id, the last one inserted.
  case removeRow(String, from: String, with: RowAnimation?)
  /// Moves a row of a table's to another place, which is seen at once.
  case moveRow(String, of: String, to: Int)
  /// Reloads a table: its rows are then those of its data.
  case reloadData(of: String)
  /// Sets values of a view.
  case set(String, [ViewSetting])
  /// Sets values of a bar's item.
  case setItem(String, [BarButtonItemSetting])
  /// Sets values of a controller.
  case setController(String, [ControllerSetting])
  /// Does one thing or another, depending on the interface's traits; in a callback about a future orientation or size,
  /// on the future traits.
  indirect case choose(when: ActionCondition, then: [Action], otherwise: [Action])
  /// Calls a method of the controller of this id, or a block that one of its properties holds.
  case call(String, of: String)
  /// Posts a notification.
  case post(PostedNotification)
  /// Lets a controller, or the application's delegate, observe notifications from now on.
  indirect case addObserver(NotificationObserver, observer: String)
  /// Ends observations of a controller or of the application's delegate, by name and poster; `nil` stands for all.
  case removeObserver(String, name: String?, object: String?)
  /// Begins editing a text field or a text view.
  case becomeFirstResponder(String)
  /// Ends editing a text field or a text view.
  case resignFirstResponder(String)
  /// Changes settings of the device.
  case device([DeviceSetting])
  /// Begins an animation, and continues at once.
  case animate(Animation)
  /// Throws an exception of the application's own, which ends it.
  case throwException(name: String, reason: String)
}
