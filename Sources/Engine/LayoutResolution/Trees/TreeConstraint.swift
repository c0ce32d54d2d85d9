package import Documents
package import LayoutModel

/// A constraint of a tree: its items are indices, its variations are applied.
///
/// It is small, because the engine goes through thousands: views and insets are indices of four bytes each.
package struct TreeConstraint: Sendable, Hashable {
  /// An item and its attribute.
  package struct Term: Sendable, Hashable {
    package let view: ViewTree.Index
    package let attribute: ConstraintAttribute
    /// The index of the insets between the item's rectangle and the one that the constraint uses.
    package let insets: Int32?

    package init(view: ViewTree.Index, attribute: ConstraintAttribute, insets: Int32? = nil) {
      self.view = view
      self.attribute = attribute
      self.insets = insets
    }
  }

  /// The name of a constraint in diagnostics. It is made into text on demand (`ViewTree.name(of:)`), because most are never needed.
  package enum Name: Sendable, Hashable {
    /// Its id; for a constraint that a view implies, UIKit's identifier after the view's name.
    case given(String)
    /// The holder, and the index among the holder's constraints: `root/constraints[2]`.
    case index(Int32, holder: Int32)
  }

  package let name: Name
  package let position: SourcePosition?
  package let firstView: Int32
  /// `nil` where the right side is a number.
  package let secondView: Int32?
  package let firstAttribute: ConstraintAttribute
  package let secondAttribute: ConstraintAttribute
  package let relation: ConstraintRelation
  package var isActive: Bool
  /// A Boolean that tells whether a view implies it, as a stack view does for its arrangement; its name then is UIKit's identifier.
  package let isImplied: Bool
  /// A Boolean that tells whether Interface Builder's canvas made it up: ambiguity is reported without it.
  package var isPlaceholder = false
  /// A Boolean that tells whether Interface Builder removes it when the app is built.
  package var isRemovedAtBuildTime = false
  /// A Boolean that tells whether horizontal locations count from the right, as where text runs that way.
  package let isMirrored: Bool
  /// The view from whose origin a multiplier on a location counts; `nil` for the items' nearest common ancestor.
  package let origin: Int32?
  package let firstInsets: Int32?
  package let secondInsets: Int32?
  package var multiplier: Double
  package var constant: Double
  package var priority: Priority

  package init(
    name: Name, first: Term, relation: ConstraintRelation, second: Term?, multiplier: Double, constant: Double,
    priority: Priority, isActive: Bool = true, isImplied: Bool = false, isMirrored: Bool = false,
    origin: Int32? = nil, position: SourcePosition? = nil
  ) {
    self.name = name
    self.position = position
    firstView = Int32(first.view.position)
    firstAttribute = first.attribute
    secondView = second.map { Int32($0.view.position) }
    secondAttribute = second?.attribute ?? first.attribute
    self.relation = relation
    self.isActive = isActive
    self.isImplied = isImplied
    self.isMirrored = isMirrored
    self.origin = origin
    firstInsets = first.insets
    secondInsets = second?.insets
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// UIKit's identifier of a constraint that a view implies, without the view: `UISV-spacing`.
  package var identifier: String {
    guard case .given(let name) = name else { return "" }
    let slash = name.utf8.lastIndex(of: UInt8(ascii: "/"))
    let last = name[(slash.map(name.utf8.index(after:)) ?? name.startIndex)...]
    return String(last[..<(last.utf8.firstIndex(of: UInt8(ascii: "[")) ?? last.endIndex)])
  }

  /// The left side.
  package var first: Term { Term(view: ViewTree.Index(Int(firstView)), attribute: firstAttribute, insets: firstInsets) }

  /// The right side's item, where there is one.
  package var second: Term? {
    secondView.map { Term(view: ViewTree.Index(Int($0)), attribute: secondAttribute, insets: secondInsets) }
  }
}
