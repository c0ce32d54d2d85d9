import LinearProgramming

extension TightRows {
  /// The parts of some rows in the expressions of columns, found for all columns at once.
  ///
  /// What the rows of a long chain have to do with its last column is the sum over the whole chain. Here each column's
  /// parts are those of the columns and rows that its pivot refers to, so that many columns cost as much as their parts.
  /// Columns with more parts than `maximumParts` aren't kept, and neither are those that rest on them.
  ///
  ///     y2 = y1 + 8,  y1 = y0 + 8,  y0 = top          the part of `top` in y2 is that in y1
  struct Marked {
    /// A row by its pivot, or a column without a pivot behind all pivots.
    private typealias Parts = [(key: Int32, factor: Double)]

    private let tight: TightRows
    /// The parts of each pivot's row, once reduced; `nil` if they are too many.
    private var ofPivots: [Parts?] = []
    /// The parts of each column that has a pivot; `nil` if they are too many.
    private var ofColumns: [Parts?]

    private static let maximumParts = 32

    /// Finds the parts of marked rows.
    init(of tight: TightRows, where isMarked: (_ row: Int) -> Bool) {
      self.tight = tight
      ofColumns = Array(repeating: nil, count: tight.pivotOfColumn.count)
      ofPivots.reserveCapacity(tight.pivots.count)
      for (number, pivot) in tight.pivots.enumerated() {
        var parts: Parts? = isMarked(pivot.row) ? [(Int32(number), 1)] : []
        for step in pivot.steps { parts = Self.sum(parts, ofPivots[Int(step.pivot)], times: -step.factor) }
        ofPivots.append(parts)
      }
      // A pivot's other columns have later pivots, or none.
      for pivot in tight.pivots.indices.reversed() {
        let own = tight.pivots[pivot]
        var parts = Self.sum([], ofPivots[pivot], times: 1 / own.coefficient)
        for term in own.rest {
          parts = Self.sum(parts, self.parts(of: term.column), times: -term.coefficient / own.coefficient)
        }
        ofColumns[Int(own.column)] = parts
      }
    }

    private func parts(of column: Int32) -> Parts? {
      guard tight.pivotOfColumn[Int(column)].value == nil else { return ofColumns[Int(column)] }
      return [(Int32(tight.pivots.count) + column, 1)]
    }

    /// Expresses a sum of columns as multiples of the marked rows, the latest first, and a remainder as `express(_:)`
    /// does.
    func express(_ terms: [Term]) -> (multipliers: [(row: Int, multiplier: Double)], rest: [Term]) {
      var sum: Parts? = []
      for term in terms { sum = Self.sum(sum, parts(of: term.column), times: term.coefficient) }
      guard let sum else { return tight.express(terms) }
      let scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
      let count = Int32(tight.pivots.count)
      let rows = sum.reversed().filter { $0.key < count && abs($0.factor) > Tolerances.relative }
      let columns = sum.filter { $0.key >= count && abs($0.factor) > Tolerances.relative * scale }
      return (
        rows.map { (tight.pivots[Int($0.key)].row, $0.factor) }, columns.map { ($0.key - count, $0.factor) }
      )
    }

    /// Adds a multiple of parts to others; `nil` if there are too many. Both ascend.
    private static func sum(_ parts: Parts?, _ others: Parts?, times factor: Double) -> Parts? {
      guard let parts, let others else { return nil }
      guard !others.isEmpty else { return parts }
      var sum: Parts = []
      sum.reserveCapacity(parts.count + others.count)
      var rest = parts[...]
      for (key, other) in others {
        while let first = rest.first, first.key < key { sum.append(rest.removeFirst()) }
        let change = factor * other
        guard let first = rest.first, first.key == key else {
          sum.append((key, change))
          continue
        }
        rest.removeFirst()
        let new = first.factor + change
        if abs(new) > Tolerances.relative * max(abs(change), abs(first.factor)) { sum.append((key, new)) }
      }
      sum += rest
      return sum.count <= maximumParts ? sum : nil
    }
  }
}
