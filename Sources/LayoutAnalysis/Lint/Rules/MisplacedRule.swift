import LayoutModel

extension LintRule {
  static let misplaced = LintRule(
    LintRuleDescription(
      id: "misplaced",
      summary: "a view whose stored frame isn't the one that its constraints give on the file's own canvas",
      explanation: """
        Interface Builder shows a warning, and rewrites the file whenever somebody opens it. The app isn't concerned: it \
        lays out anew.
        """,
      example: "Login: “Sign in” is misplaced: y is 64, drawn as 72", remedy: "Update the frames in Interface Builder.",
      standardSeverity: .note,
      parameters: [
        LintRuleDescription.Parameter(
          name: "tolerance", summary: "how far the frames may differ, in points", standard: "0.5")
      ]))

  static let orientation = LintRule(
    LintRuleDescription(
      id: "orientation",
      summary: "a screen for which the controllers and the application allow no orientation in common",
      explanation: "UIKit throws an exception where it comes up.",
      example: "no orientation is allowed by all",
      remedy: "Allow one in the application's Info.plist and in the controllers.", standardSeverity: .error))

  static let neverShown = LintRule(
    LintRuleDescription(
      id: "never-shown", summary: "a screen that isn't seen in any orientation",
      explanation: "Its controllers or the application refuse all of them, so that nothing of it was looked at.",
      example: "Login: every orientation is refused, so that the screen is never shown",
      remedy: "Allow one in the application's Info.plist and in the controllers.", standardSeverity: .error))

  static let popover = LintRule(
    LintRuleDescription(
      id: "popover", summary: "what UIKit would throw where the screen comes up",
      explanation: "A popover on a phone before iOS 8, or one that has nothing to point at.",
      example: "NSInvalidArgumentException: UIPopoverController is not supported on this device",
      remedy: "Present it otherwise there, or give it a source.", standardSeverity: .error))

  static let assertion = LintRule(
    LintRuleDescription(
      id: "assertion", summary: "an assertion of a fixture or of the configuration that fails",
      explanation: "With `--width` it is checked over the whole range.",
      example: "the assertion \"title inside root.safeArea\" fails by 12",
      remedy: "Change the constraints, or the assertion.", standardSeverity: .error))

  static let unusedIgnore = LintRule(
    LintRuleDescription(
      id: "unused-ignore", summary: "a rule that is set aside where it would find nothing",
      explanation: "What it was set aside for is mended, or its name is misspelled.",
      example: "'overlap' is set aside here and hides nothing", remedy: "Remove it.", standardSeverity: .warning))
}
