import Checks
import Documents
public import LayoutModel
public import Notations

extension InterfaceBuilderFile {
  /// The file's scenes on their canvases: every controller's view, and every view at the top, in the file's order.
  ///
  /// - Parameter name: An object id, a storyboard identifier or a class name of scenes, or `initial` for the scene that
  ///   an application begins with; `nil` for all.
  /// - Returns: The scenes, and the warnings.
  /// - Throws: `InputError` if views have impossible settings.
  public func scenes(named name: String? = nil) throws(InputError) -> (scenes: [Scene], warnings: [InputWarning]) {
    try scenes(in: nil, nil, named: name) { _, _ in nil }
  }

  /// Arranges the controllers of a storyboard around the one with an index. `isAlone` leaves the controller by itself
  /// if it has too much around it.
  package typealias Arranging = (_ controller: Int, _ isAlone: Bool) -> StoryboardArrangement?

  /// The file's scenes as an application shows them in a window: each controller inside the containers around it, in the controller that
  /// embeds it, and over the presenter.
  ///
  /// - Parameters:
  ///   - window: The window of a device; `nil` for the canvases.
  ///   - orientation: The interface's orientation in the window; `nil` for the canvases' own.
  ///   - name: The name of scenes; `nil` for all. A container has a scene too if it is named.
  ///   - arrange: Arranges the controllers around a controller.
  /// - Returns: The scenes, and the warnings.
  /// - Throws: `InputError` if views have impossible settings.
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
      // A bar's contents are shown with their bar.
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

  /// The scene that an application begins with: the initial view controller's, or the first that it shows if it is a
  /// container; `nil` for a xib.
  public var initialSceneID: String? { roots.first(where: \.isInitial)?.sceneID }

  /// The name of the scene `initialSceneID`.
  package static var nameOfInitialScene: String { CanvasRoot.nameOfInitial }

  /// All names of scenes.
  package var sceneNames: [String] {
    roots.flatMap(\.names) + graph.controllers.filter(\.isContainer).flatMap(\.names)
  }

  /// Tells whether a name is a controller's, with or without a view.
  package func hasController(named name: String) -> Bool { graph.controllers.contains { $0.names.contains(name) } }

  /// Tells whether Interface Builder shows the named thing as more than a container's bars.
  package func hasCanvas(named name: String) -> Bool {
    roots.contains { $0.names.contains(name) } || containers(named: name).isEmpty
  }

  /// Each scene in words: the title, followed by the other names that select the scene.
  ///
  /// - Parameter name: The name of scenes; `nil` for all.
  /// - Returns: The words, in the file's order.
  package func sceneWords(named name: String?) -> [String] {
    roots.filter { root in name.map(root.names.contains) ?? true }.map { root in
      let title = root.title ?? root.names.first ?? "one without a name"
      var told: Set = [title]
      let others = root.names.filter { told.insert($0).inserted }.joined(separator: ", ")
      return (title + (others.isEmpty ? "" : " (\(others))")).printable
    }
  }

  /// The containers with a name.
  private func containers(named name: String) -> [Int] {
    graph.controllers.indices.filter { index in
      let controller = graph.controllers[index]
      guard controller.isContainer else { return false }
      return controller.names.contains(name) || (name == CanvasRoot.nameOfInitial && index == initialController)
    }
  }

  // MARK: Making

  /// The maximum number of views that the scenes of a file may show around their own. Storyboards of apps have some
  /// hundreds.
  private static let maximumViewsAround = 20_000

  /// A controller with everything around it. Files may have thousands of controllers in or over one. If a file's scenes
  /// show too many views for that reason, the controller is shown by itself, with a warning.
  private func assembled(_ index: Int, _ viewsAround: inout Int, _ arrange: Arranging) -> ControllerAssembly.Result? {
    guard let arrangement = arrange(index, viewsAround > Self.maximumViewsAround) else { return nil }
    let result = ControllerAssembly.root(of: arrangement, in: self)
    viewsAround += result.viewsAround
    return result
  }

  /// Tells whether a controller stands only in a container view of another one.
  func isEmbedded(_ controller: Int, in outer: Int, _ containerView: String) -> Bool {
    guard case .embedded(in: outer, containerView: containerView) = storyboard.controllers[controller].relation else {
      return false
    }
    return true
  }

  /// A root as an application shows it: a controller's view with everything around it, any other view by itself. The
  /// view of a bar's item keeps its size, in a plain view.
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
    // A drawn scene shows the file's own texts.
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
