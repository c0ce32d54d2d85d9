public import Documents

/// The text of a finding: its headline, its parts and its conclusion.
///
///     these can't hold together: "a.width == 8", "a.width == 9"; "a.width == 9" is left out
///
/// A short text is on one line. Otherwise each part has its own line, as a terminal shows parts that have places.
public struct DiagnosticText: Hashable, Sendable {
  /// The fact.
  public let headline: Message
  /// The parts, each with its place in the file where it has one.
  public let parts: [Part]
  /// The consequence, or the remedy.
  public let conclusion: Message?
  /// The separator of parts on one line.
  private let separator: String

  /// A part of the text.
  public struct Part: Hashable, Sendable {
    /// The words.
    public let message: Message
    /// The part's place in the file.
    public let position: SourcePosition?

    package init(_ message: Message, at position: SourcePosition? = nil) {
      self.message = message
      self.position = position
    }
  }

  package init(_ headline: Message, parts: [Part] = [], separator: String = "; ", conclusion: Message? = nil) {
    self.headline = headline
    self.parts = parts
    self.separator = separator
    self.conclusion = conclusion
  }

  /// The maximum length of a message's line, in characters.
  package static let maximumLineLength = 300

  /// The text without places: on one line, or on several where that would be too long.
  ///
  /// - Parameter withIDs: A Boolean that adds ids after names.
  /// - Returns: The words, with line breaks where they are long.
  public func text(withIDs: Bool = false) -> String {
    var line = headline.text(withIDs: withIDs)
    if !parts.isEmpty { line += ": " + parts.map { $0.message.text(withIDs: withIDs) }.joined(separator: separator) }
    if let conclusion { line += "; " + conclusion.text(withIDs: withIDs) }
    // Characters are counted only where there are more bytes.
    guard line.utf8.count > Self.maximumLineLength, line.count > Self.maximumLineLength,
      !parts.isEmpty || conclusion != nil
    else { return line }
    return lines(withIDs: withIDs, places: false).joined(separator: "\n")
  }

  /// The text for a terminal: on one line, or, where several parts have places, each part on a line with its place.
  public func textWithPlaces(withIDs: Bool = false) -> String {
    guard parts.count > 1, parts.contains(where: { $0.position != nil }) else { return text(withIDs: withIDs) }
    return lines(withIDs: withIDs, places: true).joined(separator: "\n")
  }

  private func lines(withIDs: Bool, places: Bool) -> [String] {
    let words = parts.map { part in
      let place = places ? part.position.map { "\($0.line):\($0.column): " } ?? "" : ""
      return "  " + place + part.message.text(withIDs: withIDs)
    }
    return ["\(headline.text(withIDs: withIDs))\(parts.isEmpty ? "" : ":")"] + words
      + [conclusion].compactMap(\.self).map { "  " + $0.text(withIDs: withIDs) }
  }
}
