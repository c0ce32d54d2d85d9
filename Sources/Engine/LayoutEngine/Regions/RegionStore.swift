import LayoutModel
import LinearProgramming

/// The regions that a plan has found, and the means to find others: forward substitution as long as it works, else the
/// solver of the tree's program. Several threads may use it at once.
///
/// It is a reference, so that a plan's copies share its regions, all of which the program determines. The program is
/// written when it is needed, which for most screens is never.
final class RegionStore: Sendable {
  private struct State {
    /// The regions that don't last, the most recently used first.
    var regions: [Region] = []
    var placement: ClosedFormPlacement?
    /// The number of solutions by forward substitution.
    var closedFormCount = 0
    var program: TreeProgram
    var walker: Walker?
    /// Regions over all quantities, for sweeps, and their solver.
    var shownRegions: [Region] = []
    var openSolver: ParametricSolver?
  }

  /// The solver of a walk. Quantities that don't vary on it are held constant.
  private struct Walker {
    let held: [Double]
    let frozenInputs: [Double]
    var solver: ParametricSolver
  }

  /// The maximum number of regions kept: a few orientations and split-view widths, a few states of each.
  static let maximumRegions = 8
  private static let maximumPassingRegions = maximumRegions - LastingRegions.capacity
  /// The maximum number of regions kept for sweeps. A sweep passes through many, and the next one, at another height,
  /// through the same ones.
  private static let maximumShownRegions = 1_024

  private let masks: FrameProgram
  private let unknowns: Unknowns
  /// The number of items in the tree.
  let itemCount: Int
  private let lasting = LastingRegions()
  private let state: Guarded<State>

  /// Creates a store without regions.
  ///
  /// - Parameters:
  ///   - program: The tree's program.
  ///   - placement: Finds frames without the program; `nil` if that isn't possible.
  ///   - masks: The frames that follow only from masks.
  ///   - unknowns: The program's columns.
  ///   - itemCount: The number of items in the tree.
  init(
    _ program: sending TreeProgram, placement: ClosedFormPlacement?, _ masks: FrameProgram, _ unknowns: Unknowns,
    itemCount: Int
  ) {
    self.masks = masks
    self.unknowns = unknowns
    self.itemCount = itemCount
    state = Guarded(State(placement: placement, program: program))
  }

  /// The region that a window of a size lies in.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - parameters: All parameters' values; empty if there are only the size's.
  ///   - frozenInputs: All frozen inputs' values.
  /// - Returns: The region, known or new.
  /// - Throws: `SolverFailure` if the solver gives up.
  func region(of size: Size, _ parameters: [Double], _ frozenInputs: [Double]) throws(SolverFailure) -> Region {
    if let region = lasting.withRegion(of: size, parameters, frozenInputs, { $0 }) { return region }
    return try state.withLock { state throws(SolverFailure) in
      // Another thread may have found it in the meantime.
      if let region = lasting.withRegion(of: size, parameters, frozenInputs, { $0 }) { return region }
      for index in state.regions.indices where state.regions[index].contains(size, parameters, frozenInputs) {
        if index > 0 { state.regions.swapAt(0, index) }
        return state.regions[0]
      }
      let all = parameters.isEmpty ? [size.width, size.height] : parameters
      let solution = try Self.solution(all, frozenInputs, &state)
      let region = Region(program(of: solution), solution, frozenInputs)
      // A point would stay forever, for a single window.
      guard region.isPoint || !lasting.append(region) else { return region }
      if state.regions.count == Self.maximumPassingRegions { state.regions.removeLast() }
      state.regions.insert(region, at: 0)
      return region
    }
  }

  /// Overwrites frames with those of a window if it lies in a region that is known without a lock, and the tree depends
  /// only on the window's size.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - frames: The frames to overwrite, one for each view.
  /// - Returns: The sum of all numbers' squares; `nil` if the window lies in no such region.
  func evaluate(_ size: Size, into frames: UnsafeMutableBufferPointer<Rect>) -> Double? {
    lasting.withRegion(of: size, [], []) { unsafe $0.evaluate(size, [], into: frames) }
  }

  /// The solution for parameter values: by forward substitution if that works, else by the solver.
  private static func solution(
    _ parameters: [Double], _ frozenInputs: [Double], _ state: inout State
  ) throws(SolverFailure) -> AffineSolution {
    if let solution = state.placement?.solution(at: parameters) {
      state.closedFormCount += 1
      return solution
    }
    state.placement = nil
    state.program.solver.setFrozenInputs(frozenInputs)
    return try state.program.solver.solve(parameters: parameters)
  }

  /// The solution for parameter values, or just beyond them in a direction.
  ///
  /// - Parameters:
  ///   - parameters: All parameters' values.
  ///   - frozenInputs: All frozen inputs' values.
  ///   - directions: The directions in which the window's size varies; nothing else does.
  /// - Returns: The solution, with the region in which it holds.
  /// - Throws: `SolverFailure` if the solver gives up.
  func solution(
    _ parameters: [Double], _ frozenInputs: [Double], toward directions: [WindowDirection]
  ) throws(SolverFailure) -> AffineSolution {
    try state.withLock { state throws(SolverFailure) in
      state.program.solver.setFrozenInputs(frozenInputs)
      guard !directions.isEmpty else { return try state.program.solver.solve(parameters: parameters) }
      let ways = directions.map {
        ParametricSolver.Direction(parameter: Parameters.window($0.axis), sign: $0.sign)
      }
      let varying = Set(ways.map(\.parameter))
      let held = parameters.indices.map { varying.contains($0) ? .infinity : parameters[$0] }
      if state.walker?.held != held || state.walker?.frozenInputs != frozenInputs {
        state.walker = Walker(
          held: held, frozenInputs: frozenInputs, solver: state.program.solver.varying(varying, at: parameters))
      }
      guard var walker = state.walker else {
        return try state.program.solver.solve(parameters: parameters, toward: ways)
      }
      state.walker = nil
      defer { state.walker = walker }
      return try walker.solver.solveBeyond(parameters, ways)
    }
  }

  /// The region of quantities in which the same requirements are broken and the same numbers are open throughout.
  ///
  /// Frozen inputs vary in it as parameters do. A tie that holds in every window need not hold for all inputs, which
  /// would make the region a point. Then the frozen inputs are held constant instead.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - quantities: The values of all parameters and all frozen inputs.
  ///   - count: The number of parameters.
  /// - Returns: The region, known or new.
  /// - Throws: `SolverFailure` if the solver gives up.
  func shownRegion(
    of size: Size, _ quantities: [Double], parameterCount count: Int
  ) throws(SolverFailure) -> Region {
    try state.withLock { state throws(SolverFailure) in
      for index in state.shownRegions.indices where state.shownRegions[index].contains(size, quantities) {
        if index > 0 { state.shownRegions.insert(state.shownRegions.remove(at: index), at: 0) }
        return state.shownRegions[0]
      }
      let region = try newShownRegion(quantities, parameterCount: count, &state)
      guard region.contains(size, quantities), !region.isPoint else { return region }
      if state.shownRegions.count == Self.maximumShownRegions { state.shownRegions.removeLast() }
      state.shownRegions.insert(region, at: 0)
      return region
    }
  }

  private func newShownRegion(
    _ quantities: [Double], parameterCount count: Int, _ state: inout State
  ) throws(SolverFailure) -> Region {
    if count < quantities.count {
      var solver = state.openSolver ?? state.program.solver.withoutFrozenInputs(parameterCount: quantities.count)
      state.openSolver = nil
      let solution = try? solver.solveShown(quantities)
      state.openSolver = solver
      if let solution, !solution.region.isPoint { return Region(program(of: solution), solution, []) }
    }
    let (parameters, frozenInputs) = (Array(quantities[..<count]), Array(quantities[count...]))
    state.program.solver.setFrozenInputs(frozenInputs)
    let solution: AffineSolution
    do throws(SolverFailure) {
      solution = try state.program.solver.solveShown(parameters)
    } catch {
      solution = try state.program.solver.solve(parameters: parameters)
    }
    return Region(program(of: solution), solution, frozenInputs)
  }

  /// Every view's frame in a solution.
  func program(of solution: AffineSolution) -> FrameProgram {
    var program = masks
    program.enter(unknowns.views, of: itemCount, solution.forms.numbers, solution.parameters)
    return program
  }

  /// The conflicts that a region's frames resolve by breaking something.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - parameters: All parameters' values, of the region.
  ///   - frozenInputs: All frozen inputs' values.
  /// - Returns: A conflict for each broken item.
  /// - Throws: `SolverFailure` if the solver gives up.
  func conflicts(
    of region: Region, _ parameters: [Double], _ frozenInputs: [Double]
  ) throws(SolverFailure) -> [LinearProgram.Conflict] {
    guard !region.omission.items.isEmpty else { return [] }
    let isFoundHere = region.wasFound(for: parameters, frozenInputs)
    if isFoundHere, let conflicts = region.omission.conflicts { return conflicts }
    var solver = solver
    var omission = region.omission
    if !region.isPoint, omission.itemsDecidedExactly.isEmpty, !isFoundHere {
      // A constraint may conflict with several others. The conflict reported is the one found at these parameters.
      solver.setFrozenInputs(frozenInputs)
      if let here = try? solver.omission(of: omission.items, parameters) { omission = here }
    }
    return try solver.conflicts(around: omission, parameters: parameters, frozenInputs: frozenInputs)
  }

  /// The current solver, with the bases that it knows.
  var solver: ParametricSolver { state.withLock { $0.program.solver } }

  /// The routes to solutions so far.
  var routes: ParametricSolver.Routes {
    state.withLock { state in
      var routes = state.program.solver.work.routes
      routes.closedForm = state.closedFormCount
      return routes
    }
  }

  /// The sources of the rows of the solver's program.
  var lowering: Lowering { state.withLock { $0.program.lowering } }

  /// A store without regions, with a changed solver.
  func changing(_ change: (inout ParametricSolver) -> Void) -> RegionStore {
    var (lowering, solver) = state.withLock { ($0.program.lowering, $0.program.solver) }
    change(&solver)
    return RegionStore(TreeProgram(lowering, solver), placement: nil, masks, unknowns, itemCount: itemCount)
  }

  /// The number of regions kept.
  var count: Int { lasting.count + state.withLock { $0.regions.count } }
}
