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
  private var told: Set<Path> = []

  init(console: Console, file: Path?) {
    self.console = console
    self.file = file
  }

  /// The configuration of an input or a folder.
  mutating func configuration(of input: Path) -> LintConfiguration {
    let folder = input == Files.standardInput ? "." : Files.kind(of: input) == .folder ? input : input.folder
    let key = file ?? folder
    if let configuration = known[key] { return configuration }
    var configuration = LintConfiguration()
    do throws(ConfigurationError) {
      configuration =
        if let file { try LintConfiguration(at: file) } else { try LintConfiguration(nearestTo: folder) }
    } catch {
      report(error)
    }
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
    do throws(ConfigurationError) {
      settings.rules = try configuration.rules(for: input)
    } catch {
      report(error)
    }
    return settings
  }

  /// The conditions of a configuration, which are the command's options.
  private mutating func request(of configuration: LintConfiguration) -> LayoutRequest {
    if let request = requests[configuration.path] { return request }
    var request = LayoutRequest.lintStandard
    let conditions = configuration.content.conditions
    do throws(UsageError) {
      if !conditions.isEmpty {
        request = try LayoutRequest(
          ParsedArguments(conditions.map { "--\($0.option)=\($0.value.text)" }, options: LayoutOptions.table))
      }
    } catch {
      console.error(error.message, path: configuration.path?.description, at: place(of: conditions))
      status = .gravest(status, .badInput)
    }
    requests[configuration.path] = request
    return request
  }

  /// The widths of a configuration.
  private mutating func widths(of configuration: LintConfiguration) -> ClosedRange<Double>? {
    guard let width = configuration.content.width else { return nil }
    if let range = ClosedRange(lengths: width.text) { return range }
    if told.insert(configuration.path ?? ".").inserted {
      console.error(
        UsageError.malformedRange(width.text, option: CommandOption.lintWidth.name).message,
        path: configuration.path?.description, at: width.position)
    }
    status = .gravest(status, .badInput)
    return nil
  }

  /// Where the first condition stands that isn't one.
  private func place(of conditions: [Configuration.Condition]) -> SourcePosition? {
    conditions.first { condition in
      let argument = "--\(condition.option)=\(condition.value.text)"
      return (try? LayoutRequest(ParsedArguments([argument], options: LayoutOptions.table))) == nil
    }?.value.position
  }

  private mutating func report(_ error: ConfigurationError) {
    status = .gravest(status, error.cause.status)
    guard told.insert(error.path).inserted else { return }
    error.cause.report(in: error.path.description, to: console)
  }
}
