public import Foundation
import Synchronization

/// An object that is told of notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Is asked how a notification is shown while the application is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Is told what the user did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Is asked to show settings.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  {}
}

/// The settings of notifications: the user was never asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The right to show them.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// A Boolean that tells whether they sound.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// A Boolean that tells whether they have a number.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// A Boolean that tells whether they come at once.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// A Boolean that tells whether they are in the list.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// A Boolean that tells whether they are on the locked screen.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// A Boolean that tells whether critical ones are shown.
  open var criticalAlertSetting: UNNotificationSetting { .disabled }
}

/// The notifications of an application: they are held, and none comes.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  private let pending = Mutex<[UNNotificationRequest]>([])
  private let categories = Mutex<Set<UNNotificationCategory>>([])

  open class func current() -> UNUserNotificationCenter { shared }

  /// An object that is told of notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  open var supportsContentExtensions: Bool { false }

  /// Asks the user, who doesn't answer: no.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  /// Asks the user, who doesn't answer: no.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Holds a notification, in place of one of the same identifier.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    pending.withLock { all in
      all.removeAll { $0.identifier == request.identifier }
      all.append(request)
    }
    completionHandler?(nil)
  }

  /// Holds a notification, in place of one of the same identifier.
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

  /// Gives the held notifications.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(pending.withLock { $0 })
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.withLock { $0 } }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.withLock { all in all.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all held notifications.
  open func removeAllPendingNotificationRequests() { pending.withLock { $0 = [] } }

  /// Gives the notifications that came: none.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { completionHandler([]) }

  /// The notifications that came: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Does nothing: none came.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Does nothing: none came.
  open func removeAllDeliveredNotifications() {}

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories.withLock { $0 = categories }
  }

  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler(categories.withLock { $0 })
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock { $0 } }

  /// Does nothing: there is no icon.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
}
