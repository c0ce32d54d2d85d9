/// How many of a row of goals are tried at once.
///
/// The number grows as long as all deviations of a batch are zero together, so that few calls settle many goals. After a batch
/// that fails some goals are settled one by one, more of them each time, so that few batches fail.
struct Batches {
  /// How many come next, where they are tried together.
  private(set) var width = 1
  private var alone = 0
  private var pause = 1

  /// Whether the next is settled by itself.
  var isNextAlone: Bool { width == 1 || alone > 0 }

  /// One was settled by itself, with a deviation of zero or not.
  mutating func settledOne(isAtZero: Bool) {
    if isAtZero { width = 2 }
    alone -= 1
  }

  /// A batch was tried, and all of its deviations were zero together or not.
  mutating func triedTogether(areAtZero: Bool) {
    if areAtZero {
      width *= 2
      pause = max(1, pause / 2)
    } else {
      width = 1
      alone = pause
      pause *= 2
    }
  }
}
