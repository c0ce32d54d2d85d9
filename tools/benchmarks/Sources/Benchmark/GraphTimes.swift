import Cases
import LayoutKit

/// A graph of a screen, made and first laid out, beside a plan, made and first laid out.
struct GraphTimes: Codable {
  /// In nanoseconds of processor time a view.
  let plan, graph: Double

  /// How many times the plan's time the graph takes.
  var ratio: Double { graph / plan }

  /// At how many views both are timed.
  static let size = 1_000

  /// Times them in turn, round by round, and takes medians.
  init(_ screen: Screen, _ effort: Effort) throws {
    let tree = try screen.tree()
    let window = Screen.window(screen.portrait)
    var rounds: [[Double]] = [[], []]
    var frames: [Rect] = []
    for _ in 0..<3 * effort.rounds {
      rounds[0].append(try Stopwatch.nanoseconds { try LayoutPlan(tree).frames(in: window, into: &frames) })
      rounds[1].append(
        try Stopwatch.nanoseconds {
          var graph = LayoutGraph(tree, in: window)
          try graph.layout()
        })
    }
    let times = rounds.map { median(of: $0) / Double(screen.views) }
    (plan, graph) = (times[0], times[1])
  }
}
