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
  /// What the scene's parts share.
  var notes: ImporterNotes
  /// How the canvas shows views.
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

  /// The least margins above and below of a xib's root that preserves the margins around it, on the canvases that insets are left
  /// out of; `nil` of other roots, and on devices.
  var leastMarginsOfRoot: Double? {
    isOnCanvas && root.isTopLevel && root.controller == nil && era.leavesOutInsets ? 8 : nil
  }

  /// Whether the canvas laid out what stands in a xib's cell as high as the cell is: Xcode 6 and 7.
  var fillsLoneCells: Bool { isOnCanvas && era >= .xcode6 && era < .xcode8 }

  /// The length of a pixel, in points: what a separator takes of a cell.
  var pixel: Double { 1 / traits.displayScale }

  mutating func warn(_ kind: InputWarning.Kind, at element: XMLElement) {
    notes.warn(kind, at: element)
  }

  /// Tells of what a view's or a constraint's element says that the import doesn't know, or not of this element.
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

  /// Tells of what a part of a view says that isn't known, or isn't what it may say.
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

  /// Tells of values of a view or a constraint that aren't what they may be: they count as if nothing was said.
  mutating func warnOfMalformedValues(in element: ResolvedElement) {
    let wrong = element.attributes.filter { AttributeForm.ofViews[$0.key]?.allows($0.value) == false }
    for (name, text) in wrong.sorted(by: { $0.key < $1.key }) {
      warn(.malformedValue(text, attribute: name, of: element.element.name), at: element.element)
    }
  }

  /// The value of an attribute that is one of a few; a warning where it is none of them.
  mutating func value<Value>(
    _ attribute: String, of element: ResolvedElement, _ make: (String) -> Value?
  ) -> Value? {
    notes.value(attribute, of: element.element, element[attribute], make)
  }

  /// The number of an attribute; a warning where it is none, or beyond what a screen may hold.
  mutating func number(_ attribute: String, of element: ResolvedElement) -> Double? {
    value(attribute, of: element) { element.element.number($0) }
  }
}
