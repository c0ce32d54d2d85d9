import LayoutAnalysis
import LayoutModel
import LayoutSimulator

/// A fixture that is played: read, and given the conditions that are asked for.
struct SimulatedInput {
  let files: CommandFiles
  let conditions: Conditions
  /// The orientations that are asked for; `nil` for the one that the interface has before.
  let orientations: [InterfaceOrientation?]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let request = try LayoutRequest(arguments)
    conditions = try request.conditionsOfOne(arguments)
    orientations = request.orientations + (conditions.orientation.map { [$0] } ?? [])
    files = try CommandFiles(arguments)
  }

  /// Does something with the fixture's scene on the device asked for, and says what is wrong where that can't be.
  func withScene(_ body: (Scene, Device) throws -> ExitStatus) throws -> ExitStatus {
    try files.withInput { file in
      guard let scene = file.fixture else {
        files.console.error(
          "events and controllers are told of fixtures; `layout convert` makes one of this file", path: files.input)
        return .badInput
      }
      guard !conditions.isOnCanvas else { throw SceneChoiceError.noCanvas }
      var device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
      if let size = conditions.size { device.windowPlacement = .size(size) }
      return try body(scene, device)
    }
  }
}
