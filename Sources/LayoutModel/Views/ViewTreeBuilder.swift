/// Flattens nested views into the arrays of a `ViewTree`: views first, then what they ask for beside views.
///
/// 1. `add`: the views in preorder, their variations applied.
/// 2. `arrangeStacks`: what stack views arrange by.
/// 3. `addGuides`: the guides that constraints name.
/// 4. `arrangeTables`: what rows of tables stand by.
/// 5. `resolvedConstraints`: the constraints, their items as numbers.
struct ViewTreeBuilder {
  var views: [View] = []
  private(set) var viewCount = 0
  private(set) var parents: [Int32] = []
  private(set) var subtreeEnds: [Int32] = []
  private(set) var depths: [Int32] = []
  private(set) var classOrdinals: [Int32] = []
  private(set) var positionsByID: [String: Int32] = [:]
  private(set) var insets: [ItemInsets] = []
  private(set) var scrollOffsets: [Int32: Int32] = [:]
  private(set) var contentItems: [Int32: Int32] = [:]

  let traits: Traits
  let textMeasurer: TextMeasurer
  /// The texts that may wrap, by place, ascending.
  var wrappingTexts: [WrappingText] = []
  /// The constraints that views hold, each with its holder and its place there.
  var declared: [(constraint: Constraint, holder: Int, ordinal: Int)] = []
  /// The constraints that views imply, by which stack views arrange.
  var implied: [TreeConstraint] = []
  /// The views whose first and last baselines stack views have for theirs.
  var stackBaselines: [Int: (first: Int, last: Int)] = [:]
  /// The guides of kinds that every view has, where something names them.
  private var systemGuides: [GuideKey: Int32] = [:]
  private var insetNumbers: [ItemInsets: Int32] = [:]

  /// A guide of a view.
  struct GuideKey: Hashable {
    let view: Int
    let guide: SystemLayoutGuide
  }

  init(traits: Traits, textMeasurer: TextMeasurer = .standard) {
    self.traits = traits
    self.textMeasurer = textMeasurer
  }

  // MARK: Views

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
    viewCount = views.count
  }

  private mutating func append(_ view: View, parent: Int32, classOrdinal: Int32) -> Int {
    let position = views.count
    for (ordinal, constraint) in view.constraints.enumerated() {
      declared.append((constraint.resolved(for: traits), position, ordinal))
    }
    var bare = view
    bare.subviews = []
    bare.constraints = []
    if view.className != ClassDefaults.plainClass { resolveContent(of: &bare, at: position) }
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

  /// Whether an item is a view, or belongs to one, inside another view.
  func isInside(_ item: Int, _ view: Int) -> Bool {
    let own = item < viewCount ? item : Int(parents[item])
    return own < subtreeEnds[view] && (item < viewCount ? own > view : own >= view)
  }

  // MARK: Guides

  /// Adds a guide that constraints place, behind all that stand.
  ///
  /// - Parameters:
  ///   - id: What constraints and diagnostics call it.
  ///   - owner: The place of the view whose guide it is.
  /// - Returns: The guide's place.
  mutating func addGuide(_ id: String, of owner: Int) -> Int {
    let position = views.count
    var guide = View(id, class: ViewTree.classOfGuides)
    guide.translatesAutoresizingMaskIntoConstraints = false
    views.append(guide)
    parents.append(Int32(owner))
    depths.append(depths[owner] + 1)
    subtreeEnds.append(Int32(position + 1))
    classOrdinals.append(0)
    return position
  }

  /// Adds the guides that views own, and those that every view has where a constraint names them; in an order that
  /// doesn't depend on where they are declared or named.
  mutating func addGuides() {
    for view in 0..<viewCount {
      for guide in views[view].layoutGuides.sorted(by: { $0.id < $1.id }) {
        let position = addGuide(guide.id, of: view)
        views[position].position = guide.position
        positionsByID[guide.id] = Int32(position)
      }
    }
    var named: Set<GuideKey> = []
    for (constraint, holder, _) in declared {
      let items = [constraint.firstItem, constraint.second?.item].map { $0.flatMap { item(of: $0, holder) } }
      for case let (view, guide?)? in items { named.insert(GuideKey(view: view, guide: guide)) }
      guard let second = constraint.second else { continue }
      for (own, attribute, other) in [
        (items[0], constraint.firstAttribute, items[1]), (items[1], second.attribute, items[0]),
      ] {
        guard let own, own.guide == nil, let other, meansContent(own.item, attribute, beside: other.item) else {
          continue
        }
        named.insert(GuideKey(view: own.item, guide: .content))
      }
    }
    for key in named.sorted(by: { ($0.view, $0.guide.rawValue) < ($1.view, $1.guide.rawValue) }) {
      switch key.guide {
      case .content, .topLayoutGuide, .bottomLayoutGuide: addSystemGuide(key)
      case .safeArea, .layoutMargins, .readableContent, .frame: break
      }
    }
    for view in 0..<viewCount where isScrollView(view) && subtreeEnds[view] > view + 1 {
      let offset = views[view].scroll.contentOffset
      let kind = offset.map { ItemInsets.Kind.fixed(EdgeInsets(top: $0.y, left: $0.x)) } ?? .contentOffset
      scrollOffsets[Int32(view)] = number(of: ItemInsets(view: Int32(view), kind: kind))
    }
  }

  /// The item that a scroll view's content is, added where nothing has named it.
  mutating func contentGuide(of view: Int) -> Int {
    let key = GuideKey(view: view, guide: .content)
    if systemGuides[key] == nil { addSystemGuide(key) }
    return systemGuides[key].map(Int.init) ?? view
  }

  private mutating func addSystemGuide(_ key: GuideKey) {
    let name = "\(name(ofHolder: key.view)).\(key.guide.rawValue)"
    let guide = addGuide(name, of: key.view)
    systemGuides[key] = Int32(guide)
    views[guide].position = views[key.view].position
    guard key.guide != .content else {
      contentItems[Int32(key.view)] = Int32(guide)
      return
    }
    // A controller's guide: as wide as its view, between an edge and the safe area's.
    let isTop = key.guide == .topLayoutGuide
    let safeArea = number(of: ItemInsets(view: Int32(key.view), kind: .safeArea))
    for attribute in [ConstraintAttribute.left, .right, .top, .bottom] {
      let isSafe = attribute == (isTop ? .bottom : .top)
      imply(
        "\(name)/\(attribute.rawValue)", guide, attribute, .equal, key.view,
        isSafe ? (isTop ? .top : .bottom) : attribute, insets: isSafe ? safeArea : -1)
    }
  }

  /// Whether a view's subviews stand in content that scrolls.
  func isScrollView(_ view: Int) -> Bool {
    view < viewCount && ViewTree.classesThatScroll.contains(views[view].className)
  }

  /// Whether an edge of a scroll view means its content's, as it does for what is inside (facts/autolayout.md §13); its
  /// sizes and centres mean the view's own.
  private func meansContent(_ view: Int, _ attribute: ConstraintAttribute, beside other: Int) -> Bool {
    guard isScrollView(view), isInside(other, view), !attribute.isSize else { return false }
    return attribute.fraction != 0.5 || attribute.isMargin
  }

  /// The number of insets, new or as they stand.
  mutating func number(of insets: ItemInsets) -> Int32 {
    if let number = insetNumbers[insets] { return number }
    let number = Int32(self.insets.count)
    self.insets.append(insets)
    insetNumbers[insets] = number
    return number
  }

  // MARK: Constraints

  /// Adds a constraint that a view implies: the holder, or else the view that the first item stands in.
  mutating func imply(
    _ name: String, _ first: Int, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation, _ second: Int?,
    _ secondAttribute: ConstraintAttribute? = nil, insets: Int32 = -1, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, heldBy holder: Int? = nil
  ) {
    implied.append(
      TreeConstraint(
        name: name, first: term(first, attribute), relation: relation,
        second: second.map {
          insets < 0
            ? term($0, secondAttribute ?? attribute)
            : TreeConstraint.Term(view: ViewTree.Index($0), attribute: secondAttribute ?? attribute, insets: insets)
        }, multiplier: multiplier, constant: constant, priority: priority,
        isImplied: true, isMirrored: isMirrored(holder ?? first, attribute, secondAttribute),
        position: views[holder ?? Int(parents[first])].position))
  }

  /// The constraints whose items are all installed: those that views imply, then the declared ones in document order, by
  /// position in the file, else in preorder of the views that hold them: so too in Interface Builder's files, where of a
  /// conflict the innermost is left out.
  mutating func resolvedConstraints() -> [TreeConstraint] {
    var resolved: [TreeConstraint] = []
    resolved.reserveCapacity(declared.count)
    for (constraint, holder, ordinal) in declared {
      guard let (first, second) = terms(of: constraint, holder) else { continue }
      resolved.append(
        TreeConstraint(
          name: constraint.id ?? "\(name(ofHolder: holder))/constraints[\(ordinal)]", first: first,
          relation: constraint.relation, second: second, multiplier: constraint.second?.multiplier ?? 1,
          constant: constraint.constant, priority: constraint.priority, isActive: constraint.isActive,
          isMirrored: isMirrored(first.view.position, first.attribute, second?.attribute),
          origin: origin(of: constraint, holder, first, second), position: constraint.position))
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
    return implied.isEmpty ? resolved : implied + resolved
  }

  /// The holder of a constraint whose multiplier counts from it, where both items are in it; else -1.
  private func origin(
    of constraint: Constraint, _ holder: Int, _ first: TreeConstraint.Term, _ second: TreeConstraint.Term?
  ) -> Int32 {
    guard constraint.countsFromHolder, let other = constraint.second, let second, other.multiplier != 1,
      !constraint.firstAttribute.isSize
    else { return -1 }
    let areInside = [first, second].allSatisfy { $0.view.position == holder || isInside($0.view.position, holder) }
    return areInside ? Int32(holder) : -1
  }

  /// A constraint's terms, or `nil` where an item isn't installed.
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

  /// What a constraint's item means: a place in the tree, and the guide that is named of it.
  func item(of item: Constraint.Item, _ holder: Int) -> (item: Int, guide: SystemLayoutGuide?)? {
    switch item {
    case .holder: (holder, nil)
    case .id(let id): positionsByID[id].map { (Int($0), nil) }
    case .superview(of: let id): positionsByID[id].flatMap { parents[Int($0)] < 0 ? nil : (Int(parents[Int($0)]), nil) }
    case .guide(let guide, of: nil): (holder, guide)
    case .guide(let guide, of: let id?): positionsByID[id].map { (Int($0), guide) }
    }
  }

  private mutating func term(
    _ item: (item: Int, guide: SystemLayoutGuide?), _ attribute: ConstraintAttribute, beside other: Int?
  ) -> TreeConstraint.Term {
    if let guide = item.guide { return term(guide, of: item.item, attribute) }
    guard let other, meansContent(item.item, attribute, beside: other) else { return term(item.item, attribute) }
    let margins = attribute.isMargin ? number(of: ItemInsets(view: Int32(item.item), kind: .layoutMargins)) : -1
    return term(.content, of: item.item, attribute, insets: margins)
  }

  private mutating func term(
    _ guide: SystemLayoutGuide, of view: Int, _ attribute: ConstraintAttribute, insets: Int32 = -1
  ) -> TreeConstraint.Term {
    let kind: ItemInsets.Kind
    switch guide {
    case .content, .topLayoutGuide, .bottomLayoutGuide:
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

  /// An item's own rectangle: the alignment rectangle, what its margins leave, or its text's baseline.
  mutating func term(_ item: Int, _ attribute: ConstraintAttribute) -> TreeConstraint.Term {
    let index = ViewTree.Index(item)
    if attribute.isMargin {
      let margins = number(of: ItemInsets(view: Int32(item), kind: .layoutMargins))
      return TreeConstraint.Term(view: index, attribute: attribute, insets: margins)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline { return baselineTerm(item, attribute) }
    let insets = views[item].alignmentRectInsets ?? .zero
    guard insets != .zero else { return TreeConstraint.Term(view: index, attribute: attribute) }
    return TreeConstraint.Term(
      view: index, attribute: attribute, insets: number(of: ItemInsets(view: Int32(item), kind: .fixed(insets))))
  }

  /// A view without text has its bottom for both baselines (facts/autolayout.md §6, which isn't sure of the first).
  private mutating func baselineTerm(_ item: Int, _ attribute: ConstraintAttribute) -> TreeConstraint.Term {
    let item = baselineItem(of: item, attribute)
    guard let insets = baselineInsets(of: item) else { return term(item, .bottom) }
    return TreeConstraint.Term(
      view: ViewTree.Index(item), attribute: attribute,
      insets: number(of: ItemInsets(view: Int32(item), kind: .fixed(insets))))
  }

  /// Whether a constraint counts horizontal locations from the right: where text runs that way in the view of the first
  /// item, unless it speaks of left or right.
  private func isMirrored(_ first: Int, _ attribute: ConstraintAttribute, _ other: ConstraintAttribute?) -> Bool {
    guard attribute.axis == .horizontal, !attribute.isSize else { return false }
    guard attribute.isDirectional != false, other?.isDirectional != false else { return false }
    return direction(of: first) == .rightToLeft
  }

  /// The direction of leading to trailing in a view, or in the view that owns a guide.
  func direction(of item: Int) -> UserInterfaceLayoutDirection {
    let view = item < viewCount ? item : Int(parents[item])
    return views[view].semanticContentAttribute.direction(in: traits.layoutDirection)
  }

  func name(ofHolder holder: Int) -> String {
    ViewTree.name(of: holder, views: views, parents: parents, classOrdinals: classOrdinals)
  }
}
