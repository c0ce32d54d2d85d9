import Documents
import LayoutModel
import LayoutResolution
import LinearProgramming

/// A conflict in a tree's terms: constraints and views that have no solution together, without any one of them they have.
struct ConflictSet {
  /// The required constraints, by their places in the tree, which is in document order.
  let constraints: [Int]
  /// The views whose mask or required intrinsic size takes part, in preorder.
  let views: [ViewTree.Index]
  /// What is left out of the layout.
  let broken: Lowering.Item

  init(_ conflict: LinearProgram.Conflict, _ items: [Lowering.Item]) {
    var constraints: [Int] = []
    var views: [ViewTree.Index] = []
    for item in conflict.items {
      switch items[item] {
      case .constraint(let place): constraints.append(place)
      case .view(let view): views.append(view)
      }
    }
    self.constraints = constraints
    self.views = views
    broken = items[conflict.broken]
  }

  /// The constraint left out of the layout, by its place; every set has one, for a view never conflicts with others.
  var brokenConstraint: Int? {
    if case .constraint(let place) = broken { place } else { nil }
  }

  /// What takes part, constraints first: the order of a diagnostic's items.
  var items: [Lowering.Item] { constraints.map(Lowering.Item.constraint) + views.map(Lowering.Item.view) }
}

/// Where an item stands in its file.
func position(of item: Lowering.Item, in tree: ViewTree) -> SourcePosition? {
  switch item {
  case .view(let view): tree.position(of: view)
  case .constraint(let index): tree.constraints[index].position
  }
}

/// What a dump calls an item: a constraint's id, or its holder and place; a view's id.
func name(of item: Lowering.Item, in tree: ViewTree) -> String {
  switch item {
  case .view(let view): tree.name(of: view)
  case .constraint(let index): tree.constraints[index].name
  }
}
