package import Documents
import Foundation

/// The verdict of Python's `jsonschema` on JSON values, by `tools/check schema`.
package enum SchemaCheck {
  /// The interpreter: `LAYOUT_PYTHON`, which `tools/test` sets, or the first on the `PATH`.
  private static let python: URL? =
    ProcessInfo.processInfo.environment["LAYOUT_PYTHON"].map { URL(fileURLWithPath: $0) }
    ?? ChildProcess.program(named: "python3")

  /// A Boolean that tells whether there is an interpreter that has the package.
  package static let isHere: Bool = {
    guard let python else { return false }
    return (try? ChildProcess.run(python, ["-c", "import jsonschema"]).status) == 0
  }()

  package static let reason = "Python's jsonschema is absent: run the tests by tools/test"

  /// Returns the objections of a schema to each of some values, by their names; values that it accepts aren't among
  /// them.
  package static func problems(of values: [(name: String, value: JSONValue)], _ schema: JSONSchema) throws -> [String:
    String]
  {
    let lines = values.map { name, value in
      "{\"name\": \(JSONText.quoted(name)), \"value\": \(value.text())}\n"
    }
    return try run(schema, [], input: lines.joined())
  }

  /// Returns the objections of a schema to its own examples, by where they stand in it.
  package static func problemsOfExamples(_ schema: JSONSchema) throws -> [String: String] {
    try run(schema, ["--examples"], input: "")
  }

  /// The output of a run that could do its work; what else there is to say is thrown.
  private static func run(_ schema: JSONSchema, _ options: [String], input: String) throws -> [String: String] {
    guard let python else { throw Failure(errors: reason) }
    return try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("schema.json")
      try schema.text.write(to: file, atomically: true, encoding: .utf8)
      let result = try ChildProcess.run(
        python, [Checkout.path("tools/parts/check/schema"), file.path] + options, input: Data(input.utf8))
      guard result.status == 0 else { throw Failure(errors: result.errors) }
      var problems: [String: String] = [:]
      for line in result.output.split(separator: "\n") {
        let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
        if let problem = answer.problem { problems[answer.name] = problem }
      }
      return problems
    }
  }

  private struct Answer: Decodable {
    let name: String
    let problem: String?
  }

  private struct Failure: Error {
    let errors: String
  }
}
