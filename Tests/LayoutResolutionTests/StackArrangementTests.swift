import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// The constraints that stack views imply, and that nothing else about the screen changes it; frames stand in
/// Fixtures/StackViews.
struct StackArrangementTests {
  private let window = Window.plain(320, 480)

  private func screen(
    _ settings: [ViewSetting], on subviews: [View] = Self.views, constraints: [Constraint] = []
  ) -> View {
    var stack = View("stack", class: "UIStackView", translatesAutoresizingMaskIntoConstraints: false)
    settings.forEach { stack.apply($0) }
    stack.subviews = subviews
    let origin = [
      Constraint(.id("stack"), .left, .equal, .init(.holder, .left)),
      Constraint(.id("stack"), .top, .equal, .init(.holder, .top)),
    ]
    return View("root", constraints: origin + constraints, subviews: [stack])
  }

  private static let views = [("a", 80.0, 60.0), ("b", 60, 30), ("c", 40, 20)].map { id, width, height in
    View(id, intrinsicContentSize: IntrinsicContentSize(width: width, height: height))
  }

  private func tree(_ root: View) throws -> ViewTree {
    try ViewTree(root, for: window.traits, windowSize: window.size)
  }

  private func implied(_ tree: ViewTree, _ identifier: String) -> [String] {
    tree.constraints.filter { $0.isImplied && tree.name(of: $0).contains(identifier) }.map { $0.text(in: tree) }
  }

  @Test("Every distribution with every alignment along either axis leaves no view ambiguous, and conflicts nowhere")
  func isNeverOpen() throws {
    for axis in Axis.allCases {
      for distribution in StackSettings.Distribution.allCases {
        for alignment in StackSettings.Alignment.allCases {
          let root = screen([
            .init(\.stack.axis, axis), .init(\.stack.distribution, distribution), .init(\.stack.alignment, alignment),
            .init(\.stack.spacing, 8),
          ])
          let layout = try LayoutPlan(tree(root)).layout(in: window)
          #expect(layout.diagnostics == [], "\(axis) \(distribution) \(alignment)")
        }
      }
    }
  }

  @Test(
    "Hidden views are nowhere ambiguous either, wherever they stand", arguments: StackSettings.Distribution.allCases)
  func hides(distribution: StackSettings.Distribution) throws {
    for hidden in 1..<16 {
      var views = Self.views + [View("d", intrinsicContentSize: IntrinsicContentSize(width: 20, height: 20))]
      for index in views.indices { views[index].isHidden = hidden & (1 << index) != 0 }
      let shown = views.filter { !$0.isHidden }
      let root = screen([.init(\.stack.distribution, distribution), .init(\.stack.spacing, 10)], on: views)
      let layout = try LayoutPlan(tree(root)).layout(in: window)
      // With no view shown nothing gives the height of views that are stretched across.
      if !shown.isEmpty { #expect(layout.diagnostics == [], "\(hidden)") }
      let gone = try LayoutPlan(
        tree(screen([.init(\.stack.distribution, distribution), .init(\.stack.spacing, 10)], on: shown))
      ).layout(in: window)
      guard !shown.isEmpty, distribution != .equalCentering else { continue }
      let widths = [layout, gone].compactMap { $0["stack"]?.unroundedFrame.width }
      #expect(widths.count == 2 && abs(widths[0] - widths[1]) < 1e-9, "\(hidden)")
    }
  }

  @Test("A root, a single view, no view and deep nesting are arranged")
  func standsExtremes() throws {
    var root = screen([.init(\.stack.alignment, .center)]).subviews[0]
    root.constraints = []
    #expect(try LayoutPlan(tree(root)).layout(in: window)["a"]?.frame == Rect(x: 0, y: 210, width: 220, height: 60))
    #expect(implied(try tree(screen([.init(\.stack.spacing, 8)], on: [])), "UISV") == [])
    var inner = View("leaf", intrinsicContentSize: IntrinsicContentSize(width: 10, height: 10))
    for level in 0..<100 {
      inner = View("s\(level)", class: "UIStackView", subviews: [inner])
    }
    let layout = try LayoutPlan(tree(screen([.init(\.stack.alignment, .lastBaseline)], on: [inner]))).layout(in: window)
    #expect(layout["leaf"]?.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(layout.diagnostics == [])
  }

  @Test("Where the centres' distances are optional, each further one matters less; by the system's version")
  func countsDown() throws {
    for (version, first) in [(9, 150), (10, 149)] {
      var traits = window.traits
      traits.systemVersion = SystemVersion(major: version)
      let views = Self.views + [View("d", intrinsicContentSize: IntrinsicContentSize(width: 20, height: 20))]
      let tree = try ViewTree(
        screen([.init(\.stack.distribution, .equalCentering)], on: views), for: traits, windowSize: window.size)
      #expect(
        implied(tree, "UISV-fill-equally") == [
          "stack/UISV-distributing[1].width == stack/UISV-distributing[0].width @\(first)",
          "stack/UISV-distributing[2].width == stack/UISV-distributing[0].width @\(first - 1)",
        ])
    }
  }

  @Test("An inner stack view's share is that of what its views add up to")
  func sharesNested() throws {
    var inner = View("inner", class: "UIStackView", subviews: [Self.views[0], Self.views[1]])
    inner.stack.spacing = 10
    let tree = try tree(screen([.init(\.stack.distribution, .fillProportionally)], on: [inner, Self.views[2]]))
    #expect(
      implied(tree, "UISV-fill-proportionally") == [
        "inner.width == \(150.0 / 190) * stack.width @999", "c.width == \(40.0 / 190) * stack.width @998",
      ])
  }

  @Test("Mirrored, leading and trailing of all constraints lie as in the stack view")
  func mirrors() throws {
    var root = screen([
      .init(\.stack.distribution, .equalSpacing), .init(\.stack.isLayoutMarginsRelativeArrangement, true),
    ])
    root.subviews[0].semanticContentAttribute = .forceRightToLeft
    let tree = try tree(root)
    let locations = tree.constraints.filter {
      $0.isImplied && $0.firstAttribute.axis == .horizontal && !$0.firstAttribute.isSize
    }
    #expect(locations.count > 6 && locations.allSatisfy(\.isMirrored))
  }

  @Test("The order of the screen's own constraints changes no byte", arguments: StackSettings.Distribution.allCases)
  func ordersDontMatter(distribution: StackSettings.Distribution) throws {
    let own = [
      Constraint(.id("stack"), .width, .equal, nil, constant: 300, priority: 700),
      Constraint(.id("a"), .width, .greaterThanOrEqual, .init(.id("c"), .width), constant: 3, priority: 600),
      Constraint(.id("b"), .height, .equal, nil, constant: 70, priority: 500),
    ]
    let root = screen(
      [.init(\.stack.distribution, distribution), .init(\.stack.alignment, .center), .init(\.stack.spacing, 7)],
      constraints: own)
    let expected = try LayoutPlan(tree(root)).layout(in: window).unroundedFrames
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10 {
      var shuffled = root
      shuffled.constraints.shuffle(using: &random)
      #expect(try LayoutPlan(tree(shuffled)).layout(in: window).unroundedFrames == expected)
    }
  }
}
