import LayoutEngine
import LayoutModel
import LayoutResolution

/// A graph and its model, edited at random in the same way; the same for the same seed.
package struct RandomEdits {
  package private(set) var model = GraphModel()
  package let graph: NamedGraph
  private var generator: SeededGenerator
  private var nextName = 1
  private var nextConstraint = 0
  private let hasMasks: Bool

  /// A graph of some nodes, and about twice as many constraints.
  package init(seed: UInt64, nodes: Int, hasMasks: Bool) {
    generator = SeededGenerator(seed: seed)
    self.hasMasks = hasMasks
    var start = Self.Start(model: GraphModel(), generator: generator)
    for _ in 0..<nodes { start.model.nodes.append(start.node(named: start.nextName, hasMasks)) }
    for number in 0..<2 * nodes { start.model.constraints.append(start.constraint(named: number)) }
    model = start.model
    generator = start.generator
    nextName = nodes + 1
    nextConstraint = 2 * nodes
    graph = model.graph()
  }

  /// Edits both once.
  ///
  /// - Returns: What was edited, in words.
  package mutating func edit() -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return setConstant()
    case 2: return setPriority()
    case 3: return removeConstraint()
    case 4: return addConstraint()
    case 5: return insertNode()
    case 6: return removeNode()
    case 7: return resizeWindow()
    case 8: return setContentSize()
    default: return moveNode()
    }
  }

  private mutating func setConstant() -> String {
    guard let index = model.constraints.indices.randomElement(using: &generator) else { return "" }
    let constant = Double(Int.random(in: -40...200, using: &generator))
    model.constraints[index].constant = constant
    let name = model.constraints[index].name
    if let id = graph.constraints[name] { graph.graph.setConstant(constant, of: id) }
    return "the constant of \(name)"
  }

  private mutating func setPriority() -> String {
    guard let index = model.constraints.indices.randomElement(using: &generator),
      let priority = ([.required, 750, 250, 500] as [Priority]).randomElement(using: &generator)
    else { return "" }
    model.constraints[index].priority = priority
    let name = model.constraints[index].name
    if let id = graph.constraints[name] { graph.graph.setPriority(priority, of: id) }
    return "the priority of \(name)"
  }

  private mutating func removeConstraint() -> String {
    guard let index = model.constraints.indices.randomElement(using: &generator) else { return "" }
    let name = model.constraints.remove(at: index).name
    if let id = graph.constraints[name] { graph.graph.removeConstraint(id) }
    return "\(name) is removed"
  }

  private mutating func addConstraint() -> String {
    var start = Start(model: model, generator: generator)
    let constraint = start.constraint(named: nextConstraint)
    generator = start.generator
    nextConstraint += 1
    model.constraints.append(constraint)
    graph.add(constraint)
    return "\(constraint.name) is added"
  }

  private mutating func insertNode() -> String {
    var start = Start(model: model, generator: generator)
    let node = start.node(named: nextName, hasMasks)
    generator = start.generator
    nextName += 1
    model.nodes.append(node)
    graph.insert(node)
    return "node \(node.name) under \(node.superior)"
  }

  private mutating func removeNode() -> String {
    guard let name = model.nodes.randomElement(using: &generator)?.name else { return "" }
    let removed = model.subtree(of: name)
    guard removed.count < model.nodes.count else { return "" }
    model.nodes.removeAll { removed.contains($0.name) }
    model.constraints.removeAll { constraint in
      removed.contains(constraint.first.node) || constraint.second.map { removed.contains($0.node) } ?? false
    }
    if let id = graph.nodes[name] { graph.graph.remove(id) }
    return "node \(name) is removed"
  }

  private mutating func resizeWindow() -> String {
    let size = Size(
      width: [390, 320, 844, 768].randomElement(using: &generator) ?? 390,
      height: [844, 390, 1_024].randomElement(using: &generator) ?? 844)
    model.size = size
    graph.graph.setWindowSize(size)
    return "the window is \(size)"
  }

  private mutating func setContentSize() -> String {
    guard let index = model.nodes.indices.randomElement(using: &generator),
      case .constraints = model.nodes[index].node.placement
    else { return "" }
    let size = IntrinsicContentSize(
      width: Double(Int.random(in: 10...150, using: &generator)),
      height: Bool.random(using: &generator) ? Double(Int.random(in: 10...40, using: &generator)) : nil)
    model.nodes[index].node.contentSize = size
    let name = model.nodes[index].name
    if let id = graph.nodes[name] { graph.graph.setContentSize(size, of: id) }
    return "the content of \(name)"
  }

  private mutating func moveNode() -> String {
    guard let name = model.nodes.randomElement(using: &generator)?.name,
      let index = model.nodes.firstIndex(where: { $0.name == name })
    else { return "" }
    let inner = model.subtree(of: name)
    let others = [0] + model.nodes.map(\.name).filter { !inner.contains($0) }
    guard let superior = others.randomElement(using: &generator) else { return "" }
    var moved = model.nodes.remove(at: index)
    moved.superior = superior
    model.nodes.append(moved)
    if let id = graph.nodes[name], let other = graph.nodes[superior] { graph.graph.move(id, under: other) }
    return "node \(name) goes under \(superior)"
  }

  /// The source of random nodes and constraints.
  private struct Start {
    var model: GraphModel
    var generator: SeededGenerator

    var nextName: Int { model.nodes.count + 1 }

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }

    private mutating func priority(_ all: [Priority]) -> Priority {
      all.randomElement(using: &generator) ?? .required
    }

    mutating func node(named name: Int, _ hasMasks: Bool) -> GraphModel.Node {
      let superior = ([0, 0] + model.nodes.map(\.name)).randomElement(using: &generator) ?? 0
      let frame = Rect(x: number(0...40), y: number(0...40), width: number(0...200), height: number(0...200))
      if hasMasks, Int.random(in: 0..<4, using: &generator) == 0 {
        let mask = AutoresizingMask(rawValue: UInt8.random(in: 0..<64, using: &generator))
        let placement = LayoutGraph.Node.Placement.mask(
          mask, frame: frame, superviewSize: model.declaredSize(of: superior))
        return GraphModel.Node(
          name: name, superior: superior, node: LayoutGraph.Node(placement: placement, stay: frame))
      }
      var node = LayoutGraph.Node(stay: frame)
      if Bool.random(using: &generator) {
        node.contentSize = IntrinsicContentSize(
          width: number(10...120), height: Bool.random(using: &generator) ? number(10...40) : nil)
      }
      node.contentHuggingPriority.horizontal = priority([250, 250, 251, 750, .required])
      node.contentCompressionResistancePriority.horizontal = priority([750, 750, 749, 250, .required])
      return GraphModel.Node(name: name, superior: superior, node: node)
    }

    mutating func constraint(named name: Int) -> GraphModel.Constraint {
      let families: [[ConstraintAttribute]] = [
        [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height], [.left, .right, .centerX],
        [.top, .bottom, .centerY],
      ]
      let family = families.randomElement(using: &generator) ?? []
      let node = model.nodes.randomElement(using: &generator) ?? model.nodes[0]
      let near = model.nodes.filter { $0.superior == node.superior && $0.name != node.name }.map(\.name)
      let any = model.nodes.map(\.name) + [0]
      let isFar = Int.random(in: 0..<10, using: &generator) == 0
      let other = (isFar ? any : near + [node.superior]).randomElement(using: &generator) ?? 0
      let relations: [ConstraintRelation] = [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      var constraint = GraphModel.Constraint(
        name: name, first: (node.name, family.randomElement(using: &generator) ?? .width),
        relation: relations.randomElement(using: &generator) ?? .equal, second: nil, constant: number(0...200),
        priority: priority([.required, .required, .required, 750, 250, 999, 500]))
      let isNumber = family.contains(.width) && Bool.random(using: &generator)
      guard other != node.name, !isNumber else {
        if !isNumber { constraint.first.attribute = .width }
        return constraint
      }
      constraint.second = (other, family.randomElement(using: &generator) ?? .width)
      constraint.constant = number(-40...40)
      if Int.random(in: 0..<8, using: &generator) == 0 {
        constraint.multiplier = [0.5, 2, 1.5].randomElement(using: &generator) ?? 1
      }
      return constraint
    }
  }
}
