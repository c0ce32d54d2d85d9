/// What the levels leave open: put together again with the columns that presolve made multiples and sums of it, so that
/// each column's range is exact, and ties and stays are settled in the columns' own order.
extension ParametricSolver {
  /// A component that the levels leave open.
  struct OpenPart {
    /// Its number among the reduction's components.
    let number: Int
    /// The basis that is optimal for the levels, if one was found.
    let basis: GLPKProblem.Basis?
  }

  /// Writes the open components' columns and all that depend on them: values and ranges.
  ///
  /// - Parameters:
  ///   - open: The open components.
  ///   - solution: The solution, complete but for what depends on these.
  ///   - slots: The slots' affine forms.
  ///   - values: The values of the parameters in use.
  /// - Throws: `SolverFailure` where GLPK gives up or its answer doesn't stand the check.
  mutating func settle(
    _ open: [OpenPart], _ solution: inout AffineSolution, slots: [Double], at values: [Double]
  ) throws(SolverFailure) {
    var dependents = Dependents(reduction, open: open.map(\.number), solution.forms, slots, at: values)
    solution.ranges = Array(repeating: 0, count: program.columns.count)
    let bases = Dictionary(uniqueKeysWithValues: open.map { ($0.number, $0.basis) })
    for group in dependents.groups() {
      let (component, columns) = self.component(of: group, dependents, slots, values)
      var settled = LexicographicSolver.Solution(values: [], ranges: [])
      if component.rows.isEmpty {
        let column = component.columns[0]
        settled.values = [column.isNonnegative ? max(0, column.stay) : column.stay]
        settled.ranges = [.infinity]
      } else {
        let basis = basis(of: group, dependents, component, bases)
        guard let found = try component.solved(from: basis) else {
          throw SolverFailure(reason: .solutionLost, items: [])
        }
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
  ) -> (Component, [Int32]) {
    var component = Component()
    component.columns = group.columns.map { program.columns[Int($0)] }
    let local = Dictionary(uniqueKeysWithValues: group.columns.enumerated().map { ($1, Int32($0)) })
    func localTerm(_ term: LinearProgram.Term) -> LinearProgram.Term {
      LinearProgram.Term(index: local[term.index] ?? 0, coefficient: term.coefficient)
    }
    for part in group.parts {
      for number in reduction.components.rows(of: part) {
        let row = reduction.rows[Int(number)]
        var kind = row.kind
        if case .goal(let goal) = kind {
          let sized = goal.sizedColumn.flatMap { local[Int32($0)] }.map(Int.init)
          kind = .goal(LinearProgram.Goal(above: goal.levelAbove, below: goal.levelBelow, sizedColumn: sized))
        }
        let slot = Int(row.slot) * width
        let side = values.indices.reduce(slots[slot]) { $0 + slots[slot + 1 + $1] * values[$1] }
        component.add(kind, row.terms.map { localTerm(reduction.terms[Int($0)]) }, side: -side)
      }
    }
    for column in group.columns {
      guard let definition = dependents.definitions[column] else { continue }
      let own = LinearProgram.Term(index: local[column] ?? 0, coefficient: 1)
      let rest = definition.terms.map {
        LinearProgram.Term(index: local[$0.index] ?? 0, coefficient: -$0.coefficient)
      }
      component.add(.requirement(.equal, item: LinearProgram.given), [own] + rest, side: definition.offset)
    }
    return (component, group.columns)
  }

  /// A basis to start a group from: its components' own, each column that depends on them basic in its definition.
  ///
  /// What components have without a basis is at its bounds, their rows basic.
  private func basis(
    of group: Dependents.Group, _ dependents: Dependents, _ component: Component,
    _ bases: [Int: GLPKProblem.Basis?]
  ) -> GLPKProblem.Basis {
    let local = Dictionary(uniqueKeysWithValues: group.columns.enumerated().map { ($1, $0) })
    var columns = [GLPKProblem.Status](repeating: .basic, count: group.columns.count)
    var violations: [GLPKProblem.Status] = []
    var rows: [GLPKProblem.Status] = []
    for part in group.parts {
      let own = reduction.components.columns(of: part)
      let known = bases[part] ?? nil
      for (index, column) in own.enumerated() {
        guard let place = local[column] else { continue }
        columns[place] = known?.columns[index] ?? .atLower
      }
      guard let known else {
        let count = reduction.components.rows(of: part).count
        let some = component.rows[rows.count..<rows.count + count]
        violations += Array(repeating: .atLower, count: some.reduce(0) { $0 + $1.kind.violationCount })
        rows += Array(repeating: .basic, count: count)
        continue
      }
      violations += known.columns[own.count...]
      rows += known.rows
    }
    rows += Array(repeating: .fixed, count: component.rows.count - rows.count)
    return GLPKProblem.Basis(columns: columns + violations, rows: rows)
  }
}
