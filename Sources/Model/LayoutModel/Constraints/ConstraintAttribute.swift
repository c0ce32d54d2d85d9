/// A line or length of an item that a constraint relates: `NSLayoutConstraint.Attribute`.
///
/// Raw values of UIKit and formulas: <doc:AutoLayout#Attributes>.
public enum ConstraintAttribute: String, Hashable, Sendable, CaseIterable {
  /// Edges, lengths and centres of the alignment rectangle; leading and trailing change sides with the language.
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// The baselines of the first and of the last line of text; edges of a view without text (<doc:AutoLayout#Baselines>).
  case firstBaseline, lastBaseline
  /// The edges and centres of the rectangle within `layoutMargins`.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// The centre of the rectangle within the margins.
  case centerXWithinMargins, centerYWithinMargins

  /// The attributes of a view's own rectangle.
  package static let plain: [ConstraintAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]

  /// The axis along which the attribute is measured.
  public var axis: Axis { measure.axis }

  /// A Boolean that tells whether the attribute is a length; otherwise it is a location.
  public var isSize: Bool { measure.isSize }

  /// A Boolean that tells whether the attribute is one of the rectangle within the margins.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The part of its rectangle's length that lies before a location, in a left-to-right interface: 0 at the near edge,
  /// 1 at the far one.
  package var fraction: Double { measure.fraction }

  /// The attribute in terms of its rectangle, in a left-to-right interface.
  @inlinable package var measure: AttributeMeasure {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: AttributeMeasure(.horizontal, 0)
    case .right, .trailing, .rightMargin, .trailingMargin: AttributeMeasure(.horizontal, 1)
    case .centerX, .centerXWithinMargins: AttributeMeasure(.horizontal, 0.5)
    case .top, .topMargin, .firstBaseline: AttributeMeasure(.vertical, 0)
    case .bottom, .bottomMargin, .lastBaseline: AttributeMeasure(.vertical, 1)
    case .centerY, .centerYWithinMargins: AttributeMeasure(.vertical, 0.5)
    case .width: AttributeMeasure(.horizontal, 0, isSize: true)
    case .height: AttributeMeasure(.vertical, 0, isSize: true)
    }
  }

  /// The attribute that a baseline becomes for a view without text: the top for the first baseline, the bottom for the
  /// last. For an image, or a button with nothing else, it is the bottom for both (<doc:AutoLayout#Baselines>).
  package func withoutText(_ kind: ViewKind) -> ConstraintAttribute {
    switch self {
    case .firstBaseline: [.button, .imageView].contains(kind) ? .bottom : .top
    case .lastBaseline: .bottom
    default: self
    }
  }

  /// A Boolean that tells whether the attribute follows the interface's direction (leading, trailing) or opposes it
  /// (left, right); `nil` for others.
  package var isDirectional: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// The reason why a constraint can't compare two attributes; `nil` where it can.
  ///
  /// UIKit refuses such a constraint with an exception: <doc:AutoLayout#Illegal-constraints>.
  package static func mismatch(_ first: ConstraintAttribute, _ second: ConstraintAttribute) -> AttributeMismatch? {
    if first.isSize != second.isSize { return .sizeWithLocation }
    if !first.isSize, first.axis != second.axis { return .axes }
    if let a = first.isDirectional, let b = second.isDirectional, a != b { return .direction }
    return nil
  }
}

/// An attribute as multiples of its rectangle's position and length: `position + fraction * length`, or `length`.
@usableFromInline
package struct AttributeMeasure: Hashable, Sendable {
  @usableFromInline package let axis: Axis
  /// The part of the length that lies left of a location, or above it.
  @usableFromInline package let fraction: Double
  /// True for a length, false for a location.
  @usableFromInline package let isSize: Bool

  @inlinable
  package init(_ axis: Axis, _ fraction: Double, isSize: Bool = false) {
    self.axis = axis
    self.fraction = fraction
    self.isSize = isSize
  }

  /// The attribute where locations count from the right: the near edges are the right ones.
  @inlinable package var mirrored: AttributeMeasure { AttributeMeasure(axis, 1 - fraction, isSize: isSize) }
}

/// The reason why two attributes can't stand in one constraint.
package enum AttributeMismatch: Hashable, Sendable {
  /// A width or height with a location.
  case sizeWithLocation
  /// A horizontal location with a vertical one.
  case axes
  /// Left or right with leading or trailing.
  case direction
}

/// The relation of a constraint's two sides: `NSLayoutConstraint.Relation`.
public enum ConstraintRelation: String, Hashable, Sendable, CaseIterable {
  /// `==`, UIKit's 0.
  case equal
  /// `<=`, UIKit's −1.
  case lessThanOrEqual
  /// `>=`, UIKit's 1.
  case greaterThanOrEqual

  /// The relation as a constraint's text writes it.
  public var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
