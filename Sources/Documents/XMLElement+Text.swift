private import Foundation

extension XMLElement {
  /// The element's own text; of one that says so (`base64-UTF8="YES"`), what that is written for in base 64.
  package var decodedText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
