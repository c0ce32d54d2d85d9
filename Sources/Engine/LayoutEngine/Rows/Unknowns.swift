import LayoutModel
import LayoutResolution
import LinearProgramming

/// The views that a linear program places, and the meaning of its columns.
///
/// Every view that a constraint names, or that doesn't follow its mask, is solved. The superviews of a solved view are solved too, because
/// positions are measured through them. The root isn't, because its frame is the window. All other views follow their masks. Inactive
/// constraints count too, so that activating one changes only rows.
///
///     solved view k   x 4k   width 4k+1   y 4k+2   height 4k+3
struct Unknowns: Sendable {
  /// The solved views' indices in the tree, in preorder.
  let views: [Int32]
  /// Each view's index among the solved ones.
  let solvedIndices: [OptionalIndex]
  /// Booleans that tell whether each item of the tree follows its mask.
  private let followMasks: [Bool]

  /// Finds the unknowns of a tree. With `solvingAll` they include every view, for a comparison with the fast path.
  init(_ tree: borrowing ViewTree, solvingAll: Bool = false) {
    let count = tree.count
    // Any index marks a view as solved, until the marks are counted.
    var solvedIndices: [OptionalIndex] = []
    solvedIndices.reserveCapacity(count)
    var followMasks: [Bool] = []
    followMasks.reserveCapacity(count)
    for view in 0..<count {
      let followsMask = tree.followsMask(view)
      followMasks.append(followsMask)
      solvedIndices.append(solvingAll || !followsMask ? OptionalIndex(view) : .none)
    }
    self.followMasks = followMasks
    var views: [Int32] = []
    views.reserveCapacity(count)
    do {
      var marks = solvedIndices.mutableSpan
      let constraints = tree.constraints.span
      for index in constraints.indices {
        let first = Int(constraints[index].firstView)
        marks[first] = OptionalIndex(first)
        if let second = constraints[index].secondView { marks[Int(second)] = OptionalIndex(Int(second)) }
      }
      // Superviews stand before their subviews, so a single backward pass marks a whole chain.
      let parents = tree.parents.span
      for view in stride(from: count - 1, to: 0, by: -1) where marks[view].value != nil {
        let superview = Int(parents[view])
        marks[superview] = OptionalIndex(superview)
      }
      if count > 0 { marks[0] = .none }
      for view in 0..<count where marks[view].value != nil {
        marks[view] = OptionalIndex(views.count)
        views.append(Int32(view))
      }
    }
    self.views = views
    self.solvedIndices = solvedIndices
  }

  /// Tells whether an item of the tree follows its mask; a guide has none.
  func followsMask(_ item: Int) -> Bool { followMasks[item] }

  /// Tells whether the linear program places a view.
  func isSolved(_ view: Int) -> Bool { solvedIndices[view].value != nil }

  /// A view's index among the solved ones, or `nil` if its mask places it.
  func solvedIndex(of view: Int) -> Int? { solvedIndices[view].value }

  /// The view that a column belongs to, and its part of the frame; `nil` for columns behind the views'.
  func part(of column: Int) -> (view: Int, axis: Axis, isLength: Bool)? { Self.part(of: column, views) }

  /// The view that a column belongs to, and its part of the frame, for solved views given by their indices in the tree.
  static func part(of column: Int, _ views: [Int32]) -> (view: Int, axis: Axis, isLength: Bool)? {
    guard column < 4 * views.count else { return nil }
    return (Int(views[column / 4]), column & 2 == 0 ? .horizontal : .vertical, column & 1 == 1)
  }

  /// The column of a part of a frame, by the first column of that frame.
  @inline(__always)
  static func column(_ first: Int, _ axis: Axis, isLength: Bool) -> Int {
    first + (axis == .horizontal ? 0 : 2) + (isLength ? 1 : 0)
  }

  /// The column of a solved view's position along an axis.
  static func positionColumn(_ index: Int, _ axis: Axis) -> Int { column(4 * index, axis, isLength: false) }

  /// The column of a solved view's length along an axis.
  static func lengthColumn(_ index: Int, _ axis: Axis) -> Int { column(4 * index, axis, isLength: true) }
}
