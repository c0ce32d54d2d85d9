import Documents
import FileSystem
import Findings
import Foundation
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Testing

@testable import Lint
@testable import SceneSources

/// The JSON Schema of `.layout.json` beside the reader.
struct ConfigurationSchemaTests {
  private static var schema: JSONSchema {
    ConfigurationShape.schema(of: LintRule.table.map(\.description), reporters: LintReporter.table.map(\.name))
  }

  private static let accepted = [
    "{}", #"{"rules": {"overlap": "off"}}"#, #"{"rules": {"overlap": {"severity": "error", "share": 0.25}}}"#,
    #"{"rules": {"conflict": {"severity": "warning"}}}"#, #"{"only": ["conflict", "exception"]}"#,
    #"{"only": "conflict"}"#, #"{"reporters": ["xcode", "json:findings.json"]}"#,
    #"{"paths": [{"path": "Legacy/**", "rules": {"target-size": {"width": 40, "height": 40}}}]}"#,
    #"{"rules": {"text-truncated": {"base": true}}}"#,
    #"{"assertions": [{"id": "title whole where there is room", "assert": "title fits"}]}"#,
    #"{"contents": [{"class": "UIAvatarView", "intrinsicSize": [40, 40]}]}"#,
  ]

  private static let refused = [
    #"{"rule": {}}"#, #"{"rules": {"overlaps": "off"}}"#, #"{"rules": {"overlap": "fatal"}}"#,
    #"{"rules": {"overlap": {"severity": "fatal"}}}"#, #"{"rules": {"overlap": {"shares": 0.25}}}"#,
    #"{"rules": {"conflict": {"share": 0.25}}}"#, #"{"rules": {"overlap": {"share": true}}}"#,
    #"{"rules": {"overlap": {"share": -1}}}"#, #"{"rules": {"text-truncated": {"base": 1}}}"#,
    #"{"only": ["conflicts"]}"#, #"{"only": "conflicts"}"#, #"{"reporters": ["xcod"]}"#,
    #"{"paths": [{"path": "Legacy/**", "rules": {"overlaps": "off"}}]}"#,
    #"{"paths": [{"path": "Legacy/**", "rules": {"overlap": "fatal"}}]}"#,
    #"{"contents": [{"class": "UIView", "intrinsicSize": [40, 40]}]}"#,
    #"{"contents": [{"class": "UISlider", "intrinsicSize": [null, 40]}]}"#,
  ]

  /// Tells whether the reader takes a configuration, with the rules that it names.
  private static func isRead(_ text: String, in folder: URL) throws -> Bool {
    let file = folder.appendingPathComponent(".layout.json")
    try Data(text.utf8).write(to: file)
    guard let configuration = try? ProjectConfiguration(at: Path(file.path)), (try? configuration.rules()) != nil else {
      return false
    }
    return configuration.content.reporters.allSatisfy { reporter in
      LintReporter.named(String(reporter.text.prefix { $0 != ":" })) != nil
    }
  }

  @Test("The schema refuses what the reader refuses", .enabled(if: SchemaCheck.isHere, "\(SchemaCheck.reason)"))
  func agreesWithTheReader() throws {
    let values = try (Self.accepted + Self.refused).map { text in
      (name: text, value: try JSONParser.parse(Array(text.utf8)))
    }
    let problems = try SchemaCheck.problems(of: values, Self.schema)
    #expect(Set(problems.keys) == Set(Self.refused), "\(problems)")
    #expect(try SchemaCheck.problemsOfExamples(Self.schema) == [:])
    try TemporaryFolder.with { folder in
      for text in Self.accepted + Self.refused {
        let isRead = try Self.isRead(text, in: folder)
        #expect(isRead == Self.accepted.contains(text), "\(text)")
      }
    }
  }

  @Test("The schema has every rule with its parameters")
  func namesRules() {
    let text = Self.schema.text
    for rule in LintRule.table.map(\.description) {
      #expect(text.contains("\"\(rule.id)\": {"), "\(rule.id)")
      for parameter in rule.parameters { #expect(text.contains("\"\(parameter.name)\": {"), "\(parameter.name)") }
    }
  }
}
