import LinearProgramming

/// The order of a graph's nodes, in preorder, and of its constraints, by their addition.
struct GraphOrder: EditableProgramOrder {
  /// Each node's place in preorder, by its slot.
  private var ranks: [Int32] = [0]
  /// Each constraint's number, by its slot.
  private var sequences: [Int] = []
  /// The number of the next constraint: of a conflict the last one is left out.
  private var nextSequence = 0
  /// True if nodes have moved since the last ranking.
  var isStale = false
  private var lastRank: Int32 = 0
  /// The number of guides that stack views have made: they stand behind all other nodes.
  var guideCount = 0

  /// A node was put somewhere: behind all others it has its rank at once.
  mutating func noteInsertion(_ slot: Int, isLast: Bool, count: Int) {
    while ranks.count < count { ranks.append(0) }
    guard isLast, !isStale, guideCount == 0 else {
      isStale = true
      return
    }
    lastRank += 1
    ranks[slot] = lastRank
  }

  /// A constraint was added behind all others.
  mutating func noteConstraint(_ slot: Int) {
    if slot == sequences.count { sequences.append(nextSequence) } else { sequences[slot] = nextSequence }
    nextSequence += 1
  }

  func sequence(ofConstraint slot: Int) -> Int { sequences[slot] }

  /// Puts a constraint among those that a stack view made, which come before all others.
  mutating func setPlace(_ place: Int, inStack stack: Int32, ofConstraint slot: Int) {
    sequences[slot] = ~(Int(stack) << 24 | place)
  }

  /// The stack view that made a constraint.
  func stack(ofConstraint slot: Int) -> Int32? {
    sequences[slot] < 0 ? Int32(truncatingIfNeeded: ~sequences[slot] >> 24) : nil
  }

  mutating func reserve(nodes: Int, constraints: Int) {
    ranks.reserveCapacity(nodes)
    sequences.reserveCapacity(constraints)
  }

  /// Ranks the nodes anew.
  mutating func refresh(_ items: borrowing GraphItems) {
    guard isStale else { return }
    isStale = false
    lastRank = -1
    var pending: [Int32] = [0]
    while let slot = pending.popLast() {
      lastRank += 1
      ranks[Int(slot)] = lastRank
      pending.append(contentsOf: items.nodes[Int(slot)].subnodes.reversed())
    }
    guard guideCount > 0 else { return }
    for stack in items.stacks.keys.sorted(by: { ranks[Int($0)] < ranks[Int($1)] }) {
      for guide in items.stacks[stack]?.guides ?? [] {
        lastRank += 1
        ranks[Int(guide)] = lastRank
      }
    }
  }

  /// A Boolean that says that open lengths are settled before open places: what views in code leave open.
  var settlesLengthsFirst = false

  func rank(ofColumn column: Int) -> Int {
    let rank = 4 * Int(ranks[column >> 2]) + column & 3
    return settlesLengthsFirst && column & 1 == 0 ? rank + 1 << 40 : rank
  }

  func rank(ofItem item: Int) -> Int {
    if item & 1 == 0 { return Int(ranks[item >> 1]) }
    guard let stack = stack(ofConstraint: item >> 1) else { return 1 << 56 + sequences[item >> 1] }
    return (1 << 31 | Int(ranks[Int(stack)])) << 24 | ~sequences[item >> 1] & 0xFF_FFFF
  }

  /// The item that asks for a node's rows.
  static func item(ofNode slot: Int) -> Int32 { Int32(truncatingIfNeeded: slot << 1) }

  /// The item that asks for a constraint's row.
  static func item(ofConstraint slot: Int) -> Int32 { Int32(truncatingIfNeeded: slot << 1 | 1) }
}
