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
  /// - Complexity: For each conflict, the logarithm of the items' number and, most times, twice the size of its set, in
  ///   solutions of the component.
  func conflicts(in component: Component, parameters: [Double]) throws(SolverFailure) -> [Conflict] {
    var check = FeasibilityCheck(self, component, parameters)
    var standing = check.items
    var conflicts: [Conflict] = []
    var known = 0
    while let place = try firstConflict(in: standing, behind: known, &check) {
      let broken = standing[place]
      let others = try check.smallestConflict(with: broken, among: Array(standing[..<place]))
      conflicts.append(Conflict(items: others.sorted() + [broken], broken: broken))
      standing.remove(at: place)
      // What asks for the same behind it conflicts with the same.
      let behind = standing[place...]
      standing.removeSubrange(place...)
      for item in behind {
        if check.asksForSame(item, broken) {
          conflicts.append(Conflict(items: others.sorted() + [item], broken: item))
        } else {
          standing.append(item)
        }
      }
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

  /// The conflicts among requirements alone, in each of their independent parts.
  func conflicts(among requirements: [Int], _ parameters: [Double]) throws(SolverFailure) -> [Conflict] {
    var conflicts = conflictsOfRowsAlone(among: requirements, parameters: parameters)
    let broken = Set(conflicts.map(\.broken))
    let left = requirements.filter { item(of: $0).map { !broken.contains($0) } ?? true }
    for component in components(of: left) where !component.rows.isEmpty {
      conflicts += try self.conflicts(in: component, parameters: parameters)
    }
    return conflicts
  }

  /// The conflicts of rows that can't hold by themselves, whatever else there is: each item with one is broken.
  func conflictsOfRowsAlone(among some: [Int], parameters: [Double]) -> [Conflict] {
    var seen: Set<Int> = []
    return some.compactMap { row in
      guard rows[row].isActive, let item = item(of: row), isHopeless(row, parameters), seen.insert(item).inserted
      else { return nil }
      return Conflict(items: [item], broken: item)
    }
  }

  /// Whether a requirement can't hold for any columns: those that aren't negative add to one side of it alone.
  private func isHopeless(_ row: Int, _ parameters: [Double]) -> Bool {
    guard let relation = rows[row].relation else { return false }
    let offset = offset(of: row, parameters)
    let terms = terms[terms(of: row)]
    guard terms.allSatisfy({ columns[Int($0.index)].isNonnegative }) else { return false }
    let (amount, magnitude) = (relation.violation(of: offset), abs(offset))
    guard amount > FeasibilityCheck.tolerance * max(1, magnitude) else { return false }
    return terms.allSatisfy { offset > 0 ? $0.coefficient > 0 : $0.coefficient < 0 }
  }
}
