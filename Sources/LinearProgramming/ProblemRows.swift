/// A component's rows in the shape that GLPK takes them, for given parameters.
///
/// Columns are the component's own, in its order; each goal adds one or two columns that take up its violation:
///
///     e == 0   →  e + under - over  = 0
///     e <= 0   →  e - over         <= 0
///     e >= 0   →  e + under        >= 0
struct ProblemRows {
  typealias Row = (terms: [(column: Int, coefficient: Double)], bounds: GLPKProblem.Bounds)

  /// The bounds of the component's own columns.
  let columns: [GLPKProblem.Bounds]
  let requirements: [Row]
  let goals: [Row]
  /// Each goal's violation columns.
  let violations: [[Int]]
  /// The bounds of the own columns and of the violations behind them.
  var allColumns: [GLPKProblem.Bounds] {
    columns + Array(repeating: .nonnegative, count: violations.reduce(0) { $0 + $1.count })
  }

  /// The rows of a component's requirements and goals.
  init(_ program: LinearProgram, _ component: LinearProgram.Component, _ parameters: [Double]) {
    self.init(
      component.columns.map { program.columns[$0] }, numbered: component.columns,
      requirements: component.requirements.map { program.requirements[$0].row },
      goals: component.goals.map { program.goals[$0].row }, parameters)
  }

  /// Rows over columns that have these numbers in them.
  init(
    _ columns: [LinearProgram.Column], numbered numbers: [Int], requirements: [LinearProgram.Row],
    goals: [LinearProgram.Row], _ parameters: [Double]
  ) {
    let local = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    func terms(_ row: LinearProgram.Row) -> [(column: Int, coefficient: Double)] {
      row.expression.terms.compactMap { term in local[term.index].map { ($0, term.coefficient) } }
    }
    func bounds(_ row: LinearProgram.Row) -> GLPKProblem.Bounds {
      let side = -row.expression.offset(parameters)
      return switch row.relation {
      case .equal: .fixed(side)
      case .atMost: GLPKProblem.Bounds(lower: -.infinity, upper: side)
      case .atLeast: GLPKProblem.Bounds(lower: side, upper: .infinity)
      }
    }
    self.columns = columns.map { $0.isNonnegative ? .nonnegative : .free }
    self.requirements = requirements.map { (terms($0), bounds($0)) }
    var next = columns.count
    var elasticRows: [Row] = []
    var violations: [[Int]] = []
    for row in goals {
      var elastic = terms(row)
      var own: [Int] = []
      if row.relation != .atMost {
        elastic.append((next, 1))
        own.append(next)
        next += 1
      }
      if row.relation != .atLeast {
        elastic.append((next, -1))
        own.append(next)
        next += 1
      }
      elasticRows.append((elastic, bounds(row)))
      violations.append(own)
    }
    self.goals = elasticRows
    self.violations = violations
  }
}
