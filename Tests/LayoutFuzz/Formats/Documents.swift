import Documents
import LayoutTestSupport

/// The formats below all others: JSON and XML, whatever they say.
enum DocumentFormats {
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "/", "//", "/*", "*/", "null", "true", "false", "-", "0", "1e5", "1E-400",
    "\"a\"", "\"\\u0000\"", "\"\\uD800\"", "\"\\uD83D\\uDE00\"", "\"\\x\"", "\u{FEFF}", "\n", "\r", "\t", " ", "\u{0}",
    "\u{7F}", "é", "\u{2028}", "\"\u{1}\"", "01", "1.", "[[[[[[[[", "]]]]]]]]", "{\"a\":", "\"a\": 1", "nul", "'",
  ]

  static let json = InputFormat(
    "json", ending: "json", share: 100,
    make: { random in
      if random.happens(0.5) {
        return Array((0..<random.integer(1...30)).map { _ in random.pick(pieces) }.joined().utf8)
      }
      var bytes = document(&random, depth: 0)
      if random.happens(0.6) { ByteChanges.change(&bytes, &random) }
      return bytes
    }, run: { bytes, _ in run(bytes) })

  private static func document(_ random: inout SeededGenerator, depth: Int) -> [UInt8] {
    let kind = random.integer(0...(depth > 5 ? 3 : 6))
    let text: String
    switch kind {
    case 0: text = random.pick(["null", "true", "false"])
    case 1, 2: text = RandomNumbers.literal(&random)
    case 3: text = random.pick(["\"\"", "\"a\"", "\"\\n\\\"\\\\\"", "\"é💥\"", "\"\\u00e9\\ud83d\\ude00\""])
    case 4:
      let parts = (0..<random.integer(0...4)).map { _ in
        String(decoding: document(&random, depth: depth + 1), as: UTF8.self)
      }
      text = "[\(parts.joined(separator: random.pick([",", ", ", ",\n", " , // c\n"])))]"
    default:
      let parts = (0..<random.integer(0...4)).map { place in
        "\"\(random.pick(["a", "b", "\(place)", ""]))\": "
          + String(decoding: document(&random, depth: depth + 1), as: UTF8.self)
      }
      text = "{\(parts.joined(separator: random.pick([",", ", ", ",\n", ",/* c */"])))}"
    }
    return Array(text.utf8)
  }

  private static func run(_ bytes: [UInt8]) -> Verdict {
    var verdict = Verdict()
    do throws(DocumentError) {
      let value = try JSONParser.parse(bytes)
      for indentation in [nil, 2] {
        let text = value.text(indentation: indentation)
        let copy = try? JSONParser.parse(Array(text.utf8))
        verdict.expect(copy?.text() == value.text(), "a value reads back as another", text)
      }
    } catch {
      verdict.isAccepted = false
      MessageCheck(of: bytes).check(error.message, at: error.position, "an error", &verdict)
    }
    return verdict
  }

  private static let markup = [
    "<a>", "</a>", "<a/>", "<a b=\"c\"/>", "<b>", "</b>", "<", ">", "&", "&amp;", "&lt;", "&#10;", "&#x110000;", "&#0;",
    "&e;", "<!-- c -->", "<!--", "-->", "<![CDATA[", "]]>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?p?>", "<?",
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<!DOCTYPE a>", "<!DOCTYPE a [<!ENTITY e \"x\">]>", "\u{FEFF}",
    "\u{0}",
    " b='c'", " b=\"&#10;\"", " xmlns:x=\"y\"", "<x:a>", "text", "é", "\n", "\r\n", "\"", "'", "=", "/",
  ]

  static let xml = InputFormat(
    "xml", ending: "xml", share: 50,
    make: { random in
      var text = (0..<random.integer(1...16)).map { _ in random.pick(markup) }.joined()
      if random.happens(0.6) { text = "<a>\(text)</a>" }
      if random.happens(0.3) { text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text }
      return Array(text.utf8)
    },
    run: { bytes, _ in
      var verdict = Verdict()
      do throws(DocumentError) {
        let root = try XMLDocumentReader.root(of: bytes)
        verdict.expect(!root.name.isEmpty, "an element without a name")
      } catch {
        verdict.isAccepted = false
        MessageCheck(of: bytes).check(error.message, at: error.position, "an error", &verdict)
      }
      return verdict
    })
}

/// Ways to spoil bytes, whatever they mean.
enum ByteChanges {
  private static let ways: [@Sendable (inout [UInt8], inout SeededGenerator) -> Void] = [
    ByteMutations.truncate, ByteMutations.delete, ByteMutations.duplicate, ByteMutations.swap, ByteMutations.replace,
    ByteMutations.replace, ByteMutations.makeInvalid,
  ]

  /// Spoils bytes in one of the ways.
  static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) { random.pick(ways)(&bytes, &random) }
}
