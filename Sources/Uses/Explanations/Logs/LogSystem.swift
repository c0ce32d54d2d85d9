import LayoutEngine
import LayoutModel

/// The constraints of a log as requirements. Items are rectangles about which nothing else is known than that no size
/// is negative, and that margins and baselines lie inside.
///
///     UILabel:0x7f.leading == UIView:0x7e.leadingMargin + 8       x7f - x7e - margin7e = 8,  margin7e ≥ 0
///
/// Locations that stand alone or are multiplied count from the origin of the superview if the log shows which view that
/// is; else from an unknown origin.
struct LogSystem {
  private(set) var requirements = RequirementSystem()
  private var variables: [Variable: Int] = [:]
  /// The superviews that `|` stands for, by items.
  private var superviews: [String: String] = [:]
  /// Items that contain others.
  private var containers: Set<String> = []
  /// The layout margins guides, by their views.
  private var marginGuides: [String: String] = [:]
  private let reading: Reading

  /// A reading of the constraints.
  struct Reading: Hashable {
    /// A Boolean value that tells whether leading is right.
    var isRightToLeft = false
    /// A Boolean value that tells whether `minY` is a view's bottom and counts from the superview's: AppKit's axis
    /// points upwards.
    var countsUp = false
    /// The values given to what isn't printed.
    var given = LogAssumption.Given()
  }

  private enum Part: Hashable {
    case position(Axis), length(Axis), content(Axis)
    /// The width of a margin, at the near or the far edge.
    case margin(Axis, isNear: Bool)
    /// The distance of the first baseline below the top, and of the last above the bottom.
    case firstBaseline, lastBaseline
    /// An unknown origin.
    case origin(Axis)
  }

  private struct Variable: Hashable {
    let item: String
    let part: Part
  }

  private typealias Terms = [(variable: Int, coefficient: Double)]

  /// The error of a number with six printed digits in a sum, in points.
  private static let rounding = 0.005

  /// Creates the system of constraints, in which each constraint is the item at its index.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - reading: The reading; its given values are requirements after the constraints.
  init(_ constraints: [LoggedConstraint], as reading: Reading = Reading()) {
    self.reading = reading
    for constraint in constraints {
      guard let superview = constraint.superview.map(key) else { continue }
      for item in [constraint.first.item, constraint.second?.item].compactMap(\.self)
      where item.name == "UIViewLayoutMarginsGuide" { marginGuides[superview] = item.key }
      containers.insert(superview)
      let (first, second) = (key(constraint.first.item), constraint.second.map { key($0.item) })
      for item in [first, second].compactMap(\.self) where item != superview {
        // A distance between two views doesn't involve `|`.
        if first == superview || second == superview || second == nil { superviews[item] = superview }
      }
    }
    for (index, constraint) in constraints.enumerated() where Self.isSound(constraint) { add(constraint, index) }
    addGiven(behind: constraints.count)
  }

  /// Returns the system after constraints got other constants or relations; all else about them stays.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - changed: The indices of those that differ.
  /// - Returns: The system, with the same unknowns.
  func changed(to constraints: [LoggedConstraint], at changed: Set<Int>) -> LogSystem {
    var system = self
    for index in changed.sorted() {
      system.requirements.remove(index)
      if Self.isSound(constraints[index]) { system.add(constraints[index], index) }
    }
    return system
  }

  /// Returns what distinguishes an item from others.
  private func key(_ item: LoggedConstraint.Item) -> String { reading.given.same[item.key] ?? item.key }

  private mutating func addGiven(behind count: Int) {
    let given = variables.compactMap { variable, number -> (number: Int, value: Double)? in
      let value =
        switch variable.part {
        case .margin(_, let isNear): isNear ? reading.given.nearMargin : reading.given.farMargin
        case .firstBaseline, .lastBaseline: reading.given.baseline
        case .position, .length, .content, .origin: Double?.none
        }
      return value.map { (number, $0) }
    }
    for (rank, (number, value)) in given.sorted(by: { $0.number < $1.number }).enumerated() {
      requirements.add([(number, 1)], .equal, value, item: count + rank)
    }
  }

  /// Tells whether a constraint is required and its numbers are usable; nothing follows from, say, the largest possible
  /// number.
  private static func isSound(_ constraint: LoggedConstraint) -> Bool {
    Magnitude.isSound(constraint.constant) && Magnitude.isSoundMultiplier(constraint.multiplier)
      && constraint.priority >= 1000
  }

  // MARK: Rows

  private mutating func add(_ constraint: LoggedConstraint, _ index: Int) {
    guard constraint.first.kind != .unknown, constraint.second?.kind != .unknown else { return }
    let isMirrored = reading.isRightToLeft && !constraint.isLeftToRight && isDirectional(constraint)
    let isUpward = reading.countsUp && LoggedAttribute.isUpward(constraint.first.attribute)
    let (first, kind) = (key(constraint.first.item), constraint.first.kind)
    var terms = self.terms(first, kind, isMirrored, isUpward: isUpward)
    if let second = constraint.second {
      // Above a bottom, lengths count in the opposite direction to locations.
      let factor = isUpward && second.kind.isSize ? constraint.multiplier : -constraint.multiplier
      terms += self.terms(key(second.item), second.kind, isMirrored, isUpward: isUpward).map {
        ($0.variable, factor * $0.coefficient)
      }
      if !kind.isSize, second.kind.isSize {
        terms += origin(origin(for: first, key(second.item)), kind.axis, unknownOf: first, isUpward, times: -1)
      } else if !kind.isSize, constraint.multiplier != 1 {
        let item = origin(for: first, key(second.item))
        terms += origin(item, kind.axis, unknownOf: first, isUpward, times: constraint.multiplier - 1)
      }
    } else if !kind.isSize {
      terms += origin(superviews[first] ?? "", kind.axis, unknownOf: first, isUpward, times: -1)
    }
    let sign = (isMirrored || isUpward) && !kind.isSize ? -1.0 : 1
    let relation = sign < 0 ? constraint.relation.turned : constraint.relation
    let change = reading.given.change.flatMap { $0.index == index ? $0.offset : nil } ?? 0
    let side = sign * (constraint.constant + change)
    guard constraint.isRounded else {
      requirements.add(terms, relation, side, item: index)
      return
    }
    if relation != .greaterThanOrEqual { requirements.add(terms, .lessThanOrEqual, side + Self.rounding, item: index) }
    if relation != .lessThanOrEqual { requirements.add(terms, .greaterThanOrEqual, side - Self.rounding, item: index) }
  }

  /// Returns a multiple of the origin that a location counts from: an item's near edge, or its bottom if locations
  /// count upwards.
  private mutating func origin(
    _ item: String, _ axis: Axis, unknownOf other: String, _ isUpward: Bool, times coefficient: Double
  ) -> Terms {
    guard !item.isEmpty else { return [(variable(other, .origin(axis)), coefficient)] }
    let near = (variable: variable(item, .position(axis)), coefficient: coefficient)
    return isUpward ? [near, (variable(item, .length(axis)), coefficient)] : [near]
  }

  private func isDirectional(_ constraint: LoggedConstraint) -> Bool {
    [constraint.first, constraint.second].compactMap(\.self).contains { term in
      if case .plain(let attribute) = term.kind { attribute.isDirectional == true } else { false }
    }
  }

  /// Returns the item from whose origin a location counts if it is multiplied or compared with a length. That is the
  /// superview of one of the two, the other one if it is the superview, or an item that contains views elsewhere in the
  /// log.
  private func origin(for first: String, _ second: String) -> String {
    if let superview = superviews[first] { return superview }
    if superviews[second] == first { return first }
    if let superview = superviews[second], !containers.contains(second) { return superview }
    if containers.contains(second) { return second }
    return containers.contains(first) ? first : ""
  }

  // MARK: Unknowns

  private mutating func variable(_ item: String, _ part: Part) -> Int {
    let key = Variable(item: item, part: part)
    if let variable = variables[key] { return variable }
    let isNonnegative =
      switch part {
      case .position, .origin: false
      case .length, .content, .margin, .firstBaseline, .lastBaseline: true
      }
    let variable = requirements.addVariable(isNonnegative: isNonnegative)
    variables[key] = variable
    return variable
  }

  /// Returns an attribute as terms in its item's unknowns.
  private mutating func terms(
    _ item: String, _ kind: LoggedAttribute, _ isMirrored: Bool, isUpward: Bool = false
  ) -> Terms {
    guard case .plain(let attribute) = kind else {
      return [(variable(item, .content(kind.axis)), 1)]
    }
    let axis = attribute.axis
    if attribute.isMargin, let guide = marginGuides[item], let edge = attribute.withoutMargin {
      return self.terms(guide, .plain(edge), isMirrored)
    }
    let length = variable(item, .length(axis))
    if attribute.isSize { return [(length, 1)] }
    let measure = isMirrored && attribute.isDirectional == true ? attribute.measure.mirrored : attribute.measure
    var terms: Terms = [(variable(item, .position(axis)), 1)]
    switch attribute {
    case .firstBaseline: return terms + [(variable(item, .firstBaseline), 1)]
    case .lastBaseline: return terms + [(length, 1), (variable(item, .lastBaseline), -1)]
    default: break
    }
    // A view's bottom is its least `y` if the axis points upwards.
    let fraction = isUpward ? 1 - measure.fraction : measure.fraction
    if fraction != 0 { terms.append((length, fraction)) }
    guard attribute.isMargin else { return terms }
    if measure.fraction < 1 {
      terms.append((variable(item, .margin(axis, isNear: true)), 1 - measure.fraction))
    }
    if measure.fraction > 0 {
      terms.append((variable(item, .margin(axis, isNear: false)), -measure.fraction))
    }
    return terms
  }

  // MARK: Lengths

  /// Returns the least length that an item can have along an axis while all constraints hold, in points; `nil` if none of them involves
  /// it, or the solver finds none.
  func leastLength(of item: LoggedConstraint.Item, along axis: Axis) -> Double? {
    guard let length = variables[Variable(item: key(item), part: .length(axis))] else { return nil }
    var system = requirements
    let others = system.items
    let goal = (others.last ?? 0) + 1
    system.add([(length, 1)], .equal, 0, item: goal)
    return try? system.shortfall(of: goal, among: others)
  }

  // MARK: Who holds whom

  /// Tells whether an item contains others of the log.
  func isContainer(_ item: LoggedConstraint.Item) -> Bool { containers.contains(key(item)) }

  /// Returns the superview of an item, if `|` names it.
  func superview(of item: LoggedConstraint.Item) -> String? { superviews[key(item)] }

  /// Tells whether a term refers to margins about which the log prints nothing.
  func isFreeMargin(_ term: LoggedConstraint.Term) -> Bool { term.isMargin && marginGuides[key(term.item)] == nil }
}

extension ConstraintAttribute {
  /// The attribute of the view for this edge or centre of its margins.
  fileprivate var withoutMargin: ConstraintAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

extension ConstraintRelation {
  /// The relation after both sides change their signs.
  var turned: ConstraintRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
