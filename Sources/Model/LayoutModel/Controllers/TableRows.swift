/// A row that is added to a table's data: `insertRows(at:with:)`, or the data alone.
public struct RowInsertion: Hashable, Sendable {
  /// The cell.
  public var row: View
  /// The table's id.
  public var table: String
  /// The row's index from 0 on; the last if `nil`.
  public var index: Int?
  /// The animation of the row, which comes at once; `nil` where it is shown once the table reloads.
  public var animation: RowAnimation?

  /// A row for a table's data, which is shown once the table reloads.
  public init(_ row: View, into table: String, at index: Int? = nil, with animation: RowAnimation? = nil) {
    self.row = row
    self.table = table
    self.index = index
    self.animation = animation
  }
}

/// The animation of a row that comes or goes: `UITableView.RowAnimation`.
public enum RowAnimation: String, Hashable, Sendable, CaseIterable {
  /// In from an edge, and out over it.
  case top, bottom, left, right
  /// A fade, or a growth from the row's middle.
  case fade, middle
  /// At once, or as the system chooses.
  case none, automatic
}
