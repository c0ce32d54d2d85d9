/// Eliminates columns from requirements of which only the feasibility matters.
///
/// A column's lower bounds must be at most its upper bounds: each pair of such rows becomes one row without the column
/// (Fourier, 1826; Motzkin, 1936). This is done if it makes rows fewer: for a column with one lower bound, or one upper
/// bound. A chain of adjacent views thus becomes a comparison of two numbers.
struct FourierMotzkinElimination {
  /// A row: the sum of its terms is at least its side.
  private struct Row {
    var terms: [LinearProgram.Term]
    var side: Double
    /// The sum of the absolute values that the side was computed from. Rounding errors are relative to it.
    var magnitude: Double

    func coefficient(of column: Int) -> Double { terms.first { $0.index == column }?.coefficient ?? 0 }
  }

  private var rows: [Row?] = []
  /// The rows that contain each column, including removed rows.
  private var rowsOfColumns: [[Int]]
  /// The rest, which is feasible if the original component is, as long as nothing is contradictory.
  private(set) var rest: Component
  /// A Boolean that tells whether a row without terms was violated.
  private(set) var isContradictory = false

  /// The maximum number of terms of a new row. Longer rows would cost more in terms than is saved in columns.
  private static let maximumTerms = 4
  /// The maximum factor by which rows are multiplied or divided.
  private static let maximumFactor = 16.0

  /// Eliminates columns of a component; none if it has goals, or rows with slack.
  ///
  /// - Parameter component: Inequalities and equations; the latter and their columns stay.
  init(_ component: Component) {
    rest = component
    rowsOfColumns = Array(repeating: [], count: component.columns.count)
    guard component.rows.allSatisfy(\.isPlainRequirement) else { return }
    eliminate()
  }

  private mutating func eliminate() {
    let component = rest
    var isKept = [Bool](repeating: false, count: component.columns.count)
    var equations: [Component.Row] = []
    for row in component.rows {
      guard case .requirement(let relation, _) = row.kind else { continue }
      let terms = Array(component.terms[row.terms])
      guard relation != .equal else {
        for term in terms { isKept[Int(term.index)] = true }
        equations.append(row)
        continue
      }
      let sign = relation == .atLeast ? 1.0 : -1.0
      add(
        Row(
          terms: terms.map { LinearProgram.Term(index: $0.index, coefficient: sign * $0.coefficient) },
          side: sign * row.side, magnitude: abs(row.side)))
    }
    var waiting = component.columns.indices.filter { !isKept[$0] }
    while let column = waiting.popLast() {
      waiting += eliminate(column).filter { !isKept[$0] }
    }
    write(equations)
  }

  private mutating func add(_ row: Row) {
    guard !row.terms.isEmpty else {
      isContradictory = isContradictory || row.side > Tolerances.condition(row.magnitude)
      return
    }
    for term in row.terms { rowsOfColumns[Int(term.index)].append(rows.count) }
    rows.append(row)
  }

  /// Eliminates a column if it is worthwhile, and returns the columns that may have become so.
  private mutating func eliminate(_ column: Int) -> [Int] {
    rowsOfColumns[column] = rowsOfColumns[column].filter { rows[$0] != nil }
    guard !rowsOfColumns[column].isEmpty else { return [] }
    var (below, above) = ([Row](), [Row]())
    for number in rowsOfColumns[column] {
      guard let row = rows[number] else { continue }
      if row.coefficient(of: column) > 0 { below.append(row) } else { above.append(row) }
    }
    if rest.columns[column].isNonnegative {
      below.append(
        Row(terms: [LinearProgram.Term(index: Int32(column), coefficient: 1)], side: 0, magnitude: 0))
    }
    guard min(below.count, above.count) < 2 else { return [] }
    var made: [Row] = []
    for lower in below {
      for upper in above {
        guard let row = Self.row(lower, upper, without: column) else { return [] }
        made.append(row)
      }
    }
    let touched = Set((below + above).flatMap { $0.terms.map { Int($0.index) } }).subtracting([column])
    for number in rowsOfColumns[column] { rows[number] = nil }
    rowsOfColumns[column] = []
    for row in made { add(row) }
    return touched.sorted()
  }

  /// Combines a column's lower and upper bound into a row without the column; `nil` if the row would be too long, or a
  /// factor too large.
  private static func row(_ lower: Row, _ upper: Row, without column: Int) -> Row? {
    let factor = -lower.coefficient(of: column) / upper.coefficient(of: column)
    guard factor <= maximumFactor, 1 <= factor * maximumFactor else { return nil }
    var terms = lower.terms
    for term in upper.terms {
      let addend = factor * term.coefficient
      guard let position = terms.firstIndex(where: { $0.index == term.index }) else {
        terms.append(LinearProgram.Term(index: term.index, coefficient: addend))
        continue
      }
      let sum = terms[position].coefficient + addend
      let size = abs(terms[position].coefficient) + abs(addend)
      terms[position] = LinearProgram.Term(
        index: term.index,
        coefficient: term.index == column || abs(sum) <= Tolerances.fraction * size ? 0 : sum)
    }
    terms.removeAll { $0.coefficient == 0 }
    guard terms.count <= maximumTerms else { return nil }
    return Row(
      terms: terms, side: lower.side + factor * upper.side, magnitude: lower.magnitude + factor * upper.magnitude)
  }

  /// Writes the rest as a component of the remaining columns.
  private mutating func write(_ equations: [Component.Row]) {
    var numbers = [OptionalIndex](repeating: .none, count: rest.columns.count)
    let old = rest
    rest.removeAll()
    func local(_ term: LinearProgram.Term) -> LinearProgram.Term {
      let number = numbers[Int(term.index)].value ?? rest.columns.count
      if number == rest.columns.count {
        numbers[Int(term.index)] = OptionalIndex(number)
        rest.columns.append(old.columns[Int(term.index)])
      }
      return LinearProgram.Term(index: Int32(number), coefficient: term.coefficient)
    }
    for row in equations { rest.add(row.kind, old.terms[row.terms].map(local), side: row.side, unit: row.unit) }
    for row in rows {
      guard let row else { continue }
      rest.add(.requirement(.atLeast, item: nil), row.terms.map(local), side: row.side)
    }
  }
}

extension Component.Row {
  /// A Boolean that tells whether it is a requirement without slack.
  fileprivate var isPlainRequirement: Bool {
    guard case .requirement = kind else { return false }
    return slack == 0
  }
}

extension Component {
  /// Tells whether requirements are feasible.
  ///
  /// - Throws: `SolverFailure` if GLPK gives up.
  func isFeasible() throws(SolverFailure) -> Bool {
    let elimination = FourierMotzkinElimination(self)
    guard !elimination.isContradictory else { return false }
    guard !elimination.rest.rows.isEmpty else { return true }
    return try LexicographicSolver(elimination.rest).problem.minimize() != .infeasible
  }
}
