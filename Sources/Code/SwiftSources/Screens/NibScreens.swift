import Documents
import FileSystem
import InterfaceBuilder
import LayoutModel

/// The scenes of a project's files of Interface Builder whose classes its code has, with the expressions that make them.
///
/// A storyboard's scene is made of its controller; a prototype of one of the code's classes is a scene too, for without data no list shows
/// it. A xib's scene is made of its view, or of the controller or the view that owns the file and loads it.
struct NibScreens {
  private(set) var screens: [CodeScreen] = []
  /// The names of the classes whose objects come from a file.
  private var toldClasses: Set<String> = []
  /// The code's controllers, views and cells by their names.
  private let classes: [String: CodeScreen]

  /// The scenes of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - listed: The screens that its code declares.
  init(of project: CodeProject, _ listed: [CodeScreen]) {
    let named = listed.filter { $0.kind != .preview && $0.kind != .launch && !$0.isHidden }
    classes = Dictionary(named.map { ($0.name, $0) }) { first, _ in first }
    guard !classes.isEmpty else { return }
    for path in project.nibs {
      // What is wrong with a file is told where it is laid out by itself.
      guard
        let bytes = try? Files.plainContents(
          of: project.folder.file(path), limit: DocumentLimits.standard.maximumBytes),
        let file = try? InterfaceBuilderFile(reading: bytes, name: path.name.stem.description), !file.isLaunchScreen
      else { continue }
      let nib = Nib(path: path, file: file, objects: file.objects)
      if path.hasEnding(of: ["storyboard"]) { addControllers(of: nib) } else { addViews(of: nib) }
    }
  }

  /// Tells whether a screen of code is made of a file instead.
  func tells(_ screen: CodeScreen) -> Bool {
    screen.kind != .preview && screen.kind != .launch && toldClasses.contains(screen.name)
  }

  /// A file.
  private struct Nib {
    let path: Path
    let file: InterfaceBuilderFile
    let objects: NibObjects

    /// The name under which code loads it: without the kind of device that it is for.
    var name: String { file.name.split(separator: "~").first.map(String.init) ?? file.name }
  }

  /// Adds a scene, and notes that its class is made so. What the code's own expression needs is needed where that is part of `make`.
  private mutating func add(
    _ object: NibObject, ofClass name: String?, _ declaration: CodeScreen, _ place: NibScene.Place, in nib: Nib,
    make: String, isOfCode: Bool = false
  ) {
    let title = name ?? object.settings["storyboardIdentifier"] ?? object.settings["title"] ?? object.id
    let scene = NibScene(id: object.id, code: declaration.file, place: place)
    let screen = CodeScreen(scene, named: title, in: nib.path, line: object.position.line, make: make)
    screens.append(isOfCode ? screen.needing(declaration) : screen)
    if let name { toldClasses.insert(name) }
  }

  // MARK: Storyboards

  private mutating func addControllers(of nib: Nib) {
    let members = Dictionary(grouping: nib.objects.byID.values.filter { $0.scene != nil }) { $0.scene }
    for id in nib.file.sceneIDs {
      guard let controller = nib.objects[id], let scene = controller.scene else { continue }
      let own = (members[scene] ?? []).sorted { $0.position < $1.position }
      // A controller of a class that isn't here isn't what the app shows.
      let declared = controller.customClass.map { classes[$0] }
      guard declared == nil || declared?.map({ $0.kind == .controller }) == true,
        let declaration = declared ?? own.compactMap({ $0.customClass }).compactMap({ classes[$0] }).first
      else { continue }
      let make = Self.expression(of: controller, in: nib.name)
      add(controller, ofClass: controller.customClass, declaration, .screen, in: nib, make: make)
      addPrototypes(own, of: make, in: nib)
    }
    addContainers(of: nib)
  }

  /// Adds the containers of the code's own classes, which say how they show their content.
  private mutating func addContainers(of nib: Nib) {
    let shown = Set(nib.file.sceneIDs.compactMap(\.self))
    let containers = nib.objects.byID.values.filter { object in
      object.isContainer && !shown.contains(object.id)
    }
    for container in containers.sorted(by: { $0.position < $1.position }) {
      guard let name = container.customClass, let declaration = classes[name], declaration.kind == .controller else {
        continue
      }
      let scene = NibScene(id: container.id, code: declaration.file, place: .container)
      screens.append(
        CodeScreen(
          scene, named: name, in: nib.path, line: container.position.line,
          make: Self.expression(of: container, in: nib.name)))
    }
  }

  /// The expression that makes a storyboard's controller.
  private static func expression(of controller: NibObject, in storyboard: String) -> String {
    guard let identifier = controller.settings["storyboardIdentifier"] else {
      return "storyboardController(\(controller.id.debugDescription), in: \(storyboard.debugDescription))"
    }
    let name = storyboard.debugDescription
    return
      "UIStoryboard(name: \(name), bundle: nil).instantiateViewController(withIdentifier: \(identifier.debugDescription))"
  }

  private mutating func addPrototypes(_ objects: [NibObject], of controller: String, in nib: Nib) {
    for object in objects {
      guard let identifier = object.settings["reuseIdentifier"], let name = object.customClass,
        let declaration = classes[name], declaration.kind == .cell, object.kind != "collectionReusableView",
        nib.objects[object.parent]?.kind != "tableViewSection"
      else { continue }
      add(
        object, ofClass: name, declaration, Self.place(of: object), in: nib,
        make: "\(CodeScreen.prototype)\(identifier.debugDescription), of: \(controller))")
    }
  }

  /// The place of a row, or of an item, whose list sizes it.
  private static func place(of cell: NibObject) -> NibScene.Place { cell.kind == "tableViewCell" ? .cell : .part }

  // MARK: Xibs

  private mutating func addViews(of nib: Nib) {
    let owner = nib.objects[nib.objects.owner]
    let ownersView = owner?.connections.first { $0.kind.isOutlet("view") }?.destination
    for id in nib.file.sceneIDs {
      guard let object = nib.objects[id] else { continue }
      if object.id == ownersView, let name = owner?.customClass, let declaration = classes[name],
        declaration.kind == .controller
      {
        // Its own initializers know the file; else it is told.
        let make = declaration.inheritsInitializers ? nil : declaration.make
        add(
          object, ofClass: name, declaration, .screen, in: nib,
          make: make ?? "\(name)(nibName: \(nib.name.debugDescription), bundle: nil)", isOfCode: make != nil)
      } else if let name = object.customClass, let declaration = classes[name],
        let index = nib.objects.topLevel.firstIndex(of: object.id)
      {
        add(
          object, ofClass: name, declaration, place(of: object, declaration, in: nib), in: nib,
          make: "Bundle.main.loadNibNamed(\(nib.name.debugDescription), owner: nil)![\(index)]")
      } else if let owner, owner.connections.contains(where: { $0.kind.isOutlet && $0.destination == id }),
        let name = owner.customClass, let declaration = classes[name], declaration.kind == .view,
        let make = declaration.make, let size = nib.file.part(ofScene: id)?.size
      {
        add(
          object, ofClass: name, declaration, .part, in: nib,
          make: "owningView(\(make), width: \(size.width), height: \(size.height))", isOfCode: true)
      }
    }
  }

  private func place(of object: NibObject, _ declaration: CodeScreen, in nib: Nib) -> NibScene.Place {
    if declaration.kind == .cell { return Self.place(of: object) }
    guard let part = nib.file.part(ofScene: object.id) else { return .screen }
    return part.isRow ? .cell : .part
  }
}

extension NibConnection.Kind {
  /// Tells whether it is an outlet.
  fileprivate var isOutlet: Bool {
    if case .outlet = self { true } else { false }
  }

  /// Tells whether it is an outlet of a name.
  fileprivate func isOutlet(_ name: String) -> Bool {
    if case .outlet(property: name) = self { true } else { false }
  }
}
