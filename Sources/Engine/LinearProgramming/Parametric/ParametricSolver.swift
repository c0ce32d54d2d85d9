/// A solver of a program for any parameters. It presolves the program once. Each independent component is solved by the
/// known basis of its shape, in closed form, or by the simplex method. The solution is affine in the parameters, and
/// has the region in which it holds.
///
///     var solver = ParametricSolver(program)
///     let solution = try solver.solve(parameters: [390, 844])
///     solution.region.contains([844, 390])      // then the same affine forms hold there
package struct ParametricSolver: Sendable {
  package internal(set) var program: LinearProgram
  let isPresolving: Bool
  var reduction: Reduction
  /// The other reduction, with the bounds that are mostly implied or without them; `nil` until it is needed.
  var otherReduction: Reduction?
  var keepsImpliedBounds = false
  /// The slots' affine forms, once they are needed.
  var slots = AffineForms.none
  var library = ShapeLibrary()
  package internal(set) var work = Work()
  /// The range of the coefficients' sizes.
  let coefficientSizes: ClosedRange<Double>?

  /// Presolves a program. With `isPresolving` off it takes the rows as they are, for a comparison.
  package init(_ program: LinearProgram, isPresolving: Bool = true) {
    self.program = program
    self.isPresolving = isPresolving
    reduction = Reduction(program, isPresolving: isPresolving)
    coefficientSizes = program.coefficientSizes
  }

  /// The number of columns that presolve substituted.
  package var substitutionCount: Int { reduction.substitutes.indices.count { !reduction.isResidual($0) } }
  /// The number of rows and bounds that depend only on parameters.
  package var checkCount: Int { reduction.conditions.count }
  /// The number of independent components that presolve leaves.
  package var componentCount: Int { reduction.components.count }

  /// Creates a solver of a program of the same shape, with the bases that another one knows.
  init(_ program: LinearProgram, like other: ParametricSolver) {
    self.init(program, isPresolving: other.isPresolving)
    library = other.library
    work = other.work
  }

  // MARK: Changes

  /// Changes a row's constant. Right-hand sides are evaluated anew; the presolved program and the bases stay.
  package mutating func setConstant(_ constant: Double, ofRow row: Int) {
    program.rows[row].constant = constant
    slots = .none
  }

  /// Replaces a part of a row's constant by another; the rest of it stays.
  package mutating func replaceConstant(_ part: Double, by other: Double, ofRow row: Int) {
    setConstant(program.rows[row].constant - part + other, ofRow: row)
  }

  /// Changes the values of the program's frozen inputs. The presolved program and the bases stay.
  package mutating func setFrozenInputs(_ frozenInputs: [Double]) {
    guard program.frozenInputs != frozenInputs else { return }
    program.frozenInputs = frozenInputs
    slots = .none
  }

  /// The solver of the same program whose frozen inputs are parameters too, behind the others.
  ///
  /// - Parameter parameterCount: The number of parameters and frozen inputs together.
  /// - Returns: The solver; this one if there are no frozen inputs.
  package func withoutFrozenInputs(parameterCount: Int) -> ParametricSolver {
    guard parameterCount > program.parameterCount else { return self }
    var program = program
    program.parameterCount = parameterCount
    program.frozenInputs = []
    return ParametricSolver(program, like: self)
  }

  /// Activates or deactivates a row. The program is presolved anew; the bases of known shapes stay.
  package mutating func setActive(_ isActive: Bool, row: Int) {
    guard program.rows[row].isActive != isActive else { return }
    program.rows[row].isActive = isActive
    slots = .none
    reduction = Reduction(program, isPresolving: isPresolving)
    otherReduction = nil
    keepsImpliedBounds = false
  }

  // MARK: Right-hand sides

  /// The number of doubles of an affine form: a constant, and a coefficient for each parameter in use.
  var width: Int { reduction.parameters.count + 1 }

  mutating func evaluateSlots() {
    guard slots.isEmpty else { return }
    let width = width
    slots = AffineForms(count: reduction.slotCount, width: width)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: program.parameterCount) { offsets in
      offsets.initialize(repeating: 0)
      for (position, parameter) in reduction.parameters.enumerated() { offsets[parameter] = position + 1 }
      slots.numbers.withUnsafeMutableBufferPointer { program.writeSides(to: $0, width: width, offsets) }
    }
    reduction.steps.run(&slots)
  }

  // MARK: Solving

  /// The affine solution, or `nil` if the requirements conflict.
  mutating func solveSatisfiable(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution? {
    chooseReduction(parameters)
    evaluateSlots()
    let values = reduction.parameters.map { parameters[$0] }
    var solution = AffineSolution(reduction, slots: slots, columnCount: program.columns.count)
    guard meetsConditions(&solution.region, values) else { return nil }
    requireImpliedBounds(&solution.region, values)
    guard let open = try solveComponents(&solution, values) else { return nil }
    solution.substituteBack(reduction)
    if !open.isEmpty { try settle(open, &solution, slots: slots, at: values) }
    solution.reach = try check(solution, parameters)
    return solution
  }

  /// The components that are infeasible.
  mutating func infeasibleComponents(_ values: [Double]) -> [Int] {
    var solution = AffineSolution(reduction, slots: slots, columnCount: program.columns.count)
    var system = ParametricComponent(width: width)
    var column = SingleColumn()
    return (0..<reduction.components.count).filter { part in
      system.take(part, of: reduction, program.columns, slots, at: values)
      if case .infeasible? = try? solve(system, part, &column, &solution, values) { return true }
      return false
    }
  }

  /// Tells whether the slots that must be zero, or not negative, are, and narrows the region to where they stay so.
  func meetsConditions(_ region: inout CriticalRegion, _ values: [Double]) -> Bool {
    var unmet = 0
    var isUnmetHereAlone = false
    for condition in reduction.conditions {
      slots.withForm(Int(condition.slot)) { form in
        guard !meets(condition.relation, form, &region, values) else { return }
        unmet += 1
        isUnmetHereAlone = isUnmetHereAlone || !form.isConstant()
      }
    }
    guard unmet > 0 else { return true }
    if isUnmetHereAlone { region.pin(to: values) }
    return unmetSlots(values).isEmpty
  }

  /// The slots that don't meet their conditions by more than rounding.
  func unmetSlots(_ values: [Double]) -> [Int] {
    let magnitudes = slotMagnitudes(values)
    return reduction.conditions.compactMap { condition in
      let value = slots.value(of: Int(condition.slot), at: values)
      let tolerance = max(Tolerances.condition, Tolerances.rounding * magnitudes[Int(condition.slot)])
      return condition.relation.violation(of: value) <= tolerance ? nil : Int(condition.slot)
    }
  }

  private func slotMagnitudes(_ values: [Double]) -> [Double] {
    var positions = [Int](repeating: 0, count: program.parameterCount)
    for (position, parameter) in reduction.parameters.enumerated() { positions[parameter] = position }
    var magnitudes = [Double](repeating: 0, count: reduction.slotCount)
    for row in program.rows.indices where program.rows[row].isActive {
      magnitudes[row] = program.parameterTerms(of: row).reduce(abs(program.rows[row].constant)) {
        let term = program.parameterTerms[$1]
        let index = Int(term.index)
        let value = index < positions.count ? values[positions[index]] : program.frozenInputs[index - positions.count]
        return $0 + abs(term.coefficient * value)
      }
    }
    reduction.steps.runMagnitudes(&magnitudes)
    return magnitudes
  }

  @inline(__always)
  private func meets(
    _ relation: LinearProgram.Relation, _ form: AffineForm, _ region: inout CriticalRegion, _ values: [Double]
  ) -> Bool {
    let (value, magnitude) = form.valueAndMagnitude(at: values)
    guard relation.violation(of: value) <= Tolerances.condition(magnitude) else { return false }
    guard !form.isConstant() else { return true }
    if relation != .atMost { region.require(form, at: values) }
    if relation != .atLeast { region.require(form, times: -1, at: values) }
    return true
  }

  private mutating func solve(
    _ system: borrowing ParametricComponent, _ part: Int, _ column: inout SingleColumn,
    _ solution: inout AffineSolution,
    _ values: [Double]
  ) throws(SolverFailure) -> Outcome {
    if system.component.rows.isEmpty { return .open(nil) }
    if system.component.columns.count == 1 { return solveColumn(system, part, &column, &solution, values) }
    return try solveSystem(system, part, &solution, values)
  }

  /// Tells whether the requirements are feasible together.
  mutating func isSatisfiable(_ parameters: [Double]) throws(SolverFailure) -> Bool {
    chooseReduction(parameters)
    evaluateSlots()
    let values = reduction.parameters.map { parameters[$0] }
    var region = CriticalRegion(parameters: reduction.parameters)
    guard meetsConditions(&region, values) else { return false }
    guard reduction.components.count > 0 else { return true }
    var system = ParametricComponent(width: width)
    var column = SingleColumn()
    for part in 0..<reduction.components.count {
      system.take(part, of: reduction, program.columns, slots, at: values)
      if system.component.rows.isEmpty { continue }
      if system.component.columns.count == 1 {
        if case .infeasible = column.solve(system) { return false }
      } else {
        if try !system.component.isFeasible() { return false }
      }
    }
    return true
  }

  /// Writes the components' columns. Returns the open components, or `nil` if one is infeasible.
  private mutating func solveComponents(
    _ solution: inout AffineSolution, _ values: [Double]
  ) throws(SolverFailure) -> [OpenPart]? {
    var open: [OpenPart] = []
    guard reduction.components.count > 0 else { return open }
    var system = ParametricComponent(width: width)
    var column = SingleColumn()
    for part in 0..<reduction.components.count {
      system.take(part, of: reduction, program.columns, slots, at: values)
      switch try solve(system, part, &column, &solution, values) {
      case .infeasible: return nil
      case .open(let basis): open.append(OpenPart(number: part, basis: basis))
      case .determined: break
      }
    }
    return open
  }

  /// Checks that every active requirement holds, up to rounding.
  ///
  /// - Returns: The largest of the columns' absolute values.
  func check(_ solution: AffineSolution, _ parameters: [Double]) throws(SolverFailure) -> Double {
    let columns = solution.values(parameters)
    if let (row, amount) = program.missedRequirement(columns, parameters) {
      throw SolverFailure(reason: .requirementMissed(by: amount), items: program.item(of: row).map { [$0] } ?? [])
    }
    var reach = 0.0
    for column in columns.indices {
      let value = columns[column]
      reach = max(reach, abs(value))
      guard !program.columns[column].isNonnegative || value >= -Tolerances.length else {
        throw SolverFailure(reason: .requirementMissed(by: -value), items: [])
      }
    }
    return reach
  }
}
