/// The order of a part's rows: by what they say, wherever they stand.
extension EditableProgram {
  /// Some rows, in order; their columns have been told their places.
  func sorted(_ rows: [Int32], among columns: [Int32], in order: some EditableProgramOrder) -> [Int32] {
    guard rows.count > 1 else { return rows }
    var rows = rows
    if rows.count <= 16 {
      for position in 1..<rows.count {
        let row = rows[position]
        var hole = position
        while hole > 0, stands(row, before: rows[hole - 1], columns, order) {
          rows[hole] = rows[hole - 1]
          hole -= 1
        }
        rows[hole] = row
      }
    } else {
      rows.sort { stands($0, before: $1, columns, order) }
    }
    return rows
  }

  private func stands(_ a: Int32, before b: Int32, _ columns: [Int32], _ order: some EditableProgramOrder) -> Bool {
    let (firstTerms, secondTerms) = (termRange(ofRow: Int(a)), termRange(ofRow: Int(b)))
    var (i, j) = (firstTerms.lowerBound, secondTerms.lowerBound)
    while true {
      var (x, y): (Int?, Int?)
      while x == nil, i < firstTerms.upperBound {
        x = localIndex(of: Int(terms[i].column), among: columns)
        i += 1
      }
      while y == nil, j < secondTerms.upperBound {
        y = localIndex(of: Int(terms[j].column), among: columns)
        j += 1
      }
      guard let x, let y else {
        if (x == nil) != (y == nil) { return x == nil }
        break
      }
      if x != y { return x < y }
      let (own, other) = (terms[i - 1].coefficient, terms[j - 1].coefficient)
      if own != other { return own < other }
    }
    let (x, y) = (kind(ofRow: Int(a)).order, kind(ofRow: Int(b)).order)
    if x.kind != y.kind { return x.kind < y.kind }
    if x.above != y.above { return x.above > y.above }
    if x.below != y.below { return x.below > y.below }
    if rows[Int(a)].constant != rows[Int(b)].constant { return rows[Int(a)].constant < rows[Int(b)].constant }
    func rank(_ row: Int32) -> Int { rows[Int(row)].item.map { order.rank(ofItem: Int($0)) } ?? -1 }
    return rank(a) < rank(b)
  }
}

extension LinearProgram.RowKind {
  /// Requirements first, then goals from the highest level.
  fileprivate var order: (kind: UInt8, above: Double, below: Double) {
    switch self {
    case .requirement(let relation, let item): (item == nil ? 0 : 1 + relation.rawValue, 0, 0)
    case .goal(let goal): (8, goal.above, goal.below)
    }
  }
}
