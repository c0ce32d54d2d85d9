package import LayoutModel
package import LayoutResolution
import LinearProgramming

/// The state of a constraint in a layout.
package enum ConstraintState: Hashable, Sendable {
  /// It holds, with slack.
  case slack
  /// It holds exactly.
  case tight
  /// It is missed: the left side is too small, or too large.
  case tooLittle, tooMuch
}

extension Layout {
  /// The state of each of the tree's constraints, in their order.
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

  /// The state of each view's length along an axis relative to its intrinsic one; `tight` if it has none, or follows
  /// its mask.
  package func intrinsicStates(along axis: Axis) -> [ConstraintState] {
    let placed = placed
    return tree.viewIndices.map { view in
      let excess = placed.excess(of: view, along: axis)
      return excess == 0 ? .tight : excess > 0 ? .tooMuch : .tooLittle
    }
  }

  /// The signed amounts by which the tree's constraints are missed, in points and in their order, where views have other frames.
  ///
  /// - Parameter frames: The frames within their superviews by the views' positions in preorder; a view without one has that of the layout.
  /// - Returns: The change of each constraint's constant that would satisfy the constraint; 0 for a satisfied one.
  package func shortfalls(withFrames frames: [Int: Rect]) -> [Double] {
    var moved = unroundedFrames
    for (position, frame) in frames { moved[position] = frame }
    let placed = placed(with: moved)
    return tree.constraints.indices.map { placed.shortfall(ofConstraint: $0) }
  }

  private var placed: PlacedTree { placed(with: unroundedFrames) }

  private func placed(with frames: [Rect]) -> PlacedTree {
    var resolution = InsetResolution(tree, in: window, frames: frames)
    let quantities = Parameters(tree)
    let values = quantities.values(window, resolution.insets(), tree.textSizes(in: frames))
    return PlacedTree(tree, frames, quantities, values)
  }
}
