import Documents
import Testing

@testable import LanguageServer

/// Where elements and values begin and end.
struct OutlineTests {
  private static func parts(_ string: String, isXML: Bool) throws -> [String] {
    let text = EditedText(Array(string.utf8))
    return try Outline(text, isXML: isXML).parts.map { String(decoding: text.bytes[$0.range], as: UTF8.self) }
  }

  @Test("Elements reach from their first to their last byte, whatever is between them")
  func elements() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<!-- <x> --><a b='>' c=\"/>\"><d/>t<![CDATA[</a>]]><e><f g='1' /></e ><!-- </a> --></a>\n"
    #expect(
      try Self.parts(text, isXML: true) == [
        "<a b='>' c=\"/>\"><d/>t<![CDATA[</a>]]><e><f g='1' /></e ><!-- </a> --></a>", "<d/>", "<e><f g='1' /></e >",
        "<f g='1' />",
      ])
  }

  @Test("Objects, arrays and strings reach from their first to their last byte")
  func values() throws {
    let text = "// {\n{\"a]\": [\"}\\\"\", {}], /* ] */ \"b\": 1}"
    #expect(
      try Self.parts(text, isXML: false) == [
        "{\"a]\": [\"}\\\"\", {}], /* ] */ \"b\": 1}", "[\"}\\\"\", {}]", "\"}\\\"\"", "{}",
      ])
  }

  @Test("The parts around a place are found from the innermost out")
  func around() throws {
    let text = EditedText(Array("<a><b/><c><d/> </c></a>".utf8))
    let outline = try Outline(text, isXML: true)
    func names(_ offset: Int) -> [String] {
      outline.indices(around: offset).compactMap { outline.parts[$0].element?.name }
    }
    #expect(names(5) == ["b", "a"])
    #expect(names(12) == ["d", "c", "a"])
    #expect(names(15) == ["c", "a"])
    #expect(names(21) == ["a"])
  }
}
