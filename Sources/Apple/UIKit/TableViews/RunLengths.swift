/// The lengths of many parts in a line, in runs of parts of one length: a treap by position (Seidel and Aragon, *Randomized
/// search trees*, 1996), each node a run with the count and the length of its subtree.
///
///     100,000 rows estimated at 44      one node
///     the third one measured at 60      2 × 44, 1 × 60, 99,997 × 44
///
/// A length is exact, or an estimate until its part is measured. All calls but those on the whole take logarithmic time.
struct RunLengths {
  private struct Run {
    var length: Double
    /// The length of the subtree, in points.
    var totalLength: Double
    var count: Int32
    /// The number of parts in the subtree.
    var totalCount: Int32
    var left: Int32 = -1
    var right: Int32 = -1
    /// The place in the heap's order.
    var priority: UInt32
    var isExact: Bool
  }

  private var runs: [Run] = []
  private var free: [Int32] = []
  private var root: Int32 = -1
  private var seed: UInt32 = 0x9E37_79B9

  /// The number of parts.
  var count: Int { root < 0 ? 0 : Int(runs[Int(root)].totalCount) }
  /// The sum of all lengths, in points.
  var total: Double { root < 0 ? 0 : runs[Int(root)].totalLength }
  /// The number of bytes that it takes.
  var byteCount: Int { runs.capacity * MemoryLayout<Run>.stride + free.capacity * MemoryLayout<Int32>.stride }

  // MARK: Reading

  /// The length of a part, and whether it is exact.
  subscript(index: Int) -> (length: Double, isExact: Bool) {
    var (node, rest) = (root, Int32(index))
    while node >= 0 {
      let run = runs[Int(node)]
      let before = countOf(run.left)
      if rest < before {
        node = run.left
      } else if rest < before + run.count {
        return (run.length, run.isExact)
      } else {
        rest -= before + run.count
        node = run.right
      }
    }
    preconditionFailure("no part at \(index)")
  }

  /// The sum of the lengths before a part, in points.
  func start(of index: Int) -> Double {
    var (node, rest, sum) = (root, Int32(index), 0.0)
    while node >= 0, rest > 0 {
      let run = runs[Int(node)]
      let before = countOf(run.left)
      if rest <= before {
        node = run.left
        continue
      }
      sum += lengthOf(run.left) + Double(min(rest - before, run.count)) * run.length
      rest -= before + run.count
      node = run.right
    }
    return sum
  }

  /// The part at a distance from the beginning: the last one that begins no later, of several the first that isn't empty.
  func index(at offset: Double) -> Int {
    var (node, rest, index) = (root, offset, 0)
    while node >= 0 {
      let run = runs[Int(node)]
      let before = lengthOf(run.left)
      if rest < before, run.left >= 0 {
        node = run.left
        continue
      }
      rest -= before
      index += Int(countOf(run.left))
      let own = Double(run.count) * run.length
      if rest < own || run.right < 0 {
        return run.length > 0
          ? index + Int(min(Double(run.count - 1), max(0, rest / run.length))) : index + Int(run.count) - 1
      }
      rest -= own
      index += Int(run.count)
      node = run.right
    }
    return 0
  }

  // MARK: Changing

  /// Sets the length of a part.
  mutating func set(_ length: Double, isExact: Bool, at index: Int) {
    let known = self[index]
    guard known.length != length || known.isExact != isExact else { return }
    remove(index..<index + 1)
    insert(1, length: length, isExact: isExact, at: index)
  }

  /// Inserts parts of one length before another part.
  mutating func insert(_ count: Int, length: Double, isExact: Bool, at index: Int) {
    guard count > 0 else { return }
    let (left, right) = split(root, Int32(index))
    root = merge(merge(left, make(count: Int32(count), length, isExact)), right)
  }

  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let (left, rest) = split(root, Int32(range.lowerBound))
    let (middle, right) = split(rest, Int32(range.count))
    release(middle)
    root = merge(left, right)
  }

  /// Takes all lengths for estimates.
  mutating func markEstimated() { for index in runs.indices { runs[index].isExact = false } }

  // MARK: The tree

  private func countOf(_ node: Int32) -> Int32 { node < 0 ? 0 : runs[Int(node)].totalCount }
  private func lengthOf(_ node: Int32) -> Double { node < 0 ? 0 : runs[Int(node)].totalLength }

  private mutating func make(count: Int32, _ length: Double, _ isExact: Bool) -> Int32 {
    // Xorshift (Marsaglia 2003): the same edits make the same tree.
    seed ^= seed << 13
    seed ^= seed >> 17
    seed ^= seed << 5
    let run = Run(
      length: length, totalLength: Double(count) * length, count: count, totalCount: count, priority: seed,
      isExact: isExact)
    if let index = free.popLast() {
      runs[Int(index)] = run
      return index
    }
    runs.append(run)
    return Int32(runs.count - 1)
  }

  private mutating func release(_ first: Int32) {
    var pending = [first]
    while let node = pending.popLast() {
      guard node >= 0 else { continue }
      pending += [runs[Int(node)].left, runs[Int(node)].right]
      free.append(node)
    }
  }

  private mutating func update(_ node: Int32) {
    let run = runs[Int(node)]
    runs[Int(node)].totalCount = run.count + countOf(run.left) + countOf(run.right)
    runs[Int(node)].totalLength = Double(run.count) * run.length + lengthOf(run.left) + lengthOf(run.right)
  }

  /// The first parts of a subtree, and the others.
  private mutating func split(_ node: Int32, _ count: Int32) -> (Int32, Int32) {
    guard node >= 0 else { return (-1, -1) }
    let run = runs[Int(node)]
    let before = countOf(run.left)
    if count <= before {
      let (left, right) = split(run.left, count)
      runs[Int(node)].left = right
      update(node)
      return (left, node)
    }
    if count >= before + run.count {
      let (left, right) = split(run.right, count - before - run.count)
      runs[Int(node)].right = left
      update(node)
      return (node, right)
    }
    // Within the run: its end becomes a run of its own.
    let end = make(count: run.count - (count - before), run.length, run.isExact)
    runs[Int(node)].count = count - before
    runs[Int(node)].right = -1
    update(node)
    return (node, merge(end, run.right))
  }

  private mutating func merge(_ left: Int32, _ right: Int32) -> Int32 {
    guard left >= 0 else { return right }
    guard right >= 0 else { return left }
    if runs[Int(left)].priority >= runs[Int(right)].priority {
      runs[Int(left)].right = merge(runs[Int(left)].right, right)
      update(left)
      return left
    }
    runs[Int(right)].left = merge(left, runs[Int(right)].left)
    update(right)
    return right
  }
}
