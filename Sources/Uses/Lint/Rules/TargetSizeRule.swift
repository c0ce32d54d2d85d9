import Findings
import LayoutModel
import LayoutResolution
import ViewKinds

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
      parameters: [width.parameter, height.parameter, bySuperview.parameter], guesses: Guess.Kind.ofFrames),
    example: example,
    looksAtLaunchScreens: false,
    .screens { screen, options in
      let least = Size(width: options[width], height: options[height])
      return screen.findings { view in
        guard view.isControl, !hasFixedSize(view), let visible = view.visible else { return nil }
        let lack = Size(width: least.width - visible.width, height: least.height - visible.height)
        let axes: [Axis] =
          (lack.width > screen.pixel ? [.horizontal] : []) + (lack.height > screen.pixel ? [.vertical] : [])
        guard !axes.isEmpty else { return nil }
        let isCaught =
          options[bySuperview]
          && screen.superviews(of: screen.place(of: view)).contains { outer in
            (outer.isRow || outer.view.declaration.lint.hasTapRecognizer)
              && outer.frame.width >= least.width - screen.pixel && outer.frame.height >= least.height - screen.pixel
          }
        guard !isCaught else { return nil }
        var finding = RuleFinding(
          view: view, amount: visible.size, badness: max(0, lack.width) + max(0, lack.height),
          basis: .lengths(view, axes)
        ) {
          "\(screen.name(of: view)) is \(points(visible.size)), smaller than \(points(least.width)) × \(points(least.height))"
        }
        finding.help.proposals = {
          enlargements(of: view, axes.map { ($0, $0 == .horizontal ? least.width : least.height) }, on: screen)
        }
        return finding
      }
    })

  private static let width = LintOption("width", "the least width, in points", standard: 44)
  private static let height = LintOption("height", "the least height, in points", standard: 44)
  private static let bySuperview = LintOption(
    "bySuperview", "a row or a tap recognizer around it counts as the target", standard: true)

  /// Tells whether UIKit sets a control's size.
  private static func hasFixedSize(_ view: LintView) -> Bool {
    KindDescription.of(view.view.kind)?.hasFixedSize == true || view.isBarItem
  }

  private static let example = LintExample(
    reports: "small", not: "large",
    in: .screen(
      #"""
      {"id": "small", "class": "UIButton", "frame": [20, 40, 100, 30], "text": "small"},
      {"id": "large", "class": "UIButton", "frame": [20, 100, 100, 44], "text": "large"}
      """#))
}
