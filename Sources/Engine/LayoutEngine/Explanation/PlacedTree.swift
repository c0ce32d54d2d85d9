import LayoutModel
import LayoutResolution
import LinearProgramming

/// A tree with its frames and its lowered rows, for the deviation of each constraint, mask and content.
///
/// Every view has columns here, even a view placed by its mask.
struct PlacedTree {
  let tree: ViewTree
  /// The rows, and their sources.
  let program: LinearProgram
  let sources: [Lowering.Source]
  private let lowering: Lowering
  /// The columns' values, and the parameters'.
  private let columns: [Double]
  private let parameters: [Double]

  /// Creates a tree with its frames.
  ///
  /// - Parameters:
  ///   - tree: The tree, its texts measured.
  ///   - frames: Every item's frame, in preorder.
  ///   - quantities: The quantities in its rows beside columns.
  ///   - values: The values of the parameters and frozen inputs.
  init(
    _ tree: ViewTree, _ frames: [Rect], _ quantities: Parameters,
    _ values: (parameters: [Double], frozenInputs: [Double])
  ) {
    self.tree = tree
    var program = LinearProgram(parameterCount: quantities.count)
    program.frozenInputs = values.frozenInputs
    lowering = Lowering(TreeItems(tree, Unknowns(tree, solvingAll: true), quantities), to: &program)
    sources = lowering.sources(of: program)
    parameters = values.parameters
    columns = Self.columns(of: program, frames, values.parameters)
    self.program = program
  }

  /// The frames as columns, followed by the columns that rows define as sums of others.
  private static func columns(of program: LinearProgram, _ frames: [Rect], _ parameters: [Double]) -> [Double] {
    var columns: [Double] = []
    columns.reserveCapacity(program.columns.count)
    for frame in frames.dropFirst() { columns += [frame.x, frame.width, frame.y, frame.height] }
    let own = columns.count
    columns += Array(repeating: 0, count: program.columns.count - own)
    for row in program.rows.indices {
      guard let first = program.terms[program.terms(of: row)].first, Int(first.index) >= own,
        program.isDefinition(row)
      else { continue }
      columns[Int(first.index)] = -program.value(of: row, columns, parameters).value / first.coefficient
    }
    return columns
  }

  /// The row of a constraint, by its index in the tree.
  func row(ofConstraint index: Int) -> Int { lowering.row(ofConstraint: index) }

  /// A row's left side minus its right side, in points, and the sum of the terms' absolute values.
  func difference(ofRow row: Int) -> (value: Double, magnitude: Double) { program.value(of: row, columns, parameters) }

  /// A constraint's left side minus its right side, by its index in the tree, and the sum of the terms' absolute
  /// values.
  func difference(ofConstraint index: Int) -> (value: Double, magnitude: Double) {
    difference(ofRow: row(ofConstraint: index))
  }

  /// The signed amount by which a constraint is missed, in points: the change of the constant that would satisfy the constraint, 0 for a
  /// satisfied constraint.
  func shortfall(ofConstraint index: Int) -> Double {
    let (value, magnitude) = difference(ofConstraint: index)
    guard abs(value) > Tolerances.requirement(magnitude) else { return 0 }
    switch tree.constraints[index].relation {
    case .equal: return value
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return min(0, value)
    }
  }

  /// A view's length minus its intrinsic one; 0 if it has none, or follows its mask.
  func excess(of view: ViewTree.Index, along axis: Axis) -> Double {
    guard view != tree.root, let row = lowering.rows(ofIntrinsicSizeAt: view.position - 1, axis).first else { return 0 }
    return excess(ofRow: row)
  }

  /// The excess over an intrinsic size, by the size's row.
  func excess(ofRow row: Int) -> Double {
    let (value, magnitude) = difference(ofRow: row)
    return abs(value) > Tolerances.requirement(magnitude) ? value : 0
  }
}

extension LinearProgram {
  /// Tells whether a row defines a column.
  fileprivate func isDefinition(_ row: Int) -> Bool {
    if case .requirement(.equal, nil) = kind(of: row) { true } else { false }
  }
}
