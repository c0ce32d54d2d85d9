import CoreGraphics
import Foundation

extension CALayer {
  /// The transform from its own coordinates to the superlayer's.
  var transformToSuperlayer: CATransform3D {
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    let toAnchor = CATransform3DMakeTranslation(
      -bounds.origin.x - anchor.x * bounds.width, -bounds.origin.y - anchor.y * bounds.height, 0)
    return CATransform3DConcat(
      CATransform3DConcat(toAnchor, transform), CATransform3DMakeTranslation(position.x, position.y, 0))
  }

  /// A point of its own coordinates in the superlayer's.
  func toSuperlayer(_ point: CGPoint) -> CGPoint { transformToSuperlayer.applied(to: point) }

  func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    CATransform3DInvert(transformToSuperlayer).applied(to: point)
  }

  /// The layers from this one up to the topmost.
  var ancestors: [CALayer] {
    var all = [self]
    while let next = all.last?.superlayer { all.append(next) }
    return all
  }

  func toRoot(_ time: CFTimeInterval) -> CFTimeInterval {
    ancestors.reduce(time) { ($0 - $1.timeOffset) / Double($1.speed == 0 ? 1 : $1.speed) + $1.beginTime }
  }

  func fromRoot(_ time: CFTimeInterval) -> CFTimeInterval {
    ancestors.reversed().reduce(time) { ($0 - $1.beginTime) * Double($1.speed) + $1.timeOffset }
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }
}
