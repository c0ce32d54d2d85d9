import LayoutModel
import LayoutResolution

/// A tree's constraints in an order by what they say, whatever they are called and wherever they stand: by their first
/// item, the rest only among those that share it.
///
/// - Complexity: Linear in the constraints and views, but for items that many constraints begin with.
func canonicalOrder(of tree: ViewTree) -> [Int32] {
  var ends = [Int32](repeating: 0, count: tree.count + 1)
  var keys: [UInt64] = []
  keys.reserveCapacity(tree.constraints.count)
  for index in tree.constraints.indices {
    ends[Int(tree.constraints[index].firstView) + 1] += 1
    keys.append(key(tree, index))
  }
  for view in 0..<tree.count { ends[view + 1] += ends[view] }
  var order = [Int32](repeating: 0, count: tree.constraints.count)
  var nextPositions = ends
  for index in tree.constraints.indices {
    let view = Int(tree.constraints[index].firstView)
    order[Int(nextPositions[view])] = Int32(index)
    nextPositions[view] += 1
  }
  func stands(_ a: Int32, before b: Int32) -> Bool {
    let (left, right) = (keys[Int(a)], keys[Int(b)])
    return left != right ? left < right : numbersStand(tree, Int(a), before: Int(b))
  }
  for view in 0..<tree.count {
    let group = Int(ends[view])..<Int(ends[view + 1])
    // A view has a handful of constraints, most times: put each where it belongs among those before it.
    guard group.count <= 16 else {
      order[group].sort(by: stands)
      continue
    }
    for position in group.dropFirst() {
      let index = order[position]
      var hole = position
      while hole > group.lowerBound, stands(index, before: order[hole - 1]) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = index
    }
  }
  return order
}

/// A constraint's attributes, second item and relation as one number.
private func key(_ tree: ViewTree, _ index: Int) -> UInt64 {
  var key = UInt64(rank(tree.constraints[index].firstAttribute)) << 56
  if let second = tree.constraints[index].secondView {
    key |= UInt64(rank(tree.constraints[index].secondAttribute) + 1) << 48 | UInt64(UInt32(second) + 1) << 8
  }
  switch tree.constraints[index].relation {
  case .equal: return key
  case .lessThanOrEqual: return key | 1
  case .greaterThanOrEqual: return key | 2
  }
}

/// Whether a constraint's numbers stand before those of another that is like it.
private func numbersStand(_ tree: ViewTree, _ a: Int, before b: Int) -> Bool {
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
