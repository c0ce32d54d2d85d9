import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import LinearProgramming
import Notations
import Testing

/// Frames without a program, where equalities and closed forms give them: the same as with one.
struct ClosedFormPlacementTests {
  /// Frames in a window, and whether they came without a program.
  private func layout(_ root: View, _ window: Window) throws -> (frames: [Rect], isInClosedForm: Bool) {
    let plan = LayoutPlan(try ViewTree(root, for: window.traits, windowSize: window.size))
    let frames = try plan.frames(in: window)
    return (frames, plan.routes.closedForm == 1)
  }

  private func row(_ constraints: [Constraint]) -> View {
    let label = View(
      "label", translatesAutoresizingMaskIntoConstraints: false, intrinsicContentSize: .init(width: 80, height: 21),
      contentHuggingPriority: AxisPriorities(horizontal: 251))
    let field = View(
      "field", translatesAutoresizingMaskIntoConstraints: false, intrinsicContentSize: .init(width: 60, height: 34))
    return View("root", constraints: constraints, subviews: [label, field])
  }

  /// A label and the field beside it, both as high as they ask to be.
  private var form: [Constraint] {
    get throws {
      try [
        Constraint("label.left == root.left + 16"), Constraint("field.left == label.right + 8"),
        Constraint("field.right == root.right - 16"), Constraint("label.top == root.top + 20"),
        Constraint("field.top == label.bottom + 8"),
      ]
    }
  }

  @Test("A label and the field beside it need no program, nor do they turned")
  func placesForms() throws {
    let (portrait, landscape) = (Window.plain(320, 480), Window.plain(480, 320))
    let plan = LayoutPlan(try ViewTree(row(try form), for: portrait.traits, windowSize: portrait.size))
    let frames = try plan.frames(in: portrait)
    #expect(frames[1] == Rect(x: 16, y: 20, width: 80, height: 21))
    #expect(frames[2] == Rect(x: 104, y: 49, width: 200, height: 34))
    #expect(try plan.frames(in: landscape)[2] == Rect(x: 104, y: 49, width: 360, height: 34))
    #expect(plan.routes.closedForm == 1 && plan.routes.satisfiable == 0)
  }

  @Test("What conflicts, is redundant or open is the program's")
  func givesWay() throws {
    let constraints = try form
    #expect(try layout(row(constraints), .plain(320, 480)).isInClosedForm)
    for other in [
      constraints + [try Constraint("label.left == root.left + 20")],
      constraints + [try Constraint("root.left == label.left - 16")], Array(constraints.dropLast()),
    ] {
      #expect(try !layout(row(other), .plain(320, 480)).isInClosedForm)
    }
    // Where the window is too narrow the program says what gives way.
    #expect(try !layout(row(constraints), .plain(30, 480)).isInClosedForm)
  }

  @Test("A mask that waits for its superview's height still holds beside a scroll view's content")
  func keepsMasksBesideContent() throws {
    func filling(_ id: String) throws -> [Constraint] {
      try ["left", "top", "width", "height"].map { try Constraint("\(id).\($0) == root.\($0)") }
    }
    var scroll = View(
      "scroll", translatesAutoresizingMaskIntoConstraints: false,
      subviews: [
        View("tall", translatesAutoresizingMaskIntoConstraints: false)
      ])
    scroll.className = "UIScrollView"
    scroll.scroll.contentOffset = .zero
    scroll.constraints = try [
      Constraint("tall.left == scroll.left"), Constraint("tall.right == scroll.right"),
      Constraint("tall.top == scroll.top"), Constraint("tall.bottom == scroll.bottom"),
      Constraint("tall.width == 300"), Constraint("tall.height == 1000"),
    ]
    let masked = View(
      "masked", frame: Rect(x: 0, y: 0, width: 100, height: 100), autoresizingMask: [.flexibleWidth, .flexibleHeight])
    let panel = View("panel", translatesAutoresizingMaskIntoConstraints: false, subviews: [masked])
    let constraints = try filling("scroll") + filling("panel") + [Constraint("masked.height == 50 @500")]
    let root = View("root", constraints: constraints, subviews: [scroll, panel])
    let (frames, isInClosedForm) = try layout(root, .plain(390, 844))
    #expect(isInClosedForm)
    #expect(frames[4] == Rect(x: 0, y: 0, width: 490, height: 944))
  }

  @Test("Random screens are laid out as by the program, in all windows of a walk", arguments: 0..<20)
  func agrees(chunk: Int) throws {
    var (closed, windows) = (0, 0)
    for seed in 40_000 + chunk * 50..<40_000 + (chunk + 1) * 50 {
      let screen = DeterminedScreen.screen(seed: UInt64(seed))
      let routes = try PlanAudit.routes(of: screen, seed: UInt64(seed))
      closed += routes.closedForm
      windows += routes.closedForm + routes.satisfiable + routes.conflicting
      let problems =
        try PlanAudit.presolveProblems(of: screen) + PlanAudit.walkProblems(of: screen, seed: UInt64(seed))
      #expect(problems == [], "seed \(seed)")
    }
    #expect(5 * closed > windows, "\(closed) of \(windows)")
  }
}
