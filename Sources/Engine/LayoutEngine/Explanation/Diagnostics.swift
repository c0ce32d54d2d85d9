import LayoutModel
import LayoutResolution

/// The diagnostics of a layout: its conflicts in the order of the broken constraints, the ambiguous views in preorder,
/// and inputs that no pass settles.
///
/// - Complexity: Near linear in the tree and the diagnostics, plus two more layouts if there is a conflict.
/// - Parameters:
///   - tree: The tree, its texts measured.
///   - window: The window of the layout.
///   - conflicts: The conflicts.
///   - ambiguities: The open attributes of each item.
///   - visible: The attributes that are open by more than a pixel.
///   - unsettled: The insets and sizes of text that each pass changes.
///   - words: The words for the tree's constraints.
///   - placed: Gives the tree with its frames and rows; called if something is open.
///   - layOut: Lays out a changed tree in the window; `nil` if no repairs are wanted.
/// - Returns: The diagnostics.
func diagnostics(
  of tree: ViewTree, in window: Window, _ conflicts: [ConflictSet], _ ambiguities: [AmbiguousAttributes],
  visible: Deferred<[AmbiguousAttributes]>, unsettled: [Parameters.Meaning], words: ConstraintWords,
  placed: @escaping @Sendable () -> PlacedTree,
  layingOut layOut: ((ViewTree) throws -> PlacedTree)?
) -> [Diagnostic] {
  conflictDiagnostics(conflicts, of: tree, in: window, words, layingOut: layOut)
    + ambiguityDiagnostics(
      ambiguities, visible: visible, of: tree, placed: placed, leavingOut: Set(conflicts.map(\.broken)))
    + feedbackDiagnostics(unsettled, of: tree)
    + unavailableDiagnostics(of: tree)
}
