import Documents
package import Findings
import LayoutModel
import LayoutResolution

/// A rule of lint, with a description, options, and the check itself. A rule is one file and one row of `table`, a constant that runs refer
/// to.
package final class LintRule: Sendable {
  /// The rule's description, for people.
  package let description: LintRuleDescription
  let check: Check
  /// A file in which the rule finds something; `nil` where no file alone shows it.
  package let example: LintExample?
  /// The rule's use of a range of widths.
  package let range: RangeUse
  /// A Boolean that tells whether the rule checks launch screens, in which nothing reacts and no text grows.
  let looksAtLaunchScreens: Bool
  /// A Boolean that tells whether a finding counts only if it is absent under the file's own conditions.
  let isComparedWithOwn: Bool
  /// The rule whose findings about the same two views replace those of this rule.
  let yieldsTo: String?

  /// The subject of a check, with a function that returns the findings.
  enum Check: Sendable {
    /// Each layout of a scene. The second function finds what the author of an Interface Builder file drew on purpose,
    /// as vetoes.
    case screens(
      @Sendable (LintScreen, LintOptions) -> [RuleFinding],
      canvas: (@Sendable (LintScreen) -> [RuleFinding])? = nil)
    /// The pairs of views on each screen.
    case pairs(PairCheck)
    /// All layouts of a scene in one window; each finding with its screen.
    case windows(@Sendable ([LintScreen]) -> [(screen: LintScreen, finding: RuleFinding)])
    /// The canvas of an Interface Builder file.
    case canvases(@Sendable (DrawnScreen, LintOptions) -> [RuleFinding])
    /// The assertions about a scene.
    case assertions(@Sendable (AssertionFact) throws -> RuleFinding?)
    /// Everything else that a run meets.
    case facts(@Sendable (LintOccurrence, LintOptions) -> [RuleFinding])

    fileprivate var looksAtScreens: Bool {
      switch self {
      case .screens, .pairs, .windows, .assertions: true
      case .canvases, .facts: false
      }
    }
  }

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

  /// The rule's id.
  package var id: String { description.id }

  /// A Boolean that tells whether the rule checks screens, one at a time or those of a window together.
  package var looksAtScreens: Bool { check.looksAtScreens }

  init(
    _ description: LintRuleDescription, example: LintExample? = nil, isComparedWithOwn: Bool = false,
    range: RangeUse = .none,
    yieldingTo preferred: String? = nil, looksAtLaunchScreens: Bool = true, _ check: Check
  ) {
    var description = description
    self.check = check
    self.example = example
    self.isComparedWithOwn = isComparedWithOwn
    self.range = range
    yieldsTo = preferred
    self.looksAtLaunchScreens = looksAtLaunchScreens
    // Whatever a layout shows, the app may never take that orientation, or never show the screen.
    if check.looksAtScreens { description.guesses += [.orientations, .unreached] }
    self.description = description
  }

  /// Returns the rule with an id.
  package static func named(_ id: String) -> LintRule? { table.first { $0.id == id } }
}
