import Documents
import LayoutModel

/// Makes the constraints that an element holds.
enum ConstraintImporter {
  /// The constraints of a view, without those that the size classes take out and those that can't be.
  static func constraints(of holder: ResolvedElement, _ context: inout ImporterContext) -> [Constraint] {
    var constraints: [Constraint] = []
    for list in holder.element.children where list.name == "constraints" {
      for element in list.children where element.name == "constraint" {
        if let id = element["id"], holder.excluded.contains(id) { continue }
        context.warnOfUnknownNames(in: element)
        let resolved = ResolvedElement(element, for: context.sizeClasses)
        context.warnOfMalformedFlags(in: resolved)
        if let constraint = constraint(resolved, heldBy: holder, &context) { constraints.append(constraint) }
      }
    }
    return constraints
  }

  private static func constraint(
    _ element: ResolvedElement, heldBy holder: ResolvedElement, _ context: inout ImporterContext
  ) -> Constraint? {
    guard let firstAttribute = attribute("firstAttribute", element, &context) else { return nil }
    guard let first = item("firstItem", element, &context) else { return nil }
    var second: Constraint.Second?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let item = item("secondItem", element, &context),
        let secondAttribute = attribute("secondAttribute", element, &context)
      else { return nil }
      if ConstraintAttribute.mismatch(firstAttribute, secondAttribute) != nil {
        let names = "\(firstAttribute.rawValue) and \(secondAttribute.rawValue)"
        context.warn(.impossibleConstraint("\(names) can't be compared"), at: element.element)
        return nil
      }
      let multiplier = multiplier(element, &context)
      if multiplier == 0, !firstAttribute.isSize {
        context.warn(.impossibleConstraint("a location times 0"), at: element.element)
        return nil
      }
      second = Constraint.Second(item, secondAttribute, multiplier: multiplier)
    } else if !firstAttribute.isSize {
      context.warn(.impossibleConstraint("a location needs another item"), at: element.element)
      return nil
    }
    var constraint = Constraint(
      id: context.notes.claimIdentifier(of: element.element), first, firstAttribute,
      context.value("relation", of: element, ConstraintRelation.init(rawValue:)) ?? .equal, second,
      constant: constant(element, first, firstAttribute, second, &context),
      priority: context.value("priority", of: element) { Double($0).flatMap(Priority.init(rawValue:)) } ?? .required,
      position: element.element.position)
    constraint.countsFromHolder = true
    return constraint
  }

  // MARK: Parts

  private static func item(
    _ attribute: String, _ element: ResolvedElement, _ context: inout ImporterContext
  ) -> Constraint.Item? {
    guard let id = element[attribute] else { return .holder }
    guard let item = context.items[id] else {
      context.warn(.constraintWithoutItem(id), at: element.element)
      return nil
    }
    return item
  }

  private static func attribute(
    _ name: String, _ element: ResolvedElement, _ context: inout ImporterContext
  ) -> ConstraintAttribute? {
    guard let text = element[name] else {
      context.warn(.impossibleConstraint("it lacks '\(name)'"), at: element.element)
      return nil
    }
    // What was called the baseline is that of the last line.
    if text == "baseline" { return .lastBaseline }
    if let attribute = ConstraintAttribute(rawValue: text) { return attribute }
    context.warn(.impossibleConstraint("there is no attribute '\(text.excerpt)'"), at: element.element)
    return nil
  }

  /// A factor: a number, or a ratio written `16:9` or `1/3`.
  private static func multiplier(_ element: ResolvedElement, _ context: inout ImporterContext) -> Double {
    context.value("multiplier", of: element) { text in
      let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
      let value: Double?
      switch parts.count {
      case 1: value = parts[0]
      case 2: value = parts[0].flatMap { first in parts[1].map { first / $0 } }
      default: value = nil
      }
      return value.flatMap { Magnitude.isSoundMultiplier($0) ? $0 : nil }
    } ?? 1
  }

  /// The constant; a standard distance counts as facts/interface-builder.md §10.1 says.
  private static func constant(
    _ element: ResolvedElement, _ first: Constraint.Item, _ firstAttribute: ConstraintAttribute,
    _ second: Constraint.Second?, _ context: inout ImporterContext
  ) -> Double {
    let stored = context.number("constant", of: element) ?? 0
    guard element.isYes("symbolic"), stored == standardDistance, let second else { return stored }
    for (item, attribute) in [(first, firstAttribute), (second.item, second.attribute)] {
      guard case .guide(let guide, of: let owner) = item, owner == context.root.element["id"] else { continue }
      if guide == .safeArea, context.era >= .xcode9, [.leading, .trailing].contains(attribute) { return 0 }
      if guide == .topLayoutGuide { return distanceFromTopGuide }
    }
    return stored
  }

  private static let standardDistance = 20.0
  private static let distanceFromTopGuide = 8.0
}
