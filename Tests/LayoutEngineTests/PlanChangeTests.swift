import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Notations
import Testing

/// A plan that was changed is the plan of the changed tree.
struct PlanChangeTests {
  @Test("Constants, intrinsic sizes and activity change as if all were compiled anew", arguments: 0..<20)
  func changesAtRandom(chunk: Int) throws {
    for seed in chunk * 10..<chunk * 10 + 10 {
      let screen = RandomScreen(
        seed: UInt64(60_000 + seed), RandomScreen.Family.allCases[seed % RandomScreen.Family.allCases.count])
      var plan = LayoutPlan(try screen.tree())
      var generator = SeededGenerator(seed: UInt64(seed))
      for step in 0..<8 {
        change(&plan, &generator)
        let window = Window.plain(Double.random(in: 100...900, using: &generator).rounded(), 600)
        let problems = PlanAudit.differences(
          PlanAudit.outcome(of: plan, in: window), PlanAudit.outcome(of: LayoutPlan(plan.tree), in: window))
        #expect(problems == [], "seed \(seed), step \(step)")
      }
    }
  }

  private func change(_ plan: inout LayoutPlan, _ generator: inout SeededGenerator) {
    let ids = plan.tree.constraints.compactMap { plan.tree.constraintIndex(ofID: plan.tree.name(of: $0)) }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      guard let constraint = ids.randomElement(using: &generator) else { return }
      plan.setConstant(Double(Int.random(in: -50...150, using: &generator)), of: constraint)
    case 1:
      guard let constraint = ids.randomElement(using: &generator) else { return }
      plan.setActive(Bool.random(using: &generator), of: constraint)
    default:
      guard let view = Array(plan.tree.indices).randomElement(using: &generator) else { return }
      let old = plan.tree[view].intrinsicContentSize
      let isKept = Int.random(in: 0..<4, using: &generator) > 0
      let new = IntrinsicContentSize(
        width: (old.width != nil) == isKept ? Double(Int.random(in: 0...200, using: &generator)) : nil,
        height: (old.height != nil) == isKept ? Double(Int.random(in: 0...200, using: &generator)) : nil)
      plan.setIntrinsicContentSize(new, of: view)
    }
  }

  private let screen = View(
    "root", frame: Rect(x: 0, y: 0, width: 320, height: 480),
    subviews: [
      View(
        "label", translatesAutoresizingMaskIntoConstraints: false,
        intrinsicContentSize: IntrinsicContentSize(width: 50, height: 20))
    ])

  private func tree(_ constraints: String...) throws -> ViewTree {
    var root = screen
    root.constraints = try constraints.enumerated().map { number, text in
      var constraint = try Constraint(text)
      constraint.id = "c\(number)"
      return constraint
    }
    let window = Window.plain(320, 480)
    return try ViewTree(root, for: window.traits, windowSize: window.size)
  }

  @Test("A constant moves what it says, and a copy made before stays as it was")
  func copiesAreApart() throws {
    var plan = LayoutPlan(try tree("label.left == root.left + 8", "label.top == root.top"))
    let copy = plan
    let window = Window.plain(320, 480)
    #expect(try plan.frames(in: window)[1] == Rect(x: 8, y: 0, width: 50, height: 20))
    let gap = try #require(plan.tree.constraintIndex(ofID: "c0"))
    plan.setConstant(24, of: gap)
    #expect(try plan.frames(in: window)[1].x == 24)
    #expect(try copy.frames(in: window)[1].x == 8)
    #expect(plan.tree.constraints[0].constant == 24 && copy.tree.constraints[0].constant == 8)
  }

  @Test("A constant changes beside what alignment rectangles add")
  func keepsInsets() throws {
    var root = screen
    root.subviews[0].alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    try expectConstants(
      of: root, ["label.left == root.left + 10", "label.top == root.top + 20", "label.width == 50"],
      [(10, Rect(x: 8, y: 19, width: 56.5, height: 24)), (30, Rect(x: 28, y: 19, width: 56.5, height: 24))])
  }

  @Test("A constant changes beside what a scroll view's offset adds")
  func keepsContentOffsets() throws {
    var root = screen
    var scrollView = View("scroll", class: "UIScrollView", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    scrollView.scroll.contentOffset = Point(x: 30, y: 0)
    scrollView.subviews = root.subviews
    root.subviews = [scrollView]
    try expectConstants(
      of: root, ["label.left == root.left + 10", "label.top == scroll.top"],
      [(10, Rect(x: 40, y: 0, width: 50, height: 20)), (20, Rect(x: 50, y: 0, width: 50, height: 20))])
  }

  /// The label's frame, as the first constraint gets one constant after the other.
  private func expectConstants(of root: View, _ constraints: [String], _ steps: [(constant: Double, frame: Rect)])
    throws
  {
    var root = root
    root.constraints = try constraints.map { try Constraint($0) }
    let window = Window.plain(320, 480)
    var plan = LayoutPlan(try ViewTree(root, for: window.traits, windowSize: window.size))
    let first = try #require(plan.tree.constraintIndex(ofID: "root/constraints[0]"))
    let label = try #require(plan.tree.index(ofID: "label")).position
    for step in steps {
      plan.setConstant(step.constant, of: first)
      #expect(try plan.frames(in: window)[label] == step.frame)
      #expect(try LayoutPlan(plan.tree).frames(in: window)[label] == step.frame)
    }
  }

  @Test("A conflict is told in the words of the constants that there are now")
  func conflictsAreWordedAnew() throws {
    var plan = LayoutPlan(try tree("label.width == 80", "label.width == 90"))
    let window = Window.plain(320, 480)
    func messages(_ plan: LayoutPlan) throws -> String {
      try plan.layout(in: window).diagnostics.map(\.message).joined(separator: "\n")
    }
    let copy = plan
    #expect(try messages(plan).contains("label.width == 90"))
    plan.setConstant(70, of: try #require(plan.tree.constraintIndex(ofID: "c1")))
    let changed = try messages(plan)
    #expect(changed.contains("label.width == 70") && !changed.contains("label.width == 90"))
    #expect(try messages(copy).contains("label.width == 90"))
  }

  @Test("A constraint that is activated takes its part, and gives it back")
  func activates() throws {
    var plan = LayoutPlan(try tree("label.left == root.left + 8", "label.top == root.top", "label.width == 100"))
    let window = Window.plain(320, 480)
    let width = try #require(plan.tree.constraintIndex(ofID: "c2"))
    plan.setActive(false, of: width)
    #expect(try plan.frames(in: window)[1].width == 50)
    plan.setActive(true, of: width)
    #expect(try plan.frames(in: window)[1].width == 100)
  }

  @Test("An intrinsic size that changes, goes and comes")
  func resizesContent() throws {
    var plan = LayoutPlan(try tree("label.left == root.left + 8", "label.top == root.top"))
    let window = Window.plain(320, 480)
    let label = try #require(plan.tree.index(ofID: "label"))
    plan.setIntrinsicContentSize(IntrinsicContentSize(width: 70, height: 20), of: label)
    #expect(try plan.frames(in: window)[1] == Rect(x: 8, y: 0, width: 70, height: 20))
    plan.setIntrinsicContentSize(IntrinsicContentSize(width: nil, height: 20), of: label)
    #expect(try plan.layout(in: window)["label"]?.ambiguity == .width)
    plan.setIntrinsicContentSize(IntrinsicContentSize(width: 30, height: 10), of: label)
    #expect(try plan.frames(in: window)[1] == Rect(x: 8, y: 0, width: 30, height: 10))
  }

  @Test("Rotating there and back keeps two regions and takes no step more; frames can be written over others")
  func keepsRegions() throws {
    // The label's 50 don't fit between 8 and the window's right edge less 280 in portrait.
    let plan = LayoutPlan(
      try tree("label.left == root.left + 8", "label.top == root.top", "label.right <= root.right - 280"))
    var frames: [Rect] = []
    for _ in 0..<3 {
      try plan.frames(in: Window.plain(320, 480), into: &frames)
      #expect(frames[1].width == 32)
      try plan.frames(in: Window.plain(480, 320), into: &frames)
      #expect(frames[1].width == 50)
    }
    #expect(plan.statistics.regions == 2)
    #expect(plan.statistics.views == 2 && plan.statistics.unknowns == 4 && plan.statistics.rows == 5)
  }
}
