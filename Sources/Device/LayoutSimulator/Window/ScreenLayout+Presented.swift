import LayoutEngine
package import LayoutModel
package import LayoutResolution

extension ScreenLayout {
  /// The layout with further views in front, each in its place: what presentations of live controllers show.
  ///
  /// - Parameter views: The views with their frames in the window, back to front.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  package func presenting(_ views: [(frame: Rect, view: View)]) throws(LayoutFailure) -> ScreenLayout {
    guard !views.isEmpty else { return self }
    var controllers = controllers
    for (frame, view) in views {
      var place = window
      place.size = frame.size
      place.safeAreaInsets = .zero
      var view = view
      view.frame = Rect(frame.size)
      let tree = ViewTree(checked: view, for: window.traits, windowSize: frame.size)
      controllers.append(
        ControllerLayout(
          name: view.id ?? View.nameOfRoot, layout: try LayoutPlan(tree).layout(in: place), frame: frame))
    }
    return showing(controllers)
  }
}
