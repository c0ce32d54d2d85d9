import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let dynamicType = LintRule(
    LintRuleDescription(
      id: "dynamic-type", summary: "text that doesn't follow the text size that the user wants",
      explanation: """
        A font of a fixed size never does; one of a text style doesn't while the view is shown, unless \
        `adjustsFontForContentSizeCategory` says so. A text that adjusts in a height that a required constraint or a mask keeps is cut \
        where a line of the largest size is higher. Texts in bars don't count: a bar stays as high as it is.
        """,
      example: "Login: “Sign in” doesn't grow with Dynamic Type: its font is fixed at 17 pt",
      remedy: "Use a text style, and switch on Automatically Adjusts Font.", standardSeverity: .note,
      collective: "texts don't grow with Dynamic Type"), example: example,
    looksAtLaunchScreens: false,
    .screens { screen, _ in
      screen.findings { view in
        guard view.visible != nil, view.showsText, [.label, .textView, .textField].contains(view.view.kind),
          !isInBar(view, of: screen)
        else { return nil }
        let declaration = view.view.declaration
        let fonts = declaration.content.shownFonts
        let isScaled = declaration.lint.usesFontMetrics && declaration.lint.adjustsFontForContentSizeCategory
        if let fixed = fonts.first(where: { !isOfTextStyle($0) }), !isScaled {
          let size = fixed?.resolved(for: .large).size ?? 17
          return RuleFinding(view: view) {
            "\(screen.name(of: view)) doesn't grow with Dynamic Type: its font is fixed at \(points(size)) pt"
          }
        }
        guard !declaration.lint.adjustsFontForContentSizeCategory else {
          return fixedHeight(of: view, fonts.compactMap(\.self), in: screen)
        }
        var finding = RuleFinding(view: view) {
          "\(screen.name(of: view)) doesn't grow with Dynamic Type while it is shown: Automatically Adjusts Font is off"
        }
        finding.help.proposals = { adjusting(view) }
        return finding
      }
    })

  /// Tells whether a view is in a bar: it stays as high as it is, and shows its texts large where a finger rests on them.
  private static func isInBar(_ view: LintView, of screen: LintScreen) -> Bool {
    var outer = view.parent.map { screen.views[$0] }
    while let here = outer {
      if [.navigationBar, .toolbar, .tabBar].contains(here.view.kind) { return true }
      outer = here.parent.map { screen.views[$0] }
    }
    return false
  }

  private static func isOfTextStyle(_ font: Font?) -> Bool {
    if case .textStyle? = font { true } else { false }
  }

  /// Returns the finding about a text that grows inside a fixed height.
  private static func fixedHeight(of view: LintView, _ fonts: [Font], in screen: LintScreen) -> RuleFinding? {
    let needed = fonts.map { $0.resolved(for: .accessibilityExtraExtraExtraLarge).lineHeight }.max() ?? 0
    guard let height = fixedHeight(of: view, in: screen), height < needed - screen.pixel else { return nil }
    return RuleFinding(view: view, badness: needed - height) {
      "\(screen.name(of: view)) can't grow with Dynamic Type: its height stays \(points(height)) pt, and a line of the largest text needs \(points(needed))"
    }
  }

  /// Returns the height that a mask or a required constraint fixes, whatever the view shows.
  private static func fixedHeight(of view: LintView, in screen: LintScreen) -> Double? {
    let tree = screen.tree(of: view)
    guard !tree.followsMask(view.index.position) else {
      return view.view.declaration.autoresizingMask.contains(.flexibleHeight) ? nil : view.frame.height
    }
    let fixed = screen.lengthConstraints(of: view).filter { constraint in
      constraint.firstAttribute == .height && constraint.relation != .greaterThanOrEqual
        && constraint.priority == .required
    }
    return fixed.map(\.constant).min()
  }

  private static let example = LintExample(
    reports: "fixed", not: "adjusts",
    in: .screen(
      #"""
      {"id": "fixed", "class": "UILabel", "frame": [20, 40, 200, 21], "text": "Fixed", "font": {"size": 17}},
      {"id": "adjusts", "class": "UILabel", "frame": [20, 80, 200, 64], "text": "Adjusts", "font": {"textStyle": "body"},
       "adjustsFontForContentSizeCategory": true}
      """#))
}
