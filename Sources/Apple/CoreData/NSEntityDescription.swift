@_exported public import Foundation

/// A property of a kind of object.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  /// A Boolean that lets it be missing.
  open var isOptional = true
  /// A Boolean that doesn't store it.
  open var isTransient = false
  /// The kind that has it.
  open internal(set) weak var entity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?
}

/// The types of values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// A value that a kind of object has.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// Its value at first.
  open var defaultValue: Any?
  /// The class of its values.
  open var attributeValueClassName: String?
}

/// The rules for other objects when an object goes.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// Others that a kind of object has.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most that there are; any number for 0.
  open var maxCount = 0
  /// The fewest that there are.
  open var minCount = 0
  /// The rule for them when the object goes.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// A Boolean that keeps their order.
  open var isOrdered = false
  /// A Boolean that tells whether there may be several.
  open var isToMany: Bool { maxCount != 1 }
}

/// A kind of object.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  /// The class of its objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// A Boolean that makes none itself.
  open var isAbstract = false
  /// The properties of its objects.
  open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
  /// The values among it by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }) { $1 }
  }
  /// The others among it by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) { $1 }
  }
  /// All of it by its names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }

  /// A kind by its name, where objects are kept.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
  }
  /// A new object of a kind.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
    entity.name = entityName
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

/// All kinds of objects; files aren't read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []
  /// The kinds by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }
  public override init() {}
  /// No kinds: the file isn't read.
  public init?(contentsOf url: URL) {}
  /// No kinds: files aren't read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
