import LayoutModel
import LayoutResolution

/// Sorts some of a tree's constraints by their contents, independent of their names and positions: by the first item, and among constraints
/// of one first item by the rest.
///
/// - Complexity: Linear in the constraints and views, except for items that many constraints begin with.
func canonicalOrder(of tree: borrowing ViewTree, _ indices: some Collection<Int>) -> [Int32] {
  let constraints = tree.constraints.span
  // The beginning of each view's group, followed by its end. While groups are being filled, it is the next free place.
  var ends = [Int32](repeating: 0, count: tree.count + 2)
  var entries = [Entry](repeating: Entry(key: 0, index: 0), count: indices.count)
  do {
    var ends = ends.mutableSpan
    var entries = entries.mutableSpan
    for index in indices { ends[Int(constraints[index].firstView) + 2] += 1 }
    for view in 2..<ends.count { ends[view] += ends[view - 1] }
    for index in indices {
      let view = Int(constraints[index].firstView)
      entries[Int(ends[view + 1])] = Entry(key: key(constraints[index]), index: Int32(index))
      ends[view + 1] += 1
    }
    // A view mostly has a handful of constraints, so insertion sort is used.
    for view in 0..<tree.count where Int(ends[view + 1] - ends[view]) <= maximumInserted {
      let start = Int(ends[view])
      for position in start..<Int(ends[view + 1]) {
        let entry = entries[position]
        var hole = position
        while hole > start, stands(entry, before: entries[hole - 1], tree) {
          entries[hole] = entries[hole - 1]
          hole -= 1
        }
        entries[hole] = entry
      }
    }
  }
  for view in 0..<tree.count where Int(ends[view + 1] - ends[view]) > maximumInserted {
    entries[Int(ends[view])..<Int(ends[view + 1])].sort { stands($0, before: $1, tree) }
  }
  return entries.map(\.index)
}

/// A constraint and its first sort key.
private struct Entry {
  let key: UInt64
  let index: Int32
}

/// The maximum size of a group that is sorted by insertion.
private let maximumInserted = 16

@inline(__always)
private func stands(_ a: Entry, before b: Entry, _ tree: borrowing ViewTree) -> Bool {
  a.key != b.key ? a.key < b.key : numbersStand(tree, Int(a.index), before: Int(b.index))
}

/// A constraint's attributes, second item and relation as one number.
@inline(__always)
private func key(_ constraint: borrowing TreeConstraint) -> UInt64 {
  var key = UInt64(rank(constraint.firstAttribute)) << 56
  if let second = constraint.secondView {
    key |= UInt64(rank(constraint.secondAttribute) + 1) << 48 | UInt64(UInt32(second) + 1) << 8
  }
  switch constraint.relation {
  case .equal: return key
  case .lessThanOrEqual: return key | 1
  case .greaterThanOrEqual: return key | 2
  }
}

/// Tells whether a constraint's numbers come before those of another that is otherwise equal.
private func numbersStand(_ tree: borrowing ViewTree, _ a: Int, before b: Int) -> Bool {
  let multipliers = (tree.constraints[a].multiplier, tree.constraints[b].multiplier)
  if multipliers.0 != multipliers.1 { return multipliers.0 < multipliers.1 }
  let insets = (tree.insetsRank(of: a), tree.insetsRank(of: b))
  if insets.0 != insets.1 { return insets.0 < insets.1 }
  let constants = (tree.constraints[a].constant, tree.constraints[b].constant)
  if constants.0 != constants.1 { return constants.0 < constants.1 }
  return tree.constraints[a].priority.rawValue < tree.constraints[b].priority.rawValue
}

/// An attribute's rank in an order of our own.
@inline(__always)
private func rank(_ attribute: ConstraintAttribute) -> UInt8 {
  switch attribute {
  case .left: 0
  case .right: 1
  case .top: 2
  case .bottom: 3
  case .leading: 4
  case .trailing: 5
  case .width: 6
  case .height: 7
  case .centerX: 8
  case .centerY: 9
  case .firstBaseline: 10
  case .lastBaseline: 11
  case .leftMargin: 12
  case .rightMargin: 13
  case .topMargin: 14
  case .bottomMargin: 15
  case .leadingMargin: 16
  case .trailingMargin: 17
  case .centerXWithinMargins: 18
  case .centerYWithinMargins: 19
  }
}
