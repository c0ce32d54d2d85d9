/// A block of animations: what a view comes to, and how.
public struct Animation: Hashable, Sendable {
  /// The progress of an animation over time: the curves of `UIView.AnimationOptions`.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// Slow at both ends, slow at the beginning, slow at the end, or even.
    case easeInOut, easeIn, easeOut, linear
  }

  /// The id of the view.
  public var view: String
  /// The frame that it comes to, in the superview's coordinates, in points; `nil` for no change.
  public var frame: Rect?
  /// The opacity that it comes to, from 0 to 1; `nil` for no change.
  public var alpha: Double?
  /// The transform that it comes to; `nil` for no change.
  public var transform: AffineTransform?
  /// In seconds.
  public var duration: Double
  /// In seconds.
  public var delay: Double
  /// Its progress over time.
  public var curve: Curve
  /// The number of times that it runs; infinity for an animation without end.
  public var repeatCount: Double
  /// A Boolean that tells whether it runs back after each time.
  public var autoreverses: Bool
  /// The actions once it ends.
  public var completion: [Action]

  /// An animation of the view of an id that changes nothing yet, for so many seconds.
  public init(view: String, duration: Double) {
    self.view = view
    self.duration = duration
    delay = 0
    curve = .easeInOut
    repeatCount = 1
    autoreverses = false
    completion = []
  }
}
