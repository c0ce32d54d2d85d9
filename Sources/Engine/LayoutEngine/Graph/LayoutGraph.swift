public import LayoutModel
import LinearProgramming

/// The views of a window and the constraints between them, to be edited while they are laid out.
///
/// Nodes and constraints have identities that last. An edit costs what it touches: a constant goes along what depends on it,
/// a constraint that comes or goes undoes what it decided, and nothing else. Where `LayoutPlan` says how a tree depends on its
/// window, in ranges of sizes, a graph says where everything is, now.
///
///     var graph = LayoutGraph(windowSize: Size(width: 390, height: 844))
///     let label = graph.insert(LayoutGraph.Node(), under: graph.root)
///     let top = graph.addConstraint(.init(.init(label, .top), to: .init(graph.root, .top), constant: 8))
///     let moved = try graph.layout()            // the nodes whose frames changed
///     graph.setConstant(24, of: top)
///     graph.frame(of: label).y                  // 24, after the next layout
///
/// Frames depend on what the graph says, not on how it came to say it: after any edits they equal those of a graph that was made
/// so from the beginning.
public struct LayoutGraph: ~Copyable {
  /// The node that fills the window.
  public let root: NodeID

  var items = GraphItems()
  private var unusedDeclarations: [Int32] = []
  private var unusedNodes: [Int32] = []
  private var unusedConstraints: [Int32] = []
  var program = EditableProgram()
  private var nextGeneration: UInt32 = 1
  var order = GraphOrder()
  /// The nodes whose content is measured.
  var measured: [Int32: MeasuredContent] = [:]
  /// The nodes whose content has to be measured, though they may not move.
  var unmeasured: Set<Int32> = []
  /// The stack view of each arranged node.
  var arrangers: [Int32: Int32] = [:]
  /// The stack views whose constraints aren't up to date.
  var staleStacks: Set<Int32> = []
  /// The source of the insets that depend on frames, once these are known.
  var updateInsets: ((inout LayoutGraph) -> Void)?
  /// The nodes that moved at the last layout.
  var moved: [NodeID] = []

  /// A Boolean that says that nothing declares a place but constraints: an open length is settled before an open place, and a location
  /// that only an inequality bounds lies at its bound.
  let isTight: Bool

  /// A graph of a window without views (<doc:UIKitInCode#What-constraints-leave-open>).
  ///
  /// - Parameters:
  ///   - windowSize: The window's size, in points.
  ///   - isTight: A Boolean that says that nothing declares a place but constraints, as of views in code.
  public init(windowSize: Size, isTight: Bool = false) {
    self.isTight = isTight
    order.settlesLengthsFirst = isTight
    root = NodeID(slot: 0, generation: 0)
    items.nodes = [NodeState(parent: -1, generation: 0)]
    addColumns(of: 0, stay: Rect(windowSize), isNonnegative: false)
    for (column, value) in zip(0..., [0, windowSize.width, 0, windowSize.height]) {
      program.beginRow(constant: -value)
      program.add(newColumn: column, times: 1)
      program.endRow(.requirement(.equal, item: nil), isActive: true)
      items.nodes[0].rows.append(program.endedRow)
    }
  }

  // MARK: Nodes

  /// Makes room for so many nodes and constraints: an array that has to grow is copied, and leaves its memory behind.
  mutating func reserve(nodes: Int, constraints: Int) {
    items.nodes.reserveCapacity(nodes)
    items.declarations.reserveCapacity(nodes)
    items.constraints.reserveCapacity(constraints)
    order.reserve(nodes: nodes, constraints: constraints)
    // A mask has four rows of up to two columns each, a content up to four of one.
    program.reserve(columns: 4 * nodes, rows: constraints + 4 * nodes, terms: 4 * constraints + 8 * nodes)
  }

  /// The number of nodes.
  public var count: Int { items.nodes.count - unusedNodes.count - order.guideCount }

  /// Tells whether an identity is still one of a node; guides that stack views make are theirs alone.
  public func contains(_ id: NodeID) -> Bool {
    let slot = Int(id.slot)
    return slot < items.nodes.count && items.nodes[slot].isInUse && items.nodes[slot].generation == id.generation
      && !items.nodes[slot].isGuide
  }

  /// The declaration of a node.
  public func node(_ id: NodeID) -> Node { node(at: slot(id)) }

  private func node(at slot: Int) -> Node {
    var node = items.nodes[slot].declaration.value.map { items.declarations[$0] } ?? Node()
    node.stay = Rect(
      x: program.stay(ofColumn: 4 * slot), y: program.stay(ofColumn: 4 * slot + 2),
      width: program.stay(ofColumn: 4 * slot + 1), height: program.stay(ofColumn: 4 * slot + 3))
    return node
  }

  /// The place of what a node declares, made where it declared nothing.
  mutating func declaration(ofNode slot: Int) -> Int {
    if let place = items.nodes[slot].declaration.value { return place }
    let place = keep(Node())
    items.nodes[slot].declaration = OptionalIndex(place)
    return place
  }

  private mutating func keep(_ declaration: Node) -> Int {
    guard let unused = unusedDeclarations.popLast() else {
      items.declarations.append(declaration)
      return items.declarations.count - 1
    }
    items.declarations[Int(unused)] = declaration
    return Int(unused)
  }

  /// The superior node; `nil` of the root.
  public func superior(of id: NodeID) -> NodeID? {
    let parent = items.nodes[slot(id)].parent
    return parent < 0 ? nil : identity(parent)
  }

  /// The nodes under one, in order.
  public func subnodes(of id: NodeID) -> [NodeID] { items.nodes[slot(id)].subnodes.map { identity($0) } }

  /// All nodes, in preorder.
  public var nodeIDs: [NodeID] {
    var (ids, pending): ([NodeID], [Int32]) = ([], [0])
    ids.reserveCapacity(count)
    while let slot = pending.popLast() {
      ids.append(identity(slot))
      pending.append(contentsOf: items.nodes[Int(slot)].subnodes.reversed())
    }
    return ids
  }

  /// Puts a node under another.
  ///
  /// - Parameters:
  ///   - node: What it declares.
  ///   - superior: The node that it is put under.
  ///   - index: Its place among the nodes there; the last if left out.
  /// - Returns: Its identity.
  @discardableResult
  public mutating func insert(_ node: Node, under superior: NodeID, at index: Int? = nil) -> NodeID {
    let parent = slot(superior)
    let slot = unusedNodes.popLast().map(Int.init) ?? items.nodes.count
    var state = NodeState(parent: Int32(parent), generation: nextGeneration)
    let isPlain = node.isPlain
    if !isPlain { state.declaration = OptionalIndex(keep(node)) }
    if node.boundsOrigin != .zero { items.hasBoundsOrigins = true }
    nextGeneration &+= 1
    if slot == items.nodes.count { items.nodes.append(state) } else { items.nodes[slot] = state }
    items.nodes[parent].subnodes.insert(Int32(slot), at: index ?? items.nodes[parent].subnodes.count)
    order.noteInsertion(slot, isLast: index == nil && isLastBranch(parent), count: items.nodes.count)
    addColumns(of: slot, stay: node.stay, isNonnegative: node.hasNonnegativeLengths)
    if !isPlain { addRows(of: slot) }
    return identity(Int32(slot))
  }

  /// Removes a node with its subtree, and every constraint on a removed node.
  public mutating func remove(_ id: NodeID) {
    let first = slot(id)
    precondition(first != 0, "the root stays")
    leaveStack(id)
    var pending = [Int32(first)]
    var removed: [Int] = []
    while let slot = pending.popLast() {
      removed.append(Int(slot))
      pending += items.nodes[Int(slot)].subnodes
    }
    for slot in removed where items.stacks[Int32(slot)] != nil {
      for node in items.stacks[Int32(slot)]?.stack.arranged ?? [] { arrangers[node.slot] = nil }
      takeAwayStack(Int32(slot))
    }
    for slot in removed {
      while items.nodes[slot].firstUse != .none { removeConstraint(at: items.nodes[slot].firstUse.constraint) }
    }
    let parent = Int(items.nodes[first].parent)
    items.nodes[parent].subnodes.removeAll { $0 == Int32(first) }
    // What follows a superior's size stands below it.
    for slot in removed.reversed() {
      removeRows(of: slot)
      for column in 4 * slot..<4 * slot + 4 { program.removeColumn(column) }
      items.nodes[slot].isInUse = false
      if let place = items.nodes[slot].declaration.value { unusedDeclarations.append(Int32(place)) }
      items.nodes[slot].declaration = .none
      items.nodes[slot].subnodes = []
      if !measured.isEmpty { measured[Int32(slot)] = nil }
      unusedNodes.append(Int32(slot))
    }
  }

  /// Adds a guide that a stack view needs.
  mutating func insertGuide(under slot: Int32) -> Int32 {
    let guide = unusedNodes.popLast().map(Int.init) ?? items.nodes.count
    var state = NodeState(parent: slot, generation: nextGeneration)
    state.isGuide = true
    nextGeneration &+= 1
    if guide == items.nodes.count { items.nodes.append(state) } else { items.nodes[guide] = state }
    order.noteInsertion(guide, isLast: false, count: items.nodes.count)
    addColumns(of: guide, stay: .zero, isNonnegative: true)
    return Int32(guide)
  }

  /// Removes a guide that no constraint names any longer.
  mutating func removeGuide(_ guide: Int32) {
    let slot = Int(guide)
    for column in 4 * slot..<4 * slot + 4 { program.removeColumn(column) }
    items.nodes[slot].isInUse = false
    unusedNodes.append(guide)
  }

  /// Puts a node, with all under it, under another or at another place.
  ///
  /// - Precondition: The other isn't under it.
  public mutating func move(_ id: NodeID, under superior: NodeID, at index: Int? = nil) {
    let (moved, parent) = (slot(id), slot(superior))
    precondition(!isInside(parent, moved), "a node can't be put under itself")
    let former = Int(items.nodes[moved].parent)
    items.nodes[former].subnodes.removeAll { $0 == Int32(moved) }
    items.nodes[parent].subnodes.insert(Int32(moved), at: index ?? items.nodes[parent].subnodes.count)
    order.isStale = true
    var pending = [Int32(moved)]
    while let slot = pending.popLast() {
      for column in 4 * Int(slot)..<4 * Int(slot) + 4 { program.noteRank(ofColumn: column) }
      pending += inner(of: slot)
    }
    guard former != parent else { return }
    leaveStack(id)
    items.nodes[moved].parent = Int32(parent)
    rewriteRows(of: moved)
    for constraint in constraintsNaming(subtreeOf: moved) { rewriteConstraint(at: constraint) }
  }

  /// The constraints that name a node or a descendant, each once.
  func constraintsNaming(subtreeOf slot: Int) -> [Int] {
    var pending = [Int32(slot)]
    var named: Set<Int> = []
    while let slot = pending.popLast() {
      var use = items.nodes[Int(slot)].firstUse
      while use != .none {
        named.insert(use.constraint)
        use = items.link(of: use).next
      }
      pending += inner(of: slot)
    }
    return named.sorted()
  }

  /// The subnodes of a node, and the guides of its stack.
  private func inner(of slot: Int32) -> [Int32] {
    guard !items.stacks.isEmpty, let stack = items.stacks[slot] else { return items.nodes[Int(slot)].subnodes }
    return items.nodes[Int(slot)].subnodes + stack.guides
  }

  /// A node's frame in the last layout: exact, in the superior's coordinates.
  public func frame(of id: NodeID) -> Rect { frame(at: slot(id)) }

  func frame(at slot: Int) -> Rect {
    Rect(
      x: program.value(ofColumn: 4 * slot), y: program.value(ofColumn: 4 * slot + 2),
      width: program.value(ofColumn: 4 * slot + 1), height: program.value(ofColumn: 4 * slot + 3))
  }

  /// All nodes' frames, in preorder.
  public var frames: [Rect] { nodeIDs.map { frame(at: Int($0.slot)) } }

  /// Tells whether a node is another or under it.
  private func isInside(_ node: Int, _ other: Int) -> Bool {
    var outer = Int32(node)
    while outer >= 0 {
      if outer == Int32(other) { return true }
      outer = items.nodes[Int(outer)].parent
    }
    return false
  }

  /// Tells whether nothing stands behind what is put last under a node, in preorder.
  private func isLastBranch(_ node: Int) -> Bool {
    var node = node
    while node != 0 {
      let parent = Int(items.nodes[node].parent)
      guard items.nodes[parent].subnodes.last == Int32(node) else { return false }
      node = parent
    }
    return true
  }

  func identity(_ slot: Int32) -> NodeID { NodeID(slot: slot, generation: items.nodes[Int(slot)].generation) }

  func slot(_ id: NodeID) -> Int {
    precondition(contains(id), "a node of this graph that wasn't removed")
    return Int(id.slot)
  }

  // MARK: Constraints

  /// Adds a constraint, behind all others.
  ///
  /// - Precondition: Its numbers are finite, and no larger than a screen's are (`Magnitude`).
  @discardableResult
  public mutating func addConstraint(_ constraint: Constraint) -> ConstraintID {
    precondition(Magnitude.isSound(constraint.constant), Magnitude.words)
    precondition(
      Magnitude.isSoundMultiplier(constraint.multiplier), Magnitude.multiplierWords)
    return add(ConstraintState(constraint))
  }

  @discardableResult
  mutating func add(_ constraint: consuming ConstraintState) -> ConstraintID {
    let slot = unusedConstraints.popLast().map(Int.init) ?? items.constraints.count
    let generation = nextGeneration
    constraint.generation = generation
    nextGeneration &+= 1
    if slot == items.constraints.count {
      items.constraints.append(constraint)
    } else {
      items.constraints[slot] = constraint
    }
    order.noteConstraint(slot)
    register(slot)
    return ConstraintID(slot: Int32(truncatingIfNeeded: slot), generation: generation)
  }

  /// Removes a constraint.
  public mutating func removeConstraint(_ id: ConstraintID) { removeConstraint(at: slot(id)) }

  /// Tells whether an identity is still one of a constraint.
  public func contains(_ id: ConstraintID) -> Bool {
    let slot = Int(id.slot)
    return slot < items.constraints.count && items.constraints[slot].isInUse
      && items.constraints[slot].generation == id.generation
  }

  /// All constraints except those of stack views, in the order of their addition.
  public var constraintIDs: [ConstraintID] {
    items.constraints.indices.filter { items.constraints[$0].isInUse && order.sequence(ofConstraint: $0) >= 0 }
      .sorted { order.sequence(ofConstraint: $0) < order.sequence(ofConstraint: $1) }
      .map { ConstraintID(slot: Int32($0), generation: items.constraints[$0].generation) }
  }

  /// The declaration of a constraint.
  public func constraint(_ id: ConstraintID) -> Constraint {
    let state = items.constraints[slot(id)]
    func anchor(_ side: RowSide) -> Constraint.Anchor {
      var anchor = Constraint.Anchor(
        identity(side.item), side.attribute, within: side.insets < 0 ? nil : InsetsID(index: side.insets))
      anchor.isCentred = side.isCentred
      return anchor
    }
    var constraint = Constraint(
      anchor(state.first), state.relation, to: state.hasSecond ? anchor(state.second) : nil,
      multiplier: state.multiplier, constant: state.constant, priority: state.priority)
    constraint.isMirrored = state.isMirrored
    constraint.origin = state.origin < 0 ? nil : identity(state.origin)
    return constraint
  }

  /// Changes a constraint's constant.
  ///
  /// - Precondition: The constant is finite and at most a billion in size.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    precondition(Magnitude.isSound(constant), Magnitude.words)
    let slot = slot(id)
    items.constraints[slot].constant = constant
    setRowConstant(ofConstraint: slot)
  }

  /// Changes how strongly a constraint holds.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    let slot = slot(id)
    guard items.constraints[slot].priority != priority else { return }
    items.constraints[slot].priority = priority
    program.setKind(items.kind(ofConstraint: slot), of: items.constraints[slot].row)
  }

  func slot(_ id: ConstraintID) -> Int {
    precondition(contains(id), "a constraint of this graph that wasn't removed")
    return Int(id.slot)
  }

  mutating func removeConstraint(at slot: Int) {
    guard items.constraints[slot].isInUse else { return }
    unregister(slot)
    removeRows(ofConstraint: slot)
    items.constraints[slot].isInUse = false
    unusedConstraints.append(Int32(slot))
  }
}
