/// Escapes of single characters: what stands between them is copied in one go, for most texts have few of them or none.
extension String {
  /// The text with its escapes; itself where there are none.
  ///
  /// - Parameter escape: What stands in place of a character; `nil` where it stands as it is. Of ASCII only `"`, `\` and controls
  ///   are asked for.
  /// - Returns: The text.
  func escapingScalars(_ escape: (Unicode.Scalar) -> String?) -> String {
    guard let first = firstEscape(from: startIndex, escape) else { return self }
    var text = String(self[..<first.index])
    appendEscaped(from: first, to: &text, escape)
    return text
  }

  /// Adds the text with its escapes to another.
  func append(to text: inout String, _ escape: (Unicode.Scalar) -> String?) {
    guard let first = firstEscape(from: startIndex, escape) else {
      text += self
      return
    }
    text += self[..<first.index]
    appendEscaped(from: first, to: &text, escape)
  }

  private func appendEscaped(
    from first: (index: Index, escape: String), to text: inout String, _ escape: (Unicode.Scalar) -> String?
  ) {
    var found = first
    while true {
      text += found.escape
      let start = unicodeScalars.index(after: found.index)
      guard let next = firstEscape(from: start, escape) else {
        text += self[start...]
        return
      }
      text += self[start..<next.index]
      found = next
    }
  }

  /// The first character from an index on that has an escape.
  private func firstEscape(
    from start: Index, _ escape: (Unicode.Scalar) -> String?
  ) -> (index: Index, escape: String)? {
    var index = start
    while let candidate = utf8[index...].firstIndex(where: Self.mayBeEscaped) {
      if let escape = escape(unicodeScalars[candidate]) { return (candidate, escape) }
      index = unicodeScalars.index(after: candidate)
    }
    return nil
  }

  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
