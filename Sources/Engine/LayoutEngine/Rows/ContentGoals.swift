import LayoutModel
import LinearProgramming

/// The rows for a content's length: at most it by hugging, at least it by compression resistance
/// (<doc:AutoLayout#Intrinsic-content-size>).
struct ContentGoals {
  let hugging: Priority
  let resistance: Priority

  /// Calls a closure with the kind of each row, in their order.
  ///
  /// - Parameters:
  ///   - item: The item of the requirements.
  ///   - column: The column of the length.
  ///   - isLate: A Boolean that tells whether the goal comes after all others if lengths tie.
  ///   - body: The closure.
  @inline(__always)
  func forEachKind(item: Int32, sizing column: Int, isLate: Bool, _ body: (LinearProgram.RowKind) -> Void) {
    if hugging.isRequired { body(.requirement(.atMost, item: item)) }
    if resistance.isRequired { body(.requirement(.atLeast, item: item)) }
    guard !hugging.isRequired || !resistance.isRequired else { return }
    body(
      .goal(
        LinearProgram.Goal(
          above: hugging.isRequired ? nil : hugging.rawValue, below: resistance.isRequired ? nil : resistance.rawValue,
          sizedColumn: column, isLate: isLate)))
  }
}
