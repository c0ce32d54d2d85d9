/// Takes columns out of requirements whose solution isn't asked for, only whether there is one.
///
/// What bounds a column from below must be no more than what bounds it from above: each pair of such rows is one row without
/// the column (Fourier, 1826; Motzkin, 1936). Done where that makes rows fewer: of a column with one bound below, or one
/// above. A chain of views beside each other comes to a comparison of two numbers so.
struct FourierMotzkinElimination {
  /// A row that says that its terms' sum is at least its side.
  private struct Row {
    var terms: [LinearProgram.Term]
    var side: Double
    /// The sum of the sizes of what the side was made of: rounding is relative to that.
    var magnitude: Double

    func coefficient(of column: Int) -> Double { terms.first { $0.index == column }?.coefficient ?? 0 }
  }

  private var rows: [Row?] = []
  /// The numbers of the rows that have a column; of rows that are gone too.
  private var rowsOfColumns: [[Int]]
  /// What is left: it has a solution where the component at first has, as long as nothing is contradictory.
  private(set) var rest: Component
  /// Whether a row without terms was missed.
  private(set) var isContradictory = false

  /// Longer rows aren't made: what is spared in columns would be lost in terms.
  private static let maximumTerms = 4
  /// Rows aren't multiplied by more, nor divided.
  private static let maximumFactor = 16.0

  /// What is left of a component; all of it where it has goals, or rows with slack.
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

  /// Takes a column out if it may go; the columns that may go now.
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

  /// What two rows say without a column that one bounds from below and the other from above; `nil` where that takes too
  /// long a row, or too large a factor.
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

  /// What is left, as a component of the columns that are left.
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
  /// Whether it is a requirement that is to hold as it stands.
  fileprivate var isPlainRequirement: Bool {
    guard case .requirement = kind else { return false }
    return slack == 0
  }
}

extension Component {
  /// Whether requirements have a solution.
  ///
  /// - Throws: `SolverFailure` where GLPK gives up.
  func isFeasible() throws(SolverFailure) -> Bool {
    let elimination = FourierMotzkinElimination(self)
    guard !elimination.isContradictory else { return false }
    guard !elimination.rest.rows.isEmpty else { return true }
    return try LexicographicSolver(elimination.rest).problem.minimize() != .infeasible
  }
}
