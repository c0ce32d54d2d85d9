import LayoutModel

/// The constraints of a tree: implied constraints, and declared constraints with their items as positions.
extension ViewTreeBuilder {
  /// Adds a constraint that a view implies: the holder, or else the superview of the first item.
  mutating func imply(
    _ name: String, _ first: Int, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation, _ second: Int?,
    _ secondAttribute: ConstraintAttribute? = nil, insets: Int32? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, heldBy holder: Int? = nil
  ) {
    implied.append(
      TreeConstraint(
        name: .given(name), first: term(first, attribute), relation: relation,
        second: second.map {
          insets == nil
            ? term($0, secondAttribute ?? attribute)
            : TreeConstraint.Term(view: ViewTree.Index($0), attribute: secondAttribute ?? attribute, insets: insets)
        }, multiplier: multiplier, constant: constant, priority: priority,
        isImplied: true, isMirrored: isMirrored(holder ?? first, attribute, secondAttribute),
        position: views[holder ?? Int(parents[first])].position))
  }

  /// The constraints whose items are all installed. The implied ones come first. The declared ones follow in document
  /// order: by position in the file, else in preorder of the views that hold them, as in Interface Builder's files.
  /// Those that yield in conflicts are last (<doc:CanvasRules#Conflicts>).
  mutating func resolvedConstraints() -> [TreeConstraint] {
    var resolved: [TreeConstraint] = []
    resolved.reserveCapacity(holders.reduce(0) { $0 + $1.constraints.count })
    var yielding: [TreeConstraint] = []
    for (holder, constraints) in holders {
      for (ordinal, constraint) in constraints.enumerated() {
        guard let entry = treeConstraint(constraint.resolved(for: traits), holder, ordinal) else { continue }
        if constraint.yieldsInConflicts { yielding.append(entry) } else { resolved.append(entry) }
      }
    }
    let isInHoldersOrder = declared.contains { $0.constraint.countsFromHolder }
    if !isInHoldersOrder, resolved.allSatisfy({ $0.position != nil }) {
      resolved = resolved.enumerated().sorted { a, b in
        guard let left = a.element.position, let right = b.element.position, left != right else {
          return a.offset < b.offset
        }
        return left < right
      }.map(\.element)
    }
    resolved += Self.inOrderOfYielding(yielding)
    return implied.isEmpty ? resolved : implied + resolved
  }

  /// The constraints that views hold, each with its holder, as in the scene: variations change numbers, not items.
  var declared: some Sequence<(holder: Int, constraint: Constraint)> {
    holders.lazy.flatMap { holder, constraints in constraints.lazy.map { (holder: holder, constraint: $0) } }
  }

  /// A constraint with its items as positions; `nil` where one isn't installed.
  private mutating func treeConstraint(_ constraint: Constraint, _ holder: Int, _ ordinal: Int) -> TreeConstraint? {
    guard let (first, second) = terms(of: constraint, holder) else { return nil }
    var entry = TreeConstraint(
      name: constraint.id.map { .given($0) } ?? .index(Int32(ordinal), holder: Int32(holder)), first: first,
      relation: constraint.relation, second: second, multiplier: constraint.second?.multiplier ?? 1,
      constant: constraint.constant, priority: constraint.priority, isActive: constraint.isActive,
      isMirrored: isMirrored(
        nearestCommonView(first.view.position, second?.view.position), first.attribute, second?.attribute),
      origin: origin(of: constraint, holder, first, second), position: constraint.position)
    entry.isPlaceholder = constraint.isPlaceholder
    entry.isRemovedAtBuildTime = constraint.isRemovedAtBuildTime
    return entry
  }

  /// The holder of a constraint whose multiplier counts from it, where both items are inside.
  private func origin(
    of constraint: Constraint, _ holder: Int, _ first: TreeConstraint.Term, _ second: TreeConstraint.Term?
  ) -> Int32? {
    guard constraint.countsFromHolder, let other = constraint.second, let second, other.multiplier != 1,
      !constraint.firstAttribute.isSize
    else { return nil }
    let areInside = [first, second].allSatisfy { $0.view.position == holder || isInside($0.view.position, holder) }
    return areInside ? Int32(holder) : nil
  }

  /// A constraint's terms; `nil` where an item isn't installed.
  private mutating func terms(
    of constraint: Constraint, _ holder: Int
  ) -> (TreeConstraint.Term, TreeConstraint.Term?)? {
    guard let first = item(of: constraint.firstItem, holder) else { return nil }
    guard let other = constraint.second else { return (term(first, constraint.firstAttribute, beside: nil), nil) }
    guard let second = item(of: other.item, holder) else { return nil }
    return (
      term(first, constraint.firstAttribute, beside: second.item),
      term(second, other.attribute, beside: first.item)
    )
  }

  /// The meaning of a constraint's item: a position in the tree, and the guide that it names.
  func item(of item: Constraint.Item, _ holder: Int) -> (item: Int, guide: SystemLayoutGuide?)? {
    switch item {
    case .holder: (holder, nil)
    case .id(let id): positionsByID[id].map { (Int($0), nil) }
    case .superview(of: let id): positionsByID[id].flatMap { $0 == 0 ? nil : (Int(parents[Int($0)]), nil) }
    case .guide(let guide, of: nil): (holder, guide)
    case .guide(let guide, of: let id?): positionsByID[id].map { (Int($0), guide) }
    }
  }

  private mutating func term(
    _ item: (item: Int, guide: SystemLayoutGuide?), _ attribute: ConstraintAttribute, beside other: Int?
  ) -> TreeConstraint.Term {
    if let guide = item.guide { return term(guide, of: item.item, attribute) }
    guard let other, meansContent(item.item, attribute, beside: other) else { return term(item.item, attribute) }
    let margins = attribute.isMargin ? number(of: ItemInsets(view: Int32(item.item), kind: .layoutMargins)) : nil
    return term(.content, of: item.item, attribute, insets: margins)
  }

  private mutating func term(
    _ guide: SystemLayoutGuide, of view: Int, _ attribute: ConstraintAttribute, insets: Int32? = nil
  ) -> TreeConstraint.Term {
    let kind: ItemInsets.Kind
    switch guide {
    case .content, .topLayoutGuide, .bottomLayoutGuide, .keyboard:
      let position = systemGuides[GuideKey(view: view, guide: guide)].map(Int.init) ?? view
      return TreeConstraint.Term(view: ViewTree.Index(position), attribute: attribute, insets: insets)
    case .safeArea: kind = .safeArea
    case .layoutMargins: kind = .layoutMargins
    case .readableContent: kind = .readableContent
    case .frame: kind = .frame
    }
    return TreeConstraint.Term(
      view: ViewTree.Index(view), attribute: attribute, insets: number(of: ItemInsets(view: Int32(view), kind: kind)))
  }

  /// A term with an item's own rectangle: the alignment rectangle, the rectangle inside the margins, or the text's baseline.
  mutating func term(_ item: Int, _ attribute: ConstraintAttribute) -> TreeConstraint.Term {
    let index = ViewTree.Index(item)
    if attribute.isMargin {
      let margins = number(of: ItemInsets(view: Int32(item), kind: .layoutMargins))
      return TreeConstraint.Term(view: index, attribute: attribute, insets: margins)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline { return baselineTerm(item, attribute) }
    let insets = item < viewCount ? views[item].alignmentRectInsets : .zero
    guard insets != .zero else { return TreeConstraint.Term(view: index, attribute: attribute) }
    return TreeConstraint.Term(
      view: index, attribute: attribute, insets: number(of: ItemInsets(view: Int32(item), kind: .fixed(insets))))
  }

  /// A term with a baseline: a button's title and a field's line are in the middle, a label's lines at its ends
  /// (<doc:AutoLayout#Baselines>).
  private mutating func baselineTerm(_ item: Int, _ attribute: ConstraintAttribute) -> TreeConstraint.Term {
    let item = baselineItem(of: item, attribute)
    guard let insets = baselineInsets(of: item) else {
      return term(item, attribute.withoutText(item < viewCount ? views[item].kind : .view))
    }
    let kind = ItemInsets.Kind(baselines: insets, of: views[item].kind)
    return TreeConstraint.Term(
      view: ViewTree.Index(item), attribute: attribute,
      insets: number(of: ItemInsets(view: Int32(item), kind: kind)))
  }

  /// Tells whether a constraint counts horizontal locations from the right: where the superview of its items arranges
  /// its content that way (<doc:AutoLayout#Whose-coordinates>), unless its attributes are left or right.
  private func isMirrored(_ owner: Int, _ attribute: ConstraintAttribute, _ other: ConstraintAttribute?) -> Bool {
    guard attribute.axis == .horizontal, !attribute.isSize else { return false }
    guard attribute.isDirectional != false, other?.isDirectional != false else { return false }
    return direction(of: owner) == .rightToLeft
  }

  /// The deepest view whose subtree, the view included, has both items.
  private func nearestCommonView(_ first: Int, _ second: Int?) -> Int {
    func view(_ item: Int) -> Int { item < viewCount ? item : Int(parents[item]) }
    guard let second else { return view(first) }
    var owner = view(first)
    while owner != view(second), !isInside(second, owner), owner > 0 { owner = Int(parents[owner]) }
    return owner
  }

  /// The direction from leading to trailing in a view, or in the view that owns a guide.
  func direction(of item: Int) -> UserInterfaceLayoutDirection {
    let view = item < viewCount ? item : Int(parents[item])
    return views[view].direction(in: traits.layoutDirection)
  }

  func name(ofHolder holder: Int) -> String {
    ViewTree.name(of: holder, views: views, parents: parents, classOrdinals: classOrdinals)
  }
}
