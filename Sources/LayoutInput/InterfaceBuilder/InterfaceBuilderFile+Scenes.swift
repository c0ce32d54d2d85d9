import Documents
public import LayoutModel

extension InterfaceBuilderFile {
  /// The file's scenes on their canvases: every controller's view, and every view at the top, in the file's order.
  ///
  /// - Parameter name: An object id, a storyboard identifier or a class name, for the scenes that bear it, or `initial` for
  ///   the one that an application begins with; all if `nil`.
  /// - Returns: The scenes, and what isn't understood.
  /// - Throws: `InputError` where views say what can't be.
  public func scenes(named name: String? = nil) throws(InputError) -> (scenes: [Scene], warnings: [InputWarning]) {
    try scenes(in: nil, nil, named: name) { _, _ in nil }
  }

  /// What of a storyboard stands around a controller, of an index; by itself where too much does.
  package typealias Arranging = (_ controller: Int, _ isAlone: Bool) -> StoryboardArrangement?

  /// The file's scenes as an application shows them in a window: a controller in its containers, in what embeds it, and over
  /// what presents it.
  ///
  /// - Parameters:
  ///   - window: The window of a device; the canvases if `nil`.
  ///   - orientation: How the interface stands in the window; as on the canvases if `nil`.
  ///   - name: What the scenes are asked for by; all if `nil`. A container has a scene too, where it is named.
  ///   - arrange: What stands around a controller.
  /// - Returns: The scenes, and what isn't understood.
  /// - Throws: `InputError` where views say what can't be.
  package func scenes(
    in window: Window?, _ orientation: InterfaceOrientation?, named name: String?, arrangedBy arrange: Arranging
  ) throws(InputError) -> (scenes: [Scene], warnings: [InputWarning]) {
    var scenes: [Scene] = []
    var warnings = self.warnings
    var viewsAround = 0
    if let window, let name {
      for index in containers(named: name) {
        guard let root = assembled(index, &viewsAround, arrange) else { continue }
        let container = graph.controllers[index]
        scenes.append(try scene(root.controller, container.id, container.title, on: window, orientation))
        warnings += root.notes.warnings
      }
    }
    let isShown = name == CanvasRoot.nameOfInitial && !scenes.isEmpty
    for root in roots where !isShown && (name.map(root.names.contains) ?? true) {
      // What a bar shows is seen with its bar.
      if window != nil, name == nil, root.isInBar { continue }
      let (scene, notes) =
        if let window { try self.scene(of: root, in: window, orientation, &viewsAround, arrange) } else {
          try sceneOnCanvas(of: root)
        }
      scenes.append(scene)
      warnings += notes.warnings
    }
    if !scenes.isEmpty { warnings.removeAll { $0.kind == .noView } }
    var told: Set<InputWarning> = []
    warnings = warnings.filter { told.insert($0).inserted }
    return (scenes, warnings.sorted { $0.position < $1.position })
  }

  // MARK: Names

  /// The scene that an application begins with: the initial controller's, or the first that a container shows which is
  /// the initial controller; none of a xib.
  public var initialSceneID: String? { roots.first(where: \.isInitial)?.sceneID }

  /// What `initialSceneID` is asked for by.
  package static var nameOfInitialScene: String { CanvasRoot.nameOfInitial }

  /// All that scenes can be asked for by.
  package var sceneNames: [String] {
    roots.flatMap(\.names) + graph.controllers.filter(\.isContainer).flatMap(\.names)
  }

  /// Whether a name is a controller's, of one with a view or without.
  package func hasController(named name: String) -> Bool { graph.controllers.contains { $0.names.contains(name) } }

  /// Whether Interface Builder shows what a name asks for as more than a container's bars.
  package func hasCanvas(named name: String) -> Bool {
    roots.contains { $0.names.contains(name) } || containers(named: name).isEmpty
  }

  /// Each scene in words: what people call it, and behind that the names that it can be asked for by.
  ///
  /// - Parameter name: What the scenes are asked for by; all if `nil`.
  /// - Returns: The words, in the file's order.
  package func sceneWords(named name: String?) -> [String] {
    roots.filter { root in name.map(root.names.contains) ?? true }.map { root in
      let title = root.title ?? root.names.first ?? "one without a name"
      var told: Set = [title]
      let others = root.names.filter { told.insert($0).inserted }.joined(separator: ", ")
      return (title + (others.isEmpty ? "" : " (\(others))")).printable
    }
  }

  /// The containers that a name asks for.
  private func containers(named name: String) -> [Int] {
    graph.controllers.indices.filter { index in
      let controller = graph.controllers[index]
      guard controller.isContainer else { return false }
      return controller.names.contains(name) || (name == CanvasRoot.nameOfInitial && index == initialController)
    }
  }

  // MARK: Making

  /// How many views the scenes of a file may show around what they are of: apps' storyboards have some hundreds.
  private static let maximumViewsAround = 20_000

  /// A controller with all that is around it. Where a file's scenes show too many views so, for files may have thousands of
  /// controllers in or over one, it is shown by itself, with a warning.
  private func assembled(_ index: Int, _ viewsAround: inout Int, _ arrange: Arranging) -> ControllerAssembly.Result? {
    guard let arrangement = arrange(index, viewsAround > Self.maximumViewsAround) else { return nil }
    let result = ControllerAssembly.root(of: arrangement, in: self)
    viewsAround += result.viewsAround
    return result
  }

  /// Whether a controller stands in a container view of another one, and there alone.
  func isEmbedded(_ controller: Int, in outer: Int, _ containerView: String) -> Bool {
    guard case .embedded(in: outer, containerView: containerView) = storyboard.controllers[controller].relation else {
      return false
    }
    return true
  }

  /// A root as an application shows it: a controller's view with all that is around it, any other by itself. What a bar's
  /// item shows keeps its size, in a bare view.
  private func scene(
    of root: CanvasRoot, in window: Window, _ orientation: InterfaceOrientation?, _ viewsAround: inout Int,
    _ arrange: Arranging
  ) throws(InputError) -> (Scene, ImporterNotes) {
    if !root.isInBar, let index = graph.index(ofID: root.controller?.id),
      let assembled = assembled(index, &viewsAround, arrange)
    {
      return (try scene(assembled.controller, root.sceneID, root.title, on: window, orientation), assembled.notes)
    }
    let result = view(of: root, CanvasSizeClasses(window.traits), isOnCanvas: false, ImporterNotes(texts))
    let shown = root.isInBar ? View(subviews: [result.view], position: root.element.position) : result.view
    let controller = ViewController(view: shown, position: root.element.position)
    return (try scene(controller, root.sceneID, root.title, on: window, orientation), result.notes)
  }

  private func sceneOnCanvas(of root: CanvasRoot) throws(InputError) -> (Scene, ImporterNotes) {
    var notes = ImporterNotes(texts)
    if let controller = root.controller, !root.isInBar {
      notes.add(KnownNames.unknownNames(inController: controller.element))
    }
    let result = view(of: root, canvasClasses, isOnCanvas: true, notes)
    var canvas = canvas(of: root)
    canvas.drawings = result.drawings
    // What is drawn is drawn with the file's own texts.
    if !texts.isEmpty {
      canvas.drawings = canvas.drawings.mapValues { Canvas.Drawing(frame: nil, isFixed: $0.isFixed) }
    }
    let controller = ViewController(view: result.view, position: root.element.position)
    return (try scene(controller, root.sceneID, root.title, on: nil, nil, canvas), result.notes)
  }

  private func scene(
    _ controller: ViewController, _ id: String?, _ title: String?, on window: Window?,
    _ orientation: InterfaceOrientation?,
    _ canvas: Canvas? = nil
  ) throws(InputError) -> Scene {
    let problems = SceneChecker.problems(of: controller, takesAnyID: true)
    guard problems.isEmpty else { throw InputError(problems.map { InputProblem(.scene($0), at: $0.position) }) }
    return Scene(
      checked: controller, name: name, device: .inline(systemDevice(on: window?.traits.systemVersion)),
      systemVersion: nil, application: application, orientation: orientation ?? self.orientation,
      userSettings: UserSettings(), id: id, title: title, canvas: canvas)
  }
}
