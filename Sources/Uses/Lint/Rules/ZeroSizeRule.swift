import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  package static let zeroSize = LintRule(
    LintRuleDescription(
      id: "zero-size", summary: "content with something to show, whose width or height is 0",
      explanation: """
        Nothing of it is seen, though it isn't hidden. A length that the constraints leave open is reported by \
        `ambiguous`. Some lengths aren't reported: one that a conflict decides, a height in a row of the app's own \
        class, which code sizes, and the size of a text view of the app's own class, which may ask for one in code. \
        What stands in a view that code has an outlet of, and may hide, isn't reported either, nor is what has no size \
        on an Interface Builder file's own canvas. A view that isn't a control and has no size in any window, even in \
        one with the canvas's room, was measured differently on the canvas, and isn't reported.
        """,
      example: "Profile: “Edit” has no width", remedy: "Add the constraint that gives it a size, or hide it.",
      standardSeverity: .warning, guesses: Guess.Kind.ofFrames), example: example,
    .screens(
      { screen, _ in
        screen.findings { view in
          guard view.isContent, !view.isBarItem, view.frame.isEmpty,
            view.showsText || view.showsImage || !view.isControlClass,
            // The sizes of system symbols aren't known.
            !view.view.declaration.lint.showsSystemSymbol, !screen.hasRequiredSize(view),
            !screen.isLengthOpen(of: view), !screen.sizesItself(view), !screen.isDecidedByConflict(view),
            !screen.isInViewWithOutlet(view), view.frame.height > 0 || !screen.isInRowOfOwnClass(view)
          else { return nil }
          return RuleFinding(
            view: view, amount: view.frame.size, badness: 0,
            basis: .lengths(view, Axis.allCases.filter { view.frame.length(along: $0) <= 0 }),
            isMeasured: !view.isControl
          ) {
            let words =
              view.frame.width > 0 ? "no height" : view.frame.height > 0 ? "no width" : "neither width nor height"
            return "\(screen.name(of: view)) has \(words)"
          }
        }
      },
      canvas: { screen in
        // A view drawn without a size gets it from code.
        screen.toldViews.filter(\.frame.isEmpty).map { .veto($0) }
      }))

  private static let example = LintExample(
    reports: "narrow", not: "thin",
    in: .screen(
      #"""
      {"id": "narrow", "class": "UILabel", "frame": [20, 40, 0, 21], "text": "narrow"},
      {"id": "thin", "class": "UILabel", "frame": [20, 80, 10, 21], "text": "thin"}
      """#))
}

extension LintScreen {
  /// Tells whether a required constraint concerns a view's length along an axis where the length is zero. Either it
  /// collapses the view on purpose, or a conflict broke it, which is reported as such.
  fileprivate func hasRequiredSize(_ view: LintView) -> Bool {
    lengthConstraints(of: view).contains { constraint in
      guard constraint.priority == .required, constraint.constant <= 0 || constraint.relation != .lessThanOrEqual
      else { return false }
      return constraint.firstAttribute == .width && view.frame.width <= 0
        || constraint.firstAttribute == .height && view.frame.height <= 0
    }
  }

  /// Tells whether a length that is zero is open.
  fileprivate func isLengthOpen(of view: LintView) -> Bool {
    view.frame.width <= 0 && isLengthOpen(of: view, along: .horizontal)
      || view.frame.height <= 0 && isLengthOpen(of: view, along: .vertical)
  }

  /// Tells whether a conflict around the view decides its size.
  fileprivate func isDecidedByConflict(_ view: LintView) -> Bool {
    view.parent.map { isDecidedByConflict(view, in: views[$0]) } ?? false
  }

  /// Tells whether code gives a view its size: a scrolling text view of the app's own class, or a view that follows its
  /// mask and has no stored frame.
  fileprivate func sizesItself(_ view: LintView) -> Bool {
    if view.view.kind == .textView, view.view.declaration.lint.hasOwnClass {
      return view.view.declaration.scroll.isScrollEnabled
    }
    return view.view.translatesAutoresizingMaskIntoConstraints && view.view.declaration.frame == .zero
  }
}
