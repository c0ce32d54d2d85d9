import LayoutModel

extension LintRule {
  package static let unreadable = LintRule(
    LintRuleDescription(
      id: "unreadable", summary: "an input that can't be read, or isn't what it claims to be",
      explanation: "Every problem of the file is reported. The other files are looked at all the same.",
      example: "the root element is <archive>: a file of Xcode 4 or older; save it with a newer one",
      remedy: "Save the file again, or leave it out with `excluded`.", standardSeverity: .error))
}
