import Documents
import FileSystem
import LayoutTestSupport
import Testing

@testable import LanguageServer

/// Places in texts that are edited.
struct EditedTextTests {
  private static func text(_ string: String) -> EditedText { EditedText(Array(string.utf8)) }

  @Test("Characters are counted in UTF-16 units, places in files in bytes")
  func units() {
    let text = Self.text("a😀é\nß")
    #expect(text.offset(of: TextPosition(line: 0, character: 3)) == 5)
    #expect(text.offset(of: TextPosition(line: 0, character: 4)) == 7)
    #expect(text.position(of: 7) == TextPosition(line: 0, character: 4))
    #expect(text.position(of: SourcePosition(line: 2, column: 3)) == TextPosition(line: 1, character: 1))
    #expect(text.sourcePosition(of: 8) == SourcePosition(line: 2, column: 1))
  }

  @Test("Places beyond a line or the text are their ends")
  func beyond() {
    let text = Self.text("ab\r\ncd")
    #expect(text.offset(of: TextPosition(line: 0, character: 99)) == 2)
    #expect(text.offset(of: TextPosition(line: 99, character: 0)) == 6)
    #expect(text.offset(of: TextPosition(line: .max, character: .max)) == 6)
    #expect(text.offset(of: SourcePosition(line: 1, column: 50)) == 2)
    #expect(text.offset(of: SourcePosition(line: 50, column: 1)) == 6)
    #expect(text.position(of: 500) == TextPosition(line: 1, character: 2))
    #expect(Self.text("").offset(of: TextPosition(line: 3, character: 3)) == 0)
  }

  @Test("An edited text is as one that was read", arguments: 0..<40)
  func edits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "\n", "\r", "\r\n", "ß", "😀", "long line", "\n\n", ""]
    var text = Self.text("one\ntwo\r\nthree\rfour")
    for _ in 0..<60 {
      let ends = [random.integer(0...text.bytes.count), random.integer(0...text.bytes.count)].sorted()
      let new = pieces[random.integer(0...pieces.count - 1)]
      text.replace(ends[0]..<ends[1], with: Array(new.utf8))
      let read = EditedText(text.bytes)
      #expect(text.lineCount == read.lineCount)
      for offset in 0...text.bytes.count {
        #expect(text.position(of: offset) == read.position(of: offset))
      }
    }
  }

  @Test("URIs and paths of files are each other's, however they are escaped")
  func uris() {
    let uri = DocumentURI("file:///a%20b/%C3%9F/Main.storyboard")
    #expect(uri.path?.description == "/a b/ß/Main.storyboard")
    #expect(uri == DocumentURI("file:///a b/ß/Main.storyboard"))
    #expect(uri.path.map { DocumentURI(of: $0).text } == "file:///a%20b/%C3%9F/Main.storyboard")
    #expect(DocumentURI("untitled:Untitled-1").path == nil)
    #expect(DocumentURI("file:///a%00b").path == nil)
    #expect(DocumentURI("file:///a%zz%4").path?.description == "/a%zz%4")
  }
}
