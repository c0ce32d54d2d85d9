import Documents
package import LayoutModel

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
  /// The outlets that code reaches views by, by the views' object ids.
  let outlets: [String: String]
  /// Its controllers, and how an application comes to show them.
  let graph: ControllerGraph
  let ways: ControllerWays
  /// The controller that an application begins with.
  let initialController: Int?
  let roots: [CanvasRoot]
  private let namesDevice: Bool
  /// What isn't understood of the file as a whole.
  let warnings: [InputWarning]

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
    var warnings = Self.malformedValues(of: document, device: element)
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
    outlets = OutletNames.find(in: document)
    let found = CanvasRootFinder(document)
    let graph = ControllerGraph(found.controllers, tieBreakers: found.tieBreakers)
    warnings += graph.warnings
    if let id = document["initialViewController"], graph.index(ofID: id) == nil {
      warnings.append(InputWarning(kind: .unknownController(id), position: document.position))
    }
    let first = graph.index(ofID: document["initialViewController"])
    let initial = first.flatMap { graph.firstScene(from: $0, among: Set(found.roots.compactMap(\.controller))) }
    roots = found.roots.map { root in
      CanvasRoot(
        element: root.element, controller: root.controller.map { graph.controllers[$0] }, isTopLevel: root.isTopLevel,
        isInitial: root.controller != nil && root.controller == initial)
    }
    self.graph = graph
    ways = ControllerWays(graph, initial: first)
    initialController = first
    if roots.isEmpty { warnings.append(InputWarning(kind: .noView, position: document.position)) }
    self.warnings = warnings
  }

  /// What the file says of its Xcode and of the canvas's device that can't be.
  private static func malformedValues(of document: XMLElement, device: XMLElement?) -> [InputWarning] {
    var warnings: [InputWarning] = []
    func check(_ attribute: String, of element: XMLElement?, _ isSound: (String) -> Bool) {
      guard let element, let text = element[attribute], !isSound(text) else { return }
      warnings.append(
        InputWarning(
          kind: .malformedValue(text, attribute: attribute, of: element.name), position: element.position))
    }
    check("toolsVersion", of: document, XcodeEra.isVersion)
    check("orientation", of: device) { ["portrait", "landscape"].contains($0) }
    return warnings
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

// MARK: - Canvas

extension InterfaceBuilderFile {
  /// What layouts on the canvas call its device.
  package var canvasDevice: String { device.id }

  /// The names of all elements that are known to be views, in alphabetical order.
  package static var viewElements: [String] { ElementKind.names }

  /// The size classes that the canvas shows: any, where the file names no device.
  var canvasClasses: CanvasSizeClasses {
    namesDevice ? CanvasSizeClasses(deviceOfCanvas.traits(in: orientation)) : .any
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

  private var canvasInsets: CanvasInsets {
    CanvasInsets(
      era: era, device: device, screen: deviceOfCanvas.size(in: orientation), isLandscape: orientation.isLandscape)
  }

  /// The window in which a root was drawn: as large as it was stored.
  func canvas(of root: CanvasRoot) -> Canvas {
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

  /// The views of a root.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - classes: What variations are resolved for.
  ///   - isOnCanvas: Whether it is for the canvas, where everything stands as it was stored.
  ///   - notes: What the scene's parts share.
  /// - Returns: The root view, and how the canvas shows it.
  func view(
    of root: CanvasRoot, _ classes: CanvasSizeClasses, isOnCanvas: Bool, _ notes: consuming ImporterNotes
  ) -> ViewImporter.Result {
    let window = canvas(of: root).window
    let context = ImporterContext(
      self, root, window.traits, canvasInsets, classes, drawnFor: canvasClasses, isOnCanvas: isOnCanvas, notes)
    return ViewImporter.view(of: root, context, canvas: window.size)
  }
}
