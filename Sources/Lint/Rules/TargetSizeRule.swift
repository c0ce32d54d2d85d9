import LayoutModel
import LayoutResolution

extension LintRule {
  static let targetSize = LintRule(
    LintRuleDescription(
      id: "target-size", summary: "a control whose visible part is smaller than a finger needs",
      explanation: """
        Apple's guidelines ask for 44 × 44 points. UIKit's own fixed sizes (switches, steppers, segmented controls, bars' \
        items, page controls) are excepted, and so is a control in a row of a table, or in a view with a tap recognizer, \
        that is large enough itself: the tap isn't lost.
        """,
      example: "Login: “Forgot password?” is 120 × 30 pt, smaller than 44 × 44",
      remedy: "Make the control larger, or give it content insets.", standardSeverity: .warning,
      parameters: [
        LintRuleDescription.Parameter(name: "width", summary: "the least width, in points", standard: "44"),
        LintRuleDescription.Parameter(name: "height", summary: "the least height, in points", standard: "44"),
        LintRuleDescription.Parameter(
          name: "bySuperview", summary: "whether a row or a tap recognizer around it is target enough",
          standard: "true"),
      ], guesses: Guess.Kind.ofFrames), looksAtLaunchScreens: false,
    screen: { screen, options, findings in
      let least = Size(width: options["width"], height: options["height"])
      for (index, view) in screen.toldViews where view.isControl && !hasFixedSize(view) {
        guard let visible = view.visible else { continue }
        let lack = Size(width: least.width - visible.width, height: least.height - visible.height)
        guard lack.width > screen.pixel || lack.height > screen.pixel else { continue }
        let isCaught = screen.superviews(of: index).contains { outer in
          guard options.isOn("bySuperview"), outer.isRow || outer.view.declaration.lint.hasTapRecognizer else {
            return false
          }
          return outer.frame.width >= least.width - screen.pixel && outer.frame.height >= least.height - screen.pixel
        }
        guard !isCaught else { continue }
        findings.report(
          LintFindings.Report(
            view: view, amount: visible.size, badness: max(0, lack.width) + max(0, lack.height),
            basis: .lengths(
              view, (lack.width > screen.pixel ? [.horizontal] : []) + (lack.height > screen.pixel ? [.vertical] : []))),
          in: screen,
          "\(screen.name(of: view)) is \(points(visible.size)), smaller than \(points(least.width)) × \(points(least.height))"
        )
      }
    })

  /// Tells whether UIKit sets a control's size.
  private static func hasFixedSize(_ view: LintView) -> Bool {
    switch view.view.kind {
    case .switch, .stepper, .segmentedControl, .pageControl: true
    default: view.isBarItem
    }
  }
}
