/// A notification that a controller or the application observes, as set up by `addObserver:selector:name:object:`.
public struct NotificationObserver: Hashable, Sendable {
  /// The notification's name, such as `UIDeviceOrientationDidChangeNotification`; every name if `nil`.
  public var name: String?
  /// The poster: `device`, `application` or a controller's id; any if `nil`.
  public var object: String?
  /// The selector that is sent, such as `orientationChanged:`.
  public var selector: String?
  /// The method that the observer implements; the selector's if `nil`. Another one is an unrecognized selector.
  public var method: String?
  /// True if the observer stops observing before it goes away.
  public var unregisters: Bool
  /// The actions on the notification.
  public var actions: [Action]

  /// An observer; without `method` it implements its selector.
  public init(
    name: String?, object: String? = nil, selector: String? = nil, method: String? = nil, unregisters: Bool = true,
    actions: [Action] = []
  ) {
    self.name = name
    self.object = object
    self.selector = selector
    self.method = method
    self.unregisters = unregisters
    self.actions = actions
  }

  /// The notification that is posted when the device is turned.
  public static let deviceOrientationDidChange = "UIDeviceOrientationDidChangeNotification"
}

/// A notification that an application posts.
public struct PostedNotification: Hashable, Sendable {
  /// The notification's name.
  public var name: String
  /// The poster: `device`, `application` or a controller's id; nobody if `nil`.
  public var object: String?
  /// The notification's further content.
  public var userInfo: [String: String]

  /// A notification by its name.
  public init(name: String, object: String? = nil, userInfo: [String: String] = [:]) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}
