import Documents
import FileSystem
import LayoutAnalysis
import LayoutInput
import LayoutModel

extension CommandDescription {
  static let config = CommandDescription(
    name: "config", overview: "shows the settings that hold for a path, and where each is set", arguments: "[PATH]",
    argumentHelp: "a fixture, an Interface Builder file or a folder; the present folder if left out",
    argumentCount: 0...1, options: [.config, .output], example: "layout config App/Main.storyboard"
  ) { arguments in
    let console = try Console(arguments)
    let path = arguments.operands.first.map { Path(argument: $0) } ?? "."
    var configurations = LintConfigurations(console: console, file: arguments.value(.config).map { Path(argument: $0) })
    let configuration = configurations.configuration(of: path)
    let settings = configurations.settings(of: path, request: nil)
    guard configurations.status == .success else { return configurations.status }
    let standard = LintRules()
    var lines = ["# \(configuration.path?.description ?? "no .layout.json: what holds by itself")"]
    if !configuration.includes(path) { lines.append("passed over: excluded, or not included") }
    lines.append("")
    let width = LintRule.table.map(\.id.count).max() ?? 0
    for rule in LintRule.table {
      let active = settings.rules[rule.id]
      let word = active?.severity.rawValue ?? "off"
      let parameters = rule.description.parameters.map { parameter in
        let value = active.map { $0.options[parameter.name] }
        let isBool = ["true", "false"].contains(parameter.standard)
        let text = value.map { isBool ? ($0 != 0 ? "true" : "false") : JSONText.number($0) } ?? parameter.standard
        return "\(parameter.name) \(text)"
      }
      let isChanged = active?.severity != standard[rule.id]?.severity || active?.options != standard[rule.id]?.options
      let line =
        rule.id + String(repeating: " ", count: width + 2 - rule.id.count) + word
        + (parameters.isEmpty ? "" : String(repeating: " ", count: 9 - word.count) + parameters.joined(separator: ", "))
        + (isChanged ? "  (configured)" : "")
      lines.append(line)
    }
    let conditions = settings.request.conditions(hasCanvas: false)
    lines += ["", "\(conditions.count) conditions:"] + conditions.map { "  \($0.name)" }
    let content = configuration.content
    if content.isStrict { lines += ["", "strict"] }
    if let baseline = content.baseline { lines += ["", "baseline: \(configuration.resolved(baseline))"] }
    if !content.reporters.isEmpty {
      lines += ["", "reporters: \(content.reporters.map(\.text).joined(separator: ", "))"]
    }
    if !content.assertions.isEmpty { lines += ["", "\(content.assertions.count) assertions"] }
    return try CommandOutput(arguments).write(PrintableText(lines: lines).line)
  }
}
