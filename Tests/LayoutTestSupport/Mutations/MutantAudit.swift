import Fixtures
import InterfaceBuilder
import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator
import Notations
import SceneSources

/// The outcome of a spoilt file: a message or layouts, and nothing else.
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

  /// Returns the outcome of a mutant, and how long it takes.
  package struct Verdict: Sendable {
    package var outcome = Outcome.laidOut
    /// The faults.
    package var problems: [String] = []
    /// Seconds of processor time of the longest of what a user would ask for by one command: reading the file, and laying
    /// it out on its canvases, on the device, or converting it there.
    package var seconds = 0.0
  }

  /// Returns the outcome of a mutant.
  ///
  /// - Throws: Whatever isn't a message of the reader's or the solver's.
  package static func verdict(on mutant: Mutant) throws -> Verdict {
    let start = ProcessorTime.now
    var verdict = Verdict()
    do {
      let file = try InterfaceBuilderFile(reading: mutant.bytes, name: "mutant")
      verdict.seconds = ProcessorTime.now - start
      let reading = verdict.seconds
      func run(_ part: (inout Verdict) throws -> Void) rethrows {
        let start = ProcessorTime.now
        defer { verdict.seconds = max(verdict.seconds, reading + ProcessorTime.now - start) }
        try part(&verdict)
      }
      try run { try layOut(file, on: nil, .portrait, &$0) }
      guard let device = mutant.device else { return verdict }
      try run { try layOut(file, on: device, mutant.orientation, &$0) }
      try run { try convert(file, on: device, mutant.orientation, &$0) }
    } catch let error as InputError {
      let isTold = error.problems.allSatisfy { !$0.message.isEmpty && !$0.code.isEmpty } && !error.problems.isEmpty
      verdict.outcome = .refused
      if !isTold || error.text(in: mutant.path).isEmpty { verdict.problems.append("an error without words") }
      verdict.seconds = max(verdict.seconds, ProcessorTime.now - start)
    }
    return verdict
  }

  /// Lays a file's scenes out on their canvases, or on a device.
  private static func layOut(
    _ file: InterfaceBuilderFile, on device: String?, _ orientation: InterfaceOrientation, _ verdict: inout Verdict
  ) throws {
    let known = try device.map { try DeviceCatalogue.knownDevice(named: $0, systemVersion: nil) }
    let (scenes, warnings) = try file.scenes(in: known?.window(in: orientation))
    if warnings.contains(where: { $0.message.isEmpty || $0.subject.isEmpty }) {
      verdict.problems.append("a warning without words")
    }
    var layouts: [ScreenLayout] = []
    for scene in scenes {
      do {
        if let known {
          layouts.append(try scene.layout(in: orientation, on: known))
        } else if let canvas = scene.canvas {
          layouts.append(try scene.layout(on: canvas))
        } else {
          verdict.problems.append("a scene without a canvas")
        }
      } catch let exception as SimulatedException {
        if exception.reason.isEmpty { verdict.problems.append("an exception without words") }
      } catch let error as LayoutFailure {
        verdict.outcome = error.cause == .magnitude ? .tooLarge : .unsolved
        if error.description.isEmpty { verdict.problems.append("a failure without words") }
      }
    }
    for layout in layouts where !layout.layout.frames.allSatisfy(isFinite) {
      verdict.problems.append("a frame isn't finite")
    }
    let dump = FrameDump(fixture: file.name, layouts: layouts).text
    if (try? FrameDump(reading: Array(dump.utf8))) == nil { verdict.problems.append("a dump that can't be read") }
    if !layouts.isEmpty, HierarchyDescription.text(fixture: file.name, layouts: layouts).isEmpty {
      verdict.problems.append("a description without words")
    }
  }

  /// Writes a file's scenes as fixtures, as they are on a device, and reads these.
  private static func convert(
    _ file: InterfaceBuilderFile, on device: String, _ orientation: InterfaceOrientation, _ verdict: inout Verdict
  ) throws {
    let known = try DeviceCatalogue.knownDevice(named: device, systemVersion: nil)
    for scene in try file.scenes(in: known.window(in: orientation)).scenes {
      do throws(InputError) {
        _ = try Fixture.scene(from: Array(Fixture.text(of: scene).utf8), name: "converted")
      } catch {
        verdict.problems.append("a fixture that can't be read: \(error.text(in: "fixture"))")
      }
    }
  }

  private static func isFinite(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
  }
}
