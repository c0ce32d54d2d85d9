public import Foundation

/// An action on an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Its kind, by which the app knows it.
  public let type: String
  public let localizedTitle: String
  /// The text below its title.
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  public let targetContentIdentifier: Any?

  /// An action with texts and an icon.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo, targetContentIdentifier) = (icon, userInfo, nil)
    super.init()
  }

  /// An action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// An action on an app's icon that may be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The icon of an action on an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// An icon of the system's.
  public enum IconType: Int, Sendable {
    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Its name; `nil` for an icon of the system's.
  package let name: String?

  /// An icon of the system's.
  public init(type: IconType) {
    name = nil
    super.init()
  }

  /// An image of the app's.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// One of the system's symbols.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }
}
