/// How far columns can move without harm to any level: the optimal face, measured from one of its points.
///
/// A reduced cost of zero doesn't say that a column can move, for the basis may be degenerate. So the face is looked at
/// in three ways, the cheap ones first, and every point seen counts for all columns:
///
/// 1. A column that moves with no open variable in the tableau is determined.
/// 2. Each open variable is followed along its edge as far as the bounds let it.
/// 3. What hasn't been seen to move is pushed together, up and down, with factors that nothing in a program lines up
///    with. If any of these columns can move, so does their weighted sum; where it doesn't, all of them are determined.
///    Each is let go a little way only: where many live on what few can give, that is enough for all.
struct OptimalFace {
  /// How far columns are followed, in points, so that nothing runs away without bounds.
  private static let reach = 1_000.0

  private let columnCount: Int
  /// The values at the point that the face is measured from, of the columns that may move.
  private var start: [Int: Double] = [:]
  private var ranges: [Int: ClosedRange<Double>] = [:]

  /// Above this a column's range makes it open.
  let tolerance: Double

  /// A face of a problem at its optimum, whose own columns come first.
  init(of problem: borrowing GLPKProblem, columnCount: Int) {
    self.columnCount = columnCount
    let largest = (0..<columnCount).reduce(0) { max($0, abs(problem.value(of: .column($1)))) }
    tolerance = max(Tolerances.length, problem.isExact ? largest.ulp : Tolerances.rounding * largest)
  }

  /// Whether a column's range over the face exceeds the tolerance.
  func isOpen(_ column: Int) -> Bool { width(column) > tolerance }

  /// The widths of open columns' ranges, as far as they were seen; 0 for columns that are determined.
  func widths(of columns: Range<Int>) -> [Double] { columns.map { isOpen($0) ? width($0) : 0 } }

  private func width(_ column: Int) -> Double { ranges[column].map { $0.upperBound - $0.lowerBound } ?? 0 }

  /// Measures the problem's own columns and some others from its present optimum; leaves the problem as it was.
  ///
  /// - Parameters:
  ///   - problem: A problem at its optimum.
  ///   - open: Its nonbasic variables that aren't fixed.
  ///   - extra: Columns to measure beside the problem's own.
  ///   - whole: Columns whose ranges are wanted up to the reach, not only whether they are open.
  /// - Throws: `SolverFailure` where the simplex method gives up.
  mutating func measure(
    _ problem: inout GLPKProblem, open: [GLPKProblem.Variable], extra: [Int], whole: [Int]
  ) throws(SolverFailure) {
    try followEdges(problem, open, among: Set(0..<columnCount).union(extra))
    let basis = problem.basis()
    var undecided = start.keys.filter { !isOpen($0) }.sorted()
    while !undecided.isEmpty {
      let seen = try push(undecided, &problem, upTo: little, back: basis)
      guard seen else { break }
      undecided.removeAll { isOpen($0) }
    }
    for column in whole where isOpen(column) && width(column) < Self.reach {
      _ = try push([column], &problem, upTo: Self.reach, back: basis)
    }
    problem.setObjective([])
    try problem.minimizeFeasible()
  }

  // MARK: Edges

  /// Follows each open variable as far as the basic ones let it, and notes every column that moves with it at all.
  private mutating func followEdges(
    _ problem: borrowing GLPKProblem, _ open: [GLPKProblem.Variable], among columns: Set<Int>
  ) throws(SolverFailure) {
    for variable in open {
      let all = try problem.basicVariables(movedBy: variable)
      // A row in whole numbers moves columns by small parts of it, each at its own scale.
      let leastSlope =
        problem.isExact ? Tolerances.tableauEntry * all.reduce(0) { max($0, abs($1.coefficient)) } : Tolerances.slope
      let moved = all.filter { abs($0.coefficient) > leastSlope }
      let slopes = [(variable: variable, coefficient: 1.0)] + moved
      for direction in directions(of: variable, problem) {
        let step = slopes.reduce(Self.reach) { step, slope in
          min(step, room(for: slope.variable, problem, direction * slope.coefficient))
        }
        for case (.column(let column), let coefficient) in slopes where columns.contains(column) {
          let value = problem.value(of: .column(column))
          start[column] = value
          see(column, value)
          see(column, value + direction * coefficient * step)
        }
      }
    }
  }

  private func directions(of variable: GLPKProblem.Variable, _ problem: borrowing GLPKProblem) -> [Double] {
    switch problem.status(of: variable) {
    case .atLower: [1]
    case .atUpper: [-1]
    case .free: [1, -1]
    case .basic, .fixed: []
    }
  }

  /// How far an edge can be followed before a variable that changes by a slope meets its bound.
  private func room(
    for variable: GLPKProblem.Variable, _ problem: borrowing GLPKProblem, _ slope: Double
  ) -> Double {
    let bounds = problem.bounds(of: variable)
    let bound = slope > 0 ? bounds.upper : bounds.lower
    return max(0, (bound - problem.value(of: variable)) / slope)
  }

  // MARK: Pushes

  /// How far columns are pushed to see whether they move, in points: far above what rounding makes of them.
  private var little: Double { min(Self.reach, 10_000 * tolerance) }

  /// Pushes columns up and down together, each up to a distance; whether any of them was seen to be open.
  private mutating func push(
    _ columns: [Int], _ problem: inout GLPKProblem, upTo distance: Double, back basis: GLPKProblem.Basis
  ) throws(SolverFailure) -> Bool {
    let bounds = columns.map { problem.bounds(of: .column($0)) }
    for (column, bounds) in zip(columns, bounds) where !bounds.isFixed {
      let value = start[column] ?? 0
      let window = GLPKProblem.Bounds(
        lower: max(bounds.lower, value - distance), upper: min(bounds.upper, value + distance))
      problem.setBounds(of: .column(column), to: window)
    }
    for direction in [1.0, -1.0] {
      problem.setObjective(columns.map { ($0, -direction * Self.factor($0)) })
      try problem.minimizeFeasible()
      for column in start.keys { see(column, problem.value(of: .column(column))) }
    }
    for (column, bounds) in zip(columns, bounds) { problem.setBounds(of: .column(column), to: bounds) }
    problem.restore(basis)
    return columns.contains { isOpen($0) }
  }

  /// A number from 1 to 2 for a column, always the same, in no simple ratio to another's: its bits are mixed as in
  /// Vigna's SplitMix64.
  private static func factor(_ column: Int) -> Double {
    var bits = UInt64(column) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53 as UInt64)
  }

  private mutating func see(_ column: Int, _ value: Double) {
    let range = ranges[column] ?? value...value
    ranges[column] = min(range.lowerBound, value)...max(range.upperBound, value)
  }
}
