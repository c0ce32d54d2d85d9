import Fixtures
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The size of texts that shrink to fit.
struct TextFitTests {
  private func fit(_ settings: String, _ category: ContentSizeCategory = .large) throws -> TextFit {
    let scene = try Fixture.scene(
      from: Array(
        """
        {"format": "layout-fixture/1", "device": "iphone-8", "view": {"id": "root", "frame": [0, 0, 320, 480], "subviews": [
          {"id": "title", "class": "UILabel", "text": "Photos of all the years", "frame": [0, 0, 120, 30],
           "font": {"textStyle": "body"}, "adjustsFontSizeToFitWidth": true, \(settings)}]}}
        """.utf8), name: "fit")
    let layout = try scene.layout(in: .portrait, UserSettings(preferredContentSizeCategory: category)).layout
    let title = try #require(layout.tree.index(ofID: "title"))
    return try #require(layout.tree.textFit(of: title, in: Size(width: 120, height: 30)))
  }

  @Test("A least size in points is a smaller share of larger text, and of smaller text no more than all of it")
  func points() throws {
    #expect(try fit(#""minimumFontSize": 12"#).leastScale == 12.0 / 17)
    #expect(try fit(#""minimumFontSize": 12"#, .accessibilityExtraExtraExtraLarge).leastScale == 12.0 / 53)
    #expect(try fit(#""minimumFontSize": 20"#).leastScale == 1)
    #expect(try fit(#""minimumFontSize": 12, "minimumScaleFactor": 0.9"#).leastScale == 0.9)
  }

  @Test("Text that shrinks takes fewer lines, and at least one")
  func lines() throws {
    let whole = try fit(#""numberOfLines": 0, "minimumScaleFactor": 1"#)
    #expect(whole.lines == 2)
    #expect(whole.least.height == whole.needed.height)
    let half = try fit(#""numberOfLines": 0, "minimumScaleFactor": 0.5"#)
    // One line of half its height, not two.
    #expect(half.least.height == whole.needed.height / 4)
    let most = try fit(#""numberOfLines": 0, "minimumScaleFactor": 0.75"#)
    #expect(most.least.height == whole.needed.height * 0.75)
  }
}
