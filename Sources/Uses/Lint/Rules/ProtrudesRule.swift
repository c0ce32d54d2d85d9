import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  package static let protrudes = LintRule(
    LintRuleDescription(
      id: "protrudes", summary: "content that reaches beyond its superview, which doesn't clip",
      explanation: """
        It is seen, but taps beyond the superview's bounds go elsewhere, and what stands beside the superview may \
        cover it. Content that can't be touched is reported only where the superview is seen. Where the view is \
        outside the window, `off-screen` reports it. Some content isn't reported. What also reaches beyond on an \
        Interface Builder file's own canvas was drawn so. Where a conflict decides, which constraint UIKit breaks is \
        chance. What reaches beyond in every window, even in one with the canvas's room, and isn't required to be that \
        long, rests on sizes that were measured differently on the canvas.
        """,
      example: "Profile: “Edit” reaches 12 pt right of 'header'",
      remedy: "Tie the superview's edges to its content, or give it the room.", standardSeverity: .warning,
      parameters: [tolerance.parameter], guesses: Guess.Kind.ofFrames), example: example,
    .screens(
      { screen, options in
        protruding(in: screen, max(options[tolerance], screen.pixel)).compactMap { view, outer, protrusion in
          guard view.isControl || !outer.view.declaration.lint.isClear, reachOffScreen(of: view, in: screen) == nil,
            !screen.isDecidedByConflict(view, in: outer)
          else { return nil }
          let excess = protrusion.excess
          return RuleFinding(
            view: view, partner: outer, amount: excess, badness: max(excess.width, excess.height),
            basis: .protrusion(view, beyond: outer, protrusion),
            isMeasured: !screen.isRequiredLonger(view, than: outer)
          ) { "\(screen.name(of: view)) reaches \(protrusion.words) \(screen.name(of: outer))" }
        }
      },
      canvas: { screen in
        // A view drawn a little beyond may exceed the tolerance in another window.
        protruding(in: screen, screen.pixel, isDrawn: true).map { .veto($0.view, $0.outer) }
      }))

  private static let tolerance = LintOption(
    "tolerance", "the distance by which it may reach beyond, in points", standard: 1)

  /// Returns the empty height above the letters in a label's line, in points; 0 for other views.
  private static func blank(above view: LintView, in screen: LintScreen) -> Double {
    guard view.view.kind == .label, let fit = screen.tree(of: view).textFit(of: view.index, in: view.frame.size) else {
      return 0
    }
    return fit.needed.height / Double(max(fit.lines, 1)) * shareOfBlank
  }

  /// The maximum height of a readable line of text, in points; a view that reaches further beyond has more than blank
  /// there.
  private static let highestLine = 500.0

  /// The fraction of the system font's line height that lies above its capitals.
  private static let shareOfBlank = 0.2

  /// Returns the contents that reach beyond their superviews, and how far.
  private static func protruding(
    in screen: LintScreen, _ tolerance: Double, isDrawn: Bool = false
  ) -> [(view: LintView, outer: LintView, protrusion: Protrusion)] {
    screen.toldViews.compactMap { view in
      guard view.isContent, !view.isBarItem, !view.frame.isEmpty, let outer = view.parent.map({ screen.views[$0] }),
        outer.isTold, outer.controller == view.controller, !outer.scrolls, !outer.clips, isDrawn || view.visible != nil,
        !screen.isBackground(view, of: outer.frame)
      else { return nil }
      var protrusion = screen.protrusion(of: view, view.body, beyond: outer.frame, tolerance)
      let height = protrusion.excess.height
      if !isDrawn, height > 0, height <= shareOfBlank * max(view.frame.height, highestLine),
        height <= blank(above: view, in: screen)
      {
        protrusion.excuse(.vertical)
      }
      return protrusion.isEmpty ? nil : (view, outer, protrusion)
    }
  }

  private static let example = LintExample(
    reports: "right", not: "inside",
    in: .screen(
      #"""
      {"id": "card", "frame": [20, 60, 200, 100], "subviews": [
        {"id": "right", "class": "UILabel", "frame": [150, 10, 100, 21], "text": "right"},
        {"id": "inside", "class": "UILabel", "frame": [10, 40, 100, 21], "text": "inside"}]}
      """#))
}

extension LintScreen {
  /// Tells whether required constraints make a view longer than they allow another to be, whatever the two show.
  fileprivate func isRequiredLonger(_ view: LintView, than outer: LintView) -> Bool {
    [ConstraintAttribute.width, .height].contains { attribute in
      guard let least = requiredLength(of: view, attribute, but: .lessThanOrEqual) else { return false }
      return requiredLength(of: outer, attribute, but: .greaterThanOrEqual).map { least > $0 } ?? false
    }
  }

  /// Returns the length that required constraints set for a view, ignoring constraints with one relation.
  private func requiredLength(
    of view: LintView, _ attribute: ConstraintAttribute, but other: ConstraintRelation
  ) -> Double? {
    lengthConstraints(of: view).first { constraint in
      constraint.priority == .required && constraint.relation != other && constraint.firstAttribute == attribute
    }?.constant
  }
}
