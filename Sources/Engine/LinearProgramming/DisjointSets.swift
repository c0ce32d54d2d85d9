/// Sets of numbers that are merged and never split (union-find with path halving).
package struct DisjointSets: Sendable {
  private var parents: [Int32]

  /// Creates a set for each number below a count.
  package init(count: Int) {
    parents = Array(0..<Int32(count))
  }

  /// The representative of an element's set: its smallest.
  package mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != Int32(element) {
      let parent = Int(parents[element])
      parents[element] = parents[parent]
      element = Int(parents[element])
    }
    return element
  }

  /// Merges the sets of two elements.
  package mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    if a != b { parents[max(a, b)] = Int32(min(a, b)) }
  }
}
