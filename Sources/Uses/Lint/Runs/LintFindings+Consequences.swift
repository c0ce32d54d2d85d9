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
    // One finding tells several causes where conflicts were joined.
    let roots = causes.map { finding(for: $0.key) }
    var following: [Key: [Key: Found]] = [:]
    let crowded = Set(zip(roots, causes).compactMap { root, cause in crowdedCauses.contains(cause.key) ? root : nil })
    for (root, (_, own)) in zip(roots, causes) {
      if let root {
        following[root, default: [:]].merge(own) { $0.joined(with: $1) }
      } else {
        own.values.sorted(by: Self.isBefore).forEach { restore($0) }
      }
    }
    for (root, own) in following.sorted(by: { $0.key.text < $1.key.text }) {
      let isSure = found[root]?.worst.certainty.isSure ?? false
      let all = own.values.sorted(by: Self.isBefore)
      // What is sure doesn't follow from a guess.
      all.filter { $0.worst.certainty.isSure && !isSure }.forEach { restore($0) }
      let told = all.filter { isSure || !$0.worst.certainty.isSure }
      if !told.isEmpty { found[root]?.add(told, areAll: !crowded.contains(root)) }
    }
  }

  /// The finding of a cause, or the joined one. Of views that share an open length, one names the others.
  private func finding(for cause: Key) -> Key? {
    if found[cause] != nil { return cause }
    if let kept = joined[cause], found[kept] != nil { return kept }
    guard cause.rule == LintRule.ambiguous.id, let view = cause.view else { return nil }
    return found.values.filter { $0.key.rule == cause.rule && $0.worst.related.contains { $0.id == view } }
      .map(\.key).min { $0.text < $1.text }
  }

  /// Tells a finding without a cause by itself.
  private mutating func restore(_ finding: Found) {
    found[finding.key] = found[finding.key]?.joined(with: finding) ?? finding
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
  /// Returns the finding with what was found of the same views for another cause, or for none.
  fileprivate func joined(with other: Self) -> Self {
    var whole = self
    for number in other.conditions { whole.conditions.insertAscending(number) }
    let difference = other.worst.badness - worst.badness
    whole.isAlike = isAlike && other.isAlike && abs(difference) <= LintFindings.alike
    let isWorse = difference > LintFindings.alike
    if worst.certainty.isSure == other.worst.certainty.isSure ? isWorse : other.worst.certainty.isSure {
      whole.worst = other.worst
    }
    return whole
  }

  /// Adds findings that follow from this one: each is told with it, and the gravest decides how grave it is.
  ///
  /// - Parameters:
  ///   - following: The findings.
  ///   - areAll: Whether no more pairs follow than were kept.
  fileprivate mutating func add(_ following: [LintFindings.Found], areAll: Bool) {
    let severities = [severity] + following.filter { $0.worst.certainty.isSure }.map(\.severity)
    severity = Diagnostic.Severity.allCases.first(where: severities.contains) ?? severity
    for number in following.flatMap(\.conditions) { conditions.insertAscending(number) }
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = following.count { ($0.worst.certainty.isSure ? $0.severity : .note) == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let least = areAll ? "" : "at least "
    worst.text += ", and \(least)\(counts.listed("and")) \(following.count == 1 ? "follows" : "follow")"
    included += following
    worst.related += following.map { finding in
      LintFinding.Related(
        "\(finding.worst.text) [\(finding.key.rule)]", id: finding.key.view,
        place: finding.position.map { LintFinding.Place(position: $0, endColumn: $0.column) })
    }
  }
}
