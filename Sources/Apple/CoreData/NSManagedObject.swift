public import Foundation

/// The name of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// A Boolean that tells whether it will have another: no.
  open var isTemporaryID: Bool { false }
  private let url: URL
  init(_ entity: NSEntityDescription) {
    self.entity = entity
    url = URL(string: "x-coredata:///\(UUID().uuidString)") ?? URL(fileURLWithPath: "/")
  }
  /// The name as an address.
  open func uriRepresentation() -> URL { url }
}

/// A result that can be found.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that is kept: in memory here.
open class NSManagedObject: NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  /// The context that keeps it.
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// A Boolean that tells whether it is new.
  open internal(set) var isInserted = false
  /// A Boolean that tells whether it goes.
  open internal(set) var isDeleted = false
  /// A Boolean that tells whether it was changed.
  open private(set) var isUpdated = false
  private var values: [String: Any] = [:]

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    (self.entity, objectID, managedObjectContext) = (entity, NSManagedObjectID(entity), context)
    super.init()
    for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
    context?.insert(self)
    if context != nil { awakeFromInsert() }
  }
  /// A new object of its class's kind.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }
  /// The class's kind, by its name.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    entity.managedObjectClassName = "\(self)"
    return entity
  }
  /// Makes a request that finds objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  /// Called when it is new.
  open func awakeFromInsert() {}
  /// Called when it is read.
  open func awakeFromFetch() {}
  /// Called before it is kept.
  open func willSave() {}
  /// Called after it was kept.
  open func didSave() {}
  /// Called before it goes.
  open func prepareForDeletion() {}
  /// A Boolean that tells whether it was changed.
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// A Boolean that tells whether its values aren't read: no.
  open var isFault: Bool { false }

  /// A value by its name.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value by its name.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
    isUpdated = true
  }
  /// A value by its name, as it is kept.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets a value by its name, as it is kept.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Says that a value is read.
  open func willAccessValue(forKey key: String?) {}
  /// Says that a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Says that a value changes.
  open func willChangeValue(forKey key: String) {}
  /// Says that a value changed.
  open func didChangeValue(forKey key: String) {}
  /// The values that were changed.
  open func changedValues() -> [String: Any] { isUpdated ? values : [:] }

  func setSaved() { (isInserted, isUpdated) = (false, false) }
}
