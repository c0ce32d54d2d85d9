import Findings
import LayoutModel
import Lint
import SceneSources

extension FileRepairs {
  /// The repairs that are tried for a finding, the likeliest first.
  private struct Attempts {
    let finding: LintFinding
    var repairs: ArraySlice<LintFinding.Repair>
    var count = 0
    /// The first that is refused, which is told where nothing else mends the finding.
    var refused: RepairCandidate?
  }

  /// Proves what rules offer. The likeliest repairs of all findings are tried first, together as far as they hold together, then the second
  /// ones, and so on: each is proved anew as it is made.
  mutating func offer(_ isAsked: (LintFinding) -> Bool) {
    guard let editor = run.formats.editor(of: path, state.bytes) else { return }
    var attempts = state.findings.filter(isAsked).map { finding in
      let repairs = finding.repairs.filter {
        ($0.kind == .offered || $0.movement == .offeredElsewhere) && isChosen(finding, $0)
      }
      let maximum = isBuilt ? Self.maximumTriesOfBuilds : Self.maximumTries
      return Attempts(finding: finding, repairs: repairs.prefix(maximum))
    }
    var offers: [(finding: Int, candidate: RepairCandidate)] = []
    var known: Set<[LintFinding.Repair.Edit]> = []
    var looks: [Look: FileState] = [:]
    while !run.isInterrupted() {
      var tried: [(finding: Int, candidate: RepairCandidate)] = []
      // Findings that a repair of another one mends too.
      var joined: [(finding: Int, proposal: LintFinding.Repair, edits: [LintFinding.Repair.Edit])] = []
      for index in attempts.indices where attempts[index].count < Self.maximumOffers {
        guard let proposal = attempts[index].repairs.popFirst() else { continue }
        let finding = attempts[index].finding
        let repair = finding.edited(proposal, by: editor)
        let candidate = RepairCandidate(findings: [finding], repair: repair)
        if repair.edits.isEmpty {
          if repair.kind == .refused { attempts[index].refused = attempts[index].refused ?? candidate }
        } else if !known.insert(repair.edits).inserted {
          joined.append((index, proposal, repair.edits))
        } else if let reason = fault(of: candidate, &looks) {
          known.remove(repair.edits)
          attempts[index].refused = attempts[index].refused ?? candidate.refused(because: reason)
        } else {
          tried.append((index, candidate))
        }
      }
      for (index, candidate) in proved(tried) {
        if candidate.repair.kind == .refused {
          known.remove(candidate.asked)
          attempts[index].refused = attempts[index].refused ?? candidate
        } else {
          offers.append((index, candidate))
          attempts[index].count += 1
        }
      }
      for (index, proposal, edits) in joined {
        guard let place = offers.firstIndex(where: { $0.candidate.asked == edits }) else {
          // The repair may mend this finding, though not the first one.
          attempts[index].repairs.insert(proposal, at: attempts[index].repairs.startIndex)
          continue
        }
        offers[place].candidate.findings.append(attempts[index].finding)
        attempts[index].count += 1
      }
      if attempts.allSatisfy({ $0.repairs.isEmpty || $0.count == Self.maximumOffers }) { break }
    }
    // A finding's alternatives stand together.
    offered += offers.enumerated().sorted { ($0.element.finding, $0.offset) < ($1.element.finding, $1.offset) }.map(
      \.element.candidate)
    for attempt in attempts where attempt.count == 0 {
      guard let first = attempt.refused ?? unwritten(attempt.finding, by: editor),
        !refused.contains(where: { $0.findings.contains { $0.key == attempt.finding.key } })
      else { continue }
      refused.append(first)
    }
  }

  /// Scenes under one of the conditions.
  private struct Look: Hashable {
    let scenes: Set<String?>
    let conditions: String
  }

  /// Lays the file out where the finding is worst, and returns why the repair is refused there: the finding stays, or the repair causes
  /// another.
  ///
  /// - Parameters:
  ///   - candidate: The repair.
  ///   - looks: The file as it is, as far as it was looked at for other repairs.
  /// - Returns: The reason; `nil` where nothing speaks against it.
  private mutating func fault(of candidate: RepairCandidate, _ looks: inout [Look: FileState]) -> String? {
    guard !isBuilt, let worst = candidate.finding.worst, let bytes = candidate.repair.edits.applied(to: state.bytes)
    else {
      return nil
    }
    let look = Look(scenes: candidate.scenes, conditions: worst)
    let before = looks[look] ?? FileState(of: state.bytes, at: path, run, scenes: look.scenes, under: worst)
    if looks.updateValue(before, forKey: look) == nil { layouts += before.layouts }
    let after = FileState(of: bytes, at: path, run, scenes: look.scenes, under: worst, comparedWith: before)
    layouts += after.layouts
    guard after.isSound else { return nil }
    return RepairProof.stays(candidate, state, after)
      ? RepairProof.reasonToStay : RepairProof.fault(of: candidate, before, after)
  }

  /// Returns repairs with what their proof says. Those that don't touch each other are proved together; where one does harm, the list is
  /// split again and again.
  private mutating func proved(
    _ tried: [(finding: Int, candidate: RepairCandidate)]
  ) -> [(finding: Int, candidate: RepairCandidate)] {
    var results: [(finding: Int, candidate: RepairCandidate)] = []
    var parts: [[(finding: Int, candidate: RepairCandidate)]] = []
    for each in tried {
      let place = parts.firstIndex { part in !part.contains { $0.candidate.overlaps(each.candidate) } }
      if let place { parts[place].append(each) } else { parts.append([each]) }
    }
    parts.reverse()
    while let part = parts.popLast(), !run.isInterrupted() {
      func split() { parts += self.parts(of: part, by: \.candidate.scenes).reversed() }
      guard let trial = trial(part.map(\.candidate), of: state.bytes) else {
        if part.count > 1 { split() }
        continue
      }
      let mayMove = part.allSatisfy { $0.candidate.repair.movement == .offeredElsewhere }
      switch trial.result {
      case .moves where mayMove, .proved: results += part.map { ($0.finding, $0.candidate.proved(as: .offered)) }
      case .stale where part.contains { !$0.candidate.hasFrames }:
        parts.append(part.map { ($0.finding, withFrames($0.candidate, in: state.bytes)) })
      case .moves(let words), .refuted(let words), .stale(let words):
        if part.count > 1 {
          split()
        } else {
          results.append((part[0].finding, part[0].candidate.refused(because: words)))
        }
      }
    }
    return results.sorted { $0.finding < $1.finding }
  }

  /// Returns smaller parts of repairs that don't hold together: those of each scene, which are laid out apart, or the halves of one scene's.
  /// A build lays out all of its screens, and has halves.
  func parts<Each>(of whole: [Each], by scenes: (Each) -> Set<String?>) -> [[Each]] {
    let parts = Dictionary(grouping: whole.indices) { scenes(whole[$0]) }.values.sorted { $0[0] < $1[0] }
    guard parts.count == 1 || isBuilt else { return parts.map { part in part.map { whole[$0] } } }
    return [Array(whole[..<(whole.count / 2)]), Array(whole[(whole.count / 2)...])]
  }

  /// Returns a repair that the file's editor can't make; `nil` where it can make one.
  private func unwritten(_ finding: LintFinding, by editor: any SourceEditor) -> RepairCandidate? {
    let repairs = finding.repairs.filter { isChosen(finding, $0) }.map { finding.edited($0, by: editor) }
    guard let first = repairs.first, repairs.allSatisfy({ $0.kind == .refused }) else { return nil }
    return RepairCandidate(findings: [finding], repair: first)
  }

  /// Makes offered repairs, as far as they hold together.
  ///
  /// - Parameter chosen: Some of `offered`.
  package mutating func make(_ chosen: [RepairCandidate]) {
    let before = state.bytes
    let rejected = accept(Self.apart(chosen), areChosen: true)
    refresh(since: before)
    let keys = Set(made.flatMap(\.findings).map(\.key))
    let apart = chosen.filter { candidate in !made.contains(where: candidate.isSame) }
    refused += apart.filter { candidate in !rejected.contains(where: candidate.isSame) }
      .map { $0.refused(because: "its edits touch those of another repair") }
    refused += rejected.map { $0.repair.kind == .refused ? $0 : $0.refused(because: "would move views elsewhere") }
    offered.removeAll { candidate in candidate.findings.contains { keys.contains($0.key) } }
  }
}
