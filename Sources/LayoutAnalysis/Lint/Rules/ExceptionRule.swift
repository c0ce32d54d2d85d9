import LayoutModel
import LayoutSimulator

extension LintRule {
  static let exception = LintRule(
    LintRuleDescription(
      id: "exception", summary: "what ends the application where the screen comes up, or in one of a fixture's events",
      explanation:
        "A fixture's events are played on each device: an exception that UIKit would raise, or that an event throws, is reported "
        + "where the event stands. Those of popovers are reported by `popover`.",
      example:
        "NSInternalInconsistencyException: Pushing the same view controller instance more than once is not supported",
      remedy: "Don't present, push or set what the exception names, or do it once.", standardSeverity: .error))
}

/// What ends a fixture's application while its events are played.
extension SceneLintRun {
  /// Plays the events in each window that is asked for, as it comes up, and on the fixture's own device.
  mutating func playEvents() {
    guard let scene = linter.file.fixture, !scene.events.isEmpty,
      linter.rules[.exception] != nil || linter.rules[.popover] != nil
    else { return }
    var played: Set<Conditions> = []
    for (number, conditions) in linter.conditions.enumerated() {
      guard !linter.isInterrupted(), played.insert(Self.screen(of: conditions)).inserted else { continue }
      play(scene, under: conditions, .conditions(number))
    }
    for conditions in LayoutRequest().conditions(hasCanvas: false).map(linter.file.resolved)
    where conditions.device != nil && played.insert(Self.screen(of: conditions)).inserted {
      play(scene, under: conditions, .file)
    }
  }

  /// What events hang on of conditions: they turn the device themselves.
  private static func screen(of conditions: Conditions) -> Conditions {
    var screen = Conditions(device: conditions.device)
    (screen.systemVersion, screen.size) = (conditions.systemVersion, conditions.size)
    return screen
  }

  private mutating func play(_ scene: Scene, under conditions: Conditions, _ subject: LintFindings.Subject) {
    do {
      var device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
      if let size = conditions.size { device.windowPlacement = .size(size) }
      guard let exception = try ScreenTrace(of: scene, on: device, conditions.userSettings).exception else { return }
      note(exception, subject)
    } catch {
      note(error, subject)
    }
  }
}
