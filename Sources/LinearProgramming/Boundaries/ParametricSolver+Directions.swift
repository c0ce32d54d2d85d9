/// Regions beyond a point: where the parameters at hand lie on the bounds of several regions, a direction chooses one.
///
///        │  C      The solution at • holds in no region's interior. Toward `[right]` it is that of A or B, which share the way
///     D  │         right; toward `[right, up]` of A alone.
///     ───•─── A
///        │  B
///
/// Parameters are perturbed lexicographically, (ε, ε², …) along the axes given, and what comes out is shown to reach back to the
/// point. What doesn't vary is held: conditions on it alone hold or don't.
extension ParametricSolver {
  /// A way along a parameter's axis.
  package struct Direction: Hashable, Sendable {
    package var parameter: Int
    /// 1 where the parameter grows, -1 where it shrinks.
    package var sign: Double

    package init(parameter: Int, sign: Double) {
      self.parameter = parameter
      self.sign = sign
    }
  }

  /// The first perturbation that is tried, in points, and the last.
  private static let firstStep = 0x1p-6
  private static let lastStep = 0x1p-15
  /// How far beside some parameters a solution is looked for where their own is lost.
  private static let stepAside = 0x1p-12
  /// A perturbation along the next axis, beside the one before.
  private static let nextAxis = 0x1p-6
  /// Smaller perturbations drown in `Tolerances.coincidence`.
  private static let leastStep = 0x1p-13

  /// The solver of the same program where only some parameters vary, and the others have these values for good.
  package func varying(_ varying: Set<Int>, at parameters: [Double]) -> ParametricSolver {
    var solver = self
    solver.program.hold({ !varying.contains($0) }, at: parameters)
    solver.slots = .none
    return solver
  }

  /// The affine solution just beyond some parameters: in the direction of the first axis, and beside that of the second, and so
  /// on.
  ///
  /// - Parameters:
  ///   - parameters: The parameters' values.
  ///   - directions: Along which axes they vary, each once; what doesn't vary is held.
  /// - Returns: A solution whose region reaches on from the parameters. They themselves lie in it, or on its bounds: a conflict
  ///   may begin behind them. Its region is a point, beyond them, where only fractions tell the solution.
  /// - Throws: `SolverFailure` where GLPK gives up or its answer doesn't stand the check.
  package mutating func solve(
    parameters: [Double], toward directions: [Direction]
  ) throws(SolverFailure) -> AffineSolution {
    precondition(parameters.count == program.parameterCount, "\(program.parameterCount) parameters are needed")
    var solver = varying(Set(directions.map(\.parameter)), at: parameters)
    defer { (library, work) = (solver.library, solver.work) }
    return try solver.solveBeyond(parameters, directions)
  }

  /// The solution beyond some parameters, of a solver that holds what doesn't vary.
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
        // Something lies between: half of what is left.
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

  /// The solution for some parameters, with all of the region in which it is shown to be one: that what is left out conflicts
  /// is looked for here, where `solve(parameters:)` takes it for so at the parameters at hand alone.
  ///
  /// - Throws: `SolverFailure` where GLPK gives up or its answer doesn't stand the check.
  package mutating func solveShown(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    var solution = try solveInDoubles(parameters)
    solution.origin = parameters
    if !solution.omission.items.isEmpty { try narrow(&solution, toConflictsAt: parameters) }
    let refined = refined(solution, parameters)
    return refined.isNear(solution, at: parameters) ? solution : refined
  }

  /// Narrows a region to where what is left out conflicts as it does here.
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

  /// The solution beside some parameters that holds for them too, where their own is lost in rounding: near bounds of several
  /// regions.
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
  /// Whether another solution leaves out the same, and comes to the same values, open or not.
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
  /// Makes constants of parameters.
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
