package import LayoutModel
import LayoutResolution
import LayoutSimulator

extension SceneFile {
  /// What is called while the device is turned from upright to its side, in order; nothing where it can't be played.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: Under what it is played, but for the orientation.
  /// - Returns: The calls, their times counted from the turn's beginning.
  package func callsOfTurning(scene id: String?, under conditions: Conditions) -> [TraceCall] {
    var conditions = conditions
    (conditions.isOnCanvas, conditions.orientation, conditions.size) = (false, .portrait, nil)
    guard let found = try? scenesToTurn(under: conditions, id), found.id == id || id == nil,
      let device = try? found.device(named: conditions.device, systemVersion: conditions.systemVersion)
    else { return [] }
    let turned = Scene(
      checked: found.rootViewController, viewControllers: found.viewControllers, name: found.name, device: found.device,
      systemVersion: found.systemVersion, application: found.application, orientation: found.orientation,
      userSettings: found.userSettings, events: [Event(.rotateDevice(.landscapeRight))])
    guard let trace = try? ScreenTrace(of: turned, on: device, conditions.userSettings), trace.steps.count > 1 else {
      return []
    }
    let step = trace.steps[1]
    return step.calls.map {
      TraceCall(time: $0.time - step.time, kind: $0.kind, receiver: $0.receiver, message: $0.message)
    }
  }

  private func scenesToTurn(under conditions: Conditions, _ id: String?) throws -> Scene? {
    switch content {
    case .fixture(let scene): scene
    case .interfaceBuilder(let file): try scenes(of: file, under: conditions, named: id).scenes.first { $0.id == id }
    }
  }
}
