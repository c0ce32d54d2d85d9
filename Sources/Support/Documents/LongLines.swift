extension String {
  /// The string broken into lines of at most a number of characters, as far as it has places to break at. It breaks
  /// behind semicolons or commas, and indents each part by two spaces on a line of its own.
  ///
  /// - Parameter maximum: The maximum length of a line, in characters.
  /// - Returns: The lines.
  package func broken(atMost maximum: Int) -> String {
    guard utf8.count > maximum else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard line.count > maximum else { return [String(line)] }
      for separator in ["; ", ": ", ", "] {
        let parts = line.parts(separatedBy: separator)
        guard parts.count > 1 else { continue }
        let mark = separator.dropLast()
        let lines = parts.enumerated().map { position, part in
          (position == 0 ? "" : "  ") + part + (position == parts.count - 1 ? "" : mark)
        }
        return lines.flatMap { $0.count > maximum ? $0.broken(atMost: maximum, inside: separator) : [$0] }
      }
      return [String(line)]
    }.joined(separator: "\n")
  }

  /// The pieces of a part that is still too long, broken at commas.
  private func broken(atMost maximum: Int, inside separator: String) -> [String] {
    guard separator != ", " else { return [self] }
    let indentation = prefix { $0 == " " }
    let parts = parts(separatedBy: ", ")
    return parts.enumerated().map { position, part in
      (position == 0 ? "" : indentation + "  ") + part + (position == parts.count - 1 ? "" : ",")
    }
  }
}
