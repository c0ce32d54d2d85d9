import Documents
package import InterfaceBuilder
import LayoutModel

/// A map of an application: its screens joined by segues, over all of its files.
///
/// A navigation controller is a box around its root. A reference to another storyboard is the controller that it names.
package struct SceneMap {
  /// A storyboard of the report.
  package struct File: Sendable {
    package let path: String
    /// The name by which other storyboards refer to it.
    let name: String
    let map: StoryboardMap

    /// Creates the file at a path, as findings name it.
    package init(path: String, name: String, map: StoryboardMap) {
      (self.path, self.name, self.map) = (path, name, map)
    }
  }

  private var nodes: [Node] = []
  private var edges: [Edge] = []
  /// The boxes around single nodes.
  private var boxes: [(node: Int, title: String)] = []

  private struct Node {
    let title: String
    let kind: String
    /// The scene's index in the report; `nil` for a controller without a picture.
    let scene: Int?
    let isInitial: Bool
    let size: Size
    var origin = Point.zero
  }

  private struct Edge: Hashable {
    let source: Int
    let target: Int
    let kind: String
    let identifier: String?
  }

  /// A controller by its file's index and its own.
  private struct Key: Hashable {
    let file: Int
    let controller: Int
  }

  /// Creates the map of some files.
  ///
  /// - Parameters:
  ///   - files: The storyboards.
  ///   - scenes: The report's scenes by path and id, with their indices and sizes in points.
  init(_ files: [File], scenes: [String: [String: (index: Int, size: Size)]]) {
    let shown = files.indices.flatMap { file in
      files[file].map.controllers.indices.map { Key(file: file, controller: $0) }
    }
    var nodesOfKeys: [Key: Int] = [:]
    for key in shown where Self.meant(by: key, in: files) == key {
      let controller = files[key.file].map.controllers[key.controller]
      let scene = controller.sceneID.flatMap { scenes[files[key.file].path]?[$0] }
      guard scene != nil || controller.kind.isContainer || controller.reference != nil else { continue }
      nodesOfKeys[key] = nodes.count
      nodes.append(
        Node(
          title: controller.reference?.storyboard ?? controller.title,
          kind: controller.reference == nil ? Self.words(controller.kind) : "Another storyboard",
          scene: scene?.index, isInitial: controller.isInitial,
          size: scene.map { Self.size(of: $0.size) } ?? Self.sizeWithoutPicture))
    }
    var known: Set<Edge> = []
    func add(_ source: Key, _ target: Key, _ kind: String, _ identifier: String?) {
      guard let from = nodesOfKeys[Self.meant(by: source, in: files)],
        let to = nodesOfKeys[Self.meant(by: target, in: files)], from != to
      else { return }
      let edge = Edge(source: from, target: to, kind: kind, identifier: identifier)
      if known.insert(edge).inserted { edges.append(edge) }
    }
    for key in shown {
      let map = files[key.file].map
      let controller = map.controllers[key.controller]
      let meant = Self.meant(by: key, in: files)
      if controller.kind == .navigationController, meant != key, let node = nodesOfKeys[meant] {
        let isUnnamed = controller.title == controller.kind.rawValue
        boxes.append((node, isUnnamed ? Self.words(controller.kind) : controller.title))
      } else if controller.kind.isContainer {
        for child in controller.content { add(key, Key(file: key.file, controller: child), "relationship", nil) }
      }
    }
    for file in files.indices {
      for link in files[file].map.links {
        add(
          Key(file: file, controller: link.source), Key(file: file, controller: link.target), link.kind, link.identifier
        )
      }
    }
    place()
  }

  /// The controller that stands for one: the root of a navigation controller, the target of a reference, else itself.
  private static func meant(by key: Key, in files: [File]) -> Key {
    var current = key
    for _ in 0..<Storyboard.maximumDepth {
      let controller = files[current.file].map.controllers[current.controller]
      if let reference = controller.reference {
        guard let file = files.firstIndex(where: { $0.name == reference.storyboard }),
          let target = files[file].map.controllers.firstIndex(where: { other in
            other.reference == nil && (reference.identifier.map { other.identifier == $0 } ?? other.isInitial)
          })
        else { return current }
        current = Key(file: file, controller: target)
      } else if controller.kind == .navigationController, let root = controller.content.first {
        current = Key(file: current.file, controller: root)
      } else {
        return current
      }
    }
    return current
  }

  // MARK: Places

  private static let gap = Size(width: 130, height: 96)
  private static let margin = 70.0
  private static let sizeWithoutPicture = Size(width: 190, height: 72)
  private static let largest = Size(width: 260, height: 320)

  private static func size(of screen: Size) -> Size {
    let scale = min(1, largest.width / max(1, screen.width), largest.height / max(1, screen.height))
    return Size(width: (screen.width * scale).rounded(), height: (screen.height * scale).rounded())
  }

  /// Places nodes that are joined in layers, and the others in rows below them.
  private mutating func place() {
    let joined = Set(edges.flatMap { [$0.source, $0.target] })
    let first = nodes.indices.filter { joined.contains($0) }.sorted { a, b in
      (nodes[a].isInitial ? 0 : 1, a) < (nodes[b].isInitial ? 0 : 1, b)
    }
    let graph = LayeredGraph(first, edges: edges.map { ($0.source, $0.target) })
    let heights = graph.layers.map { layer in
      layer.reduce(-Self.gap.height) { $0 + nodes[$1].size.height + Self.gap.height }
    }
    let height = heights.max() ?? 0
    var x = Self.margin
    for (layer, own) in zip(graph.layers, heights) {
      var y = Self.margin + (height - own) / 2
      let width = layer.map { nodes[$0].size.width }.max() ?? 0
      for node in layer {
        nodes[node].origin = Point(x: x + (width - nodes[node].size.width) / 2, y: y)
        y += nodes[node].size.height + Self.gap.height
      }
      x += width + Self.gap.width
    }
    let widest = max(x, 1_600)
    var corner = Point(x: Self.margin, y: height > 0 ? Self.margin + height + Self.gap.height * 1.5 : Self.margin)
    var row = 0.0
    for node in nodes.indices where !joined.contains(node) {
      if corner.x > Self.margin, corner.x + nodes[node].size.width > widest {
        corner = Point(x: Self.margin, y: corner.y + row + Self.gap.height)
        row = 0
      }
      nodes[node].origin = corner
      corner.x += nodes[node].size.width + Self.gap.height
      row = max(row, nodes[node].size.height)
    }
  }

  // MARK: Data

  /// The map in a page's data; `nil` if no two screens are joined.
  var json: String? {
    guard !edges.isEmpty else { return nil }
    let texts = nodes.map { node in
      "{\"s\":\(node.scene.map(String.init) ?? "null"),\"name\":\(JSONText.quoted(node.title)),"
        + "\"kind\":\(JSONText.quoted(node.kind)),\"x\":\(JSONText.thousandths(node.origin.x)),"
        + "\"y\":\(JSONText.thousandths(node.origin.y)),\"w\":\(JSONText.thousandths(node.size.width)),"
        + "\"h\":\(JSONText.thousandths(node.size.height))}"
    }
    let lines = edges.map { edge in
      "[\(edge.source),\(edge.target),\(JSONText.quoted(edge.kind)),\(JSONText.quoted(edge.identifier ?? ""))]"
    }
    let frames = boxes.map { box in
      let node = nodes[box.node]
      let numbers = [node.origin.x - 22, node.origin.y - 64, node.size.width + 44, node.size.height + 86]
      return "[\(JSONText.quoted(box.title)),\(numbers.map { JSONText.thousandths($0) }.joined(separator: ","))]"
    }
    let right = nodes.map { $0.origin.x + $0.size.width }.max() ?? 0
    let bottom = nodes.map { $0.origin.y + $0.size.height }.max() ?? 0
    return "{\"nodes\":[\(texts.joined(separator: ","))],\"edges\":[\(lines.joined(separator: ","))],"
      + "\"boxes\":[\(frames.joined(separator: ","))],"
      + "\"size\":[\(JSONText.thousandths(right + Self.margin)),\(JSONText.thousandths(bottom + Self.margin))]}"
  }

  /// A kind of controller as Interface Builder's library calls it.
  private static func words(_ kind: ViewController.Kind) -> String {
    switch kind {
    case .navigationController: "Navigation Controller"
    case .tabBarController: "Tab Bar Controller"
    case .splitViewController: "Split View Controller"
    case .pageViewController: "Page View Controller"
    default: "View Controller"
    }
  }
}
