/// A component in the shape that GLPK takes it.
///
/// Columns are the component's own, in its order, then those that take up the goals' violations:
///
///     above and below count   →  e + under - over  = side
///     above alone counts      →  e - over         <= side
///     below alone counts      →  e + under        >= side
struct ProblemRows {
  typealias Row = (terms: [(column: Int, coefficient: Double)], bounds: GLPKProblem.Bounds)

  /// A column that takes up how far a goal is missed on one side.
  struct Violation {
    let column: Int
    let level: Double
    let row: Int
    let sizedColumn: Int?
  }

  /// The bounds of the component's own columns and of the violations behind them.
  private(set) var columns: [GLPKProblem.Bounds]
  private(set) var rows: [Row] = []
  private(set) var violations: [Violation] = []

  init(_ component: ComponentProgram) {
    columns = component.columns.map { $0.isNonnegative ? .nonnegative : .free }
    rows.reserveCapacity(component.rows.count)
    for row in component.rows {
      let terms = row.terms.map { place in
        (column: Int(component.terms[place].index), coefficient: component.terms[place].coefficient)
      }
      switch row.demand {
      case .requirement(let relation, _): rows.append((terms, GLPKProblem.Bounds(relation, row.side)))
      case .goal(let goal): add(goal, terms, row.side)
      }
    }
  }

  private mutating func add(_ goal: LinearProgram.Goal, _ terms: [(column: Int, coefficient: Double)], _ side: Double) {
    var terms = terms
    for (level, coefficient) in [(goal.levelBelow, 1.0), (goal.levelAbove, -1.0)] {
      guard let level else { continue }
      terms.append((columns.count, coefficient))
      violations.append(
        Violation(column: columns.count, level: level, row: rows.count, sizedColumn: goal.sizedColumn))
      columns.append(.nonnegative)
    }
    let relation: LinearProgram.Relation =
      switch (goal.levelAbove, goal.levelBelow) {
      case (nil, _): .atLeast
      case (_, nil): .atMost
      default: .equal
      }
    rows.append((terms, GLPKProblem.Bounds(relation, side)))
  }
}

extension GLPKProblem.Bounds {
  /// The values of a sum that a relation with a number allows.
  init(_ relation: LinearProgram.Relation, _ side: Double) {
    switch relation {
    case .equal: self = .fixed(side)
    case .atMost: self.init(lower: -.infinity, upper: side)
    case .atLeast: self.init(lower: side, upper: .infinity)
    }
  }
}
