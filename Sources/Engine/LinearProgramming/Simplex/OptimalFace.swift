/// The optimal face: how far columns can move without worsening any level, measured from one of its points.
///
/// A reduced cost of zero doesn't imply that a column can move, because the basis may be degenerate. So the face is
/// examined in three ways, the cheap ones first, and every point seen counts for all columns:
///
/// 1. All open variables are moved together as far as the bounds allow, each by a factor of its own that is independent
///    of the program's numbers. A column that doesn't move with them moves with none, and is determined.
/// 2. If a bound stops them at once, and always in fractions, each open variable is followed along its edge by itself.
/// 3. Columns that haven't been seen to move are pushed together, up and down, with such factors too. If any of them
///    can move, so does their weighted sum; if that doesn't, all of them are determined. Each may only move a little
///    way. If many share what few can give, that is enough for all.
struct OptimalFace {
  /// The distance up to which columns are followed, in points, since they may be unbounded.
  private static let reach = 1_000.0

  /// The observed movement of a column.
  private struct Column {
    /// A Boolean that tells whether the column is to be measured.
    var isMeasured = false
    /// A Boolean that tells whether it moves with an open variable.
    var moves = false
    /// The value at the point from which the face is measured.
    var start = 0.0
    /// The least and the greatest value seen.
    var least = 0.0
    var greatest = 0.0

    mutating func see(_ value: Double) {
      least = min(least, value)
      greatest = max(greatest, value)
    }
  }

  private let columnCount: Int
  /// Every column of the problem.
  private var columns: [Column]
  /// The measured columns that move with an open variable.
  private var moving: [Int] = []

  /// The width of a range above which a column is open.
  let tolerance: Double

  /// Creates the face of a problem at its optimum, whose own columns come first.
  init(of problem: borrowing GLPKProblem, columnCount: Int) {
    self.columnCount = columnCount
    columns = Array(repeating: Column(), count: problem.columnCount)
    let largest = (0..<columnCount).reduce(0) { max($0, abs(problem.value(of: .column($1)))) }
    tolerance = max(Tolerances.length, problem.isExact ? largest.ulp : Tolerances.rounding * largest)
  }

  /// Tells whether a column's range over the face exceeds the tolerance.
  func isOpen(_ column: Int) -> Bool { width(column) > tolerance }

  /// The widths of open columns' ranges, as far as they were seen; 0 for columns that are determined.
  func widths(of columns: Range<Int>) -> [Double] { columns.map { isOpen($0) ? width($0) : 0 } }

  private func width(_ column: Int) -> Double { columns[column].greatest - columns[column].least }

  /// Measures the problem's own columns and some others from its present optimum. It leaves the problem as it was.
  ///
  /// - Parameters:
  ///   - problem: A problem at its optimum.
  ///   - open: Its nonbasic variables that aren't fixed.
  ///   - extra: Columns to measure beside the problem's own.
  ///   - whole: Columns whose ranges are computed up to the reach, not only whether they are open.
  /// - Throws: `SolverFailure` if the simplex method gives up.
  mutating func measure(
    _ problem: inout GLPKProblem, open: [GLPKProblem.Variable], extra: [Int], whole: [Int]
  ) throws(SolverFailure) {
    try follow(problem, open, measuring: extra)
    let basis = problem.basis()
    var undecided = moving.filter { !isOpen($0) }.sorted()
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

  /// Tells whether any of the problem's own columns is open at its present optimum. It leaves the problem as it was.
  ///
  /// - Parameters:
  ///   - problem: A problem at its optimum.
  ///   - open: Its nonbasic variables that aren't fixed.
  /// - Returns: `true` if there is one.
  /// - Throws: `SolverFailure` if the simplex method gives up.
  mutating func hasOpenColumn(
    _ problem: inout GLPKProblem, open: [GLPKProblem.Variable]
  ) throws(SolverFailure) -> Bool {
    try follow(problem, open, measuring: [])
    if moving.contains(where: { isOpen($0) }) { return true }
    guard !moving.isEmpty else { return false }
    let seen = try push(moving.sorted(), &problem, upTo: little, back: problem.basis())
    problem.setObjective([])
    try problem.minimizeFeasible()
    return seen
  }

  // MARK: Edges

  /// Follows the open variables together, and each by itself if that doesn't show all moving columns to be open.
  private mutating func follow(
    _ problem: borrowing GLPKProblem, _ open: [GLPKProblem.Variable], measuring extra: [Int]
  ) throws(SolverFailure) {
    for column in 0..<columnCount { columns[column].isMeasured = true }
    for column in extra { columns[column].isMeasured = true }
    // Rows in whole numbers move columns by parts of what others move them by, which are lost beside these.
    if !problem.isExact {
      let weighted = open.enumerated().map { ($1, direction(of: $1, problem) * Self.factor($0)) }
      try follow(problem, try problem.basicVariables(movedBy: weighted), moving: weighted, [1])
      // A free variable may also move the other way, and a bound may stop a variable at once. One look doesn't show
      // these.
      guard moving.contains(where: { !isOpen($0) }) else { return }
    }
    for variable in open {
      let direction = direction(of: variable, problem)
      let basic = try problem.basicVariables(movedBy: variable).map { ($0.variable, direction * $0.coefficient) }
      let isFree = problem.status(of: variable) == .free
      try follow(problem, basic, moving: [(variable, direction)], isFree ? [1, -1] : [1])
    }
  }

  /// Follows the moving variables as far as bounds allow, and notes every column that moves at all.
  private mutating func follow(
    _ problem: borrowing GLPKProblem, _ basic: [(variable: GLPKProblem.Variable, coefficient: Double)],
    moving nonbasic: [(variable: GLPKProblem.Variable, coefficient: Double)], _ directions: [Double]
  ) throws(SolverFailure) {
    // A row in whole numbers moves columns by small parts of it, each at its own scale.
    let leastSlope =
      problem.isExact ? Tolerances.tableauEntry * basic.reduce(0) { max($0, abs($1.coefficient)) } : Tolerances.slope
    let slopes = nonbasic + basic.filter { abs($0.coefficient) > leastSlope }
    for direction in directions {
      let step = slopes.reduce(Self.reach) { step, slope in
        min(step, room(for: slope.variable, problem, direction * slope.coefficient))
      }
      for case (.column(let column), let coefficient) in slopes where columns[column].isMeasured {
        if !columns[column].moves {
          let value = problem.value(of: .column(column))
          columns[column] = Column(isMeasured: true, moves: true, start: value, least: value, greatest: value)
          moving.append(column)
        }
        columns[column].see(columns[column].start + direction * coefficient * step)
      }
    }
  }

  /// The direction in which a variable can move from its bound; up if it has none.
  private func direction(of variable: GLPKProblem.Variable, _ problem: borrowing GLPKProblem) -> Double {
    problem.status(of: variable) == .atUpper ? -1 : 1
  }

  /// The distance that an edge can be followed before a variable that changes at a slope meets its bound.
  private func room(
    for variable: GLPKProblem.Variable, _ problem: borrowing GLPKProblem, _ slope: Double
  ) -> Double {
    let bounds = problem.bounds(of: variable)
    let bound = slope > 0 ? bounds.upper : bounds.lower
    return max(0, (bound - problem.value(of: variable)) / slope)
  }

  // MARK: Pushes

  /// The distance that columns are pushed to see whether they move, in points: far above rounding errors.
  private var little: Double { min(Self.reach, 10_000 * tolerance) }

  /// Pushes columns up and down together, each up to a distance, and tells whether any of them was seen to be open.
  private mutating func push(
    _ columns: [Int], _ problem: inout GLPKProblem, upTo distance: Double, back basis: GLPKProblem.Basis
  ) throws(SolverFailure) -> Bool {
    let bounds = columns.map { problem.bounds(of: .column($0)) }
    for (column, bounds) in zip(columns, bounds) where !bounds.isFixed {
      let value = self.columns[column].start
      let window = GLPKProblem.Bounds(
        lower: max(bounds.lower, value - distance), upper: min(bounds.upper, value + distance))
      problem.setBounds(of: .column(column), to: window)
    }
    for direction in [1.0, -1.0] {
      problem.setObjective(columns.map { ($0, -direction * Self.factor($0)) })
      try problem.minimizeFeasible()
      for column in moving { self.columns[column].see(problem.value(of: .column(column))) }
    }
    for (column, bounds) in zip(columns, bounds) { problem.setBounds(of: .column(column), to: bounds) }
    problem.restore(basis)
    return columns.contains { isOpen($0) }
  }

  /// A pseudorandom factor from 1 to 2 for a column, always the same, in no simple ratio to another's: its bits are
  /// mixed as in Vigna's SplitMix64.
  private static func factor(_ column: Int) -> Double {
    var bits = UInt64(column) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53 as UInt64)
  }
}
