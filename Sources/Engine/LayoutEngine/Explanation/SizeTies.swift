import LayoutModel
import LayoutResolution
import LinearProgramming

/// Views whose intrinsic sizes compete as goals of one priority.
struct SizeTie {
  /// The views, by their indices in the tree, ascending.
  let views: [Int]
  let priority: Repair.ContentPriority
  let value: Priority

  /// The open lengths that views' contents ask for, by their indices among the open attributes. A length with such a
  /// goal is open only if the goal competes with others of its priority.
  static func candidates(_ rows: OpenRows, of tree: ViewTree) -> [Int] {
    rows.columns.indices.filter { index in
      rows.isLength(index) && tree.hasSizeGoal(rows.columns[index] / 4, along: rows.axis(of: index))
    }
  }

  /// Finds the ties among candidates, by their indices, as far as they are known.
  ///
  /// Lengths tie if one follows the others: then one view gains what another loses.
  static func find(
    among candidates: [Int], _ rows: OpenRows, _ causes: OpenCauses, of placed: PlacedTree
  ) -> [Int: SizeTie] {
    let tree = placed.tree
    let views = Array(tree.indices)
    var sets = DisjointSets(count: rows.columns.count)
    var isSeen = [Bool](repeating: false, count: rows.columns.count)
    for candidate in candidates {
      var pending = [candidate]
      while let index = pending.popLast() {
        guard !isSeen[index] else { continue }
        isSeen[index] = true
        for term in causes.terms(index) {
          sets.join(index, term.index)
          pending.append(term.index)
        }
      }
    }
    var ties: [Int: SizeTie] = [:]
    for members in Dictionary(grouping: candidates, by: { sets.root(of: $0) }).values where members.count > 1 {
      let goals = members.map { index in
        let (view, axis) = (views[rows.columns[index] / 4], rows.axis(of: index))
        return (index: index, view: view, axis: axis, excess: placed.excess(of: view, along: axis))
      }
      guard let missed = goals.first(where: { $0.excess != 0 }) else { continue }
      let kind =
        missed.excess > 0 ? Repair.ContentPriority.contentHuggingPriority : .contentCompressionResistancePriority
      let value = tree[missed.view][kind][missed.axis]
      let tied = goals.filter { tree[$0.view][kind][$0.axis] == value && $0.axis == missed.axis }
      guard tied.count > 1 else { continue }
      let tie = SizeTie(views: tied.map(\.view.position), priority: kind, value: value)
      for goal in tied { ties[goal.index] = tie }
    }
    return ties
  }
}

extension ViewTree {
  /// Tells whether an item's content asks for a length.
  fileprivate func hasSizeGoal(_ item: Int, along axis: Axis) -> Bool {
    !followsMask(item) && intrinsicLength(of: index(at: item), along: axis) != nil
  }
}
