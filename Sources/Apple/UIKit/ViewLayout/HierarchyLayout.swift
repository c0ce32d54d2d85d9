import LayoutEngine
import LayoutModel
import LayoutResolution

/// The layout of a hierarchy of views: the graph of its views, guides and active constraints, kept by the topmost view.
///
/// It is edited by what happens to views, and has nothing of views that came since the last layout. A view knows its identity here; the
/// topmost view's end is the end of it (`UIView.hierarchyLayout`).
@MainActor final class HierarchyLayout {
  var top: UIView? { unsafe unownedTop }
  /// The topmost view, whose deinitializer clears this reference.
  nonisolated(unsafe) unowned(unsafe) var unownedTop: UIView?
  var graph: LayoutGraph
  /// The views and guides by the slots of their nodes.
  var items: [ItemOfNode] = []
  /// Constraints by their slots in the graph.
  var constraints: [Unowned<NSLayoutConstraint>?] = []
  private var comingViews: [UIView] = []
  private var comingConstraints: [NSLayoutConstraint] = []
  private var staleStacks: [UIStackView] = []
  /// The views with insets that constraints speak of.
  var viewsWithInsets: [ObjectIdentifier: Unowned<UIView>] = [:]
  /// The views whose insets have to be measured anew.
  var viewsWithStaleInsets: [Unowned<UIView>] = []
  /// The number of changes that any view's insets may depend on, and those that this layout has heeded.
  static var insetsEpoch = 0
  var heededInsetsEpoch = 0
  var isDirty = true
  /// The conflicts that were told of.
  var toldConflicts: Set<[String]> = []

  /// A view or a guide of a node.
  enum ItemOfNode {
    case none
    case view(Unowned<UIView>)
    case guide(Unowned<UILayoutGuide>)
  }

  init(of top: UIView) {
    unsafe unownedTop = top
    graph = LayoutGraph(windowSize: .zero, isTight: true)
    comingViews = [top]
  }

  // MARK: Views

  /// Notes a view that was added below a known view.
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
      for moved in view.movedSubviews { moved.object.flags.remove(.isListedAsMoved) }
      view.movedSubviews = []
      forgetInsets(of: view)
    }
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
      for view in coming where !isHere(view) {
        if view === top {
          insertTree(view, at: nil)
        } else if let outer = view.superview, isHere(outer) {
          insertNew(in: outer, view)
        }
      }
    }
    let stacks = staleStacks
    staleStacks = []
    for stack in stacks where stack.layoutOfHierarchy === self { arrange(stack) }
    guard !comingConstraints.isEmpty else { return }
    var coming = comingConstraints
    comingConstraints = []
    if zip(coming, coming.dropFirst()).contains(where: { $0.sequence > $1.sequence }) {
      // Numbers are sorted, for they needn't be counted as they move.
      let order = coming.indices.map { coming[$0].sequence << 32 | $0 }.sorted()
      coming = order.map { coming[$0 & 0xFFFF_FFFF] }
    }
    for constraint in coming where constraint.holder != nil && constraint.graphID == nil { addNow(constraint) }
  }

  private func isHere(_ view: UIView) -> Bool { view.node != nil && view.layoutOfHierarchy === self }

  /// Brings the views of one that aren't here yet, each to its place: those in front of all others first, for they are most.
  private func insertNew(in outer: UIView, _ first: UIView) {
    let subviews = outer.subviews
    if outer.rare?.guides.isEmpty != false {
      let behind = subviews.lastIndex { isHere($0) } ?? -1
      for view in subviews[(behind + 1)...] { insertTree(view, at: nil) }
    }
    guard !isHere(first) else { return }
    var place = 0
    for view in subviews {
      if !isHere(view) { insertTree(view, at: place) }
      place += 1
    }
  }

  private func insertTree(_ first: UIView, at place: Int?) {
    var added: [UIView] = []
    first.forEachInTree { view in
      if view.layoutOfHierarchy !== self { view.layoutOfHierarchy?.remove(view) }
      let outer = view === top ? graph.root : view.superview?.node
      guard let outer else { return }
      let node = graph.insert(
        view.makeNode(isTop: view === top), under: outer, at: view === first ? place : nil)
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
    if case .distance = guide.kind { declared.hasSignedLengths = true }
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
    case .own, .distance, .system(.content):
      if guide.node == nil, let view = guide.owningView { insert(guide, in: view) }
      return guide.node.map { LayoutGraph.Constraint.Anchor($0, attribute) }
    case .system(let kind):
      guard let view = guide.owningView, let node = view.node else { return nil }
      return LayoutGraph.Constraint.Anchor(node, attribute, within: insets(kind, of: view, node))
    }
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
        superview.noteMoved(view)
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

  /// Gives the topmost view the size from its constraints.
  private func takeTop(_ view: UIView, _ frame: Rect) {
    guard !view.flags.contains(.translatesMask) else { return }
    view.take(
      CGRect(x: Double(view.storedOrigin.x), y: Double(view.storedOrigin.y), width: frame.width, height: frame.height))
  }

  /// A node's exact frame.
  func exactFrame(of node: LayoutGraph.NodeID) -> Rect { graph.frame(of: node) }

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
}
