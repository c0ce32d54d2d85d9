import LayoutEngine
import LayoutModel
import LayoutResolution

/// The margins and safe areas that constraints speak of: measured anew where they may be others.
extension HierarchyLayout {
  /// The rectangle of a guide of a view within the view's node, made where none is known yet.
  func insets(
    _ guide: SystemLayoutGuide, of view: UIView, _ node: LayoutGraph.NodeID
  ) -> LayoutGraph.InsetsID {
    if let known = view.rare?.insets[guide] { return known }
    let id = graph.addInsets(view.insets(of: guide), in: node)
    view.rareState.insets[guide] = id
    viewsWithInsets[ObjectIdentifier(view)] = Unowned(view)
    noteStaleInsets(of: view)
    return id
  }

  /// Forgets the insets of a view that leaves.
  func forgetInsets(of view: UIView) {
    guard let rare = view.rare, !rare.insets.isEmpty else { return }
    rare.insets = [:]
    rare.toldInsets = [:]
    viewsWithInsets[ObjectIdentifier(view)] = nil
    guard view.flags.contains(.hasStaleInsets) else { return }
    view.flags.remove(.hasStaleInsets)
    viewsWithStaleInsets.removeAll { $0.object === view }
  }

  /// Notes that a view's insets are to be measured anew.
  func noteStaleInsets(of view: UIView) {
    guard !view.flags.contains(.hasStaleInsets) else { return }
    view.flags.insert(.hasStaleInsets)
    viewsWithStaleInsets.append(Unowned(view))
  }

  /// Measures the margins and safe areas anew that constraints speak of.
  func refreshInsets() {
    if heededInsetsEpoch != Self.insetsEpoch {
      heededInsetsEpoch = Self.insetsEpoch
      for view in viewsWithInsets.values { noteStaleInsets(of: view.object) }
    }
    guard !viewsWithStaleInsets.isEmpty else { return }
    let stale = viewsWithStaleInsets
    viewsWithStaleInsets = []
    for view in stale.map(\.object) {
      view.flags.remove(.hasStaleInsets)
      guard let rare = view.rare else { continue }
      for (guide, id) in rare.insets {
        let insets = view.insets(of: guide)
        guard insets != rare.toldInsets[guide] else { continue }
        rare.toldInsets[guide] = insets
        graph.setInsets(insets, of: id)
        isDirty = true
      }
    }
  }
}
