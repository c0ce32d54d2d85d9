import LayoutModel

/// Rows of tables: what is done to a table's data shows once the table reloads, or at once where it is told of rows.
extension ScreenState {
  /// The duration in which rows come, go and make room, in seconds (general knowledge).
  private static let rowDuration = 0.3

  /// Adds a row to a table's data, and shows it where it comes with an animation.
  ///
  /// - Throws: What laying out throws.
  mutating func insertRow(_ insertion: RowInsertion) throws {
    let (declared, table) = (insertion.row, insertion.table)
    let row = rowWithFreeIDs(declared)
    let name = row.id.map { " '\($0)'" } ?? ""
    if let id = declared.id, let own = row.id { application.rows.inserted[id, default: []].append(own) }
    guard let animation = insertion.animation else {
      application.rows.unshown[table, default: []].append(UnshownRow(view: row, index: insertion.index))
      return note(.action, table, "a row\(name) is added to its data")
    }
    guard changeView(table, { $0.insert(row, at: insertion.index) }) else { return }
    note(.action, table, "the row\(name) is inserted\(insertion.index.map { " at \($0)" } ?? "")")
    try pass(row.id, with: animation, isLeaving: false)
  }

  /// Lets a row come or go, and the others make room.
  private mutating func pass(_ row: String?, with animation: RowAnimation, isLeaving: Bool) throws {
    guard animation != .none else { return }
    let movement = row.map { ViewMovement(.row, isLeaving: isLeaving, view: $0, edge: animation.edge) }
    try pass(Self.rowDuration, showing: movement)
  }

  /// Removes a row from a table's data: among rows inserted under one id, the last one.
  ///
  /// - Throws: What laying out throws.
  mutating func removeRow(_ declaredID: String, from table: String, with animation: RowAnimation?) throws {
    let id = application.rows.inserted[declaredID]?.popLast() ?? declaredID
    if let index = application.rows.unshown[table]?.firstIndex(where: { $0.view.id == id }) {
      application.rows.unshown[table]?.remove(at: index)
    } else if hasView(id) {
      if let animation {
        changeView(table) { view in view.subviews.removeAll { $0.id == id } }
        note(.action, table, "the row '\(id)' is deleted")
        return try pass(id, with: animation, isLeaving: true)
      }
      guard application.rows.removed[table, default: []].insert(id).inserted else {
        return note(.note, table, "the row '\(id)' isn't in its data any more")
      }
    } else {
      return note(.note, table, "there is no row '\(declaredID)' in its data")
    }
    note(.action, table, "the row '\(id)' is taken out of its data")
  }

  /// Moves a row of a table to another place.
  ///
  /// - Throws: What laying out throws.
  mutating func moveRow(_ declaredID: String, of table: String, to index: Int) throws {
    let id = application.rows.inserted[declaredID]?.last ?? declaredID
    var isThere = false
    changeView(table) { view in
      guard let position = view.subviews.firstIndex(where: { $0.id == id }) else { return }
      isThere = true
      view.insert(view.subviews.remove(at: position), at: index)
    }
    guard isThere else { return note(.note, table, "there is no row '\(declaredID)'") }
    note(.action, table, "the row '\(id)' moves to \(index)")
    try pass(Self.rowDuration)
  }

  /// Shows the rows of a table's data.
  mutating func reloadData(of table: String) {
    let (new, gone) = (application.rows.unshown[table] ?? [], application.rows.removed[table] ?? [])
    let isThere = changeView(table) { view in
      view.subviews.removeAll { row in row.id.map(gone.contains) ?? false }
      for row in new { view.insert(row.view, at: row.index) }
    }
    guard isThere else { return }
    application.rows.unshown[table] = nil
    application.rows.removed[table] = nil
    func rows(_ count: Int) -> String { count == 1 ? "row" : "rows" }
    let changes =
      (new.isEmpty ? [] : ["\(new.count) new \(rows(new.count))"])
      + (gone.isEmpty ? [] : ["\(gone.count) \(rows(gone.count)) gone"])
    note(.action, table, "reloadData" + (changes.isEmpty ? "" : ": \(changes.joined(separator: ", "))"))
  }
}

/// A row that was added to a table's data and isn't shown yet.
struct UnshownRow: Hashable, Sendable {
  let view: View
  /// Its index; the last if `nil`.
  let index: Int?
}

extension View {
  /// Adds a row to a table, so many rows above it; below all others where there are no so many.
  fileprivate mutating func insert(_ row: View, at index: Int?) {
    let rows = subviews.indices.filter { subviews[$0].kind == row.kind }
    guard let index, index < rows.count else { return subviews.append(row) }
    subviews.insert(row, at: rows[index])
  }
}

extension RowAnimation {
  /// The edge that a row comes from and goes to; of the others it fades (chosen of `middle`, and of what the system
  /// chooses).
  fileprivate var edge: ViewMovement.Edge? {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .fade, .middle, .none, .automatic: nil
    }
  }
}
