import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// Trees of masks alone: arithmetic and solver are two ways to one layout.
struct MaskTreeTests {
  private static let masks: RandomScreen.Style = {
    var style = RandomScreen.Style()
    style.constraints = 0
    style.maskShare = 1
    return style
  }()

  @Test("The solver lays masks out as arithmetic does", arguments: 0..<10)
  func agrees(chunk: Int) throws {
    for seed in chunk * 50..<(chunk + 1) * 50 {
      let screen = RandomScreen(seed: UInt64(seed), style: Self.masks)
      let tree = try screen.tree()
      let frames = try LayoutPlan(tree).frames(in: screen.window)
      let solved = try LayoutPlan(tree, solvingAll: true).layout(in: screen.window)
      #expect(solved.diagnostics.isEmpty, "seed \(seed)")
      for (frame, other) in zip(frames, solved.unroundedFrames) {
        #expect(frame.isNear(other, within: 1e-9), "seed \(seed)")
      }
    }
  }
}
