extension XMLElement {
  /// The element's own text; of one that says so (`base64-UTF8="YES"`), what that is written for in base 64.
  package var decodedText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    return Base64.bytes(of: text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
