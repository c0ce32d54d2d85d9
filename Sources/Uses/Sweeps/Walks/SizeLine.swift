package import LayoutEngine
package import LayoutModel

/// A line of sizes along which a window is resized. A place on it is a length along an axis; the other length is affine
/// in it.
///
/// If only one length changes, the other is constant. Edges of a plane's parts are lines too, and may be slanted.
package struct SizeLine: Hashable, Sendable {
  package let axis: Axis
  /// The length along the other axis at place 0, in points.
  package let other: Double
  /// The growth of that length with each point along the axis.
  package let slope: Double

  package init(axis: Axis, other: Double, slope: Double = 0) {
    self.axis = axis
    self.other = other
    self.slope = slope
  }

  /// Returns the line of a range in which one length changes at most, and the lengths along it.
  static func only(of range: WindowRange) -> (line: SizeLine, bounds: ClosedRange<Double>) {
    range.height.lowerBound == range.height.upperBound
      ? (SizeLine(axis: .horizontal, other: range.height.lowerBound), range.width)
      : (SizeLine(axis: .vertical, other: range.width.lowerBound), range.height)
  }

  /// Returns the size at a place: a length along the axis, in points.
  package func size(at place: Double) -> Size {
    let across = other(at: place)
    return axis == .horizontal ? Size(width: place, height: across) : Size(width: across, height: place)
  }

  /// Returns a size's length along the axis.
  package func place(of size: Size) -> Double { axis == .horizontal ? size.width : size.height }

  /// Returns the length along the other axis at a place, in points.
  package func other(at place: Double) -> Double { slope == 0 ? other : other + slope * place }

  /// Returns the affine number with a value at place 0, and a growth with each point along the axis.
  package func number(_ constant: Double, _ slope: Double) -> AffineNumber {
    axis == .horizontal ? AffineNumber(constant, width: slope) : AffineNumber(constant, height: slope)
  }

  /// Returns the place where the line meets a change of the window rules; `nil` if it runs beside or along it.
  package func place(of step: WindowStep) -> Double? {
    switch (step, axis) {
    case (.width(let length), .horizontal), (.height(let length), .vertical): length
    case (.width(let length), .vertical), (.height(let length), .horizontal):
      slope == 0 ? nil : (length - other) / slope
    case (.square, _): slope == 1 ? nil : other / (1 - slope)
    }
  }

  /// Returns the half planes whose intersection is the line between two places.
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
