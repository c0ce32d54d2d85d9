/// Texts of files may be hostile: on a terminal a control character moves the cursor or begins a line of its own.
extension String {
  /// Whether the string has no character that would steer a terminal or begin a line: U+0000 to U+001F, U+007F to U+009F,
  /// U+2028 and U+2029.
  package var isPrintable: Bool {
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      let isControl = byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0)
      let isSeparator = beforeLast == 0xE2 && last == 0x80 && (byte == 0xA8 || byte == 0xA9)
      if isControl || isSeparator { return false }
      (last, beforeLast) = (byte, last)
    }
    return true
  }

  /// The string with a replacement character in place of each that would steer a terminal or begin a line.
  package var printable: String {
    guard !isPrintable else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { String($0).isPrintable ? $0 : "\u{FFFD}" }))
  }
}
