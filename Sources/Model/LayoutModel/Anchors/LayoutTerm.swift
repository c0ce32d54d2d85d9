/// The right side of a constraint: `multiplier * anchor + constant`.
public struct LayoutTerm<Anchor: LayoutAnchor>: Sendable {
  let anchor: Anchor
  var multiplier = 1.0
  var constant = 0.0

  /// The term with a number of points added to its constant.
  public static func + (term: Self, constant: Double) -> Self {
    LayoutTerm(anchor: term.anchor, multiplier: term.multiplier, constant: term.constant + constant)
  }

  /// The term with a number of points taken from its constant.
  public static func - (term: Self, constant: Double) -> Self { term + -constant }
}

// Constraints as fixtures write them: label.leading == field.trailing + 8, label.width >= 0.5 * field.width.
extension LayoutAnchor {
  /// The anchor plus a constant in points; a positive one moves towards the right or the bottom.
  public static func + (anchor: Self, constant: Double) -> LayoutTerm<Self> {
    LayoutTerm(anchor: anchor, constant: constant)
  }

  /// The anchor less a constant in points.
  public static func - (anchor: Self, constant: Double) -> LayoutTerm<Self> { anchor + -constant }

  /// The constraint that two anchors are the same.
  public static func == (first: Self, second: Self) -> Constraint { first.constraint(equalTo: second) }

  /// The constraint that an anchor is at most another.
  public static func <= (first: Self, second: Self) -> Constraint { first.constraint(lessThanOrEqualTo: second) }

  /// The constraint that an anchor is at least another.
  public static func >= (first: Self, second: Self) -> Constraint { first.constraint(greaterThanOrEqualTo: second) }

  /// The constraint that an anchor equals a term.
  public static func == (first: Self, term: LayoutTerm<Self>) -> Constraint { first.constraint(.equal, term) }

  /// The constraint that an anchor is at most a term.
  public static func <= (first: Self, term: LayoutTerm<Self>) -> Constraint {
    first.constraint(.lessThanOrEqual, term)
  }

  /// The constraint that an anchor is at least a term.
  public static func >= (first: Self, term: LayoutTerm<Self>) -> Constraint {
    first.constraint(.greaterThanOrEqual, term)
  }
}

extension LayoutDimension {
  /// A factor times a length: `0.5 * root.width`.
  public static func * (multiplier: Double, dimension: Self) -> LayoutTerm<Self> {
    LayoutTerm(anchor: dimension, multiplier: multiplier)
  }

  /// A length times a factor: `root.width * 0.5`.
  public static func * (dimension: Self, multiplier: Double) -> LayoutTerm<Self> { multiplier * dimension }

  /// A length divided by a number, which isn't 0: `root.width / 2`.
  public static func / (dimension: Self, divisor: Double) -> LayoutTerm<Self> { 1 / divisor * dimension }

  /// The constraint that a length is a number of points.
  public static func == (dimension: Self, constant: Double) -> Constraint {
    Constraint(dimension.item, dimension.attribute, .equal, nil, constant: constant)
  }

  /// The constraint that a length is at most a number of points.
  public static func <= (dimension: Self, constant: Double) -> Constraint {
    Constraint(dimension.item, dimension.attribute, .lessThanOrEqual, nil, constant: constant)
  }

  /// The constraint that a length is at least a number of points.
  public static func >= (dimension: Self, constant: Double) -> Constraint {
    Constraint(dimension.item, dimension.attribute, .greaterThanOrEqual, nil, constant: constant)
  }
}

extension Constraint {
  /// The constraint with another priority: `(label.width == 80).with(priority: .defaultHigh)`.
  public func with(priority: Priority) -> Constraint {
    var constraint = self
    constraint.priority = priority
    return constraint
  }

  /// The constraint with an id, which diagnostics and plans use.
  public func with(id: String) -> Constraint {
    var constraint = self
    constraint.id = id
    return constraint
  }
}
