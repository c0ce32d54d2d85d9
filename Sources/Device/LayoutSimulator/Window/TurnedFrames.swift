import LayoutEngine
import LayoutModel
import LayoutResolution

extension ViewTree {
  /// Finds the superviews' sizes that frames for the tree's orientation are written for: the sizes in that orientation, or, where these
  /// conflict with the frames, the declared sizes.
  ///
  /// - Parameters:
  ///   - own: The window of the scene's own device in this orientation, with its traits there.
  ///   - present: The window in which the tree is laid out.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func settleTurnedFrames(in own: Window, _ present: Window) throws(LayoutFailure) {
    guard !turnedFrames.isEmpty else { return }
    let plan = LayoutPlan(holdingTurnedFrames)
    // In a conflict the order of constraints decides which one is dropped; the written sizes must not depend on that.
    func frames(in window: Window) throws(LayoutFailure) -> [Rect]? {
      var window = window
      window.traits = traits
      // The others are written for the root's own frame in this orientation.
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
