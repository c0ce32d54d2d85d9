package import Documents
package import LayoutModel
import LayoutResolution
package import SceneSources
import Sweeps

/// The findings of a scene as they are collected. Each (rule, view, partner) is kept once, with its conditions and the
/// worst of them.
package struct LintFindings {
  /// The key of a finding: findings of a scene with equal keys are one.
  package struct Key: Hashable {
    let rule: String
    let view: String?
    let partner: String?
  }

  /// The subject that the rules examine.
  package enum Subject: Hashable {
    /// The file itself, whatever the conditions of its layouts.
    case file
    /// Layouts under the file's own conditions, which some rules compare with.
    case ownConditions
    /// Layouts under the conditions at an index.
    case conditions(Int)
  }

  /// A finding as known so far.
  package struct Found {
    let key: Key
    var severity: Diagnostic.Severity
    var position: SourcePosition?
    var partnerPosition: SourcePosition?
    var viewName: String?
    var partnerName: String?
    var text: String
    /// The advice on what to do.
    var advice: String?
    /// The other things that the finding is about.
    var related: [LintFinding.Related]
    /// The indices of its conditions, ascending; empty for a finding about the file itself.
    var conditions: [Int]
    /// The index of the conditions under which it is worst.
    var worst: Int?
    var badness: Double
    /// A Boolean value that tells whether it is equally bad under all of the conditions.
    var isAlike = true
    var amount: Size?
    var repairs: [String]
    /// A Boolean value that tells whether the text is followed by the cause, if the conditions show one.
    var tellsCause: Bool
    /// A Boolean value that tells whether the finding rests entirely on measured sizes of texts and images.
    var isMeasured: Bool
    /// The certainty: sure if it is sure under at least one of the conditions; else the guesses where it is worst.
    var certainty: Certainty
    /// The widths over which it holds, with the indices of the conditions.
    var ranges: [(number: Int, width: ClosedRange<Double>)] = []
  }

  /// A report of what a rule found in a layout. Its text is made only if it is worse than what is known.
  package struct Report {
    var view: LintView?
    var partner: LintView?
    /// The view's id, if no screen has the view.
    var viewID: String?
    /// The partner's id, if it is no view.
    var partnerID: String?
    var position: SourcePosition?
    var amount: Size?
    /// The badness, by which the worst is chosen; the amount's area if `nil`.
    var badness: Double?
    var severity: Diagnostic.Severity?
    var tellsCause = false
    /// The basis of the finding.
    var basis = LintBasis.declarations
    /// A Boolean value that tells whether it rests on measured sizes of texts and images.
    var isMeasured = false
  }

  private(set) var found: [Key: Found] = [:]
  /// The findings that also exist under the file's own conditions.
  private(set) var ofOwnConditions: Set<Key> = []
  /// The findings in the present window, if they are being recorded.
  private var recorded: Set<Key>?
  /// The vetoed findings: these are none after all, whatever other layouts show.
  private var vetoed: Set<Key> = []
  /// The ignore settings of the file that hid a finding.
  private(set) var usedIgnores: Set<IgnoredRule> = []
  /// By rule, the predicates that veto findings.
  private var vetoes: [String: [(Key) -> Bool]] = [:]
  /// The number of pairs of views that each rule has found.
  private var pairCounts: [String: Int] = [:]
  /// The pairs that aren't reported: of rules that found too many, and of views that have too many for one rule.
  private var crowds: [Key: Crowd] = [:]

  /// Unreported pairs of one rule.
  private struct Crowd {
    let position: SourcePosition?
    let viewName: String?
    var conditions: [Int] = []
    /// The certainty: sure if one of the pairs is sure; else the guesses behind those examined, one for each of the
    /// conditions.
    var certainty: Certainty?
  }

  /// The maximum number of pairs that one rule reports in one scene; nobody reads more. A note says that there are
  /// more.
  package static let maximumPairs = 100
  /// The ignore settings for the whole scene.
  package var sceneIgnores: [IgnoredRule] = []
  /// The ignore settings for controllers, by the positions of their views.
  package var controllerIgnores: [SourcePosition: [IgnoredRule]] = [:]
  /// A Boolean value that tells whether the scene is from an Interface Builder file; a fixture declares everything.
  package var isOfInterfaceBuilder = false
  /// The orientations that the file is drawn for, if the app's are unknown; `nil` if they are known.
  package var drawnOrientation: DrawnOrientation?
  /// The rule that is running.
  package var rule = ""
  package var severity = Diagnostic.Severity.warning
  /// The subject that is being examined.
  package var subject = Subject.ownConditions

  /// Adds a finding.
  ///
  /// A finding that is sure under some conditions and guessed under others is sure, and its worst case is chosen from
  /// the sure ones.
  ///
  /// - Parameters:
  ///   - report: The finding.
  ///   - screen: The screen that has it.
  ///   - repairs: The possible repairs.
  ///   - related: The other things that it is about.
  ///   - advice: What to do about it, as a request; the first repair if `nil`.
  ///   - text: The finding in words.
  /// - Returns: Whether it counts, because its author hasn't set it aside.
  @discardableResult
  package mutating func report(
    _ report: Report, in screen: LintScreen?, repairs: @autoclosure () -> [String] = [],
    related: @autoclosure () -> [LintFinding.Related] = [], advice: @autoclosure () -> String? = nil,
    _ text: @autoclosure () -> String
  ) -> Bool {
    let view = report.view
    let key = key(report, screen)
    let number: Int?
    switch subject {
    case .ownConditions:
      ofOwnConditions.insert(key)
      return true
    case .file: number = nil
    case .conditions(let condition): number = condition
    }
    guard !isSetAside(report, in: screen) else { return false }
    recorded?.insert(key)
    let badness = report.badness ?? report.amount.map { $0.width * $0.height + ($0.width + $0.height) * 1e-3 } ?? 0
    // A finding that is already sure, and no worse here, needn't be examined again.
    let isDecided = found[key].map { $0.certainty.isSure && badness <= $0.badness + Self.alike } ?? false
    let certainty = isDecided ? .sure : screen.map { self.certainty(of: report.basis, in: $0) } ?? Certainty.sure
    var conditions = number.map { [$0] } ?? []
    var isAlike = true
    let isNew = found[key] == nil
    if var known = found[key] {
      if abs(badness - known.badness) > Self.alike { known.isAlike = false }
      known.conditions = Self.adding(conditions, to: known.conditions)
      (conditions, isAlike) = (known.conditions, known.isAlike)
      found[key] = known
    }
    if var known = found[key], known.certainty.isSure || !certainty.isSure {
      guard known.certainty.isSure == certainty.isSure else { return true }
      known.isMeasured = known.isMeasured && report.isMeasured
      if badness > known.badness + Self.alike {
        known.text = text()
        known.advice = advice()
        known.related = related()
        known.worst = number
        known.badness = badness
        known.amount = report.amount
        known.certainty = certainty
        known.repairs = []
      }
      if known.worst == number, known.repairs.isEmpty { known.repairs = repairs() }
      found[key] = known
      return true
    }
    if isNew, report.partner != nil, let screen {
      guard !isVetoed(key) else { return false }
      guard pairCounts[rule, default: 0] < Self.maximumPairs else {
        tellCrowd(of: nil, report, in: screen)
        return true
      }
      pairCounts[rule, default: 0] += 1
    }
    var new = Found(
      key: key, severity: report.severity ?? severity, position: report.position ?? view?.view.position,
      partnerPosition: report.partner?.view.position,
      viewName: view.flatMap { view in screen?.name(of: view) },
      partnerName: report.partner.flatMap { view in screen?.name(of: view) }, text: text(), advice: advice(),
      related: related(), conditions: conditions, worst: number, badness: badness, amount: report.amount,
      repairs: repairs(),
      tellsCause: report.tellsCause, isMeasured: report.isMeasured, certainty: certainty)
    new.isAlike = isAlike
    found[key] = new
    return true
  }

  /// Adds a pair of views, or the fact that a view has more pairs than are reported.
  ///
  /// - Parameters:
  ///   - report: The finding.
  ///   - view: The view of the two that has reached its limit; `nil` if neither has.
  ///   - screen: The screen that has it.
  ///   - text: The finding in words.
  /// - Returns: The outcome for the pair.
  package mutating func report(
    _ report: Report, beyond view: LintView?, in screen: LintScreen, _ text: @autoclosure () -> String
  ) -> PairSweep.Answer {
    guard let view else { return self.report(report, in: screen, text()) ? .told : .setAside }
    guard subject != .ownConditions else { return .told }
    guard !isSetAside(report, in: screen), !isVetoed(key(report, screen)) else { return .setAside }
    tellCrowd(of: view, report, in: screen)
    return .told
  }

  /// Tells whether the author has set the rule aside for the scene, for one of a finding's views, or for a view around
  /// them.
  private mutating func isSetAside(_ report: Report, in screen: LintScreen?) -> Bool {
    if use(sceneIgnores) { return true }
    guard let screen else { return false }
    return isIgnored(report.view, in: screen) || isIgnored(report.partner, in: screen)
  }

  /// Returns a finding's certainty: it is sure if its basis is known, and the app is known to take the orientation of
  /// the layout.
  private func certainty(of basis: LintBasis, in screen: LintScreen) -> Certainty {
    let certainty = screen.certainty(of: basis, isOfInterfaceBuilder: isOfInterfaceBuilder)
    guard subject != .file, !isOrientationKnown(screen) else { return certainty }
    return Certainty(restingOn: certainty.guesses + [Guess(.orientations)])
  }

  /// Tells whether an app is known to take a screen's orientation: by its `Info.plist`, else by how the file was drawn.
  private func isOrientationKnown(_ screen: LintScreen) -> Bool {
    guard let drawn = drawnOrientation else { return true }
    let isPart = screen.conditions.device?.contains("/") ?? false
    return drawn.isKnown(screen.layout.orientation, on: screen.layout.window.traits.userInterfaceIdiom, inPart: isPart)
  }

  /// Returns indices with others added that aren't among them, ascending.
  private static func adding(_ others: [Int], to numbers: [Int]) -> [Int] {
    guard let other = others.first, !numbers.contains(other) else { return numbers }
    guard let last = numbers.last, last > other else { return numbers + others }
    return (numbers + others).sorted()
  }

  /// The difference up to which two badnesses are equal.
  private static let alike = 1e-9

  /// Records that the rule has more pairs than are reported, for one view or, without one, for the scene.
  private mutating func tellCrowd(of view: LintView?, _ report: Report, in screen: LintScreen) {
    guard case .conditions(let number) = subject else { return }
    let key = Key(rule: rule, view: view.map(screen.id), partner: nil)
    let root = screen.toldPlaces.first.map { screen.views[$0].view.position } ?? nil
    var crowd =
      crowds[key] ?? Crowd(position: view.map(\.view.position) ?? root, viewName: view.map(screen.name))
    // One pair stands for all those of its layout.
    if !crowd.conditions.contains(number), crowd.certainty?.isSure != true {
      let own = certainty(of: report.basis, in: screen)
      crowd.certainty = own.isSure ? .sure : Certainty(restingOn: own.guesses + (crowd.certainty?.guesses ?? []))
    }
    crowd.conditions = Self.adding([number], to: crowd.conditions)
    crowds[key] = crowd
  }

  /// Reports, once, the rules and views that have more pairs than are reported. A view isn't named if the rule as a
  /// whole is.
  package mutating func tellCrowds() {
    let told = Set(
      found.keys.flatMap { key in
        [nil, key.view, key.partner].map { Key(rule: key.rule, view: $0, partner: nil) }
      })
    for (key, crowd) in crowds where told.contains(key) {
      guard key.view == nil || crowds[Key(rule: key.rule, view: nil, partner: nil)] == nil else { continue }
      let text =
        crowd.viewName.map { "\($0) meets more views like these: \(PairSweep.maximumPairs) of them are told" }
        ?? "there are more pairs like these: the first \(Self.maximumPairs) are told"
      found[key] = Found(
        key: key, severity: .note, position: crowd.position, viewName: crowd.viewName, partnerName: nil, text: text,
        related: [], conditions: crowd.conditions, worst: crowd.conditions.first, badness: 0, amount: nil, repairs: [],
        tellsCause: false, isMeasured: false, certainty: crowd.certainty ?? .sure)
    }
  }

  /// Begins to record the findings in a window.
  package mutating func beginRecording() { recorded = [] }

  /// Returns the findings since recording began.
  package mutating func endRecording() -> Set<Key> {
    defer { recorded = nil }
    return recorded ?? []
  }

  /// Tells whether the author has set the rule aside for a view or a view around it.
  private mutating func isIgnored(_ view: LintView?, in screen: LintScreen) -> Bool {
    guard let view, screen.hasIgnoredRules || !controllerIgnores.isEmpty else { return false }
    let place = screen.place(of: view)
    for around in [place] + Array(screen.placesOfSuperviews(of: place)) {
      let declaration = screen.views[around].view.declaration
      if declaration.hasRareSettings, use(declaration.lint.ignoredRules) { return true }
      if let position = declaration.position, let own = controllerIgnores[position], use(own) { return true }
    }
    return false
  }

  private mutating func use(_ ignored: [IgnoredRule]) -> Bool {
    let own = ignored.filter { $0.rule == rule && $0.misspeltMark == nil }
    usedIgnores.formUnion(own)
    return !own.isEmpty
  }

  /// Vetoes a finding for the whole scene, because it doesn't hold in one of its layouts.
  package mutating func veto(_ report: Report, in screen: LintScreen) {
    vetoed.insert(key(report, screen))
  }

  /// Adds a predicate that vetoes the rule's findings.
  package mutating func veto(where isNone: @escaping (Key) -> Bool) { vetoes[rule, default: []].append(isNone) }

  private func isVetoed(_ key: Key) -> Bool {
    vetoed.contains(key) || vetoes[key.rule]?.contains { $0(key) } ?? false
  }

  /// Removes findings that also exist under the file's own conditions, for the rules that compare with these.
  package mutating func dropOwn(of rules: Set<String>) {
    found = found.filter { !rules.contains($0.key.rule) || !ofOwnConditions.contains($0.key) }
  }

  /// Removes findings that rest on measured sizes and hold under all of some conditions, which include a window with
  /// the canvas's room. Interface Builder didn't draw them, so it measured differently.
  package mutating func dropMismeasured(_ numbers: Set<Int>) {
    found = found.filter { !$0.value.isMeasured || !numbers.isSubset(of: $0.value.conditions) }
  }

  /// Joins two findings of a rule that each relate to the other's view: they have one cause, which different views hold
  /// under different conditions. The finding with more conditions stays; if equal, the first by its view's id.
  package mutating func joinMutual(of rule: String) {
    let own = found.values.filter { $0.key.rule == rule && !$0.related.isEmpty }
    let sorted = own.sorted { a, b in
      a.conditions.count != b.conditions.count
        ? a.conditions.count > b.conditions.count : (a.key.view ?? "") < (b.key.view ?? "")
    }
    let keys = Dictionary(sorted.map { ($0.key.view, $0.key) }) { first, _ in first }
    for kept in sorted {
      guard var joined = found[kept.key] else { continue }
      for id in joined.related.compactMap(\.id) {
        guard let key = keys[id], key != kept.key, let other = found[key],
          other.certainty.isSure == joined.certainty.isSure,
          other.related.contains(where: { $0.id == kept.key.view })
        else { continue }
        joined.conditions = Set(joined.conditions + other.conditions).sorted()
        joined.ranges += other.ranges
        let isAsBad = abs(other.badness - joined.badness) <= Self.alike
        joined.isAlike = joined.isAlike && other.isAlike && isAsBad
        found[key] = nil
      }
      found[kept.key] = joined
    }
  }

  /// Removes vetoed findings.
  package mutating func dropVetoed() {
    guard !vetoed.isEmpty || !vetoes.isEmpty else { return }
    found = found.filter { !isVetoed($0.key) }
  }

  /// Sets the widths over which findings hold. Findings are removed if their rule says so: those that hold up to the
  /// widest window, and those that yield to another rule.
  ///
  /// - Parameters:
  ///   - ranges: The widths, with the indices of the conditions.
  ///   - widest: Returns the greatest width examined under the conditions at an index.
  package mutating func keep(
    _ ranges: [Key: [(number: Int, width: ClosedRange<Double>)]], upTo widest: (_ number: Int) -> Double
  ) {
    for (key, widths) in ranges {
      guard var known = found[key] else { continue }
      known.ranges = widths
      known.text += Self.words(for: widths.map(\.width).joined(within: SweepTolerances.touch))
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

  private func key(_ report: Report, _ screen: LintScreen?) -> Key {
    func id(_ view: LintView?) -> String? { view.flatMap { view in screen?.id(of: view) } }
    return Key(rule: rule, view: report.viewID ?? id(report.view), partner: report.partnerID ?? id(report.partner))
  }
}

/// Returns a length as findings show it: in tenths of a point.
func points(_ length: Double) -> String { JSONText.number((length * 10).rounded() / 10) }

/// Returns a size as findings show it: `12 × 44 pt`.
func points(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height)) pt" }
