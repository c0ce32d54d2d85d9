/// Solves a component level by level on one basis, and settles what the levels leave open.
///
/// After each level, every nonbasic variable whose reduced cost isn't zero is fixed at its bound: it can't move without
/// harm to the level, so what remains is exactly the set of the level's optima, also where the basis is degenerate. The
/// next level goes on from the same basis, without weights and without added rows. Source: facts/glpk.md.
struct LexicographicSolver: ~Copyable {
  var problem: GLPKProblem
  let rows: ProblemRows
  let goals: [LinearProgram.Goal]
  let columns: [LinearProgram.Column]
  /// The goals' places by level, the highest first.
  let levels: [(level: Double, goals: [Int])]
  /// The component's columns by their number in the program.
  let localColumns: [Int: Int]

  /// What a component's columns come to.
  struct Solution {
    /// The columns' values, in the component's order.
    var values: [Double]
    /// The columns' ranges over the optimal face, as far as they were looked at: 0 where the value is determined.
    var ranges: [Double]
  }

  /// A solver of a component whose requirements have a solution.
  init(
    _ program: LinearProgram, _ component: LinearProgram.Component, parameters: [Double],
    arithmetic: GLPKProblem.Arithmetic = .rounded
  ) throws(SolverFailure) {
    rows = ProblemRows(program, component, parameters)
    let goals = component.goals.map { program.goals[$0] }
    self.goals = goals
    levels = Dictionary(grouping: goals.indices) { goals[$0].level }.sorted { $0.key > $1.key }.map {
      ($0.key, $0.value)
    }
    columns = component.columns.map { program.columns[$0] }
    localColumns = Dictionary(uniqueKeysWithValues: component.columns.enumerated().map { ($1, $0) })
    problem = try GLPKProblem(columns: rows.allColumns, rows: rows.requirements + rows.goals, arithmetic: arithmetic)
  }

  /// Minimises level by level, measures what stays open, and settles it; `nil` where the requirements conflict.
  mutating func solve() throws(SolverFailure) -> Solution? {
    guard let totals = try minimizeLevels() else { return nil }
    var ranges = [Double](repeating: 0, count: columns.count)
    if !openVariables().isEmpty {
      var face = OptimalFace(of: problem, columnCount: columns.count)
      try face.measure(
        &problem, open: openVariables(), extra: violationsOfRivals(),
        whole: columns.indices.filter { columns[$0].isRangeWanted })
      ranges = face.widths(of: columns.indices)
      try settleTies(rivals(face), tolerance: face.tolerance)
      try settleStays(columns.indices.filter { face.isOpen($0) })
    }
    try checkLevels(totals)
    return Solution(values: columns.indices.map { problem.value(of: .column($0)) }, ranges: ranges)
  }

  // MARK: Levels

  /// The least total violation of each level, the highest first; `nil` where the requirements conflict.
  private mutating func minimizeLevels() throws(SolverFailure) -> [(level: Double, total: Double)]? {
    guard try problem.minimize() == .optimal else { return nil }
    var totals: [(level: Double, total: Double)] = []
    for (level, goals) in levels {
      let violations = goals.flatMap { rows.violations[$0] }
      problem.setObjective(violations.map { ($0, 1) })
      try problem.minimizeFeasible()
      fixWhatCosts()
      totals.append((level, total(violations)))
    }
    return totals
  }

  private func total(_ violations: [Int]) -> Double {
    violations.reduce(0) { $0 + problem.value(of: .column($1)) }
  }

  /// Fixes every nonbasic variable that can't move without worsening the objective.
  mutating func fixWhatCosts() {
    for variable in problem.variables
    where abs(problem.reducedCost(of: variable)) > Self.costTolerance && !problem.bounds(of: variable).isFixed {
      let bounds = problem.bounds(of: variable)
      switch problem.status(of: variable) {
      case .atLower: problem.setBounds(of: variable, to: .fixed(bounds.lower))
      case .atUpper: problem.setBounds(of: variable, to: .fixed(bounds.upper))
      case .basic, .free, .fixed: break
      }
    }
  }

  /// What later steps may not worsen: each level's total stays what it was when it was least.
  private func checkLevels(_ totals: [(level: Double, total: Double)]) throws(SolverFailure) {
    for ((level, least), (_, goals)) in zip(totals, levels) {
      let loss = total(goals.flatMap { rows.violations[$0] }) - least
      guard loss <= Self.totalTolerance * max(1, least) else {
        throw SolverFailure(reason: .levelLost(level: level, by: loss), items: [])
      }
    }
  }

  /// Reduced costs below this are zero but for rounding.
  private static let costTolerance = 1e-9
  /// How far a level's total may be off at the end, relative to its size.
  private static let totalTolerance = 1e-6
}
