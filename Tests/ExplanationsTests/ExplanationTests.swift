import Explanations
import Fixtures
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// The attributes of a view that can be asked for beside its frame.
struct ExplanationTests {
  private static let fixture = """
    {"format": "layout-fixture/1", "device": {"size": [320, 480]}, "view": {"id": "root", "subviews": [
     {"id": "box", "translatesAutoresizingMaskIntoConstraints": false,
      "layoutMargins": {"top": 5, "left": 12, "bottom": 7, "right": 20}},
     {"id": "title", "class": "UILabel", "text": "Title", "translatesAutoresizingMaskIntoConstraints": false}],
     "constraints": ["box.leading == root.leading + 16", "box.top == root.top + 10", "box.width == 200", "box.height == 100",
      "title.leading == box.leadingMargin", "title.firstBaseline == box.bottom + 30"]}}
    """

  @Test(
    "Margins and baselines are told with what lies between them and the frame; without text an edge is the baseline",
    arguments: [
      ("box", "leadingMargin", 28.0, "28 = 16 + 12 (the margins of box, left)"),
      ("box", "bottomMargin", 103, "103 = 10 + 100 - 7 (the margins of box, bottom)"),
      ("box", "centerXWithinMargins", 112, "112 = 16 + 0.5 · 200 - 4 (the margins of box)"),
      ("box", "firstBaseline", 10, "10 = 10"), ("box", "lastBaseline", 110, "110 = 10 + 100"),
      ("title", "firstBaseline", 140, "140 = 10 + 100 + 30"),
    ])
  func tellsInsets(view: String, attribute: String, value: Double, equation: String) throws {
    let scene = try Fixture.scene(from: Array(Self.fixture.utf8), name: "fixture")
    let explanation = try Explanation(of: view, attributes: [attribute], in: scene.layout(in: .portrait))
    let own = try #require(explanation.attributes.first)
    #expect(abs(own.value - value) < 1e-6)
    #expect(own.equation == equation)
  }

  @Test("A keyboard guide is called by its view, and what it stands on told as its height")
  func namesKeyboardGuides() throws {
    let fixture = """
      {"format": "layout-fixture/1", "device": "iphone-14", "systemVersion": "17.0", "view": {"id": "root", "subviews": [
       {"id": "bar", "translatesAutoresizingMaskIntoConstraints": false}], "constraints": [
       "bar.leading == root.leading", "bar.width == 100", "bar.height == 44", "bar.bottom == root.keyboard.top"]}}
      """
    let scene = try Fixture.scene(from: Array(fixture.utf8), name: "fixture")
    let explanation = try Explanation(of: "bar", attributes: ["y"], in: scene.layout(in: .portrait))
    let own = try #require(explanation.attributes.first)
    #expect(own.equation == "766 = 844 (the window's height) - 44 - 34 (the height of the keyboard guide of root)")
    #expect(own.terms.map(\.words).contains { $0.contains("its bottom is at the top of the keyboard guide of root") })
  }

  @Test("The sentences of a whole screen are those of its views asked one by one")
  func tellsScreens() throws {
    let pressed = """
      {"format": "layout-fixture/1", "device": {"size": [320, 480]}, "view": {"id": "root", "subviews": [
       {"id": "name", "class": "UILabel", "text": "Name", "translatesAutoresizingMaskIntoConstraints": false},
       {"id": "value", "class": "UILabel", "text": "A value that is far too long to stand beside a name in one line",
        "translatesAutoresizingMaskIntoConstraints": false},
       {"id": "note", "class": "UILabel", "text": "Note", "translatesAutoresizingMaskIntoConstraints": false}],
       "constraints": ["name.leading == root.leading + 16", "value.leading == name.trailing + 8", "name.top == root.top + 20",
        "value.trailing == root.trailing - 16", "value.firstBaseline == name.firstBaseline", "note.top == name.bottom + 8",
        "note.leading == name.leading", "note.trailing == value.trailing"]}}
      """
    for fixture in [Self.fixture, pressed] {
      let layout = try Fixture.scene(from: Array(fixture.utf8), name: "fixture").layout(in: .portrait)
      let views = FrameSentences(of: layout).views
      #expect(views.map(\.name) == layout.layout.tree.viewIndices.map(layout.layout.tree.name))
      for view in views {
        let explanation = try Explanation(of: view.name, in: layout)
        #expect(view.sentences.map(\.words) == explanation.attributes.map(\.words))
      }
    }
  }
}
