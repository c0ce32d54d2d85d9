import Findings
import LayoutResolution

extension LintRule {
  /// The repair of views that are stored elsewhere than their constraints give: all frames of the scene are written anew, as Xcode's
  /// Update Frames does.
  ///
  /// - Parameters:
  ///   - screen: The scene on its canvas.
  ///   - isSafe: Whether constraints decide; the size of a text is measured, and so a guess.
  /// - Returns: The repair.
  static func updates(of screen: DrawnScreen, isSafe: Bool) -> [LintFinding.Repair] {
    [
      LintFinding.Repair(
        "update the frames of the scene", isSafe ? .safe : .offered,
        [.updateFrames(scene: screen.laidOut.layout.scene)],
        moving: .nowhere)
    ]
  }
}
