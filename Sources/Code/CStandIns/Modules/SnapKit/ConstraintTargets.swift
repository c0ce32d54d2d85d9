import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets

/// A view, a guide, some attributes of one, or constants: the right side of a relation.
public protocol ConstraintRelatableTarget {}

extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

/// Some attributes of a view or a guide: `view.snp.bottom`.
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.target = target
    self.attributes = attributes
  }
}

/// A number, or several, with one for each attribute.
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

/// A number, which is the constant of all attributes alike.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var number: CGFloat { get }
}

extension ConstraintOffsetTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { number }
}

public protocol ConstraintMultiplierTarget { var number: CGFloat { get } }
public protocol ConstraintPriorityTarget { var layoutPriority: UILayoutPriority { get } }
public protocol ConstraintInsetTarget { var insets: UIEdgeInsets { get } }

extension ConstraintOffsetTarget {
  public var insets: UIEdgeInsets { UIEdgeInsets(top: number, left: number, bottom: number, right: number) }
  public var layoutPriority: UILayoutPriority { UILayoutPriority(Float(number)) }
}

/// All roles that a number may have.
public typealias ConstraintNumber =
  ConstraintOffsetTarget & ConstraintMultiplierTarget & ConstraintPriorityTarget & ConstraintInsetTarget

extension Int: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var number: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var number: CGFloat { self } }
extension UILayoutPriority: ConstraintPriorityTarget { public var layoutPriority: UILayoutPriority { self } }

extension CGSize: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    attribute == .width ? width : attribute == .height ? height : 0
  }
}

extension CGPoint: ConstraintConstantTarget {
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      x
    case .width, .height, .notAnAttribute: 0
    default: y
    }
  }
}

extension UIEdgeInsets: ConstraintConstantTarget, ConstraintInsetTarget {
  public var insets: UIEdgeInsets { self }
  public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .firstBaseline, .topMargin: top
    case .bottom, .lastBaseline, .bottomMargin: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -left - right
    case .height: -top - bottom
    default: 0
    }
  }
}

extension NSDirectionalEdgeInsets: ConstraintInsetTarget, ConstraintRelatableTarget {
  public var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

/// The priority of a constraint.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Sendable {
  public let value: Float

  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.value = value }

  public static var required: ConstraintPriority { ConstraintPriority(1000) }
  public static var high: ConstraintPriority { ConstraintPriority(750) }
  public static var medium: ConstraintPriority { ConstraintPriority(500) }
  public static var low: ConstraintPriority { ConstraintPriority(250) }
}
