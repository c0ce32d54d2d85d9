import Documents
import FileSystem
import LayoutAnalysis
import LayoutInput
import LayoutModel

/// The configurations of a run's inputs, each read once; what is wrong with one is reported here.
struct LintConfigurations {
  let console: Console
  /// The configuration that the command names, which holds for all inputs.
  let file: Path?
  /// The gravest of what was wrong.
  private(set) var status = ExitStatus.success
  private var known: [Path: LintConfiguration] = [:]
  private var requests: [Path?: LayoutRequest] = [:]
  /// What was reported, with the file: a configuration holds for many inputs.
  private var told: Set<String> = []

  init(console: Console, file: Path?) {
    self.console = console
    self.file = file
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

  /// What holds for an input.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - request: The conditions that the command's options ask for, which win.
  ///   - widths: The widths that they ask for, which win too.
  /// - Returns: The settings.
  mutating func settings(
    of input: Path, request: LayoutRequest?, widths: ClosedRange<Double>? = nil
  ) -> LintFileSettings {
    let configuration = configuration(of: input)
    var settings = LintFileSettings(request: request ?? self.request(of: configuration))
    settings.widths = widths ?? self.widths(of: configuration)
    settings.assertions = configuration.content.assertions
    if let rules = reporting({ () throws(ConfigurationError) in try configuration.rules(for: input) }) {
      settings.rules = rules
    }
    return settings
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

  /// The conditions of a configuration, which are the command's options.
  private mutating func request(of configuration: LintConfiguration) -> LayoutRequest {
    if let request = requests[configuration.path] { return request }
    var request = LayoutRequest.lintStandard
    let conditions = configuration.content.conditions
    do throws(UsageError) {
      if !conditions.isEmpty { request = try Self.request(conditions) }
    } catch {
      report(error, among: conditions, of: configuration)
    }
    requests[configuration.path] = request
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
    if !isFound { report(error, at: nil, of: configuration) }
  }

  private mutating func report(_ error: UsageError, at position: SourcePosition?, of configuration: LintConfiguration) {
    status = .gravest(status, .badInput)
    let path = configuration.path?.description
    if told.insert("\(path ?? ""): \(error.message.string)").inserted {
      console.error(error.message, path: path, at: position)
    }
  }
}
