extension LinearProgram {
  /// Rows that share columns, directly or through others, and so have to be solved together.
  struct Part {
    /// The columns' numbers in the program, ascending.
    var columns: [Int] = []
    /// The rows' numbers in the program, ascending.
    var rows: [Int] = []
  }

  /// The independent parts that some rows, in ascending order, make, and columns without rows; by their first column.
  /// Rows without columns belong to none.
  ///
  /// - Complexity: Near linear in the number of terms.
  func parts(of some: [Int]) -> [Part] {
    var sets = DisjointSets(count: columns.count)
    for row in some { sets.join(terms[terms(of: row)].lazy.map { Int($0.index) }) }
    var components: [Part] = []
    var partsOfRoots = [OptionalIndex](repeating: .none, count: columns.count)
    for column in columns.indices {
      let root = sets.root(of: column)
      let part = partsOfRoots[root].value ?? components.count
      if part == components.count {
        partsOfRoots[root] = OptionalIndex(part)
        components.append(Part())
      }
      components[part].columns.append(column)
    }
    for row in some {
      guard let first = terms[terms(of: row)].first,
        let part = partsOfRoots[sets.root(of: Int(first.index))].value
      else { continue }
      components[part].rows.append(row)
    }
    return components
  }
}
