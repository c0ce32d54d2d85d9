import Cases
import LayoutKit

/// A screen as steps that make it: its views in preorder, and its constraints by the places of their views.
struct Recipe {
  /// A view, with what the class of a view is told of it.
  struct ViewStep {
    /// The place of the view that it is in; −1 of the root.
    let superview: Int
    let view: View
  }

  /// A constraint, with the place of each view that it names.
  struct ConstraintStep {
    let constraint: Constraint
    let first: Int
    /// The place of the second view; −1 without one.
    let second: Int
  }

  let size: Size
  private(set) var views: [ViewStep] = []
  private(set) var constraints: [ConstraintStep] = []

  init(_ screen: Screen) {
    size = screen.portrait
    var places: [String: Int] = [:]
    var held: [(constraint: Constraint, holder: Int)] = []
    add(screen.root, in: -1, &places, &held)
    func place(of item: Constraint.Item, _ holder: Int) -> Int {
      if case .id(let id) = item { places[id] ?? -1 } else { holder }
    }
    constraints = held.map { constraint, holder in
      ConstraintStep(
        constraint: constraint, first: place(of: constraint.firstItem, holder),
        second: constraint.second.map { place(of: $0.item, holder) } ?? -1)
    }
  }

  private mutating func add(
    _ view: View, in superview: Int, _ places: inout [String: Int],
    _ held: inout [(constraint: Constraint, holder: Int)]
  ) {
    let place = views.count
    var own = view
    (own.subviews, own.constraints) = ([], [])
    views.append(ViewStep(superview: superview, view: own))
    if let id = view.id { places[id] = place }
    held += view.constraints.map { ($0, place) }
    for subview in view.subviews { add(subview, in: place, &places, &held) }
  }
}
