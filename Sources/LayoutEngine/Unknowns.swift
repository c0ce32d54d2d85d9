import LayoutModel
import LinearProgramming

/// Which views a linear program places, and which column means what.
///
/// Every view that a constraint names or that stands without its mask is solved, and with it all its superviews, whose
/// positions it is measured through; the root isn't, for its frame is the window. All other views follow their masks.
///
///     solved view k   x 4k   width 4k+1   y 4k+2   height 4k+3
struct Unknowns {
  /// The solved views, in preorder.
  let views: [ViewTree.Index]
  /// Each view's place among the solved ones, or -1.
  private let places: [Int32]

  /// What is solved of a tree; with `solvingAll`, every view, for a comparison with the fast path.
  init(_ tree: ViewTree, solvingAll: Bool = false) {
    var isSolved = [Bool](repeating: solvingAll, count: tree.count)
    for constraint in tree.constraints where constraint.isActive {
      isSolved[constraint.first.view.position] = true
      if let second = constraint.second { isSolved[second.view.position] = true }
    }
    // Superviews stand before their subviews, so one pass from the back marks all of a chain.
    for index in tree.indices.reversed() {
      let position = index.position
      if !tree.views[position].translatesAutoresizingMaskIntoConstraints { isSolved[position] = true }
      if isSolved[position], let superview = tree.superview(of: index) { isSolved[superview.position] = true }
    }
    var views: [ViewTree.Index] = []
    var places = [Int32](repeating: -1, count: tree.count)
    for index in tree.indices.dropFirst() where isSolved[index.position] {
      places[index.position] = Int32(views.count)
      views.append(index)
    }
    self.views = views
    self.places = places
  }

  /// A view's place among the solved ones, or `nil` where its mask places it.
  func place(of view: ViewTree.Index) -> Int? {
    let place = Int(places[view.position])
    return place < 0 ? nil : place
  }

  /// The column of a solved view's position along an axis.
  static func positionColumn(_ place: Int, _ axis: Axis) -> Int { 4 * place + (axis == .horizontal ? 0 : 2) }

  /// The column of a solved view's length along an axis.
  static func lengthColumn(_ place: Int, _ axis: Axis) -> Int { positionColumn(place, axis) + 1 }
}

/// The parameters of a tree's program: what a window brings.
enum WindowParameter: Int, CaseIterable {
  case width, height

  /// The parameter of the window's length along an axis.
  init(_ axis: Axis) { self = axis == .horizontal ? .width : .height }

  /// The parameters' values for a window.
  static func values(_ window: Window) -> [Double] {
    allCases.map { $0 == .width ? window.size.width : window.size.height }
  }
}
