/// `Σ coefficient · column + Σ coefficient · parameter + constant`, as a row is put together.
package struct LinearExpression: Hashable, Sendable {
  /// The columns' terms, each column once.
  package private(set) var terms: [LinearProgram.Term] = []
  /// The parameters' terms, likewise.
  package private(set) var parameterTerms: [LinearProgram.Term] = []
  package var constant: Double

  /// Longer expressions than this are looked through by a table, not from end to end.
  private static let longest = 16
  /// Where each column's term stands, once there are many.
  private var places: [Int32: Int] = [:]

  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Empties the expression, and keeps its memory for the next row.
  package mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    parameterTerms.removeAll(keepingCapacity: true)
    constant = 0
    if !places.isEmpty { places = [:] }
  }

  /// Adds a column times a coefficient.
  package mutating func add(column: Int, times coefficient: Double = 1) {
    let index = Int32(column)
    if let place = place(of: index) {
      terms[place].coefficient += coefficient
    } else {
      if !places.isEmpty { places[index] = terms.count }
      terms.append(LinearProgram.Term(index: index, coefficient: coefficient))
    }
  }

  /// Adds a parameter times a coefficient.
  package mutating func add(parameter: Int, times coefficient: Double = 1) {
    if let place = parameterTerms.firstIndex(where: { $0.index == Int32(parameter) }) {
      parameterTerms[place].coefficient += coefficient
    } else {
      parameterTerms.append(LinearProgram.Term(index: Int32(parameter), coefficient: coefficient))
    }
  }

  private mutating func place(of column: Int32) -> Int? {
    if terms.count < Self.longest { return terms.firstIndex { $0.index == column } }
    if places.isEmpty { for (place, term) in terms.enumerated() { places[term.index] = place } }
    return places[column]
  }
}
