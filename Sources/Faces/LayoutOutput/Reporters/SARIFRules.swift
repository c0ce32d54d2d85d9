import Documents
import Findings
import LayoutModel

/// The rules of a report, as SARIF describes them.
struct SARIFRules {
  private let rules: [LintRuleDescription]
  private let indices: [String: Int]

  /// The maximum length of a description that GitHub takes, in characters.
  private static let maximumLength = 1_024

  /// Collects the active rules, and further rules named by findings.
  init(_ report: LintReport) {
    let described = Set(report.rules.map(\.id))
    let others = Set(report.findings.map(\.key.rule)).subtracting(described).map { id in
      LintRuleDescription(
        id: id, summary: id, explanation: id, example: "", remedy: "", standardSeverity: .warning)
    }
    rules = (report.rules + others).sorted { $0.id < $1.id }
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The index of a rule.
  func index(of id: String) -> Int { indices[id] ?? 0 }

  var json: JSONValue { .array(rules.map(Self.json)) }

  private static func json(_ rule: LintRuleDescription) -> JSONValue {
    let severity = rule.standardSeverity ?? .warning
    return [
      "id": .string(rule.id), "name": .string(rule.id), "shortDescription": text(rule.summary),
      "fullDescription": text(rule.explanation.isEmpty ? rule.summary : rule.explanation),
      "help": [
        "text": .string(help(rule, isMarkdown: false)), "markdown": .string(help(rule, isMarkdown: true)),
      ], "defaultConfiguration": ["level": .string(severity.rawValue)],
      "properties": [
        "tags": ["layout", "uikit"], "precision": "high",
        "problem.severity": .string(severity == .note ? "recommendation" : severity.rawValue),
      ],
    ]
  }

  private static func text(_ text: String) -> JSONValue { ["text": .string(String(text.prefix(maximumLength)))] }

  private static func help(_ rule: LintRuleDescription, isMarkdown: Bool) -> String {
    let example = isMarkdown && !rule.example.isEmpty ? "```\n\(rule.example)\n```" : rule.example
    let parts = [rule.explanation.isEmpty ? rule.summary : rule.explanation, example, rule.remedy]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
