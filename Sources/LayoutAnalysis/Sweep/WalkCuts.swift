import LayoutEngine
import LayoutModel

/// Where a walk along a line was cut, of the cuts that nothing can do without: the guide of walks along lines beside it.
struct WalkCuts {
  private(set) var places: [Double] = []
  /// What lies behind the last cut, as far as it rests on the same.
  private var strip: Strip?
  /// The cut behind that.
  private var pending: Double?

  /// Adds a part of the walk, in order.
  mutating func add(_ part: LineWalk.Part) {
    switch part {
    case .point(let probe, _): pending = pending ?? probe.size.width
    case .strip(let next):
      defer { pending = nil }
      guard let last = strip else {
        strip = next
        return
      }
      if last.start.restsOnSame(as: next.end, .heights) {
        strip = Strip(last.start, next.end, along: last.line)
      } else {
        if let pending { places.append(pending) }
        strip = next
      }
    }
  }
}
