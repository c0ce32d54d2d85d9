/// The time that an animation takes.
package struct AnimationTiming: Hashable, Sendable {
  /// The time of one run, in seconds.
  package var duration: Double
  /// A Boolean that tells whether each run goes back too.
  package var autoreverses: Bool
  /// The number of runs: 0 counts as one, infinity is without end.
  package var repeatCount: Double

  package init(duration: Double, autoreverses: Bool = false, repeatCount: Double = 0) {
    (self.duration, self.autoreverses, self.repeatCount) = (duration, autoreverses, repeatCount)
  }

  /// The whole time, in seconds. It may end on its way, as with a repeat count of 0.5; what takes no time is over at once (general
  /// knowledge).
  package var length: Double {
    guard duration > 0 else { return 0 }
    let once = duration * (autoreverses ? 2 : 1)
    return once * (repeatCount > 0 ? repeatCount : 1)
  }
}
