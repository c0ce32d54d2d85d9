import Cases
import LayoutKit

/// Our engine, through its public interface: a plan, and frames of a window.
struct LayoutContestant: Contestant {
  let tree: ViewTree
  private let windows: [Window]

  /// A screen's tree, standing.
  init(_ screen: Screen) throws {
    tree = try screen.tree()
    windows = [screen.portrait, screen.landscape].map(Screen.window)
  }

  func start() throws -> any Run {
    let run = LayoutRun(LayoutPlan(tree), windows)
    try run.resize(to: .portrait)
    return run
  }
}

private final class LayoutRun: Run {
  // A constant: from a variable it would be copied for each call, which small screens would feel.
  private let plan: LayoutPlan
  private let windows: [Window]
  /// The last layout's frames, which the next one's are written over.
  private var frames: [Rect] = []

  init(_ plan: LayoutPlan, _ windows: [Window]) {
    self.plan = plan
    self.windows = windows
  }

  func resize(to orientation: Orientation) throws {
    try plan.frames(in: windows[orientation.rawValue], into: &frames)
  }

  func frames(in orientation: Orientation) throws -> [Rect] {
    var frames = try plan.frames(in: windows[orientation.rawValue])
    var origins: [Point] = []
    // Guides, which stand behind the views, are no part of the comparison.
    frames.removeLast(plan.tree.count - plan.tree.viewCount)
    for (position, view) in plan.tree.viewIndices.enumerated() {
      origins.removeSubrange(plan.tree.depth(of: view)...)
      let outer = origins.last ?? .zero
      frames[position].x += outer.x
      frames[position].y += outer.y
      origins.append(frames[position].origin)
    }
    return frames
  }
}
