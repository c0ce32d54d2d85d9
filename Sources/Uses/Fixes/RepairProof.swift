import Findings
import LayoutModel
import Lint

/// The proof of repairs: the changed file is laid out under all conditions of the run, and compared with the file before.
///
/// 1. Each finding that is to be mended is gone.
/// 2. No finding is new, and none holds under more conditions than before.
/// 3. No view lies elsewhere by more than a pixel under conditions that weren't part of a mended finding.
enum RepairProof {
  /// The result of a proof.
  enum Result {
    case proved
    /// Only stored frames are others than the changed file gives on its canvas; the words say which.
    case stale(String)
    /// Only views move where they shouldn't; the words say which.
    case moves(String)
    case refuted(String)
  }

  /// A screen under conditions, by their name.
  private struct Place: Hashable {
    let screen: FrameRecord.Screen
    let conditions: String
  }

  static let reasonToStay = "the finding would stay"

  /// Tells whether a repair leaves its first finding as it is.
  static func stays(_ candidate: RepairCandidate, _ before: FileState, _ after: FileState) -> Bool {
    let old = FindingCounts(before.findings.filter { candidate.scenes.contains($0.key.scene) })
    return !FindingCounts(after.findings).isGone(
      candidate.finding, before: old, FindingCounts([candidate.finding]))
  }

  /// Compares a file, or the screens of its build, before and after repairs.
  ///
  /// - Parameters:
  ///   - candidates: The repairs of the changed file, with the mended findings.
  ///   - before: The file before.
  ///   - after: The scenes of the changed file that were laid out.
  ///   - scenes: The ids of these scenes.
  /// - Returns: The result.
  static func result(
    of candidates: [RepairCandidate], _ before: FileState, _ after: FileState, scenes: Set<String?>
  ) -> Result {
    guard after.isSound else { return .refuted("the file so changed can't be laid out") }
    if let lost = before.frames.scene(of: scenes, missingIn: after.frames) {
      return .refuted("\(lost.scene ?? lost.path) couldn't be shown any more")
    }
    let targets = candidates.flatMap(\.findings)
    // What is about the file as a whole is found with every scene.
    let old = FindingCounts(before.findings.filter { $0.key.scene == nil || scenes.contains($0.key.scene) })
    let new = FindingCounts(after.findings)
    let wanted = FindingCounts(targets)
    for target in targets where !new.isGone(target, before: old, wanted) {
      return .refuted(reasonToStay)
    }
    var stale: String?
    for finding in after.findings {
      guard let known = old.match(of: finding) else {
        guard finding.key.rule != LintRule.misplaced.id else {
          stale = stale ?? "would cause: \(finding.text) [\(finding.key.rule)]"
          continue
        }
        return .refuted("would cause: \(finding.text) [\(finding.key.rule)]")
      }
      let more = Set(finding.conditions).subtracting(known.conditions)
      if let worse = more.min() {
        return .refuted("would make it so on \(worse) too: \(finding.text) [\(finding.key.rule)]")
      }
    }
    if let stale { return .stale(stale) }
    let mayMove = Set(
      candidates.filter { $0.repair.movement != .nowhere }.flatMap(\.findings).flatMap { finding in
        finding.conditions.map { Place(screen: FrameRecord.Screen(of: finding), conditions: $0) }
      })
    let words = ConditionWords(among: after.movements.map(\.conditions))
    if let movement = after.movements.first(where: {
      !mayMove.contains(Place(screen: $0.screen, conditions: $0.conditions.name))
    }) {
      return .moves("would \(movement.words) on \(words.text(of: movement.conditions))")
    }
    return .proved
  }
}

extension FrameRecord.Screen {
  /// The screen that a finding is on.
  fileprivate init(of finding: LintFinding) {
    self.init(path: finding.screenPath ?? finding.key.path, scene: finding.key.scene)
  }
}

/// Findings by their keys, and by what they say where a key tells a path that an edit moves.
private struct FindingCounts {
  private struct Words: Hashable {
    let screen: FrameRecord.Screen
    let rule: String
    let view: String?
    let text: String

    init(_ finding: LintFinding) {
      screen = FrameRecord.Screen(of: finding)
      (rule, view, text) = (finding.key.rule, finding.key.view, finding.text)
    }
  }

  /// A finding's key on the screen that it is on: screens of code share places.
  private struct Place: Hashable {
    let screen: FrameRecord.Screen
    let key: LintFinding.Key

    init(_ finding: LintFinding) { (screen, key) = (FrameRecord.Screen(of: finding), finding.key) }
  }

  private var byKey: [Place: LintFinding] = [:]
  private var byWords: [Words: [LintFinding]] = [:]

  init(_ findings: [LintFinding]) {
    for finding in findings {
      byKey[Place(finding)] = finding
      byWords[Words(finding), default: []].append(finding)
    }
  }

  func match(of finding: LintFinding) -> LintFinding? { byKey[Place(finding)] ?? byWords[Words(finding)]?.first }

  /// Tells whether a finding of the file before isn't among those after, or one alike is that an edit gave its key.
  func isGone(_ finding: LintFinding, before: FindingCounts, _ wanted: FindingCounts) -> Bool {
    guard byKey[Place(finding)] != nil else { return true }
    let words = Words(finding)
    func count(_ counts: FindingCounts) -> Int { counts.byWords[words]?.count ?? 0 }
    return count(self) <= count(before) - count(wanted) && count(before) > 1
  }
}
