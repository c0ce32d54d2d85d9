/// The requirements of some items with the minimum sum of violations, while all others of a component hold.
struct LeastViolation: ~Copyable {
  private let problem: GLPKProblem
  /// The item of each row that has one.
  private let items: [Int?]

  /// - Throws: `SolverFailure` if the others can't hold, or GLPK gives up.
  init(
    _ program: LinearProgram, _ component: LinearProgram.Part, _ parameters: [Double], of elasticItems: Set<Int>
  ) throws(SolverFailure) {
    items = component.rows.map { program.item(of: $0) }
    var problem = try GLPKProblem(Component(program, component, parameters, elasticItems: elasticItems))
    problem.setObjective(problem.deviations.map { ($0.column, 1) })
    try problem.minimizeFeasible()
    self.problem = problem
  }

  /// The minimum sum of violations, in points.
  var total: Double { problem.deviations.reduce(0) { $0 + problem.value(of: .column($1.column)) } }

  /// The rate at which the sum grows with each row's side.
  func multipliers(of rowCount: Int) -> [Double] { (0..<rowCount).map { problem.reducedCost(of: .row($0)) } }

  /// The items whose requirements have nonzero multipliers: these conflict (Farkas' lemma).
  func core() -> [Int] {
    var core: Set<Int> = []
    for (row, item) in items.enumerated() {
      guard let item, abs(problem.reducedCost(of: .row(row))) > Tolerances.reducedCost else { continue }
      core.insert(item)
    }
    return core.sorted()
  }

  /// The items without each of which the others are feasible: those to which the violation can be moved.
  ///
  ///     a = 1,  b = a + 1,  c = b + 1,  c = 0 violated      c = b + 1 moved by 3:  a = 1,  b = 2,  c = 0
  ///
  /// If a single row is violated, each other row is moved away from the side that the basis keeps it at, until the
  /// violated row holds. If this violates no other item, the moved row's item alone was in the way of a solution.
  /// - Complexity: A solution with the factors of the basis for each row.
  func neededItems() throws(SolverFailure) -> Set<Int> {
    let violated = problem.deviations.filter { problem.value(of: .column($0.column)) > Tolerances.relative }
    guard violated.count == 1, let last = violated.first else { return [] }
    var needed: Set<Int> = []
    for (row, item) in items.enumerated() where row != last.row {
      guard let item, !needed.contains(item), problem.status(of: .row(row)) != .basic else { continue }
      if try canMove(row, of: item, until: .column(last.column)) { needed.insert(item) }
    }
    return needed
  }

  /// Tells whether a row of an item can be moved until a violation is gone, without violating other items.
  private func canMove(
    _ row: Int, of item: Int, until last: GLPKProblem.Variable
  ) throws(SolverFailure) -> Bool {
    let moves = try problem.basicVariables(movedBy: .row(row))
    guard let rate = moves.first(where: { $0.variable == last })?.coefficient, abs(rate) > Tolerances.reducedCost
    else { return false }
    let way = -problem.value(of: last) / rate
    return moves.allSatisfy { variable, coefficient in
      if case .row(let row) = variable, items[row] == item { return true }
      let old = problem.value(of: variable)
      let new = old + way * coefficient
      let tolerance = Tolerances.relative * max(1, abs(old), abs(new))
      let bounds = problem.bounds(of: variable)
      return new >= bounds.lower - tolerance && new <= bounds.upper + tolerance
    }
  }
}
