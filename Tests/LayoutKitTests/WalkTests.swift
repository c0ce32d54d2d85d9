import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

/// The article *From a file to frames* shows what the types print.
struct WalkTests {
  private static let path = Checkout.article("FromFileToFrames")

  /// A block behind its marker: `<!-- BigNerdRanch/heavy-rotation landscapeLeft region -->`, then what is printed.
  private struct Block {
    let marker: String
    let lines: Range<Int>
    let fixture: String
    let orientation: InterfaceOrientation
    let stage: String

    init?(at index: Int, in lines: [String]) {
      marker = lines[index]
      let words = marker.split(separator: " ").map(String.init)
      guard words.count == 5, words[0] == "<!--", words[4] == "-->",
        let orientation = InterfaceOrientation.allCases.first(where: { $0.name == words[2] })
      else { return nil }
      (fixture, self.orientation, stage) = (words[1], orientation, words[3])
      guard index + 1 < lines.count, lines[index + 1].hasPrefix("```"),
        let end = lines[(index + 2)...].firstIndex(of: "```")
      else { return nil }
      self.lines = index + 2..<end
    }
  }

  @Test("Every block of the article is what the code prints; LAYOUT_RECORD=all writes them anew")
  func shows() throws {
    var lines = try String(contentsOfFile: Self.path, encoding: .utf8).components(separatedBy: "\n")
    let isRecording = ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "all"
    let markers = lines.indices.filter { lines[$0].hasPrefix("<!-- ") }
    #expect(markers.count >= 15)
    for index in markers.reversed() {
      let block = try #require(Block(at: index, in: lines), "\(lines[index])")
      let text = try #require(
        try Walk(fixture: block.fixture).text(of: block.stage, in: block.orientation), "\(block.marker)")
      let printed = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
      if isRecording {
        lines.replaceSubrange(block.lines, with: printed)
      } else {
        #expect(Array(lines[block.lines]) == printed, "\(block.marker)")
      }
    }
    if isRecording {
      try lines.joined(separator: "\n").write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
  }
}
