/// A solution and its critical region as a textbook prints them:
///
///     x0 = 8
///     x1 = p0 - 16
///     where 16 ≤ p0
extension AffineSolution: CustomStringConvertible {
  package var description: String {
    let values = stride(from: 0, to: forms.count, by: width).map { start in
      "x\(start / width) = \(Formula(form: forms[start..<start + width], parameters: parameters))"
    }
    return (values + ["where \(validity)"]).joined(separator: "\n")
  }
}

extension Validity: CustomStringConvertible {
  /// Intervals of parameters first, then inequalities of several; `everywhere` where there are none. They are as wide as
  /// tolerances make them.
  package var description: String {
    let all = intervalsInWords + inequalitiesInWords
    return all.isEmpty ? "everywhere" : all.joined(separator: ", ")
  }
}
