/// A check of whether requirements are feasible. The search for conflicts uses it, whatever solver is behind it.
struct Feasibility: Sendable {
  /// Tells whether a program's requirements are feasible for parameter values.
  let isSatisfiable: @Sendable (LinearProgram, [Double]) throws(SolverFailure) -> Bool
  /// Gives, for infeasible requirements, items that contain a conflict, as far as that is seen.
  let contradictoryItems: @Sendable (LinearProgram, [Double]) -> Set<Int>
}

/// Tells for any items of a component whether their requirements are feasible, and which of them conflict.
///
/// Feasibility itself is decided elsewhere (`Feasibility`).
struct FeasibilityCheck {
  private let program: LinearProgram
  private let parameters: [Double]
  private let component: LinearProgram.Part
  private let feasibility: Feasibility
  private let arithmetic: GLPKProblem.Arithmetic
  /// The items that have requirements, ascending.
  let items: [Int]
  /// The rows of each item, and those without an item.
  private let itemRows: ItemRows

  init(
    _ program: LinearProgram, _ component: LinearProgram.Part, _ parameters: [Double], _ feasibility: Feasibility,
    _ arithmetic: GLPKProblem.Arithmetic = .rounded
  ) {
    self.arithmetic = arithmetic
    self.feasibility = feasibility
    self.program = program
    self.parameters = parameters
    self.component = component
    itemRows = ItemRows(program, component.rows)
    items = itemRows.items
  }

  /// Tells whether the requirements of these items are feasible.
  func isFeasible(_ items: some Collection<Int>) throws(SolverFailure) -> Bool {
    guard !items.isEmpty else { return true }
    if arithmetic == .exact {
      return try Component(program, part(with: items), parameters).isFeasibleExactly()
    }
    return try feasibility.isSatisfiable(requirements(of: items), parameters)
  }

  /// The requirements of some items, and those without an item.
  private func requirements(of items: some Collection<Int>) -> LinearProgram { program.part(part(with: items)) }

  /// The twins of each item that has any: the items with the same requirements (`ItemRows.twins(in:)`).
  func twins() -> [Int: [Int]] { itemRows.twins(in: program) }

  /// The items that form an irreducible conflict with another item; together with it the others are infeasible, without it feasible.
  ///
  /// Presolve tells the rows of its contradictions. Among these, Farkas multipliers of the minimum violation give a
  /// small conflict, which mostly is irreducible, as the basis shows. Redundant items are removed from it one by one,
  /// the latest first (deletion filter). If the multipliers give none, Junker's QuickXplain searches all.
  func irreducibleSubset(with item: Int, among others: [Int]) throws(SolverFailure) -> [Int] {
    // Multipliers in doubles prove nothing here that fractions would confirm.
    if arithmetic == .exact { return try split([item], others, isBackgroundKnown: false) }
    let all = others + [item]
    let named = feasibility.contradictoryItems(requirements(of: all), parameters)
    // If two items can't hold together, but each can by itself, neither is redundant.
    if named.count == 2, let other = named.first(where: { $0 != item }), named.contains(item),
      try isFeasible([item]), try !isFeasible([other, item])
    {
      return [other]
    }
    let suspects = named.contains(item) ? named : Set(all)
    let core = try LeastViolation(program, part(with: suspects.sorted()), parameters, of: suspects).core()
    let small = FeasibilityCheck(program, part(with: core + [item]), parameters, feasibility)
    guard try small.isFeasible([item]) else { return [] }
    let rest = core.filter { $0 != item }
    guard try !small.isFeasible(rest + [item]) else {
      return try split([item], others, isBackgroundKnown: true)
    }
    return try small.withoutWhatIsTooMuch(rest, with: item)
  }

  /// The rest of the items that conflict with another one, after redundant ones are removed one by one, the latest
  /// first.
  ///
  /// Several are tried at once, twice as many after each success: if all can be removed together, each can. The basis
  /// shows that many are needed, and more of them once fewer are left.
  private func withoutWhatIsTooMuch(_ items: [Int], with item: Int) throws(SolverFailure) -> [Int] {
    var rest = items
    var needed = neededItems(of: rest, with: item)
    var candidates = rest.filter { !needed.contains($0) }
    var count = 1
    while !candidates.isEmpty {
      let some = Set(candidates.suffix(count))
      let fewer = rest.filter { !some.contains($0) }
      if try !isFeasible(fewer + [item]) {
        rest = fewer
        candidates.removeLast(some.count)
        count *= 2
      } else if some.count > 1 {
        count = some.count / 2
      } else {
        candidates.removeLast()
        // Earlier removals may have made the others needed.
        needed = neededItems(of: rest, with: item)
        candidates.removeAll { needed.contains($0) }
      }
    }
    return rest
  }

  /// Some of the items that conflict with another one. Without any one of these the others don't conflict. The set is
  /// empty if GLPK gives up.
  private func neededItems(of items: [Int], with item: Int) -> Set<Int> {
    let part = part(with: items + [item])
    return (try? LeastViolation(program, part, parameters, of: [item]).neededItems()) ?? []
  }

  private func part(with items: some Collection<Int>) -> LinearProgram.Part { itemRows.part(with: items, of: program) }

  private func split(
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

extension LinearProgram {
  /// A part as a program of its own, with columns and rows numbered anew.
  fileprivate func part(_ chosen: Part) -> LinearProgram {
    var part = LinearProgram(parameterCount: parameterCount)
    part.columns = chosen.columns.map { columns[$0] }
    part.frozenInputs = frozenInputs
    let local = Dictionary(uniqueKeysWithValues: chosen.columns.enumerated().map { (Int32($1), $0) })
    for row in chosen.rows {
      part.beginRow(constant: rows[row].constant)
      for term in terms[terms(of: row)] {
        if let column = local[term.index] { part.add(column: column, times: term.coefficient) }
      }
      for term in parameterTerms[parameterTerms(of: row)] {
        part.add(parameter: Int(term.index), times: term.coefficient)
      }
      part.endRow(kind(of: row))
    }
    return part
  }
}
