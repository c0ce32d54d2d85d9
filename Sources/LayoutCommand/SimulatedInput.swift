import LayoutInput
import LayoutModel
import LayoutSimulator

extension ParsedArguments {
  /// Refuses `--device all`, where one device is meant.
  func refuseAllDevices() throws(UsageError) {
    if all(.singleDevice).contains("all") { throw Self.unknown("all", of: .singleDevice, among: []) }
  }
}

/// A fixture that is played: read, and given a device.
struct SimulatedInput {
  private let path: String
  private let console: Console

  init(_ path: String, _ console: Console) {
    self.path = path
    self.console = console
  }

  /// Does something with the fixture's scene on the device asked for, and says what is wrong where that can't be.
  func withScene(
    _ options: LayoutOptions, _ body: (Scene, Device) throws -> ExitStatus
  ) throws -> ExitStatus {
    let file: SceneFile
    do throws(SceneFile.Failure) {
      file = try SceneFile(reading: path)
    } catch {
      error.report(in: path, to: console)
      return error.status
    }
    guard let scene = file.fixture else {
      console.error("events and controllers are told of fixtures; `layout convert` makes one of this file", path: path)
      return .badInput
    }
    do {
      return try body(scene, try scene.device(named: options.devices.first, systemVersion: options.systemVersion))
    } catch let error as DeviceError {
      console.error(error.description, path: path)
      return .badInput
    } catch let error as LayoutFailure {
      console.error(error.words, path: path)
      return error.status
    } catch let error as SimulatedException {
      console.report(error, in: path)
      return .badInput
    }
  }
}
