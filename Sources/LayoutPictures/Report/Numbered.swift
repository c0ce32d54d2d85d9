import Documents
import LayoutModel

/// Texts, each once, by its number.
struct NumberedTexts: Sendable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// All of them as an array of JSON.
  var array: String { "[\(texts.joined(separator: ","))]" }
}

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

/// Rows of four numbers as arrays of JSON, each once: frames, which are known again unwritten, and others.
struct NumberedRows: Sendable {
  private(set) var texts = NumberedTexts()
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
