import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// The order of constraints means nothing where none conflict.
struct ShufflingTests {
  private static let seedsPerChunk = 40

  @Test("Shuffling every view's constraints changes no bit of a frame and no diagnostic", arguments: 0..<20)
  func ordersDontMatter(chunk: Int) throws {
    for seed in chunk * Self.seedsPerChunk..<(chunk + 1) * Self.seedsPerChunk {
      try compare(RandomScreen(seed: UInt64(seed)), seed: UInt64(seed))
      try compare(DeterminedScreen.screen(seed: UInt64(seed)), seed: UInt64(seed))
    }
  }

  private func compare(_ screen: RandomScreen, seed: UInt64) throws {
    let layout = try LayoutPlan(screen.tree()).layout(in: screen.window)
    guard !layout.diagnostics.contains(where: { $0.code == .unsatisfiableConstraints }) else { return }
    var random = SeededGenerator(seed: seed)
    let root = shuffled(screen.root, using: &random)
    let tree = try ViewTree(root, for: screen.window.traits, windowSize: screen.window.size)
    let other = try LayoutPlan(tree).layout(in: screen.window)
    #expect(bits(other) == bits(layout), "seed \(seed)")
    #expect(said(by: other) == said(by: layout), "seed \(seed)")
  }

  private func shuffled(_ view: View, using random: inout SeededGenerator) -> View {
    var view = view
    view.constraints.shuffle(using: &random)
    view.subviews = view.subviews.map { shuffled($0, using: &random) }
    return view
  }

  /// What diagnostics say. The indices of constraints in a cause are places in the order that is shuffled.
  private func said(by layout: Layout) -> [[String]] {
    layout.diagnostics.map { diagnostic in
      let cause = diagnostic.openCause
      return [
        "\(diagnostic.code)", diagnostic.message, "\(diagnostic.openAttributes)", "\(diagnostic.members)",
        "\(diagnostic.isVisible)", cause.map { "\($0.text) \($0.followed) \($0.tied) \($0.constraints.count)" } ?? "",
        cause?.advice.map { "\($0)" } ?? "",
      ]
    }
  }

  private func bits(_ layout: Layout) -> [[UInt64]] {
    layout.unroundedFrames.map { [$0.x, $0.y, $0.width, $0.height].map(\.bitPattern) }
  }
}
