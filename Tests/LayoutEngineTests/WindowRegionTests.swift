import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Notations
import Testing

/// The plane of window sizes falls into regions, and a walk through them advances.
struct WindowRegionTests {
  private func tree(_ constraints: [String]) throws -> ViewTree {
    let views = ["a", "b"].map { View($0, translatesAutoresizingMaskIntoConstraints: false) }
    let root = View(
      "root", frame: Rect(x: 0, y: 0, width: 320, height: 480),
      constraints: try constraints.map { try Constraint($0) }, subviews: views)
    let window = Window.plain(320, 480)
    return try ViewTree(root, for: window.traits, windowSize: window.size)
  }

  private func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }

  @Test("At a breakpoint the direction chooses the region, and its bounds are exact")
  func choosesByDirection() throws {
    let plan = LayoutPlan(
      try tree([
        "a.left == root.left", "a.top == root.top", "a.height == 10", "a.width <= 300", "a.width == root.width @750",
        "b.left == root.left", "b.bottom == root.bottom", "b.height == 10", "b.width == 20",
      ]))
    let wider = try plan.region(in: .plain(300, 480), toward: [.wider])
    #expect(wider.frames[1].width == AffineNumber(300))
    #expect(wider.extent(from: size(300, 480), toward: .wider) == 0...Double.infinity)
    let narrower = try plan.region(in: .plain(300, 480), toward: [.narrower])
    #expect(narrower.frames[1].width == AffineNumber(0, width: 1))
    #expect(narrower.extent(from: size(300, 480), toward: .narrower) == 0...300)
    // Only the width varies: the height is held at 480.
    #expect(narrower.frames[2].y == AffineNumber(470))
  }

  @Test("A conflict begins behind the last size at which all holds")
  func beginsBehind() throws {
    let plan = LayoutPlan(
      try tree([
        "a.left == root.left", "a.top == root.top", "a.height == 10", "a.width == root.width", "a.width <= 300",
        "b.left == root.left", "b.top == root.top", "b.height == 10", "b.width == 20",
      ]))
    #expect(try plan.region(in: .plain(300, 480)).omittedConstraints == [])
    let wider = try plan.region(in: .plain(300, 480), toward: [.wider])
    #expect(wider.omittedConstraints == [4])
    #expect(wider.extent(from: size(300, 480), toward: .wider) == 0...Double.infinity)
    #expect(try plan.region(in: .plain(700, 480), toward: [.narrower]).inequalities == wider.inequalities)
    #expect(try plan.region(in: .plain(300, 480), toward: [.narrower]).omittedConstraints == [])
  }

  @Test("What is open is so in a whole region, and stays where it stays")
  func knowsOpenRegions() throws {
    let plan = LayoutPlan(
      try tree([
        "a.left >= root.left", "a.right <= root.right", "a.width == 100", "a.top == root.top", "a.height == 10",
        "b.left == root.left", "b.top == root.top", "b.height == 10", "b.width == 20",
      ]))
    let region = try plan.region(in: .plain(320, 480), toward: [.narrower])
    #expect(region.ambiguities[1] == .x && !region.isPoint)
    // The view has no frame, so it stays at 0, and is open as long as there is more room than it takes.
    #expect(region.extent(from: size(320, 480), toward: .narrower) == -Double.infinity...220)
    #expect(try plan.region(in: .plain(100, 480), toward: [.narrower]).omittedConstraints == [2])
  }

  @Test("A requirement that holds at one height alone doesn't end a walk along the other axis")
  func holdsWhatDoesNotVary() throws {
    let plan = LayoutPlan(
      try tree([
        "a.left == root.left", "a.top == root.top", "a.width == root.width", "a.height == root.height",
        "a.height == 480",
        "b.left == root.left", "b.top == root.top", "b.height == 10", "b.width == 20",
      ]))
    let along = try plan.region(in: .plain(320, 480), toward: [.wider])
    #expect(
      along.omittedConstraints == [] && along.extent(from: size(320, 480), toward: .wider)?.upperBound == .infinity)
    let up = try plan.region(in: .plain(320, 480), toward: [.wider, .taller])
    #expect(up.omittedConstraints == [4])
  }

  // MARK: Random screens

  @Test(
    "A walk advances, its regions tile the widths, and frames are the forms", arguments: RandomScreen.Family.allCases)
  func walks(family: RandomScreen.Family) throws {
    for seed in 0..<40 as Range<UInt64> {
      let screen = RandomScreen(seed: 700_000 + seed, style: family.style)
      #expect(try RegionAudit.walkProblems(of: screen, to: 1_200).problems == [], "seed \(700_000 + seed)")
    }
  }

  @Test("Regions of the plane hold wherever their inequalities do", arguments: RandomScreen.Family.allCases)
  func tilesThePlane(family: RandomScreen.Family) throws {
    for seed in 0..<30 as Range<UInt64> {
      let screen = RandomScreen(seed: 800_000 + seed, style: family.style)
      #expect(try RegionAudit.planeProblems(of: screen, seed: seed) == [], "seed \(800_000 + seed)")
    }
  }
}
