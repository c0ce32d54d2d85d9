import LayoutModel
import LayoutResolution
import LinearProgramming

/// Which views a linear program places, and which column means what.
///
/// Every view that a constraint names or that stands without its mask is solved, and with it all its superviews, whose
/// positions it is measured through; the root isn't, for its frame is the window. All other views follow their masks.
/// Constraints that aren't active count too, so that activating one changes rows and nothing else.
///
///     solved view k   x 4k   width 4k+1   y 4k+2   height 4k+3
struct Unknowns: Sendable {
  /// The solved views' indices in the tree, in preorder.
  let views: [Int32]
  /// Each view's index among the solved ones.
  private let solvedIndices: [OptionalIndex]

  /// What is solved of a tree; with `solvingAll`, every view, for a comparison with the fast path.
  init(_ tree: ViewTree, solvingAll: Bool = false) {
    var isSolved = [Bool](repeating: solvingAll, count: tree.count)
    for index in tree.constraints.indices {
      isSolved[Int(tree.constraints[index].firstView)] = true
      if let second = tree.constraints[index].secondView { isSolved[Int(second)] = true }
    }
    // Superviews stand before their subviews, so one pass from the back marks all of a chain.
    for view in (0..<tree.count).reversed() {
      if !tree.followsMask(view) { isSolved[view] = true }
      if isSolved[view], tree.parents[view] >= 0 { isSolved[Int(tree.parents[view])] = true }
    }
    var views: [Int32] = []
    var solvedIndices = [OptionalIndex](repeating: .none, count: tree.count)
    for view in 1..<max(1, tree.count) where isSolved[view] {
      solvedIndices[view] = OptionalIndex(views.count)
      views.append(Int32(view))
    }
    self.views = views
    self.solvedIndices = solvedIndices
  }

  /// Whether the linear program places a view.
  func isSolved(_ view: Int) -> Bool { solvedIndices[view].value != nil }

  /// A view's index among the solved ones, or `nil` where its mask places it.
  func solvedIndex(of view: Int) -> Int? { solvedIndices[view].value }

  /// The view that a column belongs to, and what it is of its frame; nothing of columns behind the views'.
  func part(of column: Int) -> (view: Int, axis: Axis, isLength: Bool)? { Self.part(of: column, views) }

  /// The same, of solved views by their indices in the tree.
  static func part(of column: Int, _ views: [Int32]) -> (view: Int, axis: Axis, isLength: Bool)? {
    guard column < 4 * views.count else { return nil }
    return (Int(views[column / 4]), column & 2 == 0 ? .horizontal : .vertical, column & 1 == 1)
  }

  /// The column of a solved view's position along an axis.
  static func positionColumn(_ index: Int, _ axis: Axis) -> Int { 4 * index + (axis == .horizontal ? 0 : 2) }

  /// The column of a solved view's length along an axis.
  static func lengthColumn(_ index: Int, _ axis: Axis) -> Int { positionColumn(index, axis) + 1 }
}
