import Documents
import LayoutModel
import LayoutResolution

/// The findings of a scene as they come, each once: (rule, view, partner), with the conditions and the worst of them.
struct LintFindings {
  /// What makes two findings of a scene one.
  struct Key: Hashable {
    let rule: String
    let view: String?
    let partner: String?
  }

  /// What the rules look at.
  enum Subject: Hashable {
    /// The file itself, whatever it is laid out under.
    case file
    /// Layouts under the file's own conditions, by which some rules measure.
    case ownConditions
    /// Layouts under the conditions of a number.
    case conditions(Int)
  }

  /// A finding as it is known so far.
  struct Found {
    let key: Key
    var severity: Diagnostic.Severity
    var position: SourcePosition?
    var partnerPosition: SourcePosition?
    var viewName: String?
    var partnerName: String?
    var text: String
    /// What to do about it.
    var advice: String?
    /// What it is about besides.
    var related: [LintFinding.Related]
    /// The numbers of the conditions, ascending; none of what is found of the file itself.
    var conditions: [Int]
    /// The number of those under which it is worst.
    var worst: Int?
    var badness: Double
    /// Whether it is as bad under all of the conditions.
    var isAlike = true
    var amount: Size?
    var repairs: [String]
    /// What follows from the conditions stands behind the text.
    var tellsCause: Bool
    /// Whether all of it rests on what texts and images were measured as.
    var isMeasured: Bool
    /// Whether it is sure, under one of the conditions at least; else what was guessed where it is worst.
    var certainty: Certainty
    /// The widths over which it holds, under conditions by their numbers.
    var ranges: [(number: Int, width: ClosedRange<Double>)] = []
  }

  /// Something that a rule found in a layout; the text is made where it is worse than what is known.
  struct Report {
    var view: LintView?
    var partner: LintView?
    /// The view's id where no screen has it.
    var viewID: String?
    /// The partner's id where it is no view.
    var partnerID: String?
    var position: SourcePosition?
    var amount: Size?
    /// How bad it is: what is worst is told. The amount's area if `nil`.
    var badness: Double?
    var severity: Diagnostic.Severity?
    var tellsCause = false
    /// What it rests on.
    var basis = LintBasis.declarations
    /// Whether it rests on what texts and images were measured as.
    var isMeasured = false
  }

  private(set) var found: [Key: Found] = [:]
  /// What the file's own conditions have too.
  private(set) var ofOwnConditions: Set<Key> = []
  /// The findings of the window that is looked at, where that is asked for.
  private var recorded: Set<Key>?
  /// What is no finding after all, whatever other layouts say.
  private var vetoed: Set<Key> = []
  /// What the file sets aside that hid something.
  private(set) var usedIgnores: Set<IgnoredRule> = []
  /// By rule, what tells of findings that they are none.
  private var vetoes: [String: [(Key) -> Bool]] = [:]
  /// How many pairs of views each rule has found.
  private var pairCounts: [String: Int] = [:]
  /// The pairs that aren't told: of rules that found too many, and of views that have too many of one rule.
  private var crowds: [Key: Crowd] = [:]

  /// Pairs of one rule that aren't told.
  private struct Crowd {
    let position: SourcePosition?
    let viewName: String?
    var conditions: [Int] = []
    /// Whether one of them is sure; else what was guessed of those that were asked about, one under each of the conditions.
    var certainty: Certainty?
  }

  /// Of more pairs of one rule in one scene it is told that there are more: nobody reads them.
  static let maximumPairs = 100
  /// What the file sets aside for all of the scene.
  var sceneIgnores: [IgnoredRule] = []
  /// What it sets aside for controllers, by the places of their views.
  var controllerIgnores: [SourcePosition: [IgnoredRule]] = [:]
  /// Whether the scene is of an Interface Builder file: a fixture is wholly declared.
  var isOfInterfaceBuilder = false
  /// Which orientations the file is for as far as it tells, where nothing says which the app has; `nil` where that is known.
  var drawnOrientation: DrawnOrientation?
  /// The rule that looks, with how grave its findings are.
  var rule = ""
  var severity = Diagnostic.Severity.warning
  /// What is looked at.
  var subject = Subject.ownConditions

  /// Notes a finding.
  ///
  /// What is sure under some conditions and guessed under others is a sure finding, whose worst is looked for among the former.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - screen: Where.
  ///   - repairs: What mends it.
  ///   - related: What it is about besides.
  ///   - advice: What to do about it, as a request; the first repair where nothing is said.
  ///   - text: What is wrong, in words.
  /// - Returns: Whether it counts: its author hasn't set it aside.
  @discardableResult
  mutating func report(
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
    // What is sure already, and no worse here, isn't asked about again.
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

  /// Notes a pair of views, or that there are more of a view than are told.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - view: The one of the two of which as many pairs are told as are; `nil` where there is none.
  ///   - screen: Where.
  ///   - text: What is wrong, in words.
  /// - Returns: What becomes of the pair.
  mutating func report(
    _ report: Report, beyond view: LintView?, in screen: LintScreen, _ text: @autoclosure () -> String
  ) -> PairSweep.Answer {
    guard let view else { return self.report(report, in: screen, text()) ? .told : .setAside }
    guard subject != .ownConditions else { return .told }
    guard !isSetAside(report, in: screen), !isVetoed(key(report, screen)) else { return .setAside }
    tellCrowd(of: view, report, in: screen)
    return .told
  }

  /// Tells whether the author has set the rule aside for the scene, for one of a finding's views, or what is around them.
  private mutating func isSetAside(_ report: Report, in screen: LintScreen?) -> Bool {
    if use(sceneIgnores) { return true }
    guard let screen else { return false }
    return isIgnored(report.view, in: screen) || isIgnored(report.partner, in: screen)
  }

  /// Whether a finding is sure: what it rests on is known, and so is that the app turns as it was laid out.
  private func certainty(of basis: LintBasis, in screen: LintScreen) -> Certainty {
    let certainty = screen.certainty(of: basis, isOfInterfaceBuilder: isOfInterfaceBuilder)
    guard subject != .file, !isOrientationKnown(screen) else { return certainty }
    return Certainty(restingOn: certainty.guesses + [Guess(.orientations)])
  }

  /// Whether it is known that an app turns as a screen was laid out: as its `Info.plist` says, else as the file was drawn.
  private func isOrientationKnown(_ screen: LintScreen) -> Bool {
    guard let drawn = drawnOrientation else { return true }
    let isPart = screen.conditions.device?.contains("/") ?? false
    return drawn.isKnown(screen.layout.orientation, on: screen.layout.window.traits.userInterfaceIdiom, inPart: isPart)
  }

  /// Numbers with others that aren't among them, ascending.
  private static func adding(_ others: [Int], to numbers: [Int]) -> [Int] {
    guard let other = others.first, !numbers.contains(other) else { return numbers }
    guard let last = numbers.last, last > other else { return numbers + others }
    return (numbers + others).sorted()
  }

  /// By how much badness may differ without being another.
  private static let alike = 1e-9

  /// Notes that there are more pairs of the rule than are told, of one view or, without one, of the scene.
  private mutating func tellCrowd(of view: LintView?, _ report: Report, in screen: LintScreen) {
    guard case .conditions(let number) = subject else { return }
    let key = Key(rule: rule, view: view.map(screen.id), partner: nil)
    let root = screen.toldPlaces.first.map { screen.views[$0].view.position } ?? nil
    var crowd =
      crowds[key] ?? Crowd(position: view.map(\.view.position) ?? root, viewName: view.map(screen.name))
    // A pair of each layout tells for all of them.
    if !crowd.conditions.contains(number), crowd.certainty?.isSure != true {
      let own = certainty(of: report.basis, in: screen)
      crowd.certainty = own.isSure ? .sure : Certainty(restingOn: own.guesses + (crowd.certainty?.guesses ?? []))
    }
    crowd.conditions = Self.adding([number], to: crowd.conditions)
    crowds[key] = crowd
  }

  /// Tells, once, of the rules and views that have more pairs than are told; of a rule's views not where the rule itself has.
  mutating func tellCrowds() {
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

  /// Begins to note which findings there are in a window.
  mutating func beginRecording() { recorded = [] }

  /// The findings since.
  mutating func endRecording() -> Set<Key> {
    defer { recorded = nil }
    return recorded ?? []
  }

  /// Whether the author has set the rule aside for a view or what is around it.
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

  /// Notes that something is no finding of the scene, for it isn't so in one of its layouts.
  mutating func veto(_ report: Report, in screen: LintScreen) {
    vetoed.insert(key(report, screen))
  }

  /// Notes how to tell of the rule's findings that they are none.
  mutating func veto(where isNone: @escaping (Key) -> Bool) { vetoes[rule, default: []].append(isNone) }

  private func isVetoed(_ key: Key) -> Bool {
    vetoed.contains(key) || vetoes[key.rule]?.contains { $0(key) } ?? false
  }

  /// Takes out what the file's own conditions have too, of the rules that say so.
  mutating func dropOwn(of rules: Set<String>) {
    found = found.filter { !rules.contains($0.key.rule) || !ofOwnConditions.contains($0.key) }
  }

  /// Takes out what rests on measured sizes and is so under all conditions of some numbers, a window with the canvas's room among
  /// them: Interface Builder, which didn't draw it so, measured otherwise.
  mutating func dropMismeasured(_ numbers: Set<Int>) {
    found = found.filter { !$0.value.isMeasured || !numbers.isSubset(of: $0.value.conditions) }
  }

  /// Makes one finding of two of a rule of which each is about the other's view besides: one cause, which another view holds under
  /// other conditions. The one of more conditions stays, the first by its view's id of two of as many.
  mutating func joinMutual(of rule: String) {
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

  /// Takes out what is no finding after all.
  mutating func dropVetoed() {
    guard !vetoed.isEmpty || !vetoes.isEmpty else { return }
    found = found.filter { !isVetoed($0.key) }
  }

  /// Takes up the widths over which findings hold, and leaves out what rules say of those: what is so up to the widest window,
  /// and what another tells in their place.
  ///
  /// - Parameters:
  ///   - ranges: The widths, under conditions by their numbers.
  ///   - widest: Up to which width it was looked under conditions of a number.
  mutating func keep(
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

  /// Where a finding holds, in words; nothing where no width is known.
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

/// A length as findings tell it: in tenths of a point.
func points(_ length: Double) -> String { JSONText.number((length * 10).rounded() / 10) }

/// A size as findings tell it: `12 × 44 pt`.
func points(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height)) pt" }
