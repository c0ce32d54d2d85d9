import Checks
import Fixtures
import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Notations
import Sweeps
import Testing

@Suite("Sweeps along a line are cut at the rules that a screen heeds")
struct LineSpanTests {
  private static func scene(_ constraints: [String], on device: DeviceChoice) throws -> Scene {
    try Scene(
      name: "Steps", device: device,
      view: View(
        "root", constraints: try (constraints + ["a.top == root.top", "a.height == 40"]).map { try Constraint($0) },
        subviews: [View("a", translatesAutoresizingMaskIntoConstraints: false)]))
  }

  private static func scene(_ fixture: String) throws -> Scene {
    try Fixture.scene(from: Array(fixture.utf8), name: "steps")
  }

  private static func walk(_ scene: Scene, height: Double) throws -> (widths: [ClosedRange<Double>], layouts: Int) {
    var walk = try SweepWalk(of: scene, over: WindowRange(width: 320...1366, height: height...height))
    var widths: [ClosedRange<Double>] = []
    while let piece = try walk.next() { widths.append(piece.width) }
    return (widths, walk.layoutCount)
  }

  /// Returns the differences between a sweep through the same widths and layouts in some of them.
  private static func differences(of scene: Scene, height: Double, step: Double = 61) throws -> [String] {
    try SweepAudit.differences(
      of: scene, over: WindowRange(width: 320...1_366, height: height...height), step: step, random: (20, 1)
    ).differences
  }

  @Test("A screen that heeds no margins is laid out at the ends of its classes alone")
  func heedsNothing() throws {
    let scene = try Self.scene(["a.leading == root.leading", "a.trailing == root.trailing"], on: "iphone-se-3rd-gen")
    let found = try Self.walk(scene, height: 667)
    #expect(found.widths == [320...1366])
    // At both ends; at the square, behind which a phone lies on its side, and right behind it.
    #expect(found.layouts == 4)
  }

  @Test(
    "Margins that are heeded end pieces where they grow",
    arguments: ["iphone-se-3rd-gen", "ipad-pro-11"] as [DeviceChoice])
  func heedsMargins(device: DeviceChoice) throws {
    let scene = try Self.scene(
      ["a.leading == root.leadingMargin", "a.trailing == root.trailingMargin"], on: device)
    let found = try Self.walk(scene, height: 667)
    #expect(found.widths == [320...414, 414...1366])
    #expect(try Self.differences(of: scene, height: 667) == [])
  }

  @Test("What holds where a window fills the screen alone is found between ends that are alike")
  func fullScreen() throws {
    // On its side the screen has insets beside it, and no other window has.
    let scene = try Self.scene(
      ["a.leading == root.safeArea.leading", "a.trailing == root.safeArea.trailing"], on: "iphone-17")
    let range = WindowRange(width: 700...1_000, height: 402...402)
    let conditions = Conditions(orientation: .landscapeLeft)
    let sweep = try Sweep(of: scene, over: range, under: conditions)
    #expect(sweep.pieces.map(\.width) == [700...874, 874...874, 874...1_000])
    #expect(
      try SweepAudit.differences(of: scene, over: range, under: conditions, step: 61, random: (20, 1)).differences
        == [])
  }

  @Test("Margins that an assertion alone speaks of are told where they grow")
  func assertedMargins() throws {
    let scene = try Self.scene(["a.leading == root.leading + 18", "a.width == 40"], on: "ipad-pro-11")
    var screen = try ResizedScreen(scene, under: Conditions())
    screen.setAssertions([
      try Assertion("a.leading >= root.leadingMargin"), try Assertion("a.leading <= root.leadingMargin + 1"),
    ])
    let results = try Sweep(of: screen, over: WindowRange(width: 320...1366, height: 667...667)).assertions
    #expect(results.map { $0.fails.map(\.width) } == [[414...1366], [320...414]])
    #expect(results.map(\.by) == [2, 1])
  }

  @Test("A step of a view's own readable margins is gone to, and isn't searched for")
  func innerReadableMargins() throws {
    // The band has more beside its text where it is wider than 752 points, and the window is 68 points wider.
    let scene = try Self.scene(
      """
      {"format": "layout-fixture/1", "device": "ipad-pro-11", "view": {"id": "root", "subviews": [
        {"id": "band", "layoutMarginsFollowReadableWidth": true, "translatesAutoresizingMaskIntoConstraints": false,
          "subviews": [{"id": "inner", "translatesAutoresizingMaskIntoConstraints": false}]}],
        "constraints": ["band.left == root.left + 34", "band.right == root.right - 34", "band.top == root.top",
          "band.height == 100", "inner.left == band.leftMargin", "inner.right == band.rightMargin",
          "inner.top == band.top", "inner.height == 40"]}}
      """)
    let found = try Self.walk(scene, height: 1_194)
    #expect(found.widths == [320...820, 820...820, 820...1366])
    #expect(found.layouts <= 12)
    #expect(try Self.differences(of: scene, height: 1_194) == [])
  }

  @Test("A conflict that begins at a width is gone to at once")
  func conflictFromAWidthOn() throws {
    let scene = try Self.scene(
      ["a.leading == root.leading + 20", "a.trailing == root.trailing - 20", "a.width <= 700"], on: "ipad-pro-11")
    let found = try Self.walk(scene, height: 1_194)
    #expect(found.widths == [320...740, 740...740, 740...1366])
    #expect(found.layouts <= 15)
    #expect(try Self.differences(of: scene, height: 1_194) == [])
  }

  @Test("A text in a conflict ends pieces where it loses a line")
  func textInAConflict() throws {
    let scene = try Self.scene(
      """
      {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
        {"id": "label", "class": "UILabel", "numberOfLines": 0, "translatesAutoresizingMaskIntoConstraints": false,
          "text": "Some words that are wrapped in narrow windows and stand in one line in wide ones"}],
        "constraints": ["label.left == root.left + 20", "label.right == root.right - 20", "label.top == root.top + 80",
          "label.width >= 360"]}}
      """)
    let found = try Self.walk(scene, height: 874)
    // The third and the second line go, and between them the conflict.
    #expect(found.widths.count == 4)
    #expect(found.widths.contains { $0.upperBound == 400 })
    #expect(found.layouts <= 28)
    #expect(try Self.differences(of: scene, height: 874, step: 7) == [])
  }

  @Test("Where a text beside a conflict breaks otherwise, the conflict stays proved")
  func textBesideAConflict() throws {
    let scene = try Self.scene(
      """
      {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
        {"id": "label", "class": "UILabel", "numberOfLines": 0, "translatesAutoresizingMaskIntoConstraints": false,
          "text": "Some words that are wrapped in narrow windows and stand in fewer lines in wide ones, wherever they are read aloud"},
        {"id": "box", "translatesAutoresizingMaskIntoConstraints": false}],
        "constraints": ["label.left == root.left + 20", "label.right == root.right - 20", "label.top == root.top + 80",
          "box.left == root.left + 20", "box.right == root.right - 20", "box.width >= 360", "box.top == label.bottom",
          "box.height == 40"]}}
      """)
    let found = try Self.walk(scene, height: 874)
    // The fourth, the third and the second line go, and the conflict before the third does.
    #expect(found.widths.count == 5)
    #expect(found.widths.contains { $0.upperBound == 400 })
    #expect(found.layouts <= 34)
    #expect(try Self.differences(of: scene, height: 874, step: 7) == [])
  }
}
