/// Tells for any items of a component whether their requirements have a solution, and which of them conflict.
struct FeasibilityCheck: ~Copyable {
  /// How far a requirement without columns may be off, relative to its size.
  static let tolerance = 1e-9
  /// A multiplier below this is zero but for rounding.
  private static let multiplierTolerance = 1e-9

  private let program: LinearProgram
  private let parameters: [Double]
  private let component: LinearProgram.Component
  /// The items that have requirements, ascending.
  let items: [Int]
  private let rowsOfItem: [Int: [Int]]
  private var strict: SwitchedProblem?
  /// The same requirements as goals, whose least violations show where a conflict is.
  private var elastic: SwitchedProblem?
  private let violations: [ProblemRows.Violation]

  init(
    _ program: LinearProgram, _ component: LinearProgram.Component, _ parameters: [Double]
  ) throws(SolverFailure) {
    self.program = program
    self.parameters = parameters
    var requirements = component
    requirements.rows.removeAll { program.item(of: $0) == nil }
    self.component = requirements
    rowsOfItem = Dictionary(grouping: requirements.rows.indices) { program.item(of: requirements.rows[$0]) ?? 0 }
    items = rowsOfItem.keys.sorted()
    let strictRows = ProblemRows(ComponentProgram(program, requirements, parameters))
    let elasticRows = ProblemRows(ComponentProgram(program, requirements, parameters, isElastic: true))
    violations = elasticRows.violations
    if !requirements.rows.isEmpty {
      strict = try SwitchedProblem(strictRows)
      elastic = try SwitchedProblem(elasticRows)
    }
  }

  /// Whether the requirements of these items have a solution.
  mutating func isFeasible(_ items: [Int]) throws(SolverFailure) -> Bool {
    guard !items.isEmpty else { return true }
    let rows = rows(of: items)
    strict?.activate(rows)
    return try strict?.problem.minimize() != .infeasible
  }

  /// The items that make an irreducible conflict with another one, given that this together with all of them has no
  /// solution, and they alone have one.
  ///
  /// Farkas' multipliers of the least violation name a small conflict, most times an irreducible one already; Junker's
  /// QuickXplain, which prefers earlier items, takes what is too much out of it.
  mutating func smallestConflict(with item: Int, among others: [Int]) throws(SolverFailure) -> [Int] {
    let core = try core(of: others + [item])
    var small = try FeasibilityCheck(program, part(with: core + [item]), parameters)
    guard try small.isFeasible([item]) else { return [] }
    let isCore = try !small.isFeasible(core)
    guard isCore, core.contains(item) else { return try split([item], others, isBackgroundKnown: true) }
    return try small.split([item], core.filter { $0 != item }, isBackgroundKnown: true)
  }

  /// The part of the component that some items' requirements make by themselves.
  private func part(with items: [Int]) -> LinearProgram.Component {
    let items = Set(items)
    let rows = component.rows.filter { program.item(of: $0).map(items.contains) ?? false }
    let columns = rows.flatMap { row in program.terms[program.terms(of: row)].map { Int($0.index) } }
    return LinearProgram.Component(columns: Set(columns).sorted(), rows: rows)
  }

  private func rows(of items: [Int]) -> Set<Int> { Set(items.flatMap { rowsOfItem[$0] ?? [] }) }

  /// The items whose requirements have multipliers where all are violated as little as can be: these conflict.
  private mutating func core(of items: [Int]) throws(SolverFailure) -> [Int] {
    let active = rows(of: items)
    elastic?.activate(active)
    elastic?.problem.setObjective(violations.filter { active.contains($0.row) }.map { ($0.column, 1) })
    try elastic?.problem.minimizeFeasible()
    let binding = active.filter { abs(elastic?.problem.reducedCost(of: .row($0)) ?? 0) > Self.multiplierTolerance }
    return Set(binding.compactMap { program.item(of: component.rows[$0]) }).sorted()
  }

  private mutating func split(
    _ background: [Int], _ candidates: [Int], isBackgroundKnown: Bool
  ) throws(SolverFailure) -> [Int] {
    if !isBackgroundKnown, try !isFeasible(background) { return [] }
    guard candidates.count > 1 else { return candidates }
    let early = Array(candidates[..<(candidates.count / 2)])
    let late = Array(candidates[(candidates.count / 2)...])
    let fromLate = try split(background + early, late, isBackgroundKnown: false)
    let fromEarly = try split(background + fromLate, early, isBackgroundKnown: fromLate.isEmpty)
    return fromEarly + fromLate
  }
}

/// A problem whose rows can be switched off and on.
private struct SwitchedProblem: ~Copyable {
  var problem: GLPKProblem
  private let bounds: [GLPKProblem.Bounds]
  private var active: Set<Int>

  init(_ rows: ProblemRows) throws(SolverFailure) {
    problem = try GLPKProblem(columns: rows.columns, rows: rows.rows, matrix: rows.matrix)
    bounds = rows.rows
    active = Set(bounds.indices)
  }

  /// Lets some rows hold, and no others.
  mutating func activate(_ rows: Set<Int>) {
    for row in rows.symmetricDifference(active) {
      problem.setBounds(of: .row(row), to: rows.contains(row) ? bounds[row] : .free)
    }
    active = rows
  }
}
