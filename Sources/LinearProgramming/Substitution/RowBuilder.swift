/// What a row is put together in: its expression's constant first, then what is added to it.
///
/// A program is one, which keeps its rows; a substitution another, which makes columns known by them. Whoever writes a tree's
/// rows writes them to either.
package protocol RowBuilder: ~Copyable {
  /// Begins a row with its expression's constant.
  mutating func beginRow(constant: Double)

  /// Adds a column times a coefficient to the row that was begun.
  mutating func add(column: Int, times coefficient: Double)

  /// Adds a column that the row doesn't have yet.
  mutating func add(newColumn column: Int, times coefficient: Double)

  /// Adds a parameter times a coefficient.
  mutating func add(parameter: Int, times coefficient: Double)

  /// Adds to the row's constant.
  mutating func add(constant: Double)

  /// Ends the row: says what it asks for, and whether it takes part.
  mutating func endRow(_ kind: LinearProgram.RowKind, isActive: Bool)
}

extension LinearProgram: RowBuilder {}
