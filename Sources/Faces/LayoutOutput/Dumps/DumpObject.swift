import Documents
import LayoutModel

/// An object of a file that the program writes and reads back. Its members are read by key.
///
/// Such a file is untrusted like any other input. A value of the wrong kind or out of bounds is an error at its place.
struct DumpObject {
  private let members: [String: JSONValue]
  let position: SourcePosition

  init(_ value: JSONValue) throws(FrameDump.ReadingError) {
    guard case .object(let members) = value.content else {
      throw FrameDump.ReadingError(
        message: "expected an object, found \(value.kindDescription)", position: value.position)
    }
    self.members = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    position = value.position
  }

  /// Reads a file that holds one.
  init(reading bytes: [UInt8]) throws(FrameDump.ReadingError) {
    let document: JSONValue
    do throws(DocumentError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw FrameDump.ReadingError(message: error.message, position: error.position)
    }
    try self.init(document)
  }

  // MARK: Errors

  func error(_ message: String) -> FrameDump.ReadingError {
    FrameDump.ReadingError(message: message, position: position)
  }

  /// The error of a key's value.
  func error(_ message: String, at key: String) -> FrameDump.ReadingError {
    FrameDump.ReadingError(message: message, position: members[key]?.position ?? position)
  }

  // MARK: Values

  func has(_ key: String) -> Bool { members[key] != nil }

  func string(_ key: String) throws(FrameDump.ReadingError) -> String {
    guard case .string(let value) = members[key]?.content else {
      throw error("'\(key)' should be a string", at: key)
    }
    return value
  }

  /// Reads a string; `nil` if the key is missing.
  func optionalString(_ key: String) throws(FrameDump.ReadingError) -> String? { has(key) ? try string(key) : nil }

  /// Reads one of a few words; `nil` if the key is missing.
  func choice<Value>(_ key: String, _ make: (String) -> Value?) throws(FrameDump.ReadingError) -> Value? {
    guard has(key) else { return nil }
    let text = try string(key)
    guard let value = make(text) else { throw error("'\(key)' can't be \(JSONText.quoted(text.excerpt))", at: key) }
    return value
  }

  func bool(_ key: String) throws(FrameDump.ReadingError) -> Bool {
    guard case .bool(let value) = members[key]?.content else {
      throw error("'\(key)' should be true or false", at: key)
    }
    return value
  }

  func strings(_ key: String) throws(FrameDump.ReadingError) -> [String] {
    let values = try values(key)
    let strings = values.compactMap { value in
      if case .string(let string) = value.content { string } else { nil }
    }
    guard strings.count == values.count else { throw error("'\(key)' should be strings", at: key) }
    return strings
  }

  func objects(_ key: String) throws(FrameDump.ReadingError) -> [DumpObject] {
    try values(key).map { value throws(FrameDump.ReadingError) in try DumpObject(value) }
  }

  func values(_ key: String) throws(FrameDump.ReadingError) -> [JSONValue] {
    guard case .array(let values) = members[key]?.content else {
      throw error("'\(key)' should be an array", at: key)
    }
    return values
  }

  // MARK: Numbers

  /// The largest number that a layout can have: the maximum length of a file times its maximum multiplier.
  private static let largest = Magnitude.largest * Magnitude.largestMultiplier

  func number(_ key: String) throws(FrameDump.ReadingError) -> Double {
    guard case .number(let value, _) = members[key]?.content else {
      throw error("'\(key)' should be a number", at: key)
    }
    guard abs(value) <= Self.largest else { throw error("'\(key)' is too large for a layout", at: key) }
    return value
  }

  func numbers(_ key: String, count: Int = 4) throws(FrameDump.ReadingError) -> [Double] {
    let values = try values(key)
    let numbers = values.compactMap { value in
      if case .number(let number, _) = value.content { number } else { nil }
    }
    guard values.count == count, numbers.count == count else {
      throw error("'\(key)' should be \(count) numbers", at: key)
    }
    guard numbers.allSatisfy({ abs($0) <= Self.largest }) else {
      throw error("'\(key)' is too large for a layout", at: key)
    }
    return numbers
  }

  /// Reads a whole number that isn't negative.
  func count(_ key: String, upTo largest: Int = 1 << 50) throws(FrameDump.ReadingError) -> Int {
    guard let count = Int(exactly: try number(key)), count >= 0 else {
      throw error("'\(key)' should be a whole number, not negative", at: key)
    }
    guard count <= largest else { throw error("'\(key)' is at most \(largest)", at: key) }
    return count
  }

  /// Reads a line or a column.
  private func ordinal(_ key: String) throws(FrameDump.ReadingError) -> Double {
    let value = try number(key)
    guard value >= 1 else { throw error("'\(key)' is at least 1", at: key) }
    guard UInt32(exactly: value) != nil else {
      throw error("'\(key)' should be a whole number, at most \(UInt32.max)", at: key)
    }
    return value
  }

  /// Reads a place in a file.
  func position(_ line: String, _ column: String) throws(FrameDump.ReadingError) -> SourcePosition {
    let (lineNumber, columnNumber) = (try ordinal(line), try ordinal(column))
    guard let position = SourcePosition(parsing: lineNumber, columnNumber) else {
      throw error("'\(line)' and '\(column)' name no place", at: line)
    }
    return position
  }
}
