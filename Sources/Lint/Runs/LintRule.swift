import Documents
package import LayoutModel

/// A rule of lint: its description, and the function that checks it. A rule is one file and one row of `table`. A rule
/// without a function is reported by the run where it meets the problem (`SceneLintRun`, `LintQueue`).
package struct LintRule: Sendable {
  /// The rule's description, for people.
  package let description: LintRuleDescription
  /// Checks each layout of a scene.
  package let screen: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)?
  /// Checks all layouts of a scene together.
  package let scene: (@Sendable (LintedScene, LintOptions, inout LintFindings) -> Void)?
  /// Checks the canvas of an Interface Builder file for what its author drew on purpose; that is no finding anywhere.
  package let canvas: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)?
  /// The rule's use of a range of widths.
  package let range: RangeUse

  /// The use that a rule makes of a range of widths.
  package enum RangeUse {
    /// The rule ignores the range.
    case none
    /// The rule also checks the range, and reports exact ends.
    case too
    /// The rule checks only the range.
    case only
    /// The rule checks only the range; what holds up to the widest window is no finding.
    case belowWidest

    /// A Boolean value that tells whether the rule checks layouts under single conditions.
    var looksAtSingleConditions: Bool { self == .none || self == .too }
  }

  /// A Boolean value that tells whether the rule checks launch screens, in which nothing reacts and no text grows.
  package let looksAtLaunchScreens: Bool
  /// A Boolean value that tells whether a finding counts only if it is absent under the file's own conditions.
  package let isComparedWithOwn: Bool

  /// The rule whose findings about the same two views replace this one's.
  package let yieldsTo: String?

  /// The rule's id.
  package var id: String { description.id }

  /// Creates a rule that checks layouts, scenes, or nothing by itself if the run finds it on its way.
  package init(
    _ description: LintRuleDescription, isComparedWithOwn: Bool = false, range: RangeUse = .none,
    yieldingTo preferred: String? = nil, looksAtLaunchScreens: Bool = true,
    screen: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)? = nil,
    scene: (@Sendable (LintedScene, LintOptions, inout LintFindings) -> Void)? = nil,
    canvas: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)? = nil
  ) {
    var description = description
    // Whatever a layout shows, the app may never take that orientation.
    if screen != nil || scene != nil, !description.guesses.contains(.orientations) {
      description.guesses.append(.orientations)
    }
    self.description = description
    self.isComparedWithOwn = isComparedWithOwn
    self.range = range
    yieldsTo = preferred
    self.looksAtLaunchScreens = looksAtLaunchScreens
    self.screen = screen
    self.scene = scene
    self.canvas = canvas
  }

  /// Returns the rule with an id.
  package static func named(_ id: String) -> LintRule? { table.first { $0.id == id } }
}

/// The values of a rule's parameters; 1 and 0 stand for true and false.
package struct LintOptions: Hashable, Sendable {
  private var values: [String: Double]

  /// Creates a rule's default parameters.
  package init(of rule: LintRuleDescription) {
    values = Dictionary(rule.parameters.map { ($0.name, Self.value(of: $0.standard)) }) { first, _ in first }
  }

  /// The value of one of the rule's parameters.
  package subscript(name: String) -> Double {
    get {
      guard let value = values[name] else { preconditionFailure("'\(name)' is no parameter of the rule") }
      return value
    }
    set { values[name] = newValue }
  }

  /// Tells whether a parameter is true.
  package func isOn(_ name: String) -> Bool { self[name] != 0 }

  private static func value(of text: String) -> Double { text == "true" ? 1 : Double(text) ?? 0 }

  /// The options as a text that a cache compares.
  package var signature: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\(JSONText.number($0.value))" }.joined(separator: ",")
  }
}

/// The rules that are on, each with its severity and its parameters.
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
        Active(index: index, severity: $0, options: LintOptions(of: description))
      }
    }
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
      index: index, severity: description.standardSeverity ?? .warning, options: LintOptions(of: description))
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

  /// The rules as a text that a cache compares.
  var signature: String {
    active.map { "\($0.rule.id):\($0.severity.rawValue):\($0.options.signature)" }.joined(separator: ";")
  }
}
