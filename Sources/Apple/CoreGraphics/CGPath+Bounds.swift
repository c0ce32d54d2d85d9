public import Foundation

extension CGPath {
  /// The smallest rectangle around all points, also those that control curves.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around its lines and curves.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        points.append(end)
        (current, start) = (end, end)
      case .line(let end):
        points.append(end)
        current = end
      case .quadCurve, .curve:
        points += Curve(from: current, element).extremes
        current = element.points.last ?? current
      case .close: current = start
      }
    }
    return CGRect(around: points)
  }

  /// Tells whether a point is inside; each part counts as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    var windings = 0
    for polygon in polygons(transform) {
      for index in polygon.indices {
        let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { windings += b.y > a.y ? 1 : -1 }
      }
    }
    return rule == .winding ? windings != 0 : windings % 2 != 0
  }

  /// The parts as polygons.
  private func polygons(_ transform: CGAffineTransform) -> [[CGPoint]] {
    var all: [[CGPoint]] = []
    var current: [CGPoint] = []
    for element in elements.map({ $0.applying(transform) }) {
      switch element {
      case .move(let end):
        if current.count > 1 { all.append(current) }
        current = [end]
      case .line(let end): current.append(end)
      case .quadCurve, .curve:
        guard let last = current.last else { continue }
        current += Self.points(from: last, element)
      case .close: break
      }
    }
    return current.count > 1 ? all + [current] : all
  }

  /// The points on a curve from a point on, at which straight lines stand for it.
  static func points(from start: CGPoint, _ element: PathElement) -> [CGPoint] {
    let curve = Curve(from: start, element)
    return (1...steps).map { curve.point(at: CGFloat($0) / CGFloat(steps)) }
  }

  /// The number of lines that stand for a curve.
  private static let steps = 32
}

private struct Curve {
  let points: [CGPoint]

  /// A curve from a point on; a quadratic curve as the equal cubic curve.
  init(from start: CGPoint, _ element: PathElement) {
    let points = element.points
    if points.count == 2 {
      func raised(_ end: CGPoint) -> CGPoint {
        CGPoint(x: end.x + 2 / 3 * (points[0].x - end.x), y: end.y + 2 / 3 * (points[0].y - end.y))
      }
      self.points = [start, raised(start), raised(points[1]), points[1]]
    } else {
      self.points = [start] + points
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    func value(_ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let s = 1 - t
      let (a, b, c, d) = (points[0], points[1], points[2], points[3])
      return s * s * s * a[keyPath: part] + 3 * s * s * t * b[keyPath: part] + 3 * s * t * t * c[keyPath: part]
        + t * t * t * d[keyPath: part]
    }
    return CGPoint(x: value(\.x), y: value(\.y))
  }

  /// Its ends, and the points at which x or y is extreme: where the derivative, a quadratic polynomial, is 0.
  var extremes: [CGPoint] {
    let times = [\CGPoint.x, \.y].flatMap { part -> [CGFloat] in
      let (p, q, r, s) = (
        points[0][keyPath: part], points[1][keyPath: part], points[2][keyPath: part], points[3][keyPath: part]
      )
      let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
      if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
      let root = b * b - 4 * a * c
      return root < 0 ? [] : [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
    return [points[3]] + times.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) } + [points[0]]
  }
}
