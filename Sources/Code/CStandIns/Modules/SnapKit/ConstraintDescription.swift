import UIKit

/// A relation of some attributes of an item as a closure describes it.
@preconcurrency @MainActor
final class ConstraintDescription {
  let item: AnyObject
  var attributes: [NSLayoutConstraint.Attribute]
  var relation = NSLayoutConstraint.Relation.equal
  var target: (any ConstraintRelatableTarget)?
  var isToSuperview = false
  var multiplier: CGFloat = 1
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var priority = UILayoutPriority.required
  var label: String?
  /// The line of the app that relates; `nil` for attributes that nothing is said of.
  var place: (fileID: StaticString, line: UInt)?
  private(set) lazy var constraint = Constraint(self)

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  private var superview: UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }

  /// Makes a constraint for each attribute.
  func made() -> [NSLayoutConstraint] {
    guard let place else { return [] }
    return attributes.enumerated().compactMap { index, attribute in
      var other: AnyObject?
      var otherAttribute = attribute
      if isToSuperview {
        other = superview
      } else if target is any ConstraintConstantTarget {
        switch attribute {
        case .width, .height: otherAttribute = .notAnAttribute
        case .centerX: (other, otherAttribute) = (superview, .left)
        case .centerY: (other, otherAttribute) = (superview, .top)
        default: other = superview
        }
      } else if let related = target as? ConstraintItem {
        other = related.target
        let attributes = related.attributes
        if attributes.count == self.attributes.count { otherAttribute = attributes[index] }
        if attributes.count == 1 { otherAttribute = attributes[0] }
      } else {
        other = target as AnyObject?
      }
      guard other != nil || otherAttribute == .notAnAttribute else { return nil }
      return constraint(attribute, other, otherAttribute, place)
    }
  }

  private func constraint(
    _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
    _ place: (fileID: StaticString, line: UInt)
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant.constant(for: attribute, otherAttribute), fileID: place.fileID,
      line: place.line)
    result.priority = priority
    result.identifier = label
    return result
  }
}

/// The constraints of one description: `make.top.equalToSuperview().constraint`.
@preconcurrency @MainActor
public final class Constraint {
  private let description: ConstraintDescription
  /// The constraints of UIKit's, made when they are first asked for: the item has its superview then.
  public private(set) lazy var layoutConstraints = description.made()

  init(_ description: ConstraintDescription) { self.description = description }

  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }
  public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }

  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(offset) }
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint { update(inset.insets) }
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints { constraint.priority = priority.layoutPriority }
    return self
  }
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint { update(priority: priority.value) }
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  private func update(_ constant: any ConstraintConstantTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.constant = constant.constant(for: constraint.firstAttribute, constraint.secondAttribute)
    }
    return self
  }
}

extension ConstraintConstantTarget {
  /// The constant between two attributes: an inset has the sign of the related item's attribute, if there is a related item.
  fileprivate func constant(
    for first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    constant(for: second == .notAnAttribute ? first : second)
  }
}

extension NSLayoutConstraint {
  /// Tells whether another constraint relates the same attributes of the same items, whatever the constants.
  @MainActor func isSameRelation(as other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && secondItem === other.secondItem
      && secondAttribute == other.secondAttribute && relation == other.relation
  }

  /// Takes the constant and the priority of another.
  @MainActor func take(_ other: NSLayoutConstraint) {
    constant = other.constant
    if priority != other.priority { priority = other.priority }
  }
}

/// A complete description: a label may follow, and in subclasses a priority and constants.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }
  public var constraint: Constraint { description.constraint }
}

@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.layoutPriority
    return self
  }
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable { priority(amount.value) }
}

@preconcurrency @MainActor
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.number
    return self
  }
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.number
    return self
  }
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.insets
    return self
  }
}
