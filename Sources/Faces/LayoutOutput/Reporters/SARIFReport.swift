import Documents
import Findings
import LayoutModel

/// Findings as SARIF 2.1.0, for GitHub's code scanning and editors.
///
/// GitHub makes one alert of a rule on a line. So findings of one rule on one line are one result here, with their
/// messages in a row and all their partners. Findings in a baseline aren't in it.
enum SARIFReport {
  /// The maximum number of results that GitHub takes.
  private static let maximumResults = 25_000

  /// The text of a report.
  static func text(of report: LintReport, in context: LintReporterContext) -> String {
    let rules = SARIFRules(report)
    var sources = ReportedSources(context)
    let all = SARIFResult.results(of: report)
    let kept = worst(all)
    var results: [JSONValue] = []
    var rest = kept[...]
    while let path = rest.first?.path {
      let ofFile = rest.prefix { $0.path == path }
      rest = rest.dropFirst(ofFile.count)
      let fingerprints = sources.text(of: path)?.fingerprints(ofLines: Set(ofFile.compactMap(\.line))) ?? [:]
      results += ofFile.map { $0.json(rules, fingerprints, &sources) }
    }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "layout", "version": .string(context.version), "rules": rules.json]],
          "invocations": [invocation(leftOut: all.count - kept.count)],
          "originalUriBaseIds": [SARIFResult.baseID: ["description": ["text": "The folder that layout ran in."]]],
          "columnKind": "utf16CodeUnits", "automationDetails": ["id": "layout-lint/"], "results": .array(results),
        ]
      ],
    ]
    return log.text(width: 120) + "\n"
  }

  /// The worst results, as many as GitHub takes, in their order.
  private static func worst(_ results: [SARIFResult]) -> [SARIFResult] {
    guard results.count > maximumResults else { return results }
    var room = maximumResults
    var kept: Set<Int> = []
    for severity in Diagnostic.Severity.worstFirst {
      let own = results.indices.filter { results[$0].severity == severity }.prefix(room)
      room -= own.count
      kept.formUnion(own)
    }
    return results.indices.filter(kept.contains).map { results[$0] }
  }

  private static func invocation(leftOut: Int) -> JSONValue {
    let isSuccessful = JSONValue(.bool(true))
    guard leftOut > 0 else { return ["executionSuccessful": isSuccessful] }
    let text = "\(leftOut) results are left out; at most \(maximumResults) can be uploaded."
    return [
      "executionSuccessful": isSuccessful,
      "toolExecutionNotifications": [["level": "warning", "message": ["text": .string(text)]]],
    ]
  }
}

extension LintReporter {
  /// SARIF 2.1.0, for GitHub's code scanning and editors.
  static let sarif = LintReporter("sarif", "SARIF 2.1.0, for GitHub's code scanning and editors") { report, context in
    PrintableText(document: SARIFReport.text(of: report, in: context))
  }
}
