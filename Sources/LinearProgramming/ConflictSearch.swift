extension LinearProgram {
  /// Requirements that have no solution together.
  package struct Conflict: Hashable, Sendable {
    /// The items that conflict, ascending: together they have no solution, without any one they have.
    package let items: [Int]
    /// The item left out of the solution.
    package let broken: Int
  }

  /// The conflicts among a component's requirements: one for each item that has to be left out.
  ///
  /// Items are entered in their order, as UIKit's constraints are when they are activated; the first that can't hold
  /// with those entered before it is left out (facts/autolayout.md §9), and the search goes on behind it. So the broken
  /// item is the last of its set.
  /// - Complexity: For each conflict, the logarithm of the number of items times the size of its set, in solutions.
  func conflicts(in component: Component, parameters: [Double]) throws(SolverFailure) -> [Conflict] {
    var check = try FeasibilityCheck(self, component, parameters)
    var standing = check.items
    var conflicts: [Conflict] = []
    var known = 0
    while let place = try firstConflict(in: standing, behind: known, &check) {
      let broken = standing[place]
      let others = try check.smallestConflict(with: [broken], among: Array(standing[..<place]))
      conflicts.append(Conflict(items: others.sorted() + [broken], broken: broken))
      standing.remove(at: place)
      known = place
    }
    return conflicts
  }

  /// The place of the first item that can't hold with those before it, given that so many of the first can; `nil` where
  /// all can. Prefixes are tried in growing steps, then halved: near conflicts cost little.
  private func firstConflict(
    in items: [Int], behind known: Int, _ check: inout FeasibilityCheck
  ) throws(SolverFailure) -> Int? {
    var low = known
    var high = known
    var step = 1
    repeat {
      guard high < items.count else { return nil }
      low = high
      high = min(items.count, high + step)
      step *= 2
    } while try check.isFeasible(Array(items[..<high]))
    while low + 1 < high {
      let middle = (low + high) / 2
      if try check.isFeasible(Array(items[..<middle])) { low = middle } else { high = middle }
    }
    return high - 1
  }

  /// The conflicts of rows without columns: each stands by itself, and is broken.
  func conflictsWithoutColumns(parameters: [Double]) -> [Conflict] {
    requirements.filter { $0.row.expression.terms.isEmpty }.filter { requirement in
      let magnitude = requirement.row.expression.magnitude([], parameters)
      return requirement.row.violation([], parameters) > FeasibilityCheck.tolerance * max(1, magnitude)
    }.map { Conflict(items: [$0.item], broken: $0.item) }
  }
}

/// Tells for any items of a component whether their requirements have a solution.
private struct FeasibilityCheck: ~Copyable {
  /// How far a requirement without columns may be off, relative to its size.
  static let tolerance = 1e-9

  /// The items that have requirements, ascending.
  let items: [Int]
  private let rowsOfItem: [Int: [Int]]
  private let bounds: [GLPKProblem.Bounds]
  private var problem: GLPKProblem?
  /// The rows that hold in the problem at present; all others are free.
  private var activeRows: Set<Int>

  init(
    _ program: LinearProgram, _ component: LinearProgram.Component, _ parameters: [Double]
  ) throws(SolverFailure) {
    let requirements = component.requirements.map { program.requirements[$0] }
    rowsOfItem = Dictionary(grouping: requirements.indices) { requirements[$0].item }
    items = rowsOfItem.keys.sorted()
    let rows = ProblemRows(program, component, parameters)
    bounds = rows.requirements.map(\.bounds)
    activeRows = Set(bounds.indices)
    problem = rows.requirements.isEmpty ? nil : try GLPKProblem(columns: rows.columns, rows: rows.requirements)
  }

  /// Whether the requirements of these items have a solution.
  mutating func isFeasible(_ items: [Int]) throws(SolverFailure) -> Bool {
    guard !items.isEmpty else { return true }
    let active = Set(items.flatMap { rowsOfItem[$0] ?? [] })
    for row in active.symmetricDifference(activeRows) {
      problem?.setBounds(of: .row(row), to: active.contains(row) ? bounds[row] : .free)
    }
    activeRows = active
    return try problem?.minimize() != .infeasible
  }

  /// The items of an irreducible conflict among candidates, given that a background together with all of them has no
  /// solution and the background alone has one: Junker's QuickXplain, which prefers earlier candidates.
  mutating func smallestConflict(with background: [Int], among candidates: [Int]) throws(SolverFailure) -> [Int] {
    guard try isFeasible(background) else { return [] }
    return try split(background, candidates, isBackgroundKnown: true)
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
