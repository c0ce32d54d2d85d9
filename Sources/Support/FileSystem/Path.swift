/// The name of a file or folder as the system has it: bytes, compared as bytes.
///
/// Swift's strings won't do: they are equal if only their Unicode normal forms differ, as are K and the Kelvin sign,
/// but two files with such names are two files. Nor need a name be UTF-8.
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

  /// The last component: the file's name in its folder.
  package var name: Path {
    guard let last = bytes.split(separator: Self.slash).last else { return self }
    return Path(bytes: last)
  }

  /// The folder that contains the file; the working folder if the path is a name alone.
  package var folder: Path {
    guard !bytes.isEmpty else { return Path(".") }
    let end = bytes.lastIndex { $0 != Self.slash } ?? 0
    guard let last = bytes[...end].lastIndex(of: Self.slash) else { return Path(".") }
    return last == 0 ? Path("/") : Path(bytes: bytes[..<last])
  }

  /// The path without its extension: without the last dot of the name and what follows it. A dot at the beginning of a
  /// name doesn't count.
  package var stem: Path {
    let start = bytes.count - name.bytes.count
    guard let last = bytes.lastIndex(of: Self.dot), last > start else { return self }
    return Path(bytes: bytes[..<last])
  }

  /// Returns the path with a text appended.
  package func appending(_ text: String) -> Path { Path(bytes: bytes + Array(text.utf8)) }

  /// Returns the path of a file in this folder.
  package func file(_ name: Path) -> Path {
    Path(bytes: bytes.last == Self.slash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes)
  }

  package func hasSuffix(_ text: String) -> Bool {
    bytes.count >= text.utf8.count && bytes.suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// Returns the path without a text at its end.
  package func dropLast(_ text: String) -> Path { Path(bytes: bytes.dropLast(text.utf8.count)) }

  /// Tells whether the name has one of some extensions, given in ASCII letters; case doesn't matter.
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
  /// The path as text for display; replacement characters stand for what isn't UTF-8.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension Path: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
