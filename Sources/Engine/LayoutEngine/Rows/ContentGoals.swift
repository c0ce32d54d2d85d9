import LayoutModel
import LinearProgramming

/// The rows for a content's length: at most it by hugging, at least it by compression resistance
/// (<doc:AutoLayout#Intrinsic-content-size>).
struct ContentGoals {
  let hugging: Priority
  let resistance: Priority

  /// Creates the goals of a content along an axis.
  ///
  /// A text that may break into lines never requires the width of its one line, whatever its priority: canvases of Xcode show such texts
  /// broken (<doc:AutoLayout#Intrinsic-content-size>).
  ///
  /// - Parameters:
  ///   - hugging: The content hugging priority.
  ///   - resistance: The content compression resistance priority.
  ///   - mayWrap: Whether the length is the width of a text that may break into lines.
  init(hugging: Priority, resistance: Priority, mayWrap: Bool = false) {
    self.hugging = hugging
    self.resistance = mayWrap && resistance.isRequired ? Self.almostRequired : resistance
  }

  private static let almostRequired = Priority(rawValue: 999.9) ?? .defaultHigh

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
