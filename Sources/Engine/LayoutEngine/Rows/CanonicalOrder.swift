import LayoutModel
import LayoutResolution

extension TreeItems {
  /// Sorts some of the constraints by their contents, independent of their names and positions: by the first item, and
  /// by the rest only among constraints with the same first item.
  ///
  /// - Complexity: Linear in the constraints and views, except for items that many constraints begin with.
  func canonicalOrder(_ indices: some Collection<Int>) -> [Int32] {
    let constraints = constraints.span
    // The beginning of each view's group, followed by its end. While groups are being filled, it is the next free place.
    var ends = [Int32](repeating: 0, count: count + 2)
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
      for view in 0..<count where Int(ends[view + 1] - ends[view]) <= maximumInserted {
        let start = Int(ends[view])
        for position in start..<Int(ends[view + 1]) {
          let entry = entries[position]
          var hole = position
          while hole > start, stands(entry, before: entries[hole - 1]) {
            entries[hole] = entries[hole - 1]
            hole -= 1
          }
          entries[hole] = entry
        }
      }
    }
    for view in 0..<count where Int(ends[view + 1] - ends[view]) > maximumInserted {
      entries[Int(ends[view])..<Int(ends[view + 1])].sort { stands($0, before: $1) }
    }
    return entries.map(\.index)
  }

  @inline(__always)
  private func stands(_ a: Entry, before b: Entry) -> Bool {
    a.key != b.key ? a.key < b.key : numbersStand(Int(a.index), before: Int(b.index))
  }

  /// Tells whether a constraint's numbers come before those of another that is otherwise equal.
  private func numbersStand(_ a: Int, before b: Int) -> Bool {
    let multipliers = (constraints[a].multiplier, constraints[b].multiplier)
    if multipliers.0 != multipliers.1 { return multipliers.0 < multipliers.1 }
    let ranks = (insetsRank(of: a), insetsRank(of: b))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    let constants = (constraints[a].constant, constraints[b].constant)
    if constants.0 != constants.1 { return constants.0 < constants.1 }
    return constraints[a].priority.rawValue < constraints[b].priority.rawValue
  }

  /// A rank of a constraint's insets that doesn't depend on where they are named.
  private func insetsRank(of constraint: Int) -> UInt64 {
    UInt64(rank(ofInsets: constraints[constraint].firstInsets)) << 32
      | UInt64(rank(ofInsets: constraints[constraint].secondInsets))
  }

  private func rank(ofInsets number: Int32?) -> UInt32 {
    number.map { 1 + UInt32(insets[Int($0)].rank) << 24 ^ UInt32(insets[Int($0)].view) } ?? 0
  }
}

/// A constraint and its first sort key.
private struct Entry {
  let key: UInt64
  let index: Int32
}

/// The maximum size of a group that is sorted by insertion.
private let maximumInserted = 16

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
