package import Findings

/// A repair with the findings that it mends: one edit may mend several.
package struct RepairCandidate: Hashable, Sendable {
  package var findings: [LintFinding]
  package var repair: LintFinding.Repair
  /// A Boolean that tells whether the repair has the stored frames that follow from it.
  var hasFrames = false
  /// The edits as the rule asked for them, without the frames that follow; `nil` where none follow.
  var editsAlone: [LintFinding.Repair.Edit]?
  /// The edits that findings join by.
  var asked: [LintFinding.Repair.Edit] { editsAlone ?? repair.edits }

  /// The first of the findings, whose line stands for the repair.
  package var finding: LintFinding { findings[0] }

  /// The ids of the scenes that the repair is about.
  var scenes: Set<String?> { Set(findings.map(\.key.scene)) }

  /// Joins the repairs of findings.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - choose: Returns the repair of a finding; `nil` where there is none.
  /// - Returns: The repairs, each with all findings that it mends, in the findings' order.
  static func candidates(
    of findings: [LintFinding], _ choose: (LintFinding) -> LintFinding.Repair?
  ) -> [RepairCandidate] {
    var candidates: [RepairCandidate] = []
    var places: [[LintFinding.Repair.Edit]: Int] = [:]
    for finding in findings {
      guard let repair = choose(finding), !repair.edits.isEmpty else { continue }
      if let place = places[repair.edits] {
        candidates[place].findings.append(finding)
      } else {
        places[repair.edits] = candidates.count
        candidates.append(RepairCandidate(findings: [finding], repair: repair))
      }
    }
    return candidates
  }

  /// Tells whether a repair is the same request, whatever follows from it.
  func isSame(as other: RepairCandidate) -> Bool {
    finding.key == other.finding.key && repair.words == other.repair.words
  }

  /// Tells whether the edits of two repairs touch each other. An edit that both make is made once.
  func overlaps(_ other: RepairCandidate) -> Bool {
    repair.edits.contains { edit in
      other.repair.edits.contains { theirs in
        edit != theirs
          && (edit.bytes.overlaps(theirs.bytes)
            || edit.bytes.isEmpty
              && (theirs.bytes.lowerBound + 1..<max(theirs.bytes.lowerBound + 1, theirs.bytes.upperBound)).contains(
                edit.bytes.lowerBound))
      }
    }
  }
}

extension [RepairCandidate] {
  /// All edits, each once.
  var edits: [LintFinding.Repair.Edit] {
    var known: Set<LintFinding.Repair.Edit> = []
    return flatMap(\.repair.edits).filter { known.insert($0).inserted }
  }
}

extension RepairCandidate {
  /// The same, proved.
  func proved(as kind: LintFinding.Repair.Kind) -> RepairCandidate {
    var candidate = self
    (candidate.repair.kind, candidate.repair.isProved) = (kind, true)
    return candidate
  }

  func refused(because reason: String) -> RepairCandidate {
    RepairCandidate(findings: findings, repair: repair.refused(because: reason))
  }
}
