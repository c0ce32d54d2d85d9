public import LayoutModel

/// The visible state of a screen at a moment, perhaps in the middle of an animation.
public struct ScreenSample: Sendable {
  /// The time, in seconds from the beginning.
  public let time: Double
  /// The layout on the screen, or the layout at the end of the transition.
  public let layout: ScreenLayout
  /// The size of the window in whose coordinates views are given: the layout's. But until iOS 7 a window stays upright
  /// while the interface turns in it.
  public let windowSize: Size
  /// All views in the window in preorder, in their visible places.
  public let views: [PlacedView]

  package init(time: Double, layout: ScreenLayout, windowSize: Size? = nil, views: [PlacedView]) {
    self.time = time
    self.layout = layout
    self.windowSize = windowSize ?? layout.window.size
    self.views = views
  }

  /// The sample as one of a trace that was requested under conditions.
  package func asked(under conditions: Conditions) -> ScreenSample {
    ScreenSample(time: time, layout: layout.asked(under: conditions), windowSize: windowSize, views: views)
  }
}

extension PlacedView {
  /// A view in the window that belongs to no controller: one that UIKit shows for a moment.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - view: The view.
  ///   - frame: Its frame in the window, in points.
  package init(inWindow name: String, _ view: View, frame: Rect) {
    self.init(
      view: ViewLayout(
        view: ResolvedView(view), untransformedFrame: frame, unroundedFrame: frame, contentSize: .zero,
        contentOffset: .zero,
        ambiguity: []),
      name: name, depth: 0, superview: nil)
  }

  /// The view as it looks during an animation.
  ///
  /// - Parameters:
  ///   - frame: Its frame before its transform, in the superview's coordinates; as it is if `nil`.
  ///   - alpha: Its opacity; as it is if `nil`.
  ///   - transform: Its transform; as it is if `nil`.
  ///   - isHidden: A Boolean that tells whether it is hidden; as it is if `nil`.
  /// - Returns: The changed view.
  package func seen(
    frame: Rect? = nil, alpha: Double? = nil, transform: AffineTransform? = nil, isHidden: Bool? = nil
  ) -> PlacedView {
    var shown = view.view
    if let alpha { shown.alpha = alpha }
    if let transform { shown.transform = transform }
    if let isHidden { shown.isHidden = isHidden }
    return PlacedView(
      view: ViewLayout(
        view: shown, untransformedFrame: frame ?? view.untransformedFrame,
        unroundedFrame: frame ?? view.unroundedFrame, contentSize: view.contentSize,
        contentOffset: view.contentOffset, ambiguity: view.ambiguity),
      name: name, depth: depth, superview: superview)
  }
}

extension Rect {
  /// The rectangle part of the way to another.
  package func interpolated(to end: Rect, progress: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return Rect(x: mix(x, end.x), y: mix(y, end.y), width: mix(width, end.width), height: mix(height, end.height))
  }
}
