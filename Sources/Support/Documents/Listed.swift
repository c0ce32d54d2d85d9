extension [String] {
  /// The words as a list in a sentence: `a`, `a or b`, `a, b or c`.
  ///
  /// - Parameters:
  ///   - conjunction: The word before the last one: `and`, `or`.
  ///   - isSerial: A Boolean that tells whether a comma stands before the conjunction of more than two: for long
  ///     phrases.
  /// - Returns: The list.
  package func listed(_ conjunction: String, isSerial: Bool = false) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (isSerial && count > 2 ? ", " : " ") + "\(conjunction) \(last)"
  }
}
