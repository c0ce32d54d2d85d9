import FileSystem
import LayoutModel
import SceneSources

/// The options shared by all commands that lay out screens, which give the conditions (<doc:LayoutConditions>).
enum LayoutOptions {
  /// The options, in the order of the parts of a conditions' name.
  static let table: [CommandOption] = [
    .device, .systemVersion, .orientation, .deviceOrientation, .size, .contentSizeCategory, .layoutDirection,
    .pseudolanguage, .localization, .conditions,
  ]

  /// The options of commands that play a screen's events, during which orientations change.
  static let tableOfPlayed: [CommandOption] = [
    .device, .systemVersion, .size, .contentSizeCategory, .layoutDirection, .pseudolanguage, .localization,
    .conditions,
  ]

  /// The options of commands that resize windows.
  static let tableOfResized: [CommandOption] = table.filter { $0.name != CommandOption.size.name }

  /// The word for all values of a part.
  static let all = "all"
  /// The word for the devices to try a screen on.
  static let current = "current"
  /// The word for both layout directions.
  static let both = "both"
  /// The word for both landscapes.
  static let landscape = "landscape"
  /// Words that people may try as a name for the defaults.
  fileprivate static let defaults: Set = ["default", "defaults", "standard"]
  /// The options that name orientations.
  fileprivate static let orientations: Set = [CommandOption.orientation.name, CommandOption.deviceOrientation.name]
}

extension LayoutRequest {
  /// Creates a request from a command's options.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - asksForOrientations: Whether orientations are the subject of the command rather than conditions.
  /// - Throws: `UsageError` if a value is invalid, if an exact list isn't alone, or if no device can have what is
  ///   requested.
  init(_ arguments: ParsedArguments, asksForOrientations: Bool = false) throws(UsageError) {
    if let name = arguments.all(.conditions).first(where: LayoutOptions.defaults.contains) {
      throw .defaultConditions(name)
    }
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
    let others = LayoutOptions.table.filter { option in
      option.name != CommandOption.conditions.name && arguments.has(option)
        && !(asksForOrientations && LayoutOptions.orientations.contains(option.name))
    }
    if !named.isEmpty, !others.isEmpty { throw .exactConditions(beside: others.map(\.name), meant: optionsMeant) }
    // If a device never ran a system, that is reported with the file.
    if let impossible = impossibility, !impossible.isOfDevice { throw .impossibleConditions(impossible) }
  }

  /// The options that request the product of all parts in names and options, as a shell reads them.
  private var optionsMeant: String {
    func words<Value>(
      _ option: CommandOption, _ own: [Value], _ text: (Value) -> String?, _ part: (Conditions) -> String?
    )
      -> [String]
    {
      (named.compactMap(part) + own.compactMap(text)).uniqued().map { "--\(option.name) \($0)" }
    }
    let words =
      words(.device, devices, DeviceCatalogue.word) { $0.device.map(DeviceCatalogue.word) }
      + words(.systemVersion, systemVersions, \.description) { $0.systemVersion?.description }
      + words(.orientation, orientations, { $0?.name }) { $0.orientation?.name }
      + words(.size, sizes, \.text) { $0.size?.text }
      + words(.contentSizeCategory, contentSizeCategories, \.rawValue) { $0.contentSizeCategory?.rawValue }
      + words(.layoutDirection, layoutDirections, \.rawValue) { $0.layoutDirection?.rawValue }
      + words(.pseudolanguage, pseudolanguages, \.rawValue) { $0.pseudolanguage?.rawValue }
      + words(.localization, localizations, \.self, \.localization)
    return words.joined(separator: " ")
  }

  /// Checks that the inputs have the requested languages.
  ///
  /// - Throws: `UsageError` for the first language that no input has.
  func checkLanguages(of inputs: [Path]) throws(UsageError) {
    guard !languages.isEmpty else { return }
    let known = InputLanguages(of: inputs, .all)
    for language in languages {
      if let problem = known.problem(with: language) { throw .language(problem) }
    }
  }

  /// Checks the same for the inputs that a command's arguments name; content that is given directly has no languages.
  func checkLanguages(_ arguments: ParsedArguments) throws(UsageError) {
    let hasFiles = arguments.surroundings.content == nil
    try checkLanguages(of: hasFiles ? arguments.operands.map { Path(argument: $0) } : [])
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

  /// Returns the interface orientations that `--orientation` and `--device-orientation` request together.
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

  /// The conditions that a screen is played under, with the orientations requested in each.
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

/// The conditions that a screen is played under.
struct PlayedConditions {
  /// The conditions, without an orientation.
  var conditions: Conditions
  /// The requested orientations; `nil` for the interface's present one.
  var orientations: [InterfaceOrientation?]

  /// The conditions' name; `nil` if nothing is requested.
  var name: String? {
    let name = conditions.name
    return name.isEmpty ? nil : name
  }
}

extension ParsedArguments {
  /// Returns the requested version of iOS.
  func systemVersion() throws(UsageError) -> SystemVersion? {
    guard let text = value(.systemVersion) else { return nil }
    guard let version = SystemVersion(text) else { throw .malformedVersion(text) }
    return version
  }

  /// Returns the values that an option requests, each once; some words stand for several.
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

extension DeviceCatalogue {
  /// Returns a device's name in the catalogue's spelling, quoted if a shell would take it for several words.
  fileprivate static func word(for name: String) -> String {
    let id = spelling(of: name)
    let isPlain = id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"'\"\\$`&|;<>()*?[]{}!#~".utf8.contains($0) }
    return isPlain ? id : "\"\(id)\""
  }
}

extension ImpossibleConditions {
  fileprivate var isOfDevice: Bool { if case .device = self { true } else { false } }
}
