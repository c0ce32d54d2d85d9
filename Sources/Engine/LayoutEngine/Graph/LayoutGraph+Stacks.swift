import LayoutModel
import LayoutResolution
import LinearProgramming

/// Stack views: constraints for a node's arrangement, made anew where the arrangement changes.
extension LayoutGraph {
  /// The way in which a node arranges others; `nil` of one that doesn't.
  public func stack(of id: NodeID) -> Stack? { items.stacks[Int32(slot(id))]?.stack }

  /// Lets a node arrange others as a stack view, or changes how; `nil` for a node that doesn't any longer.
  ///
  /// - Precondition: What it arranges stands under it.
  public mutating func setStack(_ stack: Stack?, of id: NodeID) {
    let slot = Int32(slot(id))
    for node in items.stacks[slot]?.stack.arranged ?? [] { arrangers[node.slot] = nil }
    guard let stack else {
      takeAwayStack(slot)
      return
    }
    for node in stack.arranged {
      precondition(items.nodes[self.slot(node)].parent == slot, "a stack view arranges what stands under it")
      arrangers[node.slot] = slot
    }
    items.stacks[slot, default: StackState(stack: stack)].stack = stack
    staleStacks.insert(slot)
  }

  /// Hides a node, or shows it. In a stack view a hidden one takes no room; elsewhere layout doesn't heed it.
  public mutating func setHidden(_ isHidden: Bool, of id: NodeID) {
    let slot = slot(id)
    let place = declaration(ofNode: slot)
    guard items.declarations[place].isHidden != isHidden else { return }
    items.declarations[place].isHidden = isHidden
    noteContent(ofNode: slot)
  }

  /// Changes where a node's baselines lie.
  public mutating func setBaselines(_ baselines: Node.Baselines, of id: NodeID) {
    let slot = slot(id)
    let place = declaration(ofNode: slot)
    guard items.declarations[place].baselines != baselines else { return }
    items.declarations[place].baselines = baselines
    rewriteBaselines(of: Int32(slot))
  }

  /// UIKit's identifier of a constraint that a stack view made: `UISV-spacing`; `nil` of others.
  public func stackIdentifier(of id: ConstraintID) -> String? {
    guard let stack = order.stack(ofConstraint: slot(id)) else { return nil }
    return items.stacks[stack]?.made.first { $0.id == id }?.constraint.identifier.rawValue
  }

  // MARK: What changes

  /// Notes that a node's content size changed, or that it was hidden or shown: a stack view around it may arrange it
  /// otherwise.
  mutating func noteContent(ofNode slot: Int) {
    guard !arrangers.isEmpty, let stack = arrangers[Int32(slot)] else { return }
    staleStacks.insert(stack)
  }

  /// A node leaves the stack view that arranges it.
  mutating func leaveStack(_ id: NodeID) {
    guard !arrangers.isEmpty, let stack = arrangers.removeValue(forKey: id.slot) else { return }
    items.stacks[stack]?.stack.arranged.removeAll { $0 == id }
    items.stacks[stack]?.stack.customSpacing[id] = nil
    staleStacks.insert(stack)
    guard let baselines = items.stacks[stack]?.baselines, baselines.first == id.slot || baselines.last == id.slot else {
      return
    }
    items.stacks[stack]?.baselines = nil
    rewriteBaselines(of: stack)
  }

  /// Removes what was made for a stack view.
  mutating func takeAwayStack(_ slot: Int32) {
    staleStacks.remove(slot)
    guard let state = items.stacks.removeValue(forKey: slot) else { return }
    rewriteBaselines(of: slot)
    for made in state.made where contains(made.id) { removeConstraint(made.id) }
    for guide in state.guides { removeGuide(guide) }
    order.guideCount -= state.guides.count
    noteContent(ofNode: Int(slot))
  }

  /// Writes anew what is tied to a node's baselines, or to those of stack views that have them for theirs.
  mutating func rewriteBaselines(of node: Int32) {
    var use = items.nodes[Int(node)].firstUse
    var tied: [Int] = []
    while use != .none {
      let constraint = items.constraints[use.constraint]
      let side = use.isSecond ? constraint.second : constraint.first
      if side.attribute.isBaseline, side.insets < 0 { tied.append(use.constraint) }
      use = items.link(of: use).next
    }
    for constraint in tied { rewriteConstraint(at: constraint) }
    guard let outer = arrangers[node], let baselines = items.stacks[outer]?.baselines,
      baselines.first == node || baselines.last == node
    else { return }
    rewriteBaselines(of: outer)
  }

  // MARK: Arranging

  /// Makes the constraints of stack views anew that changed, inner ones first: outer ones ask for their lengths.
  mutating func arrangeStacks() {
    while let stack = staleStacks.max(by: {
      (items.depth(of: Int($0)), $0) < (items.depth(of: Int($1)), $1)
    }) {
      staleStacks.remove(stack)
      arrange(stack)
    }
  }

  private mutating func arrange(_ slot: Int32) {
    guard let state = items.stacks[slot] else { return }
    let arrangement = arrangement(of: state.stack)
    let wanted = arrangement?.constraints ?? []
    let guideCount = arrangement?.guides.count ?? 0
    var guides = state.guides
    while guides.count < guideCount { guides.append(insertGuide(under: slot)) }
    items.stacks[slot]?.guides = guides
    let states = wanted.map { self.state($0, state.stack, slot, guides) }
    let made = replace(state.made, by: wanted, states, of: slot)
    items.stacks[slot]?.made = made
    while guides.count > guideCount, let guide = guides.popLast() { removeGuide(guide) }
    items.stacks[slot]?.guides = guides
    order.guideCount += guides.count - state.guides.count

    let naturalSize = arrangement?.naturalSize ?? .none
    if naturalSize != state.naturalSize {
      items.stacks[slot]?.naturalSize = naturalSize
      noteContent(ofNode: Int(slot))
    }
    let baselines = arrangement.map { arrangement in
      let (first, last) = arrangement.baselineViews
      return (state.stack.arranged[first].slot, state.stack.arranged[last].slot)
    }
    if baselines?.0 != state.baselines?.first || baselines?.1 != state.baselines?.last {
      items.stacks[slot]?.baselines = baselines
      rewriteBaselines(of: slot)
    }
  }

  private func arrangement(of stack: Stack) -> StackArrangement? {
    guard !stack.arranged.isEmpty else { return nil }
    let views = stack.arranged.map { id in
      let node = items.nodes[Int(id.slot)].declaration.value.map { items.declarations[$0] } ?? Node()
      let own = measured[id.slot]?.unwrapped ?? node.contentSize
      let inner = items.stacks[id.slot]?.naturalSize
      return StackArrangement.View(
        isHidden: node.isHidden, customSpacing: stack.customSpacing[id],
        naturalSize: IntrinsicContentSize(width: own.width ?? inner?.width, height: own.height ?? inner?.height),
        mayWrap: node.mayWrap,
        horizontalCompressionResistance: node.contentCompressionResistancePriority.horizontal)
    }
    var arrangement = StackArrangement(
      of: views, stack.settings, margins: stack.ownMargins, SystemBehavior(stack.systemVersion))
    arrangement.implyConstraints()
    return arrangement
  }

  private func state(
    _ constraint: StackConstraint, _ stack: Stack, _ slot: Int32, _ guides: [Int32]
  ) -> ConstraintState {
    func side(_ item: StackConstraint.Item, _ attribute: ConstraintAttribute) -> RowSide {
      switch item {
      case .stack: RowSide(slot, attribute)
      case .canvas:
        RowSide(
          slot, attribute,
          within: stack.settings.isLayoutMarginsRelativeArrangement ? stack.margins?.index ?? -1 : -1)
      case .arranged(let index): RowSide(stack.arranged[index].slot, attribute)
      case .guide(let index): RowSide(guides[index], attribute)
      }
    }
    let attribute = constraint.firstAttribute
    return ConstraintState(
      side(constraint.first, attribute), constraint.relation,
      to: constraint.second.map { side($0, constraint.secondAttribute) } ?? .none, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority,
      isMirrored: stack.isMirrored && attribute.axis == .horizontal && !attribute.isSize, origin: -1)
  }

  /// Replaces a stack view's constraints by others: those stay that begin or end both lists.
  private mutating func replace(
    _ made: [StackState.Made], by wanted: [StackConstraint], _ states: [ConstraintState], of stack: Int32
  ) -> [StackState.Made] {
    let made = made.filter { contains($0.id) }
    func isKept(_ old: Int, _ new: Int) -> Bool { items.constraints[Int(made[old].id.slot)].isAlike(states[new]) }
    let shorter = min(made.count, wanted.count)
    var (before, behind) = (0, 0)
    while before < shorter, isKept(before, before) { before += 1 }
    while behind < shorter - before, isKept(made.count - 1 - behind, wanted.count - 1 - behind) { behind += 1 }
    for old in made[before..<made.count - behind] { removeConstraint(old.id) }
    return wanted.indices.map { index in
      let id: ConstraintID
      if index < before || index >= wanted.count - behind {
        id = made[index < before ? index : index - wanted.count + made.count].id
        setPriority(states[index].priority, of: id)
        setConstant(states[index].constant, of: id)
      } else {
        id = add(states[index])
      }
      order.setPlace(index, inStack: stack, ofConstraint: Int(id.slot))
      return StackState.Made(id: id, constraint: wanted[index])
    }
  }
}

extension LayoutGraph.ConstraintState {
  /// Tells whether another one says the same but for its constant and its priority.
  fileprivate func isAlike(_ other: LayoutGraph.ConstraintState) -> Bool {
    first == other.first && second == other.second && relation == other.relation && multiplier == other.multiplier
      && isMirrored == other.isMirrored && origin == other.origin
  }
}
