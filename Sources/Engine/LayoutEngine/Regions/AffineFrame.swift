package import LayoutModel

/// A frame whose numbers are affine in the window's size, in the superview's coordinates.
package struct AffineFrame: Hashable, Sendable {
  package var x: AffineNumber
  package var y: AffineNumber
  package var width: AffineNumber
  package var height: AffineNumber

  /// The frame in a window of a size.
  package subscript(size: Size) -> Rect {
    Rect(x: x[size], y: y[size], width: width[size], height: height[size])
  }
}
