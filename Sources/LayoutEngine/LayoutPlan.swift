public import LayoutModel
import LinearProgramming

/// A tree made ready to be laid out in any window: resolved, split between masks and solver, lowered and presolved.
///
/// A plan belongs to a tree, and with it to the traits that its variations were resolved for, not to a size: the
/// window's size, safe area and margins enter as parameters. Frames are affine in them as long as the same constraints
/// bind; the plan keeps the affine forms it has met and where they hold, so that another window costs a pass over flat
/// arrays most times, and few steps of the simplex method the others.
///
///     var plan = LayoutPlan(tree)
///     let frames = try plan.frames(in: window)   // in preorder, exact, in the superview's coordinates
///     plan.setConstant(24, of: gap)              // and nothing is compiled anew
///
/// Plans are values, and may be used by several threads at once.
public struct LayoutPlan: Sendable {
  /// The tree that is laid out, with the changes that were made to the plan.
  public internal(set) var tree: ViewTree
  let unknowns: Unknowns
  let lowering: Lowering
  var regions: RegionStore

  /// Compiles a tree.
  public init(_ tree: ViewTree) {
    self.init(tree, solvingAll: false)
  }

  /// Compiles a tree, for comparisons with the fast paths.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - solvingAll: Whether masks go through the solver too.
  ///   - isPresolving: Whether equalities are substituted first.
  package init(_ tree: ViewTree, solvingAll: Bool = false, isPresolving: Bool = true) {
    self.tree = tree
    unknowns = Unknowns(tree, solvingAll: solvingAll)
    let masks = FrameProgram(masksOf: tree, unknowns)
    var program = LinearProgram(parameterCount: WindowParameter.allCases.count)
    lowering = Lowering(tree, unknowns, to: &program)
    regions = RegionStore(ParametricSolver(program, isPresolving: isPresolving), masks, unknowns, viewCount: tree.count)
  }

  /// Every view's frame in a window: exact, in the superview's coordinates, in preorder.
  ///
  /// - Throws: `LayoutFailure` where the solver gives up or its answer doesn't stand the check.
  public func frames(in window: Window) throws(LayoutFailure) -> [Rect] {
    try frames(try region(of: window), in: window)
  }

  /// Writes every view's frame in a window over other frames, as for each step of an animation.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - frames: A frame for each view, in preorder; an array of another length is replaced.
  /// - Throws: `LayoutFailure` where the solver gives up or its answer doesn't stand the check.
  public func frames(in window: Window, into frames: inout [Rect]) throws(LayoutFailure) {
    let region = try region(of: window)
    guard frames.count == tree.count else {
      frames = try self.frames(region, in: window)
      return
    }
    let squares = unsafe frames.withUnsafeMutableBufferPointer { unsafe region.evaluate(in: window, into: $0) }
    if !(squares <= Self.farthest * Self.farthest / 16) { try check(frames) }
  }

  /// The layout in a window: frames exact and on the pixel grid, and what was found on the way.
  ///
  /// - Throws: `LayoutFailure` where the solver gives up or its answer doesn't stand the check.
  public func layout(in window: Window) throws(LayoutFailure) -> Layout {
    let region = try region(of: window)
    let frames = try frames(region, in: window)
    let ambiguities = ambiguities(region.ranges)
    return Layout(
      tree: tree, window: window, unroundedFrames: frames,
      frames: PixelGrid(scale: window.scale).rounded(frames, of: tree), ambiguities: ambiguities,
      diagnostics: diagnostics(of: tree, in: window, region.conflicts, lowering.items(of: tree), frames, ambiguities))
  }

  private func region(of window: Window) throws(LayoutFailure) -> Region {
    do throws(SolverFailure) {
      return try regions.region(of: window)
    } catch {
      let items = lowering.items(of: tree)
      throw LayoutFailure(
        .solver, reason: error.description, items: error.items.map { name(of: items[$0], in: tree) })
    }
  }

  private func frames(_ region: Region, in window: Window) throws(LayoutFailure) -> [Rect] {
    var squares = 0.0
    let frames = unsafe [Rect](unsafeUninitializedCapacity: tree.count) { frames, count in
      let all = unsafe UnsafeMutableBufferPointer(rebasing: frames[..<tree.count])
      squares = unsafe region.evaluate(in: window, into: all)
      count = tree.count
    }
    if !(squares <= Self.farthest * Self.farthest / 16) { try check(frames) }
    return frames
  }

  /// What is open of each view: of a solved one its columns, of one that follows its mask what its superview's open
  /// lengths move.
  private func ambiguities(_ ranges: [Double]) -> [AmbiguousAttributes] {
    var ambiguities = [AmbiguousAttributes](repeating: [], count: tree.count)
    guard !ranges.isEmpty else { return ambiguities }
    var openLengths = OpenLengths()
    for view in 1..<tree.count {
      if let place = unknowns.place(of: view) {
        ambiguities[view] = openLengths.enter(view, solved: place, ranges)
      } else {
        let superview = Int(tree.parents[view])
        ambiguities[view] = openLengths.enter(
          view, in: superview, AutoresizingRule(tree, view, in: superview, along: .horizontal),
          AutoresizingRule(tree, view, in: superview, along: .vertical))
      }
    }
    return ambiguities
  }

  /// Frames that multiply from view to view may leave what doubles hold to a thousandth of a point.
  private func check(_ frames: [Rect]) throws(LayoutFailure) {
    for (view, frame) in zip(tree.indices, frames) {
      let reach = abs(frame.x) + abs(frame.y) + abs(frame.width) + abs(frame.height)
      guard reach <= Self.farthest else {
        throw LayoutFailure(
          .magnitude, reason: "its frame comes to more than doubles can hold to a thousandth of a point",
          items: [tree.name(of: view)])
      }
    }
  }

  /// The largest coordinate that still has thousandths, in points.
  private static let farthest = 1e12
}
