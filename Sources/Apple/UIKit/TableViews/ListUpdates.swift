import Foundation

/// The changes of a table's or a collection's data that are made together: removals have places before the changes, and insertions places
/// after the changes.
struct ListUpdates {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []

  /// A Boolean that tells whether nothing changes.
  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
  }

  /// Sections that leave their places.
  var leavingSections: IndexSet { deletedSections.union(IndexSet(movedSections.map(\.from))) }
  /// Sections that come to new places.
  var comingSections: IndexSet { insertedSections.union(IndexSet(movedSections.map(\.to))) }
  /// Rows that leave their places.
  var leavingRows: Set<IndexPath> { Set(deletedRows + movedRows.map(\.from)) }
  /// Rows that come to new places.
  var comingRows: Set<IndexPath> { Set(insertedRows + movedRows.map(\.to)) }

  // MARK: Places

  /// The place of a section after the changes; `nil` where it goes.
  func section(after section: Int) -> Int? {
    if deletedSections.contains(section) { return nil }
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    return Self.index(after: section, leavingSections, comingSections)
  }

  /// The place of a section before the changes; `nil` where it came.
  func section(before section: Int) -> Int? {
    if insertedSections.contains(section) { return nil }
    if let move = movedSections.first(where: { $0.to == section }) { return move.from }
    return Self.index(after: section, comingSections, leavingSections)
  }

  /// The place of a row after the changes; `nil` where it goes.
  func path(after path: IndexPath) -> IndexPath? {
    if deletedRows.contains(path) { return nil }
    if let move = movedRows.first(where: { $0.from == path }) { return move.to }
    guard let section = section(after: path.section) else { return nil }
    let leaving = IndexSet(leavingRows.filter { $0.section == path.section }.map(\.row))
    let coming = IndexSet(comingRows.filter { $0.section == section }.map(\.row))
    return IndexPath(row: Self.index(after: path.row, leaving, coming), section: section)
  }

  /// The place of an element of a collection after the changes; `nil` where it goes. One of no section stays.
  func path(after element: CollectionElement) -> IndexPath? {
    guard element.path.count > 1 else { return element.path }
    guard element.category != .cell else { return path(after: element.path) }
    return section(after: element.path.section).map { IndexPath(item: element.path.item, section: $0) }
  }

  /// The index of what stays, once some before it left and others came.
  private static func index(after index: Int, _ leaving: IndexSet, _ coming: IndexSet) -> Int {
    var place = index - leaving.count(in: 0..<max(0, index))
    for other in coming where other <= place { place += 1 }
    return place
  }

  // MARK: Checks

  /// Raises what UIKit raises where the data don't fit the changes.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before.
  ///   - after: The number of rows of each section after.
  ///   - words: The words for a row and for the view.
  func check(_ before: [Int], _ after: [Int], _ words: Words) {
    checkPlaces(before, after, words)
    guard after.count == before.count + insertedSections.count - deletedSections.count else {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after the update (\(after.count)) must be equal to the number of sections contained in the \(words.view) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
      )
    }
    for (section, count) in after.enumerated() {
      guard let old = self.section(before: section), !reloadedSections.contains(old) else { continue }
      let inserted = insertedRows.count { $0.section == section }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = movedRows.count { $0.to.section == section && $0.from.section != old }
      let movedOut = movedRows.count { $0.from.section == old && $0.to.section != section }
      guard count == before[old] + inserted - deleted + movedIn - movedOut else {
        raise(
          .internalInconsistency,
          "Invalid update: invalid number of \(words.row)s in section \(section). The number of \(words.row)s contained in an existing section after the update (\(count)) must be equal to the number of \(words.row)s contained in that section before the update (\(before[old])), plus or minus the number of \(words.row)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(words.row)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        )
      }
    }
  }

  private func checkPlaces(_ before: [Int], _ after: [Int], _ words: Words) {
    for section in deletedSections.union(reloadedSections) where !before.indices.contains(section) {
      raise(
        .internalInconsistency,
        "attempt to \(deletedSections.contains(section) ? "delete" : "reload") section \(section), but there are only \(before.count) sections before the update"
      )
    }
    for path in deletedRows + reloadedRows + movedRows.map(\.from) {
      let count = before.indices.contains(path.section) ? before[path.section] : nil
      guard let count else {
        raise(
          .internalInconsistency,
          "attempt to delete \(words.row) \(path.row) from section \(path.section), but there are only \(before.count) sections before the update"
        )
      }
      guard (0..<count).contains(path.row) else {
        raise(
          .internalInconsistency,
          "attempt to delete \(words.row) \(path.row) from section \(path.section) which only contains \(count) \(words.row)s before the update"
        )
      }
    }
    for move in movedSections where !before.indices.contains(move.from) || !after.indices.contains(move.to) {
      raise(
        .internalInconsistency,
        "attempt to move section \(move.from) to \(move.to), but there are only \(before.count) sections before the update and \(after.count) after it"
      )
    }
    for section in insertedSections where !after.indices.contains(section) {
      raise(
        .internalInconsistency,
        "attempt to insert section \(section) but there are only \(after.count) sections after the update")
    }
    for path in insertedRows + movedRows.map(\.to) {
      guard after.indices.contains(path.section) else {
        raise(
          .internalInconsistency,
          "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only \(after.count) sections after the update"
        )
      }
      guard (0..<after[path.section]).contains(path.row) else {
        raise(
          .internalInconsistency,
          "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only \(after[path.section]) \(words.row)s in section \(path.section) after the update"
        )
      }
    }
  }

  /// The words for a row and for the view in exceptions.
  struct Words {
    let row: String
    let view: String
    static let table = Words(row: "row", view: "table view")
    static let collection = Words(row: "item", view: "collection view")
  }
}
