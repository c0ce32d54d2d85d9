import LayoutModel

/// A tree's constraints in an order by what they say, whatever they are called and wherever they stand: by their first
/// item, the rest only among those that share it.
///
/// - Complexity: Linear in the constraints and views, but for items that many constraints begin with.
func canonicalOrder(of tree: ViewTree) -> [Int] {
  var ends = [Int32](repeating: 0, count: tree.count + 1)
  for constraint in tree.constraints { ends[constraint.first.view.position + 1] += 1 }
  for view in 0..<tree.count { ends[view + 1] += ends[view] }
  var order = [Int](repeating: 0, count: tree.constraints.count)
  var places = ends
  for index in tree.constraints.indices {
    let view = tree.constraints[index].first.view.position
    order[Int(places[view])] = index
    places[view] += 1
  }
  for view in 0..<tree.count {
    let group = Int(ends[view])..<Int(ends[view + 1])
    // A view has a handful of constraints, most times: put each where it belongs among those before it.
    guard group.count <= 16 else {
      order[group].sort { stands(tree.constraints[$0], before: tree.constraints[$1]) }
      continue
    }
    for place in group.dropFirst() {
      let index = order[place]
      var hole = place
      while hole > group.lowerBound, stands(tree.constraints[index], before: tree.constraints[order[hole - 1]]) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = index
    }
  }
  return order
}

/// Whether a constraint stands before another with the same first view.
private func stands(_ a: borrowing TreeConstraint, before b: borrowing TreeConstraint) -> Bool {
  let (left, right) = (place(a), place(b))
  if left != right { return left < right }
  if a.multiplier != b.multiplier { return a.multiplier < b.multiplier }
  if a.constant != b.constant { return a.constant < b.constant }
  return a.priority < b.priority
}

/// A constraint's attributes, second item and relation as one number.
private func place(_ constraint: borrowing TreeConstraint) -> UInt64 {
  let second = constraint.second
  let attributes = UInt64(rank(constraint.first.attribute)) << 8 | UInt64(second.map { rank($0.attribute) + 1 } ?? 0)
  let item = UInt64(second.map { $0.view.position + 1 } ?? 0)
  let relation: UInt64 =
    switch constraint.relation {
    case .equal: 0
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: 2
    }
  return attributes << 48 | item << 8 | relation
}

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
  }
}
