import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// Screens whose constants are near a million and whose multipliers are far from 1, once solved wrongly.
///
/// GLPK's tolerance for bounds is a thousand times stricter relative to a bound than absolutely. With 1e-9, rounding in
/// the last places was taken for a conflict, and a level that GLPK thus couldn't solve was left as it was.
struct LargeNumbersTests {
  @Test("No level is left unsolved in silence")
  func solvesEveryLevel() throws {
    let root = view(
      "root", [view("a", [view("b", [view("c", [view("d")])]), view("e", [view("f")])])],
      [
        Constraint(
          .id("d"), .width, .lessThanOrEqual, Constraint.Second(.id("e"), .width, multiplier: 40), constant: -90_478,
          priority: 500),
        Constraint(.id("d"), .width, .equal, nil, constant: 12.5),
        Constraint(.id("f"), .width, .equal, nil, constant: 34_950.5, priority: 750),
        pin("f", .right, .equal, "a", .left, constant: 8, 250),
        pin("e", .right, .equal, "a", .centerX, 999),
        pin("e", .centerX, .equal, "a", .leading, constant: 10_510, 999),
        pin("e", .trailing, .lessThanOrEqual, "a", .centerX, 750),
        pin("f", .left, .equal, "e", .right, constant: 91_107, 177),
        pin("f", .trailing, .equal, "e", .trailing, times: 0.001, 250.125),
      ])
    let window = Window.plain(670, 940)
    let tree = try ViewTree(root, for: window.traits, windowSize: window.size)
    let layout = try LayoutPlan(tree).layout(in: window)
    #expect(try LayoutAudit(of: layout, depth: [.ambiguity, .stays]).problems == [])
  }

  /// Random wild screens: the numbers mean what they did as long as `RandomScreen` draws as it does.
  @Test(
    "Rounding is no conflict, and nothing is given up",
    arguments: [
      1_004_317, 1_002_064, 1_005_339, 1_005_811, 1_009_024, 1_012_173, 1_021_707, 1_019_944, 1_023_209, 1_023_810,
    ] as [UInt64])
  func standsRounding(seed: UInt64) throws {
    let audit = try LayoutAudit(of: RandomScreen(seed: seed, style: .wild), depth: [.ambiguity, .stays])
    #expect(audit.problems == [])
  }

  private func view(_ id: String, _ subviews: [View] = [], _ constraints: [Constraint] = []) -> View {
    View(id, translatesAutoresizingMaskIntoConstraints: false, constraints: constraints, subviews: subviews)
  }

  private func pin(
    _ id: String, _ first: ConstraintAttribute, _ relation: ConstraintRelation, _ other: String,
    _ second: ConstraintAttribute, times multiplier: Double = 1, constant: Double = 0, _ priority: Priority
  ) -> Constraint {
    Constraint(
      .id(id), first, relation, Constraint.Second(.id(other), second, multiplier: multiplier), constant: constant,
      priority: priority)
  }
}
