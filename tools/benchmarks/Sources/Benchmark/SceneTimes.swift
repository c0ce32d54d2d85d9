import Cases
import LayoutKit

/// `Scene.layout(in:keepingPlansIn:)`, the call of users who lay a scene out again and again, beside what its work is at the least: a
/// plan of the tree, and its frames in both windows.
struct SceneTimes: Codable {
  /// In nanoseconds of processor time a view: the call in portrait, in landscape, and the plan with both windows' frames.
  let portrait, landscape, plan: Double

  /// How many times the plan's time the two calls take.
  var ratio: Double { (portrait + landscape) / plan }

  /// At how many views it is measured, and of which cases.
  static let size = 1_000
  static let cases: Set<Case> = [.chain, .rows, .nested]

  /// Times them in turn, round by round, and takes medians.
  init(_ screen: Screen, _ effort: Effort) throws {
    let scene = try Scene(
      name: "screen", device: .inline(Device(size: screen.portrait, scale: 3)), view: screen.root)
    let tree = try screen.tree()
    let windows = [screen.portrait, screen.landscape].map(Screen.window)
    let plans = PlanLibrary()
    var rounds: [[Double]] = [[], [], []]
    for _ in 0..<effort.rounds {
      rounds[0].append(try Stopwatch.nanoseconds { _ = try scene.layout(in: .portrait, keepingPlansIn: plans) })
      rounds[1].append(try Stopwatch.nanoseconds { _ = try scene.layout(in: .landscapeLeft, keepingPlansIn: plans) })
      rounds[2].append(
        try Stopwatch.nanoseconds {
          let plan = LayoutPlan(tree)
          for window in windows { _ = try plan.frames(in: window) }
        })
    }
    let times = rounds.map { median(of: $0) / Double(screen.views) }
    (portrait, landscape, plan) = (times[0], times[1], times[2])
  }
}
