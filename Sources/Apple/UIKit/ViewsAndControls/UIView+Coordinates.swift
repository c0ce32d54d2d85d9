/// Points and rectangles from view to view.
extension UIView {
  /// A point in another view; in the window, or the topmost view, without one. The topmost views of two hierarchies lie beside each other,
  /// by their frames.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? topView
    guard target !== self else { return point }
    if let common = nearestCommonView(with: target) { return common.fromOuter(toOuter(point, common), target) }
    let (top, otherTop) = (topView, target.topView)
    return otherTop.fromOuter(otherTop.fromSuperview(top.inSuperview(toOuter(point, top))), target)
  }

  /// A rectangle in another view: the smallest one around what is turned.
  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { converted($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func toOuter(_ point: CGPoint, _ outer: UIView) -> CGPoint {
    var (point, view) = (point, self)
    while view !== outer, let superview = view.superview {
      point = view.inSuperview(point)
      view = superview
    }
    return point
  }

  private func fromOuter(_ point: CGPoint, _ inner: UIView) -> CGPoint {
    var path: [UIView] = []
    var view = inner
    while view !== self, let superview = view.superview {
      path.append(view)
      view = superview
    }
    return path.reversed().reduce(point) { $1.fromSuperview($0) }
  }

  private func inSuperview(_ point: CGPoint) -> CGPoint {
    let own = CGPoint(x: point.x - storedBoundsOrigin.x, y: point.y - storedBoundsOrigin.y)
    guard let transform = rare?.transform?.settled else {
      return CGPoint(x: own.x + storedOrigin.x, y: own.y + storedOrigin.y)
    }
    let (anchor, center) = (anchorPointOfLayer, centerInPlace)
    let turned = CGPoint(
      x: own.x - anchor.x * storedSize.width, y: own.y - anchor.y * storedSize.height
    ).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let own: CGPoint
    if let transform = rare?.transform?.settled {
      let (anchor, center) = (anchorPointOfLayer, centerInPlace)
      let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
      own = CGPoint(x: turned.x + anchor.x * storedSize.width, y: turned.y + anchor.y * storedSize.height)
    } else {
      own = CGPoint(x: point.x - storedOrigin.x, y: point.y - storedOrigin.y)
    }
    return CGPoint(x: own.x + storedBoundsOrigin.x, y: own.y + storedBoundsOrigin.y)
  }
}
