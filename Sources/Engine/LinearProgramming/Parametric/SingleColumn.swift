/// The closed form for a single unknown. Requirements leave an interval, and each level of goals narrows it to where
/// the sum of its violations is minimal, which is between two of the goals' breakpoints.
struct SingleColumn {
  /// The outcome for the unknown.
  enum Outcome {
    /// The requirements leave nothing.
    case infeasible
    /// The goals leave an interval.
    case open
    /// The value is the breakpoint of a row, or zero, the unknown's own bound, if there is no row.
    case value(row: Int?)
  }

  /// An end of the interval, and the row whose breakpoint it is.
  private struct End {
    var value: Double
    var row: Int?
  }

  private var lower = End(value: -.infinity, row: nil)
  private var upper = End(value: .infinity, row: nil)
  /// The goals' breakpoints, ascending, and the changes of their violations' slopes there.
  private var breakpoints: [(value: Double, row: Int)] = []

  /// The goals' levels, the highest first.
  private var levels: [Double] = []
  /// The level that left a single value; `nil` if the requirements did. Goals below it have no effect.
  private var settlingLevel: Double?

  /// Narrows the interval by requirements, then by the levels, the highest first.
  mutating func solve(_ system: borrowing ParametricComponent) -> Outcome {
    lower = End(value: system.component.columns[0].isNonnegative ? 0 : -.infinity, row: nil)
    upper = End(value: .infinity, row: nil)
    breakpoints.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    for row in system.component.rows.indices {
      let breakpoint = system.component.rows[row].side / system.component.coefficient(row)
      switch system.component.rows[row].kind {
      case .requirement(let relation, _):
        require(relation, breakpoint, row, isTurned: system.component.coefficient(row) < 0)
      case .goal(let goal):
        breakpoints.append((breakpoint, row))
        if let level = goal.levelAbove, !levels.contains(level) { levels.append(level) }
        if let level = goal.levelBelow, !levels.contains(level) { levels.append(level) }
      }
    }
    if lower.value > upper.value + Tolerances.relative * max(1, abs(upper.value)) { return .infeasible }
    if breakpoints.count > 1 { breakpoints.sort { ($0.value, $0.row) < ($1.value, $1.row) } }
    if levels.count > 1 { levels.sort(by: >) }
    settlingLevel = nil
    for level in levels where !isSettled {
      narrow(system, to: level)
      settlingLevel = level
    }
    return isSettled ? .value(row: lower.row) : .open
  }

  private var isSettled: Bool {
    lower.value.isFinite && upper.value - lower.value <= Tolerances.relative * max(1, abs(lower.value))
  }

  private mutating func require(
    _ relation: LinearProgram.Relation, _ value: Double, _ row: Int, isTurned: Bool
  ) {
    let isUpper = (relation == .atMost) != isTurned
    if relation == .equal || isUpper, value < upper.value { upper = End(value: value, row: row) }
    if relation == .equal || !isUpper, value > lower.value { lower = End(value: value, row: row) }
  }

  /// The slopes of a goal's violation at a level, left and right of its breakpoint.
  private func slopes(
    _ system: borrowing ParametricComponent, _ row: Int, _ level: Double
  ) -> (left: Double, right: Double) {
    guard case .goal(let goal) = system.component.rows[row].kind else { return (0, 0) }
    let coefficient = system.component.coefficient(row)
    let (onLeft, onRight) =
      coefficient > 0 ? (goal.levelBelow, goal.levelAbove) : (goal.levelAbove, goal.levelBelow)
    return (onLeft == level ? -abs(coefficient) : 0, onRight == level ? abs(coefficient) : 0)
  }

  /// Narrows the interval to where the sum of the level's violations is minimal.
  private mutating func narrow(_ system: borrowing ParametricComponent, to level: Double) {
    var steepness = 0.0
    // The slope just right of the lower end. From there it only grows.
    var slope = 0.0
    var position = 0
    for (value, row) in breakpoints {
      let (left, right) = slopes(system, row, level)
      steepness += right - left
      slope += value <= lower.value ? right : left
      if value <= lower.value { position += 1 }
    }
    guard steepness > 0 else { return }
    let noise = Tolerances.rounding * steepness
    while slope < -noise {
      // Downhill, go on to the next breakpoint that counts, up to the upper end.
      skip(&position, system, level)
      guard position < breakpoints.count, breakpoints[position].value < upper.value else {
        lower = upper
        return
      }
      lower = End(value: breakpoints[position].value, row: breakpoints[position].row)
      while position < breakpoints.count, breakpoints[position].value <= lower.value {
        let (left, right) = slopes(system, breakpoints[position].row, level)
        slope += right - left
        position += 1
      }
    }
    guard slope <= noise else {
      upper = lower
      return
    }
    skip(&position, system, level)
    if position < breakpoints.count, breakpoints[position].value < upper.value {
      upper = End(value: breakpoints[position].value, row: breakpoints[position].row)
    }
  }

  /// Passes breakpoints that don't count at a level.
  private func skip(_ position: inout Int, _ system: borrowing ParametricComponent, _ level: Double) {
    while position < breakpoints.count {
      let (left, right) = slopes(system, breakpoints[position].row, level)
      guard left == right else { return }
      position += 1
    }
  }

  // MARK: The affine solution

  /// Solves a component of one column, and writes its form, if it has one, to a solution.
  ///
  /// - Parameters:
  ///   - system: The component.
  ///   - number: The column's number in the solution.
  ///   - solution: The solution to write to. Its region is narrowed to where the form holds.
  ///   - values: The values of the parameters in use.
  /// - Returns: The outcome for the column.
  mutating func solve(
    _ system: borrowing ParametricComponent, as number: Int, into solution: inout AffineSolution, at values: [Double]
  ) -> Outcome {
    let outcome = solve(system)
    guard case .value(let row) = outcome else { return outcome }
    // Two forms on the stack, because a region together with the forms would be copied for each of a thousand columns.
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * system.width) { memory in
      guard let form = memory.baseAddress else { preconditionFailure("a form has a constant") }
      let isDegenerate = write(
        system, row: row, to: form, difference: form + system.width, narrowing: &solution.region, at: values)
      solution.forms.withDoubles(of: number) { $0.update(from: form, count: system.width) }
      if isDegenerate { solution.region.pin(to: values) }
    }
    return outcome
  }

  /// Writes the unknown's affine form, and narrows the region to where no row changes sides. Only goals count that can
  /// move the value. A value that is settled above a goal's level isn't affected by it, on whichever side of the goal
  /// it lies.
  ///
  /// - Parameters:
  ///   - system: The component.
  ///   - row: The row whose breakpoint is the value; `nil` if that is zero.
  ///   - form: The memory for the form.
  ///   - difference: Memory for another form.
  ///   - region: The region to narrow.
  ///   - values: The values of the parameters in use.
  /// - Returns: `true` if the value is degenerate: several rows meet there, and where they don't, the value may be open or another. Then it
  ///   holds only for the present parameters.
  func write(
    _ system: borrowing ParametricComponent, row: Int?, to form: UnsafeMutablePointer<Double>,
    difference: UnsafeMutablePointer<Double>, narrowing region: inout CriticalRegion, at values: [Double]
  ) -> Bool {
    let width = system.width
    for offset in 0..<width { form[offset] = 0 }
    if let row {
      for offset in 0..<width {
        form[offset] = system.sides.numbers[row * width + offset] / system.component.coefficient(row)
      }
    }
    var isDegenerate = false
    if system.component.columns[0].isNonnegative, row != nil {
      for offset in 0..<width { difference[offset] = form[offset] }
      isDegenerate = !keepsSide(difference, .atLeast, scale: 1, &region, values)
    }
    for other in system.component.rows.indices where other != row && counts(system.component.rows[other].kind) {
      for offset in 0..<width {
        difference[offset] =
          system.component.coefficient(other) * form[offset] - system.sides.numbers[other * width + offset]
      }
      var relation: LinearProgram.Relation?
      if case .requirement(let asked, _) = system.component.rows[other].kind { relation = asked }
      let scale = abs(system.component.coefficient(other))
      if !keepsSide(difference, relation, scale: scale, &region, values) { isDegenerate = true }
    }
    return isDegenerate
  }

  /// Tells whether a row can affect the value: a requirement, or a goal of the settling level or above.
  private func counts(_ kind: LinearProgram.RowKind) -> Bool {
    guard case .goal(let goal) = kind else { return true }
    guard let settlingLevel else { return false }
    return goal.strongestLevel >= settlingLevel
  }

  /// Narrows the region to where a row's difference keeps its sign. Returns `false` if that determines nothing for
  /// other parameters: if the difference is zero and so degenerate, or if a requirement is violated within rounding.
  private func keepsSide(
    _ difference: UnsafeMutablePointer<Double>, _ relation: LinearProgram.Relation?, scale: Double,
    _ region: inout CriticalRegion, _ values: [Double]
  ) -> Bool {
    let form = AffineForm(difference, parameterCount: values.count)
    let (value, magnitude) = form.valueAndMagnitude(at: values)
    let isAlways = form.isConstant(within: Tolerances.rounding)
    // Breakpoints so close together may leave nothing open here, but something in another window.
    if abs(value) <= max(Tolerances.coincidence * scale, Tolerances.relative * magnitude) { return isAlways }
    if let relation, relation.violation(of: value) > 0 { return isAlways }
    region.require(form, times: value < 0 ? -1 : 1, at: values)
    return true
  }
}
