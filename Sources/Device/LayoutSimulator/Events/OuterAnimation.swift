package import LayoutModel

/// The animation in whose block other animations begin: of a turn of the interface, or of `UIView`'s.
///
/// An animation that begins within another inherits its duration and its curve, unless its options override that
/// (`overrideInheritedDuration`, `overrideInheritedCurve`; Apple's reference of `UIView.AnimationOptions`). It keeps its
/// own delay and repetitions.
package struct OuterAnimation: Hashable, Sendable {
  /// The duration, in seconds.
  package let duration: Double
  /// The course of its speed.
  package let curve: Animation.Curve

  package init(duration: Double, curve: Animation.Curve = .easeInOut) {
    (self.duration, self.curve) = (duration, curve)
  }
}

extension Animation {
  /// The animation as it runs within another.
  package func inheriting(from outer: OuterAnimation) -> Animation {
    var animation = self
    (animation.duration, animation.curve) = (outer.duration, outer.curve)
    return animation
  }
}
