/// Tells for any items of a component whether their requirements have a solution, and which of them conflict.
///
/// Whether they have is asked of presolve, row by row in the component's order: linear in the rows, most times.
struct FeasibilityCheck {
  private let program: LinearProgram
  private let parameters: [Double]
  private let component: LinearProgram.Part
  private let arithmetic: GLPKProblem.Arithmetic
  /// The items that have requirements, ascending.
  let items: [Int]
  /// The rows of each item, by their numbers in the program.
  private let rowsOfItem: [Int: [Int]]
  /// Of each column that a given row is about, the row.
  private let definitions: [Int32: Int]
  /// Of each item, the first one that has the same requirements.
  private let twins: [Int: Int]

  init(
    _ program: LinearProgram, _ component: LinearProgram.Part, _ parameters: [Double],
    _ arithmetic: GLPKProblem.Arithmetic = .rounded
  ) {
    self.arithmetic = arithmetic
    self.program = program
    self.parameters = parameters
    self.component = component
    var rowsOfItem: [Int: [Int]] = [:]
    var definitions: [Int32: Int] = [:]
    for row in component.rows where program.isRequirement(row) {
      if let item = program.item(of: row) {
        rowsOfItem[item, default: []].append(row)
      } else if let first = program.terms[program.terms(of: row)].first {
        definitions[first.index] = row
      }
    }
    self.rowsOfItem = rowsOfItem
    self.definitions = definitions
    items = rowsOfItem.keys.sorted()
    var twins: [Int: Int] = [:]
    var firstItems: [[LinearProgram.Statement]: Int] = [:]
    for item in items {
      let statements = (rowsOfItem[item] ?? []).map(program.statement)
      let first = firstItems[statements] ?? item
      firstItems[statements] = first
      twins[item] = first
    }
    self.twins = twins
  }

  /// Whether the requirements of these items have a solution.
  func isFeasible(_ items: some Collection<Int>) throws(SolverFailure) -> Bool {
    guard !items.isEmpty else { return true }
    if arithmetic == .exact {
      return try Component(program, part(with: items), parameters).isFeasibleExactly()
    }
    var solver = solver(of: items)
    return try solver.isSatisfiable(parameters)
  }

  /// A solver of the requirements of some items, and of what is given.
  private func solver(of items: some Collection<Int>) -> ParametricSolver {
    ParametricSolver(program.part(self.part(with: items)))
  }

  /// The first item that has the same requirements as one: the item itself, or one that stands for it.
  func firstTwin(of item: Int) -> Int { twins[item] ?? item }

  /// The items that make an irreducible conflict with another one, given that this together with all of them has no
  /// solution, and they alone have one.
  ///
  /// Presolve says what its contradictions are made of; among that Farkas' multipliers of the least violation name a small
  /// conflict, most times an irreducible one already, as the basis shows. What is too much is taken out of it one by one,
  /// the latest first. Where they name none, Junker's QuickXplain looks among all.
  func smallestConflict(with item: Int, among others: [Int]) throws(SolverFailure) -> [Int] {
    // Multipliers in doubles name nothing here that fractions would stand by.
    if arithmetic == .exact { return try split([item], others, isBackgroundKnown: false) }
    let all = others + [item]
    var contradiction = solver(of: all)
    let named = contradiction.itemsOfContradictions(parameters)
    let suspects = named.contains(item) ? named : Set(all)
    let core = try LeastViolation(program, part(with: suspects.sorted()), parameters, of: suspects).core()
    let small = FeasibilityCheck(program, part(with: core + [item]), parameters)
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

  /// The part of the component that some items' requirements make by themselves, with what is given of their columns.
  func part(with items: some Collection<Int>) -> LinearProgram.Part {
    var rows = Set(items.flatMap { rowsOfItem[$0] ?? [] })
    var columns: Set<Int> = []
    var pending = Array(rows)
    while let row = pending.popLast() {
      for term in program.terms[program.terms(of: row)] where columns.insert(Int(term.index)).inserted {
        // A given row says what its first column is.
        if let definition = definitions[term.index], rows.insert(definition).inserted { pending.append(definition) }
      }
    }
    return LinearProgram.Part(columns: columns.sorted(), rows: rows.sorted())
  }

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
