import LayoutOutput

/// The views of a layout paired with those expected of it.
///
/// Views are paired by id, wherever they are in the tree. A view without an id is named by a path that counts the views
/// before it (`root/UILabel[2]`). Such views are paired within their superview, so that the loss of one doesn't break
/// the pairs of the others.
struct ViewPairs {
  /// The indices of two views, one in each list.
  struct Pair {
    let expected: Int
    let actual: Int
  }

  /// The pairs, in the order of the expected views.
  private(set) var pairs: [Pair] = []
  /// The expected views that are missing, without the views within them.
  private(set) var lost: [Subtree] = []
  /// The unexpected views, without the views within them.
  private(set) var won: [Subtree] = []

  /// A view, and the number of views within it that have no partner either.
  struct Subtree {
    let view: Int
    let inner: Int
  }

  private let expected: Tree
  private let actual: Tree
  /// The partner of each expected view, and of each actual one.
  private var partners: [Int?]
  private var isPaired: [Bool]

  init(expected: [FrameDump.ViewRecord], actual: [FrameDump.ViewRecord]) {
    self.expected = Tree(expected)
    self.actual = Tree(actual)
    partners = Array(repeating: nil, count: expected.count)
    isPaired = Array(repeating: false, count: actual.count)
    pairNamed()
    pairUnnamed(self.expected.roots, self.actual.roots)
    for view in expected.indices {
      guard let partner = partners[view] else { continue }
      pairs.append(Pair(expected: view, actual: partner))
      pairUnnamed(self.expected.children[view], self.actual.children[partner])
    }
    lost = self.expected.outermost { partners[$0] == nil }
    won = self.actual.outermost { !isPaired[$0] }
  }

  /// Returns the index of a pair's superview in each list; `nil` for a view in the window.
  func superviews(of pair: Pair) -> (expected: Int?, actual: Int?) {
    (expected.superviews[pair.expected], actual.superviews[pair.actual])
  }

  /// Returns the subviews that a pair has in both layouts, as indices of the expected views: once in the expected
  /// order, once in the actual one.
  func subviews(of pair: Pair) -> (expected: [Int], actual: [Int]) {
    let inExpected = expected.children[pair.expected].filter { view in
      partners[view].map { actual.superviews[$0] == pair.actual } ?? false
    }
    let known = Dictionary(inExpected.compactMap { view in partners[view].map { ($0, view) } }) { first, _ in first }
    return (inExpected, actual.children[pair.actual].compactMap { known[$0] })
  }

  private mutating func pair(_ expected: Int, _ actual: Int) {
    partners[expected] = actual
    isPaired[actual] = true
  }

  /// Pairs views by id; if several share an id, in their order.
  private mutating func pairNamed() {
    var byID: [String: [Int]] = [:]
    for view in actual.views.indices.reversed() where !actual.isUnnamed[view] {
      byID[actual.views[view].id, default: []].append(view)
    }
    for view in expected.views.indices where !expected.isUnnamed[view] {
      if let partner = byID[expected.views[view].id]?.popLast() { pair(view, partner) }
    }
  }

  /// Pairs the unnamed subviews of a pair, class by class.
  private mutating func pairUnnamed(_ old: [Int], _ new: [Int]) {
    let old = old.filter { partners[$0] == nil && expected.isUnnamed[$0] }
    let new = new.filter { !isPaired[$0] && actual.isUnnamed[$0] }
    guard !old.isEmpty, !new.isEmpty else { return }
    let newByClass = Dictionary(grouping: new) { actual.views[$0].className }
    for (className, old) in Dictionary(grouping: old, by: { expected.views[$0].className }) {
      let new = newByClass[className] ?? []
      guard old.count != new.count else {
        for (view, partner) in zip(old, new) { pair(view, partner) }
        continue
      }
      let common = commonSubsequence(old, new) { expected.resembles($0, actual, $1) }
      // Between matching views, changed views are paired in their order.
      var (nextOld, nextNew) = (0, 0)
      for match in common + [(old.count, new.count)] {
        for (view, partner) in zip(old[nextOld..<match.0], new[nextNew..<match.1]) { pair(view, partner) }
        if match.0 < old.count { pair(old[match.0], new[match.1]) }
        nextOld = match.0 + 1
        nextNew = match.1 + 1
      }
    }
  }
}

/// Returns a longest common subsequence (Wagner and Fischer, The string-to-string correction problem, 1974), as indices
/// into both lists. Of long lists only the beginnings and ends are matched.
private func commonSubsequence(_ a: [Int], _ b: [Int], _ isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
  var start = 0
  while start < min(a.count, b.count), isSame(a[start], b[start]) { start += 1 }
  var end = 0
  while end < min(a.count, b.count) - start, isSame(a[a.count - 1 - end], b[b.count - 1 - end]) { end += 1 }
  let (inner, other) = (Array(a[start..<a.count - end]), Array(b[start..<b.count - end]))
  var matches = (0..<start).map { ($0, $0) }
  if !inner.isEmpty, !other.isEmpty, inner.count * other.count <= 1_000_000 {
    // The length of the longest common subsequence of each pair of remainders.
    var lengths = Array(repeating: Array(repeating: 0, count: other.count + 1), count: inner.count + 1)
    for i in inner.indices.reversed() {
      for j in other.indices.reversed() {
        lengths[i][j] =
          isSame(inner[i], other[j]) ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < inner.count, j < other.count {
      if isSame(inner[i], other[j]) {
        matches.append((start + i, start + j))
        i = i + 1
        j = j + 1
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
  return matches + (0..<end).reversed().map { (a.count - 1 - $0, b.count - 1 - $0) }
}

/// A dump's views as a tree, built from their depths.
private struct Tree {
  let views: [FrameDump.ViewRecord]
  private(set) var roots: [Int] = []
  private(set) var superviews: [Int?] = []
  private(set) var children: [[Int]]
  /// A flag for each view that tells whether its name is a path because it has no id.
  private(set) var isUnnamed: [Bool] = []

  init(_ views: [FrameDump.ViewRecord]) {
    self.views = views
    children = Array(repeating: [], count: views.count)
    var ancestors: [Int] = []
    for (index, view) in views.enumerated() {
      while let last = ancestors.last, views[last].depth >= view.depth { ancestors.removeLast() }
      superviews.append(ancestors.last)
      if let superview = ancestors.last {
        children[superview].append(index)
        let path = "\(views[superview].id)/\(view.className)["
        isUnnamed.append(view.id.utf8.starts(with: path.utf8))
      } else {
        roots.append(index)
        isUnnamed.append(view.id.utf8.elementsEqual("root".utf8))
      }
      ancestors.append(index)
    }
  }

  /// Tells whether a view has the size of a view in another tree, and holds as many views.
  func resembles(_ view: Int, _ other: Tree, _ partner: Int) -> Bool {
    views[view].frame.suffix(2) == other.views[partner].frame.suffix(2)
      && children[view].count == other.children[partner].count
  }

  /// Returns the views of a kind that aren't inside another of the kind, and the number of views inside each.
  func outermost(_ isOfKind: (Int) -> Bool) -> [ViewPairs.Subtree] {
    var counts: [(view: Int, inner: Int)] = []
    /// The outermost view of the kind that contains each view, or is that view.
    var holders: [Int?] = []
    for view in views.indices {
      let holder = superviews[view].flatMap { holders[$0] }
      if !isOfKind(view) {
        holders.append(nil)
      } else if let holder {
        counts[holder].inner += 1
        holders.append(holder)
      } else {
        counts.append((view, 0))
        holders.append(counts.count - 1)
      }
    }
    return counts.map { ViewPairs.Subtree(view: $0.view, inner: $0.inner) }
  }
}
