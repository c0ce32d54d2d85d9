/// A name that code puts together as it runs, by the parts of it that stand in the code.
///
///     "Step\(number)Cell"       step, anything, cell
///     "Step" + name            step, anything
///     @"%@Cell"                anything, cell
struct NamePattern: Hashable, Sendable {
  /// The parts in their order, in small letters and without signs.
  private let parts: [[UInt8]]
  private let isOpenAtStart: Bool
  private let isOpenAtEnd: Bool

  /// The fewest letters in the parts: less fits any name.
  private static let fewestLetters = 3
  /// The longest string that is read.
  private static let longest = 200

  /// Reads the pattern of a string in code; `nil` if it is a name as it stands, or no name.
  init?(of index: Int, in code: CodeTokens) {
    let token = code.tokens[index]
    guard token.end - token.start <= Self.longest else { return nil }
    let own = code.bytes[Int(token.start)..<Int(token.end)]
    let isJoined = (before: code.isSign(index - 1, "+"), behind: code.isSign(index + 1, "+"))
    let hasMark = own.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%") }
    guard hasMark || isJoined.before || isJoined.behind else { return nil }
    var reader = PatternReader(own)
    reader.read()
    guard !reader.isText else { return nil }
    let open = (start: reader.isOpenAtStart || isJoined.before, end: reader.isOpenAtEnd || isJoined.behind)
    parts = reader.parts.filter { !$0.isEmpty }
    (isOpenAtStart, isOpenAtEnd) = open
    guard reader.parts.count > 1 || open.start || open.end,
      parts.reduce(0, { $0 + $1.count }) >= Self.fewestLetters
    else { return nil }
  }

  /// Tells whether the letters of a name may be those of the one that is put together.
  func fits(_ letters: [UInt8]) -> Bool {
    var rest = letters[...]
    for (number, part) in parts.enumerated() {
      if number == 0, !isOpenAtStart {
        guard rest.starts(with: part) else { return false }
        rest = rest.dropFirst(part.count)
        if parts.count == 1, !isOpenAtEnd { return rest.isEmpty }
      } else if number == parts.count - 1, !isOpenAtEnd {
        return rest.count >= part.count && rest.suffix(part.count).elementsEqual(part)
      } else {
        guard let start = Self.start(of: part, in: rest) else { return false }
        rest = rest[(start + part.count)...]
      }
    }
    return true
  }

  private static func start(of part: [UInt8], in rest: ArraySlice<UInt8>) -> Int? {
    guard rest.count >= part.count else { return nil }
    return (rest.startIndex...(rest.endIndex - part.count)).first { rest[$0...].starts(with: part) }
  }

  /// Returns a byte of a name as it is compared, in small letters; `nil` for a sign.
  static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte | 0x20
    case 0x30...0x39, 0x61...0x7A, 0x80...: byte
    default: nil
    }
  }
}

/// Reads the parts of a string that stand in the code.
private struct PatternReader {
  private let bytes: [UInt8]
  private var place = 0
  /// The parts between what is put in, empty ones too.
  private(set) var parts: [[UInt8]] = [[]]
  /// A Boolean value that tells whether there is more than a name in it: blanks, or signs of a text.
  private(set) var isText = false

  /// Reads a string from its first quote on.
  init(_ string: ArraySlice<UInt8>) { bytes = Array(string.drop { $0 != UInt8(ascii: "\"") }.dropFirst()) }

  var isOpenAtStart: Bool { parts.count > 1 && parts.first?.isEmpty == true }
  var isOpenAtEnd: Bool { parts.count > 1 && parts.last?.isEmpty == true }

  mutating func read() {
    while place < bytes.count, !isText {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "#"): continue
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "%"): readSpecifier()
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "~"): continue
      default:
        if let letter = NamePattern.letter(byte) { parts[parts.count - 1].append(letter) } else { isText = true }
      }
    }
  }

  /// Reads what stands behind a backslash: `\(number)`.
  private mutating func readEscape() {
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else {
      isText = true
      return
    }
    var depth = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    parts.append([])
  }

  /// Reads what stands behind a percent sign: `%@`, `%02ld`.
  private mutating func readSpecifier() {
    while place < bytes.count, Self.isOfSpecifier(bytes[place]) { place += 1 }
    place += 1
    parts.append([])
  }

  private static func isOfSpecifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "z"),
      UInt8(ascii: "$"), UInt8(ascii: "q"):
      true
    default: false
    }
  }
}
