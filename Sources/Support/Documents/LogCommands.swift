/// The places at which a log would take a text for a command, whoever wrote it.
///
/// | log of | obeys |
/// |---|---|
/// | GitHub Actions | a line that begins with `::` behind any blanks, and `##[` anywhere (actions/runner, `ActionCommand.cs`) |
/// | Azure Pipelines | `##[` and `##vso[` anywhere |
/// | TeamCity | `##teamcity[` |
/// | GitLab | `section_start:` and `section_end:` |
///
/// One character of each is escaped, in whatever form the document has for that.
enum LogCommands {
  /// Returns the offsets of the characters, of one byte each, without which nothing is a command: the first colon of `::`, the second
  /// number sign of `##[`, the colon behind `section_start`.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isInLine: Whether all of the text is written on one line, behind something else, as in JSON.
  /// - Returns: The offsets, in order.
  static func marks(in bytes: UnsafeBufferPointer<UInt8>, behindOthers isInLine: Bool = false) -> [Int] {
    var marks: [Int] = []
    var position = unsafe special.firstPosition(in: bytes, from: 0)
    while position < bytes.count {
      let isMark =
        unsafe bytes[position] == UInt8(ascii: "#")
        ? unsafe beginsWord(at: position, in: bytes)
        : unsafe !isInLine && beginsLine(at: position, in: bytes) || endsSection(at: position, in: bytes)
      if isMark { marks.append(position) }
      position = unsafe special.firstPosition(in: bytes, from: position + 1)
    }
    return marks
  }

  private static let special = ByteSet { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":") }

  /// Tells whether a number sign is the second of two before a bracket, or before a word and a bracket.
  private static func beginsWord(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position > 0, unsafe bytes[position - 1] == UInt8(ascii: "#") else { return false }
    var next = position + 1
    while next < bytes.count, next - position <= longestWord, unsafe bytes[next] | 0x20 >= 0x61,
      unsafe bytes[next] | 0x20 <= 0x7A,
      unsafe bytes[next] != UInt8(ascii: "[")
    { next += 1 }
    return unsafe next < bytes.count && bytes[next] == UInt8(ascii: "[")
  }

  private static let longestWord = 32

  /// Tells whether a colon is the first of two that stand first on their line.
  private static func beginsLine(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position + 1 < bytes.count, unsafe bytes[position + 1] == UInt8(ascii: ":") else { return false }
    var start = position
    while start > 0, unsafe bytes[start - 1] >= 0x80 || bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    guard start == 0 || (unsafe bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D) else { return false }
    // Blanks beyond ASCII, and what can't be seen, are blanks to a log.
    let before = unsafe String(decoding: bytes[start..<position], as: UTF8.self)
    return before.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.isSteering }
  }

  /// Tells whether a colon ends the word that begins or ends a section.
  private static func endsSection(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    sections.contains { word in
      unsafe position >= word.count && bytes[(position - word.count)..<position].elementsEqual(word)
    }
  }

  private static let sections = ["section_start", "section_end"].map { Array($0.utf8) }
}

extension String {
  /// The text, escaped where a log would take a line of it for a command.
  ///
  /// - Parameters:
  ///   - isInLine: Whether all of the text is written on one line, behind something else, as in JSON.
  ///   - escape: The replacement for a character that makes the line a command.
  /// - Returns: The text.
  package func escapingLogCommands(
    behindOthers isInLine: Bool = false, _ escape: (Unicode.Scalar) -> String
  ) -> String {
    var text = ""
    return forEachPart(behindOthers: isInLine) { part, mark in
      text += part
      if let mark { text += escape(mark) }
    } ? text : self
  }

  /// Hands over the parts of the text between the characters that make a command, each with the character behind it.
  ///
  /// - Parameters:
  ///   - isInLine: Whether all of the text is written on one line, behind something else, as in JSON.
  ///   - body: Receives the parts.
  /// - Returns: Whether there is such a character; without one nothing is handed over.
  func forEachPart(behindOthers isInLine: Bool, _ body: (Substring, Unicode.Scalar?) -> Void) -> Bool {
    var own = self
    let marks = own.withUTF8 { unsafe LogCommands.marks(in: $0, behindOthers: isInLine) }
    guard !marks.isEmpty else { return false }
    let view = own.utf8
    var start = own.startIndex
    for mark in marks {
      let index = view.index(view.startIndex, offsetBy: mark)
      body(own[start..<index], Unicode.Scalar(view[index]))
      start = view.index(after: index)
    }
    body(own[start...], nil)
    return true
  }
}
