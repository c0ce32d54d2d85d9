package import Documents
package import LayoutModel

/// What a configuration's schema tells.
package enum ConfigurationShape {
  /// The JSON Schema of `.layout.json`, which refuses what its reader refuses: a rule, a severity or a parameter that isn't there.
  ///
  /// - Parameters:
  ///   - rules: The rules that there are.
  ///   - reporters: The names of the reporters that there are.
  /// - Returns: The schema.
  package static func schema(of rules: [LintRuleDescription], reporters: [String]) -> JSONSchema {
    JSONSchema(
      title: "layout-config/1", NamedRules(rules: rules, reporters: reporters).shape(of: ConfigurationKeys.table.shape))
  }
}

/// Puts the rules that there are in place of any names, wherever a configuration speaks of rules.
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

  /// A list, or its only element alone.
  private func oneOrMore(_ element: ValueShape) -> ValueShape { .either([.array { element }, element]) }

  /// What may be said of each rule.
  private var settings: ObjectShape {
    ObjectShape(
      "Rules", "what holds of rules, an object",
      rules.map { rule in
        KeyShape(
          rule.id, rule.summary, .either([.name(Self.levels), .object { setting(of: rule) }]),
          standard: .value(JSONValue(.string(rule.standardSeverity?.rawValue ?? Self.off))),
          example: "\"\(rule.standardSeverity == .error ? "warning" : "error")\"")
      })
  }

  private static let off = "off"
  private static let levels = [off] + Diagnostic.Severity.allCases.reversed().map(\.rawValue)

  /// A rule's severity and its parameters; those without parameters are one.
  private func setting(of rule: LintRuleDescription) -> ObjectShape {
    let severity = KeyShape(
      "severity", "how grave its findings are", .name(Self.levels), standard: .words("as it is"),
      example: "\"warning\"")
    return ObjectShape(
      rule.parameters.isEmpty ? "RuleSetting" : "RuleSetting-\(rule.id)", "a rule's severity and parameters, an object",
      [severity]
        + rule.parameters.map { parameter in
          let isFlag = ["true", "false"].contains(parameter.standard)
          return KeyShape(
            parameter.name, parameter.summary, isFlag ? .bool : .number(from: 0),
            standard: (try? JSONParser.parse(Array(parameter.standard.utf8))).map { .value($0) },
            example: parameter.standard)
        })
  }
}
