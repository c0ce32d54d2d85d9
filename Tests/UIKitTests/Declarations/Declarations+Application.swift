// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit
import UserNotifications

@MainActor private func useTypes() {
  _ = UIApplication.self
  _ = UIApplication.LaunchOptionsKey.self
  _ = UIApplication.OpenExternalURLOptionsKey.self
  _ = UIApplication.OpenURLOptionsKey.self
  _ = UIApplication.State.self
  _ = (any UIApplicationDelegate).self
  _ = UIApplicationShortcutIcon.self
  _ = UIApplicationShortcutItem.self
  _ = UIBackgroundFetchResult.self
  _ = UIOpenURLContext.self
  _ = UIScene.self
  _ = UISceneConfiguration.self
  _ = UISceneSession.self
  _ = (any UIUserActivityRestoring).self
  _ = UIWebView.self
  _ = UIWindowScene.self
  _ = (any UIWindowSceneDelegate).self
  _ = UNAuthorizationOptions.self
  _ = UNAuthorizationStatus.self
  _ = UNCalendarNotificationTrigger.self
  _ = UNMutableNotificationContent.self
  _ = UNNotification.self
  _ = UNNotificationInterruptionLevel.self
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

@MainActor private func useUIApplication(_ object: inout UIApplication) {
  _ = object.applicationIconBadgeNumber
  _ = object.applicationState
  _ = object.backgroundRefreshStatus
  _ = object.beginBackgroundTask(expirationHandler: anything())
  _ = object.canOpenURL(anything())
  _ = object.connectedScenes
  _ = object.delegate
  _ = UIApplication.didBecomeActiveNotification
  _ = UIApplication.didEnterBackgroundNotification
  _ = UIApplication.didReceiveMemoryWarningNotification
  object.endBackgroundTask(anything())
  _ = object.isIdleTimerDisabled
  _ = object.keyWindow
  object.open(anything(), options: anything(), completionHandler: anything())
  _ = UIApplication.openSettingsURLString
  _ = object.openURL(anything())
  object.registerForRemoteNotifications()
  object.requestSceneSessionActivation(anything(), userActivity: anything(), options: anything(), errorHandler: anything())
  _ = object.sendAction(anything(), to: anything(), from: anything(), for: anything())
  _ = UIApplication.shared
  _ = object.shortcutItems
  _ = object.statusBarFrame
  _ = object.statusBarOrientation
  _ = UIApplication.willEnterForegroundNotification
  _ = UIApplication.willResignActiveNotification
  _ = UIApplication.willTerminateNotification
  _ = object.windows
}

@MainActor private func useUIApplicationDelegate(_ object: inout any UIApplicationDelegate) {
  _ = object.application(anything(), configurationForConnecting: anything(), options: anything())
  _ = object.application(anything(), continue: anything(), restorationHandler: anything())
  _ = object.application(anything(), didDiscardSceneSessions: anything())
  _ = object.application(anything(), didFailToRegisterForRemoteNotificationsWithError: anything())
  _ = object.application(anything(), didFinishLaunchingWithOptions: anything())
  _ = object.application(anything(), didReceiveRemoteNotification: anything(), fetchCompletionHandler: anything())
  _ = object.application(anything(), didRegisterForRemoteNotificationsWithDeviceToken: anything())
  _ = object.application(anything(), open: anything(), options: anything())
  _ = object.application(anything(), performActionFor: anything(), completionHandler: anything())
  _ = object.application(anything(), shouldRestoreApplicationState: anything())
  _ = object.application(anything(), shouldSaveApplicationState: anything())
  _ = object.application(anything(), viewControllerWithRestorationIdentifierPath: anything(), coder: anything())
  _ = object.application(anything(), willFinishLaunchingWithOptions: anything())
  _ = object.applicationDidBecomeActive(anything())
  _ = object.applicationDidEnterBackground(anything())
  _ = object.applicationWillEnterForeground(anything())
  _ = object.applicationWillResignActive(anything())
  _ = object.applicationWillTerminate(anything())
  _ = object.window
}

@MainActor private func useUIApplicationShortcutItem(_ object: inout UIApplicationShortcutItem) {
  _ = UIApplicationShortcutItem(type: anything(), localizedTitle: anything(), localizedSubtitle: anything(), icon: anything(), userInfo: anything())
  _ = object.type
}

@MainActor private func useUIBackgroundFetchResult() {
  _ = UIBackgroundFetchResult.newData
  _ = UIBackgroundFetchResult.noData
}

@MainActor private func useUIScene(_ object: inout UIScene) {
  _ = UIScene.ConnectionOptions.self
  _ = object.activationState
  _ = object.session
}

@MainActor private func useUISceneActivationState() {
  _ = UIScene.ActivationState.foregroundActive
  _ = UIScene.ActivationState.foregroundInactive
}

@MainActor private func useUISceneConfiguration() {
  _ = UISceneConfiguration(name: anything(), sessionRole: anything())
}

@MainActor private func useUISceneConnectionOptions(_ object: inout UIScene.ConnectionOptions) {
  _ = object.shortcutItem
  _ = object.userActivities
}

@MainActor private func useUISceneDelegate(_ object: inout any UISceneDelegate) {
  _ = object.scene(anything(), openURLContexts: anything())
  _ = object.scene(anything(), willConnectTo: anything(), options: anything())
  _ = object.sceneDidBecomeActive(anything())
  _ = object.sceneDidDisconnect(anything())
  _ = object.sceneDidEnterBackground(anything())
  _ = object.sceneWillEnterForeground(anything())
  _ = object.sceneWillResignActive(anything())
}

@MainActor private func useUISceneSession(_ object: inout UISceneSession) {
  _ = object.role
}

@MainActor private func useUIWebView(_ object: inout UIWebView) {
  object.loadRequest(anything())
  _ = object.scrollView
  _ = object.stringByEvaluatingJavaScript(from: anything())
}

@MainActor private func useUIWindowScene(_ object: inout UIWindowScene) {
  _ = object.interfaceOrientation
  _ = object.screen
  _ = object.statusBarManager
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

@MainActor private func useUNNotificationInterruptionLevel() {
  _ = UNNotificationInterruptionLevel.critical
  _ = UNNotificationInterruptionLevel.timeSensitive
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
