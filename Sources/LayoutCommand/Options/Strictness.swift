import LayoutModel

/// Which findings about layouts make the program end with status 1 (<doc:Command#Exit-statuses>).
enum Strictness {
  /// Errors alone.
  case standard
  /// Warnings too: `--strict`.
  case strict
  /// Nothing: `--lenient`.
  case lenient

  static let table: [CommandOption] = [.strict, .lenient]

  /// What the options ask for.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - isStrictByItself: What holds where they say nothing.
  /// - Throws: `UsageError` where they say both.
  init(_ arguments: ParsedArguments, isStrictByItself: Bool = false) throws(UsageError) {
    switch (arguments.has(.strict), arguments.has(.lenient)) {
    case (true, true): throw .excluding(option: CommandOption.strict.name, other: CommandOption.lenient.name)
    case (true, false): self = .strict
    case (false, true): self = .lenient
    case (false, false): self = isStrictByItself ? .strict : .standard
    }
  }

  /// The status of what was found in layouts.
  ///
  /// - Parameters:
  ///   - severities: Those of the findings.
  ///   - hasException: Whether UIKit would have raised an exception.
  /// - Returns: The status.
  func status(of severities: some Sequence<Diagnostic.Severity>, hasException: Bool = false) -> ExitStatus {
    let counts = severities.contains { severity in
      switch severity {
      case .error: self != .lenient
      case .warning: self == .strict
      case .note: false
      }
    }
    return counts || (hasException && self != .lenient) ? .findings : .success
  }
}
