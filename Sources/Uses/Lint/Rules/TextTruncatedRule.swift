import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  package static let textTruncated = LintRule(
    LintRuleDescription(
      id: "text-truncated", summary: "text that needs more width, height or lines than it gets",
      explanation: """
        The rule reports texts that fit under the file's own conditions and don't under others. So texts that code \
        replaces, and that are cut as they were drawn, don't count; with `base` they do. The rule passes over keys of \
        localised texts, such as `settings_title`, over the names of outlets, over what prototype rows of own classes \
        show by outlets, and over the “Label” that Interface Builder fills in. It also passes over texts whose size a \
        conflict decides, and over heights that code sets: in rows of the app's own classes and, for several lines, in \
        tables' own headers and footers. The text of a field is never truncated. A font that shrinks to fit counts at \
        its smallest. The titles of configured buttons wrap, and cells of UIKit's own styles lay out their texts \
        themselves.
        """,
      example:
        "Login: “Forgot password?” needs 191 pt of width and gets 120, because of the text size on iPhone SE, portrait, largest text (6 of 52)",
      remedy: "Let the label take several lines (`numberOfLines` 0), or give it room to grow.",
      standardSeverity: .warning,
      parameters: [base.parameter], guesses: Guess.Kind.ofFrames), example: example, isComparedWithOwn: true,
    range: .too,
    .screens { screen, options in
      guard !screen.isOwn || !options[base] else { return [] }
      return screen.findings { view in
        guard let (fit, lack) = lack(of: view, in: screen) else { return nil }
        // A line is drawn whole if it lacks no more height than the empty space above and below its letters. Widths are
        // measured to a point.
        let isNarrow = lack.width > max(1, screen.pixel)
        func isLow() -> Bool {
          guard lack.height > 0 else { return false }
          let share = fit.lines > 1 || view.hasDescenders ? leastShareOfLine : leastShareOfLineOnBaseline
          return lack.height > fit.least.height / Double(fit.leastLines) * share
        }
        let axis = isNarrow ? Axis.horizontal : .vertical
        guard isNarrow || isLow(), screen.isOwn || !screen.isDecidedByConflict(view, along: axis) else { return nil }
        var finding = RuleFinding(
          view: view, amount: lack, badness: max(lack.width, lack.height), tellsCause: true,
          basis: .lengths(view, [axis], needsText: true)
        ) { words(screen.name(of: view), fit, isWide: isNarrow) }
        finding.help.proposals = { enlargements(of: view, along: axis, on: screen) }
        return finding
      }
    })

  private static let base = LintOption(
    "base", "texts that are cut under the file's own conditions count", standard: false)

  /// Returns how a text fits, and the width and height that it lacks; `nil` if it lacks none, or none that counts.
  private static func lack(of view: LintView, in screen: LintScreen) -> (TextFit, Size)? {
    guard view.showsText, view.isContent, !view.view.declaration.lint.isConfigured,
      // A text drawn without a height is cut off as it was drawn.
      view.visible != nil || screen.isOwn
    else { return nil }
    let size = screen.exactSize(of: view)
    guard let fit = screen.tree(of: view).textFit(of: view.index, in: size) else { return nil }
    var lack = Size(
      width: max(0, fit.least.width - fit.available.width), height: max(0, fit.least.height - fit.available.height))
    guard lack.width > 0 || lack.height > 0, !view.showsKey else { return nil }
    // If lengths are open, chance decides which of several texts lacks room; `ambiguous` reports that.
    if screen.isLengthOpen(of: view, along: .horizontal) { lack.width = 0 }
    if screen.isLengthOpen(of: view, along: .vertical) { lack.height = 0 }
    // On its own canvas a text requests the size that it was drawn with.
    guard !screen.isOwn else { return (fit, lack) }
    // A text with the size that it requests lacks nothing, whatever the measured size.
    let asked = screen.contentSize(of: view)
    if let width = asked.width, size.width >= width - screen.pixel { lack.width = 0 }
    if let height = asked.height, size.height >= height - screen.pixel { lack.height = 0 }
    if lack.width > 0, view.showsPlaceholder || screen.showsExample(view) || isWithinDoubt(lack.width, of: view, fit) {
      lack.width = 0
    }
    let wraps = view.view.declaration.numberOfLines != 1
    if lack.height > 0, screen.isInRowOfOwnClass(view) || wraps && screen.isInHeaderOfTable(view) { lack.height = 0 }
    return (fit, lack)
  }

  /// The minimum fraction of a line's height that must be missing if letters reach below the baseline.
  private static let leastShareOfLine = 0.25

  /// The minimum fraction if none does. A line is centred, and in the system font a fifth of it is above the capitals
  /// and a fifth below the baseline.
  private static let leastShareOfLineOnBaseline = 0.4

  /// Tells whether a text is in a font whose widths are guessed from the system font's.
  private static func hasOtherFont(_ view: LintView) -> Bool {
    let content = view.view.declaration.content
    return content.shownFonts.contains { font in
      if case .named(_, _, nil)? = font { true } else { false }
    }
  }

  /// The error of guessed widths: the fraction of its width that a text in another font may lack before it is reported.
  private static let doubtOfOtherFonts = 0.15

  /// Tells whether a text may lack a width because its font's widths are guessed.
  private static func isWithinDoubt(_ lack: Double, of view: LintView, _ fit: TextFit) -> Bool {
    lack <= doubtOfOtherFonts * fit.least.width && hasOtherFont(view)
  }

  private static func words(_ name: String, _ fit: TextFit, isWide: Bool) -> String {
    let (needed, available) =
      isWide ? (fit.least.width, fit.available.width) : (fit.least.height, fit.available.height)
    let smallest = fit.leastScale < 1 ? " at its smallest" : ""
    return
      "\(name) needs \(points(needed)) pt of \(isWide ? "width" : "height")\(smallest) and gets \(points(max(0, available)))"
  }

  private static let example = LintExample(
    reports: "grows", not: "fixed",
    in: .screen(
      #"""
      {"id": "grows", "class": "UILabel", "frame": [20, 40, 100, 21], "text": "One line", "font": {"textStyle": "body"}},
      {"id": "fixed", "class": "UILabel", "frame": [20, 80, 100, 21], "text": "One line", "font": {"size": 17}}
      """#))
}
