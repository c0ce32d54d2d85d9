import LayoutEngine
import LayoutModel

/// The size that a view's own constraints make of it, without the views around it.
@MainActor struct FittingLayout {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// The size nearest to a size, as strongly as priorities say along each axis.
  func size(near target: CGSize, _ horizontal: Priority, _ vertical: Priority) -> CGSize {
    view.updateConstraintsOfTree()
    guard view.flags.contains(.usesConstraints) else { return view.fittingSize(within: target) }
    let places = detach()
    let layout = HierarchyLayout(of: view)
    let size = layout.fittingSize(near: target, horizontal, vertical)
    restore(places)
    return size
  }

  /// The places that views, guides and constraints have in the layout of their hierarchy, while they are in another one.
  private struct Places {
    var views:
      [(
        view: UIView, layout: HierarchyLayout?, node: LayoutGraph.NodeID?,
        insets: [SystemLayoutGuide: LayoutGraph.InsetsID]?, hasStaleInsets: Bool
      )] = []
    var guides: [(guide: UILayoutGuide, node: LayoutGraph.NodeID?)] = []
    var constraints: [(constraint: NSLayoutConstraint, id: LayoutGraph.ConstraintID?)] = []
  }

  private func detach() -> Places {
    var places = Places()
    view.forEachInTree { view in
      places.views.append(
        (view, view.layoutOfHierarchy, view.node, view.rare?.insets, view.flags.contains(.hasStaleInsets)))
      view.layoutOfHierarchy = nil
      view.node = nil
      view.rare?.insets = [:]
      for guide in view.ownGuides {
        places.guides.append((guide, guide.node))
        guide.node = nil
      }
      for constraint in view.heldConstraints {
        places.constraints.append((constraint, constraint.graphID))
        constraint.graphID = nil
      }
    }
    return places
  }

  private func restore(_ places: Places) {
    for place in places.views {
      place.view.layoutOfHierarchy = place.layout
      place.view.node = place.node
      place.view.rare?.insets = place.insets ?? [:]
      place.view.flags.set(.hasStaleInsets, place.hasStaleInsets)
    }
    for place in places.guides { place.guide.node = place.node }
    for place in places.constraints { place.constraint.graphID = place.id }
  }
}
