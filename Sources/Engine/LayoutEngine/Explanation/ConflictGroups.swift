import LayoutModel
import LayoutResolution
import LinearProgramming

/// Groups of required constraints that may affect each other: those that share a view along an axis, directly or
/// through others.
///
/// The groups are coarser than a program's components. So if each group is feasible by itself, all together are.
struct ConflictGroups {
  private var sets: DisjointSets
  private let root: ViewTree.Index

  init(_ tree: ViewTree) {
    sets = DisjointSets(count: 2 * tree.count)
    root = tree.root
    for view in tree.indices where tree.followsMask(view) {
      guard let superview = tree.superview(of: view), superview != tree.root else { continue }
      for axis in Axis.allCases { sets.join(Self.node(view, axis), Self.node(superview, axis)) }
    }
    for constraint in tree.constraints where constraint.isActive && constraint.priority.isRequired {
      join(constraint, in: tree)
    }
  }

  /// A constraint's group. It is `nil` if the constraint refers only to the root and so affects no other.
  mutating func group(of constraint: TreeConstraint) -> Int? {
    let terms = [constraint.first, constraint.second].compactMap(\.self)
    return terms.first { $0.view != root }.map { sets.root(of: Self.node($0.view, $0.attribute.axis)) }
  }

  /// The groups in which a changed tree's layout misses a required constraint.
  mutating func missed(by variant: ViewTree, _ placed: PlacedTree) -> Set<Int?> {
    var missed: Set<Int?> = []
    for (index, constraint) in variant.constraints.enumerated()
    where constraint.isActive && constraint.priority.isRequired {
      if placed.shortfall(ofConstraint: index) != 0 { missed.insert(group(of: constraint)) }
    }
    return missed
  }

  /// Joins the groups of both axes of a view, because a change of the view affects both.
  mutating func joinAxes(of view: ViewTree.Index) {
    sets.join(Self.node(view, .horizontal), Self.node(view, .vertical))
  }

  /// Joins the groups of a constraint's views. A location is measured through the superviews below the items' nearest
  /// common ancestor.
  private mutating func join(_ constraint: TreeConstraint, in tree: ViewTree) {
    let terms = [constraint.first, constraint.second].compactMap(\.self)
    let owner = tree.owner(of: constraint)
    var nodes: [Int] = []
    for term in terms where term.view != tree.root {
      nodes.append(Self.node(term.view, term.attribute.axis))
      guard !term.attribute.isSize, term.view != owner else { continue }
      var view = term.view
      while let superview = tree.superview(of: view), superview != owner {
        nodes.append(Self.node(superview, term.attribute.axis))
        view = superview
      }
    }
    if constraint.isMirrored, constraint.multiplier != 1, owner != tree.root {
      nodes.append(Self.node(owner, .horizontal))
    }
    for node in nodes.dropFirst() { sets.join(nodes[0], node) }
  }

  private static func node(_ view: ViewTree.Index, _ axis: Axis) -> Int {
    2 * view.position + (axis == .horizontal ? 0 : 1)
  }
}
