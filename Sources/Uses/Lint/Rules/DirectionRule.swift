import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let direction = LintRule(
    LintRuleDescription(
      id: "direction",
      summary: "`left` or `right` where `leading` or `trailing` was meant; a screen of which nothing is mirrored",
      explanation: """
        Where text runs from right to left, UIKit mirrors what is tied to leading and trailing. A view isn't reported \
        if its frame is mirrored all the same, or if it is set to keep its direction. A constraint that code changes \
        may be set by the direction, and is guessed. UIKit doesn't mirror \
        autoresizing masks. A screen that is laid out by masks alone is reported once, for the controller's view, \
        where at least two contents stand to one side.
        """,
      example: "Login: “Name” isn't mirrored in right-to-left languages: \"title.left == root.left + 16\"",
      remedy: "Use constraints to leading and trailing.", standardSeverity: .warning,
      guesses: [.code, .placeholder, .unreadCode]), example: example,
    .windows { screens in
      pairs(screens).flatMap { first, second in
        first.layout.controllers.indices.filter { first.told[$0] }.flatMap { number in
          let ofViews = findings(ofViewsIn: number, first, second)
          let found = ofViews.isEmpty ? [finding(ofWhole: number, first, second)].compactMap(\.self) : ofViews
          return found.map { finding in
            var finding = finding
            finding.subject = second.subject
            return (first, finding)
          }
        }
      }
    })

  /// Returns the findings about a controller's views that aren't mirrored though they are tied to an edge.
  private static func findings(ofViewsIn number: Int, _ first: LintScreen, _ second: LintScreen) -> [RuleFinding] {
    guard number < second.layout.controllers.count else { return [] }
    let (layout, other) = (first.layout.controllers[number].layout, second.layout.controllers[number].layout)
    let tree = layout.tree
    guard tree.viewCount == other.tree.viewCount else { return [] }
    return tree.constraints.indices.filter { isAbsolute(tree.constraints[$0]) }.compactMap { index in
      let constraint = tree.constraints[index]
      let place = Int(constraint.firstView)
      guard place < tree.viewCount, let view = first.view(controller: number, place),
        view.isTold, !view.isBarItem, view.view.declaration.semanticContentAttribute == .unspecified,
        let parent = tree.superview(of: tree.index(at: place)), !tree.isGuide(parent)
      else { return nil }
      let width = layout.frames[parent.position].width
      let frame = layout.frames[place]
      let mirrored = width - frame.x - frame.width
      let lack = abs(mirrored - other.frames[place].x)
      guard lack > first.pixel, abs(width - other.frames[parent.position].width) < first.pixel else { return nil }
      var finding = RuleFinding(
        view: view, partnerID: tree.name(of: constraint), position: constraint.position, badness: lack,
        basis: .constraint(controller: number, index)
      ) { "\(first.name(of: view)) isn't mirrored in right-to-left languages: \"\(constraint.text(in: tree))\"" }
      finding.help.proposals = { directing(constraint, in: tree) }
      return finding
    }
  }

  /// Returns the finding about a controller none of whose contents is mirrored.
  private static func finding(ofWhole number: Int, _ first: LintScreen, _ second: LintScreen) -> RuleFinding? {
    guard first.views.count == second.views.count, let root = first.view(controller: number, 0),
      let other = second.view(controller: number, 0)
    else { return nil }
    var count = 0
    var showsText = false
    for place in first.places(ofController: number) {
      let view = first.views[place]
      guard view.isTold, view.isContent, !view.isHidden, !view.isBarItem, view.visible != nil else { continue }
      // Code that places a view may place it by the direction.
      if view.view.declaration.hasRareSettings, view.view.declaration.provenance.frame == .row { continue }
      let x = view.frame.x - root.frame.x
      let mirrored = root.frame.maxX - view.frame.maxX
      guard abs(mirrored - x) > leastAside, !first.keepsDirection(place) else { continue }
      guard first.standsOnMasks(place), abs(second.views[place].frame.x - other.frame.x - x) <= first.pixel else {
        return nil
      }
      count += 1
      showsText = showsText || view.showsText
    }
    guard count > 1, showsText else { return nil }
    return RuleFinding(view: root, badness: Double(count)) { [count] in
      "nothing is mirrored in right-to-left languages: \(count) views keep their side"
    }
  }

  /// The minimum distance that mirroring moves a content, in points; anything centred by hand is off by less.
  private static let leastAside = 8.0

  /// Returns pairs of screens that differ only in layout direction, left to right first.
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
    constraint.isDeclaredAndActive
      && [.left, .right, .leftMargin, .rightMargin].contains(constraint.firstAttribute)
  }

  private static let example = LintExample(
    reports: "left", not: "leading",
    in: .screen(
      #"""
      {"id": "left", "class": "UILabel", "text": "left", "translatesAutoresizingMaskIntoConstraints": false},
      {"id": "leading", "class": "UILabel", "text": "leading", "translatesAutoresizingMaskIntoConstraints": false}
      """#,
      constraints: #"""
        "left.left == root.left + 20", "left.top == root.top + 40",
        "leading.leading == root.leading + 20", "leading.top == root.top + 80"
        """#))
}

extension LintScreen {
  /// Returns the indices of a controller's views.
  fileprivate func places(ofController number: Int) -> Range<Int> {
    starts[number]..<(number + 1 < starts.count ? starts[number + 1] : views.count)
  }

  /// Tells whether masks place a view and all views around it within its controller's view.
  fileprivate func standsOnMasks(_ place: Int) -> Bool {
    var place = place
    while let outer = views[place].parent, views[outer].controller == views[place].controller {
      guard views[place].view.translatesAutoresizingMaskIntoConstraints else { return false }
      place = outer
    }
    return true
  }

  /// Tells whether a view, or a view around it, specifies its direction.
  fileprivate func keepsDirection(_ place: Int) -> Bool {
    ([place] + placesOfSuperviews(of: place)).contains {
      views[$0].view.declaration.semanticContentAttribute != .unspecified
    }
  }
}
