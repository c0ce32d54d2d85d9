import Documents
import LayoutModel

/// Values, each once, by its number.
struct NumberedValues<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension NumberedValues<String> {
  /// Texts that are JSON, as an array of it.
  var array: String { "[\(values.joined(separator: ","))]" }
}

/// Rows of four numbers as arrays of JSON, each once: frames, which are known again unwritten, and others.
struct NumberedRows: Sendable {
  private(set) var texts = NumberedValues<String>()
  private var frames: [Rect: Int] = [:]

  mutating func number(of frame: Rect) -> Int {
    if let number = frames[frame] { return number }
    let parts = [frame.x, frame.y, frame.width, frame.height].map { JSONText.thousandths($0) }
    let number = texts.number(of: "[\(parts.joined(separator: ","))]")
    frames[frame] = number
    return number
  }

  mutating func number(of text: String) -> Int { texts.number(of: text) }
}
