/// A program's solution as affine forms in the parameters, and the region in which they hold.
package struct AffineSolution: Sendable {
  /// The parameters that forms have coefficients for, by their numbers.
  package let parameters: [Int]
  /// Each column's form.
  package internal(set) var forms: AffineForms
  /// The region in which the forms hold.
  package internal(set) var region: CriticalRegion
  /// Each column's range over the optimal face before ties and stays, as far as it was computed; empty if every column
  /// is determined.
  package internal(set) var ranges: [Double] = []
  /// The omitted items, which conflict with the rest.
  package internal(set) var omission = LinearProgram.Omission.none
  /// The parameters for which the solution was found.
  package internal(set) var origin: [Double] = []
  /// A Boolean that tells whether the same items are omitted, and the same columns tie, proved for the whole region,
  /// not only for the parameters of the solution.
  var isShownThroughout = true
  /// The largest absolute value of a column at the parameters of the solution.
  var reach = 0.0

  /// The number of doubles of a form.
  var width: Int { forms.width }

  /// Creates a solution in which known columns have their values, and others the offsets from their multiples.
  init(_ reduction: borrowing Reduction, slots: AffineForms, columnCount: Int) {
    parameters = reduction.parameters
    forms = AffineForms(slots, reduction.rowCount..<reduction.rowCount + columnCount)
    region = CriticalRegion(parameters: reduction.parameters)
  }

  /// Creates a solution with all columns known as forms in all of a program's parameters, for any values of these.
  init(forms: AffineForms, parameterCount: Int) {
    parameters = Array(0..<parameterCount)
    self.forms = forms
    region = CriticalRegion(parameters: parameters)
  }

  /// Narrows the region to a single point.
  mutating func pin(to values: [Double]) { region.pin(to: parameters.map { values[$0] }) }

  /// Computes the columns that presolve turned into sums of others.
  mutating func substituteBack(_ reduction: borrowing Reduction) {
    for combination in reduction.combinations {
      for position in combination.terms {
        let term = reduction.terms[Int(position)]
        let column = Int(term.index)
        forms.add(column, times: term.coefficient, to: Int(combination.column))
        // If the column has since become a multiple of another, its own form has only the offset.
        guard let other = reduction.representative(of: column) else { continue }
        forms.add(other, times: term.coefficient * reduction.factors[column], to: Int(combination.column))
      }
    }
    for column in reduction.substitutes.indices {
      guard let other = reduction.representative(of: column) else { continue }
      forms.add(other, times: reduction.factors[column], to: column)
    }
  }

  /// The columns' values for values of all the program's parameters.
  package func values(_ parameters: [Double]) -> [Double] {
    let used = self.parameters.map { parameters[$0] }
    var values: [Double] = []
    values.reserveCapacity(forms.count)
    for form in 0..<forms.count { values.append(forms.value(of: form, at: used)) }
    return values
  }
}
