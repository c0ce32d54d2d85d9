import FileSystem
import Findings
import LayoutModel
import LayoutTestSupport
import Notations
import Testing

@testable import Lint
@testable import SceneSources

/// The guesses that rules say they may make, beside those that they make.
struct GuessedRuleTests {
  private static func findings() -> [LintFinding] {
    var rules = LintRules()
    for rule in LintRule.table { rules[rule.id] = rules.switchedOn(rule.id) }
    let request = LayoutRequest(
      devices: ["iphone-se-3rd-gen", "iphone-17"], orientations: [.portrait, .landscapeLeft],
      contentSizeCategories: [.large, .accessibilityExtraExtraExtraLarge], layoutDirections: [.leftToRight])
    var settings = LintFileSettings(rules: rules, asked: request)
    settings.assertions = (try? [Assertion("img-00-001.width <= 100")]) ?? []
    let paths = ["Fixtures/Lint", "Fixtures/InterfaceBuilder"].map { Path(Checkout.path($0)) }
    return LintRun(LintInputs(paths)) { [settings] _ in settings }.outcome().report.findings
  }

  @Test("No rule guesses what it doesn't say it may")
  func areTold() {
    let findings = Self.findings()
    var guessed: [String: Set<Guess.Kind>] = [:]
    for finding in findings {
      guessed[finding.key.rule, default: []].formUnion(finding.certainty.guesses.map(\.kind))
    }
    for (rule, kinds) in guessed {
      let told = Set(LintRule.named(rule)?.description.guesses ?? [])
      #expect(kinds.isSubset(of: told), "\(rule): \(kinds.subtracting(told))")
    }
    #expect(guessed["target-spacing"]?.contains(.image) == true)
    #expect(guessed["assertion"]?.contains(.image) == true)
    #expect(guessed["conflict"]?.contains(.symbol) == true)
    #expect(guessed["overlap"]?.contains(.image) == true)
  }

  @Test(
    "A rule that looks at screens says that it may guess how the app turns, and one that looks at none says nothing")
  func orientations() {
    for rule in LintRule.table {
      let guesses = rule.description.guesses
      #expect(guesses.contains(.orientations) == rule.looksAtScreens, "\(rule.id)")
      #expect(Set(guesses).count == guesses.count, "\(rule.id)")
    }
  }
}
