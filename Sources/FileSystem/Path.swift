/// The name of a file or a folder as the system has it: bytes, compared as bytes.
///
/// Two strings that differ in Unicode's normal forms alone are equal in Swift, and so are K and the Kelvin sign; two files of
/// such names are two. A name need not be UTF-8 either.
package struct Path: Hashable, Comparable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package static func < (a: Path, b: Path) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The last part: the file's name in its folder.
  package var name: Path {
    guard let last = bytes.split(separator: Self.slash).last else { return self }
    return Path(bytes: last)
  }

  /// The folder that the file is in; the working folder for a name alone.
  package var folder: Path {
    guard !bytes.isEmpty else { return Path(".") }
    let end = bytes.lastIndex { $0 != Self.slash } ?? 0
    guard let last = bytes[...end].lastIndex(of: Self.slash) else { return Path(".") }
    return last == 0 ? Path("/") : Path(bytes: bytes[..<last])
  }

  /// The path without the ending of its name: without what stands behind the last dot of the name, and the dot. A dot that
  /// a name begins with is no ending's.
  package var stem: Path {
    let start = bytes.count - name.bytes.count
    guard let last = bytes.lastIndex(of: Self.dot), last > start else { return self }
    return Path(bytes: bytes[..<last])
  }

  /// The path with a text behind it.
  package func appending(_ text: String) -> Path { Path(bytes: bytes + Array(text.utf8)) }

  /// A file's path in the folder that this is.
  package func file(_ name: Path) -> Path {
    Path(bytes: bytes.last == Self.slash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes)
  }

  package func hasSuffix(_ text: String) -> Bool {
    bytes.count >= text.utf8.count && bytes.suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// The path without the end of it.
  package func dropLast(_ text: String) -> Path { Path(bytes: bytes.dropLast(text.utf8.count)) }

  /// Whether the name ends in a dot and one of some words of ASCII letters, large or small.
  package func hasEnding(of endings: [String]) -> Bool {
    endings.contains { ending in
      bytes.suffix(ending.utf8.count + 1).elementsEqual(".\(ending)".utf8) { Self.small($0) == Self.small($1) }
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension Path: CustomStringConvertible {
  /// The path as it is shown; what isn't UTF-8 in it is shown as replacement characters.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension Path: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
