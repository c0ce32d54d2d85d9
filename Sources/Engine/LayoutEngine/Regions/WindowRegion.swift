package import LayoutModel
package import LayoutResolution
import LinearProgramming

/// The window sizes for which a plan's frames have the same affine forms, and the same items are broken and the same
/// numbers open: the critical region of a basis, a convex polygon.
///
/// Insets and sizes of text are held constant, at their values in the window that the region was asked for.
package struct WindowRegion: Sendable {
  /// The inequalities of the region, as numbers that aren't negative; none if it is the whole plane.
  package let inequalities: [AffineNumber]
  /// Every item's frame, in the order of `LayoutPlan.frames(in:)`.
  package let frames: [AffineFrame]
  /// The open attributes of each item; they may all be determined on the region's bounds.
  package let ambiguities: [AmbiguousAttributes]
  /// The sources of requirements that are broken, because they conflict with others; on the bounds they may hold.
  let omitted: [Lowering.Item]
  /// A Boolean that tells whether the frames are known for only one size, because other sizes need fractions, or no
  /// direction was given.
  package let isPoint: Bool

  /// The broken constraints, by their indices in the tree. They distinguish regions whose frames agree.
  package var omittedConstraints: [Int] {
    omitted.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
  }

  /// The views whose mask or required size is broken.
  package var omittedViews: [ViewTree.Index] {
    omitted.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  /// The range of steps from a size in a direction, in points, that stay inside the region, bounds included; `nil` if
  /// the line misses it.
  package func extent(from size: Size, toward direction: WindowDirection) -> ClosedRange<Double>? {
    var extent = LineExtent()
    let step = direction.step
    for form in inequalities {
      extent.narrow(to: form[size], growingBy: form.width * step.width + form.height * step.height)
    }
    // The bounds on either side of a point may be rounded past each other.
    return extent.steps(within: Tolerances.length)
  }

  /// Tells whether a size lies in the region, bounds included, within a millionth of a point.
  package func contains(_ size: Size) -> Bool { inequalities.allSatisfy { $0[size] >= -Tolerances.length } }
}
