/// Sections and items by their identifiers, at one moment.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that are made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Reading

  /// The number of items.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// The number of a section's items.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { known(identifier).count }
  /// A section's items, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { known(identifier) }
  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }
  /// The number of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var index = 0
    for other in sections {
      let own = items[other] ?? []
      if other == section { return own.firstIndex(of: identifier).map { index + $0 } }
      index += own.count
    }
    return nil
  }
  /// The number of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  private func known(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let own = items[section] else {
      raise(.internalInconsistency, "Invalid parameter not satisfying: section != NSNotFound")
    }
    return own
  }

  // MARK: Items

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      raise(
        .internalInconsistency,
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else {
      raise(.internalInconsistency, "Invalid parameter not satisfying: section != NSNotFound")
    }
    insert(identifiers, into: section) { $0.count }
  }
  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let section = checkedSection(of: beforeIdentifier)
    insert(identifiers, into: section) { $0.firstIndex(of: beforeIdentifier) ?? $0.count }
  }
  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let section = checkedSection(of: afterIdentifier)
    insert(identifiers, into: section) { ($0.firstIndex(of: afterIdentifier) ?? $0.count - 1) + 1 }
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for identifier in identifiers { sectionOfItem[identifier] = nil }
  }
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Has items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = checkedSection(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }
  /// Has items filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = checkedSection(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  private func checkedSection(of item: ItemIdentifierType) -> SectionIdentifierType {
    guard let section = sectionOfItem[item] else {
      raise(.internalInconsistency, "Invalid item identifier specified: \(item)")
    }
    return section
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: ([ItemIdentifierType]) -> Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      raise(
        .internalInconsistency,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(identifier)\n)}")
    }
    let present = identifiers.filter { sectionOfItem[$0] != nil }
    if !present.isEmpty { deleteItems(present) }
    var own = items[section] ?? []
    own.insert(contentsOf: identifiers, at: place(own))
    items[section] = own
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  // MARK: Sections

  /// Adds sections behind the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: checkedIndex(of: toIdentifier)) }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: checkedIndex(of: toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
    }
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: checkedIndex(of: identifier))
    sections.insert(identifier, at: checkedIndex(of: toIdentifier))
  }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: checkedIndex(of: identifier))
    sections.insert(identifier, at: checkedIndex(of: toIdentifier) + 1)
  }
  /// Has sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = checkedIndex(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  private func checkedIndex(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      raise(.internalInconsistency, "Invalid section identifier specified: \(section)")
    }
    return index
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var seen: Set<SectionIdentifierType> = []
    for identifier in identifiers where items[identifier] != nil || !seen.insert(identifier).inserted {
      raise(
        .internalInconsistency,
        "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers."
      )
    }
    sections.insert(contentsOf: identifiers, at: place)
    for identifier in identifiers { items[identifier] = [] }
  }

  /// The same sections and items, nothing of which is made anew.
  var withoutReloads: NSDiffableDataSourceSnapshot {
    var snapshot = self
    (snapshot.reloadedItemIdentifiers, snapshot.reloadedSectionIdentifiers) = ([], [])
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }

  /// The item at a place.
  func item(section: Int, index: Int) -> ItemIdentifierType? {
    guard sections.indices.contains(section), let own = items[sections[section]], own.indices.contains(index) else {
      return nil
    }
    return own[index]
  }
}
