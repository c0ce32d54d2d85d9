package import Documents
package import Findings
import Fixtures
import LayoutModel

/// The schema of configurations.
package enum ConfigurationShape {
  /// The JSON Schema of `.layout.json`. It refuses what the reader refuses: rules, severities or parameters that don't
  /// exist.
  ///
  /// - Parameters:
  ///   - rules: The existing rules.
  ///   - reporters: The names of the existing reporters.
  /// - Returns: The schema.
  package static func schema(of rules: [LintRuleDescription], reporters: [String]) -> JSONSchema {
    JSONSchema(title: "layout-config/1", root(of: rules, reporters: reporters))
  }

  /// The outermost object of a configuration, with the names of the existing rules and reporters.
  package static func root(of rules: [LintRuleDescription], reporters: [String]) -> ObjectShape {
    NamedRules(rules: rules, reporters: reporters).shape(of: ConfigurationKeys.table.shape)
  }
}

/// Replaces arbitrary names by those of the existing rules, wherever a configuration speaks of rules.
private struct NamedRules {
  let rules: [LintRuleDescription]
  let reporters: [String]

  func shape(of object: ObjectShape) -> ObjectShape {
    ObjectShape(
      object.name, object.what, required: object.required, rules: object.rules,
      object.keys.map { key in
        KeyShape(
          key.name, key.meaning, shape(of: key), standard: key.standard, example: key.example, problems: key.problems)
      })
  }

  private func shape(of key: KeyShape) -> ValueShape {
    switch key.name {
    case "rules": .object { settings }
    case "only": oneOrMore(.name(rules.map(\.id)))
    case "reporters": oneOrMore(.string(pattern: "^(\(reporters.joined(separator: "|")))(:.*)?$"))
    default: shape(of: key.shape())
    }
  }

  private func shape(of value: ValueShape) -> ValueShape {
    switch value {
    case .bool, .null, .string, .number, .name, .anything: value
    case .array(let element): .array { shape(of: element()) }
    case .tuple(let elements): .tuple(elements.map(shape))
    case .members(let element): .members(of: shape(of: element))
    case .object(let object): .object { shape(of: object()) }
    case .either(let shapes): .either(shapes.map(shape))
    }
  }

  /// The shape of a list, or of its only element alone.
  private func oneOrMore(_ element: ValueShape) -> ValueShape { .either([.array { element }, element]) }

  /// The settings of each rule.
  private var settings: ObjectShape {
    ObjectShape(
      "Rules", "the settings of rules, an object",
      rules.map { rule in
        KeyShape(
          rule.id, rule.summary, .either([.name(Self.levels), .object { setting(of: rule) }]),
          standard: .value(JSONValue(.string(rule.standardSeverity?.rawValue ?? Self.off))),
          example: "\"\(rule.standardSeverity == .error ? "warning" : "error")\"")
      })
  }

  private static let off = "off"
  private static let levels = [off] + Diagnostic.Severity.allCases.reversed().map(\.rawValue)

  /// The settings of a rule: its severity and its parameters. All rules without parameters share one shape.
  private func setting(of rule: LintRuleDescription) -> ObjectShape {
    let severity = KeyShape(
      "severity", "the severity of its findings", .name(Self.levels), standard: .words("as it is"),
      example: "\"warning\"")
    return ObjectShape(
      rule.parameters.isEmpty ? "RuleSetting" : "RuleSetting-\(rule.id)", "a rule's severity and parameters, an object",
      [severity]
        + rule.parameters.map { parameter in
          KeyShape(
            parameter.name, parameter.summary, Self.shape(of: parameter), standard: .value(Self.json(parameter)),
            example: parameter.standard.json)
        })
  }

  private static func shape(of parameter: LintRuleDescription.Parameter) -> ValueShape {
    if case .flag = parameter.standard { return .bool }
    return .number(from: parameter.bounds.lowerBound, to: parameter.bounds.upperBound)
  }

  private static func json(_ parameter: LintRuleDescription.Parameter) -> JSONValue {
    switch parameter.standard {
    case .number(let number): JSONValue(.number(number, literal: parameter.standard.json))
    case .flag(let flag): JSONValue(.bool(flag))
    }
  }
}
