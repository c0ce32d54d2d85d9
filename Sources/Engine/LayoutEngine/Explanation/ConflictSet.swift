import Documents
import LayoutModel
import LayoutResolution
import LinearProgramming

/// A conflict in a tree's terms: an irreducible infeasible subset of its constraints and views.
struct ConflictSet {
  /// The required constraints, by their indices in the tree, which is in document order.
  let constraints: [Int]
  /// The views whose mask or required intrinsic size takes part, in preorder.
  let views: [ViewTree.Index]
  /// The item that the layout breaks.
  let broken: Lowering.Item

  init(_ conflict: LinearProgram.Conflict, _ items: [Lowering.Item]) {
    var constraints: [Int] = []
    var views: [ViewTree.Index] = []
    for item in conflict.items {
      switch items[item] {
      case .constraint(let index): constraints.append(index)
      case .view(let view): views.append(view)
      }
    }
    self.constraints = constraints
    self.views = views
    broken = items[conflict.broken]
  }

  /// The constraint that the layout breaks, by its index. Every set has one, because views never conflict among
  /// themselves.
  var brokenConstraint: Int? {
    if case .constraint(let index) = broken { index } else { nil }
  }

  /// The members, constraints first: the order of a diagnostic's items.
  var items: [Lowering.Item] { constraints.map(Lowering.Item.constraint) + views.map(Lowering.Item.view) }
}

/// The position of an item in its file.
func position(of item: Lowering.Item, in tree: ViewTree) -> SourcePosition? {
  switch item {
  case .view(let view): tree.position(of: view)
  case .constraint(let index): tree.constraints[index].position
  }
}

extension Lowering.Item {
  /// The item as diagnostics refer to it, by its index in the tree and its id in dumps.
  func member(in tree: ViewTree) -> Diagnostic.Member {
    switch self {
    case .view(let view): Diagnostic.Member(id: tree.name(of: view), .item(view.position))
    case .constraint(let index): Diagnostic.Member(id: tree.name(of: tree.constraints[index]), .constraint(index))
    }
  }
}
