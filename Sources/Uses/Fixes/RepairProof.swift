import Findings
import LayoutModel
import Lint

/// The proof of repairs: the changed file is laid out under all conditions of the run, and compared with the file before.
///
/// 1. Each finding that is to be mended is gone.
/// 2. No finding is new, and none holds under more conditions than before. A repair that somebody chooses may leave what was told with its
///    finding, and what rules passed over because of it.
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
      candidate.finding, before: old, FindingCounts([candidate.finding], withIncluded: false))
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
    let wanted = FindingCounts(targets, withIncluded: false)
    for target in targets where !new.isGone(target, before: old, wanted) {
      return .refuted(reasonToStay)
    }
    var stale: String?
    for finding in after.findings.flatMap(\.withIncluded) where !isUncovered(finding, by: candidates, after) {
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
    if candidates.contains(where: { $0.repair.kind == .safe }) {
      let told = FindingCounts(before.findings, withIncluded: false)
      if let left = after.findings.first(where: { told.match(of: $0) == nil }) {
        return .refuted("would leave what follows: \(left.text) [\(left.key.rule)]")
      }
    }
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

  /// Returns what a repair causes as one layout shows: a finding that wasn't there under the same conditions.
  ///
  /// - Parameters:
  ///   - candidate: The repair.
  ///   - before: The file before, under the conditions alone.
  ///   - after: The repaired file, under the same.
  /// - Returns: The reason to refuse the repair; `nil` where nothing speaks against it.
  static func fault(of candidate: RepairCandidate, _ before: FileState, _ after: FileState) -> String? {
    let old = FindingCounts(before.findings)
    let caused = after.findings.flatMap(\.withIncluded).first { finding in
      finding.key.rule != LintRule.misplaced.id && old.match(of: finding) == nil
        && !isUncovered(finding, by: [candidate], after)
    }
    return caused.map { "would cause: \($0.text) [\($0.key.rule)]" }
  }

  /// Tells whether the repairs uncover a finding: a rule passed over the view while a conflict or an open length that is mended decided its
  /// frame, and the view lies where it lay.
  private static func isUncovered(
    _ finding: LintFinding, by candidates: [RepairCandidate], _ after: FileState
  ) -> Bool {
    let hiding = [LintRule.conflict, .ambiguous].map(\.id)
    let hidden = [LintRule.textTruncated, .protrudes, .zeroSize].map(\.id)
    let screen = FrameRecord.Screen(of: finding)
    guard let view = finding.key.view, hidden.contains(finding.key.rule),
      candidates.allSatisfy({ $0.repair.kind != .safe }),
      candidates.flatMap(\.findings).contains(where: {
        hiding.contains($0.key.rule) && FrameRecord.Screen(of: $0) == screen
      })
    else { return false }
    return [view, finding.key.partner].compactMap(\.self).allSatisfy {
      after.frames.isStill($0, on: screen, under: finding.conditions)
    }
  }
}

extension LintFinding {
  /// The finding, and the findings that the report tells with it alone.
  fileprivate var withIncluded: [LintFinding] { [self] + included.flatMap(\.withIncluded) }
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

  /// Findings, with those that are told with them alone unless `withIncluded` is false.
  init(_ findings: [LintFinding], withIncluded: Bool = true) {
    for finding in withIncluded ? findings.flatMap(\.withIncluded) : findings {
      // What follows from another finding under some conditions stands alone under others.
      let place = Place(finding)
      if byKey[place] == nil { byKey[place] = finding } else { byKey[place]?.conditions += finding.conditions }
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
