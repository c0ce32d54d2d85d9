import LayoutEngine
import LayoutModel

/// The constraints of a log as requirements: items are rectangles of which nothing else is known than that no size is
/// negative, and that margins and baselines lie inside.
///
///     UILabel:0x7f.leading == UIView:0x7e.leadingMargin + 8       x7f - x7e - margin7e = 8,  margin7e ≥ 0
///
/// Locations that stand alone or are multiplied count from the origin of the superview, where the log tells which view
/// that is; else from a place of which nothing is known.
struct LogSystem {
  private(set) var requirements = RequirementSystem()
  private var variables: [Variable: Int] = [:]
  /// The superviews that `|` stands for, by items.
  private var superviews: [String: String] = [:]
  /// Items that hold others.
  private var containers: Set<String> = []
  /// The layout margins' guides, by their views.
  private var marginGuides: [String: String] = [:]
  private let reading: Reading

  /// How constraints are read.
  struct Reading: Hashable {
    /// Whether leading is right.
    var isRightToLeft = false
    /// Whether `minY` is a view's bottom, and counts from the superview's: AppKit's axis points upwards.
    var countsUp = false
    /// What is given to what isn't printed.
    var given = LogAssumption.Given()
  }

  private enum Part: Hashable {
    case position(Axis), length(Axis), content(Axis)
    /// How far a margin reaches in: at the near edge or the far one.
    case margin(Axis, isNear: Bool)
    /// How far the first baseline is below the top, and the last above the bottom.
    case firstBaseline, lastBaseline
    /// An origin of which nothing is known.
    case origin(Axis)
  }

  private struct Variable: Hashable {
    let item: String
    let part: Part
  }

  private typealias Terms = [(variable: Int, coefficient: Double)]

  /// What a number that is printed with six digits may be off by in a sum, in points.
  private static let rounding = 0.005

  /// The system of constraints, in which each is the item of its index.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - reading: How they are read; what is given are requirements behind the constraints.
  init(_ constraints: [LoggedConstraint], as reading: Reading = Reading()) {
    self.reading = reading
    for constraint in constraints {
      guard let superview = constraint.superview.map(key) else { continue }
      for item in [constraint.first.item, constraint.second?.item].compactMap(\.self)
      where item.name == "UIViewLayoutMarginsGuide" { marginGuides[superview] = item.key }
      containers.insert(superview)
      let (first, second) = (key(constraint.first.item), constraint.second.map { key($0.item) })
      for item in [first, second].compactMap(\.self) where item != superview {
        // Where a distance between two views is printed, `|` isn't in it.
        if first == superview || second == superview || second == nil { superviews[item] = superview }
      }
    }
    for (index, constraint) in constraints.enumerated() where Self.isSound(constraint) { add(constraint, index) }
    addGiven(behind: constraints.count)
  }

  /// What an item is told from others by.
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

  /// A number of which nothing follows, such as the largest there is.
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
      // Above a bottom a length counts the other way than locations do.
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

  /// The place that a location counts from, so many times: an item's near edge, or its bottom where locations count upwards.
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

  /// The item from whose origin a location counts that is multiplied, or compared with a length: the superview of one of
  /// the two, the other one where that is it, or what holds views elsewhere.
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

  /// What an attribute is of its item's unknowns.
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
    // The bottom of a view is its least `y` where the axis points upwards.
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

  // MARK: Who holds whom

  /// Whether an item holds others of the log.
  func isContainer(_ item: LoggedConstraint.Item) -> Bool { containers.contains(key(item)) }

  /// The superview of an item, where `|` tells it.
  func superview(of item: LoggedConstraint.Item) -> String? { superviews[key(item)] }

  /// Whether a term counts from margins of which the log prints nothing.
  func isFreeMargin(_ term: LoggedConstraint.Term) -> Bool { term.isMargin && marginGuides[key(term.item)] == nil }
}

extension ConstraintAttribute {
  /// The edge or centre of the margins' rectangle that the attribute is of the view.
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
  /// The relation where both sides change their signs.
  var turned: ConstraintRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
