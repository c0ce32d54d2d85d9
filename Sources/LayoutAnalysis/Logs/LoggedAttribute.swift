import LayoutModel

/// What an attribute of a log is of its item's rectangle.
enum LoggedAttribute: Hashable {
  /// An attribute that constraints are made with; masks print `minX` for left, and so on.
  case plain(ConstraintAttribute)
  /// How far a scroll view's content reaches.
  case contentWidth, contentHeight

  private static let names: [String: LoggedAttribute] = {
    var names = Dictionary(uniqueKeysWithValues: ConstraintAttribute.allCases.map { ($0.rawValue, Self.plain($0)) })
    let others: [String: ConstraintAttribute] = [
      "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom,
      "baseline": .lastBaseline, "centerXWithMargins": .centerXWithinMargins,
      "centerYWithMargins": .centerYWithinMargins,
    ]
    for (name, attribute) in others { names[name] = .plain(attribute) }
    names["contentWidth"] = .contentWidth
    names["contentHeight"] = .contentHeight
    return names
  }()

  init?(_ name: String) {
    guard let attribute = Self.names[name] else { return nil }
    self = attribute
  }

  var axis: Axis {
    switch self {
    case .plain(let attribute): attribute.axis
    case .contentWidth: .horizontal
    case .contentHeight: .vertical
    }
  }

  var isSize: Bool {
    switch self {
    case .plain(let attribute): attribute.isSize
    case .contentWidth, .contentHeight: true
    }
  }
}

extension LoggedConstraint.Term {
  /// The attribute, which the parser has checked.
  var kind: LoggedAttribute { LoggedAttribute(attribute) ?? .plain(.left) }
}
