import LayoutModel
import LayoutResolution
import LinearProgramming

/// Views whose intrinsic sizes take from each other, for they are goals of one priority.
struct SizeTie {
  /// The views, by their places in the tree, ascending.
  let views: [Int]
  let priority: Repair.ContentPriority
  let value: Priority

  /// The open lengths that views' contents ask for, by their places among the open attributes: a length is open beside
  /// such a goal only if the goal takes from others of its priority.
  static func candidates(_ rows: OpenRows, of tree: ViewTree) -> [Int] {
    rows.columns.indices.filter { place in
      rows.isLength(place) && tree.hasSizeGoal(rows.columns[place] / 4, along: rows.axis(of: place))
    }
  }

  /// The ties among candidates, by their places, as far as they are known.
  ///
  /// They are where one length follows others: there, what one view gets another lacks.
  static func find(
    among candidates: [Int], _ rows: OpenRows, _ causes: OpenCauses, of placed: PlacedTree
  ) -> [Int: SizeTie] {
    let tree = placed.tree
    let views = Array(tree.indices)
    var sets = DisjointSets(count: rows.columns.count)
    var isSeen = [Bool](repeating: false, count: rows.columns.count)
    for candidate in candidates {
      var pending = [candidate]
      while let place = pending.popLast() {
        guard !isSeen[place] else { continue }
        isSeen[place] = true
        for term in causes.terms(place) {
          sets.join(place, term.place)
          pending.append(term.place)
        }
      }
    }
    var ties: [Int: SizeTie] = [:]
    for members in Dictionary(grouping: candidates, by: { sets.root(of: $0) }).values where members.count > 1 {
      let goals = members.map { place in
        let (view, axis) = (views[rows.columns[place] / 4], rows.axis(of: place))
        return (place: place, view: view, axis: axis, excess: placed.excess(of: view, along: axis))
      }
      guard let missed = goals.first(where: { $0.excess != 0 }) else { continue }
      let kind =
        missed.excess > 0 ? Repair.ContentPriority.contentHuggingPriority : .contentCompressionResistancePriority
      let value = tree[missed.view][kind][missed.axis]
      let tied = goals.filter { tree[$0.view][kind][$0.axis] == value && $0.axis == missed.axis }
      guard tied.count > 1 else { continue }
      let tie = SizeTie(views: tied.map(\.view.position), priority: kind, value: value)
      for goal in tied { ties[goal.place] = tie }
    }
    return ties
  }
}

extension ViewTree {
  /// Whether an item's content asks for a length.
  fileprivate func hasSizeGoal(_ item: Int, along axis: Axis) -> Bool {
    !followsMask(item) && intrinsicLength(of: index(at: item), along: axis) != nil
  }
}
