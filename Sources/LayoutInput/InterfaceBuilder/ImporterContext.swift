import Documents
import LayoutModel

/// What all views of a scene share while they are made, and what was found on the way.
struct ImporterContext {
  let file: InterfaceBuilderFile
  let root: CanvasRoot
  let traits: Traits
  let insets: CanvasInsets
  /// What variations are resolved for.
  let sizeClasses: CanvasSizeClasses
  /// What the file was drawn for.
  let drawnClasses: CanvasSizeClasses
  /// Whether the scene is for the canvas, where everything stands as it was stored.
  let isOnCanvas: Bool
  /// What constraints may name: views, and guides as items.
  var items: [String: Constraint.Item] = [:]
  /// The classes of views by id.
  var classes: [String: String] = [:]
  /// The ids that are taken: what bears one again has none.
  private var claimed: Set<String> = []
  private(set) var warnings: [InputWarning] = []
  /// How the canvas shows views.
  var drawings: [SourcePosition: Canvas.Drawing] = [:]

  init(
    _ file: InterfaceBuilderFile, _ root: CanvasRoot, _ traits: Traits, _ insets: CanvasInsets,
    _ sizeClasses: CanvasSizeClasses, drawnFor drawnClasses: CanvasSizeClasses, isOnCanvas: Bool
  ) {
    self.file = file
    self.root = root
    self.traits = traits
    self.insets = insets
    self.sizeClasses = sizeClasses
    self.drawnClasses = drawnClasses
    self.isOnCanvas = isOnCanvas
  }

  var era: XcodeEra { file.era }

  mutating func warn(_ kind: InputWarning.Kind, at element: XMLElement) {
    warnings.append(InputWarning(kind: kind, position: element.position))
  }

  /// An element's id, if it has one that nothing before it has.
  mutating func claimID(of element: XMLElement) -> String? {
    guard let id = element["id"], !id.isEmpty else { return nil }
    guard claimed.insert(id).inserted else {
      warn(.duplicateID(id), at: element)
      return nil
    }
    return id
  }

  /// Tells of what a view's element says that the import doesn't know.
  mutating func warnOfUnknownNames(in element: XMLElement) {
    for name in element.attributes.keys.filter({ !KnownNames.attributes.contains($0) }).sorted() {
      warn(.unknownAttribute(name, of: element.name), at: element)
    }
    for child in element.children where !KnownNames.parts.contains(child.name) && !ElementKind.isKnown(child.name) {
      warn(.unknownElement(child.name, in: element.name), at: child)
    }
  }

  /// Tells of what a controller says that the import doesn't know.
  mutating func warnOfUnknownNames(inController element: XMLElement) {
    warnings += KnownNames.unknownNames(inController: element)
  }

  /// Tells of a view's or a constraint's switches that are neither on nor off: they count as if nothing was said.
  mutating func warnOfMalformedFlags(in element: ResolvedElement) {
    for name in KnownNames.flags {
      _ = value(name, of: element) { text in ["YES", "NO"].contains(text) ? text : nil }
    }
  }

  /// The value of an attribute that is one of a few; a warning where it is none of them.
  mutating func value<Value>(
    _ attribute: String, of element: ResolvedElement, _ make: (String) -> Value?
  ) -> Value? {
    guard let text = element[attribute] else { return nil }
    if let value = make(text) { return value }
    warn(.malformedValue(text, attribute: attribute, of: element.element.name), at: element.element)
    return nil
  }

  /// The number of an attribute; a warning where it is none, or beyond what a screen may hold.
  mutating func number(_ attribute: String, of element: ResolvedElement) -> Double? {
    value(attribute, of: element) { element.element.number($0) }
  }
}
