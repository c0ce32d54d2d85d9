import LayoutModel
import LayoutResolution

/// Optional constraints of one priority that can't all hold. Their deviations add up to one sum whichever of them give way, so which do, and
/// by how much, is open: a constraint more doesn't settle that, and another priority does.
///
///     square.height == square.width @751, list.bottom == root.bottom @751, …     in a window that is wider than high
struct GoalTie {
  /// The views with an attribute that the constraints leave open, by their indices in the tree, ascending.
  let views: [Int]
  /// The constraints, by their indices in the tree, ascending.
  let constraints: [Int]
  let priority: Priority
}

/// The ties of constraints, by the free attributes that the constraints would determine if they held.
struct GoalTies {
  private var ties: [Int: GoalTie] = [:]

  /// The tie that leaves an attribute open, by the attribute's index among the open ones.
  subscript(index: Int) -> GoalTie? { ties[index] }

  /// Finds the ties among the rows of levels that aren't met.
  init(_ rows: OpenRows, _ causes: OpenCauses) {
    for (priority, tied) in rows.competing {
      let constraints = Set(tied.map(\.constraint)).sorted()
      guard constraints.count > 1 else { continue }
      let free = Set(tied.flatMap { causes.reduced($0.row).map(\.index) }).filter(causes.isFree)
      let tie = GoalTie(
        views: Set(free.map { rows.columns[$0] / 4 }).sorted(), constraints: constraints, priority: priority)
      // The constraints of the highest priority are what leaves an attribute open.
      for index in free where ties[index].map({ $0.priority < priority }) ?? true { ties[index] = tie }
    }
  }
}
