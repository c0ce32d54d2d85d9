import Documents
import LayoutModel

// The values of the application's own actions: conditional ones, notifications, the device, and exceptions.

/// The actions of a condition: `then` where it holds, `otherwise` where it doesn't.
struct Conditional: Sendable {
  var when = ActionCondition()
  var then: [Action] = []
  var otherwise: [Action] = []
}

extension ValueFormat where Value == Conditional {
  static let conditional = KeyTable<Conditional>(
    "a condition and actions, an object", name: "Choice", required: ["when", "then"], fresh: Conditional(),
    [
      FixtureKey(
        "when", .actionCondition, "the conditions, which must hold all", example: #"{"orientation": "landscape"}"#,
        \.when),
      FixtureKey("then", .actions, "the actions where they hold", example: #"[{"reloadData": "table"}]"#, \.then),
      FixtureKey("else", .actions, "the actions where they don't", example: #"[{"reloadData": "table"}]"#, \.otherwise),
    ]
  ).format
}

/// An exception of the application's own.
struct ThrownException: Sendable {
  var name = ""
  var reason = ""
}

extension ValueFormat where Value == ThrownException {
  static let exception = KeyTable<ThrownException>(
    "an exception, an object", name: "Exception", required: ["name", "reason"], fresh: ThrownException(),
    [
      FixtureKey("name", .string, "its name", example: #""Wrong initializer""#, \.name),
      FixtureKey("reason", .string, "its reason", example: #""Use initForNewItem:""#, \.reason),
    ]
  ).format
}

extension ValueFormat where Value == PostedNotification {
  static let notification = KeyTable<PostedNotification>(
    "a notification, an object", name: "Notification", required: ["name"], fresh: PostedNotification(name: ""),
    [
      FixtureKey("name", .string, "its name", example: #""LostDog""#, \.name),
      FixtureKey(
        "object", .string, "the object that posts it: \"device\", \"application\" or a controller's id",
        default: "nobody",
        example: #""owner""#,
        \.object),
      FixtureKey(
        "userInfo", .members("an object of strings", .string), "its further texts, strings by names",
        example: #"{"Name": "Fido"}"#, \.userInfo),
    ]
  ).format
}

extension ValueFormat where Value == [DeviceSetting] {
  static let deviceSettings = KeyTable<[DeviceSetting]>(
    "an object with settings of UIDevice", name: "DeviceSettings", fresh: [],
    [
      FixtureKey(
        "isBatteryMonitoringEnabled", .bool, "whether changes of the battery are posted", default: "`false` at first",
        example: "true",
        { $0.append(.isBatteryMonitoringEnabled($1)) },
        write: { settings in
          settings.lazy.compactMap { if case .isBatteryMonitoringEnabled(let isOn) = $0 { isOn } else { nil } }.first
        }),
      FixtureKey(
        "isProximityMonitoringEnabled", .bool, "whether the proximity sensor is on", default: "`false` at first",
        example: "true",
        { $0.append(.isProximityMonitoringEnabled($1)) },
        write: { settings in
          settings.lazy.compactMap { if case .isProximityMonitoringEnabled(let isOn) = $0 { isOn } else { nil } }.first
        }),
      call("beginGeneratingDeviceOrientationNotifications", .beginGeneratingDeviceOrientationNotifications),
      call("endGeneratingDeviceOrientationNotifications", .endGeneratingDeviceOrientationNotifications),
    ]
  ).format

  /// A key that calls a method if its value is true.
  private static func call(_ name: String, _ setting: DeviceSetting) -> FixtureKey<[DeviceSetting]> {
    FixtureKey(
      name, .bool, "true calls it; what begins and ends is counted", example: "true", { if $1 { $0.append(setting) } },
      write: { $0.contains(setting) ? true : nil })
  }
}

/// An observer with its settings, such as the name of the notification.
struct AddedObserver: Sendable {
  var observer = ""
  var settings = NotificationObserver(name: nil)
}

extension ValueFormat where Value == AddedObserver {
  static let addedObserver = KeyTable<AddedObserver>(
    "an observer, an object", name: "AddedObserver", required: ["observer", "name"], fresh: AddedObserver(),
    [
      FixtureKey(
        "observer", .reference, "the id of the controller, or \"application\" for its delegate", example: #""catcher""#,
        \.observer),
      FixtureKey(
        "name", .optional(.string), "the notification's name; null for every one", example: #""LostDog""#,
        \.settings.name),
      FixtureKey(
        "object", .optional(.string), "the object that posts it, as in `post`; null for anybody", example: #""owner""#,
        \.settings.object),
      FixtureKey(
        "selector", .string, "the message that is sent, with its colons", example: #""retrieveDog:""#,
        \.settings.selector),
      FixtureKey(
        "method", .string, "the method that the observer implements, where it is another than the selector's",
        default: "the selector's", example: #""retrieveDog:""#, \.settings.method),
      FixtureKey(
        "unregisters", .bool, "whether it stops observing before it goes away", example: "false",
        \.settings.unregisters),
      FixtureKey(
        "actions", .actions, "its actions then", example: #"[{"reloadData": "table"}]"#, \.settings.actions),
    ]
  ).format { !$0.observer.isEmpty }
}

/// An observer that is removed, and the notifications that it no longer observes.
struct RemovedObserver: Sendable {
  var observer = ""
  var name: String?
  var object: String?
}

extension ValueFormat where Value == RemovedObserver {
  static let removedObserver = KeyTable<RemovedObserver>(
    "an observer that stops, an object", name: "RemovedObserver", required: ["observer"], fresh: RemovedObserver(),
    [
      FixtureKey(
        "observer", .reference, "the id of the controller, or \"application\" for its delegate", example: #""catcher""#,
        \.observer),
      FixtureKey(
        "name", .optional(.string), "the notification's name", default: "every one", example: #""LostDog""#, \.name),
      FixtureKey(
        "object", .optional(.string), "the object that posts it", default: "anybody", example: #""owner""#, \.object),
    ]
  ).format { !$0.observer.isEmpty }
}
