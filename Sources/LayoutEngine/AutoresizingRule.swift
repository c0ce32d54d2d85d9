import LayoutModel

/// How an autoresizing mask moves and resizes a view along one axis when its superview's length changes.
///
/// Rule P of facts/autoresizing.md §3: the flexible parts share the change in proportion to their lengths; a single one
/// takes it all; where their lengths sum to nothing or less, they share evenly. Parts that aren't flexible keep their
/// length, and what comes out may be negative.
///
///     |<-- position -->|<---- length ---->|<-- the rest -->|
///     |<------------------ superLength ------------------->|
struct AutoresizingRule: Hashable {
  /// The declared position and length, and the superview's declared length.
  let position: Double
  let length: Double
  let superLength: Double
  /// The parts of the superview's change that go to the position and to the length.
  let positionShare: Double
  let lengthShare: Double

  /// A sum this small beside its parts, relative to them, is rounding.
  private static let noise = 1e-9

  /// The rule of a view along an axis, from its declared frame, its mask, and its superview's declared frame; where the
  /// superview doesn't autoresize its subviews, nothing is shared.
  init(_ view: View, in superview: View, along axis: Axis) {
    let frame = view.frame ?? .zero
    position = frame.position(along: axis)
    length = frame.length(along: axis)
    superLength = (superview.frame ?? .zero).length(along: axis)
    let parts: (before: AutoresizingMask, size: AutoresizingMask, after: AutoresizingMask) =
      axis == .horizontal
      ? (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
      : (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    let mask = superview.autoresizesSubviews ? view.autoresizingMask : []
    let before = mask.contains(parts.before) ? position : nil
    let size = mask.contains(parts.size) ? length : nil
    let after = mask.contains(parts.after) ? superLength - position - length : nil
    let flexible = [before, size, after].compactMap(\.self)
    // Parts that cancel leave rounding behind, which is no total.
    let sum = flexible.reduce(0, +)
    let total = sum > Self.noise * flexible.reduce(0) { $0 + abs($1) } ? sum : 0
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      if flexible.count == 1 { return 1 }
      return total > 0 ? part / total : 1 / Double(flexible.count)
    }
    positionShare = share(before)
    lengthShare = share(size)
  }

  /// The position and length in a superview of this length.
  func resized(to newLength: Double) -> (position: Double, length: Double) {
    let change = newLength - superLength
    return (position + positionShare * change, length + lengthShare * change)
  }
}
