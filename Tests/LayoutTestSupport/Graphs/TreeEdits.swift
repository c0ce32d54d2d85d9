package import LayoutEngine
package import LayoutModel
package import LayoutResolution

/// A history of edits of a tree's graph, at random and the same for the same seed: each is made of the graph that stands, and all
/// so far of one that is made anew.
package struct TreeEdits {
  private let tree: ViewTree
  private let window: Window
  private var generator: SeededGenerator
  private var history: [Edit] = []
  package private(set) var graph: EditedGraph

  package init(_ tree: ViewTree, in window: Window, seed: UInt64) throws(LayoutFailure) {
    self.tree = tree
    self.window = window
    generator = SeededGenerator(seed: seed)
    graph = EditedGraph(tree, window)
    try graph.graph.layout()
  }

  /// Edits the graph once, and lays it out.
  ///
  /// - Returns: What was edited, in words; `nil` where nothing was.
  package mutating func edit() throws(LayoutFailure) -> String? {
    guard let edit = graph.randomEdit(tree, window, &generator) else { return nil }
    history.append(edit)
    graph.make(edit, tree)
    try graph.graph.layout()
    return "\(edit)"
  }

  /// A graph of the tree with all edits so far, laid out once.
  package func anew() throws(LayoutFailure) -> EditedGraph {
    let anew = EditedGraph(tree, window)
    for edit in history { anew.make(edit, tree) }
    try anew.graph.layout()
    return anew
  }

  /// An edit, of nodes and constraints by their numbers.
  enum Edit {
    case constant(Int, Double)
    case priority(Int, Priority)
    case removedConstraint(Int)
    case constraint(Int, ConstraintAttribute, ConstraintRelation, Int?, ConstraintAttribute, Double, Priority)
    case node(under: Int, IntrinsicContentSize)
    case removedNode(Int)
    case move(Int, under: Int)
    case window(Size)
    case content(Int, IntrinsicContentSize)
    case hidden(Int, Bool)
    case frame(Int, Rect)
    case stack(Int, StackSettings, isTurned: Bool)
  }
}

/// A graph whose nodes and constraints have numbers.
package final class EditedGraph {
  package var graph: LayoutGraph
  private var nodes: [LayoutGraph.NodeID]
  private var constraints: [LayoutGraph.ConstraintID]
  private let window: Window

  init(_ tree: ViewTree, _ window: Window) {
    self.window = window
    let graph = LayoutGraph(tree, in: window)
    var nodes: [LayoutGraph.NodeID] = []
    for index in tree.indices where graph.contains(graph.node(of: index)) { nodes.append(graph.node(of: index)) }
    self.nodes = nodes
    constraints = graph.constraintIDs
    self.graph = graph
  }

  /// The frames of all nodes that have numbers; of those that were removed, zero.
  package var frames: [Rect] {
    nodes.map { node in graph.contains(node) ? graph.frame(of: node) : .zero }
  }

  /// The number of what is left out.
  package var leftOutCount: Int { graph.leftOut.count }

  // MARK: Making

  func make(_ edit: TreeEdits.Edit, _ tree: ViewTree) {
    switch edit {
    case .constant(let constraint, let constant): graph.setConstant(constant, of: constraints[constraint])
    case .priority(let constraint, let priority): graph.setPriority(priority, of: constraints[constraint])
    case .removedConstraint(let constraint): graph.removeConstraint(constraints[constraint])
    case .constraint(let first, let attribute, let relation, let second, let other, let constant, let priority):
      constraints.append(
        graph.addConstraint(
          .init(
            .init(nodes[first], attribute), relation, to: second.map { .init(nodes[$0], other) }, constant: constant,
            priority: priority)))
    case .node(under: let superior, let size):
      var node = LayoutGraph.Node(stay: Rect(x: 3, y: 5, width: 7, height: 9))
      node.contentSize = size
      nodes.append(graph.insert(node, under: nodes[superior]))
    case .removedNode(let node): graph.remove(nodes[node])
    case .move(let node, under: let superior): graph.move(nodes[node], under: nodes[superior])
    case .window(let size):
      graph.setWindow(
        Window(
          size: size, scale: window.scale, safeAreaInsets: window.safeAreaInsets, traits: window.traits), of: tree)
    case .content(let node, let size): graph.setContentSize(size, of: nodes[node])
    case .hidden(let node, let isHidden): graph.setHidden(isHidden, of: nodes[node])
    case .frame(let node, let frame): graph.setFrame(frame, of: nodes[node])
    case .stack(let node, let settings, let isTurned):
      guard var stack = graph.stack(of: nodes[node]) else { return }
      stack.settings = settings
      if isTurned { stack.arranged.reverse() }
      graph.setStack(stack, of: nodes[node])
    }
  }

  // MARK: Choosing

  func randomEdit(
    _ tree: ViewTree, _ window: Window, _ generator: inout SeededGenerator
  ) -> TreeEdits.Edit? {
    let standing = nodes.indices.filter { graph.contains(nodes[$0]) }
    let inner = standing.dropFirst()
    guard let node = inner.randomElement(using: &generator) else { return nil }
    let known = constraints.indices.filter { graph.contains(constraints[$0]) }
    let constraint = known.randomElement(using: &generator)
    switch generator.integer(0...12) {
    case 0, 1: return constraint.map { .constant($0, Double(generator.integer(-40...200))) }
    case 2: return constraint.map { .priority($0, generator.pick([.required, 750, 250, 500, 999])) }
    case 3: return constraint.map { .removedConstraint($0) }
    case 4: return randomConstraint(node, &generator)
    case 5: return .node(under: generator.pick(standing), randomSize(&generator))
    case 6: return graph.subnodes(of: nodes[node]).count < 3 ? .removedNode(node) : nil
    case 7: return .window(Size(width: generator.pick([320, 390, 844, 1_024]), height: generator.pick([390, 844])))
    case 8:
      // A measured content asks for what its measure says.
      return tree.wrappingTextViews.contains { graph.node(of: tree.index(at: Int($0))) == nodes[node] }
        ? nil : .content(node, randomSize(&generator))
    case 9: return .hidden(node, !graph.node(nodes[node]).isHidden)
    case 10: return randomMove(node, standing, &generator)
    case 11:
      // A mask goes by the superview's size of the last layout.
      if case .mask = graph.node(nodes[node]).placement { return nil }
      return .frame(
        node, Rect(x: 1, y: 2, width: Double(generator.integer(0...90)), height: Double(generator.integer(0...90))))
    default: return randomStack(standing, &generator)
    }
  }

  private func randomSize(_ generator: inout SeededGenerator) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: generator.happens(0.8) ? Double(generator.integer(5...120)) : nil,
      height: generator.happens(0.5) ? Double(generator.integer(5...60)) : nil)
  }

  private func randomConstraint(_ node: Int, _ generator: inout SeededGenerator) -> TreeEdits.Edit? {
    let families: [[ConstraintAttribute]] = [
      [.left, .right, .centerX], [.top, .bottom, .centerY, .firstBaseline], [.width, .height],
    ]
    let family = generator.pick(families)
    let (attribute, other) = (generator.pick(family), generator.pick(family))
    guard let superior = graph.superior(of: nodes[node]) else { return nil }
    let near = graph.subnodes(of: superior) + [superior]
    let second = nodes.firstIndex(of: generator.pick(near))
    guard second != node || attribute != other else { return nil }
    return .constraint(
      node, attribute, generator.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), second, other,
      Double(generator.integer(-20...60)), generator.pick([.required, .required, 750, 250, 999]))
  }

  private func randomMove(
    _ node: Int, _ standing: [Int], _ generator: inout SeededGenerator
  ) -> TreeEdits.Edit? {
    let superior = generator.pick(standing)
    var outer: LayoutGraph.NodeID? = nodes[superior]
    while let node = outer, node != graph.root {
      outer = graph.superior(of: node)
      guard outer != nil else { return nil }
    }
    var above: LayoutGraph.NodeID? = nodes[superior]
    while let other = above {
      if other == nodes[node] { return nil }
      above = graph.superior(of: other)
    }
    return .move(node, under: superior)
  }

  private func randomStack(_ standing: [Int], _ generator: inout SeededGenerator) -> TreeEdits.Edit? {
    let stacks = standing.filter { graph.stack(of: nodes[$0]) != nil }
    guard let node = stacks.randomElement(using: &generator), var settings = graph.stack(of: nodes[node])?.settings
    else { return nil }
    switch generator.integer(0...3) {
    case 0: settings.axis = settings.axis == .horizontal ? .vertical : .horizontal
    case 1: settings.spacing = Double(generator.integer(0...30))
    case 2: settings.distribution = generator.pick(StackSettings.Distribution.allCases)
    default: settings.alignment = generator.pick(StackSettings.Alignment.allCases)
    }
    return .stack(node, settings, isTurned: generator.happens(0.2))
  }
}
