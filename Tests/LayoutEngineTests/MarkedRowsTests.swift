import LayoutTestSupport
import Testing

@testable import LayoutEngine

/// The parts of some rows in the expressions of columns are those of the whole expressions.
struct MarkedRowsTests {
  /// A basis of random rows over columns, some of which follow from others.
  private static func basis(_ columns: Int, _ random: inout SeededGenerator) -> TightRows {
    var tight = TightRows(columnCount: columns)
    let weights = [Int32](repeating: 1, count: columns)
    for row in 0..<columns {
      var terms: [TightRows.Term] = []
      for _ in 0..<random.integer(1...3) {
        let column = Int32(random.integer(0...columns - 1))
        guard !terms.contains(where: { $0.column == column }) else { continue }
        terms.append((column, Double(random.integer(1...3)) * (random.integer(0...1) == 0 ? 1 : -1)))
      }
      _ = tight.add(terms, row: row, weights)
    }
    return tight
  }

  @Test("Each column's multiples of marked rows, and its remainder, are those of the whole", arguments: 1...30)
  func agrees(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let tight = Self.basis(12, &random)
    let marks = Set((0..<12).filter { _ in random.integer(0...2) == 0 })
    let marked = TightRows.Marked(of: tight) { marks.contains($0) }
    for column in Int32(0)..<12 {
      let (whole, part) = (tight.express([(column, 1)]), marked.express([(column, 1)]))
      let expected = whole.multipliers.filter { marks.contains($0.row) && abs($0.multiplier) > 1e-9 }
      #expect(part.multipliers.map(\.row) == expected.map(\.row), "\(column)")
      #expect(zip(part.multipliers, expected).allSatisfy { abs($0.multiplier - $1.multiplier) < 1e-9 })
      #expect(part.rest.map(\.column) == whole.rest.map(\.column))
      #expect(zip(part.rest, whole.rest).allSatisfy { abs($0.coefficient - $1.coefficient) < 1e-9 })
    }
  }

  @Test("Where a column rests on more rows than are kept, it is expressed as a whole")
  func long() {
    var tight = TightRows(columnCount: 100)
    let weights = [Int32](repeating: 1, count: 100)
    for row in 0..<100 {
      _ = tight.add(row == 0 ? [(0, 1)] : [(Int32(row), 1), (Int32(row - 1), -1)], row: row, weights)
    }
    let all = TightRows.Marked(of: tight) { _ in true }
    #expect(all.express([(99, 1)]).multipliers.map(\.row) == tight.express([(99, 1)]).multipliers.map(\.row))
    let first = TightRows.Marked(of: tight) { $0 == 0 }
    #expect(first.express([(99, 1)]).multipliers.map(\.row) == [0])
  }
}
