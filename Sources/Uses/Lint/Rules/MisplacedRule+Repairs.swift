import Findings
import LayoutResolution

extension LintRule {
  /// The repair of views that are stored elsewhere than their constraints give: all frames of the scene are written anew, as Xcode's
  /// Update Frames does.
  ///
  /// - Parameters:
  ///   - screen: The scene on its canvas.
  ///   - isSafe: Whether Interface Builder has marked the view and constraints decide; the size of a text is measured, and so a guess, and
  ///     an inset of the canvas may be one.
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
