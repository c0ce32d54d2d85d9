import Findings
import LayoutModel
import LayoutResolution

/// The findings about pairs of views, up to a limit; further pairs are only counted.
extension LintFindings {
  /// Runs a check of pairs, and adds what it finds.
  ///
  /// Once a rule has reached the limit of pairs in a scene, only reported pairs are examined further, and one pair beyond the limit: the
  /// note says under which conditions such a pair exists.
  ///
  /// - Returns: The keys of the findings that count, because their author hasn't set them aside.
  mutating func look(at screen: LintScreen, by active: LintRules.Active, _ check: PairCheck) -> [Key] {
    let pairs = ContentPairs(screen, nearerThan: check.distance.map { active.options[$0] }, of: check.isMember)
    var keys: [Key] = []
    pairs.forEach { pair, beyond in
      guard let finding = check.finding(pair, active.options) else { return .none }
      guard let beyond, !isCrowded(active.rule) else {
        guard let key = add(finding, by: active, on: screen) else { return .setAside }
        guard !isCrowded(active.rule) || isTold(key) else { return .beyondAll }
        keys.append(key)
        return .told
      }
      guard !isSetAside(finding, by: active, on: screen), !isVetoed(key(of: finding, active, screen)) else {
        return .setAside
      }
      addCrowd(of: beyond, finding, by: active, on: screen)
      return .told
    }
    guard isCrowded(active.rule) else { return keys }
    let examined = Set(keys)
    let rest = toldPairs[active.rule.id, default: []].filter { !examined.contains($0) }
    for pair in pairs.pairs(of: rest.map { ($0.view, $0.partner) }) {
      guard let finding = check.finding(pair, active.options), let key = add(finding, by: active, on: screen) else {
        continue
      }
      keys.append(key)
    }
    return keys
  }

  /// Tells whether a rule has more pairs in the scene than are reported.
  private func isCrowded(_ rule: LintRule) -> Bool { crowds[Key(rule: rule.id, view: nil, partner: nil)] != nil }

  /// Tells whether a pair is told, by itself or with its cause.
  private func isTold(_ key: Key) -> Bool {
    found[key] != nil || consequences.values.contains { $0[key] != nil }
  }

  /// Records that the rule has more pairs than are reported, for one view or, without one, for the scene.
  mutating func addCrowd(
    of view: LintView?, _ finding: RuleFinding, by active: LintRules.Active, on screen: LintScreen
  ) {
    guard case .conditions(let number) = screen.subject else { return }
    // The finding of the cause says that there are more.
    if let cause = screen.cause(of: finding.basis) {
      crowdedCauses.insert(cause)
      return
    }
    let key = Key(rule: active.rule.id, view: view.map(screen.id), partner: nil)
    let root = screen.toldPlaces.first.map { screen.views[$0].view.position } ?? nil
    var crowd =
      crowds[key] ?? Crowd(position: view.map(\.view.position) ?? root, viewName: view.map(screen.name))
    // One pair of a layout stands for the others.
    if !crowd.conditions.contains(number), crowd.certainty?.isSure != true {
      let own = certainty(of: finding.basis, on: screen, screen.subject)
      crowd.certainty = own.isSure ? .sure : Certainty(restingOn: own.guesses + (crowd.certainty?.guesses ?? []))
    }
    crowd.conditions.insertAscending(number)
    crowds[key] = crowd
  }

  /// Reports, once, the rules and views that have more pairs than are reported. A view isn't named if the rule as a
  /// whole is.
  mutating func closeCrowds() {
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
        key: key, severity: .note, position: crowd.position, viewName: crowd.viewName, conditions: crowd.conditions,
        worst: Found.Worst(number: crowd.conditions.first, certainty: crowd.certainty ?? .sure, text: text))
    }
  }
}
