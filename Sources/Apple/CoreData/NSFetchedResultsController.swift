public import Foundation

/// The changes of what was found.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1, delete, move, update
}

/// A section of what was found.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  /// Its name in an index.
  var indexTitle: String? { get }
  /// The number of its objects.
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// A controller that keeps the objects found for a list.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request that finds them.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context in which they are found.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path that names sections; there is one here.
  public let sectionNameKeyPath: String?
  /// An object that is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects that were found.
  open private(set) var fetchedObjects: [ResultType]?

  /// A controller that keeps the objects that a request finds.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath) = (fetchRequest, context, sectionNameKeyPath)
  }
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let objects = fetchedObjects, let row = indexPath.last, objects.indices.contains(row) else {
      preconditionFailure("no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
    }
    return objects[row]
  }
  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    fetchedObjects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }.map { [0, $0] }
  }
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { [Section(objects: $0)] } }

  private struct Section: NSFetchedResultsSectionInfo {
    let objects: [Any]?
    var name: String { "" }
    var indexTitle: String? { nil }
    var numberOfObjects: Int { objects?.count ?? 0 }
  }
}

/// An object that is told of changes of what was found.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Told that it will change.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Told that it changed.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}
