package import Documents
package import LayoutModel
public import Notations

/// A `.xib` or `.storyboard` file for iOS of Xcode 5 or later: the screens that Interface Builder shows.
///
///     let file = try InterfaceBuilderFile(reading: bytes, name: "Main")
///     for scene in try file.scenes().scenes { … }
public struct InterfaceBuilderFile: Sendable {
  /// The extensions of such files.
  package static let endings = ["xib", "storyboard"]
  /// The file's name without its extension.
  public let name: String
  let era: XcodeEra
  let device: CanvasDevice
  package let orientation: InterfaceOrientation
  /// The orientation that the file is made for, if known. A file's name, such as `Form~ipadland`, overrides the orientation of the canvas,
  /// because apps load files by these names.
  package var drawnOrientation: InterfaceOrientation {
    let modifier = name.lastIndex(of: "~").map { name[name.index(after: $0)...] } ?? ""
    return modifier.hasSuffix("land") || modifier.hasSuffix("landscape") ? .landscapeLeft : orientation
  }

  /// The sizes of the images that the file names, in points.
  let imageSizes: [String: Size]
  /// A Boolean that tells whether the file is a launch screen: a picture, in which nothing reacts.
  package let isLaunchScreen: Bool
  /// The names of the images among them that aren't the system's.
  let imageNames: [String]
  /// The names of the system's symbols that it shows.
  let symbolNames: Set<String>
  /// The sizes of images that the project's files have, in points.
  var projectImageSizes: [String: Size] = [:]
  /// The intrinsic content sizes of views of own classes in the project's configuration, by the classes' names.
  var contentSizes: [String: IntrinsicContentSize] = [:]
  /// Finds the face of a font by its name in the project's files.
  var face: (@Sendable (String) -> FontFace?)?
  /// The texts of the language that the file is shown in.
  var texts = LocalizedTexts()
  /// The settings in the application's `Info.plist`.
  var application = Application()
  /// The positions of the roots that are laid out by the rules of the file's Xcode alone, whatever insets they were drawn under.
  package var rootsDrawnAnew: Set<SourcePosition> = []
  /// The outlets that code uses for views, by the views' object ids.
  let outlets: [String: String]
  /// The object id of the view of the controller that owns the file.
  let ownersView: String?
  /// The intrinsic content sizes of views of own classes, stored when Interface Builder ran their code; by object ids.
  let designedSizes: [String: IntrinsicContentSize]
  /// The object ids of the tap gesture recognizers.
  let tapRecognizers: Set<String>
  /// The file's controllers, and the bars that their segues imply.
  let graph: ControllerGraph
  /// The file's controllers, and the relations by which an application shows them.
  package let storyboard: Storyboard
  /// The initial view controller of the application.
  let initialController: Int?
  let roots: [CanvasRoot]
  /// A Boolean that tells whether the file names the device of its canvas.
  let namesDevice: Bool
  /// The only kind of device that shows the file, from its target, or from its name, because UIKit loads `Form~ipad` on
  /// pads and `Form~iphone` on phones; `nil` for both kinds.
  package let idiom: UserInterfaceIdiom?
  /// A Boolean that tells whether its scenes differ in windows of other size classes or on another kind of device.
  package let varies: Bool
  /// The position of the outermost element.
  package let position: SourcePosition
  /// The warnings about the file as a whole.
  let warnings: [InputWarning]
  /// The file's tree. Appearances are read from it when they are asked for.
  let document: XMLElement

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The name of its layouts: the file's name without its extension.
  /// - Throws: `InputError` if it isn't XML, or isn't an iOS file of Interface Builder.
  public init(reading bytes: [UInt8], name: String) throws(InputError) {
    let document = try InputError.wrapping { () throws(DocumentError) in try XMLDocumentReader.root(of: bytes) }
    try self.init(document, name: name)
  }

  /// Reads the tree of a file.
  ///
  /// - Parameters:
  ///   - document: The outermost element; no two elements in it have the same position.
  ///   - name: The name of its layouts.
  /// - Throws: `InputError` if it isn't an iOS file of Interface Builder.
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
    // UIKit loads a file with this modifier only on these devices. Apps use words of their own too, as in `~ipadland`.
    let modifier = name.lastIndex(of: "~").map { name[name.index(after: $0)...] } ?? ""
    // So do apps whose code loads `Form-iPad` on pads.
    let small = name.lowercased()
    let isOfPads = isPad || modifier.hasPrefix("ipad") || small.hasSuffix("ipad")
    idiom = isOfPads ? .pad : modifier.hasPrefix("iphone") || small.hasSuffix("iphone") ? .phone : nil
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

  /// The warnings about malformed values for the file's Xcode and the canvas's device.
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

  private static let television = "AppleTV"

  /// A Boolean value that tells whether an Apple TV shows the file, and no phone and no pad does.
  package var isForTelevision: Bool { document["targetRuntime"] == Self.television }

  /// Throws for files of the Mac, and of Xcode 3 and 4, which have another form.
  private static func check(_ document: XMLElement) throws(InputError) {
    guard document.name == "document" else {
      let isOld = document.name == "archive"
      throw InputError([
        InputProblem(isOld ? .ofOldFormat : .notInterfaceBuilder("<\(document.name.excerpt)>"), at: document.position)
      ])
    }
    let runtime = document["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime.hasPrefix("iOS.") || runtime == television else {
      throw InputError([InputProblem(.ofOtherSystem(runtime), at: document.position)])
    }
  }
}
