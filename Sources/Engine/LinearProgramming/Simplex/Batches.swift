/// The size of the next batch of goals that are tried together.
///
/// The size grows as long as all deviations of a batch are zero together, so that few calls settle many goals. After a
/// batch fails, some goals are settled one by one, more of them each time, so that few batches fail.
struct Batches {
  /// The number of goals in the next batch.
  private(set) var width = 1
  private var alone = 0
  private var pause = 1

  /// A Boolean that tells whether the next goal is settled by itself.
  var isNextAlone: Bool { width == 1 || alone > 0 }

  /// Notes that one goal was settled by itself, with a deviation of zero or not.
  mutating func settledOne(isAtZero: Bool) {
    if isAtZero { width = 2 }
    alone -= 1
  }

  /// Notes that a batch was tried, and whether all of its deviations were zero together.
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
