import Documents
import Testing

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
        "2:3: error: the element that begins here is closed by the end tag of another [malformed-xml]"
      ),
      (
        "<a>\n  <b>",
        "2:3: error: the file ends within the element that begins here, or within a tag or comment in it "
          + "[malformed-xml]"
      ),
      (
        "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>",
        "1:1: error: the file declares a document type (<!DOCTYPE), which is not read; remove it [malformed-xml]"
      ),
      (
        "<!DOCTYPE a>",
        "1:1: error: the file declares a document type (<!DOCTYPE), which is not read; remove it [malformed-xml]"
      ),
      ("<a b=\"1\" b=\"2\"/>", "1:1: error: an element has an attribute twice [malformed-xml]"),
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
    ])
  func refuses(text: String, message: String) {
    #expect(error(text)?.description == message)
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
