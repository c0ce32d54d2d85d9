import LayoutModel

/// A side of a constraint: a view or a layout guide, that isn't kept alive.
@MainActor struct LayoutItemReference {
  private let standIn: LayoutItemStandIn?

  init() { standIn = nil }

  init(_ view: UIView) {
    let standIn = view.storedStandIn ?? LayoutItemStandIn(view: view)
    view.storedStandIn = standIn
    self.standIn = standIn
  }

  init(_ guide: UILayoutGuide) {
    let standIn = guide.storedStandIn ?? LayoutItemStandIn(guide: guide)
    guide.storedStandIn = standIn
    self.standIn = standIn
  }

  /// True without an item; a reference to a deallocated item isn't empty.
  var isEmpty: Bool { standIn == nil }
  var view: UIView? { unsafe standIn?.view }
  var guide: UILayoutGuide? { unsafe standIn?.guide }

  /// The view or the guide of an anchor.
  init(of object: AnyObject) {
    if let view = object as? UIView {
      self.init(view)
    } else if let guide = object as? UILayoutGuide {
      self.init(guide)
    } else {
      self.init()
    }
  }

  /// An item that an initializer was given.
  init(_ item: Any, role: String, _ place: SourcePlace) {
    switch item {
    case let view as UIView: self.init(view)
    case let guide as UILayoutGuide: self.init(guide)
    default:
      raise(
        .invalidArgument,
        "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide; the \(role) item is neither.",
        at: place)
    }
  }

  var object: AnyObject? { view ?? guide }

  /// The view whose place in the hierarchy counts.
  var owningView: UIView? { view ?? guide?.owningView }

  /// A word for messages.
  var words: String { object.map { "\($0)" } ?? "(gone)" }
}

/// A constraint's reference to a view or a guide, which it doesn't keep alive; the item's deinitializer clears the reference.
final class LayoutItemStandIn: @unchecked Sendable {
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

  init(view: UIView? = nil, guide: UILayoutGuide? = nil) { unsafe (self.view, self.guide) = (view, guide) }
}

extension NSLayoutConstraint.Attribute {
  /// The engine's attribute; `nil` of none.
  var attribute: ConstraintAttribute? {
    switch self {
    case .notAnAttribute: nil
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}

extension NSLayoutConstraint.Relation {
  var relation: ConstraintRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
