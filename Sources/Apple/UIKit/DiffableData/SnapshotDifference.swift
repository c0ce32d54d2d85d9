import Foundation

/// The changes from one snapshot to another, as lists make them.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var updates = ListUpdates()
  /// The places after the changes of items that are filled anew.
  private(set) var reconfigured: [IndexPath] = []

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (before, after) = (Self.indices(oldSections), Self.indices(newSections))
    for (index, section) in oldSections.enumerated() where after[section] == nil {
      updates.deletedSections.insert(index)
    }
    for (index, section) in newSections.enumerated() where before[section] == nil {
      updates.insertedSections.insert(index)
    }
    let kept = newSections.compactMap { before[$0] }
    let inOrder = Set(Self.longestIncrease(kept))
    for (index, section) in newSections.enumerated() {
      if let former = before[section], !inOrder.contains(former) { updates.movedSections.append((former, index)) }
    }
    for section in new.reloadedSectionIdentifiers {
      if let index = before[section], after[section] != nil { updates.reloadedSections.insert(index) }
    }
    compareItems(old, new, before, after)
  }

  private mutating func compareItems(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ before: [Section: Int], _ after: [Section: Int]
  ) {
    let (formerly, now) = (Self.places(of: old), Self.places(of: new))
    for (item, path) in formerly where now[item] == nil {
      if after[old.sectionIdentifiers[path.section]] != nil { updates.deletedRows.append(path) }
    }
    for (item, path) in now where formerly[item] == nil {
      if before[new.sectionIdentifiers[path.section]] != nil { updates.insertedRows.append(path) }
    }
    for section in new.sectionIdentifiers {
      guard let index = after[section] else { continue }
      let own = new.itemIdentifiers(inSection: section)
      let former = before[section]
      let stayed = own.compactMap { formerly[$0] }.filter { $0.section == former }.map(\.row)
      let inOrder = Set(Self.longestIncrease(stayed))
      for (row, item) in own.enumerated() {
        guard let path = formerly[item] else { continue }
        let stays = path.section == former && inOrder.contains(path.row)
        guard !stays else { continue }
        move(item, from: path, to: IndexPath(row: row, section: index), old, new, before, after)
      }
    }
    for item in new.reloadedItemIdentifiers {
      if let path = formerly[item], now[item] != nil { updates.reloadedRows.append(path) }
    }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { now[$0] }
    updates.deletedRows.sort()
    updates.insertedRows.sort()
  }

  /// Notes a move: where one of the sections comes or goes, as coming or going.
  private mutating func move(
    _ item: Item, from path: IndexPath, to place: IndexPath, _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ before: [Section: Int], _ after: [Section: Int]
  ) {
    let leavesStaying = after[old.sectionIdentifiers[path.section]] != nil
    let comesToFormer = before[new.sectionIdentifiers[place.section]] != nil
    switch (leavesStaying, comesToFormer) {
    case (true, true): updates.movedRows.append((path, place))
    case (true, false): updates.deletedRows.append(path)
    case (false, true): updates.insertedRows.append(place)
    case (false, false): break
    }
  }

  private static func indices(_ sections: [Section]) -> [Section: Int] {
    Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element, $0.offset) })
  }

  private static func places(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        places[item] = IndexPath(row: row, section: index)
      }
    }
    return places
  }

  /// A longest increasing subsequence (Schensted 1961, by patience sorting): what may stay while the rest moves around it.
  static func longestIncrease(_ numbers: [Int]) -> [Int] {
    var (tails, previous): ([Int], [Int]) = ([], Array(repeating: -1, count: numbers.count))
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var (found, index): ([Int], Int) = ([], tails.last ?? -1)
    while index >= 0 {
      found.append(numbers[index])
      index = previous[index]
    }
    return found.reversed()
  }
}
