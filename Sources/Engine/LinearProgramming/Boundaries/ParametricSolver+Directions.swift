/// Regions beyond a point. If parameters lie on the bounds of several regions, a direction chooses one.
///
///        │  C      The solution at • holds in no region's interior. Toward `[right]` it is that of A or B, which share the way
///     D  │         right; toward `[right, up]` of A alone.
///     ───•─── A
///        │  B
///
/// Parameters are perturbed lexicographically, (ε, ε², …) along the given axes, and the resulting region is shown to
/// reach back to the point. Other parameters are held constant; conditions on them alone hold or don't.
extension ParametricSolver {
  /// A direction along a parameter's axis.
  package struct Direction: Hashable, Sendable {
    package var parameter: Int
    /// The sign: 1 if the parameter grows, -1 if it shrinks.
    package var sign: Double

    package init(parameter: Int, sign: Double) {
      self.parameter = parameter
      self.sign = sign
    }
  }

  /// The first perturbation, in points, and the last.
  private static let firstStep = 0x1p-6
  private static let lastStep = 0x1p-15
  /// The distance from parameters at which a solution is looked for if their own is lost.
  private static let stepAside = 0x1p-12
  /// The factor of a perturbation along the next axis, relative to the one before.
  private static let nextAxis = 0x1p-6
  /// The minimum perturbation. Smaller ones are lost in `Tolerances.coincidence`.
  private static let leastStep = 0x1p-13

  /// The solver of the same program in which only some parameters vary, and the others are constants with these values.
  package func varying(_ varying: Set<Int>, at parameters: [Double]) -> ParametricSolver {
    var solver = self
    solver.program.hold({ !varying.contains($0) }, at: parameters)
    solver.slots = .none
    return solver
  }

  /// The affine solution just beyond parameter values: in the direction of the first axis, from there in that of the
  /// second, and so on.
  ///
  /// - Parameters:
  ///   - parameters: The parameters' values.
  ///   - directions: The directions in which they vary, each axis once. Other parameters are held constant.
  /// - Returns: A solution whose region extends from the parameters. They lie in it, or on its bounds: a conflict may
  ///   begin behind them. Its region is a point beyond them if only fractions determine the solution.
  /// - Throws: `SolverFailure` if GLPK gives up or its answer fails the check.
  package mutating func solve(
    parameters: [Double], toward directions: [Direction]
  ) throws(SolverFailure) -> AffineSolution {
    precondition(parameters.count == program.parameterCount, "\(program.parameterCount) parameters are needed")
    var solver = varying(Set(directions.map(\.parameter)), at: parameters)
    defer { (library, work) = (solver.library, solver.work) }
    return try solver.solveBeyond(parameters, directions)
  }

  /// The solution beyond parameter values, in a solver that holds the others constant.
  package mutating func solveBeyond(
    _ parameters: [Double], _ directions: [Direction]
  ) throws(SolverFailure) -> AffineSolution {
    guard let first = directions.first else { return try solve(parameters: parameters) }
    var way = [Double](repeating: 0, count: parameters.count)
    way[first.parameter] = first.sign
    var step = Self.firstStep
    var nearest: (solution: AffineSolution, distance: Double)?
    var failure: SolverFailure?
    while step >= Self.lastStep {
      var next = step / 8
      do throws(SolverFailure) {
        let solution = try solveShown(perturbed(parameters, directions, by: step))
        let extent = solution.region.extent(from: parameters, along: way)
        let distance = extent.map { max(0, $0.lowerBound) } ?? step
        if nearest.map({ distance < $0.distance }) ?? true { nearest = (solution, distance) }
        if let extent, distance <= Tolerances.length, extent.upperBound > distance + Tolerances.length { break }
        // There is a region in between: the step becomes half of the distance left.
        if distance < step { next = min(distance / 2, step / 2) }
      } catch {
        failure = failure ?? error
      }
      step = next
    }
    if let nearest { return nearest.solution }
    throw failure ?? SolverFailure(reason: .solutionLost, items: [])
  }

  private func perturbed(_ parameters: [Double], _ directions: [Direction], by step: Double) -> [Double] {
    var perturbed = parameters
    var step = step
    for direction in directions {
      perturbed[direction.parameter] += direction.sign * step
      step = max(step * Self.nextAxis, Self.leastStep)
    }
    return perturbed
  }

  /// The solution for parameter values, with the whole region in which it is proved. Here the conflicts of omitted
  /// items are searched; `solve(parameters:)` establishes them only at its parameters.
  ///
  /// - Throws: `SolverFailure` if GLPK gives up or its answer fails the check.
  package mutating func solveShown(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    var solution = try solveInDoubles(parameters)
    solution.origin = parameters
    if !solution.omission.items.isEmpty { try narrow(&solution, toConflictsAt: parameters) }
    let refined = refined(solution, parameters)
    return refined.isNear(solution, at: parameters) ? solution : refined
  }

  /// Narrows a region to where omitted items conflict as they do here.
  private func narrow(_ solution: inout AffineSolution, toConflictsAt parameters: [Double]) throws(SolverFailure) {
    let values = solution.parameters.map { parameters[$0] }
    let conflicts = try program.conflicts(around: solution.omission, parameters: parameters, .presolved)
    solution.omission.conflicts = conflicts
    for conflict in conflicts {
      guard solution.omission.itemsDecidedExactly.isEmpty,
        let certificate = program.certificate(
          of: conflict, among: solution.omission.requirements, parameters: parameters)
      else {
        solution.pin(to: parameters)
        return
      }
      var violation = AffineForms(width: solution.width)
      violation.append([certificate.violation[0]] + solution.parameters.map { certificate.violation[$0 + 1] })
      solution.region.require(violation, at: values)
    }
    solution.region.excludeBounds()
  }

  /// The solution beside parameter values that holds for them too, if their own is lost in rounding near bounds of
  /// several regions.
  package mutating func solveFromBeside(_ parameters: [Double]) -> AffineSolution? {
    for sign in [1.0, -1.0] {
      let directions = reduction.parameters.map { Direction(parameter: $0, sign: sign) }
      var beside = self
      guard !directions.isEmpty,
        var solution = try? beside.solveShown(perturbed(parameters, directions, by: Self.stepAside)),
        solution.region.isNear(parameters), (try? check(solution, parameters)) != nil
      else { continue }
      (library, work) = (beside.library, beside.work)
      solution.pin(to: parameters)
      return solution
    }
    return nil
  }
}

extension AffineSolution {
  /// Tells whether another solution omits the same items and has the same values, open or not.
  fileprivate func isNear(_ other: AffineSolution, at parameters: [Double]) -> Bool {
    guard omission.items == other.omission.items, ranges.map({ $0 > 0 }) == other.ranges.map({ $0 > 0 }) else {
      return false
    }
    return zip(values(parameters), other.values(parameters)).allSatisfy {
      abs($0 - $1) <= Tolerances.length * max(1, abs($0))
    }
  }
}

extension LinearProgram {
  /// Turns parameters into constants.
  fileprivate mutating func hold(_ isHeld: (Int) -> Bool, at parameters: [Double]) {
    for row in rows.indices {
      for position in parameterTerms(of: row) {
        let index = Int(parameterTerms[position].index)
        guard index < parameterCount, isHeld(index) else { continue }
        rows[row].constant += parameterTerms[position].coefficient * parameters[index]
        parameterTerms[position].coefficient = 0
      }
    }
  }
}
