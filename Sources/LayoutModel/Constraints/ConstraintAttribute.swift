/// The part of an item that a constraint speaks of: `NSLayoutConstraint.Attribute`.
///
/// Raw values of UIKit and formulas: <doc:AutoLayoutRules#Attributes>.
public enum ConstraintAttribute: String, Hashable, Sendable, CaseIterable {
  /// Edges, lengths and centres of the alignment rectangle; leading and trailing change sides with the language.
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// The baseline of the first line of text, and that of the last; of a view without text edges (<doc:AutoLayoutRules#Baselines>).
  case firstBaseline, lastBaseline
  /// Edges and centres of what `layoutMargins` leave of the view.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// The centre of what lies within the margins.
  case centerXWithinMargins, centerYWithinMargins

  /// Those that speak of a view's own rectangle.
  package static let plain: [ConstraintAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]

  /// The axis along which the attribute is measured.
  public var axis: Axis { measure.axis }

  /// Whether the attribute is a length; otherwise it is a location.
  public var isSize: Bool { measure.isSize }

  /// Whether the attribute speaks of what the margins leave.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// How much of its rectangle's length lies before a location in a left-to-right interface: 0 at the near edge, 1 at
  /// the far one.
  package var fraction: Double { measure.fraction }

  /// What the attribute is of its rectangle, in a left-to-right interface.
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

  /// What a baseline is of a view without text: its top for the first, its bottom for the last; of an image, and of a button that
  /// has nothing else, the bottom for both (<doc:AutoLayoutRules#Baselines>).
  package func withoutText(_ kind: ViewKind) -> ConstraintAttribute {
    switch self {
    case .firstBaseline: [.button, .imageView].contains(kind) ? .bottom : .top
    case .lastBaseline: .bottom
    default: self
    }
  }

  /// Whether the attribute follows the interface's direction (leading, trailing) or opposes it (left, right).
  package var isDirectional: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// Why a constraint can't compare two attributes, or `nil` where it can.
  ///
  /// What UIKit refuses with an exception: <doc:AutoLayoutRules#Illegal-constraints>.
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
  /// How much of the length lies left of a location, or above it.
  @usableFromInline package let fraction: Double
  /// Whether it is the length itself.
  @usableFromInline package let isSize: Bool

  @inlinable
  package init(_ axis: Axis, _ fraction: Double, isSize: Bool = false) {
    self.axis = axis
    self.fraction = fraction
    self.isSize = isSize
  }

  /// The same where locations count from the right: near edges are the right ones.
  @inlinable package var mirrored: AttributeMeasure { AttributeMeasure(axis, 1 - fraction, isSize: isSize) }
}

/// Why two attributes can't stand in one constraint.
package enum AttributeMismatch: Hashable, Sendable {
  /// A width or height with a location.
  case sizeWithLocation
  /// A horizontal location with a vertical one.
  case axes
  /// Left or right with leading or trailing.
  case direction
}

/// How a constraint's two sides compare: `NSLayoutConstraint.Relation`.
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
