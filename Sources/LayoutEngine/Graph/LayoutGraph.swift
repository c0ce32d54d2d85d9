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

  var nodes: [NodeState] = []
  private var unusedNodes: [Int32] = []
  var constraints: [ConstraintState] = []
  private var unusedConstraints: [Int32] = []
  var insets: [InsetsState] = []
  var program = EditableProgram()
  /// The number of the next constraint: of a conflict the last one is left out.
  private var nextSequence = 0
  private var nextGeneration: UInt32 = 1
  var order = GraphOrder()
  /// The nodes whose content is measured.
  var measured: [Int32: Measure] = [:]
  /// The source of the insets that depend on frames, once these are known.
  var updateInsets: ((inout LayoutGraph) -> Void)?

  struct NodeState {
    var node: Node
    var parent: Int32
    var subnodes: [Int32] = []
    var generation: UInt32
    /// The rows of its mask, or of its content.
    var rows: [EditableProgram.RowID] = []
    /// The first of the uses of it by constraints, which are a list.
    var firstUse = Use.none
    var frame = Rect.zero
    var isInUse = true
    var isMoved = false
  }

  /// A side of a constraint, which names a node.
  struct Use: Hashable {
    let raw: Int32

    static let none = Use(raw: -1)

    init(raw: Int32) { self.raw = raw }

    /// The left side of a constraint, or its right one.
    init(_ constraint: Int, isSecond: Bool) { raw = Int32(truncatingIfNeeded: constraint << 1 | (isSecond ? 1 : 0)) }

    /// The constraint, by its slot.
    var constraint: Int { Int(raw >> 1) }
    var isSecond: Bool { raw & 1 == 1 }
  }

  /// The uses of a node before and behind one.
  struct Link {
    var previous = Use.none
    var next = Use.none
  }

  struct ConstraintState {
    var constraint: Constraint
    var links = (first: Link(), second: Link())
    var row: EditableProgram.RowID
    /// The part of the row's constant that insets and origins add.
    var beside = 0.0
    var sequence: Int
    var generation: UInt32
    var isInUse = true
  }

  struct InsetsState {
    let node: Int32
    var value: EdgeInsets
    /// The constraints that speak of it.
    var constraints: [Int32] = []
  }

  /// A graph of a window without views.
  public init(windowSize: Size) {
    root = NodeID(slot: 0, generation: 0)
    nodes = [NodeState(node: Node(stay: Rect(windowSize)), parent: -1, generation: 0)]
    addColumns(of: 0)
    for (column, value) in zip(0..., [0, windowSize.width, 0, windowSize.height]) {
      program.beginRow(constant: -value)
      program.add(newColumn: column, times: 1)
      program.endRow(.requirement(.equal, item: nil), isActive: true)
      nodes[0].rows.append(program.endedRow)
    }
  }

  // MARK: Nodes

  /// The number of nodes.
  public var count: Int { nodes.count - unusedNodes.count }

  /// Tells whether an identity is still one of a node.
  public func contains(_ id: NodeID) -> Bool {
    Int(id.slot) < nodes.count && nodes[Int(id.slot)].isInUse && nodes[Int(id.slot)].generation == id.generation
  }

  /// The declaration of a node.
  public func node(_ id: NodeID) -> Node { nodes[slot(id)].node }

  /// The superior node; `nil` of the root.
  public func superior(of id: NodeID) -> NodeID? {
    let parent = nodes[slot(id)].parent
    return parent < 0 ? nil : identity(parent)
  }

  /// The nodes under one, in order.
  public func subnodes(of id: NodeID) -> [NodeID] { nodes[slot(id)].subnodes.map { identity($0) } }

  /// All nodes, in preorder.
  public var nodeIDs: [NodeID] {
    var (ids, pending): ([NodeID], [Int32]) = ([], [0])
    ids.reserveCapacity(count)
    while let slot = pending.popLast() {
      ids.append(identity(slot))
      pending.append(contentsOf: nodes[Int(slot)].subnodes.reversed())
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
    let slot = unusedNodes.popLast().map(Int.init) ?? nodes.count
    let state = NodeState(node: node, parent: Int32(parent), generation: nextGeneration)
    nextGeneration &+= 1
    if slot == nodes.count { nodes.append(state) } else { nodes[slot] = state }
    nodes[parent].subnodes.insert(Int32(slot), at: index ?? nodes[parent].subnodes.count)
    order.noteInsertion(slot, isLast: index == nil && isLastBranch(parent), count: nodes.count)
    addColumns(of: slot)
    addRows(of: slot)
    return identity(Int32(slot))
  }

  /// Removes a node, all under it, and the constraints that name one of them.
  public mutating func remove(_ id: NodeID) {
    let first = slot(id)
    precondition(first != 0, "the root stays")
    var pending = [Int32(first)]
    var removed: [Int] = []
    while let slot = pending.popLast() {
      removed.append(Int(slot))
      pending += nodes[Int(slot)].subnodes
    }
    for slot in removed {
      while nodes[slot].firstUse != .none { removeConstraint(at: nodes[slot].firstUse.constraint) }
    }
    let parent = Int(nodes[first].parent)
    nodes[parent].subnodes.removeAll { $0 == Int32(first) }
    // What follows a superior's size stands below it.
    for slot in removed.reversed() {
      for row in nodes[slot].rows { program.removeRow(row) }
      for column in 4 * slot..<4 * slot + 4 { program.removeColumn(column) }
      nodes[slot].isInUse = false
      nodes[slot].rows = []
      nodes[slot].subnodes = []
      measured[Int32(slot)] = nil
      unusedNodes.append(Int32(slot))
    }
  }

  /// Puts a node, with all under it, under another or at another place.
  ///
  /// - Precondition: The other isn't under it.
  public mutating func move(_ id: NodeID, under superior: NodeID, at index: Int? = nil) {
    let (moved, parent) = (slot(id), slot(superior))
    precondition(!isInside(parent, moved), "a node can't be put under itself")
    let former = Int(nodes[moved].parent)
    nodes[former].subnodes.removeAll { $0 == Int32(moved) }
    nodes[parent].subnodes.insert(Int32(moved), at: index ?? nodes[parent].subnodes.count)
    order.isStale = true
    var pending = [Int32(moved)]
    while let slot = pending.popLast() {
      for column in 4 * Int(slot)..<4 * Int(slot) + 4 { program.noteRank(ofColumn: column) }
      pending += nodes[Int(slot)].subnodes
    }
    guard former != parent else { return }
    nodes[moved].parent = Int32(parent)
    rewriteRows(of: moved)
    for constraint in constraintsNaming(subtreeOf: moved) { rewriteConstraint(at: constraint) }
  }

  /// The constraints that name a node or one under it, each once.
  func constraintsNaming(subtreeOf slot: Int) -> [Int] {
    var pending = [Int32(slot)]
    var named: Set<Int> = []
    while let slot = pending.popLast() {
      var use = nodes[Int(slot)].firstUse
      while use != .none {
        named.insert(use.constraint)
        use = link(of: use).next
      }
      pending += nodes[Int(slot)].subnodes
    }
    return named.sorted()
  }

  func link(of use: Use) -> Link {
    use.isSecond ? constraints[use.constraint].links.second : constraints[use.constraint].links.first
  }

  /// A node's frame in the last layout: exact, in the superior's coordinates.
  public func frame(of id: NodeID) -> Rect { nodes[slot(id)].frame }

  /// All nodes' frames, in preorder.
  public var frames: [Rect] { nodeIDs.map { nodes[Int($0.slot)].frame } }

  /// Tells whether a node is another or under it.
  private func isInside(_ node: Int, _ other: Int) -> Bool {
    var outer = Int32(node)
    while outer >= 0 {
      if outer == Int32(other) { return true }
      outer = nodes[Int(outer)].parent
    }
    return false
  }

  /// Tells whether nothing stands behind what is put last under a node, in preorder.
  private func isLastBranch(_ node: Int) -> Bool {
    var node = node
    while node != 0 {
      let parent = Int(nodes[node].parent)
      guard nodes[parent].subnodes.last == Int32(node) else { return false }
      node = parent
    }
    return true
  }

  func identity(_ slot: Int32) -> NodeID { NodeID(slot: slot, generation: nodes[Int(slot)].generation) }

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
    let slot = unusedConstraints.popLast().map(Int.init) ?? constraints.count
    let state = ConstraintState(
      constraint: constraint, row: EditableProgram.RowID.none, sequence: nextSequence, generation: nextGeneration)
    nextSequence += 1
    nextGeneration &+= 1
    if slot == constraints.count { constraints.append(state) } else { constraints[slot] = state }
    order.setSequence(state.sequence, ofConstraint: slot)
    register(slot)
    return ConstraintID(slot: Int32(slot), generation: state.generation)
  }

  /// Removes a constraint.
  public mutating func removeConstraint(_ id: ConstraintID) { removeConstraint(at: slot(id)) }

  /// Tells whether an identity is still one of a constraint.
  public func contains(_ id: ConstraintID) -> Bool {
    let slot = Int(id.slot)
    return slot < constraints.count && constraints[slot].isInUse && constraints[slot].generation == id.generation
  }

  /// All constraints, in the order in which they were added.
  public var constraintIDs: [ConstraintID] {
    constraints.indices.filter { constraints[$0].isInUse }
      .sorted { constraints[$0].sequence < constraints[$1].sequence }
      .map { ConstraintID(slot: Int32($0), generation: constraints[$0].generation) }
  }

  /// The declaration of a constraint.
  public func constraint(_ id: ConstraintID) -> Constraint { constraints[slot(id)].constraint }

  /// Changes a constraint's constant.
  ///
  /// - Precondition: The constant is finite and at most a billion in size.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    precondition(Magnitude.isSound(constant), Magnitude.words)
    let slot = slot(id)
    constraints[slot].constraint.constant = constant
    program.setConstant(constraints[slot].beside - constant, of: constraints[slot].row)
  }

  /// Changes how strongly a constraint holds.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    let slot = slot(id)
    constraints[slot].constraint.priority = priority
    program.setKind(kind(ofConstraint: slot), of: constraints[slot].row)
  }

  func slot(_ id: ConstraintID) -> Int {
    precondition(contains(id), "a constraint of this graph that wasn't removed")
    return Int(id.slot)
  }

  private mutating func removeConstraint(at slot: Int) {
    guard constraints[slot].isInUse else { return }
    unregister(slot)
    program.removeRow(constraints[slot].row)
    constraints[slot].isInUse = false
    unusedConstraints.append(Int32(slot))
  }
}
