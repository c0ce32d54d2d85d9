import Documents
package import LayoutModel

/// A rule of lint: what it is, and what looks for it. A rule is one file and one row of `table`. Those without a function are told
/// by the run where it meets what they are of (`SceneLintRun`, `LintQueue`).
package struct LintRule: Sendable {
  /// What it is, for people.
  package let description: LintRuleDescription
  /// Looks at each layout of a scene.
  let screen: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)?
  /// Looks at all layouts of a scene together.
  let scene: (@Sendable (LintedScene, LintOptions, inout LintFindings) -> Void)?
  /// Looks at the canvas of an Interface Builder file for what its author has drawn so, on purpose: no finding anywhere.
  let canvas: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)?
  /// Where it looks with a range of widths.
  let range: RangeUse

  /// What a rule does with a range of widths.
  enum RangeUse {
    /// Nothing.
    case none
    /// It tells of the range too, with exact ends.
    case too
    /// It looks there alone.
    case only
    /// It looks there alone, and what is so up to the widest window is no finding.
    case belowWidest

    /// Whether it looks at layouts under single conditions.
    var looksAtSingleConditions: Bool { self == .none || self == .too }
  }

  /// Whether it looks at what an application shows while it starts, in which nothing reacts and no text grows.
  let looksAtLaunchScreens: Bool
  /// Whether a finding counts only where the file's own conditions are free of it.
  let isComparedWithOwn: Bool

  /// The rule whose findings of the same two views are told in place of this one's.
  let yieldsTo: String?

  /// The rule's id.
  package var id: String { description.id }

  /// A rule that looks at layouts, at scenes, or at nothing by itself: what the run finds on its way.
  init(
    _ description: LintRuleDescription, isComparedWithOwn: Bool = false, range: RangeUse = .none,
    yieldingTo preferred: String? = nil, looksAtLaunchScreens: Bool = true,
    screen: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)? = nil,
    scene: (@Sendable (LintedScene, LintOptions, inout LintFindings) -> Void)? = nil,
    canvas: (@Sendable (LintScreen, LintOptions, inout LintFindings) -> Void)? = nil
  ) {
    var description = description
    // Whatever a layout shows, nobody may know that the app turns so.
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

  /// The rule of an id.
  package static func named(_ id: String) -> LintRule? { table.first { $0.id == id } }
}

/// What the configuration sets of a rule's parameters; 1 and 0 for true and false.
package struct LintOptions: Hashable, Sendable {
  private var values: [String: Double]

  /// A rule's parameters where the configuration is silent.
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

  /// Whether a parameter is true.
  func isOn(_ name: String) -> Bool { self[name] != 0 }

  private static func value(of text: String) -> Double { text == "true" ? 1 : Double(text) ?? 0 }

  /// What the options are, for a cache to compare.
  var signature: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\(JSONText.number($0.value))" }.joined(separator: ",")
  }
}

/// The rules that are on, each with how grave its findings are and its parameters.
package struct LintRules: Hashable, Sendable {
  /// One rule that is on.
  package struct Active: Hashable, Sendable {
    /// Its place in the table.
    let index: Int
    package var severity: Diagnostic.Severity
    package var options: LintOptions

    package var rule: LintRule { LintRule.table[index] }
  }

  /// The rules in the table's order.
  package private(set) var active: [Active]

  /// The rules that are on where nothing is said.
  package init() {
    active = LintRule.table.indices.compactMap { index in
      let description = LintRule.table[index].description
      return description.standardSeverity.map {
        Active(index: index, severity: $0, options: LintOptions(of: description))
      }
    }
  }

  /// What is so of a rule; `nil` where it is off.
  package subscript(id: String) -> Active? {
    get { active.first { $0.rule.id == id } }
    set {
      active.removeAll { $0.rule.id == id }
      guard let newValue else { return }
      active.append(newValue)
      active.sort { $0.index < $1.index }
    }
  }

  /// What a rule is where it is switched on.
  ///
  /// - Parameter id: Its id.
  /// - Returns: As it is, or, where it is off, as a warning with its parameters' standards.
  package func switchedOn(_ id: String) -> Active? {
    if let active = self[id] { return active }
    guard let index = LintRule.table.firstIndex(where: { $0.id == id }) else { return nil }
    let description = LintRule.table[index].description
    return Active(
      index: index, severity: description.standardSeverity ?? .warning, options: LintOptions(of: description))
  }

  /// Leaves some rules on alone.
  package mutating func keep(only ids: [String]) {
    // What can't be read is told in any case.
    let kept = (ids + ["unreadable"]).compactMap(switchedOn)
    active = active.filter { active in kept.contains { $0.index == active.index } }
    for rule in kept where self[rule.rule.id] == nil { self[rule.rule.id] = rule }
  }

  /// What is so of a rule; `nil` where it is off.
  package subscript(rule: LintRule) -> Active? { self[rule.id] }

  /// What the rules are, for a cache to compare.
  var signature: String {
    active.map { "\($0.rule.id):\($0.severity.rawValue):\($0.options.signature)" }.joined(separator: ";")
  }
}
