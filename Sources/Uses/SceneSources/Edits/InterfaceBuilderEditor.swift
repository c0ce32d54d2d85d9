import Documents
import Findings
import LayoutModel
import Notations

/// The editor of storyboards and xibs. It writes as Xcode does: attributes in Xcode's order, standard values left out, numbers with 17
/// digits, ids of three, two and three characters. Line ends and indentation are those of the file.
struct InterfaceBuilderEditor: SourceEditor {
  typealias Edit = LintFinding.Repair.Edit

  let source: SourceBytes
  /// The file's name without its ending.
  let name: String
  let document: XMLElement
  /// The elements, in the file's order, each with the index of the element that holds it.
  let elements: [(element: XMLElement, holder: Int?)]
  let indices: [SourcePosition: Int]
  /// The ids of the elements.
  let ids: Set<String>
  /// The edits of frames that were asked for, by scene: every misplaced view of a scene asks for the same.
  private let frameUpdates = FrameUpdates()

  /// Creates the editor of a file; `nil` where it isn't XML.
  init?(_ bytes: [UInt8], name: String) {
    guard let document = try? XMLDocumentReader.root(of: bytes) else { return nil }
    source = SourceBytes(bytes)
    self.name = name
    self.document = document
    var elements: [(element: XMLElement, holder: Int?)] = []
    var pending: [(element: XMLElement, holder: Int?)] = [(document, nil)]
    while let next = pending.popLast() {
      pending += next.element.children.reversed().map { ($0, elements.count) }
      elements.append(next)
    }
    self.elements = elements
    indices = Dictionary(
      elements.enumerated().map { ($0.element.element.position, $0.offset) }, uniquingKeysWith: { first, _ in first })
    ids = Set(elements.compactMap { $0.element["id"] })
  }

  func edits(of change: SourceChange) -> [LintFinding.Repair.Edit]? {
    switch change {
    case .removeConstraint(let place): removal(ofConstraint: place)
    case .setPriority(let priority, ofConstraint: let place):
      setting("priority", priority.rawValue.interfaceBuilderText, unless: "1000", ofConstraint: place)
    case .setRelation(let relation, ofConstraint: let place):
      setting("relation", relation.rawValue, unless: ConstraintRelation.equal.rawValue, ofConstraint: place)
    case .setConstant(let constant, ofConstraint: let place): setting(constant: constant, ofConstraint: place)
    case .makeDirectional(constraint: let place): directional(place)
    case .tieToSafeArea(constraint: let place, let isFirst, of: let view): tying(place, isFirst, toSafeAreaOf: view)
    case .set(let setting, ofView: let place): self.setting(setting, ofView: place)
    case .addConstraint(let constraint): adding(constraint)
    case .updateFrames(scene: let scene): updatingFrames(of: scene)
    }
  }

  /// A Boolean that tells whether the file has safe areas. A file made before there were any needs another setting first, which changes
  /// more than a constraint.
  var usesSafeAreas: Bool { document["useSafeAreas"] == "YES" }

  func reason(against change: SourceChange) -> String? {
    guard case .tieToSafeArea = change, !usesSafeAreas else { return nil }
    return "the file has no safe areas; choose Use Safe Area Layout Guides in Interface Builder first"
  }

  // MARK: Elements

  /// Returns the element at a place that has one of some names.
  func element(at place: SourcePosition, named names: String...) -> (element: XMLElement, index: Int)? {
    guard let index = indices[place] else { return nil }
    let element = elements[index].element
    return names.isEmpty || names.contains(element.name) ? (element, index) : nil
  }

  func holder(of index: Int) -> (element: XMLElement, index: Int)? {
    elements[index].holder.map { (elements[$0].element, $0) }
  }

  /// Tells whether an element other than one refers to an id: an outlet, a variation that excludes a constraint.
  func isNamed(_ id: String, outside index: Int) -> Bool {
    elements.indices.contains { other in
      other != index && elements[other].element.attributes.contains { $0.key != "id" && $0.value == id }
    }
  }

  // MARK: Attributes

  /// Returns the edits that give an element's attribute a value; a `nil` value removes the attribute.
  func setting(_ name: String, _ value: String?, of element: XMLElement) -> [Edit]? {
    guard element[name] != value else { return [] }
    guard let tag = source.tag(at: element.position) else { return nil }
    guard let attribute = tag[name] else {
      guard let value else { return [] }
      let place = AttributeOrder.place(of: name, ofElement: element.name, in: tag)
      return [source.edit(place..<place, " \(name)=\"\(value)\"")]
    }
    if let value { return [source.edit(attribute.value, value)] }
    let start = attribute.range.lowerBound
    return [source.edit((source.bytes[start - 1].isBlank ? start - 1 : start)..<attribute.range.upperBound, "")]
  }

  private func setting(
    _ name: String, _ value: String, unless standard: String, ofConstraint place: SourcePosition
  ) -> [Edit]? {
    guard let (element, _) = element(at: place, named: "constraint"), element.children.isEmpty else { return nil }
    return setting(name, value == standard ? nil : value, of: element)
  }

  private func setting(constant: Double, ofConstraint place: SourcePosition) -> [Edit]? {
    guard let (element, _) = element(at: place, named: "constraint"), element.children.isEmpty,
      let number = setting("constant", constant == 0 ? nil : constant.interfaceBuilderText, of: element),
      let mark = setting("symbolic", nil, of: element)
    else { return nil }
    return number + mark
  }

  private func setting(_ setting: SourceChange.ViewSettingChange, ofView place: SourcePosition) -> [Edit]? {
    guard let (element, _) = element(at: place) else { return nil }
    func priority(_ kind: String, _ axis: Axis, _ priority: Priority, standard: Priority) -> [Edit]? {
      self.setting(
        axis.rawValue + kind + "Priority", priority == standard ? nil : priority.rawValue.interfaceBuilderText,
        of: element)
    }
    switch setting {
    case .numberOfLines(let count):
      return element.name == "label" ? self.setting("numberOfLines", count == 1 ? nil : "\(count)", of: element) : nil
    case .contentHuggingPriority(let axis, let new): return priority("Hugging", axis, new, standard: .defaultLow)
    case .contentCompressionResistancePriority(let axis, let new):
      return priority("CompressionResistance", axis, new, standard: .defaultHigh)
    case .translatesAutoresizingMaskIntoConstraints(let isMade):
      return self.setting("translatesAutoresizingMaskIntoConstraints", isMade ? nil : "NO", of: element)
    case .adjustsFontForContentSizeCategory(let isMade):
      return self.setting("adjustsFontForContentSizeCategory", isMade ? "YES" : nil, of: element)
    case .contentInsets(let insets): return self.setting(contentInsets: insets, of: element)
    }
  }

  /// Returns the edits that give a button's configuration its insets, or the button itself where it has none.
  private func setting(contentInsets insets: DirectionalEdgeInsets, of button: XMLElement) -> [Edit]? {
    guard button.name == "button" else { return nil }
    let holder: XMLElement
    let (element, key): (String, String)
    let names: [String]
    let before: Set<String>
    if let configuration = button.child(forKey: "configuration") ?? button.child("buttonConfiguration") {
      (holder, element, key) = (configuration, "directionalEdgeInsets", "contentInsets")
      (names, before) = (["top", "leading", "bottom", "trailing"], ["backgroundConfiguration", "fontDescription"])
    } else {
      (holder, element, key) = (button, "inset", "contentEdgeInsets")
      (names, before) = (
        ["minX", "minY", "maxX", "maxY"], Self.beforeConstraints.union(["constraints", "fontDescription"])
      )
    }
    let (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    let numbers = element == "inset" ? [leading, top, trailing, bottom] : [top, leading, bottom, trailing]
    let attributes = zip(names, numbers.map(\.interfaceBuilderText))
    if let own = holder.child(forKey: key) {
      let edits = attributes.map { setting($0, $1, of: own) }
      return edits.contains { $0 == nil } ? nil : edits.flatMap { $0 ?? [] }
    }
    let words = attributes.map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    let text = "<\(element) key=\"\(key)\" \(words)/>"
    if let edit = insertion(of: text, in: holder, behind: before) { return [edit] }
    // It becomes the first child.
    guard let tag = source.tag(at: holder.position) else { return nil }
    let line = source.lineEnd + source.indentation(at: tag.range.lowerBound)
    guard tag.isEmpty else { return [source.edit(tag.range.upperBound..<tag.range.upperBound, line + "    " + text)] }
    let slash = tag.range.upperBound - 2
    guard source.bytes[slash] == UInt8(ascii: "/") else { return nil }
    return [source.edit(slash..<tag.range.upperBound, ">\(line)    \(text)\(line)</\(holder.name)>")]
  }

  /// Returns the edits that make left and right of a constraint leading and trailing.
  private func directional(_ place: SourcePosition) -> [Edit]? {
    guard let (element, _) = element(at: place, named: "constraint") else { return nil }
    let edits = ["firstAttribute", "secondAttribute"].map { name -> [Edit]? in
      guard let value = element[name], let attribute = ConstraintAttribute(rawValue: value) else { return [] }
      return setting(name, attribute.directional.rawValue, of: element)
    }
    return edits.contains { $0 == nil } ? nil : edits.flatMap { $0 ?? [] }
  }

  private func updatingFrames(of scene: String?) -> [Edit]? {
    frameUpdates.edits(ofScene: scene) { try? FrameUpdate(source.bytes, name: name, scene: scene).edits }
  }
}

/// The edits that update the frames of scenes, each made once. It goes with the editor of its file.
private final class FrameUpdates: Sendable {
  private let known = Guarded<[String?: [LintFinding.Repair.Edit]]>([:])

  func edits(ofScene scene: String?, _ make: () -> [LintFinding.Repair.Edit]?) -> [LintFinding.Repair.Edit]? {
    if let known = known.withLock({ $0[scene] }) { return known }
    let edits = make()
    known.withLock { $0[scene] = edits }
    return edits
  }
}

extension ConstraintAttribute {
  /// The attribute by reading direction that is the same where text runs from left to right; the attribute itself if it has no side.
  var directional: ConstraintAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
