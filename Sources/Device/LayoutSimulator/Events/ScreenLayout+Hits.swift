import LayoutModel
import LayoutResolution
import ViewKinds

/// Hit testing.
extension ScreenLayout {
  /// The names of a view and of all that it stands in.
  func path(to name: String) -> Set<String> {
    let superviews = Dictionary(views.map { ($0.name, $0.superview) }) { first, _ in first }
    var path: Set<String> = []
    var next: String? = name
    while let name = next, path.insert(name).inserted { next = superviews[name].flatMap(\.self) }
    return path
  }

  /// The result of hit testing.
  struct Hit {
    let name: String
    /// The ids from the outermost superview on to itself.
    let path: [String]
    /// The views from itself on to the outermost superview.
    let chain: [PlacedView]
  }

  /// The view that a touch at a point of the window hits: the topmost there that takes touches; `nil` where there is none.
  /// A view is met within all that it stands in, and where nothing of that is hidden or lets touches by.
  func hit(at point: Point) -> Hit? {
    /// A view that the walk is in: where its content begins in the window, and whether the point lies in it.
    struct Outer {
      let origin: Point
      let placed: PlacedView
      let isMet: Bool
    }
    var outers: [Outer] = []
    var found: [PlacedView] = []
    for placed in views {
      outers.removeSubrange(placed.depth...)
      let (view, frame) = (placed.view.view, placed.view.untransformedFrame)
      let outer = outers.last?.origin ?? .zero
      let origin = Point(x: outer.x + frame.x, y: outer.y + frame.y)
      let isInside =
        point.x >= origin.x && point.y >= origin.y && point.x < origin.x + frame.width
        && point.y < origin.y + frame.height
      let isMet =
        (outers.last?.isMet ?? true) && isInside && !view.isHidden && view.alpha >= 0.01 && !view.letsTouchesBy
      let offset = placed.view.contentOffset
      outers.append(
        Outer(origin: Point(x: origin.x - offset.x, y: origin.y - offset.y), placed: placed, isMet: isMet))
      if isMet { found = outers.map(\.placed) }
    }
    guard let last = found.last else { return nil }
    return Hit(name: last.name, path: found.compactMap(\.view.view.id), chain: found.reversed())
  }

  /// The name of the controller whose layout has a view.
  func owner(of name: String) -> String? {
    controllers.last { controller in
      controller.layout.tree.viewIndices.contains { controller.layout.tree.name(of: $0) == name }
    }?.name
  }
}

extension ResolvedView {
  /// True if the view keeps taps to itself: controls do, cells, which are selected, and bars' items.
  var takesTaps: Bool {
    kind.isControl || kind == .tableViewCell || kind.isCollectionViewCell || className == "UIControl"
      || View.classesOfItems.values.contains(className)
  }

  /// True if touches pass the view by, with its subviews: labels and image views, unless somebody listens for taps on them
  /// (`isUserInteractionEnabled` is false of them).
  fileprivate var letsTouchesBy: Bool {
    (kind == .label || kind == .imageView) && declaration.actions.isEmpty
  }
}
