/// Equalities that place columns one after the other, by forward substitution.
///
/// A row with one column left places that column. Rows of the column may have one column left then, and become ready. The row
/// that became ready last comes first. The result of a triangular system doesn't depend on the order, because it has one row
/// for each column.
package protocol ForwardSubstitution: ~Copyable {
  /// The next row that may place a column, taken from the rows that are ready; `nil` where there is none left.
  mutating func nextReadyRow() -> Int?
}

extension ForwardSubstitution where Self: ~Copyable {
  /// Places columns by the rows that are ready, until there are none.
  ///
  /// - Parameter place: Places the column that a row has left, if it has one left. That may make rows ready.
  @inlinable
  @inline(__always)
  package mutating func substitute(_ place: (_ system: inout Self, _ row: Int) -> Void) {
    while let row = nextReadyRow() { place(&self, row) }
  }
}
