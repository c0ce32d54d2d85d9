public import LayoutModel

/// What is seen of a screen at a moment, in the middle of an animation perhaps.
public struct ScreenSample: Sendable {
  /// In seconds from the beginning.
  public let time: Double
  /// The layout that it is of, or on its way to.
  public let layout: ScreenLayout
  /// The size of the window in whose coordinates views are told: the layout's, but that until iOS 7 a window stays upright while
  /// the interface turns in it.
  public let windowSize: Size
  /// All views in the window in preorder, where they are seen.
  public let views: [PlacedView]

  package init(time: Double, layout: ScreenLayout, windowSize: Size? = nil, views: [PlacedView]) {
    self.time = time
    self.layout = layout
    self.windowSize = windowSize ?? layout.window.size
    self.views = views
  }

  /// The sample as one of a trace that was asked for under conditions.
  package func asked(under conditions: Conditions) -> ScreenSample {
    ScreenSample(time: time, layout: layout.asked(under: conditions), windowSize: windowSize, views: views)
  }
}

extension PlacedView {
  /// A view in the window that no controller has: what UIKit shows for a moment.
  ///
  /// - Parameters:
  ///   - name: What it is called.
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

  /// The view as it is seen on its way.
  ///
  /// - Parameters:
  ///   - frame: Its frame before its transform, in the superview's coordinates; as it is if `nil`.
  ///   - alpha: How opaque it is; as it is if `nil`.
  ///   - transform: What it is drawn through; as it is if `nil`.
  ///   - isHidden: Whether it is hidden; as it is if `nil`.
  /// - Returns: The view so changed.
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
  /// The rectangle on the way to another.
  package func interpolated(to end: Rect, progress: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return Rect(x: mix(x, end.x), y: mix(y, end.y), width: mix(width, end.width), height: mix(height, end.height))
  }
}
