import LayoutModel

/// The notification center: the observers, and the effects of notifications.
extension ScreenState {
  /// Posts a notification to its observers, and to those that went away without unregistering.
  ///
  /// Observers get it at once, one after another: the application's delegate, then controllers that have loaded their
  /// views, the oldest first.
  ///
  /// - Parameters:
  ///   - name: The notification's name.
  ///   - sender: The poster.
  ///   - isAnonymous: A Boolean that tells whether its `object` is nil all the same.
  ///   - detail: Its content.
  ///   - logged: The words that an observer's method prints, if they differ from its content.
  /// - Throws: The errors of observers; `SimulatedException` where one doesn't implement the selector, or is gone.
  mutating func post(
    _ name: String, by sender: String, isAnonymous: Bool = false, _ detail: String = "", logged: String? = nil
  ) throws {
    note(.notification, sender, name + (detail.isEmpty ? "" : ", \(detail)"))
    let object = isAnonymous ? nil : sender
    let loggedWords = logged ?? (detail.isEmpty ? name : detail)
    for observer in scene.application.observers where observer.observes(name, from: object) {
      try receive(name, observer, "application", loggedWords)
    }
    for index in window.hierarchy.indices
    where application.lives.loaded.contains(index) && window.hierarchy.contains(index) {
      for observer in window.hierarchy[index].controller.observers where observer.observes(name, from: object) {
        try receive(name, observer, window.hierarchy[index].name, loggedWords)
        guard window.hierarchy.contains(index) else { break }
      }
    }
    for forgotten in application.forgottenObservers where forgotten.observer.observes(name, from: object) {
      guard behavior.notifiesFreedObservers else {
        note(.warning, forgotten.name, "is gone and didn't unregister; from iOS 9 on \(name) no longer reaches it")
        continue
      }
      throw SimulatedException(
        name: "EXC_BAD_ACCESS",
        reason: "\(name) is sent to '\(forgotten.name)', which is gone: it didn't unregister as an observer, and the "
          + "message goes to freed memory")
    }
  }

  /// Posts a notification of the application's own.
  mutating func post(_ notification: PostedNotification) throws {
    let info = notification.userInfo.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    try post(
      notification.name, by: notification.object ?? "application", isAnonymous: notification.object == nil,
      info.isEmpty ? "" : "userInfo {\(info.joined(separator: "; "))}")
  }

  /// Sends an observer a notification.
  ///
  /// A selector that the observer doesn't implement, such as one that lacks its colon, is sent all the same, and ends the
  /// application.
  private mutating func receive(
    _ name: String, _ observer: NotificationObserver, _ receiver: String, _ logged: String
  ) throws {
    if let selector = observer.selector, let method = observer.method, method != selector {
      throw SimulatedException(
        name: "NSInvalidArgumentException",
        reason: "-[\(receiver) \(selector)]: unrecognized selector sent to instance (it implements \(method))")
    }
    note(.notification, receiver, observer.selector.map { "\($0) \(logged)" } ?? "receives \(name)")
    try perform(observer.actions)
  }
}

extension NotificationObserver {
  /// Tells whether it observes a notification of a name: `nil` stands for every name, and for every object.
  fileprivate func observes(_ name: String, from object: String?) -> Bool {
    (self.name ?? name) == name && (self.object == nil || self.object == object)
  }
}
