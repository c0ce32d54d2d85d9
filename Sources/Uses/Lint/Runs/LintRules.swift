import Findings
package import LayoutModel

/// The active rules, each with its severity and its parameters.
package struct LintRules: Hashable, Sendable {
  /// A rule that is on.
  package struct Active: Hashable, Sendable {
    /// The rule's index in the table.
    let index: Int
    package var severity: Diagnostic.Severity
    package var options: LintOptions

    package var rule: LintRule { LintRule.table[index] }
  }

  /// The rules in the table's order.
  package private(set) var active: [Active]

  /// Creates the rules that are on by default.
  package init() {
    active = LintRule.table.indices.compactMap { index in
      let description = LintRule.table[index].description
      return description.standardSeverity.map {
        Active(index: index, severity: $0, options: LintOptions())
      }
    }
  }

  /// The rules that are on by default, for a screen made by code. Code has already run, so that text cut off under the screen's own
  /// conditions counts.
  package static var ofCode: LintRules {
    var rules = LintRules()
    for (index, active) in rules.active.enumerated() {
      guard let base = active.rule.description.parameters.first(where: { $0.name == "base" }) else { continue }
      rules.active[index].options[base] = .flag(true)
    }
    return rules
  }

  /// The state of a rule; `nil` if it is off.
  package subscript(id: String) -> Active? {
    get { active.first { $0.rule.id == id } }
    set {
      active.removeAll { $0.rule.id == id }
      guard let newValue else { return }
      active.append(newValue)
      active.sort { $0.index < $1.index }
    }
  }

  /// Returns a rule's state once it is switched on.
  ///
  /// - Parameter id: Its id.
  /// - Returns: Its present state or, if it is off, a warning with default parameters.
  package func switchedOn(_ id: String) -> Active? {
    if let active = self[id] { return active }
    guard let index = LintRule.table.firstIndex(where: { $0.id == id }) else { return nil }
    let description = LintRule.table[index].description
    return Active(
      index: index, severity: description.standardSeverity ?? .warning, options: LintOptions())
  }

  /// Switches off all rules but some.
  package mutating func keep(only ids: [String]) {
    // Unreadable files are always reported.
    let kept = (ids + ["unreadable"]).compactMap(switchedOn)
    active = active.filter { active in kept.contains { $0.index == active.index } }
    for rule in kept where self[rule.rule.id] == nil { self[rule.rule.id] = rule }
  }

  /// The state of a rule; `nil` if it is off.
  package subscript(rule: LintRule) -> Active? { self[rule.id] }

  /// Returns what the rules of facts find in one.
  func findings(about fact: LintOccurrence) -> [(active: Active, finding: RuleFinding)] {
    active.flatMap { active in
      guard case .facts(let check) = active.rule.check else { return [(Active, RuleFinding)]() }
      return check(fact, active.options).map { (active, $0) }
    }
  }

  /// The rules as a text that a cache compares.
  var signature: String {
    active.map { "\($0.rule.id):\($0.severity.rawValue):\($0.options.signature)" }.joined(separator: ";")
  }
}
