import LayoutModel
import LayoutResolution

extension LintRule {
  static let direction = LintRule(
    LintRuleDescription(
      id: "direction", summary: "`left` or `right` where `leading` or `trailing` was meant",
      explanation: """
        Where text runs from right to left, UIKit mirrors what is tied to leading and trailing. A view whose frame comes \
        out mirrored all the same, and one that is told to keep its direction, isn't told.
        """,
      example: "Login: “Name” isn't mirrored from right to left: \"title.left == root.left + 16\"",
      remedy: "Use leading and trailing.", standardSeverity: .warning),
    scene: { scene, _, findings in
      for (first, second) in pairs(scene.screens) {
        findings.subject = .conditions(second.number)
        for (number, controller) in first.layout.controllers.enumerated() where first.told[number] {
          guard number < second.layout.controllers.count else { continue }
          let (tree, other) = (controller.layout.tree, second.layout.controllers[number].layout)
          guard tree.viewCount == other.tree.viewCount else { continue }
          for constraint in tree.constraints where isAbsolute(constraint) {
            let place = Int(constraint.firstView)
            guard place < tree.viewCount, let view = first.view(controller: number, place),
              view.isTold, !view.isBarItem, view.view.declaration.semanticContentAttribute == .unspecified,
              let parent = tree.superview(of: tree.index(at: place)), !tree.isGuide(parent)
            else { continue }
            let width = controller.layout.frames[parent.position].width
            let frame = controller.layout.frames[place]
            let mirrored = width - frame.x - frame.width
            let lack = abs(mirrored - other.frames[place].x)
            guard lack > first.pixel, abs(width - other.frames[parent.position].width) < first.pixel else { continue }
            findings.report(
              LintFindings.Report(
                view: view, partnerID: tree.name(of: constraint), position: constraint.position, badness: lack),
              in: first,
              "\(first.name(of: view)) isn't mirrored from right to left: \"\(constraint.text(in: tree))\"")
          }
        }
      }
    })

  /// Screens that differ by the layout direction alone, left to right first.
  private static func pairs(_ screens: [LintScreen]) -> [(LintScreen, LintScreen)] {
    var first: [Conditions: LintScreen] = [:]
    var pairs: [(LintScreen, LintScreen)] = []
    for screen in screens {
      var conditions = screen.conditions
      let direction = conditions.layoutDirection
      conditions.layoutDirection = nil
      if direction == .rightToLeft {
        if let other = first[conditions] { pairs.append((other, screen)) }
      } else {
        first[conditions] = screen
      }
    }
    return pairs
  }

  private static func isAbsolute(_ constraint: TreeConstraint) -> Bool {
    !constraint.isImplied && !constraint.isPlaceholder && constraint.isActive && constraint.position != nil
      && [.left, .right, .leftMargin, .rightMargin].contains(constraint.firstAttribute)
  }
}
