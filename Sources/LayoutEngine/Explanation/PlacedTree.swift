import LayoutModel
import LayoutResolution

/// A tree with its frames: how far its constraints are from holding there.
struct PlacedTree {
  let tree: ViewTree
  private let frames: [Rect]
  /// The tree's insets, by number.
  private let insets: [EdgeInsets]
  /// Every view's origin in the root's coordinates; none in a tree without constraints, which nobody asks about.
  private let origins: [Point]

  /// What a solved requirement may be off by, in points and relative to the size of its terms: as the solver's answer is
  /// checked.
  private static let tolerance = 1e-6
  private static let relativeTolerance = 1e-9

  init(_ tree: ViewTree, _ frames: [Rect], _ insets: [EdgeInsets]) {
    self.tree = tree
    self.frames = frames
    self.insets = insets
    guard !tree.constraints.isEmpty else {
      origins = []
      return
    }
    var origins = [Point](repeating: .zero, count: frames.count)
    for view in tree.indices {
      guard let superview = tree.superview(of: view) else { continue }
      let (outer, frame) = (origins[superview.position], frames[view.position])
      let offset = Self.contentOffset(of: superview, in: tree, insets)
      origins[view.position] = Point(x: outer.x - offset.x + frame.x, y: outer.y - offset.y + frame.y)
    }
    self.origins = origins
  }

  /// The left side of a constraint less its right side, in points, and the sum of the terms' sizes.
  func difference(of constraint: TreeConstraint) -> (value: Double, magnitude: Double) {
    let owner = constraint.second.map { _ in tree.owner(of: constraint) }
    let start = constraint.isMirrored ? owner.map { frames[$0.position].width } : nil
    let first = value(of: constraint.first, in: owner ?? constraint.first.view, from: start)
    let second = constraint.second.map { constraint.multiplier * value(of: $0, in: owner ?? $0.view, from: start) } ?? 0
    return (first - second - constraint.constant, abs(first) + abs(second) + abs(constraint.constant))
  }

  /// By how much a constraint is missed, in points with a sign: what its constant lacks to hold; 0 where it holds.
  func shortfall(of constraint: TreeConstraint) -> Double {
    let (value, magnitude) = difference(of: constraint)
    guard abs(value) > Self.tolerance(for: magnitude) else { return 0 }
    switch constraint.relation {
    case .equal: return value
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return min(0, value)
    }
  }

  /// What counts as nothing beside terms of a size.
  static func tolerance(for magnitude: Double) -> Double { max(tolerance, relativeTolerance * magnitude) }

  /// A view's length beyond its intrinsic one, negative where it is shorter; 0 where it has none.
  func excess(of view: ViewTree.Index, along axis: Axis) -> Double {
    guard let size = tree.intrinsicLength(of: view, along: axis) else { return 0 }
    let insets = tree[view].alignmentRectInsets.along(axis)
    let excess = frames[view.position].length(along: axis) - insets.near - insets.far - size
    return abs(excess) > Self.tolerance(for: size) ? excess : 0
  }

  /// An attribute's value: a length, or a location in the owner's coordinates; mirrored, one that counts back from a
  /// start.
  private func value(of term: TreeConstraint.Term, in owner: ViewTree.Index, from start: Double?) -> Double {
    let axis = term.attribute.axis
    let inset = term.insets < 0 ? (0, 0) : insets[Int(term.insets)].along(axis)
    let length = frames[term.view.position].length(along: axis)
    guard !term.attribute.isSize else { return length - inset.0 - inset.1 }
    let (origin, outer) = (origins[term.view.position], origins[owner.position])
    let offset = Self.contentOffset(of: owner, in: tree, insets)
    let position = axis == .horizontal ? origin.x - outer.x + offset.x : origin.y - outer.y + offset.y
    let fraction = start == nil ? term.attribute.fraction : 1 - term.attribute.fraction
    let location = position + fraction * length + (1 - fraction) * inset.0 - fraction * inset.1
    return start.map { $0 - location } ?? location
  }

  /// The point of a scroll view's content at its top left corner; of other views their origin.
  private static func contentOffset(of view: ViewTree.Index, in tree: ViewTree, _ insets: [EdgeInsets]) -> Point {
    guard let number = tree.scrollOffsets[Int32(view.position)] else { return .zero }
    let inset = insets[Int(number)]
    return Point(x: inset.left, y: inset.top)
  }
}
