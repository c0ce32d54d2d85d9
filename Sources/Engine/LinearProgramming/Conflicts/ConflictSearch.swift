extension LinearProgram {
  // MARK: What is left out

  /// The items that are omitted from a component's requirements, so that the others are feasible.
  ///
  /// Items are entered in their order, as UIKit's constraints are when they are activated. The first that can't hold
  /// with those entered before it is omitted (<doc:AutoLayout#Conflicts>), and the search continues behind it.
  /// - Complexity: The logarithm of the number of items, in solutions of the component, for each omitted item.
  func brokenItems(
    in component: Part, parameters: [Double], _ feasibility: Feasibility,
    _ arithmetic: GLPKProblem.Arithmetic = .rounded
  ) throws(SolverFailure) -> [Int] {
    let check = FeasibilityCheck(self, component, parameters, feasibility, arithmetic)
    var standing = check.items
    var broken: [Int] = []
    var known = 0
    lazy var twins = check.twins()
    while let index = try firstConflict(in: standing, behind: known, check) {
      let item = standing.remove(at: index)
      broken.append(item)
      known = index
      // Later items with the same requirements can't hold either.
      guard index < standing.count, let behind = twins[item]?.filter({ $0 > item }), !behind.isEmpty else { continue }
      broken += behind
      let gone = Set(behind)
      standing.removeAll { gone.contains($0) }
    }
    return broken
  }

  /// The items that are omitted from requirements without goals, in each of their independent parts.
  func brokenItems(
    among requirements: [Int], parameters: [Double], _ feasibility: Feasibility
  ) throws(SolverFailure) -> [Int] {
    var broken = itemsInfeasibleAlone(among: requirements, parameters: parameters)
    for component in parts(of: rows(requirements, without: Set(broken))) where !component.rows.isEmpty {
      broken += try brokenItems(in: component, parameters: parameters, feasibility)
    }
    return broken
  }

  /// The index of the first item that can't hold with those before it, given the number of first items that can; `nil`
  /// if all can. Prefixes are tried in growing steps, then by bisection, so that early conflicts cost little.
  ///
  /// If none are known to hold yet, all but the last are tried first, because the items of a contradiction mostly hold
  /// without any one of them.
  private func firstConflict(
    in items: [Int], behind known: Int, _ check: FeasibilityCheck
  ) throws(SolverFailure) -> Int? {
    var end = items.count
    if known == 0, end > 2 {
      if try check.isFeasible(items.dropLast()) { return try check.isFeasible(items) ? nil : end - 1 }
      end -= 1
    }
    /// Tells whether the first items up to a number hold. Numbers known to fail aren't tried again.
    func holds(_ count: Int) throws(SolverFailure) -> Bool {
      if count == end, end < items.count { return false }
      return try check.isFeasible(items[..<count])
    }
    var low = known
    var high = known
    var step = 1
    repeat {
      guard high < end else { return nil }
      low = high
      high = min(end, high + step)
      step *= 2
    } while try holds(high)
    while low + 1 < high {
      let middle = (low + high) / 2
      if try holds(middle) { low = middle } else { high = middle }
    }
    return high - 1
  }

  /// Rows without those of some items.
  func rows(_ rows: [Int], without items: Set<Int>) -> [Int] {
    items.isEmpty ? rows : rows.filter { row in item(of: row).map { !items.contains($0) } ?? true }
  }

  /// The items with a row that can't hold by itself.
  func itemsInfeasibleAlone(among some: [Int], parameters: [Double]) -> [Int] {
    var seen: Set<Int> = []
    return some.compactMap { row in
      guard rows[row].isActive, let item = item(of: row), isInfeasibleAlone(row, parameters), seen.insert(item).inserted
      else { return nil }
      return item
    }
  }

  /// Tells whether a requirement can't hold for any columns, because nonnegative columns add only to one of its sides.
  private func isInfeasibleAlone(_ row: Int, _ parameters: [Double]) -> Bool {
    guard let relation = rows[row].relation else { return false }
    let terms = terms[terms(of: row)]
    guard terms.allSatisfy({ columns[Int($0.index)].isNonnegative }) else { return false }
    let offset = offset(of: row, parameters)
    // This is presolve's test, so that both agree near a conflict's end.
    guard relation.violation(of: offset) > Tolerances.condition(magnitude(of: row, parameters)) else { return false }
    return terms.allSatisfy { offset > 0 ? $0.coefficient > 0 : $0.coefficient < 0 }
  }

  // MARK: What it conflicts with

  /// The conflicts of omitted items. Each item is the last of its conflict.
  ///
  /// - Parameters:
  ///   - omission: The omitted items.
  ///   - parameters: The parameters' values.
  ///   - feasibility: The check of whether requirements have a solution.
  /// - Returns: A conflict for each omitted item, by their numbers.
  /// - Throws: `SolverFailure` if GLPK gives up.
  /// - Complexity: For each conflict a solution of its component, and mostly one of the conflict itself.
  func conflicts(
    around omission: Omission, parameters: [Double], _ feasibility: Feasibility
  ) throws(SolverFailure) -> [Conflict] {
    guard !omission.items.isEmpty else { return [] }
    let alone = Set(itemsInfeasibleAlone(among: omission.requirements, parameters: parameters))
    let broken = Set(omission.items)
    var conflicts = alone.map { Conflict(items: [$0], broken: $0) }
    for component in parts(of: rows(omission.requirements, without: alone))
    where component.rows.contains(where: { row in item(of: row).map { broken.contains($0) } ?? false }) {
      conflicts += try self.conflicts(
        around: broken, in: component, parameters, feasibility, decidedExactly: omission.itemsDecidedExactly)
    }
    return conflicts.sorted { $0.broken < $1.broken }
  }

  private func conflicts(
    around broken: Set<Int>, in component: Part, _ parameters: [Double], _ feasibility: Feasibility,
    decidedExactly exact: Set<Int>
  ) throws(SolverFailure) -> [Conflict] {
    let isExact = component.rows.contains { row in item(of: row).map { exact.contains($0) } ?? false }
    let check = FeasibilityCheck(self, component, parameters, feasibility, isExact ? .exact : .rounded)
    // For a single omitted item twins aren't needed.
    let twins = check.items.count(where: broken.contains) > 1 ? check.twins() : [:]
    var standing: [Int] = []
    var conflicts: [Conflict] = []
    // The conflicts found so far, by the first of the items with the same requirements.
    var known: [Int: Conflict] = [:]
    for item in check.items {
      let first = twins[item]?.first ?? item
      if !broken.contains(item) {
        standing.append(item)
      } else if let twin = known[first] {
        conflicts.append(Conflict(items: twin.items.dropLast() + [item], broken: item))
      } else {
        let others = try check.irreducibleSubset(with: item, among: standing)
        let conflict = Conflict(items: others.sorted() + [item], broken: item)
        known[first] = conflict
        conflicts.append(conflict)
      }
    }
    return conflicts
  }
}
