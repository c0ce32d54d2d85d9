// Written by tools/uikit-declarations.
// swift-format-ignore-file
import UIKit
import UserNotifications

@MainActor private func useTypes() {
  _ = UIBackgroundFetchResult.self
  _ = (any UIUserActivityRestoring).self
  _ = UIWindowScene.self
  _ = UNAuthorizationOptions.self
  _ = UNAuthorizationStatus.self
  _ = UNCalendarNotificationTrigger.self
  _ = UNMutableNotificationContent.self
  _ = UNNotification.self
  _ = UNNotificationAction.self
  _ = UNNotificationAttachment.self
  _ = UNNotificationCategory.self
  _ = UNNotificationContent.self
  _ = UNNotificationRequest.self
  _ = UNNotificationResponse.self
  _ = UNNotificationSound.self
  _ = UNTimeIntervalNotificationTrigger.self
  _ = UNUserNotificationCenter.self
  _ = (any UNUserNotificationCenterDelegate).self
}

@MainActor private func useUIBackgroundFetchResult() {
  _ = UIBackgroundFetchResult.newData
  _ = UIBackgroundFetchResult.noData
}

@MainActor private func useUIWindowScene(_ object: inout UIWindowScene) {
  _ = object.screen
  _ = object.windows
}

@MainActor private func useUNAuthorizationOptions() {
  _ = UNAuthorizationOptions.alert
  _ = UNAuthorizationOptions.badge
  _ = UNAuthorizationOptions.sound
}

@MainActor private func useUNCalendarNotificationTrigger(_ object: inout UNCalendarNotificationTrigger) {
  _ = object.dateComponents
}

@MainActor private func useUNMutableNotificationContent(_ object: inout UNMutableNotificationContent) {
  _ = object.body
  _ = object.categoryIdentifier
  _ = UNMutableNotificationContent()
  _ = object.interruptionLevel
  _ = object.sound
  _ = object.threadIdentifier
  _ = object.title
  _ = object.userInfo
}

@MainActor private func useUNNotification(_ object: inout UNNotification) {
  _ = object.request
}

@MainActor private func useUNNotificationAction() {
  _ = UNNotificationAction(identifier: anything(), title: anything(), options: anything())
}

@MainActor private func useUNNotificationContent(_ object: inout UNNotificationContent) {
  _ = object.title
  _ = object.userInfo
}

@MainActor private func useUNNotificationRequest(_ object: inout UNNotificationRequest) {
  _ = object.content
  _ = object.identifier
  _ = UNNotificationRequest(identifier: anything(), content: anything(), trigger: anything())
}

@MainActor private func useUNNotificationResponse(_ object: inout UNNotificationResponse) {
  _ = object.actionIdentifier
  _ = object.notification
}

@MainActor private func useUNNotificationSettings(_ object: inout UNNotificationSettings) {
  _ = object.alertSetting
  _ = object.authorizationStatus
  _ = object.badgeSetting
  _ = object.soundSetting
}

@MainActor private func useUNNotificationSound() {
  _ = UNNotificationSound.default
  _ = UNNotificationSound.defaultCriticalSound(withAudioVolume: anything())
}

@MainActor private func useUNTimeIntervalNotificationTrigger() {
  _ = UNTimeIntervalNotificationTrigger(timeInterval: anything(), repeats: anything())
}

@MainActor private func useUNUserNotificationCenter(_ object: inout UNUserNotificationCenter) {
  object.add(anything(), withCompletionHandler: anything())
  _ = UNUserNotificationCenter.current()
  _ = object.delegate
  object.getDeliveredNotifications() { _ in }
  object.getNotificationSettings() { _ in }
  object.removeDeliveredNotifications(withIdentifiers: anything())
  _ = UNUserNotificationCenter.requestAuthorization(options:)
}

@MainActor private func useUNUserNotificationCenterDelegate(_ object: inout any UNUserNotificationCenterDelegate) {
  _ = object.userNotificationCenter(anything(), didReceive: anything(), withCompletionHandler: anything())
  _ = object.userNotificationCenter(anything(), willPresent: anything(), withCompletionHandler: anything())
}
