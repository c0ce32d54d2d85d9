import LayoutEngine
import LayoutModel

/// The indispensable cuts of a walk along a line, which guide walks along adjacent lines.
package struct WalkCuts {
  package private(set) var places: [Double] = []
  /// The strip after the last cut, as far as its evidence is the same.
  private var strip: Strip?
  /// The cut after that strip.
  private var pending: Double?

  /// No cut yet.
  package init() {}

  /// Adds a part of the walk, in order.
  package mutating func add(_ part: LineWalk.Part) {
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
