import LayoutEngine
import LayoutModel
import LayoutResolution

/// The layout of a hierarchy of views: the graph of its views, guides and active constraints, kept by the topmost view.
///
/// It is edited by what happens to views, and has nothing of views that came since the last layout. A view knows its identity here; the
/// topmost view's end is the end of it (`UIView.hierarchyLayout`).
@MainActor final class HierarchyLayout {
  private(set) weak var top: UIView?
  private var graph: LayoutGraph
  /// The views and guides by the slots of their nodes.
  private var items: [ItemOfNode] = []
  /// Constraints by their slots in the graph.
  private var constraints: [Unowned<NSLayoutConstraint>?] = []
  private var comingViews: [UIView] = []
  private var comingConstraints: [NSLayoutConstraint] = []
  private var staleStacks: [UIStackView] = []
  private var usedInsets: [UsedInsets] = []
  private var isDirty = true
  /// The conflicts that were told of.
  private var toldConflicts: Set<[String]> = []

  /// A view or a guide of a node.
  private enum ItemOfNode {
    case none
    case view(Unowned<UIView>)
    case guide(Unowned<UILayoutGuide>)
  }

  private struct UsedInsets {
    unowned let view: UIView
    let guide: SystemLayoutGuide
    let id: LayoutGraph.InsetsID
    let node: LayoutGraph.NodeID
  }

  init(of top: UIView) {
    self.top = top
    graph = LayoutGraph(windowSize: .zero, isTight: true)
    comingViews = [top]
  }

  // MARK: Views

  /// Notes a view that came into one that is here.
  func insert(_ view: UIView) {
    guard view.superview?.node != nil, view.node == nil || view.layoutOfHierarchy !== self else { return }
    comingViews.append(view)
    isDirty = true
  }

  /// Takes a view with all in it away.
  func remove(_ view: UIView) {
    guard view.layoutOfHierarchy === self, let node = view.node else { return }
    isDirty = true
    graph.remove(node)
    view.forEachInTree { view in
      guard view.layoutOfHierarchy === self else { return }
      if let node = view.node { items[Int(node.slot)] = .none }
      for guide in view.ownGuides {
        if let node = guide.node { items[Int(node.slot)] = .none }
        guide.node = nil
      }
      for constraint in view.heldConstraints {
        if let id = constraint.graphID { constraints[Int(id.slot)] = nil }
        constraint.graphID = nil
      }
      view.layoutOfHierarchy = nil
      view.node = nil
      view.movedSubviews = []
      view.rare?.insets = [:]
    }
    usedInsets.removeAll { $0.view.node == nil }
  }

  /// Puts a view at another place among those beside it.
  func reorder(_ view: UIView, in superview: UIView) {
    guard let node = view.node, let outer = superview.node else { return }
    let place = superview.subviews.prefix { $0 !== view }.count { $0.node != nil }
    graph.move(node, under: outer, at: place)
    isDirty = true
  }

  /// Brings views here that came since the last layout, then constraints.
  private func insertComing() {
    if !comingViews.isEmpty {
      let coming = comingViews
      comingViews = []
      for view in coming where view.node == nil && (view === top || view.superview?.layoutOfHierarchy === self) {
        insertTree(view)
      }
    }
    let stacks = staleStacks
    staleStacks = []
    for stack in stacks where stack.layoutOfHierarchy === self { arrange(stack) }
    guard !comingConstraints.isEmpty else { return }
    var coming = comingConstraints
    comingConstraints = []
    if zip(coming, coming.dropFirst()).contains(where: { $0.sequence > $1.sequence }) {
      coming.sort { $0.sequence < $1.sequence }
    }
    for constraint in coming where constraint.holder != nil && constraint.graphID == nil { addNow(constraint) }
  }

  private func insertTree(_ first: UIView) {
    var added: [UIView] = []
    first.forEachInTree { view in
      view.layoutOfHierarchy?.remove(view)
      let outer = view === top ? graph.root : view.superview?.node
      guard let outer else { return }
      var place: Int?
      if view === first, let superview = view.superview, view !== top,
        superview.subviews.last !== view || superview.rare?.guides.isEmpty == false
      {
        place = superview.subviews.prefix { $0 !== view }.count { $0.node != nil }
      }
      let node = graph.insert(view.makeNode(isTop: view === top), under: outer, at: place)
      note(.view(Unowned(view)), at: node)
      view.layoutOfHierarchy = self
      view.node = node
      for guide in view.rare?.guides ?? [] { insert(guide, in: view, node) }
      if let measure = view.measureInLayout { graph.setMeasure(measure, of: node) }
      added.append(view)
    }
    for view in added {
      if let stack = view as? UIStackView { arrange(stack) }
      comingConstraints += view.heldConstraints
    }
  }

  private func note(_ item: ItemOfNode, at node: LayoutGraph.NodeID) {
    while items.count <= Int(node.slot) { items.append(.none) }
    items[Int(node.slot)] = item
  }

  // MARK: Guides

  /// Notes a guide that came into a view that is here.
  func insert(_ guide: UILayoutGuide, in view: UIView) {
    guard let node = view.node else { return }
    insert(guide, in: view, node)
    isDirty = true
  }

  private func insert(_ guide: UILayoutGuide, in view: UIView, _ node: LayoutGraph.NodeID) {
    guard guide.node == nil else { return }
    var declared = LayoutGraph.Node()
    if case .system(.content) = guide.kind { declared.placement = .scrolledContent }
    let own = graph.insert(declared, under: node)
    note(.guide(Unowned(guide)), at: own)
    guide.node = own
  }

  /// Takes a guide away.
  func remove(_ guide: UILayoutGuide) {
    guard let node = guide.node else { return }
    graph.remove(node)
    items[Int(node.slot)] = .none
    guide.node = nil
    isDirty = true
  }

  // MARK: Constraints

  /// Notes a constraint that became active.
  func add(_ constraint: NSLayoutConstraint) {
    comingConstraints.append(constraint)
    isDirty = true
  }

  /// Takes a constraint away.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.graphID else { return }
    constraint.graphID = nil
    constraints[Int(id.slot)] = nil
    if graph.contains(id) { graph.removeConstraint(id) }
    isDirty = true
  }

  private func addNow(_ constraint: NSLayoutConstraint) {
    guard let first = anchor(constraint.first, constraint.firstAttribute, beside: constraint.second) else { return }
    var second: LayoutGraph.Constraint.Anchor?
    if constraint.secondAttribute != .notAnAttribute, !constraint.second.isEmpty, constraint.multiplier != 0 {
      second = anchor(constraint.second, constraint.secondAttribute, beside: constraint.first)
      guard second != nil else { return }
    }
    var added = LayoutGraph.Constraint(
      first, constraint.relation.relation, to: second, multiplier: Double(constraint.multiplier),
      constant: constraint.storedConstant, priority: constraint.storedPriority.priority)
    added.isMirrored = constraint.isMirrored
    let id = graph.addConstraint(added)
    constraint.graphID = id
    while constraints.count <= Int(id.slot) { constraints.append(nil) }
    constraints[Int(id.slot)] = Unowned(constraint)
  }

  /// The engine's anchor of a side.
  private func anchor(
    _ item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, beside other: LayoutItemReference
  ) -> LayoutGraph.Constraint.Anchor? {
    guard let attribute = attribute.attribute else { return nil }
    if let view = item.view {
      if attribute == .firstBaseline || attribute == .lastBaseline {
        let based = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return based.node.map { LayoutGraph.Constraint.Anchor($0, attribute) }
      }
      if let scroll = view as? UIScrollView, scroll.meansContent(attribute, beside: other.owningView) {
        let guide = scroll.contentLayoutGuide
        insert(guide, in: scroll)
        return guide.node.map { LayoutGraph.Constraint.Anchor($0, attribute) }
      }
      guard let node = view.node else { return nil }
      return LayoutGraph.Constraint.Anchor(
        node, attribute, within: attribute.isMargin ? insets(.layoutMargins, of: view, node) : nil)
    }
    guard let guide = item.guide else { return nil }
    switch guide.kind {
    case .own, .system(.content):
      if guide.node == nil, let view = guide.owningView { insert(guide, in: view) }
      return guide.node.map { LayoutGraph.Constraint.Anchor($0, attribute) }
    case .system(let kind):
      guard let view = guide.owningView, let node = view.node else { return nil }
      return LayoutGraph.Constraint.Anchor(node, attribute, within: insets(kind, of: view, node))
    }
  }

  private func insets(
    _ guide: SystemLayoutGuide, of view: UIView, _ node: LayoutGraph.NodeID
  ) -> LayoutGraph.InsetsID {
    if let known = view.rare?.insets[guide] { return known }
    let id = graph.addInsets(view.insets(of: guide), in: node)
    view.rareState.insets[guide] = id
    usedInsets.append(UsedInsets(view: view, guide: guide, id: id, node: node))
    return id
  }

  /// Says anew what names views whose direction or baselines changed.
  func renew(_ renewed: [NSLayoutConstraint]) {
    for constraint in renewed where constraint.graphID != nil {
      remove(constraint)
      comingConstraints.append(constraint)
    }
  }

  // MARK: Edits

  /// Changes a constraint's constant.
  func setConstant(_ constant: Double, of id: LayoutGraph.ConstraintID) {
    graph.setConstant(constant, of: id)
    noteEdit()
  }

  /// Changes a constraint's priority.
  func setPriority(_ priority: Priority, of id: LayoutGraph.ConstraintID) {
    graph.setPriority(priority, of: id)
    noteEdit()
  }

  /// Changes what a view's origin has been scrolled by.
  func setBoundsOrigin(_ origin: CGPoint, of node: LayoutGraph.NodeID) {
    graph.setBoundsOrigin(Point(x: Double(origin.x), y: Double(origin.y)), of: node)
    noteEdit()
  }

  /// Gives a view the frame that was set by hand.
  func setFrame(of view: UIView, _ node: LayoutGraph.NodeID) {
    guard view.flags.contains(.translatesMask), !view.flags.contains(.isLayingOut) else { return }
    setPlacement(of: view, node)
  }

  /// Changes what places a view.
  func setPlacement(of view: UIView, _ node: LayoutGraph.NodeID) {
    graph.setPlacement(view.placement(isTop: view === top), of: node)
    noteEdit()
  }

  /// Hides a view, or shows it.
  func setHidden(_ isHidden: Bool, of node: LayoutGraph.NodeID, in view: UIView) {
    graph.setHidden(isHidden, of: node)
    if view.superview is UIStackView { noteEdit() }
  }

  /// Asks a view anew for the size of its content.
  func refreshContent(of view: UIView, _ node: LayoutGraph.NodeID) {
    if let measure = view.measureInLayout {
      graph.setMeasure(measure, of: node)
    } else {
      graph.setMeasure(nil, of: node)
      graph.setContentSize(view.engineContentSize, of: node)
    }
    graph.setBaselines(view.baselines, of: node)
    graph.setAlignmentRectInsets(view.alignmentRectInsets.insets, of: node)
    noteEdit()
  }

  /// Asks a view anew for its content's priorities.
  func setContentPriorities(of view: UIView, _ node: LayoutGraph.NodeID) {
    let priorities = view.contentPriorities
    graph.setContentPriorities(hugging: priorities.hugging, compressionResistance: priorities.resistance, of: node)
    noteEdit()
  }

  /// Lets a stack view say anew what it arranges.
  func setStack(of view: UIStackView) {
    staleStacks.append(view)
    noteEdit()
  }

  private func arrange(_ stack: UIStackView) {
    guard let node = stack.node else { return }
    let margins = stack.isLayoutMarginsRelativeArrangement ? insets(.layoutMargins, of: stack, node) : nil
    graph.setStack(stack.makeStack(margins: margins), of: node)
  }

  private func noteEdit() {
    isDirty = true
    top?.setNeedsLayout()
  }

  // MARK: Layout

  /// Brings the frames up to date, and marks the views whose subviews moved.
  ///
  /// - Returns: Whether anything may have moved.
  @discardableResult
  func solve() -> Bool {
    refreshInsets()
    guard isDirty else { return false }
    insertComing()
    isDirty = false
    do {
      for node in try graph.layout() { noteMove(of: node) }
    } catch {
      standardError("[LayoutConstraints] The layout failed: \(error)")
    }
    tellConflicts()
    return true
  }

  private func noteMove(of node: LayoutGraph.NodeID) {
    switch items[Int(node.slot)] {
    case .none: break
    case .view(let item):
      let view = item.object
      if view === top {
        takeTop(view, graph.frame(of: node))
      } else if let superview = view.superview {
        superview.movedSubviews.append(view)
        superview.setNeedsLayout()
      }
    case .guide(let item):
      let guide = item.object
      guide.storedFrame = CGRect(graph.frame(of: node))
      if case .system(.content) = guide.kind, let scroll = guide.owningView as? UIScrollView {
        scroll.contentSize = guide.storedFrame.size
      }
    }
  }

  /// Lets the topmost view take the size that its constraints give it.
  private func takeTop(_ view: UIView, _ frame: Rect) {
    guard !view.flags.contains(.translatesMask) else { return }
    view.take(
      CGRect(x: Double(view.storedOrigin.x), y: Double(view.storedOrigin.y), width: frame.width, height: frame.height))
  }

  /// A node's exact frame.
  func exactFrame(of node: LayoutGraph.NodeID) -> Rect { graph.frame(of: node) }

  /// Measures the margins and safe areas anew that constraints speak of.
  private func refreshInsets() {
    for used in usedInsets where graph.contains(used.node) {
      let insets = used.view.insets(of: used.guide)
      guard insets != used.view.rare?.toldInsets[used.guide] else { continue }
      used.view.rareState.toldInsets[used.guide] = insets
      graph.setInsets(insets, of: used.id)
      isDirty = true
    }
  }

  /// Tells whether constraints leave a node open.
  func isAmbiguous(_ node: LayoutGraph.NodeID) -> Bool {
    solve()
    return graph.contains(node) && !graph.ambiguousAttributes(of: node).isEmpty
  }

  /// The size that the topmost view's constraints give it, nearest to a size.
  func fittingSize(near target: CGSize, _ horizontal: Priority, _ vertical: Priority) -> CGSize {
    insertComing()
    guard let top, let node = top.node else { return target }
    graph.setPlacement(.constraints, of: node)
    for (attribute, length, priority) in [
      (ConstraintAttribute.width, target.width, horizontal), (.height, target.height, vertical),
    ] {
      graph.addConstraint(
        LayoutGraph.Constraint(
          LayoutGraph.Constraint.Anchor(node, attribute), constant: Double(length), priority: priority))
    }
    do { try graph.layout() } catch { return target }
    return CGSize(graph.frame(of: node).size)
  }

  // MARK: Conflicts

  private func tellConflicts() {
    guard !graph.leftOut.isEmpty, let conflicts = try? graph.conflicts() else { return }
    for conflict in conflicts {
      let items = conflict.items.map { words(of: $0) }
      guard toldConflicts.insert(items).inserted else { continue }
      ConflictLog.tell(items, broken: words(of: conflict.leftOut))
    }
  }

  private func words(of item: LayoutGraph.Item) -> String {
    switch item {
    case .constraint(let id):
      guard Int(id.slot) < constraints.count, let constraint = constraints[Int(id.slot)]?.object else {
        return ConflictLog.stackConstraint(graph.stackIdentifier(of: id) ?? "", graph.constraint(id)) {
          self.item(of: $0)
        }
      }
      return constraint.description
    case .node(let node): return ConflictLog.maskLine(of: self.item(of: node))
    }
  }

  private func item(of node: LayoutGraph.NodeID) -> AnyObject? {
    switch items.indices.contains(Int(node.slot)) ? items[Int(node.slot)] : .none {
    case .none: nil
    case .view(let view): view.object
    case .guide(let guide): guide.object
    }
  }
}

/// An object that something else keeps alive.
struct Unowned<Object: AnyObject> {
  unowned let object: Object

  init(_ object: Object) { self.object = object }
}
