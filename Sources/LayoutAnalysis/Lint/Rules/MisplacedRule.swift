import LayoutModel

extension LintRule {
  static let misplaced = LintRule(
    LintRuleDescription(
      id: "misplaced",
      summary: "a view whose stored frame isn't the one that its constraints give on the file's own canvas",
      explanation: """
        Interface Builder shows a warning, and rewrites the file whenever somebody opens it. The app isn't concerned: it \
        lays out anew. Told is what the file shows itself: by Interface Builder's mark, or, in a scene without marks, where \
        the stored frames break a required constraint. What is off by less than about a point Interface Builder doesn't mark, nor is it told. A \
        screen with a conflict isn't looked at, for another constraint may have been broken as it was drawn, nor what lies \
        lower or higher together by a bar.
        """,
      example: "Login: “Sign in” is misplaced: y is 64, drawn as 72", remedy: "Update the frames in Interface Builder.",
      standardSeverity: .note,
      parameters: [
        LintRuleDescription.Parameter(
          name: "tolerance", summary: "how far the frames may differ, in points", standard: "0.5")
      ]))
}
