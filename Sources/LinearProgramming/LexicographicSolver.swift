/// Solves a component level by level on one basis, and settles what the levels leave open.
///
/// After each level, every nonbasic variable whose reduced cost isn't zero is fixed at its bound: it can't move without
/// harm to the level, so what remains is exactly the set of the level's optima, also where the basis is degenerate. The
/// next level goes on from the same basis, without weights and without added rows. Source: facts/glpk.md.
struct LexicographicSolver: ~Copyable {
  private var problem: GLPKProblem
  private let rows: ProblemRows
  private let goals: [LinearProgram.Goal]
  private let columns: [LinearProgram.Column]
  /// The component's columns by their number in the program.
  private let localColumns: [Int: Int]

  /// What a component's columns come to.
  struct Solution {
    /// The columns' values, in the component's order.
    var values: [Double]
    /// The columns' ranges over the optimal face, as far as they were looked at: 0 where the value is determined.
    var ranges: [Double]
  }

  /// A solver of a component whose requirements have a solution.
  init(
    _ program: LinearProgram, _ component: LinearProgram.Component, parameters: [Double]
  ) throws(SolverFailure) {
    rows = ProblemRows(program, component, parameters)
    goals = component.goals.map { program.goals[$0] }
    columns = component.columns.map { program.columns[$0] }
    localColumns = Dictionary(uniqueKeysWithValues: component.columns.enumerated().map { ($1, $0) })
    problem = try GLPKProblem(columns: rows.allColumns, rows: rows.requirements + rows.goals)
  }

  /// Minimises level by level, measures what stays open, and settles it; `nil` where the requirements conflict.
  mutating func solve() throws(SolverFailure) -> Solution? {
    guard let totals = try minimizeLevels() else { return nil }
    var ranges = [Double](repeating: 0, count: columns.count)
    if !openVariables().isEmpty {
      var face = OptimalFace(columnCount: columns.count)
      try face.measure(
        &problem, open: openVariables(), extra: violationsOfSizes(),
        whole: columns.indices.filter { columns[$0].isRangeWanted })
      ranges = face.widths(of: columns.indices)
      try settleTies(tiedColumns(face))
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
    for level in Set(goals.map(\.level)).sorted(by: >) {
      problem.setObjective(violationColumns(of: level).map { ($0, 1) })
      try problem.minimizeFeasible()
      fixWhatCosts()
      totals.append((level, total(of: level)))
    }
    return totals
  }

  private func violationColumns(of level: Double) -> [Int] {
    goals.indices.filter { goals[$0].level == level }.flatMap { rows.violations[$0] }
  }

  private func total(of level: Double) -> Double {
    violationColumns(of: level).reduce(0) { $0 + problem.value(of: .column($1)) }
  }

  /// Fixes every nonbasic variable that can't move without worsening the objective.
  private mutating func fixWhatCosts() {
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
    for (level, least) in totals {
      let loss = total(of: level) - least
      guard loss <= Self.totalTolerance * max(1, least) else {
        throw SolverFailure(reason: .levelLost(level: level, by: loss), items: [])
      }
    }
  }

  /// Reduced costs below this are zero but for rounding.
  private static let costTolerance = 1e-9
  /// How far a level's total may be off at the end, relative to its size.
  private static let totalTolerance = 1e-6

  // MARK: What the levels leave open

  /// The nonbasic variables that may still move.
  private func openVariables() -> [GLPKProblem.Variable] {
    problem.variables.filter { problem.status(of: $0) != .basic && !problem.bounds(of: $0).isFixed }
  }

  /// The violation columns of wishes for sizes, wherever a level has wishes for several columns: ties show there.
  private func violationsOfSizes() -> [Int] {
    var sizedColumns: [Double: Set<Int>] = [:]
    for goal in goals {
      if let column = goal.sizedColumn { sizedColumns[goal.level, default: []].insert(column) }
    }
    return goals.indices.filter { goals[$0].sizedColumn != nil && sizedColumns[goals[$0].level, default: []].count > 1 }
      .flatMap { rows.violations[$0] }
  }

  /// The columns whose wishes for a size tie with another column's at the same level, ascending.
  private func tiedColumns(_ face: borrowing OptimalFace) -> [Int] {
    var tied: Set<Int> = []
    for level in Set(goals.map(\.level)) {
      let open = goals.indices.filter { goal in
        goals[goal].level == level && rows.violations[goal].contains { face.isOpen($0) }
      }
      let columns = Set(open.compactMap { goals[$0].sizedColumn.flatMap { localColumns[$0] } })
      if columns.count > 1 { tied.formUnion(columns) }
    }
    return tied.sorted()
  }

  /// Makes tied columns as large as they can be, the earliest first: the earlier view takes the room.
  ///
  /// As UIKit was seen to do: facts/autolayout.md §4, "Ties".
  private mutating func settleTies(_ tied: [Int]) throws(SolverFailure) {
    for column in tied where !problem.bounds(of: .column(column)).isFixed {
      problem.setObjective([(column, -1)])
      if try problem.minimizeFeasible() { fixWhatCosts() }
    }
  }

  /// Brings open columns as near to their stays as they can come, the earliest first.
  private mutating func settleStays(_ open: [Int]) throws(SolverFailure) {
    problem.setObjective([])
    try problem.minimizeFeasible()
    for column in open where !problem.bounds(of: .column(column)).isFixed {
      let variable = GLPKProblem.Variable.column(column)
      let bounds = problem.bounds(of: variable)
      let stay = max(columns[column].stay, bounds.lower)
      if problem.value(of: variable) == stay {
        problem.setBounds(of: variable, to: .fixed(stay))
        continue
      }
      guard !openVariables().isEmpty else { break }
      // From above the column comes down to its stay at most, from below it comes up to it.
      let isAbove = problem.value(of: variable) > stay
      problem.setBounds(
        of: variable,
        to: isAbove
          ? GLPKProblem.Bounds(lower: stay, upper: bounds.upper) : GLPKProblem.Bounds(lower: bounds.lower, upper: stay))
      problem.setObjective([(column, isAbove ? 1 : -1)])
      try problem.minimizeFeasible()
      if abs(problem.value(of: variable) - stay) <= Self.stayTolerance * max(1, abs(stay)) {
        problem.setBounds(of: variable, to: .fixed(stay))
      } else {
        fixWhatCosts()
      }
    }
    problem.setObjective([])
    try problem.minimizeFeasible()
  }

  /// A column this near to its stay is there.
  private static let stayTolerance = 1e-9
}
