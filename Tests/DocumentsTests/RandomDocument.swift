/// Random JSON documents, the same for the same seed on every machine.
struct RandomDocument {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A JSON text with white space strewn in it; no object in it has a key twice.
  mutating func text() -> String { blanks() + value(depth: 0) + blanks() }

  private mutating func value(depth: Int) -> String {
    switch below(depth < 5 ? 9 : 6) {
    case 0: return "null"
    case 1: return below(2) == 0 ? "true" : "false"
    case 2, 3: return number()
    case 4, 5: return string()
    case 6, 7:
      let elements = (0..<below(6)).map { _ in blanks() + value(depth: depth + 1) + blanks() }
      return "[" + (elements.isEmpty ? blanks() : elements.joined(separator: ",")) + "]"
    default:
      let members = (0..<below(6)).map { index in
        blanks() + "\"\(index)" + string().dropFirst() + blanks() + ":" + blanks() + value(depth: depth + 1) + blanks()
      }
      return "{" + (members.isEmpty ? blanks() : members.joined(separator: ",")) + "}"
    }
  }

  private mutating func number() -> String {
    var text = below(3) == 0 ? "-" : ""
    text += below(4) == 0 ? "0" : digits(first: 1, upTo: below(5) == 0 ? 18 : 6)
    if below(2) == 0 { text += "." + digits(first: 0, upTo: below(5) == 0 ? 25 : 4) }
    if below(4) == 0 { text += pick(["e", "E", "e+", "e-", "E-"]) + digits(first: 0, upTo: 2) }
    return text
  }

  private mutating func digits(first: Int, upTo count: Int) -> String {
    String(first + below(10 - first)) + (0..<below(count)).map { _ in String(below(10)) }.joined()
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "Z", "0", " ", "/", "é", "ß", "漢", "😀", "\u{301}", "\u{7F}", "\u{2028}", "\\\"", "\\\\", "\\/", "\\b", "\\f",
      "\\n", "\\r", "\\t", "\\u0000", "\\u001F", "\\u00e9", "\\uFFFD", "\\ud83d\\ude00", "\\uDBFF\\uDFFF", "//", "/*",
    ]
    return "\"" + (0..<below(8)).map { _ in pick(pieces) }.joined() + "\""
  }

  private mutating func blanks() -> String {
    below(3) == 0 ? (0..<below(3)).map { _ in pick([" ", "\t", "\n", "\r", "\r\n"]) }.joined() : ""
  }

  private mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }

  /// A number from 0 to just below a limit (SplitMix64).
  mutating func below(_ limit: Int) -> Int { Int(bits() % UInt64(limit)) }

  /// 64 random bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
