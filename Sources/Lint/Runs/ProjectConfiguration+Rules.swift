package import FileSystem
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
    let names = rule.description.parameters.map(\.name)
    for (name, value) in setting.parameters.map({ ($0.name, $0.value) }) {
      guard let parameter = rule.description.parameters.first(where: { $0.name == name.text }) else {
        problems.append(
          InputProblem(
            .unknownName(
              name.text, what: "parameter of '\(rule.id)'",
              nearest: Spelling.nearest(to: name.text, among: names + ["severity"]), known: names + ["severity"]),
            at: name.position))
        continue
      }
      let isBool = ["true", "false"].contains(parameter.standard)
      if case .bool = value, !isBool { problems.append(wrongKind(name, "a number")) }
      if case .number(let number) = value, isBool || number < 0 {
        problems.append(wrongKind(name, isBool ? "true or false" : "a number from 0"))
      } else if case .number(let number) = value, !Magnitude.isSound(number) {
        problems.append(wrongKind(name, "a number, at most \(Int(Magnitude.largest))"))
      }
    }
    if setting.level == "off" {
      rules[rule.id] = nil
      return
    }
    // Parameters alone switch nothing on.
    guard setting.level != nil || rules[rule.id] != nil, var active = rules.switchedOn(rule.id) else { return }
    if let severity = setting.level.flatMap({ Diagnostic.Severity(rawValue: $0) }) { active.severity = severity }
    for parameter in setting.parameters {
      switch parameter.value {
      case .number(let number): active.options[parameter.name.text] = number
      case .bool(let bool): active.options[parameter.name.text] = bool ? 1 : 0
      }
    }
    rules[rule.id] = active
  }

  private static func wrongKind(_ name: Configuration.Placed, _ expected: String) -> InputProblem {
    InputProblem(
      .malformed(name.text, what: "a parameter that takes \(expected)", example: expected), at: name.position)
  }
}
