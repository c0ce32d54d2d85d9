public import Foundation

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  /// A new part begins at a point.
  case moveToPoint
  /// A line to a point.
  case addLineToPoint
  /// A quadratic curve to a point.
  case addQuadCurveToPoint
  /// A cubic curve to a point.
  case addCurveToPoint
  /// A line back to where the part began.
  case closeSubpath
}

/// An element of a path, for a function that is applied to each.
@unsafe public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points, then the end point.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A part of a path.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// The control points, then the end point.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform))
    case .close: .close
    }
  }
}

/// The rule by which a path's inside is found.
public enum CGPathFillRule: Int, Sendable {
  /// The rule of winding: the path winds around what is inside.
  case winding
  /// The rule of odd crossings: inside, a ray crosses the path an odd number of times.
  case evenOdd
}

/// The ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut at the end.
  case butt
  case round
  case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
