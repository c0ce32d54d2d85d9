import Documents
import Findings
import LayoutModel

extension LintReport {
  /// The end of a first run's output: the sure findings by rule, the guessed ones by cause, and the way to report only
  /// new ones.
  ///
  ///     sure: 1 conflict (error), 2 text-truncated (warning), 12 dynamic-type (note)
  ///     whom: 1 error on phones, 2 warnings on pads alone
  ///     guessed: 3 because icon's size is the canvas's; 2 because the app's orientations aren't known
  ///     to accept what there is and be told of what is new: --baseline layout-baseline.json --write-baseline
  ///
  /// - Returns: The lines; none if there are no findings.
  package var closing: [String] {
    guard !findings.isEmpty else { return [] }
    var lines: [String] = []
    let sure = findings.filter(\.certainty.isSure)
    if !sure.isEmpty {
      var counts: [Counted: Int] = [:]
      for finding in sure { counts[Counted(finding), default: 0] += 1 }
      let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.rule) (\($0.key.severity.rawValue))" }
      lines.append("sure: " + parts.joined(separator: ", "))
      lines += [audienceLine(of: sure)].compactMap(\.self)
    }
    let causes = causes.sorted { $0.findings.count > $1.findings.count }
    if !causes.isEmpty {
      var parts = causes.prefix(Self.maximumCauses).map { "\($0.findings.count) because \($0.guess.text)" }
      let rest = causes.dropFirst(Self.maximumCauses)
      if !rest.isEmpty {
        let count = rest.reduce(0) { $0 + $1.findings.count }
        parts.append("\(count) for \(rest.count) other reason\(rest.count == 1 ? "" : "s")")
      }
      lines.append("guessed: " + parts.joined(separator: "; ") + "; --sure leaves them out")
    }
    lines.append(
      "to accept what there is and be told of what is new: --baseline layout-baseline.json --write-baseline")
    return lines
  }

  /// The errors and warnings by whom they hurt, phones first; `nil` where there are none on devices.
  private func audienceLine(of sure: [LintFinding]) -> String? {
    let audience = FindingAudience(self)
    let groups = Dictionary(grouping: sure.filter { $0.severity != .note }) { audience.group(of: $0) }
    let parts = FindingAudience.Group.allCases.compactMap { group -> String? in
      guard let own = groups[group] else { return nil }
      let counts = [Diagnostic.Severity.error, .warning].compactMap { severity -> String? in
        let count = own.count { $0.severity == severity }
        return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      }
      return "\(counts.joined(separator: " and ")) \(group.words)"
    }
    return parts.isEmpty ? nil : "whom: " + parts.joined(separator: ", ")
  }

  /// The maximum number of causes that are listed; further ones are counted together.
  private static let maximumCauses = 5

  /// A rule's findings of one severity, the most severe first.
  private struct Counted: Hashable, Comparable {
    let rule: String
    let severity: Diagnostic.Severity

    init(_ finding: LintFinding) { (rule, severity) = (finding.key.rule, finding.severity) }

    static func < (a: Self, b: Self) -> Bool {
      let ranks = [a, b].map { Diagnostic.Severity.worstFirst.firstIndex(of: $0.severity) ?? 0 }
      return ranks[0] != ranks[1] ? ranks[0] < ranks[1] : a.rule < b.rule
    }
  }
}
