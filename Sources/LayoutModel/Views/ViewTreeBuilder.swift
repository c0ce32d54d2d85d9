/// Flattens nested views into the arrays of a `ViewTree`.
struct ViewTreeBuilder {
  var views: [View] = []
  private(set) var parents: [Int32] = []
  private(set) var subtreeEnds: [Int32] = []
  private(set) var depths: [Int32] = []
  private(set) var classOrdinals: [Int32] = []
  private(set) var positionsByID: [String: Int32] = [:]

  private let traits: Traits
  private var declared: [(constraint: Constraint, holder: Int, ordinal: Int)] = []

  init(traits: Traits) {
    self.traits = traits
  }

  /// Adds a root and all below it, in preorder; a loop, so that depth costs no stack.
  mutating func add(_ root: View) {
    var pending: [(view: View, parent: Int32, classOrdinal: Int32)] = [(root, -1, 0)]
    while let (declaredView, parent, classOrdinal) = pending.popLast() {
      let view = declaredView.resolved(for: traits)
      guard view.isInstalled || parent < 0 else { continue }
      let position = append(view, parent: parent, classOrdinal: classOrdinal)
      var ordinals: [String: Int32] = [:]
      let children = view.subviews.map { child in
        defer { ordinals[child.className, default: 0] += 1 }
        return (view: child, parent: Int32(position), classOrdinal: ordinals[child.className, default: 0])
      }
      pending.append(contentsOf: children.reversed())
    }
    closeSubtrees()
  }

  private mutating func append(_ view: View, parent: Int32, classOrdinal: Int32) -> Int {
    let position = views.count
    for (ordinal, constraint) in view.constraints.enumerated() {
      declared.append((constraint.resolved(for: traits), position, ordinal))
    }
    var bare = view
    bare.subviews = []
    bare.constraints = []
    views.append(bare)
    parents.append(parent)
    depths.append(parent < 0 ? 0 : depths[Int(parent)] + 1)
    classOrdinals.append(classOrdinal)
    if let id = view.id { positionsByID[id] = Int32(position) }
    return position
  }

  /// Every subtree ends where its last descendant's does: children stand behind their parents, so one pass from the
  /// back settles all.
  private mutating func closeSubtrees() {
    subtreeEnds = (0..<views.count).map { Int32($0 + 1) }
    for position in views.indices.reversed() where parents[position] >= 0 {
      let parent = Int(parents[position])
      subtreeEnds[parent] = max(subtreeEnds[parent], subtreeEnds[position])
    }
  }

  /// The constraints whose items are all installed, in document order: by position in the file, else in preorder of
  /// the views that hold them.
  func resolvedConstraints() -> [TreeConstraint] {
    let resolved = declared.compactMap { constraint, holder, ordinal -> TreeConstraint? in
      guard let first = term(constraint.firstItem, constraint.firstAttribute, holder: holder) else { return nil }
      var second: TreeConstraint.Term?
      if let other = constraint.second {
        guard let term = term(other.item, other.attribute, holder: holder) else { return nil }
        second = term
      }
      return TreeConstraint(
        name: constraint.id ?? "\(name(ofHolder: holder))/constraints[\(ordinal)]", first: first,
        relation: constraint.relation, second: second, multiplier: constraint.second?.multiplier ?? 1,
        constant: constraint.constant, priority: constraint.priority, isActive: constraint.isActive,
        position: constraint.position)
    }
    guard resolved.allSatisfy({ $0.position != nil }) else { return resolved }
    return resolved.enumerated().sorted { a, b in
      guard let left = a.element.position, let right = b.element.position, left != right else {
        return a.offset < b.offset
      }
      return left < right
    }.map(\.element)
  }

  private func term(
    _ item: Constraint.Item, _ attribute: ConstraintAttribute, holder: Int
  ) -> TreeConstraint.Term? {
    switch item {
    case .holder: TreeConstraint.Term(view: ViewTree.Index(holder), attribute: attribute)
    case .id(let id):
      positionsByID[id].map { TreeConstraint.Term(view: ViewTree.Index(Int($0)), attribute: attribute) }
    }
  }

  private func name(ofHolder holder: Int) -> String {
    ViewTree.name(of: holder, views: views, parents: parents, classOrdinals: classOrdinals)
  }
}
