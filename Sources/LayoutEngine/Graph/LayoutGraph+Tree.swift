public import LayoutModel
public import LayoutResolution

extension LayoutGraph {
  /// The graph of a tree in a window: what a file declares, to be edited.
  ///
  /// - Parameters:
  ///   - tree: The tree. Its items are the graph's nodes, in its order.
  ///   - window: The window.
  public init(_ tree: ViewTree, in window: Window) {
    self.init(windowSize: window.size)
    let values = TreeInsets(tree, in: window).values(frames: nil)
    for position in 1..<max(1, tree.count) {
      insert(Node(tree, position), under: identity(tree.parents[position]))
    }
    for (insets, value) in zip(tree.insets, values) {
      self.insets.append(InsetsState(node: insets.view, value: value))
    }
    setOrigins(tree, values)
    for (index, view) in tree.wrappingTextViews.enumerated() {
      let unwrapped = tree.textSizes(in: nil)[index]
      setMeasure(
        { width in
          let size = width.map { tree.brokenText(index, inWidth: $0).size } ?? unwrapped
          return IntrinsicContentSize(width: size.width, height: size.height)
        }, of: identity(view))
    }
    for constraint in tree.constraints where constraint.isActive {
      addConstraint(Constraint(constraint, in: tree, nodes))
    }
    setWindow(window, of: tree)
  }

  /// Lays the graph of a tree out in another window from now on.
  public mutating func setWindow(_ window: Window, of tree: ViewTree) {
    setWindowSize(window.size)
    guard tree.insets.contains(where: { $0.fixed == nil }) else { return }
    let insets = TreeInsets(tree, in: window)
    update(insets, nil)
    updateInsets = { graph in graph.update(insets, graph.nodes[..<insets.tree.count].map(\.frame)) }
  }

  private mutating func update(_ insets: TreeInsets, _ frames: [Rect]?) {
    let values = insets.values(frames: frames)
    for (index, value) in values.enumerated() { setInsets(value, of: InsetsID(index: Int32(index))) }
    setOrigins(insets.tree, values)
  }

  private mutating func setOrigins(_ tree: ViewTree, _ values: [EdgeInsets]) {
    for (view, number) in tree.scrollOffsets {
      let offset = values[Int(number)]
      setBoundsOrigin(Point(x: offset.left, y: offset.top), of: identity(view))
    }
  }
}

/// A tree's insets in a window.
private struct TreeInsets {
  let tree: ViewTree
  let window: Window

  init(_ tree: ViewTree, in window: Window) {
    self.tree = tree
    self.window = window
  }

  func values(frames: [Rect]?) -> [EdgeInsets] {
    guard !tree.insets.isEmpty else { return [] }
    var resolution = InsetResolution(tree, in: window, frames: frames)
    return zip(tree.insets, resolution.insets()).map { $0.fixed ?? $1 }
  }
}

extension LayoutGraph.Node {
  /// The node of an item of a tree.
  fileprivate init(_ tree: borrowing ViewTree, _ position: Int) {
    guard position < tree.viewCount else {
      self.init(placement: tree.isContent(position) ? .scrolledContent : .constraints)
      return
    }
    let view = tree.views[position]
    let superview = tree.views[Int(tree.parents[position])]
    if tree.followsMask(position) {
      self.init(
        placement: .mask(
          superview.autoresizesSubviews ? view.autoresizingMask : [], frame: view.frame,
          superviewSize: tree.superviewSizes[Int32(position)] ?? superview.frame.size),
        stay: view.frame)
    } else {
      self.init(stay: view.frame)
    }
    contentSize = view.intrinsicContentSize
    contentHuggingPriority = view.contentHuggingPriority
    contentCompressionResistancePriority = view.contentCompressionResistancePriority
    alignmentRectInsets = view.alignmentRectInsets
    isContentWidthLate = view.kind == .label && tree.wrappingTextViews.contains(Int32(position))
  }
}

extension LayoutGraph.Constraint {
  /// A constraint of a tree.
  fileprivate init(
    _ constraint: borrowing TreeConstraint, in tree: borrowing ViewTree, _ nodes: [LayoutGraph.NodeState]
  ) {
    func identity(_ slot: Int32) -> LayoutGraph.NodeID {
      LayoutGraph.NodeID(slot: slot, generation: nodes[Int(slot)].generation)
    }
    func anchor(_ term: TreeConstraint.Term) -> Anchor {
      var anchor = Anchor(
        identity(Int32(term.view.position)), term.attribute, within: term.insets.map(LayoutGraph.InsetsID.init))
      if let insets = term.insets, case .centredBaseline = tree.insets[Int(insets)].kind { anchor.isCentred = true }
      return anchor
    }
    self.init(
      anchor(constraint.first), constraint.relation, to: constraint.second.map(anchor),
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
    isMirrored = constraint.isMirrored
    origin = constraint.origin.map { identity($0) }
  }
}
