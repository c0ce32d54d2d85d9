/// Solves a component level by level on one basis, and settles columns that the levels leave open: preemptive goal
/// programming (Charnes and Cooper, "Management Models and Industrial Applications of Linear Programming", 1961;
/// Ignizio's sequential method, 1976).
///
/// After each level, every nonbasic variable with a nonzero reduced cost is fixed at its bound. Moving it would worsen
/// the level, so what remains is exactly the set of the level's optima, even if the basis is degenerate. The next level
/// continues from the same basis, without weights and without added rows. Source:
/// <doc:Solver#Level-by-level-on-one-basis>.
struct LexicographicSolver: ~Copyable {
  var problem: GLPKProblem
  let columns: [LinearProgram.Column]
  /// The levels, the highest first.
  let levels: [Level]
  private let isWarm: Bool
  /// A Boolean that tells whether columns' sizes were compared to find ties.
  var comparedSizes = false

  /// A level, and the deviations of its goals.
  struct Level {
    let level: Double
    var deviations: [Deviation]
  }

  /// The solution of a component's columns.
  struct Solution {
    /// The columns' values, in the component's order.
    var values: [Double]
    /// The columns' ranges over the optimal face, as far as they were computed: 0 if the value is determined.
    var ranges: [Double]
  }

  /// Creates a solver of a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - basis: The basis to start from. It was optimal for other right-hand sides, so that the first level's dual
  ///     values still are.
  ///   - arithmetic: The arithmetic of its solution.
  /// - Throws: `SolverFailure` if a number isn't finite.
  init(
    _ component: Component, from basis: GLPKProblem.Basis? = nil,
    arithmetic: GLPKProblem.Arithmetic = .rounded
  ) throws(SolverFailure) {
    columns = component.columns
    problem = try GLPKProblem(component, arithmetic: arithmetic, needsBasis: basis == nil)
    levels = Self.levels(problem.deviations)
    isWarm = basis != nil
    if let basis { problem.restore(basis) }
  }

  private static func levels(_ deviations: [Deviation]) -> [Level] {
    let sorted = deviations.sorted { $0.level != $1.level ? $0.level > $1.level : $0.column < $1.column }
    var levels: [Level] = []
    for deviation in sorted {
      if levels.last?.level == deviation.level {
        levels[levels.count - 1].deviations.append(deviation)
      } else {
        levels.append(Level(level: deviation.level, deviations: [deviation]))
      }
    }
    return levels
  }

  /// Minimizes level by level, measures the open columns, and settles them; `nil` if the requirements conflict.
  mutating func solve() throws(SolverFailure) -> Solution? {
    guard let totals = try minimizeLevels() else { return nil }
    var ranges = [Double](repeating: 0, count: columns.count)
    if !openVariables().isEmpty {
      var face = OptimalFace(of: problem, columnCount: columns.count)
      try face.measure(
        &problem, open: openVariables(), extra: deviationsThatMayTie(),
        whole: columns.indices.filter { columns[$0].isRangeRequested })
      ranges = face.widths(of: columns.indices)
      try settleTies(face)
      try settleStays(columns.indices.filter { face.isOpen($0) })
    }
    try checkLevels(totals)
    return Solution(values: columns.indices.map { problem.value(of: .column($0)) }, ranges: ranges)
  }

  // MARK: Levels

  /// The minimum total violation of each level, the highest first; `nil` if the requirements conflict.
  mutating func minimizeLevels() throws(SolverFailure) -> [(level: Double, total: Double)]? {
    problem.setObjective(levels.first?.deviations.map { ($0.column, 1) } ?? [])
    guard try problem.minimize(isWarm ? .dual : .primal) == .optimal else { return nil }
    fixByReducedCosts()
    var totals = levels.prefix(1).map { ($0.level, total($0.deviations)) }
    var batches = Batches()
    while totals.count < levels.count {
      let level = levels[totals.count]
      if isOptimalAtZero(level.deviations) {
        // The level is optimal at zero, and so is each of its deviations: all are nonbasic.
        for deviation in level.deviations where !problem.bounds(of: .column(deviation.column)).isFixed {
          problem.setBounds(of: .column(deviation.column), to: .fixed(0))
        }
      } else if isDetermined {
        break
      } else if batches.isNextAlone {
        problem.setObjective(level.deviations.map { ($0.column, 1) })
        try problem.minimizeFeasible()
        fixByReducedCosts()
        batches.settledOne(isAtZero: total(level.deviations) <= Tolerances.relative)
      } else {
        let batch = levels[totals.count...].prefix(batches.width)
        let areAtZero = try areOptimalAtZero(batch)
        batches.triedTogether(areAtZero: areAtZero)
        if areAtZero { totals += batch.map { ($0.level, total($0.deviations)) } }
        continue
      }
      totals.append((level.level, total(level.deviations)))
    }
    return totals + levels[totals.count...].map { ($0.level, total($0.deviations)) }
  }

  /// Tells whether some levels are optimal at zero together. If not, the problem is as before.
  ///
  /// If the sum of all their deviations is zero, each is minimal, whatever the order. None may be basic, so that it
  /// stays zero wherever the basis is feasible.
  private mutating func areOptimalAtZero(
    _ levels: ArraySlice<Level>
  ) throws(SolverFailure) -> Bool {
    let basis = problem.basis()
    problem.setObjective(levels.flatMap { $0.deviations.map { ($0.column, 1) } })
    try problem.minimizeFeasible()
    let areAtZero = levels.allSatisfy { isOptimalAtZero($0.deviations) && total($0.deviations) <= Tolerances.relative }
    if areAtZero { fixByReducedCosts() } else { try goBack(to: basis) }
    return areAtZero
  }

  /// Returns to a basis that was feasible.
  mutating func goBack(to basis: GLPKProblem.Basis) throws(SolverFailure) {
    problem.restore(basis)
    problem.setObjective([])
    try problem.minimizeFeasible()
  }

  /// Tells whether a level has nothing to minimize: none of its deviations is basic.
  private func isOptimalAtZero(_ deviations: [Deviation]) -> Bool {
    deviations.allSatisfy { problem.status(of: .column($0.column)) != .basic }
  }

  private func total(_ deviations: [Deviation]) -> Double {
    deviations.reduce(0) { $0 + problem.value(of: .column($1.column)) }
  }

  /// Fixes every nonbasic variable that can't move without worsening the objective.
  mutating func fixByReducedCosts() {
    for column in 0..<problem.columnCount { fix(.column(column)) }
    for row in 0..<problem.rowCount { fix(.row(row)) }
  }

  private mutating func fix(_ variable: GLPKProblem.Variable) {
    guard abs(problem.reducedCost(of: variable)) > (problem.isExact ? 0 : Tolerances.reducedCost) else { return }
    let bounds = problem.bounds(of: variable)
    guard !bounds.isFixed else { return }
    switch problem.status(of: variable) {
    case .atLower: problem.setBounds(of: variable, to: .fixed(bounds.lower))
    case .atUpper: problem.setBounds(of: variable, to: .fixed(bounds.upper))
    case .basic, .free, .fixed: break
    }
  }

  /// Checks that later steps didn't worsen a level: its total is still its minimum.
  func checkLevels(_ totals: [(level: Double, total: Double)]) throws(SolverFailure) {
    for ((level, least), current) in zip(totals, levels) {
      let loss = total(current.deviations) - least
      guard loss <= Tolerances.length * max(1, least) else {
        throw SolverFailure(reason: .levelLost(level: level, by: loss), items: [])
      }
    }
  }
}
