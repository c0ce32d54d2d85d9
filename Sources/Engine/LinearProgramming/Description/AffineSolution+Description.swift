/// A solution and its critical region in textbook form:
///
///     x0 = 8
///     x1 = p0 - 16
///     where 16 ≤ p0
extension AffineSolution: CustomStringConvertible {
  package var description: String {
    let values = (0..<forms.count).map { "x\($0) = \(Formula(form: forms[$0], parameters: parameters))" }
    return (values + ["where \(region)"]).joined(separator: "\n")
  }
}

extension CriticalRegion: CustomStringConvertible {
  /// Intervals of parameters first, followed by inequalities of several; `everywhere` if there are none. The bounds
  /// include tolerances.
  package var description: String {
    let all = intervalsInWords + inequalitiesInWords
    return all.isEmpty ? "everywhere" : all.joined(separator: ", ")
  }
}
