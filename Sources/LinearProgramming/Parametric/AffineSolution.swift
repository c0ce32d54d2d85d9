/// A program's solution as affine forms in the parameters, and where they hold.
package struct AffineSolution: Sendable {
  /// The parameters that forms have coefficients for, by their numbers.
  package let parameters: [Int]
  /// Each column's form.
  package internal(set) var forms: AffineForms
  /// Where the forms hold.
  package internal(set) var region: CriticalRegion
  /// Each column's range over the optimal face before ties and stays, as far as it was seen; empty where every column
  /// is determined.
  package internal(set) var ranges: [Double] = []
  /// What is left out, for it conflicts with the rest.
  package internal(set) var omission = LinearProgram.Omission.none
  /// The parameters that the solution was found for.
  package internal(set) var origin: [Double] = []
  /// Whether the same is left out, and the same columns tie, wherever the forms hold: shown, not only seen where the solution
  /// was looked for.
  var isShownThroughout = true
  /// The largest absolute value of a column where the solution was looked for.
  var reach = 0.0

  /// The doubles of a form.
  var width: Int { forms.width }

  /// A solution whose known columns have their values, and all others what is beside their multiples.
  init(_ reduction: borrowing Reduction, slots: AffineForms, columnCount: Int) {
    parameters = reduction.parameters
    forms = AffineForms(slots, reduction.rowCount..<reduction.rowCount + columnCount)
    region = CriticalRegion(parameters: reduction.parameters)
  }

  /// Columns that are known by forms in all of a program's parameters, wherever these are.
  init(forms: AffineForms, parameterCount: Int) {
    parameters = Array(0..<parameterCount)
    self.forms = forms
    region = CriticalRegion(parameters: parameters)
  }

  /// Narrows where the forms hold to some parameters alone.
  mutating func pin(to values: [Double]) { region.pin(to: parameters.map { values[$0] }) }

  /// Completes the columns that presolve made sums of others.
  mutating func substituteBack(_ reduction: borrowing Reduction) {
    for combination in reduction.combinations {
      for position in combination.terms {
        let term = reduction.terms[Int(position)]
        let column = Int(term.index)
        forms.add(column, times: term.coefficient, to: Int(combination.column))
        // A column that became a multiple of another since has only the rest in its own form.
        guard let other = reduction.representative(of: column) else { continue }
        forms.add(other, times: term.coefficient * reduction.factors[column], to: Int(combination.column))
      }
    }
    for column in reduction.substitutes.indices {
      guard let other = reduction.representative(of: column) else { continue }
      forms.add(other, times: reduction.factors[column], to: column)
    }
  }

  /// The columns' values for some values of all the program's parameters.
  package func values(_ parameters: [Double]) -> [Double] {
    let used = self.parameters.map { parameters[$0] }
    var values: [Double] = []
    values.reserveCapacity(forms.count)
    for form in 0..<forms.count { values.append(forms.value(of: form, at: used)) }
    return values
  }
}
