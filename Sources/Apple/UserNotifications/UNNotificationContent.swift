public import Foundation

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In the list only.
  case passive = 0
  case active
  /// At once, also while the user is busy.
  case timeSensitive
  /// At once, whatever the settings.
  case critical
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of a file.
  public let name: UNNotificationSoundName?

  /// A sound of a file.
  public init(named name: UNNotificationSoundName) { self.name = name }

  private override init() { name = nil }

  open class var `default`: UNNotificationSound { UNNotificationSound() }

  /// The usual sound of critical ones.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  /// The usual sound of critical ones, as loud as is given.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound() }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that comes with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  /// A file.
  ///
  /// - Throws: Nothing here: the file isn't read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
  }
}

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  struct Values {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body = ""
    var categoryIdentifier = ""
    var sound: UNNotificationSound?
    var subtitle = ""
    var threadIdentifier = ""
    var title = ""
    var userInfo: [AnyHashable: Any] = [:]
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var targetContentIdentifier: String?
  }

  var values = Values()

  /// Files that come with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number on the application's icon.
  open var badge: NSNumber? { values.badge }
  open var body: String { values.body }
  /// The category, which has the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var sound: UNNotificationSound? { values.sound }
  open var subtitle: String { values.subtitle }
  /// The thread with which it is grouped.
  open var threadIdentifier: String { values.threadIdentifier }
  open var title: String { values.title }
  /// The data that the application gave with it.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The importance among others, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The content that it leads to.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
}
