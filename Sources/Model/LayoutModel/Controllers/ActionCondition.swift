/// A condition for code to do something: it holds where every part that is given agrees with how things are as the code
/// runs.
public struct ActionCondition: Hashable, Sendable {
  /// The traits; within a callback that announces an orientation, the traits to come.
  public var traits: TraitCondition
  /// The interface orientation as the code runs, `interfaceOrientation`. Before a turn it is still the old one.
  public var interfaceOrientation: TraitCondition.Orientation?
  /// In `didRotate`, how the interface stood before.
  public var fromInterfaceOrientation: TraitCondition.Orientation?
  /// In `willRotate` and `willAnimateRotation`, how it comes to stand.
  public var toInterfaceOrientation: TraitCondition.Orientation?
  /// The duration of the turn in seconds, in callbacks that have it.
  public var duration: Double?
  /// In a completion block, whether the finished work ran to its end.
  public var finished: Bool?
  /// A source that the device can take images from.
  public var isSourceTypeAvailable: ImagePickerSourceType?
  /// Of an observer's code, the notification that it is sent.
  public var notification: NotificationCondition?
  /// Properties of controllers.
  public var properties: [PropertyCondition]

  /// A condition of traits; without parts it always holds.
  public init(_ traits: TraitCondition = TraitCondition()) {
    self.traits = traits
    properties = []
  }
}

/// A condition on the notification that is observed: it holds where every part that is given agrees.
public struct NotificationCondition: Hashable, Sendable {
  /// Its name.
  public var name: String?
  /// The poster: `device`, `application` or an id.
  public var object: String?
  /// Some of what it says beside, by names.
  public var userInfo: [String: String]

  /// A condition that every notification meets.
  public init() {
    userInfo = [:]
  }
}

/// A condition on a property of a controller.
public struct PropertyCondition: Hashable, Sendable {
  /// The controller's id.
  public var controller: String
  /// The property's name.
  public var name: String
  /// The value that the property must hold.
  public var value: Value

  /// A condition on a property's value.
  public enum Value: Hashable, Sendable {
    /// This value.
    case exactly(PropertyValue)
    /// Anything but `nil`.
    case something
  }

  /// A condition on a property of the controller of an id.
  public init(_ name: String, of controller: String, is value: Value) {
    self.name = name
    self.controller = controller
    self.value = value
  }
}

extension TraitCondition.Orientation {
  /// Tells whether the condition allows an orientation.
  package func includes(_ orientation: InterfaceOrientation) -> Bool { holds(for: orientation) }
}
