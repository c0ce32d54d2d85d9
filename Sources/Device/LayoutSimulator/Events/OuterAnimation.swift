package import LayoutModel

/// The animation in whose block other animations begin: of a turn of the interface, or of `UIView`'s.
///
/// An inner animation inherits the duration and the curve of the outer one, unless options override the inheritance
/// (`overrideInheritedDuration`, `overrideInheritedCurve`; Apple's reference of `UIView.AnimationOptions`). Delay and
/// repetitions stay those of the inner one.
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
