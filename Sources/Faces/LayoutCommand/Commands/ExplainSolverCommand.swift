import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution
import SceneSources

extension CommandOption {
  static let solver = CommandOption(
    name: "solver",
    help:
      "print the linear program that a screen's constraints become, what presolve leaves of it, how that is solved, and "
      + "every frame as a function of the window's size; the conditions are those of solve")
}

/// The command `layout explain INPUT --solver`.
struct ExplainSolverCommand {
  private let request: LayoutRequest
  private let file: CommandFile

  init(_ arguments: ParsedArguments) throws(UsageError) {
    for option in [CommandOption.explainFormat, .viewExplained, .whatIf] where arguments.has(option) {
      throw .excluding(option: CommandOption.solver.name, other: option.name)
    }
    request = try LayoutRequest(arguments)
    try request.checkLanguages(arguments)
    file = try CommandFiles(arguments, ending: "txt").files[0]
  }

  func run() throws -> ExitStatus {
    try file.withInput { scenes in
      var texts: [PrintableText] = []
      var status = ExitStatus.success
      for conditions in scenes.conditions(askedFor: request) {
        let result = try scenes.forEachLayout(under: [conditions], scene: request.scene) { layout in
          for controller in layout.controllers where !controller.layout.tree.constraints.isEmpty {
            texts.append(try Self.text(of: controller, in: layout))
          }
        }
        result.exceptions.forEach { file.console.report($0, in: file.input, at: scenes.position) }
        if !result.exceptions.isEmpty { status = .findings }
      }
      file.console.report(scenes.notes)
      try file.write(texts.joined(separator: "\n"))
      return status
    }
  }

  /// Returns the stages of a controller's program, each below its heading.
  private static func text(of controller: ControllerLayout, in layout: ScreenLayout) throws -> PrintableText {
    let plan = LayoutPlan(controller.layout.tree)
    let window = controller.layout.window
    let stages = [
      ("program", plan.textOfProgram), ("after presolve", plan.textOfReduction),
      ("components in this window", try plan.textsOfComponents(in: window).joined(separator: "\n\n")),
      ("their optimal bases", try plan.textsOfBases(in: window).joined(separator: "\n\n")),
      ("frames", try plan.region(in: window).description(of: plan.tree)),
    ]
    let name = [layout.scene, controller.name, layout.conditions.name].compactMap(\.self).joined(separator: ", ")
    return stages.filter { !$0.1.isEmpty }.map { title, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      return PrintableText(lines: ["\(name): \(title)"] + lines).line
    }.joined()
  }
}
