package import LayoutModel
package import LayoutResolution
import LinearProgramming

/// A number that is affine in a window's size: `constant + width * window.width + height * window.height`, in points.
package struct SizeForm: Hashable, Sendable {
  package var constant: Double
  package var width: Double
  package var height: Double

  package init(constant: Double, width: Double, height: Double) {
    self.constant = constant
    self.width = width
    self.height = height
  }

  /// The number in a window of a size.
  package func callAsFunction(_ size: Size) -> Double { constant + width * size.width + height * size.height }

  static func + (one: SizeForm, other: SizeForm) -> SizeForm {
    SizeForm(
      constant: one.constant + other.constant, width: one.width + other.width, height: one.height + other.height)
  }

  static func * (factor: Double, form: SizeForm) -> SizeForm {
    SizeForm(constant: factor * form.constant, width: factor * form.width, height: factor * form.height)
  }
}

/// A frame whose numbers are affine in the window's size, in the superview's coordinates.
package struct AffineFrame: Hashable, Sendable {
  package var x: SizeForm
  package var y: SizeForm
  package var width: SizeForm
  package var height: SizeForm

  /// The frame in a window of a size.
  package func callAsFunction(_ size: Size) -> Rect {
    Rect(x: x(size), y: y(size), width: width(size), height: height(size))
  }
}

/// A way in which a window's size changes.
package enum WindowDirection: Hashable, Sendable, CaseIterable {
  case wider, narrower, taller, shorter

  /// By how much a size changes with a step of a point.
  package var step: Size {
    switch self {
    case .wider: Size(width: 1, height: 0)
    case .narrower: Size(width: -1, height: 0)
    case .taller: Size(width: 0, height: 1)
    case .shorter: Size(width: 0, height: -1)
    }
  }

  var axis: Axis { self == .wider || self == .narrower ? .horizontal : .vertical }
  var sign: Double { self == .wider || self == .taller ? 1 : -1 }
}

/// The window sizes for which a plan's frames are the same affine forms, and the same is left out and open: the critical
/// region of a basis, a convex polygon.
///
/// Insets, and sizes of text, are held at what they are in the window that the region was asked for.
package struct CriticalRegion: Sendable {
  /// What holds in the region: that these numbers aren't negative. None where it is the whole plane.
  package let inequalities: [SizeForm]
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

  /// The constraints, by their indices in the tree, and the views, by theirs, that are left out: what makes two regions
  /// differ whose frames agree.
  package var omittedConstraints: [Int] {
    omitted.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
  }

  package var omittedViews: [ViewTree.Index] {
    omitted.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  /// How far the region reaches: the steps from a size on in a direction, in points, that lie inside its bounds, bounds
  /// included; `nil` where the line misses it.
  package func extent(from size: Size, toward direction: WindowDirection) -> ClosedRange<Double>? {
    var (least, most) = (-Double.infinity, Double.infinity)
    let step = direction.step
    for form in inequalities {
      let value = form(size)
      let slope = form.width * step.width + form.height * step.height
      if slope > Self.levelSlope {
        least = max(least, -value / slope)
      } else if slope < -Self.levelSlope {
        most = min(most, -value / slope)
      } else if value < -Self.tolerance {
        return nil
      }
    }
    // Bounds on either side of a point may be rounded past each other.
    guard least <= most + Self.tolerance else { return nil }
    return min(least, most)...most
  }

  /// Whether a size lies in the region, its bounds included, up to a millionth of a point.
  package func contains(_ size: Size) -> Bool { inequalities.allSatisfy { $0(size) >= -Self.tolerance } }

  /// A slope smaller than this is none but for rounding.
  private static let levelSlope = 1e-12
  /// What a size may be off by, in points.
  private static let tolerance = 1e-6
}
