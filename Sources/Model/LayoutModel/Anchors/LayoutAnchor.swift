/// A line or a length of an item, from which constraints are made as with UIKit's `NSLayoutAnchor`:
///
///     label.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8)
///     label.leading == field.trailing + 8
///
/// The type tells horizontal lines, vertical lines and lengths apart, so that none is compared with another kind.
public protocol LayoutAnchor: Sendable {
  /// The item that the line or length belongs to.
  var item: Constraint.Item { get }
  /// The line or length of the item.
  var attribute: ConstraintAttribute { get }
}

/// A vertical line: `NSLayoutXAxisAnchor`.
public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The item that the line belongs to.
  public let item: Constraint.Item
  /// The vertical line: an edge, a margin or a centre.
  public let attribute: ConstraintAttribute
}

/// A horizontal line: `NSLayoutYAxisAnchor`.
public struct LayoutYAxisAnchor: LayoutAnchor {
  /// The item that the line belongs to.
  public let item: Constraint.Item
  /// The horizontal line: an edge, a margin, a centre or a baseline.
  public let attribute: ConstraintAttribute
}

/// A width or a height: `NSLayoutDimension`.
public struct LayoutDimension: LayoutAnchor {
  /// The item that the length belongs to.
  public let item: Constraint.Item
  /// Width or height.
  public let attribute: ConstraintAttribute
}

extension LayoutAnchor {
  /// The constraint that the anchor equals another one plus a constant.
  public func constraint(equalTo anchor: Self, constant: Double = 0) -> Constraint {
    constraint(.equal, LayoutTerm(anchor: anchor, constant: constant))
  }

  /// The constraint that the anchor is at most another one plus a constant.
  public func constraint(lessThanOrEqualTo anchor: Self, constant: Double = 0) -> Constraint {
    constraint(.lessThanOrEqual, LayoutTerm(anchor: anchor, constant: constant))
  }

  /// The constraint that the anchor is at least another one plus a constant.
  public func constraint(greaterThanOrEqualTo anchor: Self, constant: Double = 0) -> Constraint {
    constraint(.greaterThanOrEqual, LayoutTerm(anchor: anchor, constant: constant))
  }

  func constraint(_ relation: ConstraintRelation, _ term: LayoutTerm<Self>) -> Constraint {
    Constraint(
      item, attribute, relation,
      Constraint.Second(term.anchor.item, term.anchor.attribute, multiplier: term.multiplier), constant: term.constant)
  }
}

extension LayoutDimension {
  /// The constraint that the length equals a factor times another one, plus a constant.
  public func constraint(equalTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
    constraint(.equal, LayoutTerm(anchor: anchor, multiplier: multiplier, constant: constant))
  }

  /// The constraint that the length is at most a factor times another one, plus a constant.
  public func constraint(lessThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
    constraint(.lessThanOrEqual, LayoutTerm(anchor: anchor, multiplier: multiplier, constant: constant))
  }

  /// The constraint that the length is at least a factor times another one, plus a constant.
  public func constraint(greaterThanOrEqualTo anchor: Self, multiplier: Double, constant: Double = 0) -> Constraint {
    constraint(.greaterThanOrEqual, LayoutTerm(anchor: anchor, multiplier: multiplier, constant: constant))
  }

  /// The constraint that the length is a number of points.
  public func constraint(equalToConstant constant: Double) -> Constraint { self == constant }

  /// The constraint that the length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint { self <= constant }

  /// The constraint that the length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint { self >= constant }
}

/// The system's spacing between items without text, in points: <doc:AutoLayout#Standard-spacing>.
private let systemSpacing = 8.0

extension LayoutXAxisAnchor {
  /// The constraint that the line follows another one by a multiple of the system's spacing, 8 points.
  public func constraint(equalToSystemSpacingAfter anchor: Self, multiplier: Double) -> Constraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing)
  }

  /// The constraint that the line follows another one by at most a multiple of the system's spacing, 8 points.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: Self, multiplier: Double) -> Constraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }

  /// The constraint that the line follows another one by at least a multiple of the system's spacing, 8 points.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: Self, multiplier: Double) -> Constraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

extension LayoutYAxisAnchor {
  /// The constraint that the line is below another one by a multiple of the system's spacing, 8 points.
  ///
  /// Between baselines UIKit asks the fonts; here it is 8 points there too.
  public func constraint(equalToSystemSpacingBelow anchor: Self, multiplier: Double) -> Constraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing)
  }

  /// The constraint that the line is below another one by at most a multiple of the system's spacing, 8 points.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: Self, multiplier: Double) -> Constraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }

  /// The constraint that the line is below another one by at least a multiple of the system's spacing, 8 points.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: Self, multiplier: Double) -> Constraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}
