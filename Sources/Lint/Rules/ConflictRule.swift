import Documents
import LayoutModel
import LayoutResolution

extension LintRule {
  static let conflict = LintRule(
    LintRuleDescription(
      id: "conflict", summary: "required constraints that can't hold together",
      explanation: """
        UIKit breaks one of them and prints a warning to the log. Which one depends on its own order, so the layout \
        may change with every release. The rule reports the constraint that is left out and how many others it can't \
        hold with. The smallest set that has no solution, and all repairs, stand in the structured forms and, as notes, \
        below the message.
        """,
      example:
        "Login: \"title.width == 300\" can't hold with 2 other constraints of “Title”; lower its priority to 999",
      remedy: "Lower a priority, change a constant, or remove what says the same twice; the repairs are listed.",
      standardSeverity: .error, guesses: Guess.Kind.ofSizes), range: .too,
    screen: { screen, _, findings in
      for (number, controller) in screen.layout.controllers.enumerated() where screen.told[number] {
        for diagnostic in controller.layout.diagnostics where diagnostic.code == .unsatisfiableConstraints {
          let tree = controller.layout.tree
          let broken = diagnostic.broken.first
          let constraint = broken.flatMap { tree.constraintIndex(ofID: $0) }.map { tree.constraints[$0.position] }
          let view = constraint.flatMap { screen.view(controller: number, Int($0.firstView)) }
          findings.report(
            LintFindings.Report(
              view: view, partnerID: broken, position: diagnostic.position,
              basis: .conflict(controller: number, names: diagnostic.items)), in: screen,
            repairs: diagnostic.repairs.map { repair in
              repair.message { id in Message(tree.index(ofID: id).map { tree.lintName(of: $0) } ?? "'\(id)'") }.text()
            },
            related: diagnostic.text.parts.map { part in
              LintFinding.Related(
                part.message.text(),
                place: part.position.map { LintFinding.Place(position: $0, endColumn: $0.column) })
            }, Clash(diagnostic, in: tree).words)
        }
      }
    })
}

/// A conflict in a few words.
private struct Clash {
  private let tree: ViewTree
  private let broken: String
  private let others: [String]

  init(_ diagnostic: Diagnostic, in tree: ViewTree) {
    self.tree = tree
    broken = diagnostic.broken.first ?? ""
    others = diagnostic.items.filter { !diagnostic.broken.contains($0) }
  }

  /// The broken member of the set, and the members that it clashes with.
  ///
  ///     "title.width == 300" can't hold with "title.width == 200"
  ///     "title.width == 300" can't hold with 4 other constraints of “Title”, “Count” and 2 more views
  var words: String {
    let broken = words(of: self.broken)
    guard let first = others.first else { return "\(broken) can't hold by itself" }
    if others.count == 1 {
      let words = "\(broken) can't hold with \(words(of: first))"
      if words.count <= Self.maximumOfTwo { return words }
    }
    let count = others.count == 1 ? "another constraint" : "\(others.count) other constraints"
    let names = self.names
    return "\(broken) can't hold with \(count)\(names.isEmpty ? "" : " of \(names)")"
  }

  /// The maximum length of two constraints that are both given in full.
  private static let maximumOfTwo = 140
  private static let maximumNames = 2

  /// The views of the other members, in preorder, without the root if there are more.
  private var names: String {
    let constraints = Dictionary(tree.constraints.map { (tree.name(of: $0), $0) }) { first, _ in first }
    var views: Set<Int> = []
    for item in others {
      if let constraint = constraints[item] {
        views.formUnion([Int(constraint.firstView)] + (constraint.secondView.map { [Int($0)] } ?? []))
      } else if let index = tree.index(ofName: item) {
        views.insert(index.position)
      }
    }
    if views.count > 1 { views.remove(tree.root.position) }
    let sorted = views.sorted()
    var names = sorted.prefix(Self.maximumNames).map { tree.lintName(of: tree.index(at: $0)) }
    let rest = sorted.count - names.count
    if rest > 0 { names.append("\(rest) more view\(rest == 1 ? "" : "s")") }
    return names.listed("and")
  }

  /// Returns a member of the set in words: a constraint, a view's mask, or the size that its content requires.
  private func words(of item: String) -> String {
    if let index = tree.constraintIndex(ofID: item) {
      return "\"\(tree.constraints[index.position].text(in: tree))\""
    }
    guard let view = tree.index(ofName: item) else { return "'\(item)'" }
    return "the \(tree.followsMask(view) ? "autoresizing mask" : "content size") of \(tree.lintName(of: view))"
  }
}

extension LintScreen {
  /// Returns the view at a position in a controller's tree; for a guide, the view that owns it.
  func view(controller: Int, _ position: Int) -> LintView? {
    let tree = layout.controllers[controller].layout.tree
    guard position < tree.count else { return nil }
    var index = tree.index(at: position)
    while tree.isGuide(index) {
      guard let owner = tree.superview(of: index) else { return nil }
      index = owner
    }
    return views[starts[controller] + index.position]
  }
}
