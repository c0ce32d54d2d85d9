import Documents
package import Notations

/// The texts of an Interface Builder file in one language, by object id and property: a `.strings` file.
///
///     /* Class = "UILabel"; text = "Name"; ObjectID = "abc-12-def"; */
///     "abc-12-def.text" = "Größe";
///
/// It is a property list in the old form, in UTF-8 or UTF-16, or one in XML.
package enum StringsFile {
  /// The maximum number of bytes that are read.
  package static let maximumBytes = 16 << 20
  private static let start = SourcePosition(line: 1, column: 1)

  /// The texts by their keys.
  ///
  /// - Throws: `InputError` if the file isn't in the format.
  package static func texts(from bytes: [UInt8]) throws(InputError) -> [String: String] {
    guard bytes.count <= maximumBytes else {
      throw InputError(DocumentError(.tooLarge(limit: maximumBytes), at: start))
    }
    let text = try utf8(bytes)
    let first = text.first { !StringsParser.isBlank($0) }
    guard first != UInt8(ascii: "<"), !bytes.starts(with: Array("bplist".utf8)) else {
      guard case .dictionary(let members) = try PropertyList(reading: text) else {
        let fault = ProjectFault.wrongFormat(expected: "a list of texts by their keys", found: "another property list")
        throw InputError([InputProblem(.project(fault), at: start)])
      }
      return members.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
    }
    var parser = StringsParser(text)
    return try parser.texts()
  }

  /// The text as UTF-8, without a byte order mark. UTF-16 without one is recognized by its zeros.
  private static func utf8(_ bytes: [UInt8]) throws(InputError) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || (bytes.count > 1 && bytes[0] == 0 && bytes[1] != 0)
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || (bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0)
    guard isBig || isLittle else {
      try InputError.wrapping { () throws(DocumentError) in try TextCheck.check(bytes) }
      return bytes.starts(with: TextCheck.byteOrderMark) ? Array(bytes.dropFirst(TextCheck.byteOrderMark.count)) : bytes
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (high, low) = isBig ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    // The byte order mark.
    if units.first == 0xFEFF { units.removeFirst() }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw InputError([InputProblem(.project(.malformedUTF16), at: nil)])
    }
    return Array(text.utf8)
  }
}

/// A cursor over the old form of property lists.
private struct StringsParser {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func texts() throws(InputError) -> [String: String] {
    var texts: [String: String] = [:]
    try skipRemarks()
    // Braces may enclose everything.
    let isBraced = skip("{")
    while true {
      try skipRemarks()
      if isBraced, next == UInt8(ascii: "}") {
        offset += 1
        try skipRemarks()
        guard offset == bytes.count else { throw expected("the end of the file") }
        return texts
      }
      guard offset < bytes.count else {
        if isBraced { throw expected("'}'") }
        return texts
      }
      let key = try readString("a key")
      try skipRemarks()
      var value = key
      if skip("=") {
        try skipRemarks()
        value = try readString("a text")
        try skipRemarks()
      }
      guard skip(";") else { throw expected("';' behind the text") }
      texts[key] = value
    }
  }

  // MARK: Parts

  private mutating func readString(_ what: String) throws(InputError) -> String {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = offset
      while let byte = next, Self.isInWord(byte) { offset += 1 }
      guard offset > start else { throw expected(what) }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    let start = offset
    offset += 1
    var units: [UInt16] = []
    var plain = offset
    func take(_ range: Range<Int>) { units += Array(String(decoding: bytes[range], as: UTF8.self).utf16) }
    while let byte = next {
      if byte == quote {
        take(plain..<offset)
        offset += 1
        return String(decoding: units, as: UTF16.self)
      }
      if byte == UInt8(ascii: "\\") {
        take(plain..<offset)
        offset += 1
        units.append(contentsOf: readEscape())
        plain = offset
      } else {
        offset += 1
      }
    }
    throw problem(.unclosed("a text"), at: start)
  }

  /// Reads the character of an escape: `\n`, `\"`, `\U00e9`, `\351` (NeXT's octal numbers give the code as it is).
  private mutating func readEscape() -> [UInt16] {
    guard let byte = next else { return [] }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return [readNumber(base: 16, digits: 4)]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return [readNumber(base: 8, digits: 3)]
    default:
      // Any other character stands for itself; the remaining bytes of a longer one are read as plain text.
      guard byte < 0x80 else {
        offset -= 1
        return []
      }
      return [UInt16(byte)]
    }
  }

  private mutating func readNumber(base: Int, digits: Int) -> UInt16 {
    var number = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < base else { break }
      number = number * base + digit
      offset += 1
    }
    return UInt16(truncatingIfNeeded: number)
  }

  private mutating func skipRemarks() throws(InputError) {
    while let byte = next {
      if Self.isBlank(byte) {
        offset += 1
      } else if stands("/*") {
        let start = offset
        offset += 2
        while offset < bytes.count, !stands("*/") { offset += 1 }
        guard offset < bytes.count else { throw problem(.unclosed("a comment"), at: start) }
        offset += 2
      } else if stands("//") {
        while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else {
        return
      }
    }
  }

  // MARK: Bytes

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func stands(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func skip(_ text: String) -> Bool {
    guard stands(text) else { return false }
    offset += text.utf8.count
    return true
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "$"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  // MARK: Problems

  private func expected(_ what: String) -> InputError {
    let found = String(decoding: bytes[offset..<min(bytes.count, offset + 4)], as: UTF8.self).first
    return problem(.expected(what, found: found.map { "'\($0)'" } ?? "the end of the file"), at: offset)
  }

  private func problem(_ fault: ProjectFault, at offset: Int) -> InputError {
    InputError([InputProblem(.project(fault), at: LineStarts(of: bytes).position(of: offset))])
  }
}
