import LayoutModel

/// An attribute in a log, as a part of its item's rectangle.
enum LoggedAttribute: Hashable {
  /// An attribute that constraints are made with; masks print `minX` for left, and so on.
  case plain(ConstraintAttribute)
  /// The size of a scroll view's content.
  case contentWidth, contentHeight
  /// An attribute that the printing program has no name for: `(null)`.
  case unknown

  /// The text that libraries print for an attribute they have no name for, such as a mask's `minX`.
  static let unnamed = "(null)"

  /// The attributes that AppKit counts upwards from a superview's bottom.
  private static let upward: Set = ["minY", "midY", "maxY"]

  /// Tells whether AppKit counts an attribute from the bottom.
  static func isUpward(_ name: String) -> Bool { upward.contains(name) }

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
    for name in [unnamed, "unknown", "notAnAttribute"] { names[name] = .unknown }
    return names
  }()

  /// The attribute where the axis points upwards: the top for the bottom.
  var upsideDown: LoggedAttribute {
    switch self {
    case .plain(.top): .plain(.bottom)
    case .plain(.bottom): .plain(.top)
    default: self
    }
  }

  init?(_ name: String) {
    guard let attribute = Self.names[name] else { return nil }
    self = attribute
  }

  var axis: Axis {
    switch self {
    case .plain(let attribute): attribute.axis
    case .contentWidth, .unknown: .horizontal
    case .contentHeight: .vertical
    }
  }

  var isSize: Bool {
    switch self {
    case .plain(let attribute): attribute.isSize
    case .contentWidth, .contentHeight: true
    case .unknown: false
    }
  }
}

extension LoggedConstraint.Term {
  /// The attribute, which the parser has checked.
  var kind: LoggedAttribute { LoggedAttribute(attribute) ?? .plain(.left) }
}
