/// The fonts of a file, `.ttf`, `.otf` or `.ttc`: their names and vertical measures, as the OpenType specification
/// defines them.
///
/// The file isn't trusted: every number is read within its bounds.
package struct FontFile: Sendable {
  /// A font of the file.
  package struct Member: Hashable, Sendable {
    /// The font's index in the file: 0 except in a collection.
    package let index: Int
    /// The name by which UIKit finds it.
    package let postScriptName: String
    /// The distances from a line's top to its baseline and from there to its bottom, in ems. They come from the table
    /// `hhea`, as in UIKit (<doc:Controls#Fonts-of-a-project>).
    package let ascender: Double
    package let descender: Double
  }

  /// The fonts that have a name.
  package let members: [Member]

  /// The extensions of font files.
  package static let endings = ["ttf", "otf", "ttc"]

  /// The maximum number of bytes read from a font file; Chinese and Japanese fonts have some 20 MB.
  package static let maximumBytes = 1 << 26

  /// Reads the fonts of a file.
  ///
  /// - Throws: The fault of the first font that can't be read.
  package init(reading bytes: [UInt8]) throws(FontFault) {
    let data = BigEndian(bytes)
    guard let tag = data.tag(0) else { throw .wrongFormat }
    var starts = [0]
    if tag == "ttcf" {
      guard let count = data.uint32(8), count > 0 else { throw .missingDirectory }
      starts = []
      for index in 0..<min(count, Self.maximumMembers) {
        guard let start = data.uint32(12 + 4 * index) else { throw .missingDirectory }
        starts.append(start)
      }
    }
    var members: [Member] = []
    for (index, start) in starts.enumerated() {
      if let member = try Self.member(at: start, index, data) { members.append(member) }
    }
    self.members = members
  }

  /// The maximum number of fonts read from a collection; Apple's largest have some thirty.
  private static let maximumMembers = 256
  private static let outlines: Set<String> = ["\u{0}\u{1}\u{0}\u{0}", "OTTO", "true", "typ1"]

  private static func member(at start: Int, _ index: Int, _ data: BigEndian) throws(FontFault) -> Member? {
    guard let tag = data.tag(start), outlines.contains(tag), let count = data.uint16(start + 4) else {
      throw .wrongFormat
    }
    var tables: [String: BigEndian] = [:]
    for number in 0..<count {
      let record = start + 12 + 16 * number
      guard let name = data.tag(record), let offset = data.uint32(record + 8), let length = data.uint32(record + 12)
      else { throw .missingDirectory }
      tables[name] = data.part(offset, length)
    }
    guard let units = tables["head"]?.uint16(18) else { throw .missingTable("head") }
    guard (16...16_384).contains(units) else { throw .unitsPerEm(units) }
    guard var ascender = tables["hhea"]?.int16(4), var descender = tables["hhea"]?.int16(6) else {
      throw .missingTable("hhea")
    }
    if ascender == 0, descender == 0, let other = tables["OS/2"] {
      (ascender, descender) = (other.int16(68) ?? 0, other.int16(70) ?? 0)
    }
    guard ascender > 0 || descender < 0 else { throw .noLineHeight }
    guard let names = tables["name"] else { throw .missingTable("name") }
    guard let name = postScriptName(names) else { return nil }
    return Member(
      index: index, postScriptName: name, ascender: max(0, Double(ascender)) / Double(units),
      descender: max(0, -Double(descender)) / Double(units))
  }

  // MARK: Names

  private static let postScriptNameID = 6

  /// Returns the first valid PostScript name: printable ASCII, from a Windows or Unicode record in UTF-16.
  private static func postScriptName(_ table: BigEndian) -> String? {
    guard let count = table.uint16(2), let storage = table.uint16(4) else { return nil }
    for number in 0..<count {
      let record = 6 + 12 * number
      guard let platform = table.uint16(record), let id = table.uint16(record + 6),
        let length = table.uint16(record + 8), let offset = table.uint16(record + 10)
      else { return nil }
      guard id == postScriptNameID, let text = table.part(storage + offset, length)?.bytes else { continue }
      let isWide = platform != 1
      let letters = isWide ? text.enumerated().filter { $0.offset % 2 == 1 }.map(\.element) : Array(text)
      guard !letters.isEmpty, letters.count <= 127, letters.allSatisfy({ 0x21...0x7E ~= $0 }),
        !isWide || text.enumerated().allSatisfy({ $0.offset % 2 == 1 || $0.element == 0 })
      else { continue }
      return String(decoding: letters, as: UTF8.self)
    }
    return nil
  }
}

/// Big-endian bytes; reading beyond their end gives `nil`.
private struct BigEndian {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func part(_ offset: Int, _ length: Int) -> BigEndian? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
    let start = bytes.startIndex + offset
    return BigEndian(bytes[start..<start + length])
  }

  private func number(_ offset: Int, _ length: Int) -> Int? {
    part(offset, length)?.bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  func uint16(_ offset: Int) -> Int? { number(offset, 2) }

  func int16(_ offset: Int) -> Int? { uint16(offset).map { $0 < 0x8000 ? $0 : $0 - 0x1_0000 } }

  func uint32(_ offset: Int) -> Int? { number(offset, 4) }

  func tag(_ offset: Int) -> String? { part(offset, 4).map { String(decoding: $0.bytes, as: UTF8.self) } }
}
