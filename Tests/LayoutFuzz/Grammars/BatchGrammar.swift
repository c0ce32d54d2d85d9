import Documents
import LayoutTestSupport

/// Makes lines of `layout batch`: requests of small inputs, of which some members are missing, of another kind, or spoilt.
enum BatchGrammar {
  private static let keys = [
    "id", "command", "path", "content", "contentBase64", "name", "conditions", "options", "pth", "",
  ]
  private static let ids = ["1", "\"a\"", "null", "[1, {\"a\": 2}]", "1e999", "\"\\u001b[31m\\n\"", "-0.50"]
  private static let options: [(key: String, values: [String])] = [
    ("device", ["\"iphone-17\"", "[\"ipad-pro-11\", \"iphone-4s\"]", "\"nokia\"", "17"]),
    ("orientation", ["\"portrait\"", "[\"landscapeLeft\"]", "\"sideways\""]),
    ("size", ["\"320x480\"", "[\"1x1\", \"700x500\"]", "\"x\""]),
    ("format", ["\"json\"", "\"text\"", "\"svg\"", "null"]),
    ("width", ["\"320...400\"", "\"400...320\"", "320"]), ("max-pieces", ["20", "\"3\"", "-1"]),
    ("strict", ["true", "false"]), ("scene", ["\"initial\"", "\"x\""]),
    ("localization", ["\"de\"", "\"all\"", "\"X\""]),
    ("output", ["\"a\""]), ("jobs", ["1"]), ("--device", ["\"iphone-17\""]), ("help", ["true"]),
  ]
  private static let paths = ["nothing.json", "nothing.xib", "", "-", "--help", "/dev/null/a.storyboard", "/dev/null"]

  /// A line, without its end.
  static func line(_ random: inout SeededGenerator) -> [UInt8] {
    let text = "{" + members(&random).map { "\(JSONText.quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    guard random.happens(0.2) else { return Array(text.utf8) }
    var bytes = Array(TextMutations.mutated(text, &random).utf8)
    if random.happens(0.2), !bytes.isEmpty { bytes[random.integer(0...bytes.count - 1)] = 0xFF }
    return bytes.filter { $0 != 0x0A }
  }

  private static func members(_ random: inout SeededGenerator) -> [(key: String, value: String)] {
    var members = [
      ("id", random.pick(ids)), ("command", "\"\(random.pick(["solve", "solve", "lint", "sweep", "verify"]))\""),
    ]
    if random.happens(0.15) {
      members.append(("path", JSONText.quoted(random.pick(paths))))
    } else {
      members.append(("content", JSONText.quoted(content(&random))))
      if random.happens(0.5) {
        members.append(("name", "\"\(random.pick(["a.json", "a.xib", "b/c.storyboard", "", "-"]))\""))
      }
    }
    if random.happens(0.3) {
      members.append(("conditions", random.pick(["[\"iphone-17/portrait\"]", "\"canvas\"", "[\"x\"]", "[]", "{}"])))
    }
    let chosen = options.filter { _ in random.happens(0.2) }.map { "\"\($0.key)\": \(random.pick($0.values))" }
    if !chosen.isEmpty { members.append(("options", "{\(chosen.joined(separator: ", "))}")) }
    if random.happens(0.1) { members.append((random.pick(keys), random.pick(ids))) }
    if random.happens(0.05) { members.removeFirst() }
    return members
  }

  /// A screen as a file holds it.
  private static func content(_ random: inout SeededGenerator) -> String {
    let small = Examples.fixtures.filter { $0.bytes.count < 2_000 }
    guard !small.isEmpty, random.happens(0.8) else { return random.pick(["", "{", "<document/>", "\u{0}", "[]"]) }
    let text = String(decoding: random.pick(small).bytes, as: UTF8.self)
    return random.happens(0.2) ? TextMutations.mutated(text, &random) : text
  }
}
