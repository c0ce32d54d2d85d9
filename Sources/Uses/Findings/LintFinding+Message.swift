import LayoutModel

/// The one-line text of a finding: the fault, its place, and the advice.
extension LintFinding {
  /// The maximum length of a message, in characters; structured forms hold the parts left out.
  public static let maximumMessageLength = 200

  /// The message, in one line.
  ///
  ///     Login: “Sign in” overlaps “Help” by 12 × 44 pt on iPhone SE, landscape, largest text (7 of 96)
  ///     Login: the room between “Tag” and “Count” can go to either (everywhere); give one a higher horizontal hugging priority
  ///
  /// A message that would be too long first has its conditions counted, then left out; then its advice is left out; at
  /// last its text is cut.
  public var message: String {
    // Characters are counted only where there are more bytes.
    func isShort(_ text: String) -> Bool {
      text.utf8.count <= Self.maximumMessageLength || text.count <= Self.maximumMessageLength
    }
    for frame in frames {
      let whole = frame.before + text + frame.behind
      if isShort(whole) { return whole }
    }
    guard let frame = frames.last else { return text }
    let room = Self.maximumMessageLength - frame.before.count - frame.behind.count - 1
    return frame.before + text.prefix(max(0, room)) + "…" + frame.behind
  }

  /// The message, with the guesses of a guessed finding: for forms that have no other place for them.
  public var messageWithGuesses: String { message + guesses }

  /// The fault and the advice, without scene and conditions: for forms that have places for these.
  package var textWithAdvice: String { text + (advice.map { "; \($0)" } ?? "") + guesses }

  private var guesses: String {
    certainty.isSure ? "" : " (guessed, because \(certainty.guesses.map(\.text).joined(separator: "; ")))"
  }

  /// The candidates for the words around the text in the message, the longest first.
  private var frames: [(before: String, behind: String)] {
    var before = ""
    if let sceneName {
      let isLong = sceneName.count > Self.maximumSceneName
      before = (isLong ? sceneName.prefix(Self.maximumSceneName) + "…" : sceneName) + ": "
    }
    let worsened = isWorsened ? ", worsened" : ""
    let tail = advice.map { "; \($0)" } ?? ""
    return [
      (before, whereItIs + worsened + tail), (before, counted + worsened + tail), (before, worsened + tail),
      (before, counted + worsened),
    ]
  }

  private static let maximumSceneName = 60

  /// The worst conditions in words, and the number of conditions.
  private var whereItIs: String {
    guard let worst else { return counted }
    guard isEverywhere else { return " on \(worstName ?? worst)\(counted)" }
    guard let worstName else { return counted }
    return conditionCount > 1 ? " (everywhere, worst on \(worstName))" : " on \(worstName)"
  }

  /// The number of conditions, in words.
  private var counted: String {
    guard conditionCount > 1, !conditions.isEmpty else { return "" }
    return isEverywhere ? " (everywhere)" : " (\(conditions.count) of \(conditionCount))"
  }

  private var isEverywhere: Bool { conditions.count == conditionCount }

  /// The finding with another text, such that its message is the given one.
  ///
  /// - Parameter message: The message of a finding that differs only in its text.
  /// - Returns: The finding; `nil` where the message is of no such finding.
  package func saying(_ message: String) -> LintFinding? {
    for (before, behind) in frames {
      guard message.utf8.count >= before.utf8.count + behind.utf8.count, message.hasPrefix(before),
        message.hasSuffix(behind)
      else { continue }
      var finding = self
      finding.text = String(message.dropFirst(before.count).dropLast(behind.count))
      if finding.message == message { return finding }
    }
    return nil
  }
}
