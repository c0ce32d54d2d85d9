import Documents
import Findings
import LayoutModel

/// Elements that are added and removed.
extension InterfaceBuilderEditor {
  /// Returns the edits that remove a constraint. One that something refers to stays: an outlet would lead nowhere.
  func removal(ofConstraint place: SourcePosition) -> [Edit]? {
    guard let (element, index) = element(at: place, named: "constraint"), let list = holder(of: index),
      element["id"].map({ !isNamed($0, outside: index) }) ?? true
    else { return nil }
    let removed = list.element.name == "constraints" && list.element.children.count == 1 ? list.element : element
    guard let range = source.tag(at: removed.position).flatMap(source.element) else { return nil }
    return [source.edit(source.wholeLines(range), "")]
  }

  /// Returns the edits that tie a side of a constraint to the safe area of a controller's view.
  func tying(_ place: SourcePosition, _ isFirst: Bool, toSafeAreaOf view: SourcePosition) -> [Edit]? {
    guard usesSafeAreas, let (element, _) = element(at: place, named: "constraint"),
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
      edits += removalOfIdleGuides(besideRootAt: view, exceptFor: place, first: isFirst)
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

  /// Returns the edits that remove the layout guides of a root's controller, the forerunners of its safe area, where nothing refers to
  /// them but the constraint that is tied to the safe area now.
  private func removalOfIdleGuides(
    besideRootAt view: SourcePosition, exceptFor place: SourcePosition, first isFirst: Bool
  ) -> [Edit] {
    guard let root = indices[view], let controller = holder(of: root),
      let list = controller.element.child("layoutGuides"),
      let constraint = indices[place]
    else { return [] }
    let guides = Set(list.children.compactMap { $0["id"] })
    let isUsed = elements.indices.contains { other in
      let element = elements[other].element
      guard element.name != "viewControllerLayoutGuide" else { return false }
      // The tied side isn't a guide's any more; the other one may be.
      if other == constraint { return element[isFirst ? "secondItem" : "firstItem"].map(guides.contains) ?? false }
      return element.attributes.contains { guides.contains($0.value) }
    }
    guard !isUsed, let range = source.tag(at: list.position).flatMap(source.element) else { return [] }
    return [source.edit(source.wholeLines(range), "")]
  }

  /// Returns the edits that add a constraint, to the superview or to the view itself.
  func adding(_ constraint: SourceChange.NewConstraint) -> [Edit]? {
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
  static let beforeConstraints = beforeGuides.union([
    "viewLayoutGuide", "color", "accessibility", "gestureRecognizers", "view",
  ])

  /// Returns the edit that puts an element on a line of its own behind some children of a view.
  func insertion(
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
