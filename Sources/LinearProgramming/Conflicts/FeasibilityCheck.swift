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
  /// The component's requirements alone.
  private var requirements: LinearProgram
  /// Each of the program's rows that is a requirement of the component, among these.
  private let places: [Int: Int]

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
    var places: [Int: Int] = [:]
    let rows = component.rows.filter { program.isRequirement($0) }
    for (place, row) in rows.enumerated() {
      places[row] = place
      if let item = program.item(of: row) {
        rowsOfItem[item, default: []].append(row)
      } else if let first = program.terms[program.terms(of: row)].first {
        definitions[first.index] = row
      }
    }
    self.rowsOfItem = rowsOfItem
    self.definitions = definitions
    self.places = places
    items = rowsOfItem.keys.sorted()
    requirements = program.part(columns: component.columns, rows: rows)
  }

  /// Whether the requirements of these items have a solution.
  mutating func isFeasible(_ items: [Int]) throws(SolverFailure) -> Bool {
    guard !items.isEmpty else { return true }
    if arithmetic == .exact {
      return try Component(program, part(with: items), parameters).isFeasibleExactly()
    }
    var solver = solver(of: items)
    return try solver.isSatisfiable(parameters)
  }

  /// A solver of the requirements of some items, and of what is given.
  private mutating func solver(of items: [Int]) -> ParametricSolver {
    for place in requirements.rows.indices { requirements.rows[place].isActive = !requirements.hasItem(place) }
    for row in items.flatMap({ rowsOfItem[$0] ?? [] }) {
      if let place = places[row] { requirements.rows[place].isActive = true }
    }
    return ParametricSolver(requirements)
  }

  /// Whether two items have the same requirements.
  func asksForSame(_ a: Int, _ b: Int) -> Bool {
    let (rowsOfA, rowsOfB) = (rowsOfItem[a] ?? [], rowsOfItem[b] ?? [])
    return rowsOfA.count == rowsOfB.count
      && zip(rowsOfA, rowsOfB).allSatisfy { program.statement(of: $0) == program.statement(of: $1) }
  }

  /// The items that make an irreducible conflict with another one, given that this together with all of them has no
  /// solution, and they alone have one.
  ///
  /// Presolve says what its contradictions are made of; among that Farkas' multipliers of the least violation name a small
  /// conflict, most times an irreducible one already, as the basis shows. What is too much is taken out of it one by one,
  /// the latest first. Where they name none, Junker's QuickXplain looks among all.
  mutating func smallestConflict(with item: Int, among others: [Int]) throws(SolverFailure) -> [Int] {
    // Multipliers in doubles name nothing here that fractions would stand by.
    if arithmetic == .exact { return try split([item], others, isBackgroundKnown: false) }
    let all = others + [item]
    var contradiction = solver(of: all)
    let named = contradiction.itemsOfContradictions(parameters)
    let suspects = named.contains(item) ? named : Set(all)
    let core = try LeastViolation(program, part(with: suspects.sorted()), parameters, of: suspects).core()
    let part = part(with: core + [item])
    var small = FeasibilityCheck(program, part, parameters)
    guard try small.isFeasible([item]) else { return [] }
    var rest = core.filter { $0 != item }
    guard try !small.isFeasible(rest + [item]) else {
      return try split([item], others, isBackgroundKnown: true)
    }
    // Where GLPK gives up, each is asked for.
    let needed = (try? LeastViolation(program, part, parameters, of: [item]).neededItems()) ?? []
    for candidate in rest.reversed() where !needed.contains(candidate) {
      let fewer = rest.filter { $0 != candidate }
      if try !small.isFeasible(fewer + [item]) { rest = fewer }
    }
    return rest
  }

  /// The part of the component that some items' requirements make by themselves, with what is given of their columns.
  func part(with items: [Int]) -> LinearProgram.Part {
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

extension LinearProgram {
  /// Some rows over some columns, as a program of its own.
  fileprivate func part(columns some: [Int], rows chosen: [Int]) -> LinearProgram {
    var part = LinearProgram(parameterCount: parameterCount)
    part.columns = some.map { columns[$0] }
    part.frozenInputs = frozenInputs
    let local = Dictionary(uniqueKeysWithValues: some.enumerated().map { (Int32($1), $0) })
    for row in chosen {
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

  /// Whether somebody asks for a row.
  fileprivate func hasItem(_ row: Int) -> Bool { item(of: row) != nil }
}
