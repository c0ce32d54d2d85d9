import LayoutModel

/// Constraints that say what others say already, and such that contradict them.
extension RandomScreenBuilder {
  /// Constraints that repeat some of these, state them the other way round, or follow from them.
  mutating func redundant(_ constraints: [Constraint]) -> [Constraint] {
    var redundant: [Constraint] = []
    for constraint in constraints where random.happens(style.redundancy) {
      switch random.integer(0...2) {
      case 0: redundant.append(constraint)
      case 1: redundant.append(turned(constraint) ?? constraint)
      default: redundant += implied(constraint)
      }
    }
    return redundant
  }

  /// `a == m b + c` as `b == a / m - c / m`.
  private func turned(_ constraint: Constraint) -> Constraint? {
    guard let second = constraint.second, [1, -1, 2, 0.5, 3, 0.25].contains(second.multiplier) else { return nil }
    var turned = constraint
    turned.firstItem = second.item
    turned.firstAttribute = second.attribute
    turned.second = Constraint.Second(
      constraint.firstItem, constraint.firstAttribute, multiplier: 1 / second.multiplier)
    turned.constant = -constraint.constant / second.multiplier
    if second.multiplier > 0 { turned.relation = constraint.relation.turned }
    return turned
  }

  /// Of `a == b + c`: `b == d + e` and, what follows from both, `a == d + c + e`.
  private mutating func implied(_ constraint: Constraint) -> [Constraint] {
    guard let second = constraint.second, second.multiplier == 1 else { return [constraint] }
    var link = constraint
    link.firstItem = second.item
    link.firstAttribute = second.attribute
    link.second?.item = .id("v\(random.integer(0...(views.count - 1)))")
    link.constant = random.pick([0, 10, -10])
    var sum = constraint
    sum.second?.item = link.second?.item ?? second.item
    sum.constant += link.constant
    return [link, sum]
  }

  /// Some required constraints again, with other constants.
  mutating func contradictions(to constraints: [Constraint]) -> [Constraint] {
    let required = constraints.filter(\.priority.isRequired)
    guard !required.isEmpty else { return [] }
    return (0..<random.integer(1...style.contradictions)).map { _ in
      var constraint = random.pick(required)
      constraint.constant += random.pick([1, -7, 40, 300])
      if random.happens(0.5) { constraint.relation = .equal }
      return constraint
    }
  }
}

extension ConstraintRelation {
  /// The relation with its sides exchanged.
  var turned: ConstraintRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
