/// The ways in which a table holds its objects.
public struct NSPointerFunctions: Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// The ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    /// It lets them go.
    public static let weakMemory = Options(rawValue: 5)
    /// It keeps copies: held, and no copy is made.
    public static let copyIn = Options(rawValue: 1 << 16)
    /// Only the same object is equal: held, because objects decide themselves about equality.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

/// A strong or a weak reference to an object.
struct TableEntry<Object: AnyObject> {
  private let kept: Object?
  private weak var seen: Object?

  init(_ object: Object, isWeak: Bool) { (kept, seen) = (isWeak ? nil : object, object) }

  /// The object, if it is still there.
  var object: Object? { kept ?? seen }
}

/// A set of objects, which may let them go.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var entries: [TableEntry<ObjectType>] = []

  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  /// An empty set that keeps its objects.
  public convenience override init() { self.init(options: []) }
  /// An empty set that lets its objects go.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are there.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  /// Tells whether an object is in it.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The object that is equal to one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { one in allObjects.first { equal($0, one) } }
  }
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    if let object, !contains(object) { entries.append(TableEntry(object, isWeak: isWeak)) }
  }
  /// Leaves an object out.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { entry in entry.object.map { one in object.map { equal(one, $0) } ?? false } ?? true }
  }
  open func removeAllObjects() { entries = [] }
}

/// A table of objects by objects, which may let them go.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let (keysAreWeak, valuesAreWeak): (Bool, Bool)
  private var entries: [(key: TableEntry<KeyType>, value: TableEntry<ObjectType>)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    (keysAreWeak, valuesAreWeak) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
  }
  /// An empty table that keeps keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(capacity: 0) }
  /// An empty table that lets keys go.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// An empty table that lets objects go.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// An empty table that lets keys and objects go.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func clear() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.object.map { equal($0, aKey) } ?? false }?.value.object
  }
  /// Sets the object of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((TableEntry(aKey, isWeak: keysAreWeak), TableEntry(anObject, isWeak: valuesAreWeak)))
  }
  /// Leaves out the object of a key.
  open func removeObject(forKey aKey: KeyType?) {
    clear()
    entries.removeAll { entry in entry.key.object.map { one in aKey.map { equal(one, $0) } ?? false } ?? true }
  }
  open func removeAllObjects() { entries = [] }
  /// The number of objects that are there.
  open var count: Int {
    clear()
    return entries.count
  }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }
}

/// Tells whether objects are the same, or say that they are equal.
private func equal(_ first: AnyObject, _ second: AnyObject) -> Bool {
  if first === second { return true }
  guard let first = first as? NSObject, let second = second as? NSObject else { return false }
  return first.isEqual(second)
}
