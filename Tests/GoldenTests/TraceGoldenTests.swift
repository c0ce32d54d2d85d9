import Foundation
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
    let scene = try KeptText.scene(of: path, ending: "trace.txt")
    let device = try scene.device()
    let trace = try ScreenTrace(of: scene, on: device)
    let lines = TraceDump(
      fixture: scene.name, device: device.id, steps: trace.steps, exception: trace.exception
    ).lines
    try KeptText.expect(lines, at: path)
  }

  /// The screen at a time, kept beside a fixture as `layout trace FIXTURE --at SECONDS --format text --output
  /// FIXTURE.at-SECONDS.txt` writes it.
  static let samples = Checkout.files(below: "Fixtures", ending: "txt").filter { $0.contains(mark) }

  private static let mark = ".at-"

  @Test("At a time one sees what is kept beside the fixture", arguments: samples)
  func showsSample(path: String) throws {
    let mark = try #require(path.range(of: Self.mark, options: .backwards))
    let ending = String(path[mark.upperBound...])
    let seconds = try #require(Double(ending.dropLast(".txt".count)))
    let scene = try KeptText.scene(of: path, ending: "at-" + ending)
    let trace = try ScreenTrace(of: scene, on: try scene.device())
    try KeptText.expect(
      HierarchyDescription.text(fixture: scene.name, samples: [trace.sample(at: seconds)]), at: path)
  }

  @Test("What is seen within animations is kept")
  func keepsSamples() {
    #expect(Self.samples.count >= 4)
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
