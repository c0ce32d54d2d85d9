import Documents
import Findings
import Fixtures
import LayoutModel
import Notations

/// The editor of fixtures. A constraint's text is written anew in the words of fixtures; a key that wasn't there stands behind the
/// others.
struct FixtureEditor: SourceEditor {
  private typealias Edit = LintFinding.Repair.Edit

  private let places: JSONPlaces
  private var source: SourceBytes { places.source }

  /// Creates the editor of a file; `nil` where it isn't JSON.
  init?(_ bytes: [UInt8]) {
    guard let places = JSONPlaces(bytes) else { return nil }
    self.places = places
  }

  func edits(of change: SourceChange) -> [LintFinding.Repair.Edit]? {
    switch change {
    case .removeConstraint(let place): removal(ofConstraint: place)
    case .setPriority(let priority, ofConstraint: let place):
      changing(place, "priority", JSONText.number(priority.rawValue)) { $0.priority = priority }
    case .setRelation(let relation, ofConstraint: let place):
      changing(place, "relation", JSONText.quoted(relation.rawValue)) { $0.relation = relation }
    case .setConstant(let constant, ofConstraint: let place):
      changing(place, "constant", JSONText.number(constant)) { $0.constant = constant }
    case .makeDirectional(constraint: let place): directional(place)
    case .tieToSafeArea(constraint: let place, let isFirst, of: let view): tying(place, isFirst, toSafeAreaOf: view)
    case .set(let setting, ofView: let place): self.setting(setting, ofView: place)
    case .addConstraint(let constraint): adding(constraint)
    case .updateFrames: nil
    }
  }

  // MARK: Constraints

  /// Returns the constraint at a place that stands alone there: not one of several that a visual format gives.
  private func constraint(at place: SourcePosition) -> Int? {
    guard let index = places.index(at: place), let holder = places[index].holder, places[holder].key == "constraints",
      places[index].key == nil, places.member("visualFormat", of: index) == nil
    else { return nil }
    return index
  }

  private func removal(ofConstraint place: SourcePosition) -> [Edit]? {
    guard let index = constraint(at: place), let list = places[index].holder, let range = places.range(of: index) else {
      return nil
    }
    return removal(of: index, range, among: places.elements(of: list))
  }

  /// Returns the edit that removes an element of an array or a member of an object with the comma beside it.
  private func removal(of index: Int, _ range: Range<Int>, among elements: [Int]) -> [Edit]? {
    guard let place = elements.firstIndex(of: index) else { return nil }
    if place > 0 {
      guard let last = places.range(of: elements[place - 1]), isComma(last.upperBound..<range.lowerBound) else {
        return nil
      }
      return [source.edit(last.upperBound..<range.upperBound, "")]
    }
    guard elements.count > 1 else { return [source.edit(range, "")] }
    guard let next = places.range(of: elements[1]), isComma(range.upperBound..<next.lowerBound) else { return nil }
    return [source.edit(range.lowerBound..<next.lowerBound, "")]
  }

  /// Tells whether nothing but a comma and blanks is in a range: a comment stays with what it is about.
  private func isComma(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy { $0.isWhitespace || $0 == UInt8(ascii: ",") }
  }

  /// Returns the edits that change a constraint: its text, or else a key of its object.
  private func changing(
    _ place: SourcePosition, _ key: String, _ value: String, _ change: (inout Constraint) -> Void
  ) -> [Edit]? {
    guard let index = constraint(at: place) else { return nil }
    if places.member(key, of: index) == nil, let text = textIndex(of: index) { return rewritten(text, change) }
    return settingMember(key, value, of: index)
  }

  /// Returns the index of a constraint's text: the string itself, or the string in its object.
  private func textIndex(of index: Int) -> Int? {
    if case .string = places[index].value.content { return index }
    return places.member("constraint", of: index)
  }

  private func rewritten(_ index: Int, _ change: (inout Constraint) -> Void) -> [Edit]? {
    guard case .string(let text) = places[index].value.content, var constraint = try? Constraint(text),
      let range = places.range(of: index)
    else { return nil }
    change(&constraint)
    guard let new = constraint.text else { return nil }
    return new == text ? [] : [source.edit(range, JSONText.quoted(new))]
  }

  private func directional(_ place: SourcePosition) -> [Edit]? {
    guard let index = constraint(at: place) else { return nil }
    if let text = textIndex(of: index) {
      return rewritten(text) { constraint in
        constraint.firstAttribute = constraint.firstAttribute.directional
        if let second = constraint.second { constraint.second?.attribute = second.attribute.directional }
      }
    }
    return ["firstAttribute", "secondAttribute"].flatMap { key -> [Edit] in
      guard let member = places.member(key, of: index), case .string(let name) = places[member].value.content,
        let attribute = ConstraintAttribute(rawValue: name), attribute.directional != attribute
      else { return [] }
      return settingMember(key, JSONText.quoted(attribute.directional.rawValue), of: index) ?? []
    }
  }

  private func tying(_ place: SourcePosition, _ isFirst: Bool, toSafeAreaOf view: SourcePosition) -> [Edit]? {
    guard let index = constraint(at: place), let root = places.index(at: view), let id = id(of: root) else {
      return nil
    }
    let guide = Constraint.Item.guide(.safeArea, of: id)
    if let text = textIndex(of: index) {
      return rewritten(text) { if isFirst { $0.firstItem = guide } else { $0.second?.item = guide } }
    }
    return settingMember(isFirst ? "firstItem" : "secondItem", JSONText.quoted("\(id).safeArea"), of: index)
  }

  private func adding(_ new: SourceChange.NewConstraint) -> [Edit]? {
    guard let view = places.index(at: new.view), let id = id(of: view) else { return nil }
    var second: Constraint.Second?
    if let place = new.superview {
      guard let superview = places.index(at: place), let superID = self.id(of: superview) else { return nil }
      second = Constraint.Second(.id(superID), new.attribute)
    }
    let constraint = Constraint(.id(id), new.attribute, new.relation, second, constant: new.constant)
    guard let text = constraint.text.map(JSONText.quoted) else { return nil }
    // The constraint is added to the nearest view around that has a list of constraints.
    var holder: Int? = new.superview.flatMap { places.index(at: $0) } ?? view
    while let index = holder {
      if let list = places.member("constraints", of: index), let last = places.elements(of: list).last,
        let end = places.range(of: last)?.upperBound, let start = source.offset(of: places[last].value.position)
      {
        let space = isFirstOnLine(start) ? source.lineEnd + source.indentation(at: start) : " "
        return [source.edit(end..<end, "," + space + text)]
      }
      holder = places[index].holder
    }
    return settingMember("constraints", "[\(text)]", of: new.superview.flatMap { places.index(at: $0) } ?? view)
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    var index = offset
    while index > 0, source.bytes[index - 1].isBlank { index -= 1 }
    return index == 0 || source.bytes[index - 1] == UInt8(ascii: "\n") || source.bytes[index - 1] == UInt8(ascii: "\r")
  }

  // MARK: Views

  private func id(of view: Int) -> String? {
    guard let member = places.member("id", of: view), case .string(let id) = places[member].value.content else {
      return nil
    }
    return id
  }

  private func setting(_ setting: SourceChange.ViewSettingChange, ofView place: SourcePosition) -> [Edit]? {
    guard let view = places.index(at: place), case .object = places[view].value.content else { return nil }
    func priority(_ key: String, _ axis: Axis, _ priority: Priority) -> [Edit]? {
      let value = JSONText.number(priority.rawValue)
      guard let member = places.member(key, of: view) else {
        return settingMember(key, "{\"\(axis.rawValue)\": \(value)}", of: view)
      }
      guard case .object = places[member].value.content else { return nil }
      return settingMember(axis.rawValue, value, of: member)
    }
    switch setting {
    case .numberOfLines(let count): return settingMember("numberOfLines", "\(count)", of: view)
    case .contentHuggingPriority(let axis, let new): return priority("contentHuggingPriority", axis, new)
    case .contentCompressionResistancePriority(let axis, let new):
      return priority("contentCompressionResistancePriority", axis, new)
    case .translatesAutoresizingMaskIntoConstraints(let isMade):
      return settingMember("translatesAutoresizingMaskIntoConstraints", "\(isMade)", of: view)
    case .adjustsFontForContentSizeCategory(let isMade):
      return settingMember("adjustsFontForContentSizeCategory", "\(isMade)", of: view)
    case .contentInsets(let insets):
      guard let configuration = places.member("configuration", of: view) else {
        return settingMember("contentEdgeInsets", Self.text(of: insets, "left", "right"), of: view)
      }
      return settingMember("contentInsets", Self.text(of: insets, "leading", "trailing"), of: configuration)
    }
  }

  private static func text(of insets: DirectionalEdgeInsets, _ near: String, _ far: String) -> String {
    let sides = [("top", insets.top), (near, insets.leading), ("bottom", insets.bottom), (far, insets.trailing)]
    return "{" + sides.map { "\(JSONText.quoted($0)): \(JSONText.number($1))" }.joined(separator: ", ") + "}"
  }

  /// Returns the edits that give a key of an object a value, as JSON.
  private func settingMember(_ key: String, _ value: String, of object: Int) -> [Edit]? {
    if let member = places.member(key, of: object) {
      return places.range(of: member).map { [source.edit($0, value)] }
    }
    guard let last = places.elements(of: object).last, let end = places.range(of: last)?.upperBound else { return nil }
    return [source.edit(end..<end, ", \(JSONText.quoted(key)): \(value)")]
  }
}
