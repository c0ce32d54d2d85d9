import LayoutModel

/// The constraints of a random screen.
extension RandomScreenBuilder {

  /// A weak goal for most attributes of most views: little stays open.
  mutating func pins() -> [Constraint] {
    var pins: [Constraint] = []
    for place in views.indices.dropFirst() {
      for attribute in [ConstraintAttribute.left, .top, .width, .height] where pins.count < style.constraints {
        guard random.happens(0.97) else { continue }
        var pin = Constraint(.id("v\(place)"), attribute, .equal, nil, constant: abs(constant()), priority: goal())
        if !attribute.isSize { pin.second = Constraint.Second(.id("v\(parents[place])"), attribute) }
        pins.append(pin)
      }
    }
    return pins
  }

  /// A constraint between any two views, or of a size.
  mutating func constraint() -> Constraint {
    let first = ConstraintAttribute.plain[random.integer(0...9)]
    let place = random.integer(0...(views.count - 1))
    let relation = random.pick(style.relations)
    var constraint = Constraint(
      .id("v\(place)"), first, relation, nil, constant: constant(), priority: priority(),
      isActive: random.happens(0.97))
    var otherPlace = place
    if !first.isSize || random.happens(0.6) {
      let second = random.pick(ConstraintAttribute.plain.filter { ConstraintAttribute.mismatch(first, $0) == nil })
      // Mostly relatives, as on real screens, but any two views may be compared.
      otherPlace = random.happens(0.6) ? max(0, parents[place]) : random.integer(0...(views.count - 1))
      var multiplier = random.happens(0.8) ? 1 : random.pick(style.multipliers)
      if !first.isSize, multiplier == 0 { multiplier = 1 }
      constraint.second = Constraint.Second(.id("v\(otherPlace)"), second, multiplier: multiplier)
    } else {
      constraint.constant = abs(constraint.constant)
    }
    if isPlanted, constraint.priority.isRequired { plant(&constraint, place, otherPlace) }
    return constraint
  }

  private mutating func constant() -> Double {
    if let lengths = style.lengths { return random.pick(lengths) * (random.happens(0.2) ? -1 : 1) }
    return switch random.integer(0...3) {
    case 0: 0
    case 1: Double(random.pick([8, 16, 20, -8, 44]))
    default: Double(random.integer((-style.constant / 4)...style.constant)) / (random.happens(0.2) ? 2 : 1)
    }
  }

  /// Gives a constraint the constant with which the declared frames satisfy it.
  private mutating func plant(_ constraint: inout Constraint, _ first: Int, _ second: Int) {
    let ancestor = commonAncestor(first, second)
    var constant = value(constraint.firstAttribute, of: first, in: ancestor)
    if let term = constraint.second { constant -= term.multiplier * value(term.attribute, of: second, in: ancestor) }
    let slack = style.lengths != nil || random.happens(0.5) ? 0 : Double(random.integer(0...40))
    switch constraint.relation {
    case .equal: constraint.constant = constant
    case .lessThanOrEqual: constraint.constant = constant + slack
    case .greaterThanOrEqual: constraint.constant = constant - slack
    }
  }

  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var ancestors: Set<Int> = []
    var place = a
    while place >= 0 {
      ancestors.insert(place)
      place = parents[place]
    }
    place = b
    while !ancestors.contains(place) { place = parents[place] }
    return place
  }

  /// An attribute of a declared frame, in an ancestor's coordinates.
  private func value(_ attribute: ConstraintAttribute, of place: Int, in ancestor: Int) -> Double {
    let length = (views[place].frame ?? .zero).length(along: attribute.axis)
    if attribute.isSize { return length }
    var value =
      switch attribute {
      case .left, .leading, .top, .width, .height: 0.0
      case .centerX, .centerY: length / 2
      case .right, .trailing, .bottom: length
      default: preconditionFailure("random screens have plain attributes alone")
      }
    var view = place
    while view != ancestor {
      value += (views[view].frame ?? .zero).position(along: attribute.axis)
      view = parents[view]
    }
    return value
  }
}
