import LayoutAnalysis
import LayoutModel

/// The options of all commands that lay screens out: under which conditions (<doc:LayoutConditions>).
enum LayoutOptions {
  /// In the order of the parts of a name.
  static let table: [CommandOption] = [
    .device, .systemVersion, .orientation, .deviceOrientation, .size, .contentSizeCategory, .layoutDirection,
    .pseudolanguage, .localization, .conditions,
  ]

  /// The options of commands that play what happens on a screen, in which orientations come and go.
  static let tableOfPlayed: [CommandOption] = [
    .device, .systemVersion, .size, .contentSizeCategory, .layoutDirection, .pseudolanguage, .conditions,
  ]

  /// The options of commands that resize windows.
  static let tableOfResized: [CommandOption] = table.filter { $0.name != CommandOption.size.name }

  /// What stands for all values of a part.
  static let all = "all"
  /// What stands for the devices to try a screen on.
  static let current = "current"
  /// What stands for both layout directions.
  static let both = "both"
  /// What stands for both landscapes.
  static let landscape = "landscape"
}

extension LayoutRequest {
  /// What a command's options ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init(
      devices: try Self.devices(arguments).uniqued(),
      systemVersions: try arguments.all(.systemVersion).map { text throws(UsageError) in
        guard let version = SystemVersion(text) else { throw .malformedVersion(text) }
        return version
      }.uniqued(),
      orientations: try Self.orientations(arguments).uniqued(),
      sizes: try arguments.all(.size).map { text throws(UsageError) in
        guard let size = Size(text: text) else { throw .malformedSize(text) }
        return size
      }.uniqued(),
      contentSizeCategories: try arguments.values(
        .contentSizeCategory, ContentSizeCategory.init, several: [LayoutOptions.all: ContentSizeCategory.allCases]),
      layoutDirections: try arguments.values(
        .layoutDirection, UserInterfaceLayoutDirection.init,
        several: [LayoutOptions.both: UserInterfaceLayoutDirection.allCases]),
      pseudolanguages: try arguments.values(.pseudolanguage, Pseudolanguage.init),
      localizations: try arguments.all(.localization).map { text throws(UsageError) in
        guard Conditions.isLanguage(Substring(text)) else { throw .malformedLanguage(text) }
        return text
      }.uniqued(),
      named: try arguments.all(.conditions).map { name throws(UsageError) in
        do throws(ConditionsError) {
          return try Conditions(name: name)
        } catch {
          throw .conditions(error)
        }
      }.uniqued(by: \.identity),
      scene: arguments.value(.scene))
  }

  private static func devices(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
    var devices: [String] = []
    for name in arguments.all(.device) {
      switch name {
      case LayoutOptions.all: devices += DeviceCatalogue.familyIDs
      case LayoutOptions.current: devices += DeviceCatalogue.current
      case Device.inlineID: devices.append(name)
      default:
        guard DeviceCatalogue.device(named: name) != nil else { throw .device(DeviceCatalogue.fault(of: name)) }
        devices.append(name)
      }
    }
    return devices
  }

  /// The interface orientations that `--orientation` and `--device-orientation` ask for together.
  private static func orientations(_ arguments: ParsedArguments) throws(UsageError) -> [InterfaceOrientation?] {
    if arguments.has(.orientation), arguments.has(.deviceOrientation) {
      throw .excluding(option: CommandOption.orientation.name, other: CommandOption.deviceOrientation.name)
    }
    let held = try arguments.values(.deviceOrientation, DeviceOrientation.init(name:))
    let asked = try arguments.values(
      .orientation, InterfaceOrientation.init(name:),
      several: [
        LayoutOptions.all: InterfaceOrientation.allCases,
        LayoutOptions.landscape: SupportedOrientations.landscape.orientations,
      ])
    return asked.map(Optional.some) + held.map(\.interfaceOrientation)
  }

  /// The conditions that a screen is played under, and the orientations that are asked for in each.
  var played: [PlayedConditions] {
    var request = self
    request.orientations = []
    var played: [PlayedConditions] = []
    for asked in request.asked {
      var conditions = asked
      conditions.orientation = nil
      let own = asked.orientation.map { [$0] } ?? []
      if let position = played.firstIndex(where: { $0.conditions.identity == conditions.identity }) {
        played[position].orientations = (played[position].orientations + own).uniqued()
      } else {
        played.append(PlayedConditions(conditions: conditions, orientations: (orientations + own).uniqued()))
      }
    }
    return played
  }
}

/// Conditions that a screen is played under.
struct PlayedConditions {
  /// The conditions, without an orientation.
  var conditions: Conditions
  /// The orientations that are asked for; `nil` for the one that the interface has before.
  var orientations: [InterfaceOrientation?]

  /// The conditions' name; `nil` where nothing is asked for.
  var name: String? {
    let name = conditions.name
    return name.isEmpty ? nil : name
  }
}

extension ParsedArguments {
  /// The version of iOS asked for.
  func systemVersion() throws(UsageError) -> SystemVersion? {
    guard let text = value(.systemVersion) else { return nil }
    guard let version = SystemVersion(text) else { throw .malformedVersion(text) }
    return version
  }

  /// What an option asks for, each value once; some words stand for several.
  fileprivate func values<Value: Hashable>(
    _ option: CommandOption, _ make: (String) -> Value?, several: [String: [Value]] = [:]
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for text in all(option) {
      if let all = several[text] {
        values += all
      } else if let value = make(text) {
        values.append(value)
      } else {
        throw Self.unknown(text, of: option)
      }
    }
    return values.uniqued()
  }
}
