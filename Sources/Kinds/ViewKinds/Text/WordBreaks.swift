/// The possible line breaks of a text between words that are written without spaces: those of Thai, Lao, Burmese and
/// Khmer, for which Unicode's rules ask for a dictionary (UAX 14, class SA).
///
///     "ลืมรหัสผ่าน"     ลืม | รหัส | ผ่าน
///
/// The characters of a text are passed in order. Words are unknown without ICU, which has the dictionaries, and beyond
/// the maximum length, which no label reaches. Everything between two spaces then counts as one word.
package struct WordBreaks {
  /// The breaks, in units of UTF-16, ascending.
  private let places: [Int]
  /// The index of the first break that isn't passed.
  private var next = 0
  /// The number of units passed.
  private var passed = 0

  /// No break.
  static let none = WordBreaks(places: [])

  private init(places: [Int]) {
    self.places = places
  }

  /// The breaks of a text.
  init(_ text: String, _ library: @autoclosure () -> ICU?) {
    guard Self.mayOccur(in: text), let library = library() else {
      self = .none
      return
    }
    let units = Array(text.utf16.prefix(Self.maximumLength))
    let parts = Self.parts(of: units)
    places = parts.isEmpty ? [] : library.lineBreaks(in: units, parts)
  }

  /// A Boolean that tells whether there are no breaks.
  var isEmpty: Bool { places.isEmpty }

  /// Passes a character.
  ///
  /// - Returns: True where the line may break before it.
  mutating func pass(_ character: Character) -> Bool {
    defer { passed += character.utf16.count }
    // A break of ICU within a character is ignored.
    while next < places.count, places[next] < passed { next += 1 }
    return next < places.count && places[next] == passed
  }

  /// The maximum length of a text, in units: that of a shown one (`ShownText`).
  private static let maximumLength = ShownText.maximumLength

  // MARK: - Scripts

  /// Tells whether a code is in the blocks of the scripts: their letters, marks, digits and signs.
  private static func isOfScript(_ code: UInt16) -> Bool {
    switch code {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// The longest parts of a text in such scripts, of at least two units.
  private static func parts(of units: [UInt16]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start: Int?
    for (place, unit) in units.enumerated() where isOfScript(unit) != (start != nil) {
      if let begun = start { parts.append(begun..<place) }
      start = start == nil ? place : nil
    }
    if let start { parts.append(start..<units.count) }
    return parts.filter { $0.count > 1 }
  }

  /// Tells whether a text may contain such a script.
  package static func mayOccur(in text: String) -> Bool { mayOccur(inUTF8: text.utf8) }

  /// Tells whether a file's bytes may contain such a script.
  package static func mayOccur(in bytes: [UInt8]) -> Bool { mayOccur(inUTF8: bytes) }

  /// Tells whether bytes may contain such a script, by the first two of a character's three bytes.
  private static func mayOccur(inUTF8 bytes: some Sequence<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in bytes {
      switch (before, byte) {
      case (0xE0, 0xB8...0xBB), (0xE1, 0x80...0x82), (0xE1, 0x9E...0x9F): return true
      default: before = byte
      }
    }
    return false
  }

  // MARK: - Pages

  /// The breaks within each part of a text in such a script, by the part, for pages that break lines by themselves;
  /// parts without breaks are left out.
  static func breaksByPart(of text: String, _ library: @autoclosure () -> ICU?) -> [(part: String, breaks: [Int])] {
    guard mayOccur(in: text), let library = library() else { return [] }
    let units = Array(text.utf16)
    let parts = Set(parts(of: units).map { Array(units[$0].prefix(maximumLength)) })
    return parts.map { (String(decoding: $0, as: UTF16.self), library.lineBreaks(in: $0, [0..<$0.count])) }
      .filter { !$0.breaks.isEmpty }.sorted { $0.part < $1.part }
  }
}
