import LayoutOutput

/// The views of a layout and those expected of it, in pairs.
///
/// Views are paired by id, wherever they stand. One without an id has a path for a name, which counts those before it
/// (`root/UILabel[2]`); such are paired within their superview, so that one that is gone leaves the others in their pairs.
struct ViewPairs {
  /// Places of views in the two lists.
  struct Pair {
    let expected: Int
    let actual: Int
  }

  /// In the order of the expected views.
  private(set) var pairs: [Pair] = []
  /// The expected views that there are none of, without those within them.
  private(set) var lost: [Subtree] = []
  /// The views that weren't expected, without those within them.
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

  /// The superview's place in each list; `nil` of what stands in the window.
  func superviews(of pair: Pair) -> (expected: Int?, actual: Int?) {
    (expected.superviews[pair.expected], actual.superviews[pair.actual])
  }

  /// The expected views that are paired with a pair's subviews, in the order of each list; those that stand elsewhere in
  /// one are left out.
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

  /// Pairs views with ids; of an id that several have the first with the first.
  private mutating func pairNamed() {
    var byID: [String: [Int]] = [:]
    for view in actual.views.indices.reversed() where !actual.isUnnamed[view] {
      byID[actual.views[view].id, default: []].append(view)
    }
    for view in expected.views.indices where !expected.isUnnamed[view] {
      if let partner = byID[expected.views[view].id]?.popLast() { pair(view, partner) }
    }
  }

  /// Pairs the unnamed among a pair's subviews, class by class.
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
      // Between views that are alike, those that changed are paired in their order.
      var (nextOld, nextNew) = (0, 0)
      for match in common + [(old.count, new.count)] {
        for (view, partner) in zip(old[nextOld..<match.0], new[nextNew..<match.1]) { pair(view, partner) }
        if match.0 < old.count { pair(old[match.0], new[match.1]) }
        (nextOld, nextNew) = (match.0 + 1, match.1 + 1)
      }
    }
  }
}

/// A longest common subsequence (Wagner and Fischer, The string-to-string correction problem, 1974), as places in both lists.
/// Long lists are matched at their beginnings and ends alone.
private func commonSubsequence(_ a: [Int], _ b: [Int], _ isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
  var start = 0
  while start < min(a.count, b.count), isSame(a[start], b[start]) { start += 1 }
  var end = 0
  while end < min(a.count, b.count) - start, isSame(a[a.count - 1 - end], b[b.count - 1 - end]) { end += 1 }
  let (inner, other) = (Array(a[start..<a.count - end]), Array(b[start..<b.count - end]))
  var matches = (0..<start).map { ($0, $0) }
  if !inner.isEmpty, !other.isEmpty, inner.count * other.count <= 1_000_000 {
    // The length of the longest for each pair of rests.
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
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
  return matches + (0..<end).reversed().map { (a.count - 1 - $0, b.count - 1 - $0) }
}

/// A dump's views as the tree that their depths tell.
private struct Tree {
  let views: [FrameDump.ViewRecord]
  private(set) var roots: [Int] = []
  private(set) var superviews: [Int?] = []
  private(set) var children: [[Int]]
  /// Whether a view's name is a path for want of an id.
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

  /// Whether a view is as large as one of another tree, and holds as many views.
  func resembles(_ view: Int, _ other: Tree, _ partner: Int) -> Bool {
    views[view].frame.suffix(2) == other.views[partner].frame.suffix(2)
      && children[view].count == other.children[partner].count
  }

  /// The views of a kind that don't stand in another of the kind, and how many stand in each.
  func outermost(_ isOfKind: (Int) -> Bool) -> [ViewPairs.Subtree] {
    var counts: [(view: Int, inner: Int)] = []
    /// The outermost of the kind that each view stands in, or is.
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
