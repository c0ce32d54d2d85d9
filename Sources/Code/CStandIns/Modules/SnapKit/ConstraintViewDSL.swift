import ObjectiveC
import UIKit

/// The constraints that were made of an item, as the item keeps them.
private final class MadeConstraints {
  var all: [Constraint] = []
}

private let madeKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// Makes the constraints of a view or a guide, and names its attributes.
@preconcurrency @MainActor
public struct ConstraintViewDSL {
  let item: AnyObject

  public var target: AnyObject? { item }

  private var made: MadeConstraints {
    if let known = objc_getAssociatedObject(item, madeKey) as? MadeConstraints { return known }
    let new = MadeConstraints()
    objc_setAssociatedObject(item, madeKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  private func describe(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.descriptions.map(\.constraint)
  }

  /// The constraints, which aren't active yet.
  @discardableResult
  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] { describe(closure) }

  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    let new = describe(closure)
    made.all += new
    for constraint in new { constraint.activate() }
  }

  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives each constraint between the same attributes its new constant, whichever closures described them.
  ///
  /// Constraints between other attributes are made.
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    let known = made.all.flatMap(\.layoutConstraints)
    for description in describe(closure) {
      var new: [NSLayoutConstraint] = []
      for constraint in description.layoutConstraints {
        let related = known.filter { $0.isSameRelation(as: constraint) }
        let same = related.first { $0.priority == constraint.priority && $0.multiplier == constraint.multiplier }
        if let known = same ?? related.first { known.take(constraint) } else { new.append(constraint) }
      }
      guard !new.isEmpty else { continue }
      made.all.append(description)
      NSLayoutConstraint.activate(new)
    }
  }

  public func removeConstraints() {
    for constraint in made.all { constraint.deactivate() }
    made.all = []
  }

  private func named(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
    ConstraintItem(item, attributes)
  }

  public var left: ConstraintItem { named(.left) }
  public var top: ConstraintItem { named(.top) }
  public var right: ConstraintItem { named(.right) }
  public var bottom: ConstraintItem { named(.bottom) }
  public var leading: ConstraintItem { named(.leading) }
  public var trailing: ConstraintItem { named(.trailing) }
  public var width: ConstraintItem { named(.width) }
  public var height: ConstraintItem { named(.height) }
  public var centerX: ConstraintItem { named(.centerX) }
  public var centerY: ConstraintItem { named(.centerY) }
  public var edges: ConstraintItem { named(.left, .top, .right, .bottom) }
  public var directionalEdges: ConstraintItem { named(.leading, .top, .trailing, .bottom) }
  public var horizontalEdges: ConstraintItem { named(.left, .right) }
  public var verticalEdges: ConstraintItem { named(.top, .bottom) }
  public var size: ConstraintItem { named(.width, .height) }
  public var center: ConstraintItem { named(.centerX, .centerY) }
  public var baseline: ConstraintItem { named(.lastBaseline) }
  public var lastBaseline: ConstraintItem { named(.lastBaseline) }
  public var firstBaseline: ConstraintItem { named(.firstBaseline) }
  public var leftMargin: ConstraintItem { named(.leftMargin) }
  public var rightMargin: ConstraintItem { named(.rightMargin) }
  public var topMargin: ConstraintItem { named(.topMargin) }
  public var bottomMargin: ConstraintItem { named(.bottomMargin) }
  public var leadingMargin: ConstraintItem { named(.leadingMargin) }
  public var trailingMargin: ConstraintItem { named(.trailingMargin) }
  public var margins: ConstraintItem { named(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }

  public var contentHuggingHorizontalPriority: Float {
    get { (item as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set { (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }
  public var contentHuggingVerticalPriority: Float {
    get { (item as? UIView)?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { (item as? UIView)?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      (item as? UIView)?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { (item as? UIView)?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      (item as? UIView)?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}
