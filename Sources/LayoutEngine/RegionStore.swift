import LayoutModel
import LinearProgramming

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
  private let viewCount: Int
  private let state: Guarded<State>

  init(_ solver: ParametricSolver, _ masks: FrameProgram, _ unknowns: Unknowns, viewCount: Int) {
    self.masks = masks
    self.unknowns = unknowns
    self.viewCount = viewCount
    state = Guarded(State(solver: solver))
  }

  /// The region that a window lies in.
  func region(of window: Window) throws(SolverFailure) -> Region {
    try state.withLock { state throws(SolverFailure) in
      for place in state.regions.indices where state.regions[place].contains(window) {
        if place > 0 { state.regions.swapAt(0, place) }
        return state.regions[0]
      }
      let solution = try state.solver.solve(parameters: WindowParameter.values(window))
      var program = masks
      program.enter(
        unknowns.views, of: viewCount, solution.forms,
        solution.parameters.compactMap { WindowParameter(rawValue: $0) })
      let region = Region(program, solution)
      if state.regions.count == Self.mostRegions { state.regions.removeLast() }
      state.regions.insert(region, at: 0)
      return region
    }
  }

  /// The solver as it is now, with the bases it knows.
  var solver: ParametricSolver { state.withLock { $0.solver } }

  /// A store without regions, whose solver was changed.
  func changing(_ change: (inout ParametricSolver) -> Void) -> RegionStore {
    var solver = solver
    change(&solver)
    return RegionStore(solver, masks, unknowns, viewCount: viewCount)
  }

  /// The number of regions kept.
  var count: Int { state.withLock { $0.regions.count } }
}
