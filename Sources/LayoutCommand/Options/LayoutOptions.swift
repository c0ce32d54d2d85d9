import LayoutModel
import LayoutSimulator

/// The options of all commands that lay screens out: on which devices, in which orientations, and how to speak.
struct LayoutOptions {
  static let table: [CommandOption] = [.orientation, .device, .systemVersion, .layoutDirection, .contentSizeCategory]

  /// The orientations asked for, or none.
  let orientations: [InterfaceOrientation]
  /// The devices asked for by name, or none.
  let devices: [String]
  let systemVersion: SystemVersion?
  /// The scene asked for of a file of several, by an object id, a storyboard identifier or a class name.
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
    scene = nil
    userSettings = UserSettings()
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var orientations: [InterfaceOrientation] = []
    for name in arguments.all(.orientation) {
      if name == "all" {
        orientations += InterfaceOrientation.allCases
      } else if let orientation = InterfaceOrientation(name: name) {
        orientations.append(orientation)
      } else {
        throw ParsedArguments.unknown(name, of: .orientation)
      }
    }
    var devices: [String] = []
    for name in arguments.all(.device) {
      if name == "all" {
        devices += DeviceCatalogue.familyIDs
      } else if name == Device.inlineID || DeviceCatalogue.device(named: name) != nil {
        devices.append(name)
      } else {
        throw ParsedArguments.unknown(name, of: .device, among: DeviceCatalogue.names)
      }
    }
    self.orientations = orientations.uniqued()
    self.devices = devices.uniqued()
    scene = arguments.value(.scene)
    if let text = arguments.value(.systemVersion) {
      guard let version = SystemVersion(text) else { throw .malformedVersion(text) }
      systemVersion = version
    } else {
      systemVersion = nil
    }
    userSettings = UserSettings(
      layoutDirection: try arguments.choice(.layoutDirection, UserInterfaceLayoutDirection.init),
      preferredContentSizeCategory: try arguments.choice(.contentSizeCategory, ContentSizeCategory.init))
  }

  /// The device and orientation of each layout that is asked for, devices first.
  func pairs() -> [(device: String?, orientation: InterfaceOrientation)] {
    let devices: [String?] = devices.isEmpty ? [nil] : devices
    let orientations = orientations.isEmpty ? Self.standardOrientations : orientations
    return devices.flatMap { device in orientations.map { (device, $0) } }
  }
}

extension Array where Element: Hashable {
  /// Each element where it stands first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
