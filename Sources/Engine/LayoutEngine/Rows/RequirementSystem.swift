package import LayoutModel
import LinearProgramming

/// A system of requirements among lengths and locations that belong to no screen, such as those of a log. It finds
/// subsets that have no solution.
///
///     var system = RequirementSystem()
///     let width = system.addVariable(isNonnegative: true)
///     system.add([(width, 1)], .equal, 25, item: 0)
///     system.add([(width, 1)], .equal, 30, item: 1)
///     try system.conflict(entering: [0, 1])       // [0, 1]
package struct RequirementSystem: Sendable {
  private struct Row: Sendable {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintRelation
    var side: Double
    var item: Int
  }

  private var variables: [Bool] = []
  private var rows: [Row] = []

  package init() {}

  /// Adds an unknown, which may be restricted to values that aren't negative.
  package mutating func addVariable(isNonnegative: Bool) -> Int {
    variables.append(isNonnegative)
    return variables.count - 1
  }

  /// Adds a requirement: the terms' sum compared with a number.
  ///
  /// - Parameters:
  ///   - terms: Variables and their coefficients.
  ///   - relation: The relation of the sum to the number.
  ///   - side: The right-hand side, in points.
  ///   - item: The item of the requirement; several requirements may have the same.
  package mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: ConstraintRelation, _ side: Double, item: Int
  ) {
    rows.append(Row(terms: terms, relation: relation, side: side, item: item))
  }

  /// Removes an item's requirements.
  package mutating func remove(_ item: Int) { rows.removeAll { $0.item == item } }

  /// The items that have requirements, ascending.
  package var items: [Int] { Set(rows.map(\.item)).sorted() }

  /// Tells whether some items' requirements are feasible together.
  ///
  /// - Throws: `LayoutFailure` if the solver gives up.
  package func isSatisfiable(_ items: some Collection<Int>) throws(LayoutFailure) -> Bool {
    try solution(entering: Array(items)).solution.omission.items.isEmpty
  }

  /// An irreducible infeasible subset of some items.
  ///
  /// - Parameter items: The items in the order in which they are entered. The conflict is that of the first item that contradicts the items
  ///   before it.
  /// - Returns: The conflict's items, ascending; `nil` if all are feasible together.
  /// - Throws: `LayoutFailure` if the solver gives up.
  package func conflict(entering items: [Int]) throws(LayoutFailure) -> [Int]? {
    let (solver, solution) = try solution(entering: items)
    guard !solution.omission.items.isEmpty else { return nil }
    do throws(SolverFailure) {
      let conflicts = try solver.conflicts(around: solution.omission, parameters: [], frozenInputs: [])
      return conflicts.first.map { $0.items.map { items[$0] }.sorted() }
    } catch {
      throw Self.failure(error)
    }
  }

  /// The minimum amount by which an item's right side must grow so that it holds with others; `nil` if those are
  /// infeasible themselves.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - others: The items that must hold.
  /// - Returns: The change, in points.
  /// - Throws: `LayoutFailure` if the solver gives up.
  package func shortfall(of item: Int, among others: [Int]) throws(LayoutFailure) -> Double? {
    let (_, solution) = try solution(entering: others, goal: item)
    guard solution.omission.items.isEmpty else { return nil }
    let values = solution.values([])
    let misses = rows.filter { $0.item == item }.map { row in
      let value = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
      return switch row.relation {
      case .equal: value - row.side
      case .lessThanOrEqual: max(0, value - row.side)
      case .greaterThanOrEqual: min(0, value - row.side)
      }
    }
    return misses.max { abs($0) < abs($1) }
  }

  private func solution(
    entering items: [Int], goal: Int? = nil
  ) throws(LayoutFailure) -> (solver: ParametricSolver, solution: AffineSolution) {
    var program = LinearProgram(parameterCount: 0)
    program.columns = variables.map { LinearProgram.Column(isNonnegative: $0, stay: 0) }
    let ranks = Dictionary(items.enumerated().map { ($1, Int32($0)) }) { first, _ in first }
    for row in rows {
      let rank = ranks[row.item]
      guard rank != nil || row.item == goal else { continue }
      program.beginRow(constant: -row.side)
      for term in row.terms { program.add(column: term.variable, times: term.coefficient) }
      let relation = LinearProgram.Relation(row.relation)
      program.endRow(rank.map { .requirement(relation, item: $0) } ?? .goal(LinearProgram.Goal(relation, level: 1)))
    }
    var solver = ParametricSolver(program)
    do throws(SolverFailure) {
      let solution = try solver.solve(parameters: [])
      return (solver, solution)
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ failure: SolverFailure) -> LayoutFailure {
    LayoutFailure(.solver, reason: failure.description, items: [], position: nil)
  }
}
