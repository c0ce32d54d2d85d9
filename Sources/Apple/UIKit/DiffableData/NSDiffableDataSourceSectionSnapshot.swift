/// The items of one section, as a tree, as they are at one time.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, those that don't show too, in order.
  public var items: [ItemIdentifierType] { order }
  /// The items in no other, in order.
  public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
  /// The items that show, in order.
  public var visibleItems: [ItemIdentifierType] { order.filter { isVisible($0) } }

  /// Adds items behind the others in an item, or behind all.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    checkNew(items)
    if let parent {
      let place = end(of: checked(parent))
      order.insert(contentsOf: items, at: place)
      for item in items { parents[item] = parent }
    } else {
      order += items
    }
  }
  /// Adds items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    checkNew(items)
    let place = checked(item)
    order.insert(contentsOf: items, at: place)
    for new in items { parents[new] = parents[item] }
  }
  /// Adds items after another one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    checkNew(items)
    let place = end(of: checked(item))
    order.insert(contentsOf: items, at: place)
    for new in items { parents[new] = parents[item] }
  }
  /// Takes items away, with what is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let start = order.firstIndex(of: item) else { continue }
      let range = start..<end(of: start)
      for gone in order[range] {
        parents[gone] = nil
        expanded.remove(gone)
      }
      order.removeSubrange(range)
    }
  }
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
  /// Shows what is in items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { _ = checked(item) }
    expanded.formUnion(items)
  }
  /// Hides what is in items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { _ = checked(item) }
    expanded.subtract(items)
  }
  /// Puts other items into an item, in place of those in it.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    _ = checked(parent)
    delete(order.filter { parents[$0] == parent })
    insert(snapshot, into: parent)
  }
  /// Adds a tree before an item.
  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
    merge(snapshot, at: checked(item), in: parents[item])
  }
  /// Adds a tree after an item.
  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
    merge(snapshot, at: end(of: checked(item)), in: parents[item])
  }

  private mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, into parent: ItemIdentifierType) {
    merge(snapshot, at: end(of: checked(parent)), in: parent)
  }

  private mutating func merge(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at place: Int, in parent: ItemIdentifierType?
  ) {
    checkNew(snapshot.order)
    order.insert(contentsOf: snapshot.order, at: place)
    for item in snapshot.order { parents[item] = snapshot.parents[item] ?? parent }
    expanded.formUnion(snapshot.expanded)
  }

  /// The tree in an item, with the item itself or without.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    let start = checked(parent)
    part.order = Array(order[(includingParent ? start : start + 1)..<end(of: start)])
    for item in part.order where item != parent && (includingParent || parents[item] != parent) {
      part.parents[item] = parents[item]
    }
    part.expanded = expanded.intersection(part.order)
    return part
  }
  /// Tells whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
  /// The number of an item.
  public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
  /// The number of items that an item is in.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, outer) = (0, parents[item])
    while let other = outer { (level, outer) = (level + 1, parents[other]) }
    return level
  }
  /// The item that an item is in.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Tells whether what is in an item shows.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Tells whether an item shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var outer = parents[item]
    while let other = outer {
      guard expanded.contains(other) else { return false }
      outer = parents[other]
    }
    return order.contains(item)
  }
  /// Its description in words.
  public func visualDescription() -> String {
    order.map { String(repeating: "  ", count: level(of: $0)) + "\($0)" }.joined(separator: "\n")
  }

  /// Raises UIKit's exception for duplicate items.
  private func checkNew(_ items: [ItemIdentifierType]) {
    var new: Set<ItemIdentifierType> = []
    for item in items where parents[item] != nil || order.contains(item) || !new.insert(item).inserted {
      raise(.internalInconsistency, "Supplied identifiers are not unique: \(item)")
    }
  }

  private func checked(_ item: ItemIdentifierType) -> Int {
    guard let index = order.firstIndex(of: item) else {
      raise(.internalInconsistency, "Invalid item identifier specified: \(item)")
    }
    return index
  }

  /// The end of an item with what is in it.
  private func end(of index: Int) -> Int {
    let level = level(of: order[index])
    var end = index + 1
    while end < order.count, self.level(of: order[end]) > level { end += 1 }
    return end
  }
}
