import LayoutModel
import LayoutResolution
import LinearProgramming

/// What is told of a layout: its conflicts in the order of what is broken, then the views left open, in preorder.
///
/// - Complexity: Near linear in the tree and in what is told, beside two layouts more where there is a conflict.
func diagnostics(
  of placed: PlacedTree, in window: Window, _ conflicts: [LinearProgram.Conflict], _ items: [Lowering.Item],
  _ ambiguities: [AmbiguousAttributes]
) -> [Diagnostic] {
  let conflicts = conflicts.map { ConflictSet($0, items) }
  return conflictDiagnostics(conflicts, of: placed.tree, in: window)
    + ambiguityDiagnostics(ambiguities, of: placed, leavingOut: Set(conflicts.map(\.broken)))
}
