import Documents
import LayoutModel
import LayoutSimulator
import SceneSources
import SwiftSources

/// A fixture, or a screen of code, that is played under each of the requested conditions.
struct SimulatedInput {
  let file: CommandFile
  let played: [PlayedConditions]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let request = try LayoutRequest(arguments, asksForOrientations: true)
    try request.checkLanguages(arguments)
    played = request.played
    file = try CommandFiles(arguments, ending: "json").files[0]
  }

  /// Plays the fixture's scene under each of the conditions, and reports any fault.
  ///
  /// - Parameters:
  ///   - play: Plays the scene on a device; a fault under some conditions doesn't prevent the others.
  ///   - code: Plays a screen of code; `nil` if code isn't understood.
  ///   - write: Writes the results, in the order of the conditions; not called if there are none.
  /// - Returns: The gravest status.
  /// - Throws: `UsageError`, which is no fault of the file.
  func play<Result>(
    _ play: (Scene, Device, PlayedConditions) throws -> Result,
    code: ((CodeSource, Device, PlayedConditions) throws -> (Scene, Result))? = nil,
    write: (Scene, [Result]) throws -> ExitStatus
  ) throws -> ExitStatus {
    try file.withInput { scenes in
      if let code, let source = scenes as? CodeSource { return try playCode(source, code, write) }
      guard let scene = scenes.fixture else {
        file.console.error(
          "events and controllers are shown of fixtures alone; `layout convert` makes one of this file",
          path: file.input, at: scenes.position)
        return .badInput
      }
      var status = ExitStatus.success
      var results: [Result] = []
      for played in played {
        let own = try file.reportingErrors(at: scenes.position) {
          results.append(try play(scene, try device(of: scene, played.conditions), played))
          return .success
        }
        status = .gravest(status, own)
      }
      return results.isEmpty ? status : .gravest(status, try write(scene, results))
    }
  }

  private func playCode<Result>(
    _ source: CodeSource, _ play: (CodeSource, Device, PlayedConditions) throws -> (Scene, Result),
    _ write: (Scene, [Result]) throws -> ExitStatus
  ) throws -> ExitStatus {
    var status = ExitStatus.success
    var results: [(scene: Scene, result: Result)] = []
    for var played in played {
      let own = try file.reportingErrors(at: source.position) {
        guard !played.conditions.isOnCanvas else { throw SceneChoiceError.noCanvas }
        played.conditions = source.resolved(played.conditions)
        let device = try source.device(
          named: played.conditions.device, systemVersion: played.conditions.systemVersion)
        results.append(try play(source, device, played))
        return .success
      }
      status = .gravest(status, own)
    }
    guard let scene = results.first?.scene else { return status }
    return .gravest(status, try write(scene, results.map(\.result)))
  }

  private func device(of scene: Scene, _ conditions: Conditions) throws -> Device {
    guard !conditions.isOnCanvas else { throw SceneChoiceError.noCanvas }
    var device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    return device
  }

  /// Joins texts of several conditions; in text form, each goes below the conditions' name.
  func joined(_ texts: [(played: PlayedConditions, text: String)], _ format: ResultFormat) -> PrintableText {
    texts.map { played, text in
      let document = PrintableText(document: text)
      guard format == .text, texts.count > 1, let name = played.name else { return document }
      return .heading(name) + document
    }.joined()
  }
}
