package import LayoutModel
package import LayoutResolution
import LinearProgramming

/// The window sizes for which a plan's frames are the same affine forms, and the same is left out and open: the critical
/// region of a basis, a convex polygon.
///
/// Insets, and sizes of text, are held at what they are in the window that the region was asked for.
package struct WindowRegion: Sendable {
  /// What holds in the region: that these numbers aren't negative. None where it is the whole plane.
  package let inequalities: [AffineNumber]
  /// Every item's frame, as `LayoutPlan.frames(in:)` has them.
  package let frames: [AffineFrame]
  /// What is open of each item; all of it may be shut on the region's bounds.
  package let ambiguities: [AmbiguousAttributes]
  /// What requirements came from that are left out, for they conflict with others; on the bounds they may hold.
  let omitted: [Lowering.Item]
  /// Whether the frames are known for one size alone: where other sizes need fractions, or the direction was none.
  package let isPoint: Bool
  /// Whether the frames depend on insets or sizes of text that follow from frames: elsewhere these may differ.
  package let hasFrozenInputs: Bool
  /// All parameters' values where the region was asked for, and all frozen inputs'.
  let parameters: [Double]
  let frozenInputs: [Double]
  /// The parameters that vary in it.
  let varying: Set<Int>
  let solution: AffineSolution

  /// The constraints that are left out, by their indices in the tree: they tell regions apart whose frames agree.
  package var omittedConstraints: [Int] {
    omitted.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
  }

  /// The views of which a mask or a required size is left out, likewise.
  package var omittedViews: [ViewTree.Index] {
    omitted.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  /// How far the region reaches: the steps from a size on in a direction, in points, that lie inside its bounds, bounds
  /// included; `nil` where the line misses it.
  package func extent(from size: Size, toward direction: WindowDirection) -> ClosedRange<Double>? {
    var extent = LineExtent()
    let step = direction.step
    for form in inequalities {
      extent.narrow(to: form[size], growingBy: form.width * step.width + form.height * step.height)
    }
    // Bounds on either side of a point may be rounded past each other.
    return extent.steps(within: Tolerances.length)
  }

  /// Whether a size lies in the region, its bounds included, up to a millionth of a point.
  package func contains(_ size: Size) -> Bool { inequalities.allSatisfy { $0[size] >= -Tolerances.length } }
}
