import Documents

/// A text with marks in it: `[1▸, 2]` is the text `[1, 2]` and the place of its comma.
struct MarkedText {
  /// The text without its marks, as UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The places right behind the marks, in the text without them; every CR, LF and CRLF ends a line.
  private(set) var positions: [SourcePosition] = []

  init(_ text: String) {
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      if scalar == "▸" {
        positions.append(SourcePosition(line: line, column: column))
        continue
      }
      let endsReturn = scalar == "\n" && bytes.last == 0x0D
      bytes += Array(String(scalar).utf8)
      if scalar == "\n" || scalar == "\r" {
        line += endsReturn ? 0 : 1
        column = 1
      } else {
        column += String(scalar).utf8.count
      }
    }
  }
}

/// The error that parsing ends with, if it does.
func parseError(_ bytes: [UInt8], limits: DocumentLimits = .standard) -> DocumentError? {
  do throws(DocumentError) {
    _ = try JSONParser.parse(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// The value that a text holds.
func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

extension JSONValue {
  /// The same tree with every place at the beginning, to compare trees by what they hold.
  var withoutPositions: JSONValue {
    switch content {
    case .null, .bool, .number, .string: JSONValue(content)
    case .array(let elements): JSONValue(.array(elements.map(\.withoutPositions)))
    case .object(let members):
      JSONValue(.object(members.map { JSONMember(key: $0.key, value: $0.value.withoutPositions) }))
    }
  }

  /// The places of the value, and of all keys and values in it, in document order.
  var positions: [SourcePosition] {
    switch content {
    case .null, .bool, .number, .string: [position]
    case .array(let elements): [position] + elements.flatMap(\.positions)
    case .object(let members): [position] + members.flatMap { [$0.keyPosition] + $0.value.positions }
    }
  }
}
