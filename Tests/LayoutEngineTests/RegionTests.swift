import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Notations
import Testing

/// The windows for which a plan keeps frames are no more than it says, and what it costs doesn't explode.
struct RegionTests {
  private func view(
    _ id: String, _ size: IntrinsicContentSize = .none, hugging: Priority = 250, resistance: Priority = 750
  ) -> View {
    View(
      id, translatesAutoresizingMaskIntoConstraints: false, intrinsicContentSize: size,
      contentHuggingPriority: AxisPriorities(horizontal: hugging, vertical: .defaultLow),
      contentCompressionResistancePriority: AxisPriorities(horizontal: resistance, vertical: .defaultHigh))
  }

  private func tree(_ views: [View], _ constraints: [String]) throws -> ViewTree {
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: 320, height: 480),
      constraints: try constraints.map { try Constraint($0) }, subviews: views)
    let window = Window.plain(320, 480)
    return try ViewTree(root, for: window.traits, windowSize: window.size)
  }

  /// Each window gives what a new plan gives, after the others before it.
  private func walk(_ tree: ViewTree, _ windows: [Window]) -> [String] {
    let plan = LayoutPlan(tree)
    return windows.flatMap { window in
      PlanAudit.differences(
        PlanAudit.outcome(of: plan, in: window), PlanAudit.outcome(of: LayoutPlan(tree), in: window))
    }
  }

  @Test("A requirement that rounding lets through isn't taken for turned round", arguments: [10.0, 1_000])
  func keepsSides(factor: Double) throws {
    let tree = try tree(
      [view("a"), view("b")],
      ["a.width >= \(1 / factor) * root.width", "b.width == 100", "b.width >= \(factor) * a.width"])
    #expect(walk(tree, [.plain(100.000_000_5, 800), .plain(200, 800), .plain(50, 800)]) == [])
  }

  @Test("What slack nearly leaves determined may be open a window further", arguments: [1.0, 100, 1_000])
  func pinsNarrowFaces(factor: Double) throws {
    let size = IntrinsicContentSize(width: 2, height: 5)
    let tree = try tree(
      [
        view("a", size, hugging: 749, resistance: 749),
        view("b", IntrinsicContentSize(width: 0, height: 5), hugging: 749),
      ],
      [
        "a.left == root.left + 1 @750", "b.left == a.right + 2 @750",
        "b.width >= \(factor) * a.width - \(2 * factor) @252", "b.right == root.right", "a.top == root.top",
        "b.top == root.top",
      ])
    let narrow = 5 + 1e-3 / factor
    #expect(walk(tree, [.plain(narrow, 10), .plain(6, 10), .plain(8, 10), .plain(narrow, 10)]) == [])
  }

  @Test("Requirements that miss each other by less than is checked hold", arguments: [1e-9, 1e-8, 5e-8, 9e-8])
  func standsRounding(miss: Double) throws {
    let tree = try tree(
      [view("a"), view("b")],
      [
        "a.left == root.left", "b.left >= a.right", "b.right == root.right", "a.width == b.width",
        "a.width >= \(160 + miss)", "a.top == root.top", "b.top == root.top", "a.height == 10", "b.height == 10",
      ])
    let layout = try LayoutPlan(tree).layout(in: .plain(320, 480))
    #expect(layout.diagnostics.isEmpty)
    #expect(abs(layout.unroundedFrames[1].width - 160) < 1e-6)
  }

  @Test(
    "Long rows and columns of intrinsic sizes fall apart, whichever way they are written", arguments: [false, true])
  func fallsApart(isReversed: Bool) throws {
    let count = 2_000
    let size = IntrinsicContentSize(width: 40, height: 20)
    var views: [View] = []
    var constraints = ["v0.left == root.left", "v0.top == root.top"]
    for number in 0..<count {
      views.append(view("v\(number)", size))
      guard number > 0 else { continue }
      constraints.append("v\(number).left == v\(number - 1).right + 8")
      constraints.append("v\(number).top == v\(number - 1).bottom + 8")
    }
    if isReversed { views.reverse() }
    let plan = LayoutPlan(try tree(views, constraints))
    let frames = try plan.frames(in: .plain(320, 480))
    #expect(plan.statistics.components == 2 * count && plan.statistics.pivots == 0)
    #expect(frames[isReversed ? 1 : count] == Rect(x: 1_999 * 48, y: 1_999 * 28, width: 40, height: 20))
  }

  @Test("A conflict of hundreds of constraints is irreducible, and named whole")
  func findsLongConflicts() throws {
    let count = 300
    var constraints = ["v0.top == root.top"]
    var views = [view("v0")]
    for number in 1..<count {
      views.append(view("v\(number)"))
      constraints.append("v\(number).top >= v\(number - 1).bottom + 8")
    }
    for number in 0..<count { constraints.append("v\(number).height == 20") }
    constraints.append("v\(count - 1).bottom <= root.bottom")
    let layout = try LayoutPlan(try tree(views, constraints)).layout(in: .plain(320, 480))
    let conflicts = layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }
    // The gaps alone are more than the window has: all positions, and no height.
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.items.count == count + 1)
    #expect(conflicts.first?.broken == ["root/constraints[\(2 * count)]"])
  }
}
