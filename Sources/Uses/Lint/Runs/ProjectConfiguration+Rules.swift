package import FileSystem
import Findings
import LayoutModel
import Notations
package import SceneSources

extension ProjectConfiguration {
  /// Returns the rules that are on for an input.
  ///
  /// - Throws: `ConfigurationError` if it names a rule or parameter that doesn't exist.
  package func rules(for input: Path? = nil) throws(ConfigurationError) -> LintRules {
    var rules = LintRules()
    var problems: [InputProblem] = []
    if !content.only.isEmpty {
      for name in content.only where LintRule.named(name.text) == nil { problems.append(Self.unknownRule(name)) }
      rules.keep(only: content.only.map(\.text))
    }
    for setting in content.rules { Self.apply(setting, to: &rules, &problems) }
    // Errors in settings that apply elsewhere are reported too.
    for settings in content.paths.map(\.rules) + content.scenes.map(\.rules)
      + content.paths.flatMap({ $0.scenes.map(\.rules) })
    {
      var own = rules
      for setting in settings { Self.apply(setting, to: &own, &problems) }
    }
    guard problems.isEmpty else { throw error(problems) }
    if let input {
      for paths in pathSettings(for: input) { rules = Self.applying(paths.setting.rules, to: rules) }
    }
    return rules
  }

  /// Returns rules with the settings of a path or scene applied. The settings were checked with the rest.
  static func applying(_ settings: [Configuration.RuleSetting], to rules: LintRules) -> LintRules {
    var rules = rules
    var problems: [InputProblem] = []
    for setting in settings { apply(setting, to: &rules, &problems) }
    return rules
  }

  private static func unknownRule(_ name: Configuration.Placed) -> InputProblem {
    let ids = LintRule.table.map(\.id)
    return InputProblem(
      .unknownName(name.text, what: "rule", nearest: Spelling.nearest(to: name.text, among: ids), known: ids),
      at: name.position)
  }

  private static func apply(
    _ setting: Configuration.RuleSetting, to rules: inout LintRules, _ problems: inout [InputProblem]
  ) {
    guard let rule = LintRule.named(setting.id.text) else {
      problems.append(unknownRule(setting.id))
      return
    }
    let known = rule.description.parameters
    for parameter in setting.parameters {
      let name = parameter.name
      guard let declared = known.first(where: { $0.name == name.text }) else {
        let names = known.map(\.name) + ["severity"]
        problems.append(
          InputProblem(
            .unknownName(
              name.text, what: "parameter of '\(rule.id)'", nearest: Spelling.nearest(to: name.text, among: names),
              known: names), at: name.position))
        continue
      }
      guard !declared.takes(parameter.value) else { continue }
      problems.append(
        InputProblem(
          .malformed(
            parameter.value.json, what: "a value of '\(declared.name)', which is \(declared.takenValues)",
            example: declared.standard.json), at: name.position))
    }
    if setting.level == "off" {
      rules[rule.id] = nil
      return
    }
    // Parameters alone switch nothing on.
    guard setting.level != nil || rules[rule.id] != nil, var active = rules.switchedOn(rule.id) else { return }
    if let severity = setting.level.flatMap({ Diagnostic.Severity(rawValue: $0) }) { active.severity = severity }
    for parameter in setting.parameters {
      guard let declared = known.first(where: { $0.name == parameter.name.text }) else { continue }
      active.options[declared] = parameter.value
    }
    rules[rule.id] = active
  }
}
