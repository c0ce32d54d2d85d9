import LayoutAnalysis
import LayoutInput
import LayoutModel
import LayoutOutput
import LayoutSimulator

extension CommandDescription {
  static let trace = CommandDescription(
    name: "trace", overview: "plays a fixture's events and prints callbacks, notifications and layouts",
    arguments: "INPUT", argumentHelp: "a fixture, .json, or - for standard input", argumentCount: 1...1,
    options: LayoutOptions.tableOfOne + [.at, .traceFormat, .output] + Strictness.table + [.color],
    example: "layout trace Fixtures/BigNerdRanch/homepwner-pad.json --device ipad-pro-11 --format text"
  ) { try TraceCommand($0).run() }
}

/// `layout trace INPUT`.
private struct TraceCommand {
  private let input: SimulatedInput
  /// The times to sample at, in seconds; none for the whole trace.
  private let times: [Double]
  private let format: ResultFormat
  private let strictness: Strictness

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try SimulatedInput(arguments)
    times = try arguments.all(.at).map { text throws(UsageError) in
      guard let time = Self.seconds(text) else {
        throw .malformedSeconds(text, option: CommandOption.at.name)
      }
      return time
    }
    format = try arguments.format(.traceFormat, standard: .json)
    strictness = try Strictness(arguments)
    if let orientation = input.conditions.orientation {
      throw .conditionOfEvents(orientation.name, option: CommandOption.conditions.name)
    }
  }

  /// A decimal number of seconds, digits with a point perhaps: `Double` reads hexadecimal and infinite ones too.
  private static func seconds(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }),
      let seconds = Double(text), seconds.isFinite
    else { return nil }
    return seconds
  }

  func run() throws -> ExitStatus {
    try input.withScene { scene, device in
      let trace = try ScreenTrace(of: scene, on: device, input.conditions.userSettings)
      try input.files.write(text(of: trace, scene, device))
      let list = FindingList(trace.steps.map { ($0.layout, $0.event) })
      list.findings.forEach { input.files.console.report($0, in: input.files.input) }
      if let exception = trace.exception { input.files.console.report(exception, in: input.files.input) }
      return strictness.status(
        of: list.findings.map(\.diagnostic.severity), hasException: trace.exception != nil)
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
