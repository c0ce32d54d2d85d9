import LayoutEngine
import LayoutModel

/// A line of sizes that a window is resized along: places are lengths along an axis, and the other length is affine in them.
///
/// Where only one length changes the other stays. Edges of a plane's parts are lines too, and may be slanted.
struct SizeLine: Hashable, Sendable {
  let axis: Axis
  /// The length along the other axis where the place is nothing, in points.
  let other: Double
  /// What a point along the axis adds to it.
  let slope: Double

  init(axis: Axis, other: Double, slope: Double = 0) {
    self.axis = axis
    self.other = other
    self.slope = slope
  }

  /// The size at a place: a length along the axis, in points.
  func size(at place: Double) -> Size {
    let across = other(at: place)
    return axis == .horizontal ? Size(width: place, height: across) : Size(width: across, height: place)
  }

  /// A size's length along the axis.
  func place(of size: Size) -> Double { axis == .horizontal ? size.width : size.height }

  /// The length along the other axis at a place, in points.
  func other(at place: Double) -> Double { slope == 0 ? other : other + slope * place }

  /// The number that is so much where the place is nothing, with so much more for every point along the axis.
  func number(_ constant: Double, _ slope: Double) -> AffineNumber {
    axis == .horizontal ? AffineNumber(constant, width: slope) : AffineNumber(constant, height: slope)
  }

  /// Where the line comes to a change of a window's rules; `nil` where it runs beside it or along it.
  func place(of step: WindowStep) -> Double? {
    switch (step, axis) {
    case (.width(let length), .horizontal), (.height(let length), .vertical): length
    case (.width(let length), .vertical), (.height(let length), .horizontal):
      slope == 0 ? nil : (length - other) / slope
    case (.square, _): slope == 1 ? nil : other / (1 - slope)
    }
  }

  /// The half planes whose common part the line is between two places.
  func halfPlanes(_ places: ClosedRange<Double>) -> [HalfPlane] {
    let (x, y) = axis == .horizontal ? (1.0, 0.0) : (0.0, 1.0)
    let across = HalfPlane(
      width: axis == .horizontal ? -slope : 1, height: axis == .horizontal ? 1 : -slope, bound: other)
    return [
      HalfPlane(width: x, height: y, bound: places.upperBound),
      HalfPlane(width: -x, height: -y, bound: -places.lowerBound), across, across.opposite,
    ]
  }
}
