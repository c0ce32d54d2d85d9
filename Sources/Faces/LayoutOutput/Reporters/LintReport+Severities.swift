package import Findings
import LayoutModel

extension LintReport {
  /// The report without guessed findings.
  package var ofSureFindings: LintReport {
    var report = self
    report.findings.removeAll { !$0.certainty.isSure }
    return report
  }

  /// The number of findings in words: `2 errors, 1 warning in 3 files`.
  var countsInWords: String {
    let counts = Diagnostic.Severity.worstFirst.compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count > 0 ? Self.counted(count, severity.rawValue) : nil
    }
    let what = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    return "\(what) in \(Self.counted(inputs.count, "file"))"
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension Diagnostic.Severity {
  static let worstFirst: [Self] = [.error, .warning, .note]
}
