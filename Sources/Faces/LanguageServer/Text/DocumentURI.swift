import Documents
import FileSystem

/// The URI of a document: of a file (RFC 8089), or of a text that is nowhere yet.
struct DocumentURI: Hashable, Sendable {
  /// The URI as the client writes it.
  let text: String
  /// The file, as an absolute path; `nil` for another scheme.
  let path: Path?

  init(_ text: String) {
    self.text = text
    path = Self.path(of: text)
  }

  /// The URI of a file, whose path may be relative to the working folder.
  init(of path: Path) {
    let whole = path.bytes.first == UInt8(ascii: "/") ? path : (Files.workingFolder ?? "/").file(path)
    self.path = whole
    text = "file://" + whole.bytes.map(Self.escaped).joined()
  }

  /// Documents are the same where their files are, however a client escapes a path.
  static func == (a: Self, b: Self) -> Bool { a.path == b.path && (a.path != nil || a.text == b.text) }

  func hash(into hasher: inout Hasher) {
    if let path { hasher.combine(path) } else { hasher.combine(text) }
  }

  /// The last component, decoded.
  var name: Path { path?.name ?? Path(text).name }

  private static func path(of text: String) -> Path? {
    let scheme = "file://"
    guard text.lowercased().hasPrefix(scheme) else { return nil }
    let rest = Array(text.utf8.dropFirst(scheme.utf8.count))
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.count
    guard slash < end else { return nil }
    var bytes: [UInt8] = []
    var index = slash
    while index < end {
      if rest[index] == UInt8(ascii: "%"), index + 2 < end, let high = Self.digit(rest[index + 1]),
        let low = Self.digit(rest[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    return bytes.contains(0) ? nil : Path(bytes: bytes)
  }

  private static func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=:@".utf8)

  private static func escaped(_ byte: UInt8) -> String {
    if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
