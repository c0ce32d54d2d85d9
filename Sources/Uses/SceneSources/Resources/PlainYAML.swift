/// The part of YAML in which people write the settings of projects: maps, lists and scalars by indentation, and short lists and maps in
/// brackets. What else there is counts as text.
///
///     targets:
///       App: {type: application, platform: iOS}
package indirect enum PlainYAML: Hashable, Sendable {
  case text(String)
  case list([PlainYAML])
  case map([String: PlainYAML])

  /// Reads a text.
  package init(reading bytes: [UInt8]) {
    var reader = Reader(bytes)
    self = reader.block(indentation: 0, depth: 0)
  }

  /// The member of a map with a key.
  package subscript(key: String) -> PlainYAML? {
    if case .map(let members) = self { members[key] } else { nil }
  }

  /// The text of a scalar.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list, or the only one.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let elements): elements.compactMap(\.text)
    case .map: []
    }
  }

  /// The members of a map.
  package var members: [String: PlainYAML] { if case .map(let members) = self { members } else { [:] } }

  private struct Line {
    let indentation: Int
    let text: String
  }

  private struct Reader {
    private var lines: [Line]
    private var next = 0
    private var first: Line? { next < lines.count ? lines[next] : nil }

    private static let maximumBytes = 4 << 20
    private static let maximumDepth = 64

    init(_ bytes: [UInt8]) {
      let text = bytes.count <= Self.maximumBytes ? bytes[...] : []
      lines = text.split(separator: 0x0A).compactMap { line -> Line? in
        let rest = line.drop { $0 == 0x20 }
        let text = Self.withoutComment(String(decoding: rest, as: UTF8.self))
        guard !text.isEmpty, text != "---" else { return nil }
        return Line(indentation: line.count - rest.count, text: text)
      }
    }

    private static func withoutComment(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "#")) else { return text.trimmed }
      var quote: UInt8?
      var before: UInt8 = 0x20
      for (place, byte) in zip(text.utf8.indices, text.utf8) {
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: "#"), before == 0x20 {
          return String(text[..<place]).trimmed
        }
        before = byte
      }
      return text.trimmed
    }

    /// Reads the lines that stand at least as far in as an indentation says.
    mutating func block(indentation: Int, depth: Int) -> PlainYAML {
      guard let first, first.indentation >= indentation, depth < Self.maximumDepth else {
        return .text("")
      }
      return first.text == "-" || first.text.hasPrefix("- ")
        ? list(first.indentation, depth) : map(first.indentation, depth)
    }

    private mutating func list(_ indentation: Int, _ depth: Int) -> PlainYAML {
      var elements: [PlainYAML] = []
      while let line = first, line.indentation == indentation, line.text == "-" || line.text.hasPrefix("- ") {
        next += 1
        let rest = String(line.text.dropFirst()).trimmed
        if rest.isEmpty {
          elements.append(block(indentation: indentation + 1, depth: depth + 1))
        } else if Self.key(of: rest) != nil {
          // A map that begins on the line of its hyphen.
          let inner = indentation + 2
          next -= 1
          lines[next] = Line(indentation: inner, text: rest)
          elements.append(map(inner, depth + 1))
        } else {
          elements.append(Self.value(rest))
        }
      }
      return .list(elements)
    }

    private mutating func map(_ indentation: Int, _ depth: Int) -> PlainYAML {
      var members: [String: PlainYAML] = [:]
      while let line = first, line.indentation >= indentation {
        next += 1
        guard line.indentation == indentation, let (key, rest) = Self.key(of: line.text) else { continue }
        if rest.isEmpty || rest == "|" || rest == ">" {
          // The hyphens of a list may stand below the key itself.
          let isList = first.map { $0.indentation == indentation && $0.text.hasPrefix("-") } ?? false
          members[key] = block(indentation: isList ? indentation : indentation + 1, depth: depth + 1)
        } else {
          members[key] = Self.value(rest)
        }
      }
      return .map(members)
    }

    /// Returns the key of a line, and what stands behind its colon.
    private static func key(of text: String) -> (key: String, rest: String)? {
      guard text.utf8.first != UInt8(ascii: "{"), text.utf8.first != UInt8(ascii: "[") else { return nil }
      var rest = text[...]
      var start = rest.startIndex
      while let colon = rest[start...].utf8.firstIndex(of: UInt8(ascii: ":")) {
        let next = rest.utf8.index(after: colon)
        if next == rest.endIndex || rest.utf8[next] == 0x20 {
          let key = unquoted(String(rest[..<colon]).trimmed)
          rest = rest[next...]
          return (key, String(rest).trimmed)
        }
        start = next
      }
      return nil
    }

    private static func unquoted(_ text: String) -> String {
      guard let first = text.utf8.first, text.utf8.count >= 2, text.utf8.last == first,
        first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      else { return text }
      return String(text.dropFirst().dropLast())
    }

    /// The value of a text on one line; brackets within brackets count as text.
    private static func value(_ text: String) -> PlainYAML {
      if text.hasPrefix("["), text.hasSuffix("]") {
        return .list(parts(text).map { .text(unquoted($0)) })
      }
      if text.hasPrefix("{"), text.hasSuffix("}") {
        let members = parts(text).compactMap { part in key(of: part).map { ($0.key, PlainYAML.text(unquoted($0.rest))) }
        }
        return .map(Dictionary(members) { first, _ in first })
      }
      return .text(unquoted(text))
    }

    private static func parts(_ text: String) -> [String] {
      text.dropFirst().dropLast().split(separator: ",").map { String($0).trimmed }
    }
  }
}
