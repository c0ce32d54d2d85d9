import LayoutModel
import LayoutSimulator

/// The options of all commands that lay screens out: on which devices, in which orientations, and how to speak.
struct LayoutOptions {
  static let table: [CommandOption] = [.orientation, .device, .systemVersion, .layoutDirection, .contentSizeCategory]
  /// The options of what golden files don't name: they name devices, windows among them, and interface orientations.
  static let tableOfUnnamed: [CommandOption] = [.deviceOrientation, .size]

  /// The orientations asked for, or none; `nil` for the one that the interface has before.
  let orientations: [InterfaceOrientation?]
  /// The devices asked for by name, or none.
  let devices: [String]
  let systemVersion: SystemVersion?
  /// The window's size; the device's own window if `nil`.
  let windowSize: Size?
  /// The scene asked for of a file of several, by an object id, a storyboard identifier, a class name or `initial`.
  let scene: String?
  /// What the user has set.
  let userSettings: UserSettings

  /// What is laid out where no orientation is asked for (spec/DUMP.md).
  static let standardOrientations: [InterfaceOrientation] = [.portrait, .landscapeLeft]

  /// Nothing asked for.
  init() {
    orientations = []
    devices = []
    systemVersion = nil
    windowSize = nil
    scene = nil
    userSettings = UserSettings()
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var devices: [String] = []
    for name in arguments.all(.device) {
      if name == "all" {
        devices += DeviceCatalogue.familyIDs
      } else if name == "current" {
        devices += DeviceCatalogue.current
      } else if name == Device.inlineID || DeviceCatalogue.device(named: name) != nil {
        devices.append(name)
      } else {
        throw UsageError.device(DeviceCatalogue.fault(of: name))
      }
    }
    orientations = try Self.orientations(arguments).uniqued()
    self.devices = devices.uniqued()
    scene = arguments.value(.scene)
    systemVersion = try arguments.systemVersion()
    windowSize = try arguments.value(.size).map { text throws(UsageError) in
      guard let size = Size(text: text) else { throw .malformedSize(text) }
      return size
    }
    userSettings = UserSettings(
      layoutDirection: try arguments.choice(.layoutDirection, UserInterfaceLayoutDirection.init),
      preferredContentSizeCategory: try arguments.choice(.contentSizeCategory, ContentSizeCategory.init))
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

  /// The device and orientation of each layout that is asked for, devices first; `nil` for the orientation that the
  /// interface has before.
  func pairs() -> [(device: String?, orientation: InterfaceOrientation?)] {
    let devices: [String?] = devices.isEmpty ? [nil] : devices
    let orientations = orientations.isEmpty ? Self.standardOrientations : orientations
    return devices.flatMap { device in orientations.map { (device, $0) } }
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

extension Array where Element: Hashable {
  /// Each element where it stands first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
