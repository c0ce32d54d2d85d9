package import Documents
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
  /// The orientation that the file is for, as far as it tells: its canvas's, or that of its name, for apps load `Form~ipadland` and
  /// the like themselves.
  package var drawnOrientation: InterfaceOrientation {
    let modifier = name.lastIndex(of: "~").map { name[name.index(after: $0)...] } ?? ""
    return modifier.hasSuffix("land") || modifier.hasSuffix("landscape") ? .landscapeLeft : orientation
  }

  /// The sizes of the images that the file names, in points.
  let imageSizes: [String: Size]
  /// Whether it is what an application shows while it starts: a picture, in which nothing reacts.
  package let isLaunchScreen: Bool
  /// The names of the images among them that aren't the system's.
  let imageNames: [String]
  /// The names of the system's symbols that it shows.
  let symbolNames: Set<String>
  /// The sizes of images that the project's files have, in points.
  var projectImageSizes: [String: Size] = [:]
  /// What the project's configuration says that views of own classes ask for, by the classes' names.
  var contentSizes: [String: IntrinsicContentSize] = [:]
  /// What measures a font of a name, where the project's files tell.
  var face: (@Sendable (String) -> FontFace?)?
  /// The texts of the language that the file is shown in.
  var texts = LocalizedTexts()
  /// What the application says in its `Info.plist`.
  var application = Application()
  /// The outlets that code reaches views by, by the views' object ids.
  let outlets: [String: String]
  /// The object id of the view of the controller that the file belongs to.
  let ownersView: String?
  /// What views of the application's own classes asked for when Interface Builder drew them by their code, by their object ids.
  let designedSizes: [String: IntrinsicContentSize]
  /// The object ids of the gesture recognizers that wait for taps.
  let tapRecognizers: Set<String>
  /// Its controllers, and what their segues say about bars.
  let graph: ControllerGraph
  /// Its controllers, and how an application comes to show them.
  package let storyboard: Storyboard
  /// The controller that an application begins with.
  let initialController: Int?
  let roots: [CanvasRoot]
  /// Whether the file names the device of its canvas.
  let namesDevice: Bool
  /// The kind of device that alone shows the file: by its target, or by its name, for UIKit loads `Form~ipad` on pads and
  /// `Form~iphone` on phones; `nil` where it is for both.
  package let idiom: UserInterfaceIdiom?
  /// Whether its scenes are others in windows of other size classes, or on another kind of device.
  package let varies: Bool
  /// Where its outermost element begins.
  package let position: SourcePosition
  /// What isn't understood of the file as a whole.
  let warnings: [InputWarning]
  /// The file itself, of which what its views look like is read where that is asked for.
  let document: XMLElement

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
    try self.init(document, name: name)
  }

  /// Reads the tree of a file.
  ///
  /// - Parameters:
  ///   - document: The outermost element; no two elements in it have one place.
  ///   - name: What its layouts are called.
  /// - Throws: `InputError` where it is no iOS file of Interface Builder.
  package init(_ document: XMLElement, name: String) throws(InputError) {
    try Self.check(document)
    self.document = document
    self.name = name
    position = document.position
    let plugin = document.child("dependencies")?.children.first { $0.name == "plugIn" }
    era = XcodeEra(toolsVersion: document["toolsVersion"], pluginVersion: plugin?["version"])
    let element = document.child("device")
    namesDevice = element?["id"] != nil
    let isPad = (document["targetRuntime"] ?? "").hasSuffix(".iPad") || (document["type"] ?? "").holds(".iPad.")
    let era = self.era
    device = element?["id"].map { CanvasDevice(id: $0, era) } ?? CanvasDevice.unnamed(isPad: isPad, era)
    // UIKit takes a file of this modifier on these devices alone; apps add words of their own, as in `~ipadland`.
    let modifier = name.lastIndex(of: "~").map { name[name.index(after: $0)...] } ?? ""
    idiom = isPad || modifier.hasPrefix("ipad") ? .pad : modifier.hasPrefix("iphone") ? .phone : nil
    orientation = element?["orientation"] == "landscape" ? .landscapeLeft : .portrait
    var warnings = Self.malformedValues(of: document, device: element)
    if let element, let id = element["id"], !CanvasDevice.isKnown(id) {
      warnings.append(InputWarning(kind: .unknownDevice(id), position: element.position))
    }
    warnings += KnownNames.unknownNames(inDocument: document)
    var sizes: [String: Size] = [:]
    var names: [String] = []
    var symbols: Set<String> = []
    for image in document.child("resources")?.children ?? [] where image.name == "image" {
      if let name = image["name"] {
        if image["catalog"] == "system" { symbols.insert(name) } else { names.append(name) }
      }
      if let name = image["name"], let width = image.number(of: "width"), let height = image.number(of: "height") {
        sizes[name] = Size(width: max(0, width), height: max(0, height))
      }
    }
    imageSizes = sizes
    imageNames = names
    symbolNames = symbols
    isLaunchScreen = document["launchScreen"] == "YES"
    outlets = OutletNames.find(in: document)
    ownersView = OwnersView.find(in: document)
    designedSizes = DesignedSizes.find(in: document)
    tapRecognizers = TapRecognizers.find(in: document)
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
    storyboard = graph.storyboard(initial: first)
    varies = Self.varies(document, storyboard)
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
    for size in DesignedSizes.elements(in: document).compactMap(\.size) {
      check("width", of: size, AttributeForm.number.allows)
      check("height", of: size, AttributeForm.number.allows)
    }
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
      throw InputError([InputProblem(.ofOtherSystem(runtime), at: document.position)])
    }
  }
}
