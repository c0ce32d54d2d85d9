import Checks
import LayoutModel
import LayoutResolution
import Testing

/// Scenes and trees made in Swift: checked as files are, and flattened in preorder.
struct SceneTests {
  private let traits = Device(size: Size(width: 320, height: 480)).traits(in: .portrait)

  @Test("What can't be is refused with every problem")
  func refuses() {
    let view = View(
      "root", frame: Rect(x: 0, y: .nan, width: -1, height: 5), alpha: 2,
      constraints: [
        Constraint(.id("titel"), .width, .equal, nil, constant: .infinity),
        Constraint(.id("title"), .leading, .equal, .init(.holder, .left)),
        Constraint(.id("title"), .leading, .equal, nil),
        Constraint(.id("title"), .top, .equal, .init(.holder, .top, multiplier: 0)),
        Constraint(
          .id("title"), .width, .equal, nil,
          variations: [Variation(when: TraitCondition(), set: [.multiplier(2)])]),
      ],
      subviews: [View("title"), View("title"), View("a b")])
    let thrown = #expect(throws: InvalidScene.self) { try Scene(name: "wrong", view: view) }
    #expect(
      thrown?.problems.map(\.code) == [
        "duplicate-id", "malformed-id", "number-out-of-range", "number-out-of-range", "number-out-of-range",
        "unknown-id", "number-out-of-range", "incomparable-attributes", "location-without-item",
        "location-without-item", "multiplier-without-item",
      ])
    #expect(thrown?.description.contains("there is no view 'titel'; did you mean 'title'?") == true)
  }

  @Test("A tree is in preorder, and views without ids have paths")
  func flattens() throws {
    let tree = try ViewTree(
      View(subviews: [
        View(class: "UILabel"), View("box", subviews: [View(class: "UILabel"), View(class: "UILabel")]),
        View(class: "UILabel"),
      ]), for: traits, windowSize: Size(width: 320, height: 480))
    #expect(
      tree.indices.map(tree.name(of:)) == [
        "root", "root/UILabel[0]", "box", "box/UILabel[0]", "box/UILabel[1]", "root/UILabel[1]",
      ])
    #expect(tree.indices.map(tree.depth(of:)) == [0, 1, 1, 2, 2, 1])
    #expect(tree.subtreeEnds == [6, 2, 5, 4, 5, 6])
    #expect(
      tree.indices.map { tree.superview(of: $0).map(tree.name(of:)) } == [nil, "root", "root", "box", "box", "root"])
    #expect(tree.index(ofID: "box").map(tree.name(of:)) == "box")
    #expect(tree.index(ofID: "root") == nil)
    #expect(tree[try #require(tree.indices.first { _ in true })].frame == Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("What isn't installed is gone, with its subtree and the constraints that name it")
  func leavesOut() throws {
    let condition = TraitCondition(idiom: .phone)
    let tree = try ViewTree(
      View(
        "root",
        constraints: [
          Constraint(.id("inner"), .width, .equal, nil, constant: 1),
          Constraint(.id("b"), .width, .equal, .init(.id("a"), .width)),
          Constraint(id: "kept", .id("b"), .width, .equal, .init(.holder, .width)),
        ],
        subviews: [
          View(
            "a", constraints: [Constraint(.id("b"), .height, .equal, nil, constant: 1)], subviews: [View("inner")],
            variations: [Variation(when: condition, set: [.init(\.isInstalled, false)])]),
          View("b"),
        ]), for: traits, windowSize: .zero)
    #expect(tree.indices.map(tree.name(of:)) == ["root", "b"])
    #expect(tree.constraints.map(tree.name(of:)) == ["kept"])
  }

  @Test("A priority is above 0, to 1000")
  func limitsPriorities() {
    #expect(Priority(rawValue: 0) == nil)
    #expect(Priority(rawValue: -1) == nil)
    #expect(Priority(rawValue: 1000.1) == nil)
    #expect(Priority(rawValue: .nan) == nil)
    #expect(Priority(rawValue: 0.1)?.rawValue == 0.1)
    #expect(Priority(rawValue: 1000) == .required)
  }

  @Test(
    "The nearest name is found, and a far one isn't",
    arguments: [
      ("autoresizingMaks", "autoresizingMask"), ("Frame", "frame"), ("fram", "frame"), ("colour", nil), ("x", nil),
      ("AUTORESIZINGMASK", "autoresizingMask"),
    ])
  func findsNames(name: String, nearest: String?) {
    #expect(Spelling.nearest(to: name, among: ["frame", "autoresizingMask", "isHidden"]) == nearest)
  }

  @Test("Of two names as near, the one that begins alike is found")
  func findsNamesThatBeginAlike() {
    #expect(Spelling.nearest(to: "hight", among: ["right", "height"]) == "height")
    #expect(Spelling.nearest(to: "eight", among: ["right", "height"]) == "right")
  }
}
