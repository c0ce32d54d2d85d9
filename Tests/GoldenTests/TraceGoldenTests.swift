import Foundation
import LayoutInput
import LayoutModel
import LayoutOutput
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Fixtures with events: what happens, and every layout after it, is what is kept beside them.
///
/// A trace is kept as `layout trace FIXTURE --format text --output FIXTURE.trace.txt` writes it (with the fixture's name
/// without its ending).
struct TraceGoldenTests {
  /// The fixtures that have a trace beside them.
  static let traced = Checkout.files(below: "Fixtures", ending: "trace.txt")

  @Test("Events lead to what is kept beside the fixture", arguments: traced)
  func matches(path: String) throws {
    let input = path.replacingOccurrences(of: ".trace.txt", with: ".json")
    let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
    let scene = try Fixture.scene(from: Array(try Data(contentsOf: URL(fileURLWithPath: input))), name: name)
    let device = try scene.device()
    let trace = try ScreenTrace(of: scene, on: device)
    let lines = TraceDump(
      fixture: scene.name, device: device.id, steps: trace.steps, exception: trace.exception
    ).lines
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    let first = zip(lines.split(separator: "\n"), kept.split(separator: "\n")).first { $0 != $1 }
    #expect(lines == kept, "\(name): \(first.map { "\"\($0)\", kept is \"\($1)\"" } ?? "one is longer")")
  }

  @Test("Every fixture with events has its trace beside it")
  func isComplete() throws {
    let events = try Checkout.fixtures().filter { path in
      guard !path.contains("/Rejected/") else { return false }
      return try String(contentsOfFile: path, encoding: .utf8).contains("\"events\"")
    }
    let untraced = events.filter { !Self.traced.contains($0.replacingOccurrences(of: ".json", with: ".trace.txt")) }
    #expect(untraced == [])
  }
}
