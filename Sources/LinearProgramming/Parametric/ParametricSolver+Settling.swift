/// What the levels leave open: put together again with the columns that presolve made multiples and sums of it, so that
/// each column's range is exact, and ties and stays are settled in the columns' own order.
extension ParametricSolver {
  /// Writes the open components' columns and all that depend on them: values and ranges.
  ///
  /// - Parameters:
  ///   - open: The numbers of the open components.
  ///   - solution: The solution, complete but for what depends on these.
  ///   - slots: The slots' affine forms.
  ///   - values: The values of the parameters in use.
  /// - Throws: `SolverFailure` where GLPK gives up or its answer doesn't stand the check.
  mutating func settle(
    _ open: [Int], _ solution: inout AffineSolution, slots: [Double], at values: [Double]
  ) throws(SolverFailure) {
    let dependents = Dependents(reduction, open: open, solution.forms, slots, at: values)
    solution.ranges = Array(repeating: 0, count: program.columns.count)
    for group in dependents.groups() {
      let (component, columns) = self.component(of: group, dependents, slots, values)
      var settled = LexicographicSolver.Solution(values: [], ranges: [])
      if component.rows.isEmpty {
        let column = component.columns[0]
        settled.values = [column.isNonnegative ? max(0, column.stay) : column.stay]
        settled.ranges = [.infinity]
      } else {
        guard let found = try component.solved() else { throw SolverFailure(reason: .solutionLost, items: []) }
        settled = found
      }
      for (place, column) in columns.enumerated() {
        let start = Int(column) * width
        solution.forms[start] = settled.values[place]
        for offset in 1..<max(1, width) { solution.forms[start + offset] = 0 }
        solution.ranges[Int(column)] = settled.ranges[place]
      }
    }
  }

  /// A group's rows, and a definition for each column that isn't residual.
  private func component(
    of group: Dependents.Group, _ dependents: Dependents, _ slots: [Double], _ values: [Double]
  ) -> (ComponentProgram, [Int32]) {
    var component = ComponentProgram()
    component.columns = group.columns.map { program.columns[Int($0)] }
    let local = Dictionary(uniqueKeysWithValues: group.columns.enumerated().map { ($1, Int32($0)) })
    func localTerm(_ term: LinearProgram.Term) -> LinearProgram.Term {
      LinearProgram.Term(index: local[term.index] ?? 0, coefficient: term.coefficient)
    }
    for part in group.parts {
      for number in reduction.components.rows(of: part) {
        let row = reduction.rows[Int(number)]
        var demand = row.demand
        if case .goal(let goal) = demand {
          let sized = goal.sizedColumn.flatMap { local[Int32($0)] }.map(Int.init)
          demand = .goal(LinearProgram.Goal(above: goal.levelAbove, below: goal.levelBelow, sizedColumn: sized))
        }
        let slot = Int(row.slot) * width
        let side = values.indices.reduce(slots[slot]) { $0 + slots[slot + 1 + $1] * values[$1] }
        component.add(demand, row.terms.map { localTerm(reduction.terms[Int($0)]) }, side: -side)
      }
    }
    for column in group.columns where reduction.bases[Int(column)] != column {
      guard let (terms, offset) = dependents.expansion(of: column) else { continue }
      let own = LinearProgram.Term(index: local[column] ?? 0, coefficient: 1)
      let rest = terms.map { LinearProgram.Term(index: local[$0.index] ?? 0, coefficient: -$0.coefficient) }
      component.add(.requirement(.equal, item: LinearProgram.given), [own] + rest, side: offset)
    }
    return (component, group.columns)
  }
}

/// The columns that depend on open components, as sums of residual columns.
private struct Dependents {
  /// Open components that columns connect, and all columns that depend on them, ascending.
  struct Group {
    var parts: [Int] = []
    var columns: [Int32] = []
  }

  private typealias Sum = (terms: [LinearProgram.Term], offset: Double)

  private let open: [Int]
  private var sums: [Int32: Sum] = [:]
  private var partOfColumn: [Int32: Int] = [:]

  init(
    _ reduction: Reduction, open: [Int], _ forms: [Double], _ slots: [Double], at values: [Double]
  ) {
    self.open = open
    let width = values.count + 1
    func value(_ forms: [Double], _ place: Int) -> Double {
      values.indices.reduce(forms[place * width]) { $0 + forms[place * width + 1 + $1] * values[$1] }
    }
    func rest(of column: Int) -> Double { value(slots, reduction.rowCount + column) }
    for (place, part) in open.enumerated() {
      for column in reduction.components.columns(of: part) {
        sums[column] = ([LinearProgram.Term(index: column, coefficient: 1)], 0)
        partOfColumn[column] = place
      }
    }
    for combination in reduction.combinations {
      var sum: [Int32: Double] = [:]
      var offset = rest(of: Int(combination.column))
      for place in combination.terms {
        let term = reduction.terms[Int(place)]
        let column = Int(term.index)
        let base = reduction.bases[column]
        let isMultiple = base >= 0 && Int(base) != column
        let source = isMultiple ? base : term.index
        let factor = term.coefficient * (isMultiple ? reduction.factors[column] : 1)
        guard let known = sums[source] else {
          offset += term.coefficient * value(forms, column)
          continue
        }
        if isMultiple { offset += term.coefficient * rest(of: column) }
        for part in known.terms { sum[part.index, default: 0] += factor * part.coefficient }
        offset += factor * known.offset
      }
      let terms = sum.filter { abs($0.value) > 1e-12 }.sorted { $0.key < $1.key }
      guard !terms.isEmpty else { continue }
      sums[combination.column] = (
        terms.map { LinearProgram.Term(index: $0.key, coefficient: $0.value) }, offset
      )
    }
    for column in reduction.bases.indices {
      let base = reduction.bases[column]
      guard base >= 0, Int(base) != column, let sum = sums[base] else { continue }
      let factor = reduction.factors[column]
      sums[Int32(column)] = (
        sum.terms.map { LinearProgram.Term(index: $0.index, coefficient: factor * $0.coefficient) },
        factor * sum.offset + rest(of: column)
      )
    }
  }

  /// A column as a sum of residual columns and a number.
  func expansion(of column: Int32) -> (terms: [LinearProgram.Term], offset: Double)? { sums[column] }

  /// The open components, those together that a column connects.
  func groups() -> [Group] {
    var sets = DisjointSets(count: open.count)
    for sum in sums.values { sets.join(sum.terms.compactMap { partOfColumn[$0.index] }) }
    var groups: [Int: Group] = [:]
    for (place, part) in open.enumerated() { groups[sets.root(of: place), default: Group()].parts.append(part) }
    for column in sums.keys.sorted() {
      guard let first = sums[column]?.terms.first, let place = partOfColumn[first.index] else { continue }
      groups[sets.root(of: place), default: Group()].columns.append(column)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}
