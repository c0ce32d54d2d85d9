/// A program's solution as affine forms in the parameters, and where they hold.
package struct AffineSolution: Sendable {
  /// The parameters that forms have coefficients for, by their numbers.
  package let parameters: [Int]
  /// Each column's form: the constant, then a coefficient for each parameter, one column's behind the other's.
  package internal(set) var forms: [Double]
  /// Where the forms hold.
  package internal(set) var validity: Validity
  /// Each column's range over the optimal face before ties and stays, as far as it was seen; empty where every column
  /// is determined.
  package internal(set) var ranges: [Double] = []
  /// What is left out, for it conflicts with the rest.
  package internal(set) var omission = LinearProgram.Omission.none
  /// Whether the same is left out, and the same columns tie, wherever the forms hold: shown, not only seen where the solution
  /// was looked for.
  var isShownThroughout = true
  /// The largest absolute value of a column where the solution was looked for.
  var reach = 0.0

  /// The doubles of a form.
  package var width: Int { parameters.count + 1 }

  /// A solution whose known columns have their values, and all others what is beside their multiples.
  init(_ reduction: borrowing Reduction, slots: [Double], columnCount: Int) {
    parameters = reduction.parameters
    let width = reduction.parameters.count + 1
    let start = reduction.rowCount * width
    forms = Array(slots[start..<start + columnCount * width])
    validity = Validity(parameters: reduction.parameters)
  }

  /// A solution that holds for these parameters alone.
  init(_ solution: LinearProgram.Solution, _ parameters: [Int], at values: [Double]) {
    self.parameters = parameters
    let zeros = Array(repeating: 0.0, count: parameters.count)
    forms = solution.values.flatMap { [$0] + zeros }
    validity = Validity(parameters: parameters)
    pin(to: values)
    reach = solution.values.reduce(0) { max($0, abs($1)) }
    ranges = solution.ranges.allSatisfy { $0 == 0 } ? [] : solution.ranges
  }

  /// Narrows where the forms hold to some parameters alone.
  mutating func pin(to values: [Double]) { validity.pin(to: parameters.map { values[$0] }) }

  /// Completes the columns that presolve made sums of others.
  mutating func substituteBack(_ reduction: borrowing Reduction) {
    let width = width
    forms.withUnsafeMutableBufferPointer { forms in
      func add(_ source: Int, times factor: Double, to destination: Int) {
        for offset in 0..<width { forms[destination * width + offset] += factor * forms[source * width + offset] }
      }
      for combination in reduction.combinations {
        for place in combination.terms {
          let term = reduction.terms[Int(place)]
          let column = Int(term.index)
          add(column, times: term.coefficient, to: Int(combination.column))
          // A column that became a multiple of another since has only the rest in its own form.
          guard let other = reduction.representative(of: column) else { continue }
          add(other, times: term.coefficient * reduction.factors[column], to: Int(combination.column))
        }
      }
      for column in reduction.substitutes.indices {
        guard let other = reduction.representative(of: column) else { continue }
        add(other, times: reduction.factors[column], to: column)
      }
    }
  }

  /// The columns' values for some values of all the program's parameters.
  package func values(_ parameters: [Double]) -> [Double] {
    // Of no capacity the library writes a count into the empty array that all threads share.
    guard !forms.isEmpty else { return [] }
    let width = width
    let used = self.parameters.map { parameters[$0] }
    return Array(unsafeUninitializedCapacity: forms.count / width) { values, count in
      count = forms.count / width
      forms.withUnsafeBufferPointer { forms in
        for column in 0..<count {
          var value = forms[column * width]
          for place in used.indices { value += forms[column * width + 1 + place] * used[place] }
          values[column] = value
        }
      }
    }
  }
}
