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
  private let isRightToLeft: Bool

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
  ///   - isRightToLeft: Whether leading is right.
  ///   - margins: What margins are taken to be of which the log tells nothing, in points: requirements behind the constraints.
  init(_ constraints: [LoggedConstraint], isRightToLeft: Bool = false, assuming margins: Double? = nil) {
    self.isRightToLeft = isRightToLeft
    for constraint in constraints {
      guard let superview = constraint.superview?.key else { continue }
      for item in [constraint.first.item, constraint.second?.item].compactMap(\.self)
      where item.name == "UIViewLayoutMarginsGuide" { marginGuides[superview] = item.key }
      containers.insert(superview)
      for item in [constraint.first.item.key, constraint.second?.item.key].compactMap(\.self) where item != superview {
        // Where a distance between two views is printed, `|` isn't in it.
        if constraint.first.item.key == superview || constraint.second?.item.key == superview {
          superviews[item] = superview
        }
        if constraint.second == nil { superviews[item] = superview }
      }
    }
    for (index, constraint) in constraints.enumerated() where Self.isSound(constraint) { add(constraint, index) }
    guard let margins else { return }
    let variables = variables.filter { if case .margin = $0.key.part { true } else { false } }.values.sorted()
    for (number, variable) in variables.enumerated() {
      requirements.add([(variable, 1)], .equal, margins, item: constraints.count + number)
    }
  }

  /// A number of which nothing follows, such as the largest there is.
  private static func isSound(_ constraint: LoggedConstraint) -> Bool {
    Magnitude.isSound(constraint.constant) && Magnitude.isSoundMultiplier(constraint.multiplier)
      && constraint.priority >= 1000
  }

  // MARK: Rows

  private mutating func add(_ constraint: LoggedConstraint, _ index: Int) {
    let isMirrored = isRightToLeft && !constraint.isLeftToRight && isDirectional(constraint)
    let (first, kind) = (constraint.first.item.key, constraint.first.kind)
    var terms = self.terms(first, kind, isMirrored)
    if let second = constraint.second {
      terms += self.terms(second.item.key, second.kind, isMirrored).map {
        ($0.variable, -constraint.multiplier * $0.coefficient)
      }
      if !kind.isSize, second.kind.isSize {
        terms.append((position(of: origin(for: first, second.item.key), kind.axis, unknownOf: first), -1))
      } else if !kind.isSize, constraint.multiplier != 1 {
        let origin = position(of: origin(for: first, second.item.key), kind.axis, unknownOf: first)
        terms.append((origin, constraint.multiplier - 1))
      }
    } else if !kind.isSize {
      terms.append((position(of: superviews[first] ?? "", kind.axis, unknownOf: first), -1))
    }
    let sign = isMirrored && !kind.isSize ? -1.0 : 1
    let relation = sign < 0 ? constraint.relation.turned : constraint.relation
    let side = sign * constraint.constant
    guard constraint.isRounded else {
      requirements.add(terms, relation, side, item: index)
      return
    }
    if relation != .greaterThanOrEqual { requirements.add(terms, .lessThanOrEqual, side + Self.rounding, item: index) }
    if relation != .lessThanOrEqual { requirements.add(terms, .greaterThanOrEqual, side - Self.rounding, item: index) }
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

  private mutating func position(of item: String, _ axis: Axis, unknownOf other: String) -> Int {
    item.isEmpty ? variable(other, .origin(axis)) : variable(item, .position(axis))
  }

  /// What an attribute is of its item's unknowns.
  private mutating func terms(_ item: String, _ kind: LoggedAttribute, _ isMirrored: Bool) -> Terms {
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
    if measure.fraction != 0 { terms.append((length, measure.fraction)) }
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
  func isContainer(_ item: LoggedConstraint.Item) -> Bool { containers.contains(item.key) }

  /// The superview of an item, where `|` tells it.
  func superview(of item: LoggedConstraint.Item) -> String? { superviews[item.key] }
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
