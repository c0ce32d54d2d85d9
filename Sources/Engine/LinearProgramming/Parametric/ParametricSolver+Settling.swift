/// The settling of open components. These are joined with the columns that presolve turned into multiples and sums of
/// theirs. So each column's range is exact, and ties and stays are settled in the columns' own order.
extension ParametricSolver {
  /// A component that the levels leave open.
  struct OpenPart {
    /// The number of the component in the reduction.
    let number: Int
    /// The basis that is optimal for the levels, if one was found.
    let basis: GLPKProblem.Basis?
  }

  /// Open components with all columns that depend on them, and affine right-hand sides.
  private struct Group {
    var component = Component()
    /// The right-hand side of each row.
    var sides: AffineForms
    /// The columns' numbers in the program.
    var columns: [Int32]
  }

  /// Writes the forms and ranges of the open components' columns, and of all columns that depend on them.
  ///
  /// Ties and stays are goals after all others, each on a level of its own. So a basis that is optimal for them is
  /// optimal for all parameters for which it is feasible. Columns that are open at one point in the interior of its
  /// region are open in the whole region.
  ///
  /// - Parameters:
  ///   - open: The open components.
  ///   - solution: The solution, complete except for the dependents of these.
  ///   - slots: The slots' affine forms.
  ///   - values: The values of the parameters in use.
  /// - Throws: `SolverFailure` if GLPK gives up or its answer fails the check.
  mutating func settle(
    _ open: [OpenPart], _ solution: inout AffineSolution, slots: AffineForms, at values: [Double]
  ) throws(SolverFailure) {
    var dependents = Dependents(reduction, open: open.map(\.number), solution.forms, slots)
    solution.ranges = Array(repeating: 0, count: program.columns.count)
    let bases = Dictionary(uniqueKeysWithValues: open.map { ($0.number, $0.basis) })
    for group in dependents.groups() {
      let made = self.group(group, dependents, slots, values)
      try settle(made, from: basis(of: group, made.component, bases), &solution, values)
    }
    solution.region.excludeBounds()
  }

  private func settle(
    _ group: Group, from basis: GLPKProblem.Basis, _ solution: inout AffineSolution, _ values: [Double]
  ) throws(SolverFailure) {
    var forms = AffineForms(count: group.columns.count, width: width)
    var ranges = [Double.infinity]
    if group.component.rows.isEmpty {
      let column = group.component.columns[0]
      forms.setConstant(column.isNonnegative ? max(0, column.stay) : column.stay, of: 0)
    } else {
      guard let settled = try group.component.settled(group.sides, from: basis) else {
        throw SolverFailure(reason: .solutionLost, items: [])
      }
      ranges = settled.solution.ranges
      if let basis = settled.basis, basis.areNear(settled.solution.values, at: values), !basis.isDegenerate(at: values)
      {
        forms = basis.columns
        solution.region.require(basis.guards, at: values)
        if settled.comparedSizes { solution.isShownThroughout = false }
      } else {
        for (position, value) in settled.solution.values.enumerated() { forms.setConstant(value, of: position) }
        solution.region.pin(to: values)
      }
    }
    for (position, column) in group.columns.enumerated() {
      solution.forms[Int(column)] = forms[position]
      solution.ranges[Int(column)] = ranges[position]
    }
  }

  /// A group's rows, and a definition for each column that isn't residual.
  private func group(
    _ group: Dependents.Group, _ dependents: Dependents, _ slots: AffineForms, _ values: [Double]
  ) -> Group {
    var made = Group(sides: AffineForms(width: width), columns: group.columns)
    made.component.columns = group.columns.map { program.columns[Int($0)] }
    let local = Dictionary(uniqueKeysWithValues: group.columns.enumerated().map { ($1, Int32($0)) })
    func localTerm(_ term: LinearProgram.Term) -> LinearProgram.Term {
      LinearProgram.Term(index: local[term.index] ?? 0, coefficient: term.coefficient)
    }
    func add(_ kind: LinearProgram.RowKind, _ terms: [LinearProgram.Term]) {
      made.component.add(kind, terms, side: made.sides.value(of: made.sides.count - 1, at: values))
    }
    for part in group.parts {
      for number in reduction.components.rows(of: part) {
        let row = reduction.rows[Int(number)]
        var kind = row.kind
        if case .goal(let goal) = kind {
          let sized = goal.sizedColumn.flatMap { local[Int32($0)] }.map(Int.init)
          kind = .goal(goal.sizing(sized))
        }
        made.sides.append(Int(row.slot), of: slots, times: -1)
        add(kind, row.terms.map { localTerm(reduction.terms[Int($0)]) })
      }
    }
    for column in group.columns {
      guard let definition = dependents.definitions[column] else { continue }
      let own = LinearProgram.Term(index: local[column] ?? 0, coefficient: 1)
      let rest = definition.terms.map {
        LinearProgram.Term(index: local[$0.index] ?? 0, coefficient: -$0.coefficient)
      }
      made.sides.append(definition.offset, of: dependents.offsets)
      add(.requirement(.equal, item: nil), [own] + rest)
    }
    return made
  }

  /// A starting basis for a group: its components' own, with each dependent column basic in its definition.
  ///
  /// Columns of components without a basis are at their bounds, and their rows are basic.
  private func basis(
    of group: Dependents.Group, _ component: Component, _ bases: [Int: GLPKProblem.Basis?]
  ) -> GLPKProblem.Basis {
    let local = Dictionary(uniqueKeysWithValues: group.columns.enumerated().map { ($1, $0) })
    var columns = [GLPKProblem.Status](repeating: .basic, count: group.columns.count)
    var deviations: [GLPKProblem.Status] = []
    var rows: [GLPKProblem.Status] = []
    for part in group.parts {
      let own = reduction.components.columns(of: part)
      let known = bases[part] ?? nil
      for (index, column) in own.enumerated() {
        guard let position = local[column] else { continue }
        columns[position] = known?.columns[index] ?? .atLower
      }
      guard let known else {
        let count = reduction.components.rows(of: part).count
        let some = component.rows[rows.count..<rows.count + count]
        deviations += Array(repeating: .atLower, count: some.reduce(0) { $0 + $1.kind.deviationCount })
        rows += Array(repeating: .basic, count: count)
        continue
      }
      deviations += known.columns[own.count...]
      rows += known.rows
    }
    rows += Array(repeating: .fixed, count: component.rows.count - rows.count)
    return GLPKProblem.Basis(columns: columns + deviations, rows: rows)
  }
}

extension Component {
  /// A component's solution, and its forms beyond the right-hand sides that it was found for.
  struct Settled {
    var solution: LexicographicSolver.Solution
    /// The forms of the basis; `nil` if fractions found the solution.
    var basis: BasisForms?
    /// A Boolean that tells whether sizes were compared to find ties. With other parameters other columns may tie.
    var comparedSizes = false
  }

  /// The component's solution with its basis, or `nil` if its requirements conflict.
  ///
  /// - Parameters:
  ///   - sides: The rows' right-hand sides.
  ///   - basis: The basis to start from, whose dual values are optimal for the first level.
  /// - Returns: The solution.
  /// - Throws: `SolverFailure` if GLPK gives up or its answer fails the check.
  func settled(_ sides: AffineForms, from basis: GLPKProblem.Basis) throws(SolverFailure) -> Settled? {
    do throws(SolverFailure) {
      var solver = try LexicographicSolver(self, from: basis)
      guard let solution = try solver.solve() else { return nil }
      try check(solution.values)
      let basis = try? solver.affineForms(of: self, sides)
      return Settled(solution: solution, basis: basis, comparedSizes: solver.comparedSizes)
    } catch {
      guard let solution = try? solvedExactly() else { throw error }
      return Settled(solution: solution)
    }
  }
}
