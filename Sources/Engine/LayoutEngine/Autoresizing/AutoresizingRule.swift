import LayoutModel
import LinearProgramming

/// The rule by which an autoresizing mask moves and resizes a view along one axis when its superview's length changes.
///
/// The rule is <doc:Autoresizing#The-rule>. The flexible parts share the change in proportion to their lengths. A
/// single one takes it all. If their lengths sum to zero or less, they share evenly. Other parts keep their length. The
/// result may be negative.
///
///     |<-- position -->|<---- length ---->|<-- the rest -->|
///     |<------------------ superLength ------------------->|
struct AutoresizingRule: Hashable {
  /// The declared position and length, and the superview's declared length.
  let position: Double
  let length: Double
  let superLength: Double
  /// A Boolean that tells whether several flexible parts share in proportion to their lengths; otherwise a single one
  /// takes everything, or all share evenly.
  let isShared: Bool
  /// The shares of the superview's change that the position and the length take.
  let positionShare: Double
  let lengthShare: Double

  /// Creates the rule of a declared frame and a mask along an axis, in a superview of a declared length.
  init(frame: Rect, mask: AutoresizingMask, superLength: Double, along axis: Axis) {
    let (position, length) = (frame.position(along: axis), frame.length(along: axis))
    // The raw values of the vertical axis are those of the horizontal one times eight: before, size, after.
    let bits = Int(mask.rawValue) >> (axis == .horizontal ? 0 : 3)
    let before = Double(bits & 1)
    let size = Double(bits >> 1 & 1)
    let after = Double(bits >> 2 & 1)
    let rest = superLength - position - length
    let count = before + size + after
    // Parts that cancel out, or came to nothing in an earlier resize, leave a rounding error, which is no total.
    let sum = before * position + size * length + after * rest
    let parts = before * abs(position) + size * abs(length) + after * abs(rest)
    isShared = sum > Tolerances.relative * max(1, parts) && count > 1
    positionShare = before == 0 ? 0 : isShared ? position / sum : 1 / count
    lengthShare = size == 0 ? 0 : isShared ? length / sum : 1 / count
    self.position = position
    self.length = length
    self.superLength = superLength
  }

  /// The position and length in a superview of this length.
  func resized(to newLength: Double) -> (position: Double, length: Double) {
    let change = newLength - superLength
    return (position + positionShare * change, length + lengthShare * change)
  }
}
