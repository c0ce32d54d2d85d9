import Documents
import Foundation
import LayoutTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML as a tree that knows its lines, and what is refused.
struct XMLDocumentTests {
  private func error(_ text: String, depth: Int = 1_000) -> DocumentError? {
    do throws(DocumentError) {
      _ = try XMLDocumentReader.root(
        of: Array(text.utf8), limits: DocumentLimits(maximumBytes: 1 << 20, maximumDepth: depth))
      return nil
    } catch {
      return error
    }
  }

  @Test("Elements have attributes, children in order, text, and the place where they begin")
  func readsTrees() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <not> an element -->
      <document type="a &lt; &#65;">
          <one/>
          <two key="text"
              id="2">some <![CDATA[<raw>]]> text</two><three/>
      </document>
      """
    let root = try XMLDocumentReader.root(of: Array(text.utf8))
    #expect(root.name == "document")
    #expect(root["type"] == "a < A")
    #expect(root.children.map(\.name) == ["one", "two", "three"])
    #expect(root.child("two")?.text == "some <raw> text")
    #expect(root.child(forKey: "text")?["id"] == "2")
    let places = ([root] + root.children).map { "\($0.position.line):\($0.position.column)" }
    #expect(places == ["3:1", "4:5", "5:5", "6:49"])
  }

  @Test("A carriage return alone ends a line, as one with a line feed does")
  func countsCarriageReturns() throws {
    for end in ["\r", "\r\n", "\n"] {
      let root = try XMLDocumentReader.root(of: Array("<a>\(end)<b/>\(end) <c/></a>".utf8))
      #expect(root.children.map { "\($0.position.line):\($0.position.column)" } == ["2:1", "3:2"])
    }
  }

  @Test("A document type or a declaration in the midst of a file is called by its name")
  func namesMisplacedParts() {
    #expect(error("<a>\n<!DOCTYPE a><b/></a>")?.problem == .malformedXML(.documentType))
    #expect(error("<a>\n<!DOCTYPE a><b/></a>")?.position == SourcePosition(line: 2, column: 1))
    #expect(error("<a>\n<?xml version=\"1.0\"?></a>")?.problem == .malformedXML(.misplacedDeclaration))
  }

  @Test("A text that is written in base 64 is decoded, with padding or without")
  func decodesTexts() throws {
    for text in ["VGl0bGU", "VGl0bGU=", "\nVGl0\nbGU\n"] {
      let root = try XMLDocumentReader.root(of: Array("<string base64-UTF8=\"YES\">\(text)</string>".utf8))
      #expect(root.decodedText == "Title")
    }
    #expect(try XMLDocumentReader.root(of: Array("<string>VGl0bGU</string>".utf8)).decodedText == "VGl0bGU")
  }

  @Test("A byte order mark takes no column")
  func readsMarks() throws {
    let root = try XMLDocumentReader.root(of: [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8))
    #expect(root.position == SourcePosition(line: 1, column: 1))
  }

  @Test(
    "What is no XML is an error at its place",
    arguments: [
      ("", "1:1: error: the file is empty [empty-file]"),
      ("  \n", "1:1: error: the file holds nothing but white space and comments [empty-file]"),
      (
        "<a>\n  <b></c>\n</a>",
        "2:6: error: expected </b>, the end of the element that began at 2:3, found </c> [malformed-xml]"
      ),
      (
        "<a>\n  <b>",
        "2:3: error: the file ends within the element 'b' that begins here [malformed-xml]"
      ),
      (
        "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>",
        "1:1: error: the file declares a document type (<!DOCTYPE), which is not read; remove it [malformed-xml]"
      ),
      (
        "<!DOCTYPE a>",
        "1:1: error: the file declares a document type (<!DOCTYPE), which is not read; remove it [malformed-xml]"
      ),
      ("<a b=\"1\" b=\"2\"/>", "1:10: error: the element has the attribute 'b' twice [malformed-xml]"),
      (
        "<a/>\n b",
        "2:2: error: something stands behind the end of the document's one outermost element [malformed-xml]"
      ),
      (
        "<a><b c='>'/></a><!-- > --><a/>",
        "1:28: error: something stands behind the end of the document's one outermost element [malformed-xml]"
      ),
      (
        "<a><b>\n</b></a></a>",
        "2:9: error: something stands behind the end of the document's one outermost element [malformed-xml]"
      ),
      ("<a>\n<b", "2:1: error: the file ends within the tag that begins here [malformed-xml]"),
      ("<a>\n<!-- ", "2:1: error: the file ends within the comment that begins here [malformed-xml]"),
      ("<a>\n<![CDATA[ ]", "2:1: error: the file ends within the character data that begins here [malformed-xml]"),
      ("<a>\n<?b ", "2:1: error: the file ends within the processing instruction that begins here [malformed-xml]"),
      ("<!-- a -->", "1:1: error: the file holds no XML element [malformed-xml]"),
      ("a<b/>", "1:1: error: something stands before the document's one outermost element [malformed-xml]"),
      ("<a b=1/>", "1:6: error: expected a quote before the value of 'b', found '1' [malformed-xml]"),
      ("<a b/>", "1:5: error: expected '=' behind the attribute 'b', found '/' [malformed-xml]"),
      ("<a b='1'c='2'/>", "1:9: error: expected a blank before the next attribute, found 'c' [malformed-xml]"),
      ("<a 1='2'/>", "1:4: error: expected the name of an attribute or the tag's end, found '1' [malformed-xml]"),
      ("<a/ >", "1:4: error: expected '>', the tag's end, found U+0020 [malformed-xml]"),
      ("<a b='<'/>", "1:7: error: '<' in a value is written &lt; [malformed-xml]"),
      ("<a b='1 & 2'/>", "1:9: error: '&' is written &amp; [malformed-xml]"),
      (
        "<a>&nbsp;</a>",
        "1:4: error: '&nbsp;' is none of XML's entities: &lt; &gt; &amp; &quot; &apos; and characters by number "
          + "[malformed-xml]"
      ),
      (
        "<a>&#x110000;</a>",
        "1:4: error: '&#' begins the number of a character that XML allows, such as &#160; or &#xA0; [malformed-xml]"
      ),
      ("<a>\u{1}</a>", "1:4: error: the character U+0001 is not allowed in XML [malformed-xml]"),
      ("<a>\u{FFFE}</a>", "1:4: error: the character U+FFFE is not allowed in XML [malformed-xml]"),
      (
        "<a>]]></a>",
        "1:4: error: ']]>' ends character data, which did not begin; in text it is written ]]&gt; [malformed-xml]"
      ),
      ("<a><!-- -- --></a>", "1:9: error: '--' may not stand in a comment [malformed-xml]"),
      (
        "<a><!ELEMENT b></a>",
        "1:4: error: '<!' begins a comment, <!--, or character data, <![CDATA[, and nothing else here [malformed-xml]"
      ),
      (
        "<?xml encoding='UTF-8'?><a/>",
        "1:1: error: the XML declaration is malformed; expected <?xml version=\"1.0\" encoding=\"UTF-8\"?> "
          + "[malformed-xml]"
      ),
    ])
  func refuses(text: String, message: String) {
    #expect(error(text)?.description == message)
  }

  @Test(
    "What declares another encoding is refused, also where it would hide a document type",
    arguments: ["UTF-7", "ISO-8859-1", "UTF-16", "utf-16le", "ucs-4", "EBCDIC-CP-US", "", "hz-gb-2312"])
  func refusesEncodings(encoding: String) {
    for body in ["<a/>", "+ADwAIQ-DOCTYPE a+AD4-<a/>"] {
      let found = error("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n\(body)")
      #expect(found?.problem == .malformedXML(.encoding(encoding)))
      #expect(found?.position == SourcePosition(line: 1, column: 30))
    }
  }

  @Test(
    "UTF-8 and ASCII are read under each of their names", arguments: ["UTF-8", "utf-8", "Utf8", "us-ascii", "ASCII"])
  func readsEncodings(encoding: String) {
    #expect(error("<?xml version='1.0' encoding='\(encoding)' standalone='no' ?>\n<a/>") == nil)
  }

  @Test("White space beside references and around entities is kept, white space alone is not")
  func keepsText() throws {
    let root = try XMLDocumentReader.root(
      of: Array("<a>\r\n  one &amp; &#10;two\rthree &#x20AC;<b>\n \n</b><c> &#10; </c></a>".utf8))
    #expect(root.text == "\n  one & \ntwo\nthree €")
    #expect(root.child("b")?.text == "")
    #expect(root.child("c")?.text == " \n ")
  }

  @Test("Blanks in values are spaces, those by number are themselves")
  func readsValues() throws {
    let root = try XMLDocumentReader.root(of: Array("<a b=\"1\r\n2\t3&#10;4 '&apos;é\" c='\"' d=''/>".utf8))
    #expect(root.attributes == ["b": "1 2 3\n4 ''é", "c": "\"", "d": ""])
  }

  @Test("Files far over ten million bytes are read, with values and texts of any length")
  func readsLargeFiles() throws {
    let length = 11_000_000
    let value = String(repeating: "x", count: length)
    let root = try XMLDocumentReader.root(of: Array("<a b=\"\(value)\">\(value)<c/></a>".utf8))
    #expect(root["b"]?.utf8.count == length && root.text.utf8.count == length)
    #expect(root.children.map(\.name) == ["c"])
  }

  @Test("What is well-formed is what libxml2 says", arguments: 0..<20)
  func agreesWithFoundation(chunk: Int) throws {
    var generator = SeededGenerator(seed: UInt64(chunk))
    let text = Array(
      "<?xml version='1.0'?><!--d--><a b=\"1\" c='&amp;'><d>e &#65; f</d><![CDATA[g]]><h/><?i j?></a>\n".utf8)
    let bytes = Array("<>&\"'/= a!-[]?;#x1CDT\n".utf8)
    for _ in 0..<300 {
      var changed = text
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        let place = Int.random(in: changed.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed[place] = bytes.randomElement(using: &generator) ?? 0x20
        case 1: changed.insert(bytes.randomElement(using: &generator) ?? 0x20, at: place)
        default: changed.remove(at: place)
        }
      }
      // Foundation's parser ends the process at an instruction without content, takes document types, and warns of newer
      // versions and of names that begin with `xml`, which are no faults.
      let string = String(decoding: changed, as: UTF8.self)
      guard !string.contains("<!D"), !string.contains(/<\?xml[^ ]/), !string.contains(/'1\.[1-9]/),
        !string.contains(/<\?[^ ?]*\?>/)
      else { continue }
      let isWellFormed = FoundationVerdict.isWellFormed(changed)
      let isRead = (try? XMLDocumentReader.root(of: changed)) != nil
      #expect(isWellFormed == isRead, "\(string)")
    }
  }

  @Test(
    "Comments and processing instructions are passed over, wherever they stand",
    arguments: [
      "<?a?><a>text</a>", "<a><?b?>text</a>", "<a>text<?b c?></a>", "<a>text</a><?b?>\n<!-- c -->\n",
      "<a>te<?b?>xt<?c?></a>", "<!-- <?b?> --><a>text</a>",
    ])
  func passesOver(text: String) throws {
    #expect(try XMLDocumentReader.root(of: Array(text.utf8)).text == "text")
  }

  @Test("What looks like an instruction in character data is text")
  func readsCharacterData() throws {
    #expect(try XMLDocumentReader.root(of: Array("<a><![CDATA[<?b?>]]><?c?></a>".utf8)).text == "<?b?>")
  }

  @Test("As many levels as the limit are read, one more are not", arguments: [10, 600, 1_000])
  func limitsDepth(limit: Int) {
    func nested(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(error(nested(limit), depth: limit) == nil)
    #expect(error(nested(limit + 1), depth: limit)?.problem == .tooDeep(limit: limit))
    #expect(error(nested(100_000), depth: limit)?.problem == .tooDeep(limit: limit))
  }

  @Test("More elements than the limit are an error at the first of them")
  func limitsElements() throws {
    let limits = DocumentLimits(maximumBytes: 100, maximumDepth: 9, maximumValues: 3)
    #expect(try XMLDocumentReader.root(of: Array("<a><b/><c/></a>".utf8), limits: limits).children.count == 2)
    let thrown = #expect(throws: DocumentError.self) {
      try XMLDocumentReader.root(of: Array("<a><b/>\n<c/><d/></a>".utf8), limits: limits)
    }
    #expect(thrown?.problem == .tooManyValues(limit: 3))
    #expect(thrown?.position == SourcePosition(line: 2, column: 5))
  }

  @Test("Damaged documents come to an error or a tree")
  func survivesDamage() {
    let text = Array("<document a=\"1\"><b>c</b><!-- d --><e f='&amp;'/></document>".utf8)
    for place in text.indices {
      _ = try? XMLDocumentReader.root(of: Array(text[..<place]))
      for byte: UInt8 in [0, 0x22, 0x26, 0x3C, 0x3E, 0x80, 0xFF] {
        var changed = text
        changed[place] = byte
        _ = try? XMLDocumentReader.root(of: changed)
      }
    }
  }
}

/// The verdict of Foundation's parser, which is libxml2, on a text: it goes on behind many faults, and then calls the
/// whole read.
private final class FoundationVerdict: NSObject, XMLParserDelegate {
  private var isFaulty = false

  static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    let verdict = FoundationVerdict()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = verdict
    let isWhole = parser.parse()
    return isWhole && !verdict.isFaulty && parser.parserError == nil
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { isFaulty = true }
}
