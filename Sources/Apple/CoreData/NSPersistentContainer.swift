public import Foundation

/// A place in memory.
public let NSInMemoryStoreType = "InMemory"
/// A place in a database.
public let NSSQLiteStoreType = "SQLite"
/// A place in a file.
public let NSBinaryStoreType = "Binary"

/// A place that keeps objects for good: nowhere here.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var type: String { NSInMemoryStoreType }
  open internal(set) var url: URL?
}

/// A wish for where objects are kept.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var url: URL?
  /// A Boolean that changes nothing there.
  open var isReadOnly = false
  /// A Boolean that reads it later.
  open var shouldAddStoreAsynchronously = false
  /// A Boolean that takes over what older apps kept.
  open var shouldMigrateStoreAutomatically = true
  /// A Boolean that finds out how.
  open var shouldInferMappingModelAutomatically = true
  private var options: [String: NSObject] = [:]
  public override init() {}
  public init(url: URL) { self.url = url }
  /// Sets what else is wished.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A coordinator that keeps objects: in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A coordinator that keeps objects of a model's kinds.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    store.url = storeURL
    persistentStores.append(store)
    return store
  }
  /// Leaves out a place.
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
}

/// The kinds of objects and where they are kept.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator that keeps them.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context in which views find them.
  public let viewContext: NSManagedObjectContext
  /// Wishes for where they are kept.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// No kinds: the file isn't read.
  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  /// The folder for what is kept.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
  /// Reads the places: all are empty.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  /// A place for other work.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}
