import Documents
import LayoutModel
import LayoutTestSupport
import Testing

@testable import Notations
@testable import SceneSources

/// The content of a project's files beside Interface Builder's: texts, property lists, images.
struct ProjectFileTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  // MARK: Texts

  @Test(
    "Texts are read as Xcode writes them, and as people do",
    arguments: [
      ("", [:]), (" /* nothing */ // and nothing", [:]),
      ("/* Class = \"UILabel\"; */\n\"a.text\" = \"Größe\";\n", ["a.text": "Größe"]),
      ("\"a\"=\"1\";\"a\"=\"2\";b=c;", ["a": "2", "b": "c"]),
      ("'single' = \"x\"; \"short\";", ["single": "x", "short": "short"]),
      (#""e" = "\"\n\t\\\U00fc\u00FC\351\é\q";"#, ["e": "\"\n\t\\üüééq"]),
      (#""pair" = "\UD83D\UDE42"; "half" = "\UD83D";"#, ["pair": "🙂", "half": "\u{FFFD}"]),
      ("{ \"braced\" = \"x\"; }", ["braced": "x"]), ("\u{FEFF}\"mark\" = \"x\";", ["mark": "x"]),
      ("\"line\" = \"a\nb\";", ["line": "a\nb"]),
      ("<?xml version=\"1.0\"?><!DOCTYPE plist><plist><dict><key>k</key><string>v</string></dict></plist>", ["k": "v"]),
    ])
  func readsTexts(text: String, expected: [String: String]) throws {
    #expect(try StringsFile.texts(from: bytes(text)) == expected)
    // The same in UTF-16, of either order, with a mark.
    guard !text.hasPrefix("<"), !text.hasPrefix("\u{FEFF}") else { return }
    let units = [0xFEFF] + Array(text.utf16)
    #expect(try StringsFile.texts(from: units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == expected)
    #expect(try StringsFile.texts(from: units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == expected)
  }

  @Test(
    "What isn't understood of texts is told with its place",
    arguments: [
      ("\"a\" = \"b\"", "1:10: error: expected ';' behind the text, found the end of the file [malformed-strings]"),
      ("\n  \"a\" \"b\";", "2:7: error: expected ';' behind the text, found '\"' [malformed-strings]"),
      ("\"a\" = ;", "1:7: error: expected a text, found ';' [malformed-strings]"),
      ("\"a\" = (\"b\");", "1:7: error: expected a text, found '(' [malformed-strings]"),
      ("\"a\" = \"b", "1:7: error: a text begins here and never ends [malformed-strings]"),
      ("/* ", "1:1: error: a comment begins here and never ends [malformed-strings]"),
      ("{ a = b; } c", "1:12: error: expected the end of the file, found 'c' [malformed-strings]"),
      ("{ a = b;", "1:9: error: expected '}', found the end of the file [malformed-strings]"),
      (
        "<plist><array/></plist>",
        "1:1: error: this is another property list, not a list of texts by their keys [wrong-format]"
      ),
      (
        "bplist00",
        "error: this is a binary property list, which is not read; `plutil -convert xml1` makes it one of XML [wrong-format]"
      ),
    ])
  func refusesTexts(text: String, message: String) {
    #expect(refusal { _ = try StringsFile.texts(from: bytes(text)) } == message)
  }

  @Test("Cut and twisted files of texts end in a message or in texts")
  func survivesTexts() {
    var random = SeededGenerator(seed: 7)
    let sample = bytes("{/* c */\"a.text\" = \"x\\U00fc\\\"ä🙂\"; // e\n b = 'c'; }")
    let utf16: [UInt8] = [0xFF, 0xFE] + "\"a\" = \"🙂\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for source in [sample, utf16] {
      for end in source.indices { _ = try? StringsFile.texts(from: Array(source[..<end])) }
      for _ in 0..<2_000 {
        var twisted = source
        for _ in 0...2 {
          twisted[Int.random(in: twisted.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        _ = try? StringsFile.texts(from: twisted)
      }
    }
  }

  @Test("A catalogue gives each language its texts, of variations the one that holds otherwise")
  func readsCatalogues() throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Eins"}},
          "fr": {"variations": {"plural": {"one": {"stringUnit": {"value": "un"}},
            "other": {"variations": {"device": {"iphone": {"stringUnit": {"value": "des"}}}}}}}}}},
        "b.text": {"comment": "nothing"}, "c.text": {"localizations": {"de": {"variations": {}}}}}}
      """
    #expect(try StringsCatalogue.texts(from: bytes(catalogue)) == ["de": ["a.text": "Eins"], "fr": ["a.text": "des"]])
    #expect(
      refusal { _ = try StringsCatalogue.texts(from: bytes(" [1]")) }
        == "1:2: error: this is an array, not a catalogue of texts, an object with 'strings' [wrong-format]")
  }

  // MARK: Info.plist

  private func list(_ body: String) -> [UInt8] {
    bytes(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x\">\n"
        + "<plist version=\"1.0\"><dict>\(body)</dict></plist>")
  }

  @Test("Orientations and the full screen are read of an Info.plist, and nothing is made up")
  func readsApplications() throws {
    let key = "UISupportedInterfaceOrientations"
    let application = Application(
      try PropertyList(
        reading: list(
          "<key>\(key)</key><array><string>UIInterfaceOrientationLandscapeRight</string><string>x</string></array>"
            + "<key>\(key)~ipad</key><array><string>$(ORIENTATIONS)</string></array>"
            + "<key>UIRequiresFullScreen</key><true/><key>d</key><date>2026-01-01</date>")))
    #expect(application.supportedInterfaceOrientations == SupportedOrientations([.landscapeRight]))
    #expect(application.supportedInterfaceOrientationsOnPad == nil)
    #expect(application.requiresFullScreen)
    #expect(Application(try PropertyList(reading: list(""))) == Application())
  }

  @Test(
    "What is no property list is told",
    arguments: [
      (
        "<plist><dict><string>x</string></dict></plist>",
        "1:14: error: expected a <key> and its value, found <string> [malformed-strings]"
      ),
      ("<dict/>", "1:1: error: this is <dict>, not a property list [wrong-format]"),
      (
        "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>",
        "1:1: error: the file declares a document type (<!DOCTYPE), which is not read; remove it [malformed-xml]"
      ),
    ])
  func refusesLists(text: String, message: String) {
    #expect(refusal { _ = try PropertyList(reading: bytes(text)) } == message)
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? InputError)?.description
    }
  }

  // MARK: Images

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 7]

  private static let images: [(bytes: [UInt8], size: Size?)] = [
    (png, Size(width: 256, height: 7)),
    // Apple's own form has a chunk before the header.
    (
      Array(png[..<8]) + [0, 0, 0, 4] + Array("CgBI".utf8) + [0, 0, 0, 0, 0, 0, 0, 0] + Array(png[8...]),
      Size(width: 256, height: 7)
    ),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xFF, 0xC2, 0, 8, 8, 0, 90, 2, 128, 1], Size(width: 640, height: 90)),
    // A table isn't a frame; an empty segment would never end.
    ([0xFF, 0xD8, 0xFF, 0xC4, 0, 8, 8, 0, 90, 2, 128, 1], nil), ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0], nil),
    (Array("%PDF-1.4\n/MediaBox[ 0 0 28.5 24 ]".utf8), Size(width: 28.5, height: 24)),
    (Array("%PDF-1.4\n/MediaBox 3 0 R".utf8), nil), (Array("%PDF-1.4\n/MediaBox [0 0 1e300 1]".utf8), nil),
    (Array("<?xml version='1.0'?><svg\nwidth='12px' height=\"8pt\">".utf8), Size(width: 12, height: 8)),
    (Array("<svg width=\"100%\" height=\"8\" viewBox=\"0,0 24 16\">".utf8), Size(width: 24, height: 16)),
    (Array("<svg viewBox=\"0 0 nan 16\">".utf8), nil), ([], nil), (Array("GIF89a".utf8), nil),
  ]

  @Test("Images tell their sizes in their first bytes, and cut ones tell nothing", arguments: images.indices)
  func readsImages(index: Int) {
    let (bytes, size) = Self.images[index]
    #expect(ImageHeader.size(of: bytes)?.size == size)
    for end in bytes.indices { _ = ImageHeader.size(of: Array(bytes[..<end])) }
  }

  @Test("Of an image's files those for any device come first; none leads out of its folder")
  func readsImageSets() throws {
    let set = try ImageSet(
      reading: bytes(
        """
        {"images": [{"idiom": "ipad", "filename": "p.png", "scale": "2x"}, {"filename": "../x.png"}, {"idiom": "universal"},
          {"idiom": "universal", "filename": "u.png", "scale": "3x"}, {"idiom": "universal", "filename": "u.pdf"}]}
        """))
    #expect(
      set.files == [.init(name: "u.png", scale: 3), .init(name: "u.pdf", scale: nil), .init(name: "p.png", scale: 2)])
  }
}
