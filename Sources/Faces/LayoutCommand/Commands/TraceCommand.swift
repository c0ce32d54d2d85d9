import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutPictures
import LayoutResolution
import LayoutSimulator
import SceneSources
import SwiftSources

extension CommandDescription {
  static let trace = CommandDescription(
    name: "trace",
    overview:
      "plays a fixture's events, or events on a screen of code, and prints callbacks, notifications and layouts",
    arguments: "INPUT",
    argumentHelp: SceneFormats(SceneFormats.all.rows.filter { $0.events != nil }).help(\.one, "- for standard input"),
    argumentCount: 1...1,
    options: LayoutOptions.tableOfPlayed + [.scene, .event, .at, .traceFormat] + PictureRequest.table
      + [.outputOfPictures] + Strictness.table + [.buildFolder, .noCode, .unconfined, .color],
    example: "layout trace Fixtures/BigNerdRanch/homepwner-pad.json --device ipad-pro-11 --format text"
  ) { try TraceCommand($0).run() }
}

extension CommandOption {
  static let event = CommandOption(
    name: "event", value: "EVENT", isRepeatable: true,
    help: "what happens next on a screen of code: " + CodeEvent.examples.joined(separator: "; "))
}

/// The command `layout trace INPUT`.
private struct TraceCommand {
  private let input: SimulatedInput
  /// The times to sample at, in seconds; empty for the whole trace.
  private let times: [Double]
  private let format: ResultFormat
  private let strictness: Strictness
  /// The drawer of pictures, if they are requested.
  private let pictures: TracePictures?
  /// The events that a screen of code is played, and the screen.
  private let events: [CodeEvent]
  private let scene: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try SimulatedInput(arguments)
    times = try arguments.all(.at).map { text throws(UsageError) in
      guard let time = Self.seconds(text) else {
        throw .malformedSeconds(text, option: CommandOption.at.name)
      }
      return time
    }
    if let format = arguments.value(.traceFormat).flatMap(PictureFormat.init) {
      pictures = TracePictures(
        format: format, request: try PictureRequest(arguments), output: arguments.outputPath,
        console: try Console(arguments))
      self.format = .json
    } else {
      pictures = nil
      format = try arguments.format(.traceFormat, standard: .json)
    }
    strictness = try Strictness(arguments)
    events = try arguments.all(.event).map { text throws(UsageError) in
      guard let event = CodeEvent(text) else {
        throw .malformedEvent(text, option: CommandOption.event.name, examples: CodeEvent.examples)
      }
      return event
    }
    scene = arguments.value(.scene)
    let takesEvents = SceneFormats.all.format(of: input.file.inputPath)?.events == .given
    for option in [CommandOption.event, .scene] where arguments.has(option) && !takesEvents {
      throw .notOfInput(
        option: option.name,
        kind:
          "the screens of \(Self.names(.given, \.several)); \(Self.names(.declared, \.one)) has its events in itself")
    }
    if let orientation = input.played.lazy.flatMap(\.orientations).compactMap(\.self).first {
      throw .conditionOfEvents(orientation.name, option: CommandOption.conditions.name)
    }
  }

  /// The formats of some events in words.
  private static func names(_ events: SceneFormat.Events, _ word: (SceneFormat) -> String) -> String {
    SceneFormats.all.rows.filter { $0.events == events }.map(word).listed("and")
  }

  /// Parses a decimal number of seconds: digits, perhaps with a point. `Double` also accepts hexadecimal and infinite
  /// numbers.
  private static func seconds(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }),
      let seconds = Double(text), seconds.isFinite
    else { return nil }
    return seconds
  }

  /// The fixture's trace under conditions.
  private struct Played {
    let conditions: PlayedConditions
    let device: Device
    let trace: ScreenTrace
    /// The folder with the images of code.
    var resources: Path?
  }

  func run() throws -> ExitStatus {
    try input.play { scene, device, played in
      Played(
        conditions: played, device: device,
        trace: try ScreenTrace(of: scene, on: device, played.conditions.userSettings))
    } code: { source, device, played in
      let code = try source.trace(of: self.scene, playing: events, under: played.conditions)
      let trace = ScreenTrace(of: try code.steps.map { try TraceStep($0) }, exception: code.exception)
      return (
        code.steps[0].scene,
        Played(conditions: played, device: device, trace: trace, resources: source.code?.resources)
      )
    } write: { scene, all in
      if let pictures {
        do {
          try pictures.write(
            all.map { TracePictures.Played(title: title(of: $0, scene), trace: $0.trace) }, at: times,
            of: input.file.inputPath, imageNames: scene.imageNames, resources: all.first?.resources)
        } catch let error as Rasterizer.Failure {
          input.file.console.error(error.message)
          return error.status
        }
      } else {
        try input.file.write(text(of: all, scene))
      }
      // Findings under several conditions are reported with the name of each.
      let list = FindingList(
        all.flatMap { played in
          let prefix = all.count > 1 ? played.conditions.name.map { "\($0): " } ?? "" : ""
          return played.trace.steps.map { (layout: $0.layout, conditions: "\(prefix)\($0.event)") }
        })
      list.findings.forEach { input.file.console.report($0, in: input.file.input) }
      let exceptions = all.compactMap(\.trace.exception).uniqued()
      exceptions.forEach { input.file.console.report($0, in: input.file.input, at: scene.position) }
      return strictness.status(of: list.findings.map(\.diagnostic.severity), hasException: !exceptions.isEmpty)
    }
  }

  private func title(of played: Played, _ scene: Scene) -> String {
    [scene.name, played.conditions.name ?? played.device.id].joined(separator: ", ")
  }

  private func text(of all: [Played], _ scene: Scene) -> PrintableText {
    guard times.isEmpty else {
      let samples = all.flatMap { played in
        times.map { played.trace.sample(at: $0).asked(under: played.conditions.conditions) }
      }
      return PrintableText(
        document: format == .json
          ? FrameDump(fixture: scene.name, samples: samples).text
          : HierarchyDescription.text(fixture: scene.name, samples: samples))
    }
    return input.joined(
      all.map { played in
        let dump = TraceDump(
          fixture: scene.name, device: played.device.id, conditions: played.conditions.name,
          steps: played.trace.steps.map { $0.asked(under: played.conditions.conditions) },
          exception: played.trace.exception)
        return (played.conditions, format == .json ? dump.text : dump.lines)
      }, format)
  }
}

extension TraceStep {
  /// The step of a trace of code, with the layout of the screen after it.
  fileprivate init(_ step: CodeTraceStep) throws {
    self.init(
      time: step.time, duration: step.duration, transitions: [], event: step.event, position: nil, calls: step.calls,
      layout: try step.scene.layout(under: step.conditions).placed(
        at: step.frame, of: step.scene.rootViewController.view
      ).presenting(step.presented.map { (frame: $0.frame, view: $0.scene.rootViewController.view) }))
  }
}
