import LayoutModel
import LinearProgramming
import Synchronization

/// A plan's frames where the same constraints bind: affine in the window's parameters.
struct Region: Sendable {
  let program: FrameProgram
  let validity: Validity
  /// What is open of each column; empty where nothing is.
  let ranges: [Double]
  let conflicts: [LinearProgram.Conflict]
}

/// The regions that a plan has met, and the solver that finds others; for several threads at once.
///
/// A reference, so that what a plan learns while it is asked is known to its copies too; it says nothing that the
/// program doesn't determine.
final class RegionStore: Sendable {
  private struct State {
    /// The last one met first.
    var regions: [Region] = []
    var solver: ParametricSolver
  }

  /// So many regions are kept: a few orientations and split-view widths, a few states of each.
  static let mostRegions = 8

  private let masks: FrameProgram
  private let unknowns: Unknowns
  private let state: Mutex<State>

  init(_ solver: ParametricSolver, _ masks: FrameProgram, _ unknowns: Unknowns) {
    self.masks = masks
    self.unknowns = unknowns
    state = Mutex(State(solver: solver))
  }

  /// The region that some parameters lie in.
  func region(at parameters: [Double]) throws(SolverFailure) -> Region {
    try state.withLock { state throws(SolverFailure) in
      if let place = state.regions.firstIndex(where: { $0.validity.contains(parameters) }) {
        if place > 0 { state.regions.swapAt(0, place) }
        return state.regions[0]
      }
      let region = region(of: try state.solver.solve(parameters: parameters))
      if state.regions.count == Self.mostRegions { state.regions.removeLast() }
      state.regions.insert(region, at: 0)
      return region
    }
  }

  private func region(of solution: AffineSolution) -> Region {
    var program = masks
    program.enter(
      unknowns.views, solution.forms, of: solution.parameters.compactMap { WindowParameter(rawValue: $0) })
    return Region(
      program: program, validity: solution.validity, ranges: solution.ranges, conflicts: solution.conflicts)
  }

  /// The solver as it is now, with the bases it knows.
  var solver: ParametricSolver { state.withLock { $0.solver } }

  /// A store without regions, whose solver was changed.
  func changing(_ change: (inout ParametricSolver) -> Void) -> RegionStore {
    var solver = solver
    change(&solver)
    return RegionStore(solver, masks, unknowns)
  }

  /// The number of regions kept.
  var count: Int { state.withLock { $0.regions.count } }
}
