import Documents
import Fixtures
import LayoutOutput
import Lint
import SceneSources

extension CommandDescription {
  static let schema = CommandDescription(
    name: "schema", overview: "prints the JSON Schema of a format", arguments: "NAME",
    argumentHelp: "the format: \(SchemaName.list)", argumentCount: 1...1, argumentChoices: { SchemaName.names },
    options: [.schemaFormat, .output], example: "layout schema fixture --output layout-fixture.schema.json"
  ) { arguments in
    let operand = arguments.operands[0]
    guard let name = SchemaName(rawValue: operand) else {
      throw ParsedArguments.unknownArgument(operand, what: "schema", among: SchemaName.names)
    }
    let isReference = try arguments.choice(.schemaFormat) { ["json": false, "markdown": true][$0] } ?? false
    return try CommandOutput(arguments).write(
      PrintableText(document: isReference ? name.reference() : name.text))
  }
}

extension CommandOption {
  fileprivate static let schemaFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "markdown"],
    help: "json, a JSON Schema 2020-12 (if left out), or, of fixtures, markdown: the reference of every key")
}

/// The formats that have a schema.
private enum SchemaName: String, CaseIterable {
  case fixture, config, dump, findings, baseline, trace, sweep, difference, explanation, log, complaints, references

  static var names: [String] { allCases.map(\.rawValue) }

  static var list: String { names.listed("or") }

  var text: String {
    switch self {
    case .fixture: FixtureShape.schema.text
    case .config:
      ConfigurationShape.schema(
        of: LintRule.table.map(\.description), reporters: LintReporter.table.map(\.name)
      ).text
    case .findings: FindingsShape.schema.text
    case .baseline: BaselineShape.schema.text
    case .dump: DumpShape.schema.text
    case .trace: DumpShape.traceSchema.text
    case .sweep: SweepShape.schema.text
    case .difference: DifferenceShape.schema.text
    case .explanation: ExplanationShape.schema.text
    case .log: ExplanationShape.logSchema.text
    case .complaints: ComplaintsShape.schema.text
    case .references: ReferencesShape.schema.text
    }
  }

  func reference() throws(UsageError) -> String {
    guard self == .fixture else { throw .noReference(rawValue, option: CommandOption.schemaFormat.name) }
    return FixtureShape.reference
  }
}
