import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Notations
import Testing

/// The repairs of a conflict, and that a tree with them has no conflict left.
struct RepairTests {
  // MARK: By hand

  @Test(
    "A broken constraint's constant is changed by what it lacks, or its priority lowered",
    arguments: [
      ("a.width == 120", 120, 100), ("a.width <= 90.5", 90.5, 100), ("a.width >= 110", 110, 100),
      ("a.width == root.width", 0, -200), ("a.centerX == root.leading + 55", 55, 60),
      ("a.trailing == 0.5 * root.trailing - 60", -60, -40), ("a.width == 3 * a.height", 0, 40),
      ("root.width >= 400", 400, 300), ("a.width == -5", -5, 100),
      ("a.height == 0.3333333333333333 * a.width", 0, -13.333333333),
    ] as [(String, Double, Double)])
  func changesConstants(text: String, old: Double, new: Double) throws {
    let root = View(
      "root",
      constraints: try [
        Constraint("a.leading == root.leading + 10"), Constraint("a.width == 100"), Constraint("a.height == 20"),
        constraint("wrong", text),
      ], subviews: [View("a", translatesAutoresizingMaskIntoConstraints: false)])
    let tree = try tree(root)
    let conflicts = try conflicts(tree)
    #expect(
      conflicts.map(\.repairs) == [
        [.changeConstant(constraint: "wrong", from: old, to: new), .lowerPriority(constraint: "wrong", to: 999)]
      ])
    for repair in conflicts.flatMap(\.repairs) { #expect(try self.conflicts(tree.applying([repair])) == []) }
  }

  @Test("The mask that is turned off is that of the view which the broken constraint places")
  func turnsMasksOff() throws {
    let root = View(
      "root", constraints: [try constraint("wrong", "b.leading == a.trailing + 8")],
      subviews: [
        View("a", frame: Rect(x: 0, y: 0, width: 100, height: 20)),
        View("b", frame: Rect(x: 100, y: 0, width: 100, height: 20)),
      ])
    #expect(
      try conflicts(tree(root)).map(\.repairs) == [
        [
          .stopTranslatingMask(view: "b"), .changeConstant(constraint: "wrong", from: 8, to: 0),
          .lowerPriority(constraint: "wrong", to: 999),
        ]
      ])
  }

  @Test("A mask isn't turned off where the rest conflicts all the same")
  func verifiesMasks() throws {
    let root = View(
      "root", constraints: try [constraint("narrow", "a.width <= 100"), constraint("wrong", "a.width == 120")],
      subviews: [View("a", frame: Rect(x: 0, y: 0, width: 100, height: 20))])
    #expect(
      try conflicts(tree(root)).map(\.repairs) == [
        [.changeConstant(constraint: "wrong", from: 120, to: 100), .lowerPriority(constraint: "wrong", to: 999)]
      ])
  }

  @Test(
    "Of a required intrinsic size the priority is lowered that is in the way",
    arguments: [
      (80.0, Repair.ContentPriority.contentCompressionResistancePriority), (120, .contentHuggingPriority),
    ])
  func lowersContentPriorities(width: Double, priority: Repair.ContentPriority) throws {
    let strong = AxisPriorities(horizontal: 1000, vertical: 1000)
    let root = View(
      "root", constraints: [try constraint("wrong", "a.width == \(width)")],
      subviews: [
        View(
          "a", translatesAutoresizingMaskIntoConstraints: false,
          intrinsicContentSize: IntrinsicContentSize(width: 100, height: 20), contentHuggingPriority: strong,
          contentCompressionResistancePriority: strong)
      ])
    #expect(
      try conflicts(tree(root)).map(\.repairs) == [
        [
          .lowerContentPriority(view: "a", priority, .horizontal, to: 999),
          .changeConstant(constraint: "wrong", from: width, to: 100), .lowerPriority(constraint: "wrong", to: 999),
        ]
      ])
  }

  @Test("Where a goal has the highest priority below 1000, no constant is offered")
  func needsRoomForAPriority() throws {
    let root = View(
      "root",
      constraints: try [
        Constraint("a.width == 100"), constraint("wrong", "a.width == 120"),
        Constraint(.id("a"), .height, .equal, nil, constant: 20, priority: Priority(floatLiteral: 1000.0.nextDown)),
      ], subviews: [View("a", translatesAutoresizingMaskIntoConstraints: false)])
    #expect(try conflicts(tree(root)).map(\.repairs) == [[.lowerPriority(constraint: "wrong", to: 999)]])
  }

  // MARK: At random

  @Test("Random screens with their repairs have no conflict left, whichever kind is made", arguments: 0..<10)
  func repairs(chunk: Int) throws {
    var counts: [Kind: Int] = [:]
    for seed in chunk * 100..<(chunk + 1) * 100 {
      let screen = RandomScreen(seed: UInt64(seed))
      let tree = try screen.tree()
      let conflicts = try conflicts(tree, in: screen.window)
      for kind in Kind.allCases {
        guard conflicts.contains(where: { $0.repairs.contains(where: kind.holds) }) else { continue }
        let repairs = conflicts.compactMap { $0.repairs.first(where: kind.holds) ?? $0.repairs.last }
        let left = try self.conflicts(tree.applying(repairs), in: screen.window)
        #expect(left.map(\.message) == [], "seed \(seed), \(kind), \(repairs)")
        counts[kind, default: 0] += 1
      }
      #expect(conflicts.allSatisfy { $0.repairs.contains(where: Kind.priority.holds) })
    }
    for kind in Kind.allCases where kind != .content { #expect((counts[kind] ?? 0) > 2, "\(kind)") }
  }

  /// Repairs that go together.
  private enum Kind: CaseIterable {
    case priority, constant, mask, content

    func holds(_ repair: Repair) -> Bool {
      switch (self, repair) {
      case (.priority, .lowerPriority), (.constant, .changeConstant), (.mask, .stopTranslatingMask),
        (.content, .lowerContentPriority):
        true
      default: false
      }
    }
  }

  // MARK: Parts

  private static let window = Window.plain(300, 100)

  private func tree(_ root: View) throws -> ViewTree {
    try ViewTree(root, for: Self.window.traits, windowSize: Self.window.size)
  }

  private func conflicts(_ tree: ViewTree, in window: Window = window) throws -> [Diagnostic] {
    try LayoutPlan(tree).layout(in: window).diagnostics.filter { $0.code == .unsatisfiableConstraints }
  }

  private func constraint(_ id: String, _ text: String) throws -> Constraint {
    var constraint = try Constraint(text)
    constraint.id = id
    return constraint
  }
}
