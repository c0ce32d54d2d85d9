import LayoutModel
import LayoutResolution

/// The pairs of views beyond those that are reported.
extension LintFindings {
  /// Records that the rule has more pairs than are reported, for one view or, without one, for the scene.
  mutating func addCrowd(
    of view: LintView?, _ finding: RuleFinding, by active: LintRules.Active, on screen: LintScreen
  ) {
    guard case .conditions(let number) = screen.subject else { return }
    let key = Key(rule: active.rule.id, view: view.map(screen.id), partner: nil)
    let root = screen.toldPlaces.first.map { screen.views[$0].view.position } ?? nil
    var crowd =
      crowds[key] ?? Crowd(position: view.map(\.view.position) ?? root, viewName: view.map(screen.name))
    // One pair stands for all those of its layout.
    if !crowd.conditions.contains(number), crowd.certainty?.isSure != true {
      let own = certainty(of: finding.basis, on: screen, screen.subject)
      crowd.certainty = own.isSure ? .sure : Certainty(restingOn: own.guesses + (crowd.certainty?.guesses ?? []))
    }
    crowd.conditions = Self.adding([number], to: crowd.conditions)
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
