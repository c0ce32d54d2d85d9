package import LayoutEngine
package import LayoutModel

/// The declarations of a graph after some edits, by names, to make it anew from the beginning.
package struct GraphModel {
  package struct Node {
    package let name: Int
    package var superior: Int
    package var node: LayoutGraph.Node
  }

  package struct Constraint {
    package let name: Int
    package var first: (node: Int, attribute: ConstraintAttribute)
    package var relation: ConstraintRelation
    package var second: (node: Int, attribute: ConstraintAttribute)?
    package var multiplier = 1.0
    package var constant: Double
    package var priority: Priority
  }

  package var size = Size(width: 390, height: 844)
  /// Nodes under the same one in their order; the root is 0.
  package var nodes: [Node] = []
  package var constraints: [Constraint] = []

  package init() {}

  /// The graph that says this, made at once.
  package func graph() -> NamedGraph {
    let made = NamedGraph(LayoutGraph(windowSize: size))
    var pending = [0]
    while let superior = pending.popLast() {
      let inner = nodes.filter { $0.superior == superior }
      for node in inner { made.insert(node) }
      pending += inner.reversed().map(\.name)
    }
    for constraint in constraints { made.add(constraint) }
    return made
  }

  /// A node's name and those under it.
  package func subtree(of name: Int) -> Set<Int> {
    var found: Set<Int> = [name]
    var count = 0
    while count < found.count {
      count = found.count
      for node in nodes where found.contains(node.superior) { found.insert(node.name) }
    }
    return found
  }

  /// The size that a node declares.
  package func declaredSize(of name: Int) -> Size {
    name == 0 ? size : nodes.first { $0.name == name }?.node.stay.size ?? .zero
  }
}

/// A graph with the names of a model.
package final class NamedGraph {
  package var graph: LayoutGraph
  package var nodes: [Int: LayoutGraph.NodeID] = [:]
  package var constraints: [Int: LayoutGraph.ConstraintID] = [:]

  init(_ graph: consuming LayoutGraph) {
    nodes[0] = graph.root
    self.graph = graph
  }

  package func insert(_ node: GraphModel.Node) {
    guard let superior = nodes[node.superior] else { return }
    nodes[node.name] = graph.insert(node.node, under: superior)
  }

  package func add(_ constraint: GraphModel.Constraint) {
    guard let first = nodes[constraint.first.node] else { return }
    let second = constraint.second.flatMap { second in
      nodes[second.node].map { LayoutGraph.Constraint.Anchor($0, second.attribute) }
    }
    constraints[constraint.name] = graph.addConstraint(
      LayoutGraph.Constraint(
        .init(first, constraint.first.attribute), constraint.relation, to: second, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority))
  }
}
