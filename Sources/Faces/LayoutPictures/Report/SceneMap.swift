import Documents
package import InterfaceBuilder
import LayoutModel

/// A map of an application: its screens joined by segues, over all of its files.
///
/// A container (a navigation, tab bar, split view or page view controller) is a box around what it holds at first, and
/// boxes hold boxes. A reference to another storyboard is the controller that it names.
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

  /// A way from one screen to another that code says.
  package struct Lead: Sendable {
    let source, target: Place
    /// `push`, `present` or `show`, or what is written on what is tapped.
    let way: String

    package init(from source: Place, to target: Place, way: String) {
      (self.source, self.target, self.way) = (source, target, way)
    }
  }

  /// A screen of the report.
  package struct Place: Hashable, Sendable {
    package let path: String
    /// The scene's id in its file.
    package let scene: String
    let title: String

    package init(path: String, scene: String, title: String) {
      (self.path, self.scene, self.title) = (path, scene, title)
    }
  }

  var nodes: [Node] = []
  var boxes: [Box] = []
  private(set) var edges: [Edge] = []

  struct Node {
    let title: String
    let kind: String
    /// The scene's index in the report; `nil` for a controller without a picture.
    let scene: Int?
    let isInitial: Bool
    let size: Size
    var origin = Point.zero
  }

  /// A box around what a container holds.
  struct Box {
    let title: String
    let isInitial: Bool
    /// The contents: the container's own picture if it has one, then the controllers inside.
    var members: [End] = []
    /// The boxes one in another, this one counted.
    var height = 1
    var origin = Point.zero
    var size = Size(width: 0, height: 0)
  }

  /// An end of a segue, or a member of a box, by its index.
  enum End: Hashable {
    case node(Int)
    case box(Int)
  }

  struct Edge: Hashable {
    let source: End
    let target: End
    let kind: String
    let identifier: String?
  }

  /// The boxes that hold nodes and boxes.
  private(set) var owners: [End: Int] = [:]

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
  ///   - leads: The ways that code says.
  init(_ files: [File], scenes: [String: [String: (index: Int, size: Size)]], leads: [Lead] = []) {
    let shown = files.indices.flatMap { file in
      files[file].map.controllers.indices.map { Key(file: file, controller: $0) }
    }
    var ends: [Key: End] = [:]
    for key in shown where Self.meant(by: key, in: files) == key {
      let controller = files[key.file].map.controllers[key.controller]
      let scene = controller.sceneID.flatMap { scenes[files[key.file].path]?[$0] }
      let isBox = controller.kind.isContainer && !controller.content.isEmpty
      guard scene != nil || controller.kind.isContainer || controller.reference != nil else { continue }
      let isUnnamed = controller.title == controller.kind.rawValue
      if scene != nil || !isBox {
        ends[key] = .node(nodes.count)
        nodes.append(
          Node(
            title: controller.reference?.storyboard ?? (isUnnamed ? Self.words(controller.kind) : controller.title),
            kind: controller.reference == nil ? Self.words(controller.kind) : "Another storyboard",
            scene: scene?.index, isInitial: controller.isInitial,
            size: scene.map { Self.size(of: $0.size) } ?? Self.sizeWithoutPicture))
      }
      if isBox {
        var box = Box(
          title: isUnnamed ? Self.words(controller.kind) : controller.title, isInitial: controller.isInitial)
        if let own = ends[key] {
          box.members.append(own)
          owners[own] = boxes.count
        }
        ends[key] = .box(boxes.count)
        boxes.append(box)
      }
    }
    var known: Set<Edge> = []
    func end(_ key: Key) -> End? { ends[Self.meant(by: key, in: files)] }
    func add(_ source: End?, _ target: End?, _ kind: String, _ identifier: String?) {
      guard let source, let target, source != target else { return }
      let edge = Edge(source: source, target: target, kind: kind, identifier: identifier)
      if known.insert(edge).inserted { edges.append(edge) }
    }
    for key in shown {
      guard case .box(let box) = end(key), Self.meant(by: key, in: files) == key else { continue }
      for child in files[key.file].map.controllers[key.controller].content {
        guard let member = end(Key(file: key.file, controller: child)) else { continue }
        if !hold(member, in: box) { add(.box(box), member, "relationship", nil) }
      }
    }
    for file in files.indices {
      for link in files[file].map.links {
        add(
          end(Key(file: file, controller: link.source)), end(Key(file: file, controller: link.target)), link.kind,
          link.identifier)
      }
    }
    for lead in leads {
      guard let source = node(of: lead.source, scenes), let target = node(of: lead.target, scenes) else { continue }
      // A segue that does the same is drawn already.
      let isKnown = edges.contains { $0.source == source && $0.target == target }
      if !isKnown { add(source, target, lead.way, nil) }
    }
    place()
  }

  /// The node of a screen, which is new for one that no storyboard has; `nil` for a screen without a picture.
  private mutating func node(of place: Place, _ scenes: [String: [String: (index: Int, size: Size)]]) -> End? {
    guard let scene = scenes[place.path]?[place.scene] else { return nil }
    if let known = nodes.firstIndex(where: { $0.scene == scene.index }) { return .node(known) }
    nodes.append(
      Node(
        title: place.title, kind: Self.words(.viewController), scene: scene.index, isInitial: false,
        size: Self.size(of: scene.size)))
    return .node(nodes.count - 1)
  }

  /// Puts a node or a box into a box, and tells whether that was possible: the contents of another box stay there, and no box holds itself.
  private mutating func hold(_ member: End, in box: Int) -> Bool {
    guard owners[member] == nil, outermost(of: .box(box)) != member else { return false }
    var around = [box]
    while let owner = owners[.box(around[around.count - 1])] { around.append(owner) }
    var height = if case .box(let inner) = member { boxes[inner].height } else { 0 }
    guard around.count + height <= Storyboard.maximumDepth else { return false }
    owners[member] = box
    boxes[box].members.append(member)
    for box in around {
      height += 1
      boxes[box].height = max(boxes[box].height, height)
    }
    return true
  }

  /// The outermost box around a node or a box; itself if none holds it.
  func outermost(of end: End) -> End {
    var end = end
    while let owner = owners[end] { end = .box(owner) }
    return end
  }

  /// The controller that stands for one: the target of a reference, else itself.
  private static func meant(by key: Key, in files: [File]) -> Key {
    guard let reference = files[key.file].map.controllers[key.controller].reference,
      let file = files.firstIndex(where: { $0.name == reference.storyboard }),
      let target = files[file].map.controllers.firstIndex(where: { other in
        other.reference == nil && (reference.identifier.map { other.identifier == $0 } ?? other.isInitial)
      })
    else { return key }
    return Key(file: file, controller: target)
  }

  // MARK: Data

  /// The map in a page's data; `nil` if no two screens are joined. Edges number the nodes first, then the boxes.
  var json: String? {
    guard !edges.isEmpty || boxes.contains(where: { $0.members.count > 1 }) else { return nil }
    let texts = nodes.map { node in
      "{\"s\":\(node.scene.map(String.init) ?? "null"),\"name\":\(JSONText.quoted(node.title)),"
        + "\"kind\":\(JSONText.quoted(node.kind)),\"x\":\(JSONText.thousandths(node.origin.x)),"
        + "\"y\":\(JSONText.thousandths(node.origin.y)),\"w\":\(JSONText.thousandths(node.size.width)),"
        + "\"h\":\(JSONText.thousandths(node.size.height))}"
    }
    func number(_ end: End) -> Int {
      switch end {
      case .node(let index): index
      case .box(let index): nodes.count + index
      }
    }
    let lines = edges.map { edge in
      "[\(number(edge.source)),\(number(edge.target)),\(JSONText.quoted(edge.kind)),"
        + "\(JSONText.quoted(edge.identifier ?? ""))]"
    }
    // What holds others is drawn before them.
    let depths = boxes.indices.map { index in
      sequence(first: index) { owners[.box($0)] }.reduce(0) { depth, _ in depth + 1 }
    }
    let frames = boxes.indices.map { index in
      let box = boxes[index]
      let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height]
      return "[\(JSONText.quoted(box.title)),\(numbers.map { JSONText.thousandths($0) }.joined(separator: ",")),"
        + "\(depths[index])]"
    }
    return "{\"nodes\":[\(texts.joined(separator: ","))],\"edges\":[\(lines.joined(separator: ","))],"
      + "\"boxes\":[\(frames.joined(separator: ","))],"
      + "\"size\":[\(JSONText.thousandths(size.width)),\(JSONText.thousandths(size.height))]}"
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
