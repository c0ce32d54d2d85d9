import LayoutAnalysis
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
    example: "layout trace Fixtures/BigNerdRanch/homepwner-pad.json --device ipad-pro-11 --format text"
  ) { try TraceCommand($0).run() }
}

/// `layout trace INPUT`.
private struct TraceCommand {
  private let input: SimulatedInput
  /// The times to sample at, in seconds; none for the whole trace.
  private let times: [Double]
  private let format: ResultFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try SimulatedInput(arguments)
    times = try arguments.all(.at).map { text throws(UsageError) in
      guard let time = Double(text), time.isFinite, time >= 0 else {
        throw .malformedSeconds(text, option: CommandOption.at.name)
      }
      return time
    }
    format = try arguments.format(.traceFormat, standard: .json)
  }

  func run() throws -> ExitStatus {
    try input.withScene { scene, device in
      let trace = try ScreenTrace(of: scene, on: device, input.request.userSettings)
      try input.files.write(text(of: trace, scene, device))
      var told: Set<Diagnostic> = []
      for step in trace.steps {
        for diagnostic in step.layout.diagnostics where told.insert(diagnostic).inserted {
          input.files.console.report(diagnostic, in: input.files.input, layout: step.event)
        }
      }
      guard let exception = trace.exception else { return .success }
      input.files.console.report(exception, in: input.files.input)
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
