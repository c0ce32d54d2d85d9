import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Notations
import Testing

/// Constraints, sizes and masks as UIKit's log writes them.
struct VisualFormatTests {
  @Test(
    "A constraint is written in visual format where that can say it",
    arguments: [
      ("title.leading == root.leading + 8", "H:|-(8)-[title]"),
      ("root.leading == title.leading - 8", "H:|-(8)-[title]"),
      ("title.trailing == root.trailing - 8", "H:[title]-(8)-|"),
      ("title.trailing <= root.trailing - 8", "H:[title]-(>=8)-|"),
      ("root.trailing >= title.trailing + 8", "H:[title]-(>=8)-|"),
      ("title.top >= root.top + 20.5 @750", "V:|-(>=20.5@750)-[title]"),
      ("body.top == title.bottom", "V:[title]-(0)-[body]"),
      ("title.bottom <= body.top - 8", "V:[title]-(>=8)-[body]"),
      ("title.bottom == body.top + 8", "V:[title]-(-8)-[body]"),
      ("badge.leading >= title.trailing + 4", "H:[title]-(>=4)-[badge]"),
      ("badge.top == body.top", "V:|-(0)-[badge]"),
      ("title.height == 44", "V:[title(==44)]"),
      ("title.width >= 44 @250", "H:[title(>=44@250)]"),
      ("title.width == body.width", "H:[title(==body)]"),
      ("title.width == 2 * body.width", "H:[title(==2*body)]"),
      ("title.width <= 0.5 * body.width - 3", "H:[title(<=0.5*body-3)]"),
      ("title.width <= 0.5 * body.width + 3 @999", "H:[title(<=0.5*body+3@999)]"),
      ("title.left == root.left + 8", nil),
      ("title.centerX == 0.5 * root.trailing + 3", nil),
      ("title.leading == body.leading", nil),
      ("title.leading == 2 * root.leading + 8", nil),
      ("title.width == title.height", nil),
      ("title.leading == root.trailing", nil),
      ("badge.top == root.bottom", nil),
      ("badge.top == root.top", nil),
    ])
  func writes(text: String, format: String?) throws {
    let root = View(
      "root", constraints: [try Constraint(text)],
      subviews: [View("title"), View("body", subviews: [View("badge")])])
    let window = Window.plain(320, 480)
    let tree = try ViewTree(root, for: window.traits, windowSize: window.size)
    #expect(tree.constraints[0].visualFormat(in: tree) == format)
  }

  @Test("An intrinsic size is written where it is required")
  func writesIntrinsicSizes() throws {
    func format(hugging: AxisPriorities, resistance: AxisPriorities, width: Double? = 100) throws -> String {
      let root = View(
        "root",
        subviews: [
          View(
            "title", intrinsicContentSize: IntrinsicContentSize(width: width, height: 20.5),
            contentHuggingPriority: hugging, contentCompressionResistancePriority: resistance)
        ])
      let window = Window.plain(320, 480)
      let tree = try ViewTree(root, for: window.traits, windowSize: window.size)
      return try #require(tree.index(ofID: "title").map { tree.formatOfRequiredIntrinsicSize(of: $0) })
    }
    let weak = AxisPriorities(horizontal: 250, vertical: 250)
    let wide = AxisPriorities(horizontal: 1000, vertical: 750)
    let strong = AxisPriorities(horizontal: 1000, vertical: 1000)
    #expect(try format(hugging: weak, resistance: weak) == "")
    #expect(try format(hugging: weak, resistance: wide) == "H:[title(>=100)]")
    #expect(try format(hugging: strong, resistance: wide) == "H:[title(==100)] V:[title(<=20.5)]")
    #expect(try format(hugging: weak, resistance: strong, width: nil) == "V:[title(>=20.5)]")
  }

  @Test("A mask is written with what is flexible, the far part where nothing is")
  func writesMasks() {
    #expect(AutoresizingMask().logFormat == "h=--& v=--&")
    #expect(AutoresizingMask([.flexibleWidth, .flexibleTopMargin]).logFormat == "h=-&- v=&--")
    #expect(AutoresizingMask(rawValue: 63).logFormat == "h=&&& v=&&&")
  }
}
