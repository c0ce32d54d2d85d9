import LayoutInput
import LayoutModel
import LayoutOutput
import LayoutSimulator

extension CommandDescription {
  static let trace = CommandDescription(
    name: "trace", overview: "plays a fixture's events and prints callbacks, notifications and layouts",
    arguments: "INPUT", argumentHelp: "a fixture, .json, or - for standard input", argumentCount: 1...1,
    options: [
      .singleDevice, .systemVersion, .layoutDirection, .contentSizeCategory, .at, .traceFormat, .output, .color,
    ],
    example: "layout trace Fixtures/BigNerdRanch/homepwner.json --device ipad-pro-11 --format text"
  ) { try TraceCommand($0).run() }
}

/// `layout trace INPUT`.
private struct TraceCommand {
  private enum Format: String {
    case json, text
  }

  private let input: String
  private let options: LayoutOptions
  /// The times to sample at, in seconds; none for the whole trace.
  private let times: [Double]
  private let format: Format
  private let output: String?
  private let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = arguments.operands[0]
    try arguments.refuseAllDevices()
    options = try LayoutOptions(arguments)
    times = try arguments.all(.at).map { text throws(UsageError) in
      guard let time = Double(text), time.isFinite, time >= 0 else {
        throw .unknownValue(text, option: CommandOption.at.name, nearest: nil, choices: ["a number of seconds"])
      }
      return time
    }
    format = try arguments.choice(.traceFormat, Format.init) ?? .json
    output = arguments.value(.output)
    console = try Console(arguments)
  }

  func run() throws -> ExitStatus {
    try SimulatedInput(input, console).withScene(options) { scene, device in
      let trace = try ScreenTrace(of: scene, on: device, options.userSettings)
      try console.write(text(of: trace, scene, device), to: output)
      var told: Set<Diagnostic> = []
      for step in trace.steps {
        for diagnostic in step.layout.diagnostics where told.insert(diagnostic).inserted {
          console.report(diagnostic, in: input, layout: step.event)
        }
      }
      guard let exception = trace.exception else { return .success }
      console.report(exception, in: input)
      return .badInput
    }
  }

  private func text(of trace: ScreenTrace, _ scene: Scene, _ device: Device) -> String {
    guard times.isEmpty else {
      let samples = times.map(trace.sample)
      switch format {
      case .json: return FrameDump(fixture: scene.name, samples: samples).text
      case .text: return HierarchyDescription.text(fixture: scene.name, samples: samples)
      }
    }
    let dump = TraceDump(
      fixture: scene.name, device: device.id, steps: trace.steps, exception: trace.exception)
    return format == .json ? dump.text : dump.lines
  }
}
