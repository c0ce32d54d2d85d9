import Documents
public import LayoutModel

/// A `.xib` or `.storyboard` file of Xcode 5 or later for iOS: the screens that Interface Builder shows.
///
///     let file = try InterfaceBuilderFile(reading: bytes, name: "Main")
///     for scene in try file.scenes().scenes { … }
public struct InterfaceBuilderFile: Sendable {
  /// The file's name without its ending.
  public let name: String
  let era: XcodeEra
  let device: CanvasDevice
  package let orientation: InterfaceOrientation
  /// The sizes of the images that the file names, in points.
  let imageSizes: [String: Size]
  private let namesDevice: Bool
  private let roots: [CanvasRoot]
  /// What isn't understood of the file as a whole.
  private let warnings: [InputWarning]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What its layouts are called: the file's name, without its ending.
  /// - Throws: `InputError` where it isn't XML, or no iOS file of Interface Builder.
  public init(reading bytes: [UInt8], name: String) throws(InputError) {
    let document: XMLElement
    do throws(DocumentError) {
      document = try XMLDocumentReader.root(of: bytes)
    } catch {
      throw InputError([InputProblem(.document(error), at: error.position)])
    }
    try Self.check(document)
    self.name = name
    let plugin = document.child("dependencies")?.children.first { $0.name == "plugIn" }
    era = XcodeEra(toolsVersion: document["toolsVersion"], pluginVersion: plugin?["version"])
    let element = document.child("device")
    namesDevice = element?["id"] != nil
    let isPad = (document["targetRuntime"] ?? "").hasSuffix(".iPad") || (document["type"] ?? "").contains(".iPad.")
    device = element?["id"].map(CanvasDevice.init(id:)) ?? CanvasDevice.unnamed(isPad: isPad, era)
    orientation = element?["orientation"] == "landscape" ? .landscapeLeft : .portrait
    var warnings: [InputWarning] = []
    if let element, let id = element["id"], !CanvasDevice.isKnown(id) {
      warnings.append(InputWarning(kind: .unknownDevice(id), position: element.position))
    }
    warnings += KnownNames.unknownNames(inDocument: document)
    var sizes: [String: Size] = [:]
    for image in document.child("resources")?.children ?? [] where image.name == "image" {
      if let name = image["name"], let width = image.number(of: "width"), let height = image.number(of: "height") {
        sizes[name] = Size(width: max(0, width), height: max(0, height))
      }
    }
    imageSizes = sizes
    let found = CanvasRootFinder(document)
    let graph = ControllerGraph(found.controllers)
    let initial = graph.firstScene(
      from: document["initialViewController"], among: Set(found.roots.compactMap(\.controller)))
    roots = found.roots.map { root in
      CanvasRoot(
        element: root.element, controller: root.controller.map { graph.controllers[$0] }, isTopLevel: root.isTopLevel,
        isInitial: root.controller != nil && root.controller == initial)
    }
    if roots.isEmpty { warnings.append(InputWarning(kind: .noView, position: document.position)) }
    self.warnings = warnings
  }

  /// Files of the Mac, and of Xcode 3 and 4, have another form.
  private static func check(_ document: XMLElement) throws(InputError) {
    guard document.name == "document" else {
      let what =
        document.name == "archive"
        ? "a file of Xcode 4 or older; save it with a newer one" : "<\(document.name.excerpt)>"
      throw InputError([InputProblem(.notInterfaceBuilder(what), at: document.position)])
    }
    let runtime = document["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime.hasPrefix("iOS.") || runtime == "AppleTV" else {
      throw InputError([InputProblem(.notInterfaceBuilder("a file for \(runtime.excerpt)"), at: document.position)])
    }
  }
}

// MARK: - Scenes

extension InterfaceBuilderFile {
  /// The file's scenes, each with its canvas: every controller's view, and every view at the top, in the file's order.
  ///
  /// - Parameters:
  ///   - traits: What variations are resolved for; what the canvas has if `nil`.
  ///   - name: An object id, a storyboard identifier or a class name, for the scenes that bear it, or `initial` for the
  ///     one that an application begins with; all if `nil`.
  /// - Returns: The scenes, and what isn't understood.
  /// - Throws: `InputError` where views say what can't be.
  public func scenes(
    for traits: Traits? = nil, named name: String? = nil
  ) throws(InputError) -> (scenes: [Scene], warnings: [InputWarning]) {
    var scenes: [Scene] = []
    var warnings = self.warnings
    for root in roots where name.map(root.names.contains) ?? true {
      let (scene, found) = try scene(of: root, for: traits)
      scenes.append(scene)
      warnings += found
    }
    return (scenes, warnings.sorted { $0.position < $1.position })
  }

  /// The scene that an application begins with: the initial controller's, or the first that a container shows which is
  /// the initial controller; none of a xib.
  public var initialSceneID: String? { roots.first(where: \.isInitial)?.sceneID }

  /// All that scenes can be asked for by.
  package var sceneNames: [String] { roots.flatMap(\.names) }

  /// Each scene in words: the first name that it can be asked for by, and the others behind it.
  ///
  /// - Parameter name: What the scenes are asked for by; all if `nil`.
  /// - Returns: The words, in the file's order.
  package func sceneWords(named name: String?) -> [String] {
    roots.map(\.names).filter { names in name.map(names.contains) ?? true }.map { names in
      let others = names.dropFirst().joined(separator: ", ")
      return (names.first ?? "one without a name") + (others.isEmpty ? "" : " (\(others))")
    }
  }

  /// What layouts on the canvas call its device.
  package var canvasDevice: String { device.id }

  /// The names of all elements that are known to be views, in alphabetical order.
  package static var viewElements: [String] { ElementKind.names }

  /// The size classes that the canvas shows: any, where the file names no device.
  private func sizeClasses(_ traits: Traits?) -> CanvasSizeClasses {
    if let traits {
      return CanvasSizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    }
    guard namesDevice else { return .any }
    let own = deviceOfCanvas.traits(in: orientation)
    return CanvasSizeClasses(horizontal: own.horizontalSizeClass, vertical: own.verticalSizeClass)
  }

  /// The canvas's device as an application sees it, with its safe area.
  ///
  /// - Parameter systemVersion: The system; the one that came with the file's Xcode if `nil`.
  /// - Returns: The device.
  package func systemDevice(on systemVersion: SystemVersion? = nil) -> Device {
    let system = systemVersion ?? era.systemVersion
    return Device(
      id: device.id, size: device.size, scale: device.scale, idiom: device.idiom, systemVersion: system,
      safeAreaInsets: device.safeAreaInsets(on: system))
  }

  /// The device that canvases are drawn on: what they inset is told of each root.
  private var deviceOfCanvas: Device {
    var device = systemDevice()
    device.safeAreaInsets = OrientedInsets()
    return device
  }

  private func scene(
    of root: CanvasRoot, for traits: Traits?
  ) throws(InputError) -> (scene: Scene, warnings: [InputWarning]) {
    var canvas = canvas(of: root)
    let insets = canvasInsets
    let context = ImporterContext(
      self, root, canvas.window.traits, insets, sizeClasses(traits), drawnFor: sizeClasses(nil),
      isOnCanvas: traits == nil)
    let result = ViewImporter.view(of: root, context, canvas: canvas.window.size)
    canvas.drawings = result.drawings
    let controller = ViewController(view: result.view, position: root.element.position)
    let problems = SceneChecker.problems(of: result.view, takesAnyID: true)
    guard problems.isEmpty else { throw InputError(problems.map { InputProblem(.scene($0), at: $0.position) }) }
    let scene = Scene(
      checked: controller, name: name, device: .inline(systemDevice(on: traits?.systemVersion)), systemVersion: nil,
      application: Application(), orientation: orientation, userSettings: UserSettings(), id: root.sceneID,
      canvas: canvas)
    return (scene, result.warnings)
  }

  private var canvasInsets: CanvasInsets {
    CanvasInsets(
      era: era, device: device, screen: deviceOfCanvas.size(in: orientation), isLandscape: orientation.isLandscape)
  }

  /// The window in which a root was drawn: as large as it was stored.
  private func canvas(of root: CanvasRoot) -> Canvas {
    let device = deviceOfCanvas
    let size = root.element.child(forKey: "frame").flatMap(\.rect)?.size ?? device.size(in: orientation)
    var window = Window(size: size, scale: device.scale, traits: device.traits(in: orientation))
    if root.element.name == "tableViewCell" {
      window.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    } else if let controller = root.controller {
      window.safeAreaInsets = canvasInsets.safeArea(of: size, controller.surroundings)
      window.layoutMargins = canvasInsets.margins(of: size)
    } else {
      var surroundings = CanvasController.Surroundings()
      surroundings.heed(root.element)
      window.safeAreaInsets = canvasInsets.safeArea(ofTopLevel: size, surroundings)
      window.layoutMargins = canvasInsets.margins(ofTopLevel: size)
    }
    return Canvas(device: device, orientation: orientation, window: window)
  }
}
