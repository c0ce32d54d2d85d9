import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  package static let conflict = LintRule(
    LintRuleDescription(
      id: "conflict", summary: "required constraints that can't hold together",
      explanation: """
        UIKit breaks one of them and prints a warning to the log. Which one depends on its own order, so the layout \
        may change with every release. The rule reports the constraint that is left out and how many others it can't \
        hold with. The smallest set that has no solution, and all repairs, stand in the structured forms. Conflicts \
        that have a constraint in common are one finding, for mending that one mends them all. What follows from a \
        conflict, such as a view outside the window, is told with it, and not by itself.
        """,
      example:
        "Login: \"title.width == 300\" can't hold with 2 other constraints of “Title”; lower its priority to 999",
      remedy: "Lower a priority, change a constant, or remove what says the same twice; the repairs are listed.",
      standardSeverity: .error, guesses: Guess.Kind.ofSizes), example: example, range: .too,
    .screens { screen, _ in
      screen.diagnostics(.unsatisfiableConstraints).map { number, diagnostic in
        let tree = screen.layout.controllers[number].layout.tree
        let broken = diagnostic.brokenMember?.constraint.map { tree.constraints[$0] }
        var finding = RuleFinding(
          view: broken.flatMap { screen.view(controller: number, Int($0.firstView)) },
          partnerID: diagnostic.brokenMember?.id, position: diagnostic.position,
          basis: .conflict(controller: number, diagnostic.members))
        finding.help.verified = { diagnostic.repairs(in: tree).map { LintFinding.Repair($0.words(in: tree)) } }
        finding.help.proposals = { ConflictProposals(diagnostic, in: tree)?.repairs ?? [] }
        finding.help.related = {
          diagnostic.text.parts.map { part in
            LintFinding.Related(
              part.message.text(),
              place: part.position.map { LintFinding.Place(position: $0, endColumn: $0.column) })
          }
        }
        finding.help.members = {
          diagnostic.members.compactMap { member in
            guard let constraint = member.constraint.map({ tree.constraints[$0] }) else { return nil }
            guard constraint.isImplied else {
              return LintFindings.Member(id: member.id, text: "\"\(constraint.text(in: tree))\"")
            }
            // A stack view that is hidden is the one cause of all that has no room in it.
            guard constraint.identifier == StackConstraint.Identifier.hiding.rawValue else { return nil }
            let name = tree.itemName(of: tree.index(at: Int(constraint.firstView))).lintText
            return LintFindings.Member(
              id: member.id, text: "the hiding of \(name)",
              advice: "lower what is in \(name) to priority 999")
          }
        }
        finding.words = { Clash(diagnostic, in: tree).words }
        return finding
      }
    })

  private static let example = LintExample(
    reports: "title", not: "note",
    in: .screen(
      #"""
      {"id": "title", "class": "UILabel", "text": "title", "translatesAutoresizingMaskIntoConstraints": false},
      {"id": "note", "class": "UILabel", "text": "note", "translatesAutoresizingMaskIntoConstraints": false}
      """#,
      constraints: #"""
        "title.left == root.left + 20", "title.top == root.top + 40", "title.width == 300", "title.width == 200",
        "note.left == root.left + 20", "note.top == root.top + 80", "note.width == 300", "note.width == 200 @999"
        """#))
}

extension Diagnostic {
  /// The repairs that the engine has verified, without constants that mend this window alone, for the finding is of all windows.
  fileprivate func repairs(in tree: ViewTree) -> [Repair] {
    guard measuresWindow(in: tree) else { return repairs }
    return repairs.filter { if case .changeConstant = $0 { false } else { true } }
  }

  /// Tells whether the window's size decides the conflict: two different ends of the root are in it, or its size, or a mask's frame.
  private func measuresWindow(in tree: ViewTree) -> Bool {
    var ends: Set<TreeConstraint.Term> = []
    for member in members {
      guard let constraint = member.constraint.map({ tree.constraints[$0] }) else {
        if let view = member.item.map(tree.index), tree.followsMask(view) { return true }
        continue
      }
      for term in [constraint.first, constraint.second].compactMap(\.self) where term.view == tree.root {
        if term.attribute.isSize { return true }
        ends.insert(term)
      }
    }
    return ends.count > 1
  }
}

/// A conflict in a few words.
private struct Clash {
  private let tree: ViewTree
  private let broken: Diagnostic.Member?
  private let others: [Diagnostic.Member]

  init(_ diagnostic: Diagnostic, in tree: ViewTree) {
    self.tree = tree
    broken = diagnostic.brokenMember
    others = diagnostic.members.filter { [broken] in $0 != broken }
  }

  /// The broken member of the set, and the members that it clashes with.
  ///
  ///     "title.width == 300" can't hold with "title.width == 200"
  ///     "title.width == 300" can't hold with 4 other constraints of “Title”, “Count” and 2 more views
  var words: String {
    let broken = self.broken.map(words) ?? "''"
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
    var views: Set<Int> = []
    for other in others {
      if let constraint = other.constraint.map({ tree.constraints[$0] }) {
        views.formUnion([Int(constraint.firstView)] + (constraint.secondView.map { [Int($0)] } ?? []))
      } else if let item = other.item {
        views.insert(item)
      }
    }
    if views.count > 1 { views.remove(tree.root.position) }
    let sorted = views.sorted()
    var names = sorted.prefix(Self.maximumNames).map { tree.itemName(of: tree.index(at: $0)).lintText }
    let rest = sorted.count - names.count
    if rest > 0 { names.append("\(rest) more view\(rest == 1 ? "" : "s")") }
    return names.listed("and")
  }

  /// Returns a member of the set in words: a constraint, a view's mask, or the size that its content requires.
  private func words(of member: Diagnostic.Member) -> String {
    if let constraint = member.constraint { return "\"\(tree.constraints[constraint].text(in: tree))\"" }
    guard let view = member.item.map(tree.index) else { return "'\(member.id)'" }
    let what = tree.followsMask(view) ? "autoresizing mask" : "content size"
    return "the \(what) of \(tree.itemName(of: view).lintText)"
  }
}
