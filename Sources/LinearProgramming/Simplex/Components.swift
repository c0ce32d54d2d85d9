extension LinearProgram {
  /// Rows that share columns, directly or through others, and so have to be solved together.
  struct Component {
    /// The columns' numbers in the program, ascending.
    var columns: [Int] = []
    /// The rows' numbers in the program, ascending.
    var rows: [Int] = []
  }

  /// The independent parts that some rows, in ascending order, make, and columns without rows; by their first column.
  /// Rows without columns belong to none.
  ///
  /// - Complexity: Near linear in the number of terms.
  func components(of some: [Int]) -> [Component] {
    var sets = DisjointSets(count: columns.count)
    for row in some { sets.join(terms[terms(of: row)].lazy.map { Int($0.index) }) }
    var components: [Component] = []
    var places = [Int](repeating: -1, count: columns.count)
    for column in columns.indices {
      let root = sets.root(of: column)
      if places[root] < 0 {
        places[root] = components.count
        components.append(Component())
      }
      components[places[root]].columns.append(column)
    }
    for row in some {
      guard let first = terms[terms(of: row)].first else { continue }
      components[places[sets.root(of: Int(first.index))]].rows.append(row)
    }
    return components
  }
}

/// Sets of numbers that are merged and never parted (union-find with path halving).
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) {
    parents = Array(0..<Int32(count))
  }

  /// The least element of an element's set.
  mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != Int32(element) {
      let parent = Int(parents[element])
      parents[element] = parents[parent]
      element = Int(parents[element])
    }
    return element
  }

  /// Merges the sets of some elements.
  mutating func join(_ elements: some Collection<Int>) {
    guard let first = elements.first else { return }
    for element in elements.dropFirst() {
      let (a, b) = (root(of: first), root(of: element))
      if a != b { parents[max(a, b)] = Int32(min(a, b)) }
    }
  }
}
