/// A column for the violation of a goal on one side: its under- or its over-deviation.
struct Deviation {
  /// The column's index in the problem.
  let column: Int
  let level: Double
  /// The goal's row.
  let row: Int
  /// A Boolean that tells whether it is the over-deviation, above the side.
  let isAbove: Bool
  /// The column of a goal for a column's size.
  let sizedColumn: Int?
  /// A Boolean that tells whether it is the over-deviation of a late goal's column.
  let isLate: Bool
}

extension GLPKProblem {
  /// Creates a component's problem, with a zero objective.
  ///
  /// Columns are the component's own, in its order, followed by slacks and the goals' deviations. For a goal with the
  /// expression e these are
  ///
  ///     above and below count   →  e + under - over  = side
  ///     above alone counts      →  e - over         <= side
  ///     below alone counts      →  e + under        >= side
  ///
  /// - Parameters:
  ///   - component: The component, which has rows.
  ///   - arithmetic: The arithmetic of its solution.
  ///   - needsBasis: A Boolean that tells whether a starting basis is made. If not, `restore` sets one.
  /// - Throws: `SolverFailure` if a number isn't finite.
  init(
    _ component: Component, arithmetic: Arithmetic = .rounded, needsBasis: Bool = true
  ) throws(SolverFailure) {
    let tableau = Tableau(component)
    try self.init(
      columns: tableau.columns, rows: tableau.rows, matrix: tableau.matrix, deviations: tableau.deviations,
      arithmetic: arithmetic, needsBasis: needsBasis)
  }
}

/// A component's columns and rows in GLPK's form.
private struct Tableau {
  /// The bounds of the component's own columns and of the deviations behind them.
  var columns: [GLPKProblem.Bounds] = []
  var matrix = GLPKProblem.Matrix()
  /// The bounds of the rows.
  var rows: [GLPKProblem.Bounds] = []
  var deviations: [Deviation] = []

  init(_ component: Component) {
    let goalCount = component.rows.count
    columns.reserveCapacity(component.columns.count + 2 * goalCount)
    for column in component.columns { columns.append(column.isNonnegative ? .nonnegative : .free) }
    rows.reserveCapacity(goalCount)
    deviations.reserveCapacity(2 * goalCount)
    matrix.reserve(component.terms.count + 2 * goalCount)
    for row in component.rows {
      for term in component.terms[row.terms] {
        matrix.add(row: rows.count, column: Int(term.index), coefficient: term.coefficient)
      }
      switch row.kind {
      case .requirement(let relation, _):
        if row.slack > 0 { addSlack(row.slack * row.unit) }
        rows.append(GLPKProblem.Bounds(relation, row.side))
      case .goal(let goal): add(goal, row)
      }
    }
  }

  /// Adds a slack column on both sides of a row. As bounds of the row itself, these could be neighbouring doubles if
  /// its side is large; GLPK makes such bounds equal when it scales, and aborts.
  private mutating func addSlack(_ slack: Double) {
    matrix.add(row: rows.count, column: columns.count, coefficient: 1)
    columns.append(GLPKProblem.Bounds(lower: -slack, upper: slack))
  }

  private mutating func add(_ goal: LinearProgram.Goal, _ row: Component.Row) {
    if let level = goal.levelBelow { addDeviation(level, row.unit, goal, isAbove: false) }
    if let level = goal.levelAbove { addDeviation(level, -row.unit, goal, isAbove: true) }
    let relation: LinearProgram.Relation =
      goal.levelAbove == nil ? .atLeast : goal.levelBelow == nil ? .atMost : .equal
    rows.append(GLPKProblem.Bounds(relation, row.side))
  }

  private mutating func addDeviation(
    _ level: Double, _ coefficient: Double, _ goal: LinearProgram.Goal, isAbove: Bool
  ) {
    matrix.add(row: rows.count, column: columns.count, coefficient: coefficient)
    deviations.append(
      Deviation(
        column: columns.count, level: level, row: rows.count, isAbove: isAbove, sizedColumn: goal.sizedColumn,
        isLate: goal.isLate && isAbove))
    columns.append(.nonnegative)
  }
}

extension GLPKProblem.Bounds {
  /// Creates the range of values that a relation with a number allows.
  fileprivate init(_ relation: LinearProgram.Relation, _ side: Double) {
    switch relation {
    case .equal: self = .fixed(side)
    case .atMost: self.init(lower: -.infinity, upper: side)
    case .atLeast: self.init(lower: side, upper: .infinity)
    }
  }
}

extension LinearProgram.RowKind {
  /// The number of deviations of a row.
  var deviationCount: Int {
    guard case .goal(let goal) = self else { return 0 }
    return (goal.levelAbove == nil ? 0 : 1) + (goal.levelBelow == nil ? 0 : 1)
  }
}
