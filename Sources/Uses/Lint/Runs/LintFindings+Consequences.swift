import Documents
import Findings
import LayoutModel

/// Findings that follow from others, as what is wrong with frames follows from a length that is open or in conflict: a finding is told with
/// its cause alone.
extension LintFindings {
  /// Adds what follows to its causes. What has no cause that is found after all, or is surer than the cause, stays a finding of its own.
  mutating func joinConsequences() {
    let causes = consequences.sorted { $0.key.text < $1.key.text }
    consequences = [:]
    for (cause, all) in causes {
      let own = all.values.sorted(by: Self.isBefore)
      guard let key = finding(for: cause), let root = found[key] else {
        own.forEach { restore($0) }
        continue
      }
      let following = own.filter { root.worst.certainty.isSure || !$0.worst.certainty.isSure }
      own.filter { root.worst.certainty.isSure == false && $0.worst.certainty.isSure }.forEach { restore($0) }
      guard !following.isEmpty else { continue }
      found[key]?.add(following)
    }
  }

  /// The finding of a cause, or the one that it was joined with.
  private func finding(for cause: Key) -> Key? {
    if found[cause] != nil { return cause }
    if let kept = joined[cause] { return kept }
    return found.values.filter { $0.key.rule == cause.rule && $0.worst.related.contains { $0.id == cause.view } }
      .map(\.key).min { $0.text < $1.text }
  }

  /// Tells a finding without a cause by itself.
  private mutating func restore(_ finding: Found) {
    guard var known = found[finding.key] else {
      found[finding.key] = finding
      return
    }
    for number in finding.conditions { known.conditions.insertAscending(number) }
    let isWorse = finding.worst.badness > known.worst.badness + Self.alike
    if known.worst.certainty.isSure == finding.worst.certainty.isSure ? isWorse : finding.worst.certainty.isSure {
      known.worst = finding.worst
    }
    known.isAlike = known.isAlike && finding.isAlike && abs(finding.worst.badness - known.worst.badness) <= Self.alike
    found[finding.key] = known
  }

  private static func isBefore(_ a: Found, _ b: Found) -> Bool {
    if a.position != b.position {
      guard let first = a.position else { return true }
      guard let second = b.position else { return false }
      return first < second
    }
    return a.key.text < b.key.text
  }
}

extension LintFindings.Key {
  /// The key as a text, by which keys are sorted.
  fileprivate var text: String { "\(rule)\t\(view ?? "")\t\(partner ?? "")" }
}

extension LintFindings.Found {
  /// Adds findings that follow from this one: each is told with it, and the gravest decides how grave it is.
  fileprivate mutating func add(_ following: [LintFindings.Found]) {
    let severities = [severity] + following.filter { $0.worst.certainty.isSure }.map(\.severity)
    severity = Diagnostic.Severity.allCases.first(where: severities.contains) ?? severity
    for number in following.flatMap(\.conditions) { conditions.insertAscending(number) }
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = following.count { ($0.worst.certainty.isSure ? $0.severity : .note) == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    worst.text += ", and \(counts.listed("and")) \(following.count == 1 ? "follows" : "follow")"
    worst.related += following.map { finding in
      LintFinding.Related(
        "\(finding.worst.text) [\(finding.key.rule)]", id: finding.key.view,
        place: finding.position.map { LintFinding.Place(position: $0, endColumn: $0.column) })
    }
  }
}
