import LayoutModel

/// The notification center: the observers, and the effects of notifications.
extension ScreenState {
  /// Posts a notification to its observers, and to deallocated observers that didn't unregister.
  ///
  /// Observers get the notification at once, one after another: the application's delegate, then controllers with loaded views, the oldest
  /// first, then observers that code added. An observer that is removed meanwhile gets nothing any more; an observer that is added
  /// meanwhile gets nothing yet.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - sender: The poster, whatever the notification's `object` is.
  ///   - detail: What it carries.
  ///   - logged: The text that an observer's method prints; name, object and detail if `nil`.
  /// - Throws: What observers do; `SimulatedException` where one doesn't implement the selector, or is gone.
  mutating func post(
    _ notification: PostedNotification, by sender: String, _ detail: String = "", logged: String? = nil
  ) throws {
    let name = notification.name
    note(.notification, sender, name + (detail.isEmpty ? "" : ", \(detail)"))
    let parts = [name, notification.object.map { "object \($0)" } ?? "", detail]
    let loggedWords = logged ?? parts.filter { !$0.isEmpty }.joined(separator: ", ")
    for registration in registrations(of: notification) where isRegistered(registration) {
      try receive(notification, registration.observer, registration.name, loggedWords)
    }
    for forgotten in application.forgottenObservers where forgotten.observer.observes(notification) {
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

  /// Posts a notification of the system's.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - sender: Who posts it.
  ///   - isAnonymous: Whether its `object` is nil all the same.
  ///   - detail: What it carries.
  ///   - logged: The text that an observer's method prints, where it differs from the detail.
  /// - Throws: What observers do.
  mutating func post(
    _ name: String, by sender: String, isAnonymous: Bool = false, _ detail: String = "", logged: String? = nil
  ) throws {
    try post(
      PostedNotification(name: name, object: isAnonymous ? nil : sender), by: sender, detail, logged: logged)
  }

  /// Posts a notification of the system's that traces tell of where somebody observes it alone: of the launch, of windows,
  /// and of texts.
  ///
  /// - Throws: What observers do.
  mutating func postIfObserved(_ name: String, by sender: String) throws {
    let notification = PostedNotification(name: name, object: sender)
    let isForgotten = application.forgottenObservers.contains { $0.observer.observes(notification) }
    guard isForgotten || !registrations(of: notification).isEmpty else { return }
    try post(notification, by: sender)
  }

  /// Posts a notification of the application's own.
  mutating func post(_ notification: PostedNotification) throws {
    let info = notification.userInfo.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    let detail = info.isEmpty ? "" : "userInfo {\(info.joined(separator: "; "))}"
    try post(notification, by: notification.object ?? "application", detail)
  }

  // MARK: Observers

  /// Returns the present observers of a notification: the application's delegate, controllers, then those that code
  /// added.
  private func registrations(of notification: PostedNotification) -> [Registration] {
    var all = scene.application.observers.map { Registration(name: Self.delegate, observer: $0) }
    for index in window.hierarchy.indices where application.lives.loaded.contains(index) {
      let node = window.hierarchy[index]
      all += node.controller.observers.map { Registration(name: node.name, observer: $0, controller: index) }
    }
    all += application.addedObservers.map { added in
      Registration(name: added.name, observer: added.observer, controller: added.controller, number: added.number)
    }
    return all.filter { $0.observer.observes(notification) && isRegistered($0) }
  }

  /// Tells whether an observer still observes: a controller that lives, and didn't stop.
  private func isRegistered(_ registration: Registration) -> Bool {
    if let controller = registration.controller, !window.hierarchy.contains(controller) { return false }
    if let number = registration.number { return application.addedObservers.contains { $0.number == number } }
    return !application.removedObservers.contains {
      $0.name == registration.name && $0.isMeant(registration.observer)
    }
  }

  /// Lets a controller, or the application's delegate, observe from now on.
  mutating func addObserver(_ observer: NotificationObserver, named name: String) {
    let controller = window.hierarchy.index(named: name)
    guard controller != nil || name == Self.delegate else {
      return note(.note, name, "it isn't on the screen: nobody observes")
    }
    application.registrationCount += 1
    application.addedObservers.append(
      AddedObserver(
        name: name, controller: controller, observer: observer, number: application.registrationCount))
    note(.action, name, "addObserver: \(observer.name ?? "every notification")")
  }

  /// Lets a controller, or the application's delegate, observe no more what has a name and a poster.
  mutating func removeObserver(_ name: String, name notification: String?, object: String?) {
    let removed = RemovedObserver(name: name, notification: notification, object: object)
    application.addedObservers.removeAll { $0.name == name && removed.isMeant($0.observer) }
    application.removedObservers.append(removed)
    note(.action, name, "removeObserver" + (notification.map { ": \($0)" } ?? ""))
  }

  /// The name of the application's delegate.
  private static let delegate = "application"

  /// Sends an observer a notification.
  ///
  /// A selector that the observer doesn't implement, such as one that lacks its colon, is sent all the same, and ends the
  /// application.
  private mutating func receive(
    _ notification: PostedNotification, _ observer: NotificationObserver, _ receiver: String, _ logged: String
  ) throws {
    if let selector = observer.selector, let method = observer.method, method != selector {
      throw SimulatedException.unrecognizedSelector(selector, sentTo: receiver, implementing: [method])
    }
    note(.notification, receiver, observer.selector.map { "\($0) \(logged)" } ?? "receives \(notification.name)")
    try telling(CallArguments(notification: notification)) { state in try state.perform(observer.actions) }
  }
}

extension NotificationObserver {
  /// Tells whether it observes a notification of a name: `nil` stands for every name, and for every object.
  fileprivate func observes(_ notification: PostedNotification) -> Bool {
    (name ?? notification.name) == notification.name && (object == nil || object == notification.object)
  }
}

/// Somebody who observes, and what.
private struct Registration {
  let name: String
  let observer: NotificationObserver
  /// The controller; none of the application's delegate.
  var controller: ControllerHierarchy.Index?
  /// Of an observer that code added, which.
  var number: Int?
}

/// An observer that code added.
struct AddedObserver: Hashable, Sendable {
  /// The observer's name.
  let name: String
  let controller: ControllerHierarchy.Index?
  let observer: NotificationObserver
  /// A number of its own.
  let number: Int
}

/// The notifications that an observer no longer observes.
struct RemovedObserver: Hashable, Sendable {
  /// The observer's name.
  let name: String
  /// The notification's name; every one if `nil`.
  let notification: String?
  /// The poster; anybody if `nil`.
  let object: String?

  /// Tells whether an observer is one that stops.
  func isMeant(_ observer: NotificationObserver) -> Bool {
    (notification == nil || notification == observer.name) && (object == nil || object == observer.object)
  }
}
