import LayoutAnalysis
import LayoutModel

/// The options of all commands that lay screens out: on which devices, in which orientations, and how to speak.
enum LayoutOptions {
  static let table: [CommandOption] = [.orientation, .device, .systemVersion, .layoutDirection, .contentSizeCategory]
  /// The options of what golden files don't name: they name devices, windows among them, and interface orientations.
  static let tableOfUnnamed: [CommandOption] = [.deviceOrientation, .size]
}

extension LayoutRequest {
  /// What a command's options ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    var devices: [String] = []
    for name in arguments.all(.device) {
      if name == "all" {
        devices += DeviceCatalogue.familyIDs
      } else if name == Device.inlineID || DeviceCatalogue.device(named: name) != nil {
        devices.append(name)
      } else {
        throw UsageError.unknownValue(
          name, option: CommandOption.device.name, nearest: DeviceCatalogue.nearestName(to: name), choices: [])
      }
    }
    self.init(
      orientations: try Self.orientations(arguments).uniqued(), devices: devices.uniqued(),
      systemVersion: try arguments.systemVersion(),
      windowSize: try arguments.value(.size).map { text throws(UsageError) in
        guard let size = Size(text: text) else { throw .malformedSize(text) }
        return size
      },
      scene: arguments.value(.scene),
      userSettings: UserSettings(
        layoutDirection: try arguments.choice(.layoutDirection, UserInterfaceLayoutDirection.init),
        preferredContentSizeCategory: try arguments.choice(.contentSizeCategory, ContentSizeCategory.init)))
  }

  /// The interface orientations that the interface's and the device's come to.
  private static func orientations(_ arguments: ParsedArguments) throws(UsageError) -> [InterfaceOrientation?] {
    if arguments.has(.orientation), arguments.has(.deviceOrientation) {
      throw .excluding(option: CommandOption.orientation.name, other: CommandOption.deviceOrientation.name)
    }
    var orientations: [InterfaceOrientation?] = []
    for name in arguments.all(.orientation) {
      if name == "all" {
        orientations += InterfaceOrientation.allCases
      } else if let orientation = InterfaceOrientation(name: name) {
        orientations.append(orientation)
      } else {
        throw ParsedArguments.unknown(name, of: .orientation)
      }
    }
    for name in arguments.all(.deviceOrientation) {
      guard let orientation = DeviceOrientation(name: name) else {
        throw ParsedArguments.unknown(name, of: .deviceOrientation)
      }
      orientations.append(orientation.interfaceOrientation)
    }
    return orientations
  }
}

extension ParsedArguments {
  /// The version of iOS asked for.
  func systemVersion() throws(UsageError) -> SystemVersion? {
    guard let text = value(.systemVersion) else { return nil }
    guard let version = SystemVersion(text) else { throw .malformedVersion(text) }
    return version
  }
}
