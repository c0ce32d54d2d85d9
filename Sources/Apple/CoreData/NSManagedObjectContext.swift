public import Foundation

/// The ways in which a context's code runs.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A place that keeps objects: in memory, and nothing is there at first.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The coordinator that keeps them.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context that they come from.
  open var parent: NSManagedObjectContext?
  open var name: String?
  /// The rule for changes that conflict.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// A Boolean that takes over changes of others.
  open var automaticallyMergesChangesFromParent = false
  open private(set) var registeredObjects: Set<NSManagedObject> = []
  /// The objects that go.
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  open var insertedObjects: Set<NSManagedObject> { registeredObjects.filter(\.isInserted) }
  open var updatedObjects: Set<NSManagedObject> { registeredObjects.filter { $0.isUpdated && !$0.isInserted } }
  /// A Boolean that tells whether anything was changed.
  open var hasChanges: Bool { !deletedObjects.isEmpty || registeredObjects.contains { $0.hasChanges } }
  private var order: [NSManagedObject] = []

  public override init() {}
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}

  /// Keeps a new object.
  open func insert(_ object: NSManagedObject) {
    guard registeredObjects.insert(object).inserted else { return }
    order.append(object)
    object.isInserted = true
  }
  /// Lets an object go.
  open func delete(_ object: NSManagedObject) {
    guard registeredObjects.remove(object) != nil else { return }
    object.prepareForDeletion()
    order.removeAll { $0 === object }
    object.isDeleted = true
    deletedObjects.insert(object)
  }
  /// Keeps what was changed.
  open func save() throws {
    deletedObjects = []
    for object in order where object.hasChanges {
      object.willSave()
      object.setSaved()
      object.didSave()
    }
  }
  /// Forgets what wasn't kept.
  open func rollback() { deletedObjects = [] }
  open func reset() { (registeredObjects, deletedObjects, order) = ([], [], []) }
  /// Reads an object anew.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// An object by its name.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    order.first { $0.objectID === objectID } ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }
  /// The object with an id; throws where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = order.first(where: { $0.objectID === objectID }) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return object
  }
  /// Finds objects of a kind, in the order in which they came.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = order.filter { $0.entity.name == request.entityName }
    let rest = found.dropFirst(request.fetchOffset)
    return (request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest).compactMap { $0 as? T }
  }
  /// The number of objects of a kind.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    order.count { $0.entity.name == request.entityName }
  }
  /// Runs code of the place.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Runs code of the place.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// The rule by which there is an error where two changes meet.
public let NSErrorMergePolicy: any Sendable = "NSErrorMergePolicy"
/// The rule by which the change in memory wins where two meet.
public let NSMergeByPropertyObjectTrumpMergePolicy: any Sendable = "NSMergeByPropertyObjectTrumpMergePolicy"
/// The rule by which the kept change wins where two meet.
public let NSMergeByPropertyStoreTrumpMergePolicy: any Sendable = "NSMergeByPropertyStoreTrumpMergePolicy"

/// A request that finds objects.
open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
  /// The name of their kind.
  public let entityName: String?
  /// Which ones; all are found here.
  open var predicate: NSPredicate?
  /// The requested order; results come in the order of their creation.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most that are found; any number for 0.
  open var fetchLimit = 0
  /// The number that is left out at first.
  open var fetchOffset = 0
  /// The number that is read at once.
  open var fetchBatchSize = 0
  /// A Boolean that reads their values later.
  open var returnsObjectsAsFaults = true
  /// The others that are read with them.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// A request that finds objects of no kind.
  public override init() { entityName = nil }
  /// A request that finds objects of a kind.
  public init(entityName: String) { self.entityName = entityName }
}
