import Documents
import LayoutModel
import LinearProgramming

/// An error for each constraint that is broken, with the irreducible conflict that broke it.
///
/// Which one is broken: the first, in document order, that can't hold with the masks, the required intrinsic sizes and
/// the constraints before it, as if constraints were activated in that order (UIKit's own choice isn't documented:
/// facts/autolayout.md §9).
func conflictDiagnostics(
  _ conflicts: [LinearProgram.Conflict], _ items: [Lowering.Item], of tree: ViewTree
) -> [Diagnostic] {
  conflicts.map { conflict in
    // Items are numbered views first; a diagnostic names constraints first.
    let involved = conflict.items.map { items[$0] }
    let named = involved.filter(\.isConstraint) + involved.filter { !$0.isConstraint }
    let broken = items[conflict.broken]
    return Diagnostic(
      .unsatisfiableConstraints, message(named, broken: broken, in: tree), position: position(of: broken, in: tree),
      items: named.map { name(of: $0, in: tree) }, broken: [name(of: broken, in: tree)])
  }
}

/// What a dump calls an item: a constraint's id, or its holder and place; a view's id.
func name(of item: Lowering.Item, in tree: ViewTree) -> String {
  switch item {
  case .view(let view): tree.name(of: view)
  case .constraint(let index): tree.constraints[index].name
  }
}

private func message(_ items: [Lowering.Item], broken: Lowering.Item, in tree: ViewTree) -> String {
  guard items.count > 1 else {
    return "\(words(for: broken, in: tree)) can't hold, whatever the rest; it is left out"
  }
  let list = items.map { words(for: $0, in: tree) }.joined(separator: ", ")
  return "these can't hold together: \(list); \(words(for: broken, in: tree)) is left out"
}

private func words(for item: Lowering.Item, in tree: ViewTree) -> String {
  switch item {
  case .constraint(let index):
    return "\"\(tree.constraints[index].text(in: tree))\""
  case .view(let view) where tree[view].translatesAutoresizingMaskIntoConstraints:
    return "the autoresizing mask of '\(tree.name(of: view))'"
  case .view(let view):
    return "the required intrinsic size of '\(tree.name(of: view))'"
  }
}

private func position(of item: Lowering.Item, in tree: ViewTree) -> SourcePosition? {
  switch item {
  case .view(let view): tree[view].position
  case .constraint(let index): tree.constraints[index].position
  }
}

extension Lowering.Item {
  fileprivate var isConstraint: Bool {
    if case .constraint = self { return true }
    return false
  }
}
