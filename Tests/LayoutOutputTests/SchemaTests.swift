import Documents
import Foundation
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

@testable import Explanations
@testable import Fixtures
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
    "root-without-id", "unknown-items", "members",
    // What attributes can be compared.
    "incomparable-attributes", "locations-alone", "uncomparable-in-a-variation",
    // Which class has a key.
    "places-rows", "bar-of-a-label",
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

  @Test("No key stands twice in a schema")
  func hasKeysOnce() throws {
    func repeated(in value: JSONValue) -> [String] {
      switch value.content {
      case .object(let members):
        let keys = Dictionary(grouping: members, by: \.key).filter { $0.value.count > 1 }.keys
        return keys.sorted() + members.flatMap { repeated(in: $0.value) }
      case .array(let elements): return elements.flatMap { repeated(in: $0) }
      default: return []
      }
    }
    for schema in [FixtureShape.schema, DumpShape.schema, DumpShape.traceSchema, ExplanationShape.schema] {
      #expect(repeated(in: try JSONParser.parse(Array(schema.text.utf8))) == [])
    }
    #expect(repeated(in: try JSONParser.parse(Array(#"[{"name": {"a": 1, "a": 2}}]"#.utf8))) == ["a"])
  }

  @Test("Every example in a schema is one of what it stands in")
  func acceptsExamples() throws {
    for schema in [
      FixtureShape.schema, DumpShape.schema, DumpShape.traceSchema, ExplanationShape.schema, ExplanationShape.logSchema,
      ComplaintsShape.schema, ReferencesShape.schema,
    ] {
      let problems = try SchemaCheck.problemsOfExamples(schema)
      #expect(problems == [:])
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

  @Test("The schemas accept the trace of every fixture with events, and what is seen in the middle of it")
  func acceptsTraces() throws {
    var samples: [(name: String, value: JSONValue)] = []
    let traces = try Checkout.files(below: "Fixtures", ending: "trace.txt").map { path in
      let input = URL(fileURLWithPath: String(path.dropLast("trace.txt".count)) + "json")
      let scene = try Fixture.scene(from: Array(Data(contentsOf: input)), name: "traced")
      let device = try scene.device()
      let trace = try ScreenTrace(of: scene, on: device)
      let seen = FrameDump(fixture: scene.name, samples: [0, 0.2, 1.1].map(trace.sample))
      samples.append((name: path, value: try JSONParser.parse(Array(seen.text.utf8))))
      let dump = TraceDump(fixture: scene.name, device: device.id, steps: trace.steps, exception: trace.exception)
      return (name: path, value: try JSONParser.parse(Array(dump.text.utf8)))
    }
    #expect(traces.count > 20)
    let problems = try SchemaCheck.problems(of: traces, DumpShape.traceSchema)
    #expect(problems == [:])
    let problemsOfSamples = try SchemaCheck.problems(of: samples, DumpShape.schema)
    #expect(problemsOfSamples == [:])
  }

  @Test("The schemas of answers accept those to every kept log, and to every view of some fixtures")
  func acceptsAnswers() throws {
    let logs = try Checkout.files(below: "Fixtures/Logs", ending: "txt").filter { !$0.contains(".answer") }.map {
      path in
      let answer = LogAnswer(ConflictLog(reading: Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
      return (name: path, value: try JSONParser.parse(Array(answer.json.utf8)))
    }
    #expect(logs.count > 10)
    #expect(try SchemaCheck.problems(of: logs, ExplanationShape.logSchema) == [:])
    var answers: [(name: String, value: JSONValue)] = []
    for path in Checkout.fixtures() where path.contains("/StackViews/") || path.contains("/Sweeps/") {
      let scene = try Fixture.scene(from: Array(Data(contentsOf: URL(fileURLWithPath: path))), name: "screen")
      let layout = try scene.layout(in: scene.orientation)
      for name in layout.layout.tree.names {
        var answer = ViewExplanation(fixture: "screen", scene: nil, conditions: "portrait")
        answer.explain(try Explanation(of: name, in: layout))
        answers.append((name: "\(path) \(name)", value: try JSONParser.parse(Array(answer.json.utf8))))
      }
    }
    #expect(answers.count > 50)
    #expect(try SchemaCheck.problems(of: answers, ExplanationShape.schema) == [:])
  }
}
