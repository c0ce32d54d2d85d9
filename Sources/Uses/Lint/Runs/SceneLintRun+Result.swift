import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutOutput
import Sweeps

/// The result of a scene.
extension SceneLintRun {
  /// Returns the findings, once everything is laid out.
  ///
  /// - Parameter mends: Whether to look for repairs of conflicts, which requires further layouts.
  /// - Returns: The scene's result.
  package mutating func finished(mends: Bool = true) -> LintedSceneResult {
    sweep()
    if mends { findRepairs() }
    reportNeverShown()
    reportUnusedIgnores()
    findings.dropVetoed()
    findings.joinMutual(of: LintRule.ambiguous.id)
    findings.joinConflicts()
    findings.dropOwn(of: Set(linter.rules.active.filter(\.rule.isComparedWithOwn).map(\.rule.id)))
    if hadRoomOfCanvas, hadOtherConditions { findings.dropMismeasured(reached) }
    findings.joinConsequences()
    findings.closeCrowds()
    result.scene.name = declared?.title
    let numbers = reached.union(findings.found.values.flatMap(\.conditions)).sorted()
    result.scene.conditions = numbers.map { linter.conditions[$0].name }
    let words = ConditionWords(among: numbers.map { linter.conditions[$0] })
    let names = linter.conditions.map(\.name)
    result.findings = findings.found.values.map { finding(of: $0, among: numbers, names, words) }
    return result
  }

  /// Examines the scene over the range of widths.
  private mutating func sweep() {
    guard let widths = linter.settings.widths, declared != nil else { return }
    var seen: Set<Conditions> = []
    let sorted = linter.conditions.indices.filter { number in
      var conditions = linter.conditions[number]
      conditions.size = nil
      return reached.contains(number) && seen.insert(conditions).inserted
    }
    var ranges: [LintFindings.Key: [(number: Int, width: ClosedRange<Double>)]] = [:]
    var guides = SweepGuides()
    var ends: [Int: Double] = [:]
    let begin = Threads.processorTime
    let end = begin + max(Self.leastPatience, (begin - start) * Self.patience)
    for (place, number) in sorted.enumerated() where !linter.isInterrupted() {
      let subject = LintFindings.Subject.conditions(number)
      do {
        guard var screen = try linter.file.resizedScreen(linter.id, under: linter.conditions[number], library) else {
          continue
        }
        noteCodeChanges()
        screen.setAssertions(assertions.filter { !$0.namesRange })
        let device = screen.device
        let now = Threads.processorTime
        // The time that some sweeps leave is available to the others.
        let ownEnd = now + (end - now) / (sorted.count - place)
        let swept = try SweptWidths(
          of: screen, as: subject, over: widths, rules: linter.rules,
          guide: guides.places(on: device, under: linter.conditions[number]),
          isStopped: { [linter] in linter.isInterrupted() || Threads.processorTime > ownEnd },
          progress: { [linter] share in linter.progress((Double(place) + share) / Double(sorted.count)) },
          &findings)
        if let width = swept.reached {
          ends[number] = width
        } else {
          if !swept.cuts.isEmpty { guides.keep(swept.cuts, on: device, under: linter.conditions[number]) }
          keep(swept.pieces, under: linter.conditions[number])
        }
        report(.swept(swept.pieces, declared?.rootViewController.view.position), about: subject)
        var own = swept.ranges
        for (result, screen) in swept.refuted {
          if let key = try report(.range(result), on: screen, subject) { own[key] = result.fails.map(\.width) }
        }
        for (key, widths) in own {
          ranges[key, default: []] += widths.map { width in (number: number, width: width) }
        }
      } catch SweepError.stopped {
        ends[number] = widths.lowerBound
      } catch {
        note(error, subject)
      }
    }
    if !linter.isInterrupted() { result.unseenWidths = ends.values.min() }
    findings.keep(ranges) { ends[$0] ?? widths.upperBound }
  }

  /// Keeps the pieces of a range for the caller that takes the scene. A view that no controller owns is in a window only
  /// for lint.
  private mutating func keep(_ pieces: [Sweep.Piece], under conditions: Conditions) {
    guard linter.sceneIsLaidOut != nil, linter.part == nil else { return }
    var conditions = conditions
    conditions.size = nil
    sweptPieces[conditions] = pieces
  }

  /// The time limit of a range of widths: a multiple of the time that single conditions took, and a minimum.
  private static let patience = 10
  private static let leastPatience = Duration.seconds(10)

  private func finding(
    of found: LintFindings.Found, among numbers: [Int], _ allNames: [String], _ words: ConditionWords
  ) -> LintFinding {
    let names = found.conditions.map { allNames[$0] }
    let worst = found.worst
    var text = worst.text
    let isAlike = found.isAlike && names.count == numbers.count && names.count > 1
    if found.tellsCause, let cause = ConditionCause(of: found.conditions, among: numbers, linter.conditions) {
      text += ", because of \(cause.words)"
    }
    var finding = LintFinding(
      LintFinding.Key(
        rule: found.key.rule, path: linter.path, scene: linter.id, view: found.key.view, partner: found.key.partner),
      found.severity, text.onOneLine,
      place: found.position.map { LintFinding.Place(position: $0, endColumn: $0.column) },
      partnerPlace: found.partnerPosition.map { LintFinding.Place(position: $0, endColumn: $0.column) },
      sceneName: result.scene.name, viewName: found.viewName, partnerName: found.partnerName, conditions: names,
      worst: worst.number.map { allNames[$0] },
      conditionCount: names.isEmpty ? 0 : numbers.count, ranges: ranges(of: found), amount: worst.amount,
      repairs: linter.wantsRepairs ? worst.proposals : worst.verified, certainty: worst.certainty,
      advice: worst.advice ?? worst.verified.first?.words,
      related: worst.related,
      worstName: isAlike ? nil : worst.number.map { words.text(of: linter.conditions[$0]) })
    if linter.wantsRepairs {
      finding.included = found.included.map { self.finding(of: $0, among: numbers, allNames, words) }
    }
    return finding
  }

  /// Returns the widths of a finding; ranges with the same widths are joined.
  private func ranges(of found: LintFindings.Found) -> [LintFinding.Range] {
    var numbers: [ClosedRange<Double>: [Int]] = [:]
    for (number, width) in found.ranges { numbers[width, default: []].append(number) }
    return numbers.sorted { ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound) }.map {
      LintFinding.Range(conditions: $0.value.map { linter.conditions[$0].name }, width: $0.key)
    }
  }
}

/// The part of the conditions that a finding depends on.
enum ConditionCause {
  case direction, textSize, language, window

  /// Finds the part that all conditions of a finding share and others lack; `nil` if the finding holds under all
  /// conditions.
  init?(of found: [Int], among all: [Int], _ conditions: [Conditions]) {
    let found = found.map { conditions[$0] }
    guard found.count < all.count else { return nil }
    if found.allSatisfy({ $0.layoutDirection == .rightToLeft }) {
      self = .direction
    } else if found.allSatisfy({ $0.pseudolanguage ?? .none != .none }) {
      self = .language
    } else if found.allSatisfy({ ($0.contentSizeCategory ?? .large) != .large }) {
      self = .textSize
    } else {
      self = .window
    }
  }

  var words: String {
    switch self {
    case .direction: "the layout direction"
    case .textSize: "the text size"
    case .language: "the language"
    case .window: "the window's size"
    }
  }
}
