import LayoutModel
import LayoutResolution

/// The frames of a screen's views in their superviews: in a layout, or part of the way from one layout to another.
struct ScreenFrames {
  let window: Size
  let safeAreaInsets: EdgeInsets
  let controllers: [Controller]
  /// For each controller, the distance from its top to its safe area; content begins there if its own view scrolls.
  private let offsets: [Double]

  /// The frames of one controller's views.
  struct Controller {
    /// The frame of its own view in the view around it.
    let own: Rect
    /// The frames of the views in preorder, then of the guides.
    let views: [Rect]
  }

  /// Takes the frames of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - isExact: Whether frames are taken before they are rounded to pixels.
  init(of layout: ScreenLayout, isExact: Bool) {
    window = layout.window.size
    safeAreaInsets = layout.window.safeAreaInsets
    controllers = layout.controllers.map { controller in
      isExact
        ? Controller(own: controller.unroundedFrame, views: controller.layout.unroundedFrames)
        : Controller(own: controller.frame, views: controller.layout.frames)
    }
    offsets = layout.controllers.map(\.layout.window.safeAreaInsets.top)
  }

  /// Interpolates between two layouts of the same views, exactly if every number is affine between them.
  ///
  /// - Parameters:
  ///   - start: The first layout.
  ///   - end: The second layout.
  ///   - share: The fraction of the way from the first to the second.
  init(from start: ScreenLayout, to end: ScreenLayout, at share: Double) {
    func between(_ a: Double, _ b: Double) -> Double { a == b ? a : a + share * (b - a) }
    func between(_ a: Rect, _ b: Rect) -> Rect {
      Rect(
        x: between(a.x, b.x), y: between(a.y, b.y), width: between(a.width, b.width),
        height: between(a.height, b.height))
    }
    let (first, last) = (start.window, end.window)
    window = Size(
      width: between(first.size.width, last.size.width), height: between(first.size.height, last.size.height))
    safeAreaInsets = EdgeInsets(
      top: between(first.safeAreaInsets.top, last.safeAreaInsets.top),
      left: between(first.safeAreaInsets.left, last.safeAreaInsets.left),
      bottom: between(first.safeAreaInsets.bottom, last.safeAreaInsets.bottom),
      right: between(first.safeAreaInsets.right, last.safeAreaInsets.right))
    controllers = zip(start.controllers, end.controllers).map { a, b in
      Controller(
        own: between(a.unroundedFrame, b.unroundedFrame),
        views: zip(a.layout.unroundedFrames, b.layout.unroundedFrames).map { between($0, $1) })
    }
    offsets = zip(start.controllers, end.controllers).map {
      between($0.layout.window.safeAreaInsets.top, $1.layout.window.safeAreaInsets.top)
    }
  }

  /// The window's safe area.
  var safeArea: Rect {
    Rect(
      x: safeAreaInsets.left, y: safeAreaInsets.top,
      width: window.width - safeAreaInsets.left - safeAreaInsets.right,
      height: window.height - safeAreaInsets.top - safeAreaInsets.bottom)
  }

  /// Returns a scroll view's content offset in a layout of these views.
  func contentOffset(
    of view: ViewTree.Index, ofController number: Int, in layout: ScreenLayout
  ) -> Point {
    let offset = layout.controllers[number].layout.contentOffset(of: view)
    // What follows the safe area moves with it.
    let top = layout.controllers[number].layout.window.safeAreaInsets.top
    guard offset.y == -top, top != offsets[number] else { return offset }
    return Point(x: offset.x, y: -offsets[number])
  }
}
