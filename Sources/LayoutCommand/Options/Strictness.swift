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

  /// What the options ask for; an error where they say both.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch (arguments.has(.strict), arguments.has(.lenient)) {
    case (true, true): throw .excluding(option: CommandOption.strict.name, other: CommandOption.lenient.name)
    case (true, false): self = .strict
    case (false, true): self = .lenient
    case (false, false): self = .standard
    }
  }

  /// What holds beside a configuration, which options win over.
  func configured(isStrict: Bool) -> Strictness {
    isStrict && self == .standard ? .strict : self
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
