import Documents
import Findings
import LayoutModel
import LayoutResolution
import SceneSources
import Sweeps

/// The findings of a scene, once everything is examined: what is dropped, joined, and completed with widths.
extension LintFindings {
  /// Removes findings that also exist under the file's own conditions, for the rules that compare with these.
  mutating func dropOwn(of rules: Set<String>) {
    drop(ofOwnConditions.filter { rules.contains($0.rule) })
  }

  /// The keys of all findings, also of those that follow from others.
  private var keys: Set<Key> { Set(found.keys).union(consequences.values.flatMap(\.keys)) }

  /// Removes findings, also from those that follow from others.
  private mutating func drop(_ dropped: Set<Key>) {
    guard !dropped.isEmpty else { return }
    found = found.filter { !dropped.contains($0.key) }
    consequences = consequences.mapValues { $0.filter { !dropped.contains($0.key) } }
  }

  /// Removes findings that rest on measured sizes and hold under all of some conditions, which include a window with
  /// the canvas's room. Interface Builder didn't draw them, so it measured differently.
  mutating func dropMismeasured(_ numbers: Set<Int>) {
    func isSeen(_ finding: Found) -> Bool { !finding.isMeasured || !numbers.isSubset(of: finding.conditions) }
    found = found.filter { isSeen($0.value) }
    consequences = consequences.mapValues { $0.filter { isSeen($0.value) } }
  }

  /// Joins two findings of a rule that each relate to the other's view: they have one cause, held by different views under different
  /// conditions. The finding with more conditions stays; if equal, the first by its view's id.
  mutating func joinMutual(of rule: String) {
    let own = found.values.filter { $0.key.rule == rule && !$0.worst.related.isEmpty }
    let sorted = own.sorted { a, b in
      a.conditions.count != b.conditions.count
        ? a.conditions.count > b.conditions.count : (a.key.view ?? "") < (b.key.view ?? "")
    }
    let keys = Dictionary(sorted.map { ($0.key.view, $0.key) }) { first, _ in first }
    for kept in sorted {
      guard var joined = found[kept.key] else { continue }
      for id in joined.worst.related.compactMap(\.id) {
        guard let key = keys[id], key != kept.key, let other = found[key],
          other.worst.certainty.isSure == joined.worst.certainty.isSure,
          other.worst.related.contains(where: { $0.id == kept.key.view })
        else { continue }
        joined.conditions = Set(joined.conditions + other.conditions).sorted()
        joined.ranges += other.ranges
        let isAsBad = abs(other.worst.badness - joined.worst.badness) <= Self.alike
        joined.isAlike = joined.isAlike && other.isAlike && isAsBad
        joined.included.append(other)
        found[key] = nil
      }
      found[kept.key] = joined
    }
  }

  /// Joins conflicts that have a constraint in common: mending that one mends them all. Those that share a constraint with the most others
  /// are joined first. A sure one stays before guesses, then the one with the most conditions; if equal, the first by its key.
  mutating func joinConflicts() {
    while true {
      let conflicts = found.values.filter { !$0.worst.members.isEmpty }
      var sharing: [LintFindings.Member: [Found]] = [:]
      for conflict in conflicts {
        for member in conflict.worst.members { sharing[member, default: []].append(conflict) }
      }
      let most = sharing.filter { $0.value.count > 1 }
        .max { a, b in a.value.count == b.value.count ? a.key.id > b.key.id : a.value.count < b.value.count }
      guard let (member, own) = most else { return }
      let sorted = own.sorted { a, b in
        if a.worst.certainty.isSure != b.worst.certainty.isSure { return a.worst.certainty.isSure }
        return a.conditions.count == b.conditions.count
          ? (a.key.view ?? "", a.key.partner ?? "") < (b.key.view ?? "", b.key.partner ?? "")
          : a.conditions.count > b.conditions.count
      }
      var kept = sorted[0]
      for other in sorted.dropFirst() {
        for number in other.conditions { kept.conditions.insertAscending(number) }
        kept.isAlike = kept.isAlike && other.isAlike
        kept.included.append(other)
        kept.worst.related.append(
          LintFinding.Related(
            other.worst.text, id: other.key.view,
            place: other.position.map { LintFinding.Place(position: $0, endColumn: $0.column) }))
        found[other.key] = nil
        joined[other.key] = kept.key
      }
      let rest = sorted.count - 1
      kept.worst.text += ", and \(rest) more \(rest == 1 ? "conflict has" : "conflicts have") \(member.text) in it"
      kept.worst.advice = member.advice ?? "mend \(member.text)"
      // It has no part in further joins.
      kept.worst.members = []
      found[kept.key] = kept
    }
  }

  /// Removes vetoed findings.
  mutating func dropVetoed() {
    guard !vetoed.isEmpty || !drawnPairs.isEmpty else { return }
    drop(keys.filter(isVetoed))
  }

  /// Sets the widths over which findings hold. Some findings are removed by their rule: findings that hold up to the widest window, and
  /// findings that yield to another rule.
  ///
  /// - Parameters:
  ///   - ranges: The widths, with the indices of the conditions.
  ///   - widest: Returns the greatest width examined under the conditions at an index.
  mutating func keep(
    _ ranges: [Key: [(number: Int, width: ClosedRange<Double>)]], upTo widest: (_ number: Int) -> Double
  ) {
    for (key, widths) in ranges {
      guard var known = found[key] else { continue }
      known.ranges = widths
      known.worst.text += Self.words(for: widths.map(\.width).joined(within: SweepTolerances.touch))
      found[key] = known
    }
    found = found.filter { key, known in
      LintRule.named(key.rule)?.range != .belowWidest
        || known.ranges.contains { $0.width.upperBound < widest($0.number) }
    }
    let told = Set(found.keys)
    found = found.filter { key, _ in
      guard let preferred = LintRule.named(key.rule)?.yieldsTo else { return true }
      return !told.contains(Key(rule: preferred, view: key.view, partner: key.partner))
    }
  }

  /// Returns the widths at which a finding holds, in words; empty if none is known.
  private static func words(for widths: [ClosedRange<Double>]) -> String {
    guard !widths.isEmpty else { return "" }
    let ranges = widths.map { range in
      range.lowerBound == range.upperBound
        ? points(range.lowerBound) : "from \(points(range.lowerBound)) to \(points(range.upperBound))"
    }
    return " where the window is \(ranges.listed("and")) pt wide"
  }
}
