/// Escapes of single characters. The text between them is copied at once, because most texts have few escapes or none.
extension String {
  /// The text with its escapes; the text itself if it needs none.
  ///
  /// - Parameters:
  ///   - special: The bytes that may begin a character that has an escape.
  ///   - escape: The replacement for a character; `nil` where it stands as it is.
  /// - Returns: The text.
  func escapingScalars(among special: ByteSet, _ escape: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    return appendEscaped(to: &text, among: special, escape) ? text : self
  }

  /// Appends the text with its escapes to another.
  package func append(
    to text: inout String, among special: ByteSet, _ escape: (Unicode.Scalar) -> String?
  ) {
    if !appendEscaped(to: &text, among: special, escape) { text += self }
  }

  /// Appends the text with its escapes to another, if it needs any. The bytes are looked through in place, because
  /// documents have megabytes.
  ///
  /// - Returns: `true` if the text needs escapes.
  private func appendEscaped(
    to text: inout String, among special: ByteSet, _ escape: (Unicode.Scalar) -> String?
  ) -> Bool {
    var own = self
    let copied = own.withUTF8 { bytes in
      var (copied, offset) = (0, 0)
      while true {
        offset = unsafe special.firstPosition(in: bytes, from: offset)
        guard offset < bytes.count else { break }
        let byte = unsafe bytes[offset]
        // A string is well-formed, so the first byte gives the character's length.
        let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var value = UInt32(byte & (length == 1 ? 0x7F : 0x7F >> UInt8(length)))
        for next in offset + 1..<offset + length { value = unsafe value << 6 | UInt32(bytes[next] & 0x3F) }
        if let scalar = Unicode.Scalar(value), let escape = escape(scalar) {
          text += self[index(atOffset: copied)..<index(atOffset: offset)]
          text += escape
          copied = offset + length
        }
        offset += length
      }
      return copied
    }
    guard copied > 0 else { return false }
    text += self[index(atOffset: copied)...]
    return true
  }

  private func index(atOffset offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
