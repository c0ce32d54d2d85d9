/// A section of a list with its items.
public protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}

public protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

public struct SectionModel<Section, ItemType>: SectionModelType {
  public typealias Item = ItemType
  public var model: Section
  public var items: [ItemType]
  public var identity: Section { model }

  public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
  public init(original: SectionModel, items: [ItemType]) { self.init(model: original.model, items: items) }
}

public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
  AnimatableSectionModelType
{
  public typealias Item = ItemType
  public typealias Identity = Section.Identity
  public var model: Section
  public var items: [ItemType]
  public var identity: Section.Identity { model.identity }

  public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
  public init(original: AnimatableSectionModel, items: [ItemType]) { self.init(model: original.model, items: items) }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension AnimatableSectionModel: Equatable where Section: Equatable {}

extension String: IdentifiableType { public var identity: String { self } }
extension Int: IdentifiableType { public var identity: Int { self } }
