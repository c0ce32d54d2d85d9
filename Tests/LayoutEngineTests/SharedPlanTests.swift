import LayoutEngine
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutTestSupport
import Testing

/// Plans that many threads ask at once. `tools/check threads` runs these tests under the thread sanitizer.
struct SharedPlanTests {
  /// Screens of every kind with the windows of a walk through each.
  private struct Screens: Sendable {
    let trees: [ViewTree]
    /// A tree's place and a window.
    private(set) var pairs: [(tree: Int, window: Window)] = []

    /// So many small screens of each family, and so many larger ones with conflicts.
    init(small: Int, large: Int) throws {
      var random = SeededGenerator(seed: 60_000)
      var trees: [ViewTree] = []
      for family in RandomScreen.Family.allCases {
        for _ in 0..<small {
          let screen = RandomScreen(seed: random.next(), family)
          pairs += WindowWalk.windows(from: screen.window, seed: random.next()).map { (trees.count, $0) }
          trees.append(try screen.tree())
        }
      }
      for _ in 0..<large {
        let screen = PlantedScreen(seed: random.next(), views: 60, conflicts: [random.pick([.sum, .chain, .bound])])
        pairs += WindowWalk.windows(from: screen.window, seed: random.next()).map { (trees.count, $0) }
        trees.append(try screen.tree(for: screen.window))
      }
      self.trees = trees
    }

    /// Plans that nothing has been asked of yet.
    func plans() -> [LayoutPlan] { trees.map { LayoutPlan($0) } }
  }

  @Test("Any number of threads gives the same bytes")
  func threadsDontMatter() throws {
    let screens = try Screens(small: 20, large: 4)
    let dumps = [1, 2, 8].map { threads in
      let plans = screens.plans()
      return Workers.map(screens.pairs.count, threads: threads) { index in
        let (tree, window) = screens.pairs[index]
        return dump(PlanAudit.outcome(of: plans[tree], in: window), in: window)
      }
    }
    #expect(dumps[0].count == screens.pairs.count)
    for other in dumps.dropFirst() {
      for (index, dump) in dumps[0].enumerated() where other[index] != dump {
        Issue.record(
          "tree \(screens.pairs[index].tree) in \(screens.pairs[index].window.size): \(dump), \(other[index])")
      }
    }
  }

  @Test("Eight threads get from shared plans, 10,000 times, what a new plan gives")
  func standsManySolves() throws {
    let screens = try Screens(small: 6, large: 1)
    let expected = screens.pairs.map { PlanAudit.outcome(of: LayoutPlan(screens.trees[$0.tree]), in: $0.window) }
    let plans = screens.plans()
    let problems = Workers.map(10_000, threads: 8) { number in
      let index = number % screens.pairs.count
      let (tree, window) = screens.pairs[index]
      return PlanAudit.differences(PlanAudit.outcome(of: plans[tree], in: window), expected[index])
    }
    #expect(problems.count == 10_000)
    #expect(problems.flatMap(\.self) == [])
  }

  /// A layout as the command prints it.
  private func dump(_ outcome: PlanAudit.Outcome, in window: Window) -> String {
    switch outcome {
    case .failure(let error): return "\(error)"
    case .success(let layout):
      let screen = ScreenLayout(
        device: Device(size: window.size, scale: window.scale), requestedOrientation: .portrait, orientation: .portrait,
        window: window, controllers: [ControllerLayout(name: "root", layout: layout, frame: Rect(window.size))])
      return FrameDump(fixture: "shared", layouts: [screen]).text
    }
  }
}
