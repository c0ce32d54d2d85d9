import Documents
import Findings
import LayoutModel
import LayoutResolution
import SceneSources
import Sweeps

/// The findings of a scene as they are collected. Each (rule, view, partner) is kept once, with its conditions and the
/// worst of them.
struct LintFindings {
  /// The key of a finding: findings of a scene with equal keys are one.
  struct Key: Hashable {
    let rule: String
    let view: String?
    let partner: String?
  }

  /// The subject that the rules examine.
  enum Subject: Hashable {
    /// The file itself, whatever the conditions of its layouts.
    case file
    /// Layouts under the file's own conditions, which some rules compare with.
    case ownConditions
    /// Layouts under the conditions at an index.
    case conditions(Int)
  }

  /// A finding as known so far.
  struct Found {
    let key: Key
    var severity: Diagnostic.Severity
    let position: SourcePosition?
    var partnerPosition: SourcePosition?
    let viewName: String?
    var partnerName: String?
    /// A Boolean value that tells whether the text is followed by the cause, if the conditions show one.
    var tellsCause = false
    /// A Boolean value that tells whether the finding rests entirely on measured sizes of texts and images.
    var isMeasured = false
    /// The indices of its conditions, ascending; empty for a finding about the file itself.
    var conditions: [Int]
    /// A Boolean value that tells whether it is equally bad under all of the conditions.
    var isAlike = true
    var worst: Worst
    /// The widths over which it holds, with the indices of the conditions.
    var ranges: [(number: Int, width: ClosedRange<Double>)] = []
    /// The findings that are told with it alone.
    var included: [Found] = []

    /// Records that the finding holds under the conditions at an index too.
    ///
    /// - Parameters:
    ///   - number: The index of the conditions.
    ///   - badness: The badness there.
    /// - Returns: Whether the finding is known to be sure, and whether it is worse there than so far.
    fileprivate mutating func add(_ number: Int?, _ badness: Double) -> (isSure: Bool, isExceeded: Bool) {
      if abs(badness - worst.badness) > LintFindings.alike { isAlike = false }
      if let number { conditions.insertAscending(number) }
      return (worst.certainty.isSure, badness > worst.badness + LintFindings.alike)
    }

    /// Tells whether it is worst under the conditions at an index, and its repairs aren't known. (Mutating, to read the entry in place,
    /// without a copy.)
    fileprivate mutating func lacksRepairs(of number: Int?) -> Bool {
      worst.number == number && worst.verified.isEmpty && worst.proposals.isEmpty
    }

    /// The finding under the conditions where it is worst.
    struct Worst {
      /// The index of the conditions; `nil` for a finding about the file itself.
      let number: Int?
      /// The certainty: sure if it is sure under at least one of the conditions; else the guesses where it is worst.
      let certainty: Certainty
      var badness = 0.0
      var amount: Size?
      var text: String
      /// The advice on what to do.
      var advice: String?
      /// The other things that the finding is about.
      var related: [LintFinding.Related] = []
      /// The author's constraints in a conflict.
      var members: [Member] = []
      /// The repairs that the engine has verified, and those that the rule proposes.
      var verified: [LintFinding.Repair] = []
      var proposals: [LintFinding.Repair] = []
    }
  }

  /// A constraint of a conflict, by its id, and as messages show it.
  struct Member: Hashable {
    let id: String
    let text: String
    /// The advice on conflicts that have it in common; to mend it if `nil`.
    var advice: String?
  }

  var found: [Key: Found] = [:]
  /// The keys of conflicts that were joined with others, with these.
  var joined: [Key: Key] = [:]
  /// The findings that follow from others, by the keys of these.
  var consequences: [Key: [Key: Found]] = [:]
  /// The causes that more pairs follow from than are kept.
  var crowdedCauses: Set<Key> = []
  /// The findings that also exist under the file's own conditions.
  private(set) var ofOwnConditions: Set<Key> = []
  /// The vetoed findings: these are none after all, whatever other layouts show.
  private(set) var vetoed: Set<Key> = []
  /// The ignore settings of the file that hid a finding.
  private(set) var usedIgnores: Set<IgnoredRule> = []
  /// By rule, the pairs drawn on canvases, which veto findings.
  private(set) var drawnPairs: [String: [DrawnPairs]] = [:]
  /// The pairs of views that each rule reports, in the order in which they were found.
  private(set) var toldPairs: [String: [Key]] = [:]
  /// The pairs that aren't reported: of rules that found too many, and of views that have too many for one rule.
  var crowds: [Key: Crowd] = [:]

  /// Unreported pairs of one rule.
  struct Crowd {
    let position: SourcePosition?
    let viewName: String?
    var conditions: [Int] = []
    /// The certainty: sure if one of the pairs is sure; else the guesses behind those examined, one for each of the
    /// conditions.
    var certainty: Certainty?
  }

  /// The maximum number of a rule's reported pairs in a scene; nobody reads more. A note mentions further pairs.
  static let maximumPairs = 100
  /// The ignore settings for the whole scene.
  var sceneIgnores: [IgnoredRule] = []
  /// The ignore settings for controllers, by the positions of their views.
  var controllerIgnores: [SourcePosition: [IgnoredRule]] = [:]
  /// A Boolean value that tells whether rules propose repairs.
  var wantsRepairs = false
  /// A Boolean value that tells whether the scene is from an Interface Builder file; a fixture declares everything.
  var isOfInterfaceBuilder = false
  /// What code does to the file's views and constraints.
  var codeChanges: CodeChanges?
  /// A Boolean value that tells whether code decides about the scene's orientations in a way that isn't understood.
  var leavesOrientationsOpen = false
  /// The devices that the file is for by its name; `nil` where it is for all.
  var namedDevice: NamedDevice?
  /// The guess that the scene is shown at all, where the project says nothing of that; `nil` where it does.
  var guessOfScene: Guess?
  /// The guess that code which isn't compiled here changes nothing of the scene.
  var guessOfLeftOutCode: Guess?
  /// The orientations that the file is drawn for, if the app's are unknown; `nil` if they are known.
  var drawnOrientation: DrawnOrientation?

  // MARK: Checks

  /// Runs a rule that checks screens one at a time, and adds its findings.
  ///
  /// - Returns: The keys of the findings that count, because their author hasn't set them aside.
  @discardableResult
  mutating func look(at screen: LintScreen, by active: LintRules.Active) -> [Key] {
    switch active.rule.check {
    case .screens(let check, _):
      return add(check(subjects(of: active, on: screen), active.options), by: active, on: screen)
    case .pairs(let check): return look(at: screen, by: active, check)
    case .windows, .canvases, .assertions, .facts: return []
    }
  }

  /// Returns a screen with the views that a rule has to examine: without those in which it finds something under the
  /// file's own conditions too, if such findings are dropped. Where rules are set aside, each is examined, because a
  /// setting that hides nothing is reported.
  private func subjects(of active: LintRules.Active, on screen: LintScreen) -> LintScreen {
    guard active.rule.isComparedWithOwn, !screen.isOwn, !ofOwnConditions.isEmpty, !screen.hasIgnoredRules,
      sceneIgnores.isEmpty, controllerIgnores.isEmpty
    else { return screen }
    let own = ofOwnConditions.filter { $0.rule == active.rule.id && $0.partner == nil }
    return own.isEmpty ? screen : screen.without(Set(own.compactMap(\.view)))
  }

  /// Runs a rule on the canvas, for what is found there, and for what is so on purpose.
  mutating func look(at canvas: DrawnScreen, by active: LintRules.Active) {
    switch active.rule.check {
    case .canvases(let check):
      for var finding in check(canvas, active.options) {
        finding.subject = .file
        add(finding, by: active, on: canvas.laidOut)
      }
    case .screens(_, let check?): add(check(canvas.drawn), by: active, on: canvas.drawn)
    case .pairs(let check) where check.heedsDrawing: drawnPairs[active.rule.id, default: []].append(canvas.pairs)
    default: break
    }
  }

  /// Adds the findings of a rule on a screen, and returns the keys of those that count.
  @discardableResult
  mutating func add(_ findings: [RuleFinding], by active: LintRules.Active, on screen: LintScreen) -> [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(findings.count)
    for finding in findings {
      if let key = add(finding, by: active, on: screen) { keys.append(key) }
    }
    return keys
  }

  // MARK: Findings

  /// Adds a finding.
  ///
  /// A finding that is sure under some conditions and guessed under others is sure, and its worst case is chosen from
  /// the sure ones.
  ///
  /// - Parameters:
  ///   - finding: The finding, or a veto.
  ///   - active: The rule that found it.
  ///   - screen: The screen that has it.
  ///   - subject: The subject of a finding that has none, where no screen is given.
  /// - Returns: The finding's key; `nil` if the finding is a veto, or its author has set it aside.
  @discardableResult
  mutating func add(
    _ finding: RuleFinding, by active: LintRules.Active, on screen: LintScreen?, about subject: Subject = .file
  ) -> Key? {
    guard finding.words != nil, case .conditions? = finding.subject ?? screen?.subject,
      let cause = screen?.cause(of: finding.basis)
    else { return addDirectly(finding, by: active, on: screen, about: subject) }
    var own = consequences.removeValue(forKey: cause) ?? [:]
    swap(&found, &own)
    let key = addDirectly(finding, by: active, on: screen, about: subject, follows: true)
    swap(&found, &own)
    if let key, finding.partner != nil, own[key] == nil, own.count >= Self.maximumPairs { crowdedCauses.insert(cause) }
    if !own.isEmpty { consequences[cause] = own }
    return key
  }

  /// Adds a finding to those found.
  ///
  /// - Parameters:
  ///   - finding: The finding, or a veto.
  ///   - active: The rule that found it.
  ///   - screen: The screen that has it.
  ///   - subject: The subject of a finding that has none.
  ///   - follows: Whether the findings follow from one cause, and take no room from the rule's pairs.
  /// - Returns: The finding's key; `nil` if the finding is a veto, or its author has set it aside.
  private mutating func addDirectly(
    _ finding: RuleFinding, by active: LintRules.Active, on screen: LintScreen?, about subject: Subject,
    follows: Bool = false
  ) -> Key? {
    let key = key(of: finding, active, screen)
    guard let words = finding.words else {
      vetoed.insert(key)
      return nil
    }
    let number: Int?
    let subject = finding.subject ?? screen?.subject ?? subject
    switch subject {
    case .ownConditions:
      ofOwnConditions.insert(key)
      return key
    case .file: number = nil
    case .conditions(let condition): number = condition
    }
    guard !isSetAside(finding, by: active, on: screen) else { return nil }
    // It is dropped in the end.
    guard !active.rule.isComparedWithOwn || !ofOwnConditions.contains(key) else { return key }
    let badness = finding.badness ?? finding.amount.map { $0.width * $0.height + ($0.width + $0.height) * 1e-3 } ?? 0
    let place = found.index(forKey: key)
    let known = place.map { found.values[$0].add(number, badness) }
    // A finding that is already sure, and no worse here, needn't be examined again.
    let isDecided = known.map { $0.isSure && !$0.isExceeded } ?? false
    let certainty = isDecided ? .sure : screen.map { self.certainty(of: finding.basis, on: $0, subject) } ?? .sure
    func worst() -> Found.Worst {
      Found.Worst(
        number: number, certainty: certainty, badness: badness, amount: finding.amount, text: words(),
        advice: finding.help.advice(), related: finding.help.related(), members: finding.help.members(),
        verified: finding.help.verified(), proposals: wantsRepairs ? finding.help.proposals() : [])
    }
    func new() -> Found {
      Found(
        key: key, severity: finding.severity ?? active.severity,
        position: finding.position ?? finding.view?.view.position,
        partnerPosition: finding.partner?.view.position, viewName: finding.view.flatMap { screen?.name(of: $0) },
        partnerName: finding.partner.flatMap { screen?.name(of: $0) }, tellsCause: finding.tellsCause,
        isMeasured: finding.isMeasured, conditions: number.map { [$0] } ?? [], worst: worst())
    }
    guard let place, let known else {
      if finding.partner != nil, let screen {
        guard !isVetoed(key) else { return nil }
        if follows {
          if found.count < Self.maximumPairs { found[key] = new() }
          return key
        }
        guard toldPairs[active.rule.id, default: []].count < Self.maximumPairs else {
          addCrowd(of: nil, finding, by: active, on: screen)
          return key
        }
        toldPairs[active.rule.id, default: []].append(key)
      }
      found[key] = new()
      return key
    }
    if known.isSure == certainty.isSure {
      if !finding.isMeasured { found.values[place].isMeasured = false }
      if known.isExceeded { found.values[place].worst = worst() }
      if found.values[place].lacksRepairs(of: number) {
        found.values[place].worst.verified = finding.help.verified()
        if wantsRepairs { found.values[place].worst.proposals = finding.help.proposals() }
      }
    } else if certainty.isSure {
      var sure = new()
      sure.conditions = found.values[place].conditions
      sure.isAlike = found.values[place].isAlike
      found.values[place] = sure
    }
    return key
  }

  /// Tells whether the author has set the rule aside for the scene, for one of a finding's views, or for a view around
  /// them.
  mutating func isSetAside(
    _ finding: RuleFinding, by active: LintRules.Active, on screen: LintScreen?
  ) -> Bool {
    if use(sceneIgnores, of: active) { return true }
    guard let screen else { return false }
    return isIgnored(finding.view, by: active, on: screen) || isIgnored(finding.partner, by: active, on: screen)
  }

  /// Returns a finding's certainty: it is sure if its basis is known, and the app is known to take the orientation of
  /// the layout.
  func certainty(of basis: LintBasis, on screen: LintScreen, _ subject: Subject) -> Certainty {
    let certainty = screen.certainty(of: basis, isOfInterfaceBuilder: isOfInterfaceBuilder, codeChanges)
    let isOpen = subject != .file && !isOrientationKnown(screen)
    // What the file declares is so on every device.
    let isDeclared =
      switch basis {
      case .declarations, .constraint: true
      default: false
      }
    let isOfOthers = !isDeclared && subject != .file && namedDevice?.shows(screen.layout.window) == false
    let place = isOfOthers ? Guess(.part, of: screen.layout.scene ?? screen.name(of: screen.views[0])) : nil
    // No code changes what a file of Interface Builder declares.
    let leftOut = isDeclared && isOfInterfaceBuilder ? nil : guessOfLeftOutCode
    let others = [guessOfScene, leftOut, isOpen ? Guess(.orientations) : nil, place].compactMap(\.self)
    return others.isEmpty ? certainty : Certainty(restingOn: certainty.guesses + others)
  }

  /// Tells whether an app is known to take a screen's orientation: by its `Info.plist`, else by how the file was drawn.
  private func isOrientationKnown(_ screen: LintScreen) -> Bool {
    if leavesOrientationsOpen, screen.layout.orientation != .portrait { return false }
    guard let drawn = drawnOrientation else { return true }
    let isPart = screen.conditions.device?.contains("/") ?? false
    return drawn.isKnown(screen.layout.orientation, on: screen.layout.window.traits.userInterfaceIdiom, inPart: isPart)
  }

  /// The difference up to which two badnesses are equal.
  static let alike = 1e-9

  /// Tells whether the author has set the rule aside for a view or a view around it.
  private mutating func isIgnored(_ view: LintView?, by active: LintRules.Active, on screen: LintScreen) -> Bool {
    guard let view, screen.hasIgnoredRules || !controllerIgnores.isEmpty else { return false }
    let place = screen.place(of: view)
    for around in [place] + Array(screen.placesOfSuperviews(of: place)) {
      let declaration = screen.views[around].view.declaration
      if declaration.hasRareSettings, use(declaration.lint.ignoredRules, of: active) { return true }
      if let position = declaration.position, let own = controllerIgnores[position], use(own, of: active) {
        return true
      }
    }
    return false
  }

  private mutating func use(_ ignored: [IgnoredRule], of active: LintRules.Active) -> Bool {
    guard !ignored.isEmpty else { return false }
    let own = ignored.filter { $0.rule == active.rule.id && $0.misspeltMark == nil }
    usedIgnores.formUnion(own)
    return !own.isEmpty
  }

  func isVetoed(_ key: Key) -> Bool {
    vetoed.contains(key)
      || drawnPairs[key.rule]?.contains { $0.overlap(key, by: PairCheck.leastShareOfDrawnPair) } ?? false
  }

  func key(of finding: RuleFinding, _ active: LintRules.Active, _ screen: LintScreen?) -> Key {
    func id(_ view: LintView?) -> String? { view.flatMap { view in screen?.id(of: view) } }
    return Key(
      rule: active.rule.id, view: finding.viewID ?? id(finding.view), partner: finding.partnerID ?? id(finding.partner))
  }
}

extension [Int] {
  /// Inserts a number in ascending order, unless the array already contains it.
  mutating func insertAscending(_ number: Int) {
    guard let last, last >= number else { return append(number) }
    guard !contains(number) else { return }
    insert(number, at: firstIndex { $0 > number } ?? endIndex)
  }
}

/// Returns a length as findings show it: in tenths of a point.
func points(_ length: Double) -> String { JSONText.number((length * 10).rounded() / 10) }

/// Returns a size as findings show it: `12 × 44 pt`.
func points(_ size: Size) -> String { "\(points(size.width)) × \(points(size.height)) pt" }
