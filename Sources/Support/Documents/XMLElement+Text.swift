extension XMLElement {
  /// The element's own text, decoded if the element marks it as Base64 (`base64-UTF8="YES"`).
  package var decodedText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    return Base64.bytes(of: text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
