import Documents
import Foundation
import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

@testable import LayoutInput
@testable import LayoutOutput

/// The JSON Schemas against what they describe, as Python's `jsonschema` sees it.
@Suite(.enabled(if: SchemaCheck.isHere, "\(SchemaCheck.reason)"))
struct SchemaTests {
  @Test("The schema of fixtures accepts every fixture that is accepted")
  func acceptsFixtures() throws {
    let fixtures = try Checkout.fixtures().filter { !$0.contains("/Rejected/") }.map { path in
      (name: path, value: try JSONParser.parse(Array(Data(contentsOf: URL(fileURLWithPath: path)))))
    }
    #expect(fixtures.count > 100)
    let problems = try SchemaCheck.problems(of: fixtures, FixtureShape.schema)
    #expect(problems == [:])
  }

  /// Rejected fixtures of right shape: what is wrong with them a schema can't say.
  private static let rightlyShaped: Set<String> = [
    // Keys that stand twice are gone once a file is read.
    "duplicate-keys",
    // Names of devices are forgiving, and more than a schema could list.
    "unknown-device",
    // What an id names, and that it is unique.
    "root-without-id", "unknown-items",
    // What attributes can be compared.
    "incomparable-attributes", "locations-alone", "uncomparable-in-a-variation",
    // Which class has a key.
    "places-rows",
  ]

  @Test("The schema of fixtures rejects every rejected fixture whose fault is of shape, and just those")
  func rejectsFixtures() throws {
    let fixtures = Checkout.fixtures().filter { $0.contains("/Rejected/") }.compactMap { path in
      // What isn't JSON at all has no shape.
      (try? JSONParser.parse(Array(Data(contentsOf: URL(fileURLWithPath: path))))).map { (name: path, value: $0) }
    }
    #expect(fixtures.count > 30)
    let problems = try SchemaCheck.problems(of: fixtures, FixtureShape.schema)
    let accepted = fixtures.map(\.name).filter { problems[$0] == nil }.map { path in
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
    #expect(Set(accepted) == Self.rightlyShaped)
  }

  @Test("Every example in a schema is one of what it stands in")
  func acceptsExamples() throws {
    for schema in [FixtureShape.schema, DumpShape.schema, DumpShape.traceSchema] {
      let problems = try SchemaCheck.problemsOfExamples(schema)
      // A layout and its parts are too long to be examples.
      #expect(problems.filter { !$0.key.hasSuffix("/layout 0") } == [:])
    }
  }

  @Test("The schema of dumps accepts every golden file")
  func acceptsDumps() throws {
    let files = Checkout.files(below: "Fixtures", ending: "golden.json")
    let dumps = try files.map { path in
      (name: path, value: try JSONParser.parse(Array(Data(contentsOf: URL(fileURLWithPath: path)))))
    }
    #expect(dumps.count > 100)
    let problems = try SchemaCheck.problems(of: dumps, DumpShape.schema)
    #expect(problems == [:])
  }

  @Test("The schema of traces accepts the trace of every fixture with events")
  func acceptsTraces() throws {
    let traces = try Checkout.files(below: "Fixtures", ending: "trace.txt").map { path in
      let input = URL(fileURLWithPath: String(path.dropLast("trace.txt".count)) + "json")
      let scene = try Fixture.scene(from: Array(Data(contentsOf: input)), name: "traced")
      let device = try scene.device()
      let trace = try ScreenTrace(of: scene, on: device)
      let dump = TraceDump(fixture: scene.name, device: device.id, steps: trace.steps, exception: trace.exception)
      return (name: path, value: try JSONParser.parse(Array(dump.text.utf8)))
    }
    #expect(traces.count > 20)
    let problems = try SchemaCheck.problems(of: traces, DumpShape.traceSchema)
    #expect(problems == [:])
  }
}
