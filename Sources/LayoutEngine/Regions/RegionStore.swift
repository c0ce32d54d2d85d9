import LayoutModel
import LinearProgramming

/// The regions that a plan has met, and what finds others: forward substitution, as long as it does, else the solver of the
/// tree's program. For several threads at once.
///
/// A reference, so that what a plan learns while it is asked is known to its copies too; it says nothing that the
/// program doesn't determine. The program is written once it is needed: of most screens it never is.
final class RegionStore: Sendable {
  private struct State {
    /// Those that don't last, the last one met first.
    var regions: [Region] = []
    var placement: ClosedFormPlacement?
    /// How often that found a solution.
    var closedFormCount = 0
    var program: TreeProgram
    var walker: Walker?
    /// Regions over all quantities, for sweeps, and what solves for them.
    var shownRegions: [Region] = []
    var openSolver: ParametricSolver?
  }

  /// The solver of a walk: what doesn't vary on it is held.
  private struct Walker {
    let held: [Double]
    let frozenInputs: [Double]
    var solver: ParametricSolver
  }

  /// So many regions are kept: a few orientations and split-view widths, a few states of each.
  static let maximumRegions = 8
  private static let maximumPassingRegions = maximumRegions - LastingRegions.capacity
  /// A sweep goes through many, and the next one, of a window of another height, through the same ones.
  private static let maximumShownRegions = 1_024

  private let masks: FrameProgram
  private let unknowns: Unknowns
  /// The number of items in the tree.
  let itemCount: Int
  private let lasting = LastingRegions()
  private let state: Guarded<State>

  /// A store without regions.
  ///
  /// - Parameters:
  ///   - program: The tree's program.
  ///   - placement: What finds frames without it; none where it doesn't.
  ///   - masks: The frames that follow from masks alone.
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
  ///   - parameters: All parameters' values; none where there are no others than the size's.
  ///   - frozenInputs: All frozen inputs' values.
  /// - Returns: The region, known or new.
  /// - Throws: `SolverFailure` where the solver gives up.
  func region(of size: Size, _ parameters: [Double], _ frozenInputs: [Double]) throws(SolverFailure) -> Region {
    if let region = lasting.withRegion(of: size, parameters, frozenInputs, { $0 }) { return region }
    return try state.withLock { state throws(SolverFailure) in
      // Another thread may have found it since.
      if let region = lasting.withRegion(of: size, parameters, frozenInputs, { $0 }) { return region }
      for index in state.regions.indices where state.regions[index].contains(size, parameters, frozenInputs) {
        if index > 0 { state.regions.swapAt(0, index) }
        return state.regions[0]
      }
      let all = parameters.isEmpty ? [size.width, size.height] : parameters
      let solution = try Self.solution(all, frozenInputs, &state)
      let region = Region(program(of: solution), solution, frozenInputs)
      // One that is a point would stand there for ever, for one window.
      guard region.isPoint || !lasting.append(region) else { return region }
      if state.regions.count == Self.maximumPassingRegions { state.regions.removeLast() }
      state.regions.insert(region, at: 0)
      return region
    }
  }

  /// Writes the frames of a window over others, if it lies in a region that is known without a lock, of a tree that asks for
  /// nothing but the window's size.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - frames: What is overwritten: a frame for each view.
  /// - Returns: The sum of all numbers' squares; `nil` where the window lies in no such region.
  func evaluate(_ size: Size, into frames: UnsafeMutableBufferPointer<Rect>) -> Double? {
    lasting.withRegion(of: size, [], []) { unsafe $0.evaluate(size, [], into: frames) }
  }

  /// The solution for some parameters: by forward substitution, until that has nothing to say.
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

  /// The solution for some parameters, or just beyond them in a direction.
  ///
  /// - Parameters:
  ///   - parameters: All parameters' values.
  ///   - frozenInputs: All frozen inputs' values.
  ///   - directions: How the window's size varies; nothing else does.
  /// - Returns: The solution, with where it holds.
  /// - Throws: `SolverFailure` where the solver gives up.
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

  /// The region that some quantities lie in, with all of it shown: what it leaves out, or open, is so wherever it holds.
  ///
  /// Frozen inputs vary in it as parameters do. Where that makes it a point, for a tie that is one whatever the window shows
  /// isn't for all inputs, it is the region of these inputs.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - quantities: The values of all parameters and all frozen inputs.
  ///   - count: The number of parameters.
  /// - Returns: The region, known or new.
  /// - Throws: `SolverFailure` where the solver gives up.
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

  /// The solver of a region: what doesn't vary in it is held, and frozen inputs are what they were.
  func solver(of region: WindowRegion) -> ParametricSolver {
    var solver = solver
    solver.setFrozenInputs(region.frozenInputs)
    return solver.varying(region.varying, at: region.parameters)
  }

  /// Every view's frame as a solution has it.
  func program(of solution: AffineSolution) -> FrameProgram {
    var program = masks
    program.enter(unknowns.views, of: itemCount, solution.forms.numbers, solution.parameters)
    return program
  }

  /// The conflicts that a region's frames leave something out for.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - parameters: All parameters' values, of the region.
  ///   - frozenInputs: All frozen inputs' values.
  /// - Returns: A conflict for each item left out.
  /// - Throws: `SolverFailure` where the solver gives up.
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

  /// The solver as it is now, with the bases it knows.
  var solver: ParametricSolver { state.withLock { $0.program.solver } }

  /// The routes by which solutions were come to so far.
  var routes: ParametricSolver.Routes {
    state.withLock { state in
      var routes = state.program.solver.work.routes
      routes.closedForm = state.closedFormCount
      return routes
    }
  }

  /// What the rows of the solver's program came from.
  var lowering: Lowering { state.withLock { $0.program.lowering } }

  /// A store without regions, whose solver was changed.
  func changing(_ change: (inout ParametricSolver) -> Void) -> RegionStore {
    var (lowering, solver) = state.withLock { ($0.program.lowering, $0.program.solver) }
    change(&solver)
    return RegionStore(TreeProgram(lowering, solver), placement: nil, masks, unknowns, itemCount: itemCount)
  }

  /// The number of regions kept.
  var count: Int { lasting.count + state.withLock { $0.regions.count } }
}
