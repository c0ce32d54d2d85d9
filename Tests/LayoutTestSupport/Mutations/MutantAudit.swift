import LayoutInput
import LayoutModel
import LayoutOutput
import LayoutSimulator

/// What comes of a spoilt file: a message or layouts, and nothing else.
package enum MutantAudit {
  package enum Outcome: String, CaseIterable, Sendable {
    /// All scenes were laid out.
    case laidOut = "laid out"
    /// The file was refused, with a message.
    case refused
    /// A scene's numbers were refused, with a message.
    case tooLarge = "too large"
    /// The solver gave up, with a message.
    case unsolved
  }

  /// What comes of a mutant.
  ///
  /// - Throws: Whatever isn't a message of the reader's or the solver's.
  package static func outcome(of mutant: Mutant) throws -> (outcome: Outcome, problems: [String]) {
    do {
      let file = try InterfaceBuilderFile(reading: mutant.bytes, name: "mutant")
      let canvas = try outcome(of: file, on: nil, .portrait)
      guard let device = mutant.device else { return canvas }
      let turned = try outcome(of: file, on: device, mutant.orientation)
      return (canvas.outcome == .laidOut ? turned.outcome : canvas.outcome, canvas.problems + turned.problems)
    } catch let error as InputError {
      let isTold = error.problems.allSatisfy { !$0.message.isEmpty && !$0.code.isEmpty } && !error.problems.isEmpty
      return (.refused, isTold && !error.text(in: mutant.path).isEmpty ? [] : ["an error without words"])
    }
  }

  /// What comes of a file's scenes on their canvases, or on a device, for which they are converted too.
  private static func outcome(
    of file: InterfaceBuilderFile, on device: String?, _ orientation: InterfaceOrientation
  ) throws -> (outcome: Outcome, problems: [String]) {
    let known = try device.map { try DeviceCatalogue.knownDevice(named: $0, systemVersion: nil) }
    let (scenes, warnings) = try file.scenes(in: known?.window(in: orientation))
    var problems = warnings.contains { $0.message.isEmpty || $0.subject.isEmpty } ? ["a warning without words"] : []
    var layouts: [ScreenLayout] = []
    var outcome = Outcome.laidOut
    for scene in scenes {
      do {
        if let known {
          problems += conversionProblems(of: scene)
          layouts.append(try scene.layout(in: orientation, on: known))
        } else if let canvas = scene.canvas {
          layouts.append(try scene.layout(on: canvas))
        } else {
          problems.append("a scene without a canvas")
        }
      } catch let exception as SimulatedException {
        if exception.reason.isEmpty { problems.append("an exception without words") }
      } catch let error as LayoutFailure {
        outcome = error.cause == .magnitude ? .tooLarge : .unsolved
        if error.description.isEmpty { problems.append("a failure without words") }
      }
    }
    for layout in layouts where !layout.layout.frames.allSatisfy(isFinite) { problems.append("a frame isn't finite") }
    let dump = FrameDump(fixture: file.name, layouts: layouts).text
    if (try? FrameDump(reading: Array(dump.utf8))) == nil { problems.append("a dump that can't be read") }
    if !layouts.isEmpty, HierarchyDescription.text(fixture: file.name, layouts: layouts).isEmpty {
      problems.append("a description without words")
    }
    return (outcome, problems)
  }

  /// What is wrong with the fixture that a scene becomes.
  private static func conversionProblems(of scene: Scene) -> [String] {
    do throws(InputError) {
      _ = try Fixture.scene(from: Array(Fixture.text(of: scene).utf8), name: "converted")
      return []
    } catch {
      return ["a fixture that can't be read: \(error.text(in: "fixture"))"]
    }
  }

  private static func isFinite(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
  }
}
