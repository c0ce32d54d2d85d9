/// Who tells whether requirements have a solution: the search for conflicts asks, whatever solver answers.
struct Feasibility: Sendable {
  /// Whether a program's requirements have a solution for some parameters.
  let isSatisfiable: @Sendable (LinearProgram, [Double]) throws(SolverFailure) -> Bool
  /// Where they have none, items among which there is a conflict, as far as that is seen.
  let contradictoryItems: @Sendable (LinearProgram, [Double]) -> Set<Int>
}

/// Tells for any items of a component whether their requirements have a solution, and which of them conflict.
///
/// Whether they have is asked of somebody else (`Feasibility`).
struct FeasibilityCheck {
  private let program: LinearProgram
  private let parameters: [Double]
  private let component: LinearProgram.Part
  private let feasibility: Feasibility
  private let arithmetic: GLPKProblem.Arithmetic
  /// The items that have requirements, ascending.
  let items: [Int]
  /// The rows of each item, and what is given.
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

  /// Whether the requirements of these items have a solution.
  func isFeasible(_ items: some Collection<Int>) throws(SolverFailure) -> Bool {
    guard !items.isEmpty else { return true }
    if arithmetic == .exact {
      return try Component(program, part(with: items), parameters).isFeasibleExactly()
    }
    return try feasibility.isSatisfiable(requirements(of: items), parameters)
  }

  /// The requirements of some items, and what is given.
  private func requirements(of items: some Collection<Int>) -> LinearProgram { program.part(part(with: items)) }

  /// For each item that asks for the same as others, all that do (`ItemRows.twins(in:)`).
  func twins() -> [Int: [Int]] { itemRows.twins(in: program) }

  /// The items that make an irreducible conflict with another one, given that this together with all of them has no
  /// solution, and they alone have one.
  ///
  /// Presolve says what its contradictions are made of; among that Farkas' multipliers of the least violation name a small
  /// conflict, most times an irreducible one already, as the basis shows. What is too much is taken out of it one by one,
  /// the latest first. Where they name none, Junker's QuickXplain looks among all.
  func irreducibleSubset(with item: Int, among others: [Int]) throws(SolverFailure) -> [Int] {
    // Multipliers in doubles name nothing here that fractions would stand by.
    if arithmetic == .exact { return try split([item], others, isBackgroundKnown: false) }
    let all = others + [item]
    let named = feasibility.contradictoryItems(requirements(of: all), parameters)
    // Of two that can't hold together each can by itself, and nothing is too much.
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

  /// What is left of items that conflict with another one when those that aren't needed are taken out one by one, the
  /// latest first.
  ///
  /// Where some can go together, each of them can: so many are tried at once, twice as many each time that it goes well.
  /// The basis shows of many that they are needed, and of more once fewer are left.
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
        // What went before may have made the others needed.
        needed = neededItems(of: rest, with: item)
        candidates.removeAll { needed.contains($0) }
      }
    }
    return rest
  }

  /// Of items that conflict with another one, some without which the others don't; none where GLPK gives up.
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
  /// A part as a program of its own, whose columns and rows have numbers of their own.
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
