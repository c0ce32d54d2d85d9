import Documents
import FileSystem
import LayoutModel
import Lint
import SceneSources
import Sweeps

/// The configurations of a run's inputs, each read once. Their faults are reported here.
struct LintConfigurations {
  /// The name of the command that uses them.
  private let command: String
  let console: Console
  /// The configuration that the command names, which applies to all inputs.
  let file: Path?
  /// The gravest status so far.
  private(set) var status = ExitStatus.success
  private var known: [Path: ProjectConfiguration] = [:]
  /// The default conditions.
  private let standard: LayoutRequest
  private var requests: [ConditionLayer: LayoutRequest] = [:]
  /// The faults reported so far, with their files: a configuration applies to many inputs.
  private var told: Set<String> = []

  /// Creates an empty collection of configurations.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - console: The console that reports faults.
  ///   - file: The configuration that the command names.
  ///   - standard: The default conditions.
  init(of command: String, console: Console, file: Path?, standard: LayoutRequest = .lintStandard) {
    self.command = command
    self.console = console
    self.file = file
    self.standard = standard
  }

  /// Returns the configuration of an input or a folder.
  mutating func configuration(of input: Path) -> ProjectConfiguration {
    let folder = input == Files.standardInput ? "." : Files.kind(of: input) == .folder ? input : input.folder
    let key = file ?? folder
    if let configuration = known[key] { return configuration }
    let file = file
    let configuration =
      reporting { () throws(ConfigurationError) in
        if let file { try ProjectConfiguration(at: file) } else { try ProjectConfiguration(nearestTo: folder) }
      } ?? ProjectConfiguration()
    console.report(configuration.foreign)
    known[key] = configuration
    return configuration
  }

  /// Returns the projects of a run, as the configuration of its first path specifies them.
  func projects(of start: ProjectConfiguration) -> Projects {
    Projects(
      informationList: start.content.infoPlist.map(start.resolved), configuration: file, marksChanges: true)
  }

  /// Returns the settings for an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - request: The conditions from the command's options, which take precedence.
  ///   - widths: The widths from the options, which take precedence too.
  /// - Returns: The settings.
  mutating func settings(
    of input: Path, request: LayoutRequest = LayoutRequest(), widths: ClosedRange<Double>? = nil
  ) -> LintFileSettings {
    let configuration = configuration(of: input)
    var configured = standard
    var named = LayoutRequest()
    for layer in ConditionLayer.layers(of: configuration, for: input) {
      let own = self.request(of: layer, configuration)
      configured = own.over(configured)
      named = own.over(named)
    }
    var settings = LintFileSettings(asked: request, over: configured, naming: named)
    settings.scenes = ConditionLayer.sceneLayers(of: configuration, for: input).map { layer, setting in
      LintFileSettings.SceneSettings(
        scene: setting.scene, request: self.request(of: layer, configuration), rules: setting.rules)
    }
    settings.widths = widths ?? self.widths(of: configuration)
    settings.assertions = configuration.content.assertions
    settings.assertingFile = configuration.path
    if let rules = reporting({ () throws(ConfigurationError) in try configuration.rules(for: input) }) {
      settings.rules = rules
    }
    reportImpossible(settings, configuration, isAsked: request.namesConditions)
    return settings
  }

  /// Reports conditions that no device can have, if all of a file's are so.
  private mutating func reportImpossible(
    _ settings: LintFileSettings, _ configuration: ProjectConfiguration, isAsked: Bool
  ) {
    let requests = [settings.request] + settings.scenes.map { $0.request.over(settings.request) }
    guard let impossible = requests.lazy.compactMap(\.impossibility).first else { return }
    let error = UsageError.impossibleConditions(impossible)
    guard !isAsked else {
      // Other faults were reported before, and may be the cause.
      guard status == .success || status == .usage else { return }
      status = .usage
      if told.insert(error.message.string).inserted {
        console.error("\(error.message)\nSee `layout \(command) --help`.")
      }
      return
    }
    report(error, at: nil, of: configuration)
  }

  /// Reports languages of configurations that no input has.
  ///
  /// - Parameter inputs: The inputs, whose settings were read before.
  mutating func reportLanguages(unknownTo inputs: [Path]) {
    // In a fixed order, whatever inputs they apply to.
    let placed = known.sorted { $0.key < $1.key }.map(\.value).flatMap { configuration in
      configuration.languages.map { (configuration: configuration, language: $0) }
    }
    guard !placed.isEmpty else { return }
    let languages = InputLanguages(of: inputs, .all)
    for (configuration, language) in placed {
      if let problem = languages.problem(with: language.text) {
        report(.language(problem), at: language.position, of: configuration)
      }
    }
  }

  /// Returns the result of a closure; `nil` if it finds a fault in the configuration, which is reported.
  mutating func reporting<Value>(_ body: () throws(ConfigurationError) -> Value) -> Value? {
    do throws(ConfigurationError) {
      return try body()
    } catch {
      status = .gravest(status, error.cause.status)
      if told.insert("\(error.path): \(error.cause)").inserted {
        error.cause.report(in: error.path.description, to: console)
      }
      return nil
    }
  }

  /// Returns what a layer of a configuration requests, parsed like the command's options.
  mutating func request(of layer: ConditionLayer, _ configuration: ProjectConfiguration) -> LayoutRequest {
    if let request = requests[layer] { return request }
    var request = LayoutRequest()
    do throws(UsageError) {
      request = try Self.request(layer.conditions)
    } catch {
      report(error, among: layer.conditions, of: configuration)
    }
    requests[layer] = request
    return request
  }

  /// Returns the widths of a configuration.
  private mutating func widths(of configuration: ProjectConfiguration) -> ClosedRange<Double>? {
    guard let width = configuration.content.width else { return nil }
    if let range = ClosedRange(lengths: width.text) { return range }
    let error = UsageError.malformedRange(width.text, option: CommandOption.lintWidth.name)
    report(error, at: width.position, of: configuration)
    return nil
  }

  private static func request(_ conditions: [Configuration.Condition]) throws(UsageError) -> LayoutRequest {
    try LayoutRequest(
      ParsedArguments(conditions.map { "--\($0.option)=\($0.value.text)" }, options: LayoutOptions.table))
  }

  /// Reports each faulty condition; if none is, the fault of all together.
  private mutating func report(
    _ error: UsageError, among conditions: [Configuration.Condition], of configuration: ProjectConfiguration
  ) {
    var isFound = false
    for condition in conditions {
      do throws(UsageError) {
        _ = try Self.request([condition])
      } catch {
        isFound = true
        report(error, at: condition.value.position, of: configuration)
      }
    }
    if !isFound { report(error, at: conditions.first?.value.position, of: configuration) }
  }

  private mutating func report(
    _ error: UsageError, at position: SourcePosition?, of configuration: ProjectConfiguration
  ) {
    status = .gravest(status, .badInput)
    let path = configuration.path?.description
    if told.insert("\(path ?? ""): \(error.message.string)").inserted {
      console.error(error.message, path: path, at: position)
    }
  }
}
