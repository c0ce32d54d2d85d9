import Documents
import Findings
import LayoutModel
import Notations

/// The editor of storyboards and xibs. It writes as Xcode does: attributes in Xcode's order, standard values left out, numbers with 17
/// digits, ids of three, two and three characters. Line ends and indentation are those of the file.
struct InterfaceBuilderEditor: SourceEditor {
  private typealias Edit = LintFinding.Repair.Edit

  let source: SourceBytes
  /// The file's name without its ending.
  let name: String
  private let document: XMLElement
  /// The elements, in the file's order, each with the index of the element that holds it.
  private let elements: [(element: XMLElement, holder: Int?)]
  private let indices: [SourcePosition: Int]
  /// The ids of the elements.
  private let ids: Set<String>
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

  // MARK: Elements

  /// Returns the element at a place that has one of some names.
  private func element(at place: SourcePosition, named names: String...) -> (element: XMLElement, index: Int)? {
    guard let index = indices[place] else { return nil }
    let element = elements[index].element
    return names.isEmpty || names.contains(element.name) ? (element, index) : nil
  }

  private func holder(of index: Int) -> (element: XMLElement, index: Int)? {
    elements[index].holder.map { (elements[$0].element, $0) }
  }

  /// Tells whether an element other than one refers to an id: an outlet, a variation that excludes a constraint.
  private func isNamed(_ id: String, outside index: Int) -> Bool {
    elements.indices.contains { other in
      other != index && elements[other].element.attributes.contains { $0.key != "id" && $0.value == id }
    }
  }

  // MARK: Attributes

  /// Returns the edits that give an element's attribute a value; a `nil` value removes the attribute.
  private func setting(_ name: String, _ value: String?, of element: XMLElement) -> [Edit]? {
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
    }
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

  // MARK: Elements added and removed

  /// Returns the edits that remove a constraint. One that something refers to stays: an outlet would lead nowhere.
  private func removal(ofConstraint place: SourcePosition) -> [Edit]? {
    guard let (element, index) = element(at: place, named: "constraint"), let list = holder(of: index),
      element["id"].map({ !isNamed($0, outside: index) }) ?? true
    else { return nil }
    let removed = list.element.name == "constraints" && list.element.children.count == 1 ? list.element : element
    guard let range = source.tag(at: removed.position).flatMap(source.element) else { return nil }
    return [source.edit(source.wholeLines(range), "")]
  }

  /// Returns the edits that tie a side of a constraint to the safe area of a controller's view.
  private func tying(_ place: SourcePosition, _ isFirst: Bool, toSafeAreaOf view: SourcePosition) -> [Edit]? {
    // A file made before there were safe areas needs another setting first, which changes more than this constraint.
    guard document["useSafeAreas"] == "YES", let (element, _) = element(at: place, named: "constraint"),
      let (root, _) = self.element(at: view), let rootID = root["id"]
    else { return nil }
    var edits: [Edit] = []
    let guideID: String
    if let guide = root.children.first(where: { $0.name == "viewLayoutGuide" && $0["key"] == "safeArea" }) {
      guard let id = guide["id"] else { return nil }
      guideID = id
    } else {
      guideID = newID("safeArea \(rootID)")
      guard
        let edit = insertion(
          of: "<viewLayoutGuide key=\"safeArea\" id=\"\(guideID)\"/>", in: root, behind: Self.beforeGuides)
      else { return nil }
      edits.append(edit)
    }
    let (item, attribute) = isFirst ? ("firstItem", "firstAttribute") : ("secondItem", "secondAttribute")
    // The lower edge of a controller's top guide is the upper edge of the safe area, and so at the bottom.
    let isGuide = elements.contains {
      $0.element.name == "viewControllerLayoutGuide" && $0.element["id"] == element[item]
    }
    let opposite = ["top": "bottom", "bottom": "top"]
    let side = element[attribute].flatMap { isGuide ? opposite[$0] : $0 }
    guard let tied = setting(item, guideID, of: element), let turned = setting(attribute, side, of: element) else {
      return nil
    }
    return edits + tied + turned
  }

  /// Returns the edits that add a constraint, to the superview or to the view itself.
  private func adding(_ constraint: SourceChange.NewConstraint) -> [Edit]? {
    guard let (view, _) = element(at: constraint.view), let id = view["id"] else { return nil }
    var attributes: [(String, String)] = []
    var holder = view
    if let place = constraint.superview {
      guard let (superview, _) = element(at: place), let superID = superview["id"] else { return nil }
      holder = superview
      attributes = [
        ("firstItem", id), ("firstAttribute", constraint.attribute.rawValue), ("secondItem", superID),
        ("secondAttribute", constraint.attribute.rawValue),
      ]
    } else {
      attributes = [("firstAttribute", constraint.attribute.rawValue)]
    }
    if constraint.relation != .equal {
      attributes.insert(("relation", constraint.relation.rawValue), at: attributes.count == 1 ? 1 : 2)
    }
    if constraint.constant != 0 { attributes.append(("constant", constraint.constant.interfaceBuilderText)) }
    let words = attributes.map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    let text = "<constraint \(words) id=\"\(newID("\(id) \(words)"))\"/>"
    if let list = holder.child("constraints"), let tag = source.tag(at: list.position), !tag.isEmpty,
      let end = source.element(of: tag).flatMap(source.endTag), let last = list.children.last
    {
      let indentation = source.indentation(at: source.offset(of: last.position) ?? end)
      guard let lastEnd = source.tag(at: last.position).flatMap(source.element)?.upperBound else { return nil }
      return [source.edit(lastEnd..<lastEnd, source.lineEnd + indentation + text)]
    }
    guard holder.child("constraints") == nil,
      let edit = insertion(of: text, inside: "constraints", in: holder, behind: Self.beforeConstraints)
    else { return nil }
    return [edit]
  }

  /// The elements that stand before a view's guides, and those before its constraints, as Xcode writes them.
  private static let beforeGuides: Set = ["rect", "autoresizingMask", "subviews", "tableViewCellContentView"]
  private static let beforeConstraints = beforeGuides.union([
    "viewLayoutGuide", "color", "accessibility", "gestureRecognizers", "view",
  ])

  /// Returns the edit that puts an element on a line of its own behind some children of a view.
  private func insertion(
    of text: String, inside list: String? = nil, in view: XMLElement, behind names: Set<String>
  ) -> Edit? {
    guard let last = view.children.last(where: { names.contains($0.name) }),
      let end = source.tag(at: last.position).flatMap(source.element)?.upperBound,
      let start = source.offset(of: last.position)
    else { return nil }
    let line = source.lineEnd + source.indentation(at: start)
    guard let list else { return source.edit(end..<end, line + text) }
    return source.edit(end..<end, "\(line)<\(list)>\(line)    \(text)\(line)</\(list)>")
  }

  /// Returns an id that no element has, three-two-three of letters and digits, the same for the same words.
  private func newID(_ words: String) -> String {
    let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    for attempt in 0... {
      let hash = SHA256.hash(Array((attempt == 0 ? words : "\(words) \(attempt)").utf8))
      var id = hash.prefix(8).map { String(characters[Int($0) % characters.count]) }
      id.insert("-", at: 5)
      id.insert("-", at: 3)
      if !ids.contains(id.joined()) { return id.joined() }
    }
    preconditionFailure("ids of a file are finite")
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
