/// A drawing of a directed graph in layers, so that most edges lead to the right and few cross (Sugiyama, Tagawa and Toda,
/// *Methods for Visual Understanding of Hierarchical System Structures*, 1981): cycles are broken at the edges that lead
/// back to an open node, nodes stand behind all that lead to them, and the order in a layer follows the neighbours'
/// mean places.
struct LayeredGraph {
  /// The nodes of each layer, from top to bottom; layers from left to right.
  private(set) var layers: [[Int]]

  /// Creates the drawing of a graph.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, those to begin with first.
  ///   - edges: The edges between them.
  init(_ nodes: [Int], edges: [(source: Int, target: Int)]) {
    let members = Set(nodes)
    var targets: [Int: [Int]] = [:]
    for (source, target) in edges where members.contains(source) && members.contains(target) && source != target {
      if !(targets[source]?.contains(target) ?? false) { targets[source, default: []].append(target) }
    }
    let forward = Self.withoutCycles(nodes, targets)
    var places: [Int: Int] = [:]
    for node in forward.order {
      let own = places[node, default: 0]
      places[node] = own
      for target in forward.targets[node] ?? [] { places[target] = max(places[target, default: 0], own + 1) }
    }
    layers = Array(repeating: [], count: (places.values.max() ?? -1) + 1)
    for node in forward.order { layers[places[node, default: 0]].append(node) }
    var sources: [Int: [Int]] = [:]
    for (node, ends) in forward.targets.sorted(by: { $0.key < $1.key }) {
      for end in ends { sources[end, default: []].append(node) }
    }
    for _ in 0..<Self.rounds {
      for layer in layers.indices.dropFirst() { sort(layer, by: sources) }
      for layer in layers.indices.dropLast().reversed() { sort(layer, by: forward.targets) }
    }
  }

  private static let rounds = 6

  /// The edges without those that lead back, and the nodes in an order in which all of them lead forward.
  private static func withoutCycles(
    _ nodes: [Int], _ targets: [Int: [Int]]
  ) -> (targets: [Int: [Int]], order: [Int]) {
    var kept: [Int: [Int]] = [:]
    var order: [Int] = []
    var open: Set<Int> = []
    var closed: Set<Int> = []
    for start in nodes where !closed.contains(start) {
      var path = [(node: start, next: 0)]
      open.insert(start)
      while let (node, next) = path.last {
        let ends = targets[node] ?? []
        guard next < ends.count else {
          path.removeLast()
          open.remove(node)
          closed.insert(node)
          order.append(node)
          continue
        }
        path[path.count - 1].next += 1
        let end = ends[next]
        guard !open.contains(end) else { continue }
        kept[node, default: []].append(end)
        if !closed.contains(end) {
          open.insert(end)
          path.append((end, 0))
        }
      }
    }
    return (kept, order.reversed())
  }

  /// Sorts a layer by the mean places of each node's neighbours; a node without any keeps its place.
  private mutating func sort(_ layer: Int, by neighbours: [Int: [Int]]) {
    var places: [Int: Double] = [:]
    for nodes in layers {
      for (place, node) in nodes.enumerated() { places[node] = (Double(place) + 0.5) / Double(nodes.count) }
    }
    let means = layers[layer].map { node in
      let others = (neighbours[node] ?? []).compactMap { places[$0] }
      return others.isEmpty ? places[node, default: 0] : others.reduce(0, +) / Double(others.count)
    }
    layers[layer] = layers[layer].indices.sorted { (means[$0], $0) < (means[$1], $1) }.map { layers[layer][$0] }
  }
}
