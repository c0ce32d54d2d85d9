import Documents
import LayoutModel
import LayoutResolution

/// An error for each broken constraint, with the irreducible conflict that broke it and its repairs.
///
/// The broken constraint is the first, in document order, that can't hold with the masks, the required intrinsic sizes
/// and the constraints before it, as if constraints were activated in that order. So an explicit constraint is broken
/// before an implied one, and of a set the last in the document. (UIKit's own choice isn't documented:
/// <doc:AutoLayout#Conflicts>.)
func conflictDiagnostics(
  _ conflicts: [ConflictSet], of tree: ViewTree, in window: Window, _ words: ConstraintWords,
  layingOut layOut: ((ViewTree) throws -> PlacedTree)?
) -> [Diagnostic] {
  guard !conflicts.isEmpty else { return [] }
  let repairs =
    layOut.map { ConflictRepairs(conflicts, of: tree, layingOut: $0).repairs } ?? conflicts.map { _ in [] }
  let names =
    repairs.allSatisfy(\.isEmpty) ? [:] : Dictionary(tree.itemNames.map { ($0.id, $0) }) { first, _ in first }
  return zip(conflicts, repairs).map { conflict, repairs in
    Diagnostic(
      .unsatisfiableConstraints, text(of: conflict, repairs, named: names, in: tree, window, words),
      position: position(of: conflict.broken, in: tree), members: conflict.items.map { $0.member(in: tree) },
      broken: conflict.broken.member(in: tree), repairs: repairs)
  }
}

/// The maximum number of members that a message lists. A conflict may have thousands.
private let maximumMembersInWords = 12

private func text(
  of conflict: ConflictSet, _ repairs: [Repair], named names: [String: ItemName], in tree: ViewTree, _ window: Window,
  _ known: ConstraintWords
) -> DiagnosticText {
  func words(_ item: Lowering.Item) -> ConstraintWords.Words {
    guard case .constraint(let index) = item else { return inWords(item, of: tree) }
    return known.words(of: index) { inWords(item, of: tree) }
  }
  let repairs = repairs.map { repair in repair.message { id in names[id].map { "\($0)" } ?? "'\(id)'" } }
  let repair: Message = repairs.isEmpty ? "" : "; to repair it, \(repairs.list("or"))"
  guard conflict.items.count > 1 else {
    let reason = reason(conflict.broken, in: tree, window)
    return DiagnosticText("\(words(conflict.broken).full) can't hold\(reason); it is left out\(repair)")
  }
  var parts = conflict.items.prefix(maximumMembersInWords).map { item in
    DiagnosticText.Part(words(item).full, at: position(of: item, in: tree))
  }
  let rest = conflict.items.count - parts.count
  if rest > 0 { parts.append(DiagnosticText.Part("and \(rest) more")) }
  return DiagnosticText(
    "these can't hold together", parts: parts, separator: ", ",
    conclusion: "\(words(conflict.broken).plain) is left out\(repair)")
}

/// The reason that a constraint can't hold by itself: the window's size is given, and sizes aren't negative.
private func reason(_ item: Lowering.Item, in tree: ViewTree, _ window: Window) -> String {
  guard case .constraint(let index) = item else { return "" }
  let constraint = tree.constraints[index]
  let views = [constraint.first.view, constraint.second?.view].compactMap(\.self)
  var reasons: [String] = []
  if views.contains(tree.root) {
    reasons.append("in a window of \(JSONText.number(window.size.width)) × \(JSONText.number(window.size.height))")
  }
  if views.contains(where: { $0 != tree.root }) { reasons.append("where no size is negative") }
  return reasons.isEmpty ? "" : " " + reasons.joined(separator: ", ")
}

/// An item in the fixture's words and in UIKit's: `"a.width == 8" (H:[a(==8)])`.
private func inWords(_ item: Lowering.Item, of tree: ViewTree) -> ConstraintWords.Words {
  var notes: [String] = []
  switch item {
  case .constraint(let index):
    if tree.constraints[index].isImplied { notes.append(tree.constraints[index].identifier) }
    if let format = tree.constraints[index].visualFormat(in: tree) { notes.append(format) }
  case .view(let view) where tree.followsMask(view):
    let frame = tree[view].frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(JSONText.number)
    notes += [tree[view].autoresizingMask.logFormat, "frame [\(numbers.joined(separator: ", "))]"]
  case .view(let view):
    notes.append(tree.formatOfRequiredIntrinsicSize(of: view))
  }
  let plain = words(for: item, in: tree)
  return ConstraintWords.Words(
    plain: plain, full: notes.isEmpty ? plain : "\(plain) (\(notes.joined(separator: ", ")))")
}

private func words(for item: Lowering.Item, in tree: ViewTree) -> Message {
  switch item {
  case .constraint(let index):
    "\"\(tree.constraints[index].text(in: tree))\""
  case .view(let view) where tree.followsMask(view):
    "the autoresizing mask of \(tree.itemName(of: view))"
  case .view(let view):
    "the required intrinsic size of \(tree.itemName(of: view))"
  }
}
