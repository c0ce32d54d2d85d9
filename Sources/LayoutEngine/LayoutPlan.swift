public import LayoutModel
import LinearProgramming

/// A tree made ready to be laid out in any window: resolved, split between masks and solver, and lowered.
///
/// A plan belongs to a tree, and with it to the traits that its variations were resolved for, not to a size: the
/// window's size enters as a parameter.
///
///     let plan = LayoutPlan(tree)
///     let frames = try plan.frames(in: window)   // in preorder, exact, in the superview's coordinates
public struct LayoutPlan: Sendable {
  /// The tree that is laid out.
  public let tree: ViewTree
  private let unknowns: Unknowns
  private let lowering: Lowering

  /// Compiles a tree.
  public init(_ tree: ViewTree) {
    self.init(tree, solvingAll: false)
  }

  /// Compiles a tree; with `solvingAll`, masks go through the solver too, for a comparison with the fast path.
  package init(_ tree: ViewTree, solvingAll: Bool) {
    self.tree = tree
    unknowns = Unknowns(tree, solvingAll: solvingAll)
    lowering = Lowering(tree, unknowns)
  }

  /// Every view's frame in a window: exact, in the superview's coordinates, in preorder.
  ///
  /// - Throws: `LayoutFailure` where the solver gives up or its answer doesn't stand the check.
  public func frames(in window: Window) throws(LayoutFailure) -> [Rect] {
    try placed(try solution(in: window), in: window).frames
  }

  /// The layout in a window: frames exact and on the pixel grid, and what was found on the way.
  ///
  /// - Throws: `LayoutFailure` where the solver gives up or its answer doesn't stand the check.
  public func layout(in window: Window) throws(LayoutFailure) -> Layout {
    let solution = try solution(in: window)
    let placed = try placed(solution, in: window)
    return Layout(
      tree: tree, window: window, unroundedFrames: placed.frames,
      frames: PixelGrid(scale: window.scale).rounded(placed.frames, of: tree), ambiguities: placed.ambiguities,
      diagnostics: diagnostics(
        of: tree, in: window, solution.conflicts, lowering.items, placed.frames, placed.ambiguities))
  }

  private func solution(in window: Window) throws(LayoutFailure) -> LinearProgram.Solution {
    do throws(SolverFailure) {
      return try lowering.program.solve(parameters: WindowParameter.values(window))
    } catch {
      throw LayoutFailure(
        .solver, reason: error.description, items: error.items.map { name(of: lowering.items[$0], in: tree) })
    }
  }

  /// Puts every view in its place, superviews first: solved ones from their columns, all others by their masks.
  private func placed(
    _ solution: LinearProgram.Solution, in window: Window
  ) throws(LayoutFailure) -> (frames: [Rect], ambiguities: [AmbiguousAttributes]) {
    var frames = [Rect](repeating: Rect(window.size), count: tree.count)
    var ambiguities = [AmbiguousAttributes](repeating: [], count: tree.count)
    var openLengths = OpenLengths()
    for view in tree.indices.dropFirst() {
      guard let superview = tree.superview(of: view) else { continue }
      if let place = unknowns.place(of: view) {
        frames[view.position] = Rect(solved: place, solution.values)
        ambiguities[view.position] = openLengths.enter(view, solved: place, solution.ranges)
      } else {
        let horizontal = AutoresizingRule(tree[view], in: tree[superview], along: .horizontal)
        let vertical = AutoresizingRule(tree[view], in: tree[superview], along: .vertical)
        let (x, width) = horizontal.resized(to: frames[superview.position].width)
        let (y, height) = vertical.resized(to: frames[superview.position].height)
        frames[view.position] = Rect(x: x, y: y, width: width, height: height)
        ambiguities[view.position] = openLengths.enter(view, in: superview, horizontal, vertical)
      }
    }
    try check(frames)
    return (frames, ambiguities)
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

extension Rect {
  /// The frame of a solved view.
  fileprivate init(solved place: Int, _ values: [Double]) {
    self.init(
      x: values[Unknowns.positionColumn(place, .horizontal)], y: values[Unknowns.positionColumn(place, .vertical)],
      width: values[Unknowns.lengthColumn(place, .horizontal)], height: values[Unknowns.lengthColumn(place, .vertical)])
  }
}
