import LayoutEngine
package import LayoutModel
package import LayoutResolution

/// Layouts of what live controllers show, each view in the place that it has in the window.
extension ScreenLayout {
  /// The layout with its view in a frame of the window, where the rules for files put it elsewhere: until iOS 6 they begin below the status
  /// bar what may be a container.
  ///
  /// - Parameters:
  ///   - frame: The frame; `nil` where the layout's own holds.
  ///   - view: The view.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  package func placed(at frame: Rect?, of view: View) throws(LayoutFailure) -> ScreenLayout {
    guard let frame, let own = controllers.first, own.frame != frame else { return self }
    return showing([try layout(of: view, at: frame, named: own.name)] + controllers.dropFirst())
  }

  /// The layout with further views in front: what presentations show.
  ///
  /// - Parameter views: The views with their frames in the window, back to front.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  package func presenting(_ views: [(frame: Rect, view: View)]) throws(LayoutFailure) -> ScreenLayout {
    var controllers = controllers
    for (frame, view) in views {
      controllers.append(try layout(of: view, at: frame, named: view.id ?? View.nameOfRoot))
    }
    return showing(controllers)
  }

  private func layout(of view: View, at frame: Rect, named name: String) throws(LayoutFailure) -> ControllerLayout {
    var place = window
    place.size = frame.size
    place.safeAreaInsets = .zero
    var view = view
    view.frame = Rect(frame.size)
    let tree = ViewTree(checked: view, for: window.traits, windowSize: frame.size)
    return ControllerLayout(name: name, layout: try LayoutPlan(tree).layout(in: place), frame: frame)
  }
}
