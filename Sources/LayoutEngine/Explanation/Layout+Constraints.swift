package import LayoutModel
package import LayoutResolution
import LinearProgramming

/// How a constraint stands in a layout.
package enum ConstraintState: Hashable, Sendable {
  /// It holds, with room to spare.
  case slack
  /// It holds exactly.
  case tight
  /// It is missed: there is too little of the left side, or too much.
  case tooLittle, tooMuch
}

extension Layout {
  /// How each of the tree's constraints stands, in their order.
  package var constraintStates: [ConstraintState] {
    let placed = placed
    return tree.constraints.enumerated().map { index, constraint in
      let (value, magnitude) = placed.difference(ofConstraint: index)
      guard abs(value) > Tolerances.requirement(magnitude) else { return .tight }
      switch constraint.relation {
      case .equal: return value > 0 ? .tooMuch : .tooLittle
      case .lessThanOrEqual: return value > 0 ? .tooMuch : .slack
      case .greaterThanOrEqual: return value < 0 ? .tooLittle : .slack
      }
    }
  }

  /// How each view's length along an axis stands to its intrinsic one; `tight` where it has none, or follows its mask.
  package func intrinsicStates(along axis: Axis) -> [ConstraintState] {
    let placed = placed
    return tree.viewIndices.map { view in
      let excess = placed.excess(of: view, along: axis)
      return excess == 0 ? .tight : excess > 0 ? .tooMuch : .tooLittle
    }
  }

  private var placed: PlacedTree {
    var resolution = InsetResolution(tree, in: window, frames: unroundedFrames)
    let quantities = Parameters(tree)
    let values = quantities.values(window, resolution.insets(), tree.textSizes(in: unroundedFrames))
    return PlacedTree(tree, unroundedFrames, quantities, values)
  }
}
