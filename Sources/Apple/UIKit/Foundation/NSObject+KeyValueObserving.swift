public import Foundation

/// What a change's dictionary has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indices of what was inserted, left out, or replaced in a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// A Boolean that tells whether the value is about to change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that is told of changes of values: what overrides `observeValue` of `NSObject` on Apple's systems, and is no responder.
public protocol NSKeyValueObserver: AnyObject {
  /// Is told that a value has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension NSObjectProtocol where Self: NSObject {
  /// Tells an observer of a value's changes, by its key path, until the observer is removed. Observable values are the properties of
  /// UIKit's that report changes.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = NSKeyValueObservation()
    var last = ObservedValue.of(self, at: keyPath)
    let tell = { [weak self, weak observer] (change: [NSKeyValueChangeKey: Any]) in
      guard let self, let observer else { return }
      unsafe ObservedValue.tell(observer, keyPath, self, change, context)
    }
    func change(to value: Any?) -> [NSKeyValueChangeKey: Any] {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = value ?? NSNull() }
      return change
    }
    observation.look = { [weak self] in
      guard let self else { return }
      let value = ObservedValue.of(self, at: keyPath)
      if ObservedValue.areEqual(value, last) { return }
      var change = change(to: value)
      if options.contains(.old) { change[.oldKey] = last ?? NSNull() }
      last = value
      tell(change)
    }
    let entry = Observations.NamedEntry(
      observer: observer, keyPath: keyPath, context: Int(bitPattern: context), observation: observation, tell: tell)
    Observations.made(for: self).add(entry)
    if options.contains(.initial) { tell(change(to: last)) }
  }

  /// Tells an observer no more of a value's changes.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    Observations.of(self)?.remove(observer, keyPath, nil)
  }

  /// Tells an observer no more of a value's changes that it observes with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    Observations.of(self)?.remove(observer, keyPath, Int(bitPattern: context))
  }

  /// Is told that a value has changed: nothing to be done.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Says that a value is about to change by other ways than its property.
  public func willChangeValue(forKey key: String) {}

  /// Says that a value has changed by other ways than its property.
  public func didChangeValue(forKey key: String) { Observations.of(self)?.tell(of: key) }
}

/// Values of UIKit's properties by name, for observers.
private enum ObservedValue {
  /// Returns the value at a key path such as `layer.bounds`; `nil` where it isn't known.
  static func of(_ object: NSObject, at keyPath: String) -> Any? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var value: Any? = unsafe object
    let keys = keyPath.split(separator: ".").map(String.init)
    // UIKit's objects are only used on the main thread.
    MainActor.assumeIsolated {
      for key in keys {
        guard let here = unsafe value as? NSObject else { return }
        unsafe value = known(key, of: here) ?? here.value(forKey: key)
      }
    }
    return unsafe value
  }

  @MainActor private static func known(_ key: String, of object: NSObject) -> Any? {
    if let scrollView = object as? UIScrollView {
      switch key {
      case "contentOffset": return scrollView.contentOffset
      case "contentSize": return scrollView.contentSize
      case "contentInset": return scrollView.contentInset
      default: break
      }
    }
    switch (object, key) {
    case (let view as UIView, "frame"): return view.frame
    case (let view as UIView, "bounds"): return view.bounds
    case (let view as UIView, "center"): return view.center
    case (let view as UIView, "hidden"): return view.isHidden
    case (let view as UIView, "layer"): return view.layer
    case (let layer as CALayer, "bounds"): return layer.bounds
    case (let layer as CALayer, "frame"): return layer.frame
    case (let layer as CALayer, "position"): return layer.position
    case (let label as UILabel, "text"): return label.text
    case (let field as UITextField, "text"): return field.text
    case (let view as UITextView, "text"): return view.text
    case (let view as UIImageView, "image"): return view.image
    default: return nil
    }
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as AnyHashable, let second as AnyHashable): first == second
    default: false
    }
  }

  static func tell(
    _ observer: NSObject, _ keyPath: String, _ object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    _ context: UnsafeMutableRawPointer?
  ) {
    if let observer = observer as? any NSKeyValueObserver {
      return unsafe observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard let responder = observer as? UIAccessibleObject else { return }
    nonisolated(unsafe) let (object, change, context) = unsafe (object, change, context)
    MainActor.assumeIsolated {
      unsafe responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
