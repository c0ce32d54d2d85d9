import Documents
import Findings
import LayoutModel
import LayoutOutput
import Lint

extension CommandDescription {
  static let rules = CommandDescription(
    name: "rules", overview: "lists the rules of lint, or describes one with its parameters", arguments: "[RULE]",
    argumentHelp: "a rule's id; all of them in short if left out", argumentCount: 0...1,
    argumentChoices: { LintRule.table.map(\.id) }, options: [.rulesFormat, .output], example: "layout rules overlap"
  ) { arguments in
    let isReference = try arguments.choice(.rulesFormat) { ["text": false, "markdown": true][$0] } ?? false
    let text: String
    if let id = arguments.operands.first {
      guard let rule = LintRule.named(id) else {
        throw ParsedArguments.unknownArgument(id, what: "rule", among: LintRule.table.map(\.id))
      }
      text = isReference ? rule.section : rule.description.text + (rule.example.map(\.text) ?? "")
    } else {
      text = isReference ? RuleReference.text : RuleReference.table
    }
    return try CommandOutput(arguments).write(PrintableText(document: text))
  }
}

extension CommandOption {
  fileprivate static let rulesFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["text", "markdown"],
    help: "text (if left out), or markdown, the reference of the documentation")
}

/// The rules as a table and as a page.
private enum RuleReference {
  /// The rules, one per line: id, severity, and what each finds.
  static var table: String {
    let rules = LintRule.table.map(\.description)
    return TextTable.columns(rules.map { [$0.id, $0.severityWord, $0.summary] })
  }

  /// The article about all rules.
  static var text: String {
    let rules = LintRule.table.map(\.description)
    let rows = rules.map { "| [`\($0.id)`](#\($0.id)) | \($0.severityWord) | \($0.summary) |" }
    let head = """
      # Rules

      What `layout lint` looks for. This page is what `layout rules --format markdown` prints.

      | rule | default | finds |
      |---|---|---|

      """
    let groups = GuessGroup.allCases.map { "| \($0.rawValue) | \($0.kinds.map(\.summary).joined(separator: "; ")) |" }
    let guesses = """
      ## Guesses

      A finding is guessed, and no more than a note, where it rests on something that no file has:

      | guess | what no file has |
      |---|---|

      """
    return head + rows.joined(separator: "\n") + "\n\n" + guesses + groups.joined(separator: "\n") + "\n\n"
      + LintRule.table.map(\.section).joined(separator: "\n")
  }
}

/// The guesses that rules name together.
private enum GuessGroup: String, CaseIterable {
  case sizes
  case openPlaces = "open places"
  case orientations
  case unreached = "screens that nothing shows"

  var kinds: [Guess.Kind] {
    switch self {
    case .sizes: Guess.Kind.ofSizes
    case .openPlaces: [.open]
    case .orientations: [.orientations]
    case .unreached: [.unreached]
    }
  }
}

extension LintRuleDescription {
  /// The default severity of the rule's findings, or `off`.
  fileprivate var severityWord: String { standardSeverity?.rawValue ?? "off" }

  /// The rule as text for a terminal.
  fileprivate var text: String {
    var lines = [
      "\(id): \(summary) (\(severityWord))", "", explanation, "", "Example: \(example)", "To mend it: \(remedy)",
    ]
    if !guesses.isEmpty {
      lines += ["", "Guessed, and no more than a note, where it rests on"]
      lines += guesses.map { "  \($0.summary)" }
    }
    if !parameters.isEmpty {
      lines += ["", "Parameters, in the rules of .layout.json:"]
      lines += parameters.map { "  \($0.name)  \($0.summary); \($0.standard.json) if left out" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The rule as a section of a page, without its example.
  fileprivate var section: String {
    var lines = ["## \(id)", "", "\(summary.capitalizedFirst). Default: \(severityWord).", "", explanation, ""]
    lines += ["> \(example)", "", "To mend it: \(remedy.first.map { $0.lowercased() } ?? "")\(remedy.dropFirst())"]
    if !guesses.isEmpty {
      let groups = GuessGroup.allCases.filter { $0.kinds.contains(where: guesses.contains) }
      lines += ["", "It may rest on guesses of \(groups.map(\.rawValue).listed("or"))."]
    }
    if !parameters.isEmpty {
      lines += ["", "| parameter | if left out | meaning |", "|---|---|---|"]
      lines += parameters.map { "| `\($0.name)` | `\($0.standard.json)` | \($0.summary) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LintRule {
  /// The rule as a section of a page.
  fileprivate var section: String {
    guard let example else { return description.section }
    return description.section + example.parts.map { words, file in "\n\(words):\n\n```\n\(file.text)\n```\n" }.joined()
  }
}

extension LintExample {
  /// The files of the example, each with what the rule says of it.
  fileprivate var parts: [(words: String, file: File)] {
    let subject = reported.map { ": \($0)" } ?? ""
    let contrast = passedOver.map { ", and not \($0)" } ?? ""
    return [("Reported\(subject)\(contrast)", file)] + (mended.map { [("Not reported", $0)] } ?? [])
  }

  /// The example as text for a terminal.
  fileprivate var text: String {
    parts.map { words, file in
      "\n\(words)\n\n" + file.text.split(separator: "\n").map { "    \($0)\n" }.joined()
    }.joined()
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
