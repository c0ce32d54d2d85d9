import Documents
import Foundation
import LayoutTestSupport
import Testing

@testable import Differences
@testable import SceneSources

/// Files as lines of text, and files with the frames that their constraints give.
struct ScreenDescriptionTests {
  private func described(_ text: String) -> String { ScreenDescription.text(of: Array(text.utf8)).text.string }

  @Test("A screen is described by what people call its parts, constraints as sentences")
  func describes() {
    let text = described(DifferenceExample.text)
    for line in [
      "scene Login", "UILabel “Name”", "UITextField “Your name”", "fontDescription system 17",
      "“Name”.leading = view.safeArea.leading + 16", "“Go”.height = 40", "outlet nameField → “Your name”",
    ] {
      #expect(text.contains("\(line)\n"), "\(line) in\n\(text)")
    }
    // Constraints compute the frames.
    #expect(!text.contains("361") && !text.contains("canvasLocation") && !text.contains("22155"))
  }

  @Test("What is never told is in no description")
  func isStable() {
    let lines = DifferenceExample.text.split(separator: "\n").map(String.init)
    let places = lines.indices.filter { lines[$0].contains("<constraint ") }
    var other = lines
    for (place, opposite) in zip(places, places.reversed()) { other[place] = lines[opposite] }
    let text = other.joined(separator: "\n").replacingOccurrences(of: "22155", with: "23094")
      .replacingOccurrences(of: "retina6_12", with: "retina4_7").replacingOccurrences(
        of: "width=\"361\"", with: "width=\"343\""
      )
      .replacingOccurrences(of: "x=\"52\"", with: "x=\"-52\"")
    #expect(described(text) == described(DifferenceExample.text))
  }

  @Test("A file that can't be read is described by its fault and its lines, for git to compare")
  func describesFaults() {
    let (text, fault) = ScreenDescription.text(of: Array("<a>\n<<<<<<< HEAD\n\u{1B}[31m".utf8))
    #expect(fault != nil)
    #expect(text.string.hasPrefix("not readable: "))
    #expect(text.string.contains("\n<<<<<<< HEAD\n") && !text.string.contains("\u{1B}"))
  }

  @Test(
    "Every fixture and dump has a description", arguments: Checkout.fixtures().filter { !$0.contains("/Rejected/") })
  func describesFixtures(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let (text, fault) = ScreenDescription.text(of: bytes)
    #expect(fault == nil)
    #expect(text.string.count > 10)
  }

  // MARK: Frames

  @Test("Frames are updated where constraints put views elsewhere; every other byte stays")
  func updatesFrames() throws {
    let wrong = DifferenceExample.text.replacingOccurrences(
      of: "<rect key=\"frame\" x=\"16\" y=\"75\"", with: "<rect key='frame'  x=\"99\" y=\"7.5\"")
    let marked = wrong.replacingOccurrences(of: "<label opaque=\"NO\"", with: "<label opaque=\"NO\" misplaced=\"YES\"")
    let update = try FrameUpdate(Array(marked.utf8), name: "a")
    #expect(update.isSettled && update.updatedViews >= 1)
    let text = String(decoding: update.bytes, as: UTF8.self)
    #expect(text.contains("<rect key='frame'  x=\"16\" y=\"75\""), "\(text)")
    #expect(!text.contains("misplaced"))
    let rect = /<rect [^>]*>/
    #expect(text.replacing(rect, with: "") == wrong.replacing(rect, with: ""))
    #expect(try FrameUpdate(update.bytes, name: "a").bytes == update.bytes)
  }

  @Test(
    "Numbers are written as Xcode writes them",
    arguments: [
      (0.0, "0.0"), (16, "16"), (-20.5, "-20.5"), (1001.0 / 3, "333.66666666666669"), (61.0 / 3, "20.333333333333332"),
      (0.25, "0.25"), (2.0 / 3, "0.66666666666666663"), (103.33333333333333, "103.33333333333333"),
    ])
  func writesNumbers(number: Double, text: String) {
    #expect(number.interfaceBuilderText == text)
    #expect(Double(text) == number)
  }
}
