import LayoutModel

/// The notifications of a launch, where somebody observes them; in UIKit's order (general knowledge).
extension ScreenState {
  /// A Boolean that tells whether a launch runs code or presents anything, so that the layout may depend on it. A window
  /// without a root controller counts too.
  var launchRunsCode: Bool {
    window.hierarchy.isEmpty || !scene.application.didFinishLaunching.isEmpty || !scene.application.observers.isEmpty
      || window.hierarchy.indices.contains { index in
        let controller = window.hierarchy[index].controller
        return !controller.handlers.isEmpty || !controller.presents.isEmpty || !controller.observers.isEmpty
      }
  }

  /// The window becomes visible and key, before the views of its root controller appear.
  ///
  /// - Throws: What observers do.
  mutating func announceWindow() throws {
    for name in ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"] {
      try postIfObserved(name, by: "window")
    }
  }

  /// The application has launched and becomes active.
  ///
  /// - Throws: What observers do; `SimulatedException` where UIKit wants a root controller.
  mutating func announceLaunch() throws {
    for name in ["UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification"] {
      try postIfObserved(name, by: "application")
    }
    guard window.hierarchy.isEmpty, let words = behavior.expectationOfRootController else { return }
    if behavior.throwsWithoutRootController {
      throw SimulatedException(name: "NSInternalInconsistencyException", reason: words)
    }
    note(.warning, "application", words)
  }
}

extension SystemBehavior {
  /// The console's line at the end of a launch of an application whose window has no root controller: none until iOS 4
  /// (general knowledge).
  fileprivate var expectationOfRootController: String? {
    switch systemVersion.major {
    case ...4: nil
    case 5: "Applications are expected to have a root view controller at the end of application launch"
    default: "Application windows are expected to have a root view controller at the end of application launch"
    }
  }

  /// A Boolean that tells whether that is an exception: from iOS 9 on (general knowledge).
  fileprivate var throwsWithoutRootController: Bool { systemVersion.major >= 9 }
}
