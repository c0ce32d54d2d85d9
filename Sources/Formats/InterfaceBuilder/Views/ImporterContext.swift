import Documents
import LayoutModel

/// The state that all views of a scene share during the import, with the findings so far.
struct ImporterContext {
  let file: InterfaceBuilderFile
  let root: CanvasRoot
  let traits: Traits
  let insets: CanvasInsets
  /// The size classes for which variations are resolved.
  let sizeClasses: CanvasSizeClasses
  /// The size classes for which the file was drawn.
  let drawnClasses: CanvasSizeClasses
  /// A Boolean that tells whether the scene is for the canvas, where frames are as they were stored.
  let isOnCanvas: Bool
  /// The items that constraints may name: views, and guides.
  var items: [String: Constraint.Item] = [:]
  /// The classes of views by id.
  var classes: [String: String] = [:]
  /// The notes that the scene's parts share.
  var notes: ImporterNotes
  /// The appearance of views on the canvas.
  var drawings: [SourcePosition: Canvas.Drawing] = [:]

  init(
    _ file: InterfaceBuilderFile, _ root: CanvasRoot, _ traits: Traits, _ insets: CanvasInsets,
    _ sizeClasses: CanvasSizeClasses, drawnFor drawnClasses: CanvasSizeClasses, isOnCanvas: Bool,
    _ notes: ImporterNotes
  ) {
    self.file = file
    self.root = root
    self.traits = traits
    self.insets = insets
    self.sizeClasses = sizeClasses
    self.drawnClasses = drawnClasses
    self.isOnCanvas = isOnCanvas
    self.notes = notes
  }

  var era: XcodeEra { file.era }

  /// The minimum margins above and below a xib's root that preserves its superview's margins, on canvases that leave
  /// out insets; `nil` for other roots, and on devices.
  var leastMarginsOfRoot: Double? {
    isOnCanvas && root.isTopLevel && root.controller == nil && era.leavesOutInsets ? 8 : nil
  }

  /// A Boolean that tells whether the canvas made the content view of a xib's cell as high as the cell: Xcode 6 and 7.
  var fillsLoneCells: Bool { isOnCanvas && era >= .xcode6 && era < .xcode8 }

  /// A Boolean that tells whether the scene is laid out anew on the canvas, so that leftovers of earlier ones don't count.
  var isDrawnAnew: Bool { isOnCanvas && file.rootsDrawnAnew.contains(root.element.position) }

  /// The length of a pixel, in points, which a separator takes from a cell.
  var pixel: Double { 1 / traits.displayScale }

  mutating func warn(_ kind: InputWarning.Kind, at element: XMLElement) {
    notes.warn(kind, at: element)
  }

  /// Warns of attributes and parts of a view's or a constraint's element that the import doesn't know, or doesn't know
  /// for this element.
  mutating func warnOfUnknownNames(in element: XMLElement) {
    let unknown = element.attributes.keys.filter { name in
      !KnownNames.attributes.contains(name) || AttributeForm.owners[name]?.contains(element.name) == false
    }
    for name in unknown.sorted() { warn(.unknownAttribute(name, of: element.name), at: element) }
    for child in element.children {
      if !KnownNames.parts.contains(child.name), !ElementKind.isKnown(child.name) {
        warn(.unknownElement(child.name, in: element.name), at: child)
      }
      warnOfMalformedPart(child)
      for part in child.children where child.name == "variation" { warnOfMalformedPart(part) }
    }
  }

  /// Warns of unknown or malformed attributes of a part of a view.
  private mutating func warnOfMalformedPart(_ part: XMLElement) {
    if part.name == "variation" {
      let key = part["key"] ?? ""
      if !CanvasSizeClasses.isKey(key) { warn(.malformedValue(key, attribute: "key", of: part.name), at: part) }
    }
    guard let forms = AttributeForm.ofParts[part.name] else { return }
    for (name, text) in part.attributes.sorted(by: { $0.key < $1.key }) {
      guard let form = forms[name] else {
        warn(.unknownAttribute(name, of: part.name), at: part)
        continue
      }
      if !form.allows(text) { warn(.malformedValue(text, attribute: name, of: part.name), at: part) }
    }
  }

  /// Warns of malformed values of a view or a constraint, which are ignored.
  mutating func warnOfMalformedValues(in element: ResolvedElement) {
    let wrong = element.attributes.filter { AttributeForm.ofViews[$0.key]?.allows($0.value) == false }
    for (name, text) in wrong.sorted(by: { $0.key < $1.key }) {
      warn(.malformedValue(text, attribute: name, of: element.element.name), at: element.element)
    }
  }

  /// The value of an attribute that has a few possible values; warns if it has another.
  mutating func value<Value>(
    _ attribute: String, of element: ResolvedElement, _ make: (String) -> Value?
  ) -> Value? {
    notes.value(attribute, of: element.element, element[attribute], make)
  }

  /// The number of an attribute; warns if it is no number, or beyond what a screen may have.
  mutating func number(_ attribute: String, of element: ResolvedElement) -> Double? {
    value(attribute, of: element) { element.element.number($0) }
  }
}
