/// How far columns can move without harm to any level: the optimal face, measured column by column.
///
/// A reduced cost of zero doesn't say that a column can move (the basis may be degenerate), so each column that might
/// is pushed both ways. Every solution seen on the way counts for all columns, and those already seen to move far
/// aren't pushed themselves.
struct OptimalFace {
  /// A column whose range is above this, in points, is open.
  static let tolerance = 1e-6
  /// How far a column is pushed, in points: ranges are exact up to this, and nothing runs away without bounds.
  private static let push = 1_000.0

  private let columnCount: Int
  private var ranges: [Int: ClosedRange<Double>] = [:]
  /// The values from which columns are pushed.
  private var start: [Int: Double] = [:]

  /// A face of a problem whose own columns come first.
  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  /// Whether a column's range over the face exceeds the tolerance.
  func isOpen(_ column: Int) -> Bool { width(column) > Self.tolerance }

  /// The widths of some columns' ranges, as far as they were pushed.
  func ranges(of columns: Range<Int>) -> [Double] { columns.map { width($0) } }

  private func width(_ column: Int) -> Double { ranges[column].map { $0.upperBound - $0.lowerBound } ?? 0 }

  /// Measures the problem's own columns and some others from its present optimum; leaves the problem as it was.
  mutating func measure(
    _ problem: inout GLPKProblem, open: [GLPKProblem.Variable], extra: [Int]
  ) throws(SolverFailure) {
    let candidates = movableColumns(problem, open: open, among: Set(0..<columnCount).union(extra))
    for column in candidates { start[column] = problem.value(of: .column(column)) }
    see(problem, candidates)
    let basis = problem.basis()
    for column in candidates {
      for direction in [1.0, -1.0] where width(column) < Self.push {
        try push(column, direction, &problem, candidates)
        problem.restore(basis)
      }
    }
    problem.setObjective([])
    try problem.minimizeFeasible()
  }

  /// The columns that move in the tableau when an open variable does, ascending: all others are determined.
  private func movableColumns(
    _ problem: borrowing GLPKProblem, open: [GLPKProblem.Variable], among columns: Set<Int>
  ) -> [Int] {
    var movable: Set<Int> = []
    for variable in open {
      if case .column(let column) = variable { movable.insert(column) }
      for (basic, coefficient) in problem.basicVariables(movedBy: variable) where abs(coefficient) > 1e-9 {
        if case .column(let column) = basic { movable.insert(column) }
      }
    }
    return movable.intersection(columns).sorted()
  }

  private mutating func push(
    _ column: Int, _ direction: Double, _ problem: inout GLPKProblem, _ candidates: [Int]
  ) throws(SolverFailure) {
    let variable = GLPKProblem.Variable.column(column)
    let bounds = problem.bounds(of: variable)
    guard !bounds.isFixed, let start = start[column] else { return }
    problem.setBounds(
      of: variable,
      to: GLPKProblem.Bounds(lower: max(bounds.lower, start - Self.push), upper: min(bounds.upper, start + Self.push)))
    problem.setObjective([(column, -direction)])
    if try problem.minimizeFeasible() { see(problem, candidates) }
    problem.setBounds(of: variable, to: bounds)
  }

  /// Widens the ranges by the present solution.
  private mutating func see(_ problem: borrowing GLPKProblem, _ columns: [Int]) {
    for column in columns {
      let value = problem.value(of: .column(column))
      let range = ranges[column] ?? value...value
      ranges[column] = min(range.lowerBound, value)...max(range.upperBound, value)
    }
  }
}
