import Dispatch
public import Foundation
import LayoutModel
public import ObjectiveC

/// The notifications that an object hears by its methods, for as long as it lives.
private final class Hearing: @unchecked Sendable {
  private struct Entry {
    let center: NotificationCenter
    let name: NSNotification.Name?
    let object: AnyObject?
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  nonisolated(unsafe) private static var key: UInt8 = 0

  static func of(_ observer: AnyObject) -> Hearing? {
    unsafe objc_getAssociatedObject(observer, &key) as? Hearing
  }

  static func made(for observer: AnyObject) -> Hearing {
    if let known = of(observer) { return known }
    let hearing = Hearing()
    unsafe objc_setAssociatedObject(observer, &key, hearing, .OBJC_ASSOCIATION_RETAIN)
    return hearing
  }

  func add(
    _ observer: AnyObject, _ selector: Selector, _ center: NotificationCenter, _ name: NSNotification.Name?,
    _ object: AnyObject?
  ) {
    let observer = WeakObject(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target = observer.object else { return }
      Message(selector, to: target, notification, noted: "\(selector.name) \(notification.words)").send()
    }
    lock.withLock { entries.append(Entry(center: center, name: name, object: object, token: token)) }
  }

  /// Ends those of a center that have a name and an object, where these are given.
  func remove(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) {
    let ended = lock.withLock {
      let isEnded = { (entry: Entry) in
        entry.center === center && (name == nil || entry.name == name) && (object == nil || entry.object === object)
      }
      defer { entries.removeAll(where: isEnded) }
      return entries.filter(isEnded)
    }
    for entry in ended { center.removeObserver(entry.token as Any) }
  }

  deinit { for entry in entries { entry.center.removeObserver(entry.token as Any) } }
}

extension Notification {
  /// Its name, its object and what it carries; of the device's orientation and proximity these alone.
  fileprivate var words: String {
    if object is UIDevice, MainQueue.isCurrent {
      let name = name
      return MainActor.assumeIsolated {
        switch name {
        case UIDevice.orientationDidChangeNotification: "\(UIDevice.current.orientation.rawValue)"
        case UIDevice.proximityStateDidChangeNotification: UIDevice.current.proximityState ? "1" : "0"
        default: name.rawValue
        }
      }
    }
    // Descriptions of objects may have addresses.
    func words(_ value: Any) -> String { value is String || value is NSNumber ? "\(value)" : "\(type(of: value))" }
    let object = object.map { ", object \(words($0))" } ?? ""
    let info = (userInfo ?? [:]).map { "\($0.key) = \(words($0.value))" }.sorted().joined(separator: "; ")
    return name.rawValue + object + (info.isEmpty ? "" : ", userInfo {\(info)}")
  }
}

/// An object that isn't kept.
struct WeakObject: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension NotificationCenter {
  /// Calls a method of an object at notifications, as long as the object lives.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    Hearing.made(for: observer).add(observer, aSelector, self, aName, anObject.map { $0 as AnyObject })
  }

  /// Ends all calls of an object's methods, or what a token stands for.
  public func removeObserver(_ observer: AnyObject) {
    if let hearing = Hearing.of(observer) { hearing.remove(self, nil, nil) } else { removeObserver(observer as Any) }
  }

  /// Ends the calls of an object's methods at some notifications.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    if let hearing = Hearing.of(observer) {
      hearing.remove(self, aName, anObject.map { $0 as AnyObject })
    } else {
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }
}

extension Timer {
  /// A timer that calls a method.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = StrongObject(aTarget as AnyObject)
    self.init(timeInterval: ti, repeats: yesOrNo) { Message(aSelector, to: target.object, $0).send() }
  }

  /// A timer of the run loop that calls a method.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let target = StrongObject(aTarget as AnyObject)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) {
      Message(aSelector, to: target.object, $0).send()
    }
  }
}

/// An object that is kept, and taken to another thread as it is.
private struct StrongObject: @unchecked Sendable {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }
}

/// The queue of the main thread, which another thread may serve once the program only waits.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A Boolean that tells whether the present code runs on it.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// A call of a method, taken to the main thread, where what has selectors lives.
private struct Message: @unchecked Sendable {
  let selector: Selector
  let target: AnyObject
  let argument: Any?
  /// The words for it in a record of calls; `nil` where it isn't noted.
  let noted: String?

  init(_ selector: Selector, to target: AnyObject, _ argument: Any?, noted: String? = nil) {
    (self.selector, self.target, self.argument, self.noted) = (selector, target, argument, noted)
  }

  /// Calls it: at once on the main thread, else as soon as that has time.
  func send() {
    guard MainQueue.isCurrent else {
      DispatchQueue.main.async { self.send() }
      return
    }
    MainActor.assumeIsolated {
      if let noted { ControllerRecord.current?.note(.notification, target, noted) }
      _ = selector.perform(on: target, with: [argument])
    }
  }
}

extension NSObjectProtocol {
  /// Calls a method after a time.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let message = Message(aSelector, to: self, anArgument)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { message.send() }
  }

  /// Calls a method on the main thread: at once there, else as soon as that has time.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    Message(aSelector, to: self, arg).send()
  }

  /// Calls a method soon, beside what runs: on the main thread too, as all of an app's code here.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let message = Message(aSelector, to: self, arg)
    DispatchQueue.main.async { message.send() }
  }
}
