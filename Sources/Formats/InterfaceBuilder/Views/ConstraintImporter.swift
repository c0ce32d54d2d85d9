import Documents
import LayoutModel

/// Reads the constraints that an element holds.
enum ConstraintImporter {
  /// Reads the constraints of a view, without those that the size classes exclude and those that are impossible.
  static func constraints(of holder: ResolvedElement, _ context: inout ImporterContext) -> [Constraint] {
    var constraints: [Constraint] = []
    for list in holder.element.children where list.name == "constraints" {
      for element in list.children {
        guard element.name == "constraint" else {
          context.warn(.unknownElement(element.name, in: list.name), at: element)
          continue
        }
        if let id = element["id"], holder.excluded.contains(id) { continue }
        context.warnOfUnknownNames(in: element)
        let resolved = ResolvedElement(element, for: context.sizeClasses)
        context.warnOfMalformedValues(in: resolved)
        guard var constraint = constraint(resolved, heldBy: holder, &context) else { continue }
        if element["placeholder"] == "YES" {
          // It applies only on the canvas.
          constraint.isRemovedAtBuildTime = true
          constraint.isActive = context.isOnCanvas
        }
        constraints.append(constraint)
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
      guard let multiplier = value("multiplier", of: element, otherwise: 1, &context, Self.factor) else { return nil }
      if multiplier == 0, !firstAttribute.isSize {
        context.warn(.impossibleConstraint("a location times 0"), at: element.element)
        return nil
      }
      second = Constraint.Second(item, secondAttribute, multiplier: multiplier)
    } else if !firstAttribute.isSize {
      context.warn(.impossibleConstraint("a location needs another item"), at: element.element)
      return nil
    }
    guard
      let relation = value("relation", of: element, otherwise: .equal, &context, ConstraintRelation.init(rawValue:)),
      let stored = value("constant", of: element, otherwise: 0, &context, { element.element.number($0) }),
      let priority = value("priority", of: element, otherwise: Priority.required, &context, Priority.init(decimal:))
    else { return nil }
    var constraint = Constraint(
      id: context.notes.claimIdentifier(of: element.element), first, firstAttribute, relation, second,
      constant: constant(stored.toWholeThirds, element, first, firstAttribute, second, context), priority: priority,
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
    // `baseline` is the old name of the last baseline.
    if text == "baseline" { return .lastBaseline }
    if let attribute = ConstraintAttribute(rawValue: text) { return attribute }
    context.warn(.impossibleConstraint("there is no attribute '\(text.excerpt)'"), at: element.element)
    return nil
  }

  /// The value of an attribute, or its default. It is `nil`, with a warning, if the attribute is malformed, because a
  /// guess could lead to a conflict.
  private static func value<Value>(
    _ attribute: String, of element: ResolvedElement, otherwise standard: Value, _ context: inout ImporterContext,
    _ make: (String) -> Value?
  ) -> Value? {
    guard let text = element[attribute] else { return standard }
    if let value = make(text) { return value }
    context.warn(.impossibleConstraint("its \(attribute) is \"\(text.excerpt)\""), at: element.element)
    return nil
  }

  /// A factor: a number, or a ratio in the form `16:9` or `1/3`.
  private static func factor(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map {
      Double(decimal: String($0))
    }
    let value: Double?
    switch parts.count {
    case 1: value = parts[0]
    case 2: value = parts[0].flatMap { first in parts[1].map { first / $0 } }
    default: value = nil
    }
    return value.flatMap { Magnitude.isSoundMultiplier($0) ? $0 : nil }
  }

  /// The constant; a standard distance follows <doc:CanvasRules#Standard-distances>.
  private static func constant(
    _ stored: Double, _ element: ResolvedElement, _ first: Constraint.Item, _ firstAttribute: ConstraintAttribute,
    _ second: Constraint.Second?, _ context: ImporterContext
  ) -> Double {
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

extension Priority {
  /// A priority as Xcode writes it.
  init?(decimal text: String) {
    guard let value = Double(decimal: text) else { return nil }
    self.init(rawValue: value)
  }
}
