import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// A graph that is edited says what one says that was made so from the beginning, and what a plan says.
struct LayoutGraphTests {
  @Test("After any edits frames are those of a graph that was made anew, to the bit", arguments: 0..<20)
  func editsAtRandom(chunk: Int) throws {
    for seed in chunk * 12..<chunk * 12 + 12 {
      var edits = RandomEdits(seed: UInt64(seed), nodes: [4, 6, 16][seed % 3], hasMasks: seed % 2 == 0)
      try edits.graph.graph.layout()
      for step in 0..<12 {
        let words = edits.edit()
        try edits.graph.graph.layout()
        let anew = edits.model.graph()
        try anew.graph.layout()
        #expect(edits.graph.graph.frames == anew.graph.frames, "seed \(seed), step \(step): \(words)")
        #expect(edits.graph.graph.leftOut.count == anew.graph.leftOut.count, "seed \(seed), step \(step): \(words)")
      }
    }
  }

  @Test(
    "A tree's graph is laid out as its plan, with what it leaves out and open", arguments: RandomScreen.Family.allCases)
  func agreesWithPlans(family: RandomScreen.Family) throws {
    for seed in 0..<150 {
      let screen = RandomScreen(seed: UInt64(seed), family)
      let tree = try screen.tree()
      let layout = try LayoutPlan(tree).layout(in: screen.window)
      var graph = LayoutGraph(tree, in: screen.window)
      try graph.layout()
      let frames = graph.frames
      for (item, index) in zip(tree.indices, frames.indices) {
        let isNear = layout.unroundedFrames[index].isNear(frames[index])
        #expect(isNear, "seed \(seed), \(tree.name(of: item)): \(layout.unroundedFrames[index]), not \(frames[index])")
      }
      let conflicts = layout.diagnostics.count { $0.code == .unsatisfiableConstraints }
      #expect(graph.leftOut.count == conflicts, "seed \(seed)")
      for (node, ambiguity) in zip(graph.nodeIDs, layout.ambiguities) {
        #expect(graph.ambiguousAttributes(of: node) == ambiguity, "seed \(seed)")
      }
    }
  }

  @Test("Layout tells the nodes that moved, and no others")
  func tellsWhatMoved() throws {
    var graph = LayoutGraph(windowSize: Size(width: 390, height: 844))
    let (first, second) = (graph.insert(.init(), under: graph.root), graph.insert(.init(), under: graph.root))
    for (node, above) in [(first, graph.root), (second, first)] {
      let isFirst = above == graph.root
      graph.addConstraint(.init(.init(node, .left), to: .init(graph.root, .left), constant: 16))
      graph.addConstraint(.init(.init(node, .width), to: .init(graph.root, .width), constant: -32))
      graph.addConstraint(.init(.init(node, .height), constant: 44))
      graph.addConstraint(.init(.init(node, .top), to: .init(above, isFirst ? .top : .bottom), constant: 8))
    }
    #expect(Set(try graph.layout()) == [graph.root, first, second])
    #expect(graph.frame(of: second) == Rect(x: 16, y: 60, width: 358, height: 44))
    #expect(try graph.layout() == [])
    let top = graph.constraintIDs[7]
    graph.setConstant(24, of: top)
    #expect(try graph.layout() == [second])
    #expect(graph.frame(of: second).y == 76)
    graph.setConstant(24, of: top)
    #expect(try graph.layout() == [])
    graph.remove(second)
    #expect(!graph.contains(top) && graph.count == 2)
    #expect(try graph.layout() == [])
  }

  @Test("A content whose height follows its width is measured at the width that layout gives it")
  func measuresContents() throws {
    var graph = LayoutGraph(windowSize: Size(width: 320, height: 480))
    let text = graph.insert(.init(), under: graph.root)
    graph.addConstraint(.init(.init(text, .left), to: .init(graph.root, .left), constant: 20))
    graph.addConstraint(.init(.init(text, .right), to: .init(graph.root, .right), constant: -20))
    graph.addConstraint(.init(.init(text, .top), to: .init(graph.root, .top), constant: 20))
    // Six hundred points of text, in lines of twenty.
    graph.setMeasure(
      { width in
        let lines = width.map { (600 / max(1, $0)).rounded(.up) } ?? 1
        return IntrinsicContentSize(width: 600 / lines, height: 20 * lines)
      }, of: text)
    try graph.layout()
    #expect(graph.frame(of: text) == Rect(x: 20, y: 20, width: 280, height: 60))
    graph.setWindowSize(Size(width: 480, height: 320))
    try graph.layout()
    #expect(graph.frame(of: text) == Rect(x: 20, y: 20, width: 440, height: 40))
  }

  @Test("Of a conflict the last constraint is left out, and taken in again once it can hold")
  func leavesOut() throws {
    var graph = LayoutGraph(windowSize: Size(width: 320, height: 480))
    let view = graph.insert(.init(), under: graph.root)
    let first = graph.addConstraint(.init(.init(view, .width), constant: 100))
    let last = graph.addConstraint(.init(.init(view, .width), .greaterThanOrEqual, constant: 120))
    try graph.layout()
    #expect(graph.frame(of: view).width == 100)
    #expect(graph.leftOut == [.constraint(last)])
    let conflicts = try graph.conflicts()
    #expect(conflicts.map(\.items) == [[.constraint(first), .constraint(last)]])
    #expect(conflicts.map(\.leftOut) == [.constraint(last)])
    graph.setConstant(130, of: first)
    try graph.layout()
    #expect(graph.leftOut == [])
    #expect(graph.frame(of: view).width == 130)
    graph.setConstant(100, of: first)
    graph.setPriority(.defaultHigh, of: first)
    try graph.layout()
    #expect(graph.leftOut == [])
    #expect(graph.frame(of: view).width == 120)
  }

  @Test("A stack view arranges anew what is hidden, shown, spaced, turned and removed")
  func arrangesStacks() throws {
    var graph = LayoutGraph(windowSize: Size(width: 320, height: 480))
    let stack = graph.insert(.init(), under: graph.root)
    for (attribute, constant) in [(ConstraintAttribute.left, 0.0), (.top, 0), (.width, 200), (.height, 90)] {
      let edge = attribute.isSize ? nil : LayoutGraph.Constraint.Anchor(graph.root, attribute)
      graph.addConstraint(.init(.init(stack, attribute), to: edge, constant: constant))
    }
    var arranged: [LayoutGraph.NodeID] = []
    for _ in 0..<3 { arranged.append(graph.insert(.init(), under: stack)) }
    var settings = StackSettings()
    settings.spacing = 10
    settings.distribution = .fillEqually
    graph.setStack(.init(arranged, settings, systemVersion: .newest), of: stack)
    #expect(try Set(graph.layout()) == Set(arranged + [stack, graph.root]))
    #expect(graph.count == 5)
    #expect(graph.frame(of: arranged[2]) == Rect(x: 140, y: 0, width: 60, height: 90))
    graph.setHidden(true, of: arranged[1])
    #expect(try Set(graph.layout()) == Set(arranged))
    #expect(arranged.map { graph.frame(of: $0).width } == [95, 0, 95])
    graph.setHidden(false, of: arranged[1])
    settings.spacing = 25
    graph.setStack(.init(arranged, settings, systemVersion: .newest), of: stack)
    try graph.layout()
    #expect(arranged.map { graph.frame(of: $0).x } == [0, 75, 150])
    settings.axis = .vertical
    graph.setStack(.init(arranged, settings, systemVersion: .newest), of: stack)
    graph.remove(arranged[0])
    try graph.layout()
    #expect(graph.frame(of: arranged[2]) == Rect(x: 0, y: 57.5, width: 200, height: 32.5))
    #expect(graph.stack(of: stack)?.arranged == [arranged[1], arranged[2]])
  }

  @Test("A hidden node outside stack views takes part in layout")
  func hidesNothingElse() throws {
    var graph = LayoutGraph(windowSize: Size(width: 320, height: 480))
    let node = graph.insert(.init(), under: graph.root)
    graph.addConstraint(.init(.init(node, .width), constant: 100))
    try graph.layout()
    graph.setHidden(true, of: node)
    #expect(try graph.layout() == [])
    #expect(graph.frame(of: node).width == 100)
  }

  @Test("A baseline is the text's, and a stack view's is that of what it arranges")
  func tiesBaselines() throws {
    var graph = LayoutGraph(windowSize: Size(width: 320, height: 480))
    let (stack, other) = (graph.insert(.init(), under: graph.root), graph.insert(.init(), under: graph.root))
    var text = LayoutGraph.Node()
    text.contentSize = IntrinsicContentSize(width: 50, height: 20)
    text.baselines = .text(first: 15, last: 5)
    let label = graph.insert(text, under: stack)
    graph.setStack(.init([label], systemVersion: .newest), of: stack)
    graph.addConstraint(.init(.init(stack, .top), to: .init(graph.root, .top), constant: 30))
    graph.addConstraint(.init(.init(other, .bottom), to: .init(stack, .firstBaseline)))
    graph.addConstraint(.init(.init(other, .height), constant: 10))
    try graph.layout()
    #expect(graph.frame(of: other).y == 35)
    graph.setBaselines(.text(first: 12, last: 5), of: label)
    try graph.layout()
    #expect(graph.frame(of: other).y == 32)
    graph.setBaselines(.bottom, of: label)
    try graph.layout()
    #expect(graph.frame(of: other).y == 40)
    graph.remove(label)
    try graph.layout()
    #expect(graph.count == 3)
  }

  @Test("A mask answers a resize of the superior, whatever resized it")
  func masksAnswer() throws {
    var graph = LayoutGraph(windowSize: Size(width: 320, height: 480))
    let outer = graph.insert(.init(), under: graph.root)
    let inner = graph.insert(
      .init(
        placement: .mask(
          [.flexibleWidth], frame: Rect(x: 10, y: 10, width: 80, height: 30),
          superviewSize: Size(width: 100, height: 50))), under: outer)
    let width = graph.addConstraint(.init(.init(outer, .width), constant: 100))
    try graph.layout()
    #expect(graph.frame(of: inner) == Rect(x: 10, y: 10, width: 80, height: 30))
    graph.setConstant(200, of: width)
    try graph.layout()
    #expect(graph.frame(of: inner) == Rect(x: 10, y: 10, width: 180, height: 30))
    graph.setFrame(Rect(x: 0, y: 0, width: 50, height: 20), of: inner)
    graph.setConstant(250, of: width)
    try graph.layout()
    #expect(graph.frame(of: inner) == Rect(x: 0, y: 0, width: 100, height: 20))
  }
}

extension Rect {
  /// Tells whether no number differs by more than a hundred thousandth of a point, or a billionth of itself.
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
      abs($0 - $1) <= max(1e-5, 1e-9 * abs($0))
    }
  }
}
