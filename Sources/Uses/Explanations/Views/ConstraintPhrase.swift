import Documents
import LayoutModel

/// A constraint in plain words: `the top of “Name” is 8 below the bottom of “Photo”`.
struct ConstraintPhrase {
  /// An item with one of its lines or lengths.
  struct Term {
    /// The item's name.
    var item: String
    /// A Boolean value that tells whether the item is the subject of the sentence, so that `its` and `it` will do.
    var isSubject = false
    var attribute: LoggedAttribute
  }

  var first: Term
  var relation: ConstraintRelation
  var second: Term?
  var multiplier = 1.0
  var constant = 0.0
  /// A Boolean value that tells whether both terms belong to one item.
  var isOfOneItem = false
  /// The origin from which a location that stands alone is counted.
  var origin = "its superview"

  /// The words.
  var words: String { first.attribute.isSize ? size : location }

  // MARK: Sizes

  private var size: String {
    let isWidth = first.attribute.axis == .horizontal
    let item = first.isSubject ? "it" : first.item
    let adjective = isWidth ? "wide" : "high"
    let subject =
      switch first.attribute {
      case .plain, .unknown: item
      case .contentWidth, .contentHeight: first.isSubject ? "its content" : "the content of \(first.item)"
      }
    let bound = relation.words
    guard let second else { return "\(subject) is \(bound)\(Self.number(constant)) \(adjective)" }
    let what = second.attribute.axis == .horizontal ? "wide" : "high"
    let times = multiplier == 1 ? "" : "\(Self.number(multiplier)) times "
    let other = second.isSubject ? "it" : second.item
    let comparison =
      isOfOneItem
      ? "as \(adjective) as it is \(what)"
      : what == adjective ? "as \(adjective) as \(other)" : "as \(adjective) as \(other) is \(what)"
    let rest =
      constant == 0
      ? "" : constant > 0 ? " and \(Self.number(constant)) more" : " less \(Self.number(-constant))"
    return "\(subject) is \(bound)\(times)\(comparison)\(rest)"
  }

  // MARK: Locations

  private var location: String {
    let own = Self.line(first)
    let axis = first.attribute.axis
    guard let second else {
      guard first.attribute != .unknown else { return "\(own) is at \(relation.words)\(Self.number(constant))" }
      let edge = "the \(axis == .horizontal ? "left edge" : "top") of \(origin)"
      guard constant != 0 else { return "\(own) is at \(edge)" }
      return "\(own) is \(relation.words)\(Self.number(constant)) \(Self.away(axis, 1)) \(edge)"
    }
    let other = multiplier == 1 ? Self.line(second) : "\(Self.number(multiplier)) times \(Self.line(second))"
    guard constant != 0 else {
      switch relation {
      case .equal: return "\(own) is at \(other)"
      case .lessThanOrEqual: return "\(own) is not \(Self.away(axis, 1)) \(other)"
      case .greaterThanOrEqual: return "\(own) is not \(Self.away(axis, -1)) \(other)"
      }
    }
    let isBefore = constant < 0
    let bound = (isBefore ? relation.turned : relation).words
    return "\(own) is \(bound)\(Self.number(abs(constant))) \(Self.away(axis, isBefore ? -1 : 1)) \(other)"
  }

  private static func away(_ axis: Axis, _ sign: Int) -> String {
    switch axis {
    case .horizontal: sign < 0 ? "before" : "after"
    case .vertical: sign < 0 ? "above" : "below"
    }
  }

  private static func line(_ term: Term) -> String {
    let attribute: ConstraintAttribute
    switch term.attribute {
    case .plain(let plain): attribute = plain
    case .contentWidth, .contentHeight: return "the content of \(term.item)"
    case .unknown: return "an edge or centre of \(term.item) that isn't named"
    }
    func of(_ line: String) -> String { term.isSubject ? "its \(line)" : "the \(line) of \(term.item)" }
    switch attribute {
    case .left, .leading, .right, .trailing: return of("\(attribute.rawValue) edge")
    case .top, .bottom, .width, .height: return of(attribute.rawValue)
    case .centerX: return of("horizontal centre")
    case .centerY: return of("vertical centre")
    case .firstBaseline: return of("first baseline")
    case .lastBaseline: return of("last baseline")
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      return of("\(attribute.rawValue.dropLast("Margin".count)) margin")
    case .centerXWithinMargins: return of("horizontal centre within the margins")
    case .centerYWithinMargins: return of("vertical centre within the margins")
    }
  }

  /// Returns a number with the decimals that aren't rounding noise.
  static func number(_ value: Double) -> String {
    // Beyond the range of layouts there are no decimals, and a multiple may be infinite.
    guard Magnitude.isSound(value) else { return JSONText.number(value) }
    return abs(value) < 1e-6 ? "0" : JSONText.number((value * 1e5).rounded() / 1e5 + 0)
  }
}

extension ConstraintRelation {
  /// The words before a number.
  fileprivate var words: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}
