import Documents
import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import Differences

/// Three versions of a screen as one.
struct MergeTests {
  /// A version of a screen with parts that versions differ in.
  private struct Screen {
    var title = "Name"
    var constant = "20"
    var priority = ""
    var frame = "x=\"0.0\" y=\"0.0\""
    var extra = ""
    var constraints = ""
    var hasLabel = true
    var isInStack = false
    var color = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    var tools = "20000"

    var text: String {
      let label = """
        <label text="\(title)" id="lab-el-001">
              <rect key="frame" \(frame) width="10" height="10"/>
            </label>
        """
      let views =
        !hasLabel
        ? ""
        : isInStack
          ? "<stackView id=\"sta-ck-001\"><subviews>\n            \(label)\n          </subviews></stackView>" : label
      let own =
        hasLabel
        ? "\n          <constraint firstItem=\"lab-el-001\" constant=\"\(constant)\"\(priority) id=\"con-st-001\"/>"
        : ""
      return """
        <?xml version="1.0"?>
        <document toolsVersion="\(tools)">
          <view id="vie-w0-001">
            <subviews>
              \(views)\(extra)
            </subviews>
            \(color)
            <constraints>\(own)\(constraints)
            </constraints>
          </view>
        </document>

        """
    }
  }

  private static func merged(
    _ base: Screen = Screen(), _ ours: (inout Screen) -> Void, _ theirs: (inout Screen) -> Void
  ) throws -> (text: String, words: [String]) {
    var (own, other) = (base, base)
    ours(&own)
    theirs(&other)
    let file = try #require(
      try FileMerge.interfaceBuilder(
        base: Array(base.text.utf8), ours: Array(own.text.utf8), theirs: Array(other.text.utf8)))
    _ = try XMLDocumentReader.root(of: file.bytes)
    return (String(decoding: file.bytes, as: UTF8.self), file.conflicts.map(\.words))
  }

  private static func text(_ change: (inout Screen) -> Void) -> String {
    var screen = Screen()
    change(&screen)
    return screen.text
  }

  @Test("Changes of different attributes of one element go together, and a side that changes nothing counts nothing")
  func attributes() throws {
    let both = try Self.merged {
      $0.constant = "30"
    } _: {
      $0.priority = " priority=\"750\""
    }
    #expect(both.words.isEmpty)
    #expect(both.text.contains("constant=\"30\" id=\"con-st-001\" priority=\"750\""))
    let one = try Self.merged {
      $0.title = "Names"
    } _: { _ in
    }
    #expect(one.text == Self.text { $0.title = "Names" })
    let other = try Self.merged { _ in
    } _: {
      $0.title = "Names"
    }
    #expect(other.text == Self.text { $0.title = "Names" })
  }

  @Test("What each side adds is there once, each behind what it follows")
  func additions() throws {
    let result = try Self.merged {
      $0.extra = "<button id=\"but-on-001\"/>"
      $0.constraints = "<constraint id=\"con-st-002\" firstItem=\"but-on-001\"/>"
    } _: {
      $0.extra = "<button id=\"but-on-002\"/>"
      $0.title = "Other"
    }
    #expect(result.words.isEmpty)
    #expect(
      result.text.contains("<button id=\"but-on-002\"/><button id=\"but-on-001\"/>")
        || result.text.contains("<button id=\"but-on-001\"/><button id=\"but-on-002\"/>"))
    #expect(result.text.contains("text=\"Other\""))
  }

  @Test("A view that one side moves and another changes is moved and changed")
  func moves() throws {
    let result = try Self.merged {
      $0.isInStack = true
    } _: {
      $0.title = "Other"
    }
    #expect(result.words.isEmpty)
    #expect(result.text == Self.text { screen in (screen.isInStack, screen.title) = (true, "Other") })
  }

  @Test("Values that both sides change are at odds: ours holds, and git's markers stand in a comment")
  func conflicts() throws {
    let result = try Self.merged {
      $0.constant = "30"
    } _: {
      $0.constant = "40"
    }
    #expect(result.words == ["both sides changed constant of <constraint> con-st-001"])
    #expect(
      result.text.contains(
        "\n<<<<<<< ours\n<constraint firstItem=\"lab-el-001\" constant=\"30\" id=\"con-st-001\"/>\n||||||| base\n"))
    #expect(
      result.text.contains(
        "\n=======\n<constraint firstItem=\"lab-el-001\" constant=\"40\" id=\"con-st-001\"/>\n>>>>>>> theirs\n-->"))
    let text = try Self.merged {
      $0.title = "a--b"
    } _: {
      $0.title = "c"
    }
    #expect(text.text.contains("a-&#45;b"))
    let color = try Self.merged {
      $0.color = $0.color.replacing("white=\"1\"", with: "white=\"0\"")
    } _: {
      $0.color = $0.color.replacing("alpha=\"1\"", with: "alpha=\"0\"")
    }
    #expect(color.words == ["both sides changed <color> backgroundColor"])
  }

  @Test("What one side removes goes, with what the other side's Xcode computed, but not what it changed")
  func removals() throws {
    let gone = try Self.merged {
      $0.hasLabel = false
    } _: {
      $0.frame = "x=\"1\" y=\"1\""
    }
    #expect(gone.words.isEmpty)
    #expect(!gone.text.contains("lab-el-001"))
    let kept = try Self.merged {
      $0.hasLabel = false
    } _: {
      $0.title = "Other"
    }
    #expect(kept.words == ["ours removed what theirs changed: <label> lab-el-001"])
    #expect(kept.text.contains("<label text=\"Other\" id=\"lab-el-001\">"))
  }

  @Test("A constraint of a view that is gone goes too, and is told")
  func dangling() throws {
    let result = try Self.merged {
      $0.hasLabel = false
    } _: {
      $0.constraints = "<constraint firstItem=\"lab-el-001\" firstAttribute=\"top\" id=\"con-st-003\"/>"
    }
    #expect(result.words == ["<constraint> con-st-003 refers to lab-el-001, which ours removed"])
    // Both stand in the comment: the words, and the constraint between the markers.
    let comment = try #require(result.text.components(separatedBy: "-->").first?.components(separatedBy: "<!--").last)
    #expect(comment.components(separatedBy: "con-st-003").count == 3)
    #expect(result.text.components(separatedBy: "con-st-003").count == 3)
  }

  @Test("Of versions the newer holds, and frames that both sides changed are ours")
  func settled() throws {
    let result = try Self.merged {
      ($0.tools, $0.frame) = ("21000.1", "x=\"5\" y=\"5\"")
    } _: {
      ($0.tools, $0.frame) = ("21000.12", "x=\"6\" y=\"6\"")
    }
    #expect(result.words.isEmpty)
    #expect(result.text.contains("toolsVersion=\"21000.12\""))
    #expect(result.text.contains("x=\"5\""))
  }

  @Test("Three equal versions are that version, byte for byte", arguments: ["Fixtures/InterfaceBuilder"])
  func same(folder: String) throws {
    for path in Checkout.files(below: folder, ending: "storyboard") + Checkout.files(below: folder, ending: "xib") {
      let bytes = try PublicBytes.of(path)
      #expect(try FileMerge.interfaceBuilder(base: bytes, ours: bytes, theirs: bytes)?.bytes == bytes, "\(path)")
    }
  }

  @Test("Fixtures merge by keys and ids, and what is at odds stands in a comment")
  func fixtures() throws {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    let base = bytes(#"{"view": {"subviews": [{"id": "a", "frame": [0, 0, 1, 1]}, {"id": "b"}]}}"#)
    let merged = try FileMerge.json(
      base: base,
      ours: bytes(#"{"view": {"subviews": [{"id": "a", "frame": [0, 0, 2, 2]}, {"id": "b"}, {"id": "c"}]}}"#),
      theirs: bytes(#"{"view": {"subviews": [{"id": "a", "frame": [0, 0, 1, 1]}, {"id": "b", "alpha": 0}]}}"#))
    #expect(merged.conflicts.isEmpty)
    #expect(
      String(decoding: merged.bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined()
        == #"{"view":{"subviews":[{"id":"a","frame":[0,0,2,2]},{"id":"b","alpha":0},{"id":"c"}]}}"#)
    let odd = try FileMerge.json(base: base, ours: bytes(#"{"view": 1}"#), theirs: bytes(#"{"view": "*/"}"#))
    #expect(odd.conflicts.map(\.words) == ["both sides changed view"])
    #expect(try JSONParser.parse(odd.bytes).text() == #"{"view":1}"#)
  }

  @Test("A view that becomes one of another class keeps what the other side changes in it")
  func classes() throws {
    func text(_ name: String, _ alpha: String) -> [UInt8] {
      Array("<document><\(name) alpha=\"\(alpha)\" id=\"a\"><rect key=\"frame\" x=\"0\"/></\(name)></document>\n".utf8)
    }
    let merged = try FileMerge.interfaceBuilder(
      base: text("imageView", "1"), ours: text("view", "1"), theirs: text("imageView", "0"))
    #expect(merged?.bytes == text("view", "0"))
    #expect(merged?.conflicts.isEmpty == true)
  }

  @Test("Archives of Xcode 4 aren't merged by elements")
  func archives() throws {
    let archive = Array("<archive><data/></archive>".utf8)
    let merged = try FileMerge.interfaceBuilder(base: archive, ours: archive, theirs: archive)
    #expect(merged == nil)
  }

  @Test("A version that isn't well-formed is an error")
  func malformed() {
    #expect(throws: DocumentError.self) {
      try FileMerge.interfaceBuilder(base: [], ours: Array("<a>".utf8), theirs: Array("<a/>".utf8))
    }
  }
}

/// The bytes of a file of the checkout.
private enum PublicBytes {
  static func of(_ path: String) throws -> [UInt8] { try Files.contents(of: Path(path), limit: 1 << 26) }
}
