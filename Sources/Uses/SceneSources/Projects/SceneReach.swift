import CodeText
import Documents
package import FileSystem

/// The scenes of a project that nothing shows, as far as its files say.
///
/// A storyboard is loaded where an `Info.plist`, a reference of another storyboard or the code names it. Of a loaded one
/// these scenes are shown: the initial one, those whose identifier or class the code names, and those to which a segue
/// or a reference of a shown scene leads. A xib is loaded where the code, or another file by its class, names it. Names in
/// code are compared without case and signs (`CodeNames`), and any word counts, so that what isn't found is left over.
package struct SceneReach: Sendable {
  /// A scene that nothing shows.
  package struct Scene: Hashable, Sendable {
    package let path: Path
    /// The object id of its controller; `nil` for a whole xib.
    package let id: String?
    /// The name that tells it from others: its class, or its id.
    package let name: String
  }

  /// The scenes that nothing shows, by their files in order, then in the file's order.
  package private(set) var unreached: [Scene] = []
  /// The number of scenes that were looked at.
  package private(set) var count = 0
  private var ids: [Path: Set<String>] = [:]

  /// Finds none.
  package init() {}

  /// Finds the scenes that nothing shows.
  ///
  /// - Parameters:
  ///   - files: The project's storyboards and xibs, sorted.
  ///   - names: The names that its code uses.
  ///   - others: The names in its property lists and settings.
  init(among files: [Path], _ names: CodeNames, and others: [String]) {
    var names = names
    for name in others { names.add(name) }
    var boards: [Storyboard] = []
    var nibs: [InterfaceFile] = []
    for path in files {
      guard let bytes = try? Files.plainContents(of: path, limit: DocumentLimits.standard.maximumBytes),
        let root = try? XMLDocumentReader.root(of: bytes)
        // A file that can't be read may lead anywhere.
      else { return }
      if path.hasEnding(of: ["storyboard"]) {
        boards.append(Storyboard(root, at: path))
      } else {
        nibs.append(InterfaceFile(root, at: path))
      }
    }
    find(boards, nibs, names)
  }

  /// Tells whether nothing shows a scene.
  ///
  /// - Parameters:
  ///   - id: The object id of its controller; any for a xib.
  ///   - path: Its file, by its full path.
  /// - Returns: Whether nothing does.
  package func isUnreached(_ id: String?, in path: Path) -> Bool {
    guard let own = ids[path] else { return false }
    return own.isEmpty || id.map(own.contains) ?? false
  }

  /// A text that changes with what is told of a file.
  func signature(of path: Path) -> String { ids[path].map { "unreached \($0.sorted().joined(separator: " "))" } ?? "" }

  private mutating func find(_ boards: [Storyboard], _ nibs: [InterfaceFile], _ names: CodeNames) {
    var walk = ReachWalk(boards, names)
    walk.run()
    count = boards.reduce(nibs.count) { $0 + $1.scenes.count }
    // Where not even one storyboard is named, code names them in a way that isn't understood.
    guard boards.isEmpty || !walk.reached.isEmpty else { return }
    var missed: [Scene] = []
    for (number, board) in boards.enumerated() {
      for scene in board.scenes where !walk.reached.contains(ReachWalk.Node(board: number, id: scene.id)) {
        missed.append(Scene(path: board.file.path, id: scene.id, name: scene.className ?? scene.id))
      }
    }
    var counts: [String: Int] = [:]
    for file in boards.map(\.file) + nibs { for name in file.classes { counts[name, default: 0] += 1 } }
    for nib in nibs {
      let isNamedByOthers = counts[nib.stem, default: 0] > (nib.classes.contains(nib.stem) ? 1 : 0)
      if nib.isNamed(in: names) || isNamedByOthers { continue }
      missed.append(Scene(path: nib.path, id: nil, name: nib.stem))
    }
    unreached = missed.sorted { $0.path < $1.path }
    for scene in missed { ids[scene.path, default: []].formUnion(scene.id.map { [$0] } ?? []) }
  }
}

/// A file of Interface Builder, with what others know it by.
private struct InterfaceFile {
  let path: Path
  /// Its name without endings.
  let stem: String
  /// The app's own classes in it, and the xibs that its controllers name.
  private(set) var classes: Set<String> = []

  init(_ root: XMLElement, at path: Path) {
    self.path = path
    stem = path.name.stem.description
    root.forEach { classes.formUnion([$0["customClass"], $0["nibName"]].compactMap(\.self)) }
  }

  private static let modifiers = ["~ipad", "~iphone", "_ipad", "_iphone", "-ipad", "-iphone", "ipad", "iphone"]

  /// Tells whether names have the file's, or its name without a kind of device. `CardView.xib` is `CardViewController`'s.
  func isNamed(in names: CodeNames) -> Bool {
    if names.contains(stem) || names.contains(stem + "Controller") { return true }
    let small = stem.lowercased()
    return Self.modifiers.contains { small.hasSuffix($0) && names.contains(String(stem.dropLast($0.count))) }
  }
}

/// The scenes of a storyboard, and where they lead.
private struct Storyboard {
  /// A scene, or a reference to one of another storyboard.
  struct Scene {
    let id: String
    let className: String?
    let identifier: String?
    /// The object ids at the ends of the scene's segues, relationships and embedding included.
    let targets: [String]
  }

  /// A reference to a scene of a storyboard.
  struct Reference {
    /// The storyboard's name; `nil` for the reference's own.
    let storyboard: String?
    /// The scene's identifier; `nil` for the initial one.
    let identifier: String?
  }

  let file: InterfaceFile
  let initial: String?
  private(set) var scenes: [Scene] = []
  private(set) var references: [String: Reference] = [:]

  init(_ root: XMLElement, at path: Path) {
    file = InterfaceFile(root, at: path)
    initial = root["initialViewController"]
    for scene in root.child("scenes")?.children ?? [] {
      let targets = Self.targets(in: scene)
      for object in scene.child("objects")?.children ?? [] {
        guard let id = object["id"] else { continue }
        if object.name == "viewControllerPlaceholder" {
          references[id] = Reference(
            storyboard: object["storyboardName"], identifier: object["referencedIdentifier"])
        } else if object["sceneMemberID"] == "viewController" || object.name.hasSuffix("ontroller") {
          scenes.append(
            Scene(
              id: id, className: object["customClass"], identifier: object["storyboardIdentifier"], targets: targets))
        }
      }
    }
  }

  /// The ends of a scene's segues, those of gesture recognizers and of views beside the controller's included.
  private static func targets(in scene: XMLElement) -> [String] {
    var targets: [String] = []
    scene.forEach { element in
      if element.name == "segue", element["kind"] != "unwind", let target = element["destination"] {
        targets.append(target)
      }
    }
    return targets
  }
}

/// The walk along segues and references from the scenes that an application or its code shows first.
private struct ReachWalk {
  struct Node: Hashable {
    let board: Int
    let id: String
  }

  private let boards: [Storyboard]
  private let names: CodeNames
  /// The places of the storyboards by name; several have one in several languages.
  private var places: [String: [Int]] = [:]
  private var scenes: [Node: Storyboard.Scene] = [:]
  /// The storyboards that are loaded.
  private var loaded: Set<Int> = []
  private(set) var reached: Set<Node> = []
  private var pending: [Node] = []

  init(_ boards: [Storyboard], _ names: CodeNames) {
    self.boards = boards
    self.names = names
    for (number, board) in boards.enumerated() {
      places[board.file.stem, default: []].append(number)
      for scene in board.scenes { scenes[Node(board: number, id: scene.id)] = scene }
    }
  }

  mutating func run() {
    for (number, board) in boards.enumerated() where board.file.isNamed(in: names) {
      load(number)
      if let initial = board.initial { reach(initial, in: number) }
    }
    while let node = pending.popLast() {
      for target in scenes[node]?.targets ?? [] { reach(target, in: node.board) }
    }
  }

  /// Notes that a storyboard is loaded: code may make each of the scenes that the code names.
  private mutating func load(_ number: Int) {
    guard loaded.insert(number).inserted else { return }
    for scene in boards[number].scenes
    where [scene.identifier, scene.className].contains(where: { $0.map(names.contains) ?? false }) {
      reach(scene.id, in: number)
    }
  }

  private mutating func reach(_ id: String, in number: Int) {
    guard let reference = boards[number].references[id] else {
      let node = Node(board: number, id: id)
      if scenes[node] != nil, reached.insert(node).inserted { pending.append(node) }
      return
    }
    for other in reference.storyboard.map({ places[$0] ?? [] }) ?? [number] {
      load(other)
      let target =
        reference.identifier.map { name in boards[other].scenes.first { $0.identifier == name }?.id }
        ?? boards[other].initial
      if let target, boards[other].references[target] == nil { reach(target, in: other) }
    }
  }
}

extension XMLElement {
  /// Calls a closure with the element and all in it. The reader bounds the depth.
  fileprivate func forEach(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
