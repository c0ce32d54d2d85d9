import LayoutModel

extension LintRule {
  static let misplaced = LintRule(
    LintRuleDescription(
      id: "misplaced",
      summary: "a view whose stored frame isn't the one that its constraints give on the file's own canvas",
      explanation: """
        Interface Builder shows a warning, and rewrites the file whenever somebody opens it. The app isn't concerned: \
        it lays out anew. The rule reports what the file itself shows: the views that Interface Builder marks or, in a \
        scene without marks, stored frames that break a required constraint. As Interface Builder does, it passes over \
        a difference of less than about a point. It also passes over screens with a conflict, since another constraint \
        may have been broken when the frames were stored, and over views that are all shifted down or up by a bar.
        """,
      example: "Login: “Sign in” is misplaced: y is 64, drawn as 72", remedy: "Update the frames in Interface Builder.",
      standardSeverity: .note,
      parameters: [
        LintRuleDescription.Parameter(
          name: "tolerance", summary: "how far the frames may differ, in points", standard: "0.5")
      ], collective: "views don't stand where the file has stored them"))
}
