import Synchronization

/// How an associated object is kept.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt

  /// A policy by its number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Not kept.
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  /// Kept.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  /// Copied.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  /// Kept, for any thread.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0x0301)
  /// Copied, for any thread.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0x0303)
}

/// The value that is associated with an object by a key; `nil` where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  unsafe AssociatedObjects.value(of: object as AnyObject, key)
}

/// Associates a value with an object by a key, or nothing.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  unsafe AssociatedObjects.set(
    value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.remove(object as AnyObject) }

/// A table of the values that are associated with objects. Values of objects that have died are found by weak references
/// and released when an object takes their place, or when the table has grown to twice what last lived.
private enum AssociatedObjects {
  private struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  private struct Entry {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64

    /// Takes out the entries of objects that have died, when there are many; they are released outside the lock.
    mutating func takeDead() -> [Entry] {
      guard entries.count > limit else { return [] }
      let dead = entries.filter { $0.value.object == nil }
      for key in dead.keys { entries[key] = nil }
      limit = max(64, entries.count * 2)
      return Array(dead.values)
    }
  }

  private static let table = Mutex(Table())

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let key = UInt(bitPattern: key)
    let value = table.withLock { table -> Box in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else { return Box(nil) }
      return Box(entry.values[key])
    }
    return value.value?.strong ?? value.value?.weak
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    let key = UInt(bitPattern: key)
    let kept = value.map { value -> Value in
      isWeak && type(of: value) is AnyClass ? Value(strong: nil, weak: value as AnyObject) : Value(strong: value)
    }
    let new = Box(kept)
    let owner = Owner(object)
    // What is replaced is released after the lock: its end may call back.
    let old = table.withLock { table -> Released in
      let id = ObjectIdentifier(owner.object)
      var released = Released(entries: table.takeDead())
      var entry = table.entries.removeValue(forKey: id) ?? Entry(object: owner.object)
      if entry.object == nil {
        released.entries.append(entry)
        entry = Entry(object: owner.object)
      }
      released.value = entry.values.removeValue(forKey: key)
      if let value = new.value { entry.values[key] = value }
      if !entry.values.isEmpty { table.entries[id] = entry }
      return released
    }
    withExtendedLifetime(old) {}
  }

  static func remove(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let old = table.withLock { table in Released(entries: [table.entries.removeValue(forKey: id)].compactMap { $0 }) }
    withExtendedLifetime(old) {}
  }

  private struct Box: @unchecked Sendable {
    let value: Value?
    init(_ value: Value?) { self.value = value }
  }

  private struct Owner: @unchecked Sendable {
    let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
  }

  private struct Released: @unchecked Sendable {
    var entries: [Entry] = []
    var value: Value?
  }
}
