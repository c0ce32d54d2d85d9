package import LayoutModel
package import LayoutResolution

/// A number of a frame that is asked about: a length, or a location at a fraction of it.
package struct FrameMeasure: Hashable, Sendable {
  package var axis: Axis
  package var isLength: Bool
  /// The fraction of the length before the location: 0 at the near edge, 1 at the far one.
  package var fraction: Double
  /// The inset between the frame and the rectangle that is meant: margins, an alignment rectangle, a baseline.
  package var inset: Inset?

  /// Insets, and their amounts at the near and the far edge, in points.
  package struct Inset: Hashable, Sendable {
    package let insets: ItemInsets
    package let near: Double
    package let far: Double

    package init(_ insets: ItemInsets, near: Double, far: Double) {
      (self.insets, self.near, self.far) = (insets, near, far)
    }
  }

  package init(_ axis: Axis, isLength: Bool, fraction: Double = 0, inset: Inset? = nil) {
    self.axis = axis
    self.isLength = isLength
    self.fraction = fraction
    self.inset = inset
  }

  /// The amount that the insets add to the number.
  var offset: Double {
    guard let inset else { return 0 }
    return isLength ? -inset.near - inset.far : (1 - fraction) * inset.near - fraction * inset.far
  }

  /// The term of the insets; `nil` if they add nothing.
  var insetTerm: FrameCertificate.Term? {
    guard let inset, offset != 0 else { return nil }
    let isHorizontal = axis == .horizontal
    let edge: FrameCertificate.Edge? =
      isLength
      ? nil : fraction == 0 ? (isHorizontal ? .left : .top) : fraction == 1 ? (isHorizontal ? .right : .bottom) : nil
    return FrameCertificate.Term(
      source: .inset(inset.insets, edge), constant: abs(offset), multiplier: offset < 0 ? -1 : 1)
  }
}
