import LayoutEngine
import LayoutModel
import LayoutResolution

extension ViewTree {
  /// Finds for which superviews frames are written that are written for the tree's orientation: as large as these come to
  /// there, or, where that conflicts with the frames, as large as they are declared.
  ///
  /// - Parameters:
  ///   - own: The window of the scene's own device in this orientation, of the traits that it has there.
  ///   - present: The window that the tree is laid out in.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func settleTurnedFrames(in own: Window, _ present: Window) throws(LayoutFailure) {
    guard !turnedFrames.isEmpty else { return }
    let plan = LayoutPlan(holdingTurnedFrames)
    // Of a conflict, which constraint is left out depends on their order; what frames are written for must not.
    func frames(in window: Window) throws(LayoutFailure) -> [Rect]? {
      var window = window
      window.traits = traits
      // A root's own frame in this orientation is what the others are written for.
      if turnedFrames[0].view == 0 { window.size = self[root].frame.size }
      let layout = try plan.layout(in: window)
      return layout.diagnostics.contains { $0.code == .unsatisfiableConstraints } ? nil : layout.unroundedFrames
    }
    guard let ownFrames = try frames(in: own) else { return }
    let isSame = own.size == present.size
    guard let presentFrames = isSame ? ownFrames : try frames(in: present) else { return }
    setSuperviewSizes(ownFrames, presentFrames)
  }
}
