import CoreData
import Testing
import UIKit

/// Tests of kept objects.
struct CoreDataTests {
  /// Objects are kept in memory, with what their kind says.
  @Test func objects() throws {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.defaultValue) = ("title", .stringAttributeType, "none")
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = NSPersistentContainer(name: "Notes", managedObjectModel: model).viewContext
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    #expect(note.value(forKey: "title") as? String == "none")
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    #expect(try context.fetch(request) == [note])
    context.delete(note)
    #expect(try context.count(for: request) == 0)
  }

  /// A list of what was found has one section.
  @Test func list() throws {
    let context = NSPersistentContainer(name: "Notes").viewContext
    _ = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    let controller = NSFetchedResultsController(
      fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Note"), managedObjectContext: context,
      sectionNameKeyPath: nil, cacheName: nil)
    #expect(controller.sections == nil)
    try controller.performFetch()
    #expect(controller.sections?.first?.numberOfObjects == 1)
    #expect(controller.object(at: [0, 0]).entity.name == "Note")
  }

  /// A kind's own request comes before the one that it inherits.
  @Test func requests() {
    let request = Message.fetchRequest()
    #expect(request.entityName == "Message" && type(of: request) == NSFetchRequest<Message>.self)
  }
}

private final class Message: NSManagedObject, @unchecked Sendable {}

extension Message {
  fileprivate class func fetchRequest() -> NSFetchRequest<Message> { NSFetchRequest<Message>(entityName: "Message") }
}
