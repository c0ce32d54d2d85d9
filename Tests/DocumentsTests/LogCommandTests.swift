import Documents
import Testing

/// Texts that the log of a build would obey, in every form in which they are written.
struct LogCommandTests {
  private static let commands = [
    "::error::x", "  \t::error::x", "\u{A0}\u{3000}::error::x", "##[error]x", "a ##[group]x", "###[error]x",
    "##vso[task.setvariable]x", "a##VSO[x]y", "##teamcity[x]", "section_start:1:a", "a section_end:1:a",
  ]
  private static let words = [
    "a::error::x", "UIView::draw", "a: b", "#", "## heading", "##", "# [a]", "##1[a]", "section_start", "a section: b",
    ":a",
  ]

  /// Tells whether a log obeys a line of a text.
  private static func isObeyed(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      line.drop(while: \.isWhitespace).hasPrefix("::")
        || line.firstMatch(of: /##[A-Za-z]*\[|section_(start|end):/) != nil
    }
  }

  @Test("What a log obeys has an escape, whatever is written around it", arguments: commands)
  func escapes(command: String) {
    for text: PrintableText in [
      PrintableText(command), PrintableText(lines: ["a", command]), PrintableText(document: "a\n\(command)\nb"),
      "\(command)", "a\n\(command)", PrintableText("a").line + PrintableText(command), .bold(command, color: 1),
    ] { #expect(!Self.isObeyed(text.string), "\(text.string)") }
  }

  @Test("Other words stand as they are", arguments: words)
  func keepsWords(text: String) {
    #expect(PrintableText(text).string == text)
    #expect(JSONText.quoted(text) == "\"\(text)\"")
  }

  @Test("What is harmless in two parts is none joined")
  func joinsParts() {
    let (sign, colon) = ("##", ":")
    let parts: [PrintableText] = ["\(sign)[error]x", "\(colon)\(colon)error::x", "\(colon):error::x"]
    for part in parts { #expect(!Self.isObeyed(part.string), "\(part.string)") }
    #expect(!Self.isObeyed((PrintableText("##") + PrintableText("[error]")).string))
    #expect(!Self.isObeyed([PrintableText(":"), ":x"].joined().string))
  }

  @Test("A string of JSON has the value that it had", arguments: commands + words)
  func quotes(text: String) throws {
    let quoted = JSONText.quoted(text)
    #expect(!Self.isObeyed(quoted))
    #expect(try JSONParser.parse(Array(quoted.utf8)).content == .string(text))
    let document = PrintableText(document: "{\"a\": \(quoted)}\n").string
    #expect(document.contains(quoted))
  }

  @Test("In a page and in a picture it is the same text to a reader", arguments: commands)
  func marksUp(command: String) {
    let html = "a \(command)".html
    #expect(!Self.isObeyed(html))
    #expect(
      html.replacing("&#35;", with: "#").replacing("&#58;", with: ":").replacing("\\t", with: "\t")
        == "a \(command)".replacing("\\t", with: "\t"))
  }

  @Test("Commands that a log is meant to obey hold no others")
  func keepsCommands() {
    let text = PrintableText(commands: "::error file=a::x ##[group]y\n::notice::z\u{1B}\n").string
    #expect(text == "::error file=a::x #\\u{23}[group]y\n::notice::z\\u{1B}\n")
  }

  @Test("A megabyte of what may be commands is looked through once")
  func isLinear() {
    let text = String(repeating: "::", count: 1 << 19) + String(repeating: " #", count: 1 << 19)
    #expect(PrintableText(text).string.utf8.count == text.utf8.count + 5)
  }
}
