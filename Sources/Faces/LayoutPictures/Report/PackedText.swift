/// A text that is compressed, in characters that may stand in a script element: as many as 8,000 of a report's characters
/// are about 1,000. `unpack.js` reads it.
struct PackedText: Sendable {
  let text: String

  init(_ text: String, effort: Deflated.Effort) {
    self.text = Base85.text(of: Deflated.bytes(of: Array(text.utf8), effort: effort))
  }

  /// The text of a page's code, which takes longer to read.
  init(squeezing text: String) {
    self.text = Base85.text(of: Squeezed.bytes(of: Array(text.utf8)))
  }

  private static let kind = "<script type=\"text/plain\" class=\"packed\" id="

  /// The element of a page that holds it.
  func element(id: String) -> String { "\(Self.opening(id: id))\(text)\(Self.closing)\n" }

  /// The element of a page that holds a squeezed text.
  func squeezedElement(id: String) -> String { "<script type=\"text/plain\" id=\"\(id)\">\(text)\(Self.closing)\n" }

  /// The tags around it in a page.
  static func opening(id: String) -> String { "\(kind)\"\(id)\">" }
  static let closing = "</script>"

  /// The unpacked text of a packed one; `nil` for what is none, and for one of more bytes than a limit.
  static func unpacked(_ text: some StringProtocol, limit: Int) -> String? {
    guard let packed = Base85.bytes(of: text), let bytes = Inflated.bytes(of: packed, limit: limit) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
