/// A property list in the old form, which Xcode writes `project.pbxproj` in.
///
///     { objectVersion = 77; files = ( A1 /* View.swift */, ); name = "My App"; }
package indirect enum OldPropertyList: Hashable, Sendable {
  case string(String)
  case array([OldPropertyList])
  case dictionary([String: OldPropertyList])

  /// Reads a property list; `nil` if it isn't one.
  package init?(reading bytes: [UInt8]) {
    var parser = Parser(bytes)
    guard let value = parser.value(depth: 0) else { return nil }
    self = value
  }

  /// The member of a dictionary with a key.
  package subscript(key: String) -> OldPropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The string of a member.
  package func text(_ key: String) -> String? {
    if case .string(let text)? = self[key] { text } else { nil }
  }

  /// The strings in a member that is an array.
  package func texts(_ key: String) -> [String] {
    guard case .array(let elements)? = self[key] else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private struct Parser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static let maximumDepth = 100

    mutating func value(depth: Int) -> OldPropertyList? {
      skipBlanks()
      guard position < bytes.count, depth < Self.maximumDepth else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "{"): return dictionary(depth)
      case UInt8(ascii: "("): return array(depth)
      default: return string().map(OldPropertyList.string)
      }
    }

    private mutating func dictionary(_ depth: Int) -> OldPropertyList? {
      var members: [String: OldPropertyList] = [:]
      position += 1
      while !take("}") {
        guard let key = string(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
        members[key] = value
      }
      return .dictionary(members)
    }

    private mutating func array(_ depth: Int) -> OldPropertyList? {
      var elements: [OldPropertyList] = []
      position += 1
      while !take(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
        _ = take(",")
      }
      return .array(elements)
    }

    private mutating func string() -> String? {
      skipBlanks()
      guard position < bytes.count else { return nil }
      var text: [UInt8] = []
      guard bytes[position] == UInt8(ascii: "\"") else {
        while position < bytes.count, Self.isPlain(bytes[position]) {
          text.append(bytes[position])
          position += 1
        }
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
      }
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
        text.append(bytes[position])
        position += 1
      }
      position += 1
      return position <= bytes.count ? String(decoding: text, as: UTF8.self) : nil
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }

    /// Skips blanks and comments.
    private mutating func skipBlanks() {
      while position < bytes.count {
        if bytes[position] <= 0x20 {
          position += 1
        } else if stands("/", "*") {
          position += 2
          while position < bytes.count, !stands("*", "/") { position += 1 }
          position = min(position + 2, bytes.count)
        } else if stands("/", "/") {
          while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else {
          return
        }
      }
    }

    /// Tells whether two signs come next.
    private func stands(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      position + 1 < bytes.count && bytes[position] == UInt8(ascii: first)
        && bytes[position + 1] == UInt8(ascii: second)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      default: "_./$-:@+".utf8.contains(byte)
      }
    }
  }
}
