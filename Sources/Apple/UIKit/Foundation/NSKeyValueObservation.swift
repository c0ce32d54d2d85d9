public import Foundation
import ObjectiveC
import Synchronization

/// The values that an observer asks for.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 0x01)
  public static let old = NSKeyValueObservingOptions(rawValue: 0x02)
  /// The value at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 0x04)
  /// The value before a change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 0x08)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  /// A change of a collection.
  case insertion, removal, replacement
}

/// A change of a value.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  /// The new value, where it was asked for.
  public let newValue: Value?
  /// The old value, where it was asked for.
  public let oldValue: Value?
  /// `nil`: no collections are observed.
  public var indexes: IndexSet? { nil }
  public var isPrior: Bool { false }
}

/// An observation of a value, as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Looks whether the value has changed.
  var look: (() -> Void)?

  override init() { super.init() }

  public func invalidate() { look = nil }
}

/// The observations of an object's values.
final class Observations {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  nonisolated(unsafe) private static var key: UInt8 = 0
  /// A Boolean that tells whether anything was ever observed.
  static let isAny = Atomic(false)

  static func of(_ object: AnyObject) -> Observations? {
    unsafe objc_getAssociatedObject(object, &key) as? Observations
  }

  static func made(for object: AnyObject) -> Observations {
    isAny.store(true, ordering: .relaxed)
    if let known = of(object) { return known }
    let observations = Observations()
    unsafe objc_setAssociatedObject(object, &key, observations, .OBJC_ASSOCIATION_RETAIN)
    return observations
  }

  func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  /// An observer that is told of a value by its key path.
  struct NamedEntry {
    weak var observer: NSObject?
    let keyPath: String
    /// The address of the context; 0 for none.
    let context: Int
    let observation: NSKeyValueObservation
    /// Tells the observer of a change.
    let tell: (_ change: [NSKeyValueChangeKey: Any]) -> Void
  }

  private var named: [NamedEntry] = []

  func add(_ entry: NamedEntry) { named.append(entry) }

  /// Leaves out the latest entry of an observer and a key path, and of a context where there is one.
  func remove(_ observer: NSObject, _ keyPath: String, _ context: Int?) {
    let position = named.lastIndex { entry in
      entry.observer === observer && entry.keyPath == keyPath && (context == nil || context == entry.context)
    }
    if let position { named.remove(at: position) }
  }

  func look() {
    for entry in entries { entry.observation?.look?() }
    for entry in named { entry.observation.look?() }
  }

  /// Tells the observers of a value of its own that changed.
  func tell(of key: String) {
    for entry in named where entry.keyPath == key { entry.observation.look?() }
  }

  /// Tells the observers of a collection of its own that changed.
  func tell(of key: String, _ change: [NSKeyValueChangeKey: Any]) {
    for entry in named where entry.keyPath == key { entry.tell(change) }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when a property of UIKit's that tells of its changes has another value.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    observation.look = { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      if let new = value as? AnyHashable, let old = last as? AnyHashable, new == old { return }
      let old = last
      last = value
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? value : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    Observations.made(for: self).add(observation)
    return observation
  }
}

extension NSObject {
  /// Tells the observers of this object that values may have changed. Costs next to nothing where nobody does.
  package func valuesMayHaveChanged() {
    guard Observations.isAny.load(ordering: .relaxed) else { return }
    Observations.of(self)?.look()
  }
}
