import Documents
import LayoutModel
import LayoutOutput
import LayoutSimulator
import SceneSources

extension CommandDescription {
  static let explain = CommandDescription(
    name: "explain",
    overview:
      "explains why a view's frame is what it is, what a log of UIKit's says, who decides an orientation, and how "
      + "controllers stand to each other",
    arguments: "[INPUT]",
    argumentHelp:
      "\(SceneFormat.fixture.one), \(SceneFormat.fixture.endingWords), with --view or --solver "
      + "\(SceneFormat.interfaceBuilder.one) too, or - for standard input; none with --log",
    argumentCount: 0...1,
    options: [
      .viewExplained, .whatIf, .solver, .log, .logSources, .explainOrientation, .deviceOrientation, .controllers,
      .afterEvents,
    ] + LayoutOptions.tableOfPlayed + [.scene, .explainFormat, .output, .buildFolder, .noCode, .unconfined, .color],
    example: "layout explain --log Fixtures/Logs/cell-height.txt"
  ) { arguments in
    if arguments.has(.log) { return try ExplainLogCommand(arguments).run() }
    guard arguments.operands.count == 1 else { throw UsageError.argumentCount(0, arguments: "INPUT") }
    if arguments.has(.solver) { return try ExplainSolverCommand(arguments).run() }
    if arguments.has(.viewExplained) || arguments.has(.whatIf) { return try ExplainViewCommand(arguments).run() }
    return try ExplainCommand(arguments).run()
  }
}

/// The command `layout explain INPUT`.
private struct ExplainCommand {
  private let input: SimulatedInput
  private let explainsControllers: Bool
  /// A Boolean value that tells whether the fixture's events are played first.
  private let playsEvents: Bool
  private let format: ResultFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try SimulatedInput(arguments)
    explainsControllers = arguments.has(.controllers)
    playsEvents = arguments.has(.afterEvents)
    format = try arguments.format(.explainFormat, standard: .text)
    if !explainsControllers, input.played.contains(where: { $0.orientations.isEmpty }) {
      throw .missingOption([
        CommandOption.explainOrientation.name, CommandOption.deviceOrientation.name, CommandOption.controllers.name,
      ])
    }
  }

  func run() throws -> ExitStatus {
    try input.play { scene, device, played in
      var state = try ScreenState(scene, on: device, played.conditions.userSettings)
      if playsEvents { for event in scene.events { _ = try state.handle(event) } }
      let relations = explainsControllers ? state.relations : []
      let explanation = StateExplanation(
        fixture: scene.name, device: device.id, conditions: played.name,
        decisions: played.orientations.map { explain($0, in: state) },
        relations: relations.map { StateExplanation.Relations(name: $0.name, values: $0.values) })
      return (played: played, text: format == .json ? explanation.json : explanation.lines)
    } write: { _, explanations in
      try input.file.write(input.joined(explanations, format))
      return .success
    }
  }

  /// Explains which controllers decide about an orientation.
  ///
  /// - Parameters:
  ///   - requested: The orientation that the device requests; `nil` where the device lies in a way that requests none, so that the
  ///     interface stays.
  ///     interface stays.
  ///   - state: The screen.
  /// - Returns: The decision.
  private func explain(
    _ requested: InterfaceOrientation?, in state: ScreenState
  ) -> StateExplanation.Decision {
    guard let requested else {
      let standing = state.orientation.name
      return StateExplanation.Decision(
        requested: standing, orientation: standing,
        trail: ["the device is held in a way that asks for nothing; the interface stays in \(standing)"])
    }
    let decision = state.decision(on: requested)
    return StateExplanation.Decision(
      requested: requested.name, orientation: decision.orientation.name, trail: decision.trail)
  }
}
