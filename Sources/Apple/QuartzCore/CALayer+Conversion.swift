public import CoreGraphics
public import Foundation

extension CALayer {
  /// The transform from its own coordinates to the superlayer's.
  private var transformToSuperlayer: CATransform3D {
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    let toAnchor = CATransform3DMakeTranslation(
      -bounds.origin.x - anchor.x * bounds.width, -bounds.origin.y - anchor.y * bounds.height, 0)
    return CATransform3DConcat(
      CATransform3DConcat(toAnchor, transform), CATransform3DMakeTranslation(position.x, position.y, 0))
  }

  /// A point of its own coordinates in the superlayer's.
  func toSuperlayer(_ point: CGPoint) -> CGPoint { transformToSuperlayer.applied(to: point) }

  private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    CATransform3DInvert(transformToSuperlayer).applied(to: point)
  }

  /// The layers from this one up to the topmost.
  private var ancestors: [CALayer] {
    var all = [self]
    while let next = all.last?.superlayer { all.append(next) }
    return all
  }

  /// A point of its own coordinates in another layer's; in the topmost layer's superlayer without one.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let top = ancestors.reduce(p) { $1.toSuperlayer($0) }
    return l?.ancestors.reversed().reduce(top) { $1.fromSuperlayer($0) } ?? top
  }

  /// A point of another layer's coordinates in its own.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let top = l?.ancestors.reduce(p) { $1.toSuperlayer($0) } ?? p
    return ancestors.reversed().reduce(top) { $1.fromSuperlayer($0) }
  }

  /// The smallest rectangle in another layer around one of its own.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(around: r.corners.map { convert($0, to: l) }) }

  /// The smallest rectangle around one of another layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// A time of its own in another layer's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.fromRoot(toRoot(t)) ?? toRoot(t)
  }

  /// A time of another layer in its own.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { fromRoot(l?.toRoot(t) ?? t) }

  private func toRoot(_ time: CFTimeInterval) -> CFTimeInterval {
    ancestors.reduce(time) { ($0 - $1.timeOffset) / Double($1.speed == 0 ? 1 : $1.speed) + $1.beginTime }
  }

  private func fromRoot(_ time: CFTimeInterval) -> CFTimeInterval {
    ancestors.reversed().reduce(time) { ($0 - $1.beginTime) * Double($1.speed) + $1.timeOffset }
  }

  /// Tells whether a point of its own coordinates is in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The topmost layer in it, or itself, at a point of the superlayer's coordinates.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let point = fromSuperlayer(p)
    if masksToBounds, !contains(point) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  public func scroll(_ p: CGPoint) {}

  public func scrollRectToVisible(_ r: CGRect) {}
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }
}
