import Documents
import LayoutModel

/// Distinct JSON texts by their numbers. Texts are equal if their bytes are, so no characters are compared.
struct NumberedTexts: Sendable {
  private(set) var values: [String] = []
  private var numbers: [Bytes: Int] = [:]

  /// A text by its bytes.
  private struct Bytes: Hashable {
    let text: String

    static func == (a: Bytes, b: Bytes) -> Bool {
      let isSame = unsafe a.text.utf8.withContiguousStorageIfAvailable { own in
        unsafe b.text.utf8.withContiguousStorageIfAvailable { unsafe own.elementsEqual($0) }
      }
      return isSame.flatMap(\.self) ?? a.text.utf8.elementsEqual(b.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  mutating func number(of text: String) -> Int {
    let key = Bytes(text: text)
    if let number = numbers[key] { return number }
    numbers[key] = values.count
    values.append(text)
    return values.count - 1
  }

  /// The texts as an array of JSON.
  var array: String { "[\(values.joined(separator: ","))]" }
}

/// Distinct values by their numbers.
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

/// Distinct rows of four numbers, such as frames, as JSON arrays. A known row isn't written again.
struct NumberedRows: Sendable {
  private(set) var texts = NumberedTexts()
  private var frames: [Rect: Int] = [:]

  mutating func number(of frame: Rect) -> Int {
    if let number = frames[frame] { return number }
    var text = "["
    for (place, length) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      if place > 0 { text += "," }
      JSONText.append(length.thousandths, to: &text)
    }
    text += "]"
    let number = texts.number(of: text)
    frames[frame] = number
    return number
  }

  mutating func number(of text: String) -> Int { texts.number(of: text) }
}
