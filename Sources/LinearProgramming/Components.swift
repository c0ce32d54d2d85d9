extension LinearProgram {
  /// Rows that share columns, directly or through others, and so have to be solved together.
  struct Component {
    /// The columns' numbers in the program, ascending.
    var columns: [Int] = []
    /// The requirements' and goals' places in the program, in its order.
    var requirements: [Int] = []
    var goals: [Int] = []
  }

  /// The program's independent parts, by their first column; rows without columns belong to none.
  ///
  /// - Complexity: Near linear in the number of terms.
  func components(leavingOut left: Set<Int>) -> [Component] {
    var sets = DisjointSets(count: columns.count)
    for requirement in requirements where !left.contains(requirement.item) { sets.join(requirement.row) }
    for goal in goals { sets.join(goal.row) }
    var components: [Component] = []
    var places: [Int: Int] = [:]
    for column in columns.indices {
      let root = sets.root(of: column)
      let place = places[root] ?? components.count
      if place == components.count {
        places[root] = place
        components.append(Component())
      }
      components[place].columns.append(column)
    }
    for (index, requirement) in requirements.enumerated() where !left.contains(requirement.item) {
      guard let first = requirement.row.expression.terms.first, let place = places[sets.root(of: first.index)] else {
        continue
      }
      components[place].requirements.append(index)
    }
    for (index, goal) in goals.enumerated() {
      guard let first = goal.row.expression.terms.first, let place = places[sets.root(of: first.index)] else {
        continue
      }
      components[place].goals.append(index)
    }
    return components
  }
}

/// Sets of numbers that are merged and never parted (union-find with path halving).
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  mutating func join(_ row: LinearProgram.Row) {
    guard let first = row.expression.terms.first else { return }
    for term in row.expression.terms.dropFirst() {
      let (a, b) = (root(of: first.index), root(of: term.index))
      if a != b { parents[max(a, b)] = min(a, b) }
    }
  }
}
