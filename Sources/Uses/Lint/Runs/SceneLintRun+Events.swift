import LayoutModel
import LayoutSimulator
import SceneSources

/// The exceptions that end a fixture's application while its events are played.
extension SceneLintRun {
  /// Plays the events in each requested window, in its initial state, and on the fixture's own device.
  mutating func playEvents() {
    guard let scene = linter.file.fixture, !scene.events.isEmpty,
      linter.rules[.exception] != nil || linter.rules[.popover] != nil
    else { return }
    var played: [Conditions: (any Error)?] = [:]
    func play(_ conditions: Conditions) -> (any Error)? {
      let screen = Self.screen(of: conditions)
      if let known = played[screen] { return known }
      let error = Self.error(of: scene, under: conditions)
      played[screen] = .some(error)
      return error
    }
    for (number, conditions) in linter.conditions.enumerated() where !linter.isInterrupted() {
      if let error = play(conditions) { note(error, .conditions(number)) }
    }
    for conditions in linter.file.ownConditions
    where conditions.device != nil && played[Self.screen(of: conditions)] == nil {
      if let error = play(conditions) { note(error, .file) }
    }
  }

  /// Returns the part of the conditions that events depend on; they turn the device themselves.
  private static func screen(of conditions: Conditions) -> Conditions {
    var screen = Conditions(device: conditions.device)
    screen.systemVersion = conditions.systemVersion
    screen.size = conditions.size
    return screen
  }

  /// Returns the error that ends the scene's application under conditions, or that prevents it from being played; `nil`
  /// if there is none.
  private static func error(of scene: Scene, under conditions: Conditions) -> (any Error)? {
    do {
      var device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
      if let size = conditions.size { device.windowPlacement = .size(size) }
      return try ScreenTrace(of: scene, on: device, conditions.userSettings).exception
    } catch {
      return error
    }
  }
}
