import Foundation
import LayoutKit
import LayoutTestSupport
import Testing

/// The article on the book's rules leads to what is kept.
struct BookRulesTests {
  private let lines: [Substring]

  init() throws {
    lines = try String(
      contentsOfFile: Checkout.article("BookRules"), encoding: .utf8
    ).split(separator: "\n").prefix { $0 != "### In Swift" }.map(\.self)
  }

  /// The rows of its tables, headings aside.
  private var rows: [Substring] {
    lines.filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") && !Self.isHeading($0) }
  }

  private static func isHeading(_ line: Substring) -> Bool { line.hasPrefix("| text |") }

  @Test("Every row has the columns of its table: text, behaviour, fixture, Swift and verdict")
  func hasColumns() {
    #expect(rows.count >= 120)
    var columns = 0
    for line in lines where line.hasPrefix("|") {
      let count = line.split(separator: "|").count
      if Self.isHeading(line) { columns = count } else { #expect(count == columns, "\(line)") }
    }
  }

  @Test("Portrait and landscape left are the mask 18, in which landscape left is and upside down isn't")
  func tellsMasks() throws {
    let path = Checkout.path("Fixtures/BigNerdRanch/tabs-intersection.json")
    let scene = try Fixture.scene(from: Array(try Data(contentsOf: URL(fileURLWithPath: path))), name: "tabs")
    let state = try ScreenState(scene, on: scene.device())
    #expect(
      state.decision(on: .landscapeLeft).trail.contains { $0.contains("(mask 18; ") && $0.hasSuffix("allows it") })
    #expect(
      state.decision(on: .portraitUpsideDown).trail.contains { $0.contains("(mask 18; ") && $0.hasSuffix("refuses it") }
    )
    let masks = [InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft].map {
      InterfaceOrientationMask($0).rawValue
    }
    #expect(masks == [2, 4, 8, 16])
  }

  @Test("Every row links to a file that is kept beside a fixture")
  func linksToFiles() {
    for row in rows {
      let links = row.components(separatedBy: "](../../../").dropFirst().compactMap { $0.split(separator: ")").first }
      #expect(!links.isEmpty, "\(row)")
      for link in links {
        #expect(FileManager.default.fileExists(atPath: Checkout.path(String(link))), "\(link)")
        #expect(link.hasSuffix(".golden.json") || link.hasSuffix(".txt"), "\(link)")
      }
    }
  }

  @Test("Every row names Swift that is there, or a dash")
  func namesSwift() throws {
    let swift = try SwiftPlaces()
    for row in rows {
      let cell = row.split(separator: "|")[3].trimmingCharacters(in: .whitespaces)
      guard cell != "–" else { continue }
      #expect(swift.contains(cell.trimmingCharacters(in: CharacterSet(charactersIn: "`"))), "\(row)")
    }
  }
}
