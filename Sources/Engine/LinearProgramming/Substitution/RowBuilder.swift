/// A receiver of rows: the expression's constant first, followed by its terms.
///
/// A program is one and keeps the rows; a substitution is another and computes columns from them. The writer of a
/// tree's rows works with either.
package protocol RowBuilder: ~Copyable {
  /// Begins a row with its expression's constant.
  mutating func beginRow(constant: Double)

  /// Adds a column times a coefficient to the current row.
  mutating func add(column: Int, times coefficient: Double)

  /// Adds a column that the row doesn't have yet.
  mutating func add(newColumn column: Int, times coefficient: Double)

  /// Adds a parameter times a coefficient.
  mutating func add(parameter: Int, times coefficient: Double)

  /// Adds to the row's constant.
  mutating func add(constant: Double)

  /// Ends the row with its kind, and whether it is active.
  mutating func endRow(_ kind: LinearProgram.RowKind, isActive: Bool)
}

extension LinearProgram: RowBuilder {}
