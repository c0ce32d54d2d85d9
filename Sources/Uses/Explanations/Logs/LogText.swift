/// A log's text as the system printed it, with the effects of pasting undone where possible: quote marks, comment marks
/// and numbers before lines, Markdown's backslashes and stars, HTML entities, and typographic dashes and quotes.
struct LogText {
  /// The text, with a line feed between lines.
  private(set) var bytes: [UInt8] = []
  /// The offset at which each line begins, and its number in the file.
  private var starts: [(offset: Int, line: Int)] = []
  /// The offset at which each line of the file begins.
  private var lines: [Int] = []
  /// The offsets at which tidying removed or inserted something, ascending, in the text and in the file. Offsets in
  /// between are shifted as at the seam before.
  private var seams: [Seam] = []

  private struct Seam {
    let offset: Int
    let original: Int
  }

  init(_ file: [UInt8]) {
    bytes.reserveCapacity(file.count)
    var begin = 0
    var number = 1
    while begin <= file.count {
      let end = file[begin...].firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn } ?? file.count
      lines.append(begin)
      append(Self.tidied(file[begin..<end]), number)
      let isPair = end + 1 < file.count && file[end] == Byte.carriageReturn && file[end + 1] == Byte.lineFeed
      begin = end + (isPair ? 2 : 1)
      number += 1
    }
  }

  /// Returns the line that contains an offset.
  func line(at offset: Int) -> Int {
    starts.isEmpty ? 1 : starts[Self.lastIndex(in: starts) { $0.offset <= offset }].line
  }

  /// Returns the line and column of an offset in the file, from 1; columns count bytes.
  func position(at offset: Int) -> (line: Int, column: Int) {
    let seam = seams[Self.lastIndex(in: seams) { $0.offset <= offset }]
    let original = seam.original + offset - seam.offset
    let line = Self.lastIndex(in: lines) { $0 <= original }
    return (line + 1, original - lines[line] + 1)
  }

  /// Returns the index of the last element for which a predicate holds, by binary search; 0 if there is none. The
  /// predicate must hold for a prefix of the elements.
  private static func lastIndex<Element>(in elements: [Element], where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, elements.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func append(_ line: (bytes: [UInt8], seams: [Seam]), _ number: Int) {
    var next = 0
    var seam = line.seams[0]
    for part in line.bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false) {
      starts.append((bytes.count, number))
      let rest = Self.withoutMarks(part)
      while next < line.seams.count, line.seams[next].offset <= rest.startIndex {
        seam = line.seams[next]
        next += 1
      }
      let shift = bytes.count - rest.startIndex
      seams.append(Seam(offset: bytes.count, original: seam.original + rest.startIndex - seam.offset))
      while next < line.seams.count, line.seams[next].offset < rest.endIndex {
        seam = line.seams[next]
        seams.append(Seam(offset: seam.offset + shift, original: seam.original))
        next += 1
      }
      bytes += rest
      bytes.append(Byte.lineFeed)
    }
  }

  // MARK: A line

  /// Returns a line without the marks that other places add, and with a line feed for each spelled `\n`. Its first seam
  /// is its beginning.
  private static func tidied(_ line: ArraySlice<UInt8>) -> (bytes: [UInt8], seams: [Seam]) {
    var tidy: [UInt8] = []
    tidy.reserveCapacity(line.count)
    var place = line.startIndex
    var seams = [Seam(offset: 0, original: place)]
    var shift = place
    func byte(_ distance: Int) -> UInt8 {
      let index = place + distance
      return line.indices.contains(index) ? line[index] : 0
    }
    while place < line.endIndex {
      if place - tidy.count != shift {
        shift = place - tidy.count
        seams.append(Seam(offset: tidy.count, original: place))
      }
      switch line[place] {
      case UInt8(ascii: "\t"):
        tidy.append(Byte.space)
      case UInt8(ascii: "`"): break
      case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "*"):
        // Four or more stars are no emphasis but were written over an address.
        let stars = line[place...].prefix { $0 == UInt8(ascii: "*") }
        if stars.count >= 4 { tidy += stars }
        place += stars.count >= 4 ? stars.count - 1 : 1
      case UInt8(ascii: "\\"):
        if (byte(1) == UInt8(ascii: "n") || byte(1) == UInt8(ascii: "t")) && !Byte.isSmallLetter(byte(2)) {
          tidy.append(byte(1) == UInt8(ascii: "n") ? Byte.lineFeed : Byte.space)
          place += 1
        } else if !Byte.isPunctuation(byte(1)) {
          tidy.append(line[place])
        }
      case UInt8(ascii: "&"):
        if let entity = entity(at: place, in: line) {
          tidy.append(entity.byte)
          place = entity.end - 1
        } else {
          tidy.append(line[place])
        }
      case 0xC2 where byte(1) == 0xA0:
        tidy.append(Byte.space)
        place += 1
      case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF:
        place += 2
      case 0xE2:
        let isWithinWord = Byte.isLetter(tidy.last ?? 0) && Byte.isLetter(byte(3))
        if let plain = sign(byte(1), byte(2), isWithinWord: isWithinWord) {
          tidy += plain
          place += 2
        } else {
          tidy.append(line[place])
        }
      default:
        tidy.append(line[place])
      }
      place += 1
    }
    return (tidy, seams)
  }

  /// Returns the plain text for a typographic character, by the second and third of its bytes.
  private static func sign(_ second: UInt8, _ third: UInt8, isWithinWord: Bool) -> [UInt8]? {
    switch (second, third) {
    case (0x80, 0x8B): []
    case (0x80, 0x93), (0x80, 0x94): [UInt8(ascii: "-")]
    // An apostrophe within a title is no quote.
    case (0x80, 0x98), (0x80, 0x99): isWithinWord ? nil : [Byte.quote]
    case (0x80, 0xA6): Array("...".utf8)
    case (0x89, 0xA4): Array("<=".utf8)
    case (0x89, 0xA5): Array(">=".utf8)
    default: nil
    }
  }

  private static let entities: [String: UInt8] = [
    "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "amp": UInt8(ascii: "&"), "quot": UInt8(ascii: "\""),
    "apos": Byte.quote, "#39": Byte.quote, "#039": Byte.quote, "#x27": Byte.quote, "#34": UInt8(ascii: "\""),
    "nbsp": Byte.space, "#124": UInt8(ascii: "|"), "#91": UInt8(ascii: "["), "#93": UInt8(ascii: "]"),
  ]

  /// Reads the entity at an ampersand, and returns its meaning and its end. An entity escaped twice counts as one.
  private static func entity(at place: Int, in line: ArraySlice<UInt8>) -> (byte: UInt8, end: Int)? {
    func named(from start: Int) -> (byte: UInt8, end: Int)? {
      guard let end = line[start...].prefix(7).firstIndex(of: UInt8(ascii: ";")) else { return nil }
      return entities[String(decoding: line[start..<end], as: UTF8.self)].map { ($0, end + 1) }
    }
    guard let entity = named(from: place + 1) else { return nil }
    if entity.byte == UInt8(ascii: "&"), entity.end < line.endIndex, let inner = named(from: entity.end) {
      return inner
    }
    return entity
  }

  /// Returns a line without marks of quotes, lists and comments.
  private static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    while true {
      let trimmed = rest.drop { $0 == Byte.space }
      guard let mark = trimmed.first else { return trimmed }
      let behind = trimmed.dropFirst()
      let next = behind.first ?? Byte.space
      switch mark {
      case UInt8(ascii: "/") where next == mark || next == UInt8(ascii: "*"): rest = behind.dropFirst()
      case UInt8(ascii: ">") where isQuoteMark(before: behind): rest = behind
      case UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard next == Byte.space, behind.drop(while: { $0 == Byte.space }).first.map(opensConstraint) ?? true
        else { return trimmed }
        rest = behind
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = behind.drop { Byte.isDigit($0) }
        guard number.first == UInt8(ascii: "."), number.dropFirst().first == Byte.space else { return trimmed }
        rest = number.dropFirst()
      default: return trimmed
      }
    }
  }

  private static func opensConstraint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// Tells whether a `>` at the beginning of a line quotes it; one that ends a constraint is followed by `",` or the
  /// end of the text.
  private static func isQuoteMark(before rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.first else { return true }
    if next == UInt8(ascii: "\"") { return rest.dropFirst().first == UInt8(ascii: "<") }
    return next != UInt8(ascii: ",") && next != UInt8(ascii: "=")
  }
}

/// ASCII characters by name.
enum Byte {
  static let space = UInt8(ascii: " ")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "'")

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  static func isSmallLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  static func isLetter(_ byte: UInt8) -> Bool { isSmallLetter(byte | 0x20) || byte >= 0x80 }
  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
  /// Tells whether a byte is a letter, a digit or another character of a class's name.
  static func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "$")
  }
  static func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !isDigit(byte) && !isSmallLetter(byte | 0x20)
  }
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == lineFeed }
}
