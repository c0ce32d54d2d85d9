import LayoutModel

/// Rows of tables: changes to a table's data show once the table reloads.
extension ScreenState {
  /// Adds a row to a table's data.
  mutating func insertRow(_ declared: View, into table: String) {
    let row = rowWithFreeIDs(declared)
    application.rows.unshown[table, default: []].append(row)
    if let id = declared.id, let own = row.id { application.rows.inserted[id, default: []].append(own) }
    note(.action, table, "a row\(row.id.map { " '\($0)'" } ?? "") is added to its data")
  }

  /// Removes a row from a table's data: of rows that were inserted under one id, the last one.
  mutating func removeRow(_ declaredID: String, from table: String) {
    let id = application.rows.inserted[declaredID]?.popLast() ?? declaredID
    if let index = application.rows.unshown[table]?.firstIndex(where: { $0.id == id }) {
      application.rows.unshown[table]?.remove(at: index)
    } else if hasView(id) {
      guard application.rows.removed[table, default: []].insert(id).inserted else {
        return note(.note, table, "the row '\(id)' isn't in its data any more")
      }
    } else {
      return note(.note, table, "there is no row '\(declaredID)' in its data")
    }
    note(.action, table, "the row '\(id)' is taken out of its data")
  }

  /// Shows the rows of a table's data.
  mutating func reloadData(of table: String) {
    let (new, gone) = (application.rows.unshown[table] ?? [], application.rows.removed[table] ?? [])
    let isThere = changeView(table) { view in
      view.subviews.removeAll { row in row.id.map(gone.contains) ?? false }
      view.subviews += new
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
