import LayoutEngine
import LayoutModel
import LayoutResolution

/// Holds what the engine finds in a screen against what was planted there; problems are sentences.
package enum PlantedAudit {
  /// The conflicts of a screen: each is found once and exactly; without any one item of each there is none; and where
  /// they are those of one orientation, the other has none.
  package static func conflictProblems(of screen: PlantedScreen) throws -> [String] {
    var problems = try problems(of: screen, in: screen.window)
    var last: [String] = []
    for (place, conflict) in screen.conflicts.enumerated() {
      // Any item of one conflict, beside the last ones of the others.
      for item in conflict.items where !conflict.twins.contains(item) {
        let others = screen.conflicts.enumerated().filter { $0.offset != place }.map { $0.element.items.last ?? "" }
        last = others + [item]
        let layout = try LayoutPlan(screen.tree(for: screen.window, without: Set(last))).layout(in: screen.window)
        problems += layout.conflicts.map { "without \(last), \($0.items) is found" }
      }
    }
    if screen.conflicts.allSatisfy(\.isQuietElsewhere) {
      let layout = try LayoutPlan(screen.tree(for: screen.otherWindow)).layout(in: screen.otherWindow)
      problems += layout.conflicts.map { "in the other orientation, \($0.items) is found" }
    }
    return problems
  }

  private static func problems(of screen: PlantedScreen, in window: Window) throws -> [String] {
    let tree = try screen.tree(for: window)
    let order = tree.constraints.filter(\.isActive).map(tree.name(of:))
    let expected = screen.conflicts.flatMap { $0.expected(inOrder: order) }
    let found = try LayoutPlan(tree).layout(in: window).conflicts
    var problems = found.filter { conflict in
      !expected.contains { $0.contains(Set(conflict.items)) } || Set(conflict.items).count != conflict.items.count
    }.map { "\($0.items) is found" }
    for sets in expected where found.filter({ sets.contains(Set($0.items)) }).count != 1 {
      problems.append("\(sets.map { $0.sorted() }) isn't found once")
    }
    for conflict in found where conflict.broken != [order.last { conflict.items.contains($0) } ?? ""] {
      problems.append("of \(conflict.items), \(conflict.broken) is broken")
    }
    return problems
  }

  /// Checks what is open in a screen, in both orientations: what was planted, and nothing else; and there is no
  /// conflict.
  package static func ambiguityProblems(of screen: PlantedScreen) throws -> [String] {
    var problems: [String] = []
    for window in [screen.window, screen.otherWindow] {
      let tree = try screen.tree(for: window)
      let layout = try LayoutPlan(tree).layout(in: window)
      problems += layout.conflicts.map { "\($0.items) is found" }
      for view in tree.indices {
        let (found, expected) = (layout.ambiguities[view.position], screen.openAttributes[tree.name(of: view)] ?? [])
        if found != expected { problems.append("\(tree.name(of: view)): \(found.names), not \(expected.names)") }
      }
    }
    return problems
  }
}

extension Layout {
  fileprivate var conflicts: [Diagnostic] { diagnostics.filter { $0.code == .unsatisfiableConstraints } }
}
