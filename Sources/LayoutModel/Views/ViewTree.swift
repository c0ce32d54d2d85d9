package import Documents

/// A screen's views under given traits, flat: an arena in preorder, in which a subtree is a range.
///
///     root            0 ..< 4      parents  [-, 0, 1, 0]
///       header        1 ..< 3      ends     [4, 3, 3, 4]
///         title       2 ..< 3
///       body          3 ..< 4
///
/// Variations are applied, views that aren't installed are gone, and constraints name views by index.
public struct ViewTree: Sendable {
  /// A view's place in preorder; only a tree makes one.
  public struct Index: Hashable, Sendable, Comparable {
    package let position: Int

    init(_ position: Int) {
      self.position = position
    }

    public static func < (a: Index, b: Index) -> Bool { a.position < b.position }
  }

  /// A constraint's place among a tree's; only a tree makes one.
  public struct ConstraintIndex: Hashable, Sendable {
    package let position: Int
  }

  /// The views in preorder, each without what the arena itself holds: subviews, constraints and variations.
  package internal(set) var views: [View]
  /// Each view's superview by position; the root's is -1.
  package let parents: [Int32]
  /// Where each view's subtree ends.
  package let subtreeEnds: [Int32]
  /// The number of superviews above each view.
  package let depths: [Int32]
  /// Each view's place among its declared siblings of the same class.
  private let classOrdinals: [Int32]
  private let positionsByID: [String: Int32]
  /// The constraints that take part, in document order.
  package var constraints: [TreeConstraint]

  /// The number of views.
  public var count: Int { views.count }

  /// Every view's index, in preorder.
  public var indices: some Sequence<Index> { (0..<views.count).lazy.map(Index.init) }

  /// The root view.
  public var root: Index { Index(0) }

  /// The index of a place in preorder.
  package func index(at position: Int) -> Index {
    precondition((0..<count).contains(position), "a view of this tree")
    return Index(position)
  }

  /// The view at an index, without its subviews, constraints and variations.
  public subscript(index: Index) -> View { views[index.position] }

  /// The superview, or `nil` for the root.
  public func superview(of index: Index) -> Index? {
    let parent = parents[index.position]
    return parent < 0 ? nil : Index(Int(parent))
  }

  /// The subviews, in order.
  public func subviews(of index: Index) -> some Sequence<Index> {
    let end = Int(subtreeEnds[index.position])
    return sequence(state: index.position + 1) { [subtreeEnds] next -> Index? in
      guard next < end else { return nil }
      defer { next = Int(subtreeEnds[next]) }
      return Index(next)
    }
  }

  /// The number of superviews above a view.
  public func depth(of index: Index) -> Int { Int(depths[index.position]) }

  /// The view of an id.
  public func index(ofID id: String) -> Index? { positionsByID[id].map { Index(Int($0)) } }

  /// The constraint of an id.
  ///
  /// - Complexity: Linear in the number of constraints: ask once, and keep the index.
  public func constraintIndex(ofID id: String) -> ConstraintIndex? {
    constraints.firstIndex { $0.name == id }.map(ConstraintIndex.init(position:))
  }

  /// Gives a view another intrinsic size.
  package mutating func setIntrinsicContentSize(_ size: IntrinsicContentSize, of index: Index) {
    views[index.position].intrinsicContentSize = size
  }

  /// What a dump calls a view: its id, or a path such as `root/UILabel[2]`.
  public func name(of index: Index) -> String {
    Self.name(of: index.position, views: views, parents: parents, classOrdinals: classOrdinals)
  }

  /// What a dump calls each view, in preorder.
  package var names: [String] {
    var names: [String] = []
    names.reserveCapacity(count)
    for position in views.indices {
      if let id = views[position].id {
        names.append(id)
      } else if parents[position] < 0 {
        names.append(Self.nameOfRoot)
      } else {
        names.append("\(names[Int(parents[position])])/\(views[position].className)[\(classOrdinals[position])]")
      }
    }
    return names
  }

  static func name(of position: Int, views: [View], parents: [Int32], classOrdinals: [Int32]) -> String {
    var suffix = ""
    var current = position
    while views[current].id == nil, parents[current] >= 0 {
      suffix = "/\(views[current].className)[\(classOrdinals[current])]" + suffix
      current = Int(parents[current])
    }
    return (views[current].id ?? nameOfRoot) + suffix
  }

  /// What a root without an id is called.
  package static let nameOfRoot = "root"

  /// The deepest view that has both views in its subtree, or is one of them.
  package func nearestCommonAncestor(_ a: Index, _ b: Index) -> Index {
    var (a, b) = (a.position, b.position)
    while a != b {
      if depths[a] >= depths[b] { a = Int(parents[a]) } else { b = Int(parents[b]) }
    }
    return Index(a)
  }

  /// The tree of a screen that has been checked.
  ///
  /// - Parameters:
  ///   - root: The root view, without problems (`SceneChecker`).
  ///   - traits: What its variations depend on.
  ///   - windowSize: The frame of a root that declares none: the window in the orientation the frames were written in.
  package init(checked root: View, for traits: Traits, windowSize: Size) {
    var builder = ViewTreeBuilder(traits: traits)
    builder.add(root)
    if builder.views[0].frame == nil { builder.views[0].frame = Rect(windowSize) }
    views = builder.views
    parents = builder.parents
    subtreeEnds = builder.subtreeEnds
    depths = builder.depths
    classOrdinals = builder.classOrdinals
    positionsByID = builder.positionsByID
    constraints = builder.resolvedConstraints()
  }

  /// The tree of a root view under given traits.
  ///
  /// - Parameters:
  ///   - root: The root view.
  ///   - traits: What its variations depend on.
  ///   - windowSize: The frame of a root that declares none.
  /// - Throws: `InvalidScene` with every problem of the views and their constraints.
  public init(_ root: View, for traits: Traits, windowSize: Size) throws(InvalidScene) {
    try SceneChecker.check(root)
    self.init(checked: root, for: traits, windowSize: windowSize)
  }
}

/// A constraint of a tree: its items are indices, its variations are applied.
///
/// Small, for the engine walks over thousands: views are named by their places, and a second item that isn't there is -1.
package struct TreeConstraint: Sendable, Hashable {
  /// An item and its attribute.
  package struct Term: Sendable, Hashable {
    package let view: ViewTree.Index
    package let attribute: ConstraintAttribute
  }

  /// The constraint's id, or its holder and its place there: `root/constraints[2]`.
  package let name: String
  package let position: SourcePosition?
  package let firstView: Int32
  package let secondView: Int32
  package let firstAttribute: ConstraintAttribute
  package let secondAttribute: ConstraintAttribute
  package let relation: ConstraintRelation
  package var isActive: Bool
  package var multiplier: Double
  package var constant: Double
  package var priority: Priority

  package init(
    name: String, first: Term, relation: ConstraintRelation, second: Term?, multiplier: Double, constant: Double,
    priority: Priority, isActive: Bool, position: SourcePosition?
  ) {
    self.name = name
    self.position = position
    firstView = Int32(first.view.position)
    firstAttribute = first.attribute
    secondView = Int32(second?.view.position ?? -1)
    secondAttribute = second?.attribute ?? first.attribute
    self.relation = relation
    self.isActive = isActive
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The left side.
  package var first: Term { Term(view: ViewTree.Index(Int(firstView)), attribute: firstAttribute) }

  /// The right side's item, where there is one.
  package var second: Term? {
    secondView < 0 ? nil : Term(view: ViewTree.Index(Int(secondView)), attribute: secondAttribute)
  }
}
