import LayoutModel

/// The findings about layouts that end the program with status 1 (<doc:Command#Exit-statuses>).
enum Strictness {
  /// Only errors count.
  case standard
  /// Warnings count too: `--strict`.
  case strict
  /// Nothing counts: `--lenient`.
  case lenient

  static let table: [CommandOption] = [.strict, .lenient]

  /// Reads the strictness from the options; it is an error to give both.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch (arguments.has(.strict), arguments.has(.lenient)) {
    case (true, true): throw .excluding(option: CommandOption.strict.name, other: CommandOption.lenient.name)
    case (true, false): self = .strict
    case (false, true): self = .lenient
    case (false, false): self = .standard
    }
  }

  /// Returns the strictness under a configuration, over which options take precedence.
  func configured(isStrict: Bool) -> Strictness {
    isStrict && self == .standard ? .strict : self
  }

  /// Returns the status for findings in layouts.
  ///
  /// - Parameters:
  ///   - severities: The severities of the findings.
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
