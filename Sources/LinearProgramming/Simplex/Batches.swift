/// How many of a row of goals are tried at once.
///
/// Ever more as long as that goes well: often all can be met together, and few calls show it. Behind some that can't they are
/// settled one by one, more of them each time, so that what is tried in vain stays little.
struct Batches {
  /// How many come next, where they are tried together.
  private(set) var width = 1
  private var alone = 0
  private var pause = 1

  /// Whether the next is settled by itself.
  var isNextAlone: Bool { width == 1 || alone > 0 }

  /// One was settled by itself, and was met or not.
  mutating func settledOne(isMet: Bool) {
    if isMet { width = 2 }
    alone -= 1
  }

  /// So many were tried together, and all were met or not.
  mutating func triedTogether(areMet: Bool) {
    if areMet {
      width *= 2
      pause = max(1, pause / 2)
    } else {
      width = 1
      alone = pause
      pause *= 2
    }
  }
}
