import Documents
import FileSystem
import LayoutAnalysis
import LayoutInput
import LayoutModel

/// The configurations of a run's inputs, each read once; what is wrong with one is reported here.
struct LintConfigurations {
  /// The name of the command that they are of.
  private let command: String
  let console: Console
  /// The configuration that the command names, which holds for all inputs.
  let file: Path?
  /// The gravest of what was wrong.
  private(set) var status = ExitStatus.success
  private var known: [Path: LintConfiguration] = [:]
  /// The conditions of what no configuration says.
  private let standard: LayoutRequest
  private var requests: [ConditionLayer: LayoutRequest] = [:]
  /// What was reported, with the file: a configuration holds for many inputs.
  private var told: Set<String> = []

  /// Configurations of which none is read yet.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - console: Where what is wrong is reported.
  ///   - file: The configuration that the command names.
  ///   - standard: The conditions of what no configuration says.
  init(of command: String, console: Console, file: Path?, standard: LayoutRequest = .lintStandard) {
    self.command = command
    self.console = console
    self.file = file
    self.standard = standard
  }

  /// The configuration of an input or a folder.
  mutating func configuration(of input: Path) -> LintConfiguration {
    let folder = input == Files.standardInput ? "." : Files.kind(of: input) == .folder ? input : input.folder
    let key = file ?? folder
    if let configuration = known[key] { return configuration }
    let file = file
    let configuration =
      reporting { () throws(ConfigurationError) in
        if let file { try LintConfiguration(at: file) } else { try LintConfiguration(nearestTo: folder) }
      } ?? LintConfiguration()
    known[key] = configuration
    return configuration
  }

  /// The projects of a run, as the configuration of its first path has them.
  func projects(of start: LintConfiguration) -> Projects {
    Projects(informationList: start.content.infoPlist.map(start.resolved), configuration: file)
  }

  /// What holds for an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - request: The conditions that the command's options ask for, which win.
  ///   - widths: The widths that they ask for, which win too.
  /// - Returns: The settings.
  mutating func settings(
    of input: Path, request: LayoutRequest = LayoutRequest(), widths: ClosedRange<Double>? = nil
  ) -> LintFileSettings {
    let configuration = configuration(of: input)
    var configured = standard
    for layer in ConditionLayer.layers(of: configuration, for: input) {
      configured = self.request(of: layer, configuration).over(configured)
    }
    var settings = LintFileSettings(asked: request, over: configured)
    settings.scenes = ConditionLayer.sceneLayers(of: configuration, for: input).map { layer, setting in
      LintFileSettings.SceneSettings(
        scene: setting.scene, request: self.request(of: layer, configuration), rules: setting.rules)
    }
    settings.widths = widths ?? self.widths(of: configuration)
    settings.assertions = configuration.content.assertions
    if let rules = reporting({ () throws(ConfigurationError) in try configuration.rules(for: input) }) {
      settings.rules = rules
    }
    reportImpossible(settings, configuration, isAsked: request.namesConditions)
    return settings
  }

  /// Reports conditions that no device can have, where a file's are all so.
  private mutating func reportImpossible(
    _ settings: LintFileSettings, _ configuration: LintConfiguration, isAsked: Bool
  ) {
    let requests = [settings.request] + settings.scenes.map { $0.request.over(settings.request) }
    guard let impossible = requests.lazy.compactMap(\.impossibility).first else { return }
    let error = UsageError.impossibleConditions(impossible)
    guard !isAsked else {
      // What else is wrong was reported before, and may be why.
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
  /// - Parameter inputs: The inputs, whose settings were asked for.
  mutating func reportLanguages(unknownTo inputs: [Path]) {
    // In a fixed order, of whatever inputs they hold for.
    let placed = known.sorted { $0.key < $1.key }.map(\.value).flatMap { configuration in
      configuration.languages.map { (configuration: configuration, language: $0) }
    }
    guard !placed.isEmpty else { return }
    let languages = InputLanguages(of: inputs)
    for (configuration, language) in placed {
      if let problem = languages.problem(with: language.text) {
        report(.language(problem), at: language.position, of: configuration)
      }
    }
  }

  /// What a configuration comes to; `nil` where something is wrong with it, which is reported.
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

  /// What a layer of a configuration asks for by the command's options.
  mutating func request(of layer: ConditionLayer, _ configuration: LintConfiguration) -> LayoutRequest {
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

  /// The widths of a configuration.
  private mutating func widths(of configuration: LintConfiguration) -> ClosedRange<Double>? {
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

  /// Reports each condition that isn't one; where all are, what is wrong with them together.
  private mutating func report(
    _ error: UsageError, among conditions: [Configuration.Condition], of configuration: LintConfiguration
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

  private mutating func report(_ error: UsageError, at position: SourcePosition?, of configuration: LintConfiguration) {
    status = .gravest(status, .badInput)
    let path = configuration.path?.description
    if told.insert("\(path ?? ""): \(error.message.string)").inserted {
      console.error(error.message, path: path, at: position)
    }
  }
}
