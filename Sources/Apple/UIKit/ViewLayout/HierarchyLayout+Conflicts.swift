import LayoutEngine
import LayoutModel

/// The conflicts of a layout, for the log.
extension HierarchyLayout {
  /// Prints the conflicts of the last layout that weren't printed before.
  func tellConflicts() {
    guard !graph.leftOut.isEmpty, let conflicts = try? graph.conflicts() else { return }
    for conflict in conflicts {
      let items = conflict.items.flatMap { lines(of: $0, in: conflict) }
      guard toldConflicts.insert(items).inserted else { continue }
      ConflictLog.tell(items, broken: lines(of: conflict.leftOut, in: conflict)[0])
    }
  }

  /// The lines of a member of a conflict: one of a constraint, some of a mask.
  private func lines(of item: LayoutGraph.Item, in conflict: LayoutGraph.Conflict) -> [String] {
    switch item {
    case .constraint(let id):
      guard Int(id.slot) < constraints.count, let constraint = constraints[Int(id.slot)]?.object else {
        return [
          ConflictLog.stackConstraint(graph.stackIdentifier(of: id) ?? "", graph.constraint(id)) {
            self.item(of: $0)
          }
        ]
      }
      return [ConstraintWords.line(of: constraint)]
    case .node(let node): return maskLines(of: node, in: conflict)
    }
  }

  private func maskLines(of node: LayoutGraph.NodeID, in conflict: LayoutGraph.Conflict) -> [String] {
    let view = item(of: node)
    let named = conflict.items.compactMap { item -> LayoutGraph.Constraint? in
      guard case .constraint(let id) = item else { return nil }
      return graph.constraint(id)
    }
    let parts = MaskConstraints.parts(of: node, in: named) { other in
      guard let outer = view as? UIView, let inner = self.item(of: other) else { return false }
      let owner = inner as? UIView ?? (inner as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: outer) ?? false
    }
    let declared = graph.node(node)
    guard case .mask = declared.placement else {
      return Set(parts.map(\.axis)).sorted { $0 == .horizontal && $1 == .vertical }.map {
        ConflictLog.contentLine(of: view, declared, along: $0)
      }
    }
    let constraints = MaskConstraints(of: view, declared)
    let isTopmost = view === top
    return parts.filter { !isTopmost || $0 == .width || $0 == .height }.map { constraints.line(of: $0) }
  }

  private func item(of node: LayoutGraph.NodeID) -> AnyObject? {
    switch items.indices.contains(Int(node.slot)) ? items[Int(node.slot)] : .none {
    case .none: nil
    case .view(let view): view.object
    case .guide(let guide): guide.object
    }
  }
}
