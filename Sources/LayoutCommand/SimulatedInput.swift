import LayoutAnalysis
import LayoutModel
import LayoutSimulator

/// A fixture that is played: read, and given a device.
struct SimulatedInput {
  let files: CommandFiles
  let request: LayoutRequest

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.all(.singleDevice).contains("all") {
      throw .allDevices(option: CommandOption.singleDevice.name)
    }
    files = try CommandFiles(arguments)
    request = try LayoutRequest(arguments)
  }

  /// Does something with the fixture's scene on the device asked for, and says what is wrong where that can't be.
  func withScene(_ body: (Scene, Device) throws -> ExitStatus) throws -> ExitStatus {
    try files.withInput { file in
      guard let scene = file.fixture else {
        files.console.error(
          "events and controllers are told of fixtures; `layout convert` makes one of this file", path: files.input)
        return .badInput
      }
      return try body(scene, try scene.device(named: request.devices.first, systemVersion: request.systemVersion))
    }
  }
}
