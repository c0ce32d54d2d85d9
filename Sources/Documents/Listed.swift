extension [String] {
  /// The words in a row, as a sentence has them: `a`, `a or b`, `a, b or c`.
  ///
  /// - Parameters:
  ///   - conjunction: What stands before the last: `and`, `or`.
  ///   - isSerial: Whether a comma stands before that where there are more than two: for long phrases.
  /// - Returns: The row.
  package func listed(_ conjunction: String, isSerial: Bool = false) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (isSerial && count > 2 ? ", " : " ") + "\(conjunction) \(last)"
  }
}
