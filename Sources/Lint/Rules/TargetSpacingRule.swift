import LayoutModel
import LayoutResolution

extension LintRule {
  static let targetSpacing = LintRule(
    LintRuleDescription(
      id: "target-spacing", summary: "controls that stand nearer to each other than a finger tells apart",
      explanation: "Segments and items of one bar are excepted. Off by default: guidelines differ.",
      example: "Login: “Sign in” and “Cancel” are 4 pt apart", remedy: "Move them apart.", standardSeverity: nil,
      parameters: [
        LintRuleDescription.Parameter(name: "distance", summary: "the least distance, in points", standard: "8")
      ], guesses: Guess.Kind.ofFrames), looksAtLaunchScreens: false,
    screen: { screen, options, findings in
      let least = options["distance"]
      let controls = screen.toldPlaces.filter { place in
        let view = screen.views[place]
        return view.isControl && view.visible != nil && !view.isBarItem
      }
      let items = controls.map { PairSweep.Item(place: $0, rect: screen.views[$0].frame) }
      PairSweep(items, nearerThan: least).forEach { first, second, beyond in
        let (a, b) = (screen.views[first], screen.views[second])
        guard a.unit == b.unit, a.controller == b.controller, !screen.isWithin(second, first) else { return .none }
        let across = max(a.frame.x - b.frame.maxX, b.frame.x - a.frame.maxX)
        let down = max(a.frame.y - b.frame.maxY, b.frame.y - a.frame.maxY)
        let distance = max(across, down)
        guard distance >= 0, distance < least - screen.pixel else { return .none }
        return findings.report(
          LintFindings.Report(view: a, partner: b, badness: least - distance, basis: .overlap(a, b)),
          beyond: beyond.map { screen.views[$0] }, in: screen,
          "\(screen.name(of: a)) and \(screen.name(of: b)) are \(points(distance)) pt apart")
      }
    })
}
