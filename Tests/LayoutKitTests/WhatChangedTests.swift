import Differences
import Foundation
import LayoutKit
import LayoutTestSupport
import Testing

/// The article *What changed*, as a user of the library reads it.
struct WhatChangedTests {
  private static let article = "Sources/Faces/LayoutKit/LayoutKit.docc/Work/WhatChanged.md"

  @Test("The example of the article compiles, and comes to the effect that the article shows")
  func runsTheExample() throws {
    let old = Array(DifferenceExample.text.utf8)
    let new = Array(
      DifferenceExample.text.replacingOccurrences(of: "constant=\"16\" id=\"c-1\"", with: "constant=\"24\" id=\"c-1\"")
        .utf8)
    let difference = FileDifference(
      from: old, to: new, path: "Main.storyboard",
      under: [Conditions(device: "iphone-17", orientation: .portrait)])
    let edits = difference.edits.map { [$0.scene ?? "", $0.element ?? "", $0.text] }
    #expect(edits == [["Login", "“Name” (UILabel)", "constant 16 → 24 of “Name”.leading"]])
    #expect(
      difference.effects.map { difference.headline(of: $0) }
        == ["constant 16 → 24 of “Name”.leading: moves 2 views (iphone-17/portrait)"])
    let json = DifferenceReport(old: "main", new: "HEAD", files: [difference]).json
    #expect(json.contains("\"layout-difference/1\""))
    let article = try String(contentsOfFile: Checkout.path(Self.article), encoding: .utf8)
    for line in [
      "let difference = FileDifference(", "  from: old, to: new, path: \"Main.storyboard\",",
      "  under: [Conditions(device: \"iphone-17\", orientation: .portrait)])", "difference.headline(of: effect)",
      "constant 16 → 24 of “Name”.leading: moves 2 views",
    ] {
      #expect(article.contains(line), "\(line)")
    }
  }
}
