import LayoutTestSupport

/// Ways to spoil a short text.
enum TextMutations {
  private static let pieces = [
    "", " ", "\t", "\n", "\r", "\u{0}", "\u{7F}", "\u{85}", "\u{1B}[31m", "\u{2028}", "\u{202E}", "\u{FEFF}",
    "\u{FFFD}",
    "é", "e\u{301}", "💥", "👩‍👩‍👧", "K", "\\", "\"", "'", "%s", "%n", "../", "<", ">", "&", "@", "-", "+", "*", "/", ".",
    "..",
    "==", "<=", ">=", "(", ")", "[", "]", "|", "{", "}", ",", ":", "null", "true", "NaN", "1e999", "-1", "0",
    String(repeating: "a", count: 300), String(repeating: "é", count: 5_000), String(repeating: "(", count: 2_000),
  ]

  /// A text with one to four changes.
  static func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.pick([1, 1, 1, 2, 4]) {
      let start = random.integer(0...scalars.count)
      let end = min(scalars.count, start + random.pick([0, 1, 1, 2, 5, 20]))
      switch random.integer(0...4) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: random.integer(0...scalars.count))
      case 2: scalars.replaceSubrange(start..<end, with: random.pick(pieces).unicodeScalars)
      case 3: scalars.insert(contentsOf: random.pick(pieces).unicodeScalars, at: start)
      default:
        guard scalars.count > 1 else { continue }
        scalars.swapAt(random.integer(0...(scalars.count - 1)), random.integer(0...(scalars.count - 1)))
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
