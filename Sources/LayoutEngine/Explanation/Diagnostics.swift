import LayoutModel
import LayoutResolution
import LinearProgramming

/// What is told of a layout: its conflicts in the order of what is broken, the views left open, in preorder, and what no pass
/// settles.
///
/// - Complexity: Near linear in the tree and in what is told, beside two layouts more where there is a conflict.
/// - Parameters:
///   - tree: The tree, its texts measured.
///   - window: The window that it is laid out in.
///   - conflicts: What is left out, by the numbers of the items.
///   - items: What requirements came from, by their numbers.
///   - ambiguities: What is open of each item.
///   - unsettled: The insets and sizes of text that each pass changes.
///   - words: What messages call the tree's constraints.
///   - placed: The tree with its frames and rows, asked for where something is open.
///   - layOut: Lays a changed tree out in the window; `nil` where nobody asks what mends a conflict.
/// - Returns: The diagnostics.
func diagnostics(
  of tree: ViewTree, in window: Window, _ conflicts: [LinearProgram.Conflict], _ items: [Lowering.Item],
  _ ambiguities: [AmbiguousAttributes], unsettled: [Parameters.Meaning], words: ConstraintWords,
  placed: @escaping @Sendable () -> PlacedTree,
  layingOut layOut: ((ViewTree) throws -> PlacedTree)?
) -> [Diagnostic] {
  let conflicts = conflicts.map { ConflictSet($0, items) }
  return conflictDiagnostics(conflicts, of: tree, in: window, words, layingOut: layOut)
    + ambiguityDiagnostics(ambiguities, of: tree, placed: placed, leavingOut: Set(conflicts.map(\.broken)))
    + feedbackDiagnostics(unsettled, of: tree)
    + unavailableDiagnostics(of: tree)
}
