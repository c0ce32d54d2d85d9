import Documents

extension FrameDump {
  /// The dump as text in which layouts that another file holds keep their bytes, and the text around them.
  ///
  /// - Parameters:
  ///   - original: The other file.
  ///   - kept: For each layout its index in the file; `nil` for a new one.
  ///   - keepsHead: A Boolean that tells whether the text before the first layout is kept too.
  /// - Returns: The text; that of the whole dump if the file isn't structured as dumps are.
  package func text(rewriting original: [UInt8], keeping kept: [Int?], keepsHead: Bool) -> String {
    let places = DumpPlaces.layouts(in: original)
    guard kept.count == layouts.count, !layouts.isEmpty, !places.isEmpty,
      kept.allSatisfy({ $0.map(places.indices.contains) ?? true })
    else { return text }
    func part(_ range: Range<Int>) -> String { String(decoding: original[range], as: UTF8.self) }
    let head = part(0..<places[0].lowerBound)
    let tail = part(places[places.count - 1].upperBound..<original.count)
    var text = keepsHead ? head : Self.beginning(fixture) + Self.separator(before: 0)
    for (index, place) in kept.enumerated() {
      if index > 0 {
        // The text between two layouts that were neighbours in the file is kept.
        let before = kept[index - 1]
        let areNeighbours = place != nil && before != nil && before.map { $0 + 1 } == place
        text +=
          areNeighbours
          ? part(places[(place ?? 0) - 1].upperBound..<places[place ?? 0].lowerBound) : Self.separator(before: index)
      }
      if let place { text += part(places[place]) } else { layouts[index].write(to: &text) }
    }
    return text + (keepsHead ? tail : Self.ending(behind: layouts.count))
  }
}

/// The ranges of a dump's layouts in its bytes.
enum DumpPlaces {
  /// The ranges of the objects in the dump's `layouts`; none if it isn't an object with such an array.
  static func layouts(in bytes: [UInt8]) -> [Range<Int>] {
    var scanner = Scanner(bytes: bytes)
    return scanner.layouts()
  }

  /// Steps through the brackets of a document that was read before, so that all brackets match.
  private struct Scanner {
    let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// The last string of the outermost object, as long as only a colon follows it.
    private var key: Range<Int>?
    private var ranges: [Range<Int>] = []
    private var isInLayouts = false
    private var start = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func layouts() -> [Range<Int>] {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "/"): skipComment()
        case UInt8(ascii: "{"), UInt8(ascii: "["): open()
        case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
        case UInt8(ascii: ","):
          key = nil
          index += 1
        default: index += 1
        }
      }
      return ranges
    }

    private mutating func open() {
      if depth == 1, bytes[index] == UInt8(ascii: "["), let key, bytes[key].elementsEqual("layouts".utf8) {
        isInLayouts = true
        ranges = []
      }
      if depth == 2, isInLayouts { start = index }
      key = nil
      depth += 1
      index += 1
    }

    private mutating func close() {
      depth -= 1
      index += 1
      if depth == 2, isInLayouts { ranges.append(start..<index) }
      if depth == 1 { isInLayouts = false }
    }

    private mutating func skipString() {
      let begin = index + 1
      index = begin
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      if depth == 1, index < bytes.count { key = begin..<index }
      index += 1
    }

    private mutating func skipComment() {
      let isBlock = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
      index += 2
      while index < bytes.count {
        if isBlock, bytes[index - 1] == UInt8(ascii: "*"), bytes[index] == UInt8(ascii: "/") { break }
        if !isBlock, bytes[index] == UInt8(ascii: "\n") { break }
        index += 1
      }
      index += 1
    }
  }
}
