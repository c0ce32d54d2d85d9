import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// The decisions of the levels, and of what they leave open: cases worked out by hand.
struct SettlingTests {
  /// A case: views in a window of 300 by 100, and the frames that they come to.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var views: [View]
    var constraints: [Constraint]
    var frames: [Rect]
    var ambiguities: [AmbiguousAttributes]
  }

  @Test("The levels, then ties, then declared values settle a layout", arguments: priorities + ties + stays)
  func settles(_ example: Case) throws {
    let root = View("root", constraints: example.constraints, subviews: example.views)
    let window = Window.plain(300, 100)
    let tree = try ViewTree(root, for: window.traits, windowSize: window.size)
    let layout = try LayoutPlan(tree).layout(in: window)
    #expect(Array(layout.unroundedFrames.dropFirst()) == example.frames)
    #expect(Array(layout.ambiguities.dropFirst()) == example.ambiguities)
    #expect(try LayoutAudit(of: layout, depth: .ambiguity).problems == [])
  }

  // MARK: Priorities

  private static let priorities: [Case] = [
    Case(
      testDescription: "two goals at 400 don't outweigh one at 750", views: [view("a")],
      constraints: [width("a", 200, 400), width("a", 100, 750), width("a", 200, 400)],
      frames: [Rect(x: 0, y: 0, width: 100, height: 0)], ambiguities: [[.x, .y, .height]]),
    Case(
      testDescription: "forty goals at 749 don't outweigh one at 749.5", views: [view("a")],
      constraints: (0..<40).map { _ in width("a", 200, 749) } + [width("a", 100, 749.5)],
      frames: [Rect(x: 0, y: 0, width: 100, height: 0)], ambiguities: [[.x, .y, .height]]),
    Case(
      testDescription: "a lower level decides among what a higher one leaves", views: [view("a")],
      constraints: [width("a", 100, 750), width("a", 200, 750), width("a", 170, 400), width("a", 500, 300)],
      frames: [Rect(x: 0, y: 0, width: 170, height: 0)], ambiguities: [[.x, .y, .height]]),
    Case(
      testDescription: "of three goals of a level the middle one has the least sum", views: [view("a")],
      constraints: [width("a", 100, 750), width("a", 500, 750), width("a", 180, 750)],
      frames: [Rect(x: 0, y: 0, width: 180, height: 0)], ambiguities: [[.x, .y, .height]]),
  ]

  // MARK: Ties

  private static let ties: [Case] = [
    Case(
      testDescription: "of a hugging tie the earlier view is stretched", views: [label("a", 50), label("b", 50)],
      constraints: row("a", "b"), frames: [span(0, 250), span(250, 300)], ambiguities: [[.width], [.x, .width]]),
    Case(
      testDescription: "of a compression tie the earlier view keeps its size",
      views: [label("a", 200), label("b", 200)], constraints: row("a", "b"), frames: [span(0, 200), span(200, 300)],
      ambiguities: [[.width], [.x, .width]]),
    Case(
      testDescription: "earlier is earlier in the tree, whatever constraints name first",
      views: [label("b", 50), label("a", 50)], constraints: row("a", "b"), frames: [span(250 - 200, 300), span(0, 50)],
      ambiguities: [[.x, .width], [.width]]),
    Case(
      testDescription: "what the first can't take goes to the second",
      views: [label("a", 50), label("b", 50), label("c", 50)],
      constraints: row("a", "b", "c") + [
        Constraint(.id("a"), .width, .lessThanOrEqual, nil, constant: 120)
      ], frames: [span(0, 120), span(120, 250), span(250, 300)],
      ambiguities: [[.width], [.x, .width], [.x, .width]]),
    Case(
      testDescription: "the view that hugs less is stretched, and nothing is open",
      views: [label("a", 50), label("b", 50, hugging: 249)], constraints: row("a", "b"),
      frames: [span(0, 50), span(50, 300)], ambiguities: [[], []]),
    Case(
      testDescription: "declared sizes don't weigh in a tie",
      views: [label("a", 50, declared: 60), label("b", 50, declared: 240)], constraints: row("a", "b"),
      frames: [span(0, 250), span(250, 300)], ambiguities: [[.width], [.x, .width]]),
  ]

  // MARK: Stays

  private static let declared = Rect(x: 10, y: 20, width: 30, height: 40)

  private static let stays: [Case] = [
    Case(
      testDescription: "what nothing names keeps its declared frame", views: [view("a", declared)], constraints: [],
      frames: [declared], ambiguities: [[.x, .y, .width, .height]]),
    Case(
      testDescription: "what is open beside a constraint keeps its declared value", views: [view("a", declared)],
      constraints: [width("a", 100)], frames: [Rect(x: 10, y: 20, width: 100, height: 40)],
      ambiguities: [[.x, .y, .height]]),
    Case(
      testDescription: "x stays before width, y before height", views: [view("a", declared)],
      constraints: [pin("a", .right, "root", .right), pin("a", .bottom, "root", .bottom)],
      frames: [Rect(x: 10, y: 20, width: 290, height: 80)], ambiguities: [[.x, .y, .width, .height]]),
    Case(
      testDescription: "what can't stay comes as near as it can", views: [view("a", declared)],
      constraints: [
        Constraint(.id("a"), .left, .greaterThanOrEqual, Constraint.Second(.id("root"), .left), constant: 50),
        Constraint(.id("a"), .height, .lessThanOrEqual, nil, constant: 15),
      ], frames: [Rect(x: 50, y: 20, width: 30, height: 15)], ambiguities: [[.x, .y, .width, .height]]),
    Case(
      testDescription: "a size doesn't become negative for a position to stay", views: [view("a", declared)],
      constraints: [pin("a", .right, "root", .left, -20)], frames: [Rect(x: -20, y: 20, width: 0, height: 40)],
      ambiguities: [[.x, .y, .width, .height]]),
    Case(
      testDescription: "earlier views stay before later ones",
      views: [view("a", declared), view("b", Rect(x: 200, y: 0, width: 60, height: 0))],
      constraints: [pin("b", .left, "a", .right, 8)],
      frames: [declared, Rect(x: 48, y: 0, width: 60, height: 0)],
      ambiguities: [[.x, .y, .width, .height], [.x, .y, .width, .height]]),
    Case(
      testDescription: "between two goals of a level the declared value decides",
      views: [view("a", Rect(x: 0, y: 0, width: 150, height: 0)), view("b", Rect(x: 0, y: 0, width: 20, height: 0))],
      constraints: [width("a", 100, 400), width("a", 200, 400), width("b", 100, 400), width("b", 200, 400)],
      frames: [Rect(x: 0, y: 0, width: 150, height: 0), Rect(x: 0, y: 0, width: 100, height: 0)],
      ambiguities: [[.x, .y, .width, .height], [.x, .y, .width, .height]]),
    Case(
      testDescription: "what lies in an open view by its mask is open with it",
      views: [
        View(
          "a", frame: declared, translatesAutoresizingMaskIntoConstraints: false,
          subviews: [
            View(
              "b", frame: Rect(x: 5, y: 5, width: 20, height: 20),
              autoresizingMask: [.flexibleWidth, .flexibleTopMargin])
          ])
      ], constraints: [pin("a", .right, "root", .right), pin("a", .bottom, "root", .bottom)],
      frames: [Rect(x: 10, y: 20, width: 290, height: 80), Rect(x: 5, y: 45, width: 280, height: 20)],
      ambiguities: [[.x, .y, .width, .height], [.y, .width]]),
  ]

  // MARK: Parts of cases

  private static func view(_ id: String, _ frame: Rect = .zero) -> View {
    View(id, frame: frame, translatesAutoresizingMaskIntoConstraints: false)
  }

  /// A view with an intrinsic width, and no height.
  private static func label(
    _ id: String, _ width: Double, hugging: Priority = .defaultLow, declared: Double = 0
  ) -> View {
    View(
      id, frame: Rect(x: 0, y: 0, width: declared, height: 0), translatesAutoresizingMaskIntoConstraints: false,
      intrinsicContentSize: IntrinsicContentSize(width: width, height: nil),
      contentHuggingPriority: AxisPriorities(horizontal: hugging, vertical: .defaultLow))
  }

  /// The frame of a label between two locations.
  private static func span(_ left: Double, _ right: Double) -> Rect {
    Rect(x: left, y: 0, width: right - left, height: 0)
  }

  private static func width(_ id: String, _ constant: Double, _ priority: Priority = .required) -> Constraint {
    Constraint(.id(id), .width, .equal, nil, constant: constant, priority: priority)
  }

  private static func pin(
    _ id: String, _ first: ConstraintAttribute, _ other: String, _ second: ConstraintAttribute, _ constant: Double = 0
  ) -> Constraint {
    Constraint(.id(id), first, .equal, Constraint.Second(.id(other), second), constant: constant)
  }

  /// Views side by side that fill the window's width, at its top.
  private static func row(_ ids: String...) -> [Constraint] {
    let between = zip(ids, ids.dropFirst()).map { pin($1, .left, $0, .right) }
    let vertical = ids.flatMap { id in
      [pin(id, .top, "root", .top), Constraint(.id(id), .height, .equal, nil, constant: 0)]
    }
    return [pin(ids[0], .left, "root", .left), pin(ids[ids.count - 1], .right, "root", .right)] + between + vertical
  }
}
