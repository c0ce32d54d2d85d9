package import Documents
package import LayoutModel

/// The lines `layout:ignore RULE, RULE — REASON` in the notes that Interface Builder keeps of a view, or in comments of code.
///
///     layout:ignore target-size, overlap — the badge lies on the picture      both are set aside
///     layout: ignore target-size                                              nothing is, and lint says how it is spelt
package enum IgnoreNotes {
  /// Finds the rules that notes disable, including misspelt ones.
  ///
  /// - Parameters:
  ///   - text: The notes.
  ///   - position: The position of the notes.
  /// - Returns: The rules, in the text's order.
  package static func rules(in text: String, at position: SourcePosition) -> [IgnoredRule] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [IgnoredRule] in
      guard let mark = Mark(in: line) else { return [] }
      return rules(behind: mark, at: position)
    }
  }

  private static func rules(behind mark: Mark, at position: SourcePosition) -> [IgnoredRule] {
    let (words, reason) = words(of: mark.rest)
    return words.map { word in
      var ignored = IgnoredRule(word.text, reason: reason, position: position)
      ignored.misspeltMark = mark.isExact ? nil : mark.text
      ignored.isCertainlyRule = word.isCertain && mark.hasColon
      return ignored
    }
  }

  /// The words in the place of rules, and the reason behind them. A word is certainly meant as a rule if it is the
  /// first, or if only a comma or the reason's dash follows it.
  private static func words(of text: Substring) -> (words: [(text: String, isCertain: Bool)], reason: String) {
    var words: [(text: String, isCertain: Bool)] = []
    var rest = text
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let behind = rest.dropFirst(word.count).drop { $0.isWhitespace || $0 == "." }
      let isLast = behind.first.map { !separators.contains($0) } ?? true
      let isAlone = behind.first.map { separators.contains($0) || dashes.contains($0) } ?? true
      if !word.isEmpty || words.isEmpty { words.append((String(word), words.isEmpty || isAlone)) }
      guard !word.isEmpty, !isLast else {
        return (words, String(behind.drop { $0.isWhitespace || dashes.contains($0) }))
      }
      rest = behind.dropFirst()
    }
  }

  private static let separators: Set<Character> = [",", ";", "&", "+", "/"]
  private static let dashes: Set<Character> = ["—", "–", "-", ":", "("]
}

extension IgnoreNotes {
  /// The beginning of such a line, spelt correctly or nearly so: `layout: ignore`, `Layout:ignore`, `layout:ignores`.
  private struct Mark {
    let text: String
    let rest: Substring
    var isExact: Bool { text == "layout:ignore" }
    /// Without a colon the line may be prose, `Layout ignores the header`, unless a rule follows.
    let hasColon: Bool

    /// Finds the first correctly spelt mark of a line, else the first misspelt one; `nil` if there is none.
    init?(in line: Substring) {
      var near: Mark?
      var start = line.startIndex
      var isBehindLetter = false
      while start < line.endIndex {
        let letter = line[start]
        if letter.isLetter, !isBehindLetter, let mark = Mark(at: line[start...]) {
          near = near ?? mark
          if mark.isExact {
            self = mark
            return
          }
        }
        isBehindLetter = letter.isLetter
        start = line.index(after: start)
      }
      guard let near else { return nil }
      self = near
    }

    private init?(at text: Substring) {
      let subject = text.prefix(while: \.isLetter)
      guard Self.isNear(subject, ["layout"]) else { return nil }
      let joint = text[subject.endIndex...].prefix { $0.isWhitespace || Self.joints.contains($0) }
      guard !joint.isEmpty else { return nil }
      let verb = text[joint.endIndex...].prefix(while: \.isLetter)
      guard Self.isNear(verb, Self.verbs) else { return nil }
      self.text = String(text[..<verb.endIndex])
      rest = text[verb.endIndex...]
      hasColon = joint.contains(":")
    }

    private static let joints: Set<Character> = [":", "-", "_", ".", "="]
    /// Includes the verbs of other linters' comments.
    private static let verbs = ["ignore", "ignores", "ignored", "ignoring", "disable", "disabled", "skip", "suppress"]

    private static func isNear(_ word: Substring, _ words: [String]) -> Bool {
      word.count > 3 && Spelling.nearest(to: word.lowercased(), among: words) != nil
    }
  }
}
