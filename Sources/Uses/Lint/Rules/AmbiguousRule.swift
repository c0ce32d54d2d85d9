import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  package static let ambiguous = LintRule(
    LintRuleDescription(
      id: "ambiguous", summary: "positions or sizes that the constraints leave open",
      explanation: """
        UIKit picks some position or size, and may pick another one the next time. What one cause leaves open is \
        reported once, for the view that lacks something, or whose constraints of one priority can't all hold; the \
        views that move with it are listed in the structured forms. What follows from an open length, such as buttons \
        that share an area, is told with it, as grave as the gravest of that, and not by itself. What is open by no \
        more than a pixel doesn't count. What is open only for a constraint that a conflict leaves out is reported by \
        `conflict` alone. Views that Interface Builder is set not to verify (`verifyAmbiguity`) aren't reported here \
        either.
        """,
      example:
        "Login: the room between “Tag” and “Count” can go to either (everywhere); give one a higher horizontal hugging priority",
      remedy: "Add the constraint that is missing, or, of two views that share room, give one another priority.",
      standardSeverity: .warning, guesses: Guess.Kind.ofSizes), example: example, range: .too,
    .screens { screen, _ in
      screen.layout.controllers.indices.filter { screen.told[$0] }.flatMap { number in
        let open = screen.openViews(ofController: number)
        return open.causes.map { told in
          var finding = RuleFinding(
            view: told.view, position: told.position,
            basis: .openness(controller: number, told.index, told.open, tied: told.cause.tied.map(open.tree.index)))
          finding.help.related = { open.related(to: told) }
          finding.help.advice = { told.cause.advice.map(words) }
          finding.help.proposals = { settlements(of: told.index, told.open, tied: told.cause.tied, in: open.tree) }
          finding.words = { words(told.cause.text) }
          return finding
        }
      }
    })

  /// Returns a message with the names that findings use for views.
  private static func words(_ message: Message) -> String { message.text(naming: \.lintText) }

  private static let example = LintExample(
    reports: "open", not: "settled",
    in: .screen(
      #"""
      {"id": "open", "class": "UILabel", "text": "open", "translatesAutoresizingMaskIntoConstraints": false},
      {"id": "settled", "class": "UILabel", "text": "settled", "translatesAutoresizingMaskIntoConstraints": false}
      """#,
      constraints: #""open.top == root.top + 40", "settled.left == root.left + 20", "settled.top == root.top + 80""#))
}

/// The views that a controller's constraints leave open, by cause.
struct OpenViews {
  let tree: ViewTree
  /// The views, in preorder.
  private var views: [OpenView] = []
  /// The positions in this list, by the views' positions in the tree.
  private var places: [Int: Int] = [:]

  struct OpenView {
    let view: LintView
    /// The item that is open: the view, or a guide that it owns.
    let index: ViewTree.Index
    let open: AmbiguousAttributes
    let position: SourcePosition?
    let cause: OpenCause
    /// A Boolean value that tells whether the view is reported: it isn't hidden, and Interface Builder is to verify it.
    let isTold: Bool
    /// The indices of the views that hold the causes; only its own if it holds one.
    var holders: Set<Int> = []
    /// The indices of the other views that hold the causes it follows.
    var leaders: Set<Int> = []
    var holdsCause: Bool { cause.advice != nil }
  }

  init(of controller: Int, in screen: LintScreen) {
    let layout = screen.layout.controllers[controller].layout
    tree = layout.tree
    for diagnostic in layout.diagnostics where diagnostic.code == .ambiguousLayout {
      guard let item = diagnostic.members.first?.item, let cause = diagnostic.openCause,
        let view = screen.view(controller: controller, item)
      else { continue }
      let index = tree.index(at: item)
      let open = layout.ambiguities[index.position]
      // A cell of a standard style places its title and its image by itself.
      let isVerified = Self.isVerified(open, view.view.declaration.lint.ambiguityCheck)
      places[item] = views.count
      views.append(
        OpenView(
          view: view, index: index, open: open, position: diagnostic.position, cause: cause,
          isTold: diagnostic.isVisible && !view.isHidden && isVerified && !view.view.declaration.lint.isPlacedByCell
            && !screen.isOpenedByConflict(index, open, inController: controller)))
    }
    for place in views.indices {
      let leaders = holders(followedBy: place)
      views[place].leaders = leaders
      // A view in a cycle holds its cause itself.
      views[place].holders = views[place].holdsCause || leaders.isEmpty ? [place] : leaders
    }
  }

  /// The view at which each cause is reported: the holder of the cause or, if the holder isn't reported, the first follower.
  var causes: [OpenView] {
    var known: Set<Set<Int>> = []
    return views.enumerated().compactMap { place, view in
      guard view.isTold else { return nil }
      if view.holders == [place] { return view }
      // A cell places its accessory, and with it what the accessory leaves open.
      guard
        !view.holders.contains(where: { views[$0].isTold || views[$0].view.view.declaration.lint.isPlacedByCell })
      else { return nil }
      return known.insert(view.holders).inserted ? view : nil
    }
  }

  /// Returns the view at which the cause of an item's openness is reported, by the item's position in the tree; `nil` if it isn't.
  func toldCause(of item: Int) -> LintView? {
    guard let place = places[item] else { return nil }
    let holders = views[place].holders
    if let holder = holders.sorted().first(where: { views[$0].isTold }) { return views[holder].view }
    return causes.first { $0.holders == holders }?.view
  }

  /// Returns the views that share a cause's room or follow its holders, without the view of the report.
  func related(to told: OpenView) -> [LintFinding.Related] {
    let tied = Set(told.cause.tied)
    let others = views.filter { other in
      other.index != told.index && other.isTold
        && (tied.contains(other.index.position) || !other.leaders.isDisjoint(with: told.holders))
    }
    let views = others.map { other in
      LintFinding.Related(
        tree.itemName(of: other.view.index).lintText, id: tree.name(of: other.view.index),
        place: Self.place(other.position))
    }
    return views
      + told.cause.constraints.map { tree.constraints[$0] }.map { constraint in
        LintFinding.Related("\"\(constraint.text(in: tree))\"", place: Self.place(constraint.position))
      }
  }

  private static func place(_ position: SourcePosition?) -> LintFinding.Place? {
    position.map { LintFinding.Place(position: $0, endColumn: $0.column) }
  }

  /// Returns the views at the ends of the chains that a view follows.
  private func holders(followedBy place: Int) -> Set<Int> {
    var holders: Set<Int> = []
    var seen: Set<Int> = [place]
    var pending = views[place].cause.followed.compactMap { places[$0] }
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if views[next].holdsCause {
        holders.insert(next)
      } else {
        pending += views[next].cause.followed.compactMap { places[$0] }
      }
    }
    return holders
  }

  /// Tells whether Interface Builder is to verify something that is open.
  private static func isVerified(_ open: AmbiguousAttributes, _ check: LintSettings.AmbiguityCheck) -> Bool {
    switch check {
    case .always: true
    case .position: !open.isDisjoint(with: [.x, .y])
    case .never: false
    }
  }
}
