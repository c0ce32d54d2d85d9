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
    reserve(nodes: tree.count, constraints: tree.constraints.count)
    let values = TreeInsets(tree, in: window).values(frames: nil)
    let guides = tree.stacks.first.map { $0.guides.lowerBound..<(tree.stacks.last ?? $0).guides.upperBound }
    for position in 1..<max(1, tree.count) {
      if let guides, guides.contains(Int32(position)) {
        _ = insertGuide(under: tree.parents[position])
      } else {
        insert(tree, position)
      }
    }
    for (insets, value) in zip(tree.insets, values) {
      items.insets.append(InsetsState(node: insets.view, value: value))
    }
    setOrigins(tree, values)
    let unwrapped = tree.wrappingTextViews.isEmpty ? [] : tree.textSizes(in: nil)
    for (index, view) in tree.wrappingTextViews.enumerated() {
      let unwrapped = unwrapped[index]
      setMeasure(
        { width in
          let size = width.map { tree.brokenText(index, inWidth: $0).size } ?? unwrapped
          return IntrinsicContentSize(width: size.width, height: size.height)
        }, of: identity(view))
    }
    for stack in tree.stacks { add(stack, of: tree) }
    for index in tree.stackConstraintCount..<tree.constraints.count where tree.constraints[index].isActive {
      add(ConstraintState(tree, index))
    }
    setWindow(window, of: tree)
  }

  /// The node of a tree's item, of a graph that was made of the tree; it may have been removed since.
  public func node(of index: ViewTree.Index) -> NodeID { Self.node(ofItem: index.position) }

  /// Nodes of a tree are made first, one behind the other.
  private static func node(ofItem position: Int) -> NodeID {
    NodeID(slot: Int32(position), generation: UInt32(position))
  }

  private mutating func insert(_ tree: borrowing ViewTree, _ position: Int) {
    insert(Node(tree, position), under: identity(tree.parents[position]))
  }

  /// Lets the node of a stack view arrange others, with the guides that its tree has for it.
  private mutating func add(_ stack: TreeStack, of tree: ViewTree) {
    var made = Stack(
      stack.arranged.map { identity($0) }, stack.settings, systemVersion: tree.traits.systemVersion)
    for view in stack.arranged {
      guard let id = tree.views[Int(view)].id, let spacing = stack.settings.customSpacing[id] else { continue }
      made.customSpacing[identity(view)] = spacing
    }
    made.margins = stack.canvas.map { InsetsID(index: $0) }
    made.ownMargins = stack.margins
    made.isMirrored = tree.views[Int(stack.view)].direction(in: tree.traits.layoutDirection) == .rightToLeft
    let alignment = stack.settings.alignment
    if alignment == .firstBaseline || alignment == .lastBaseline || stack.settings.isBaselineRelativeArrangement {
      for view in stack.arranged {
        setBaselines(Node.Baselines(tree, Int(view)), of: identity(view))
      }
    }
    setStack(made, of: identity(stack.view))
    items.stacks[stack.view]?.guides = Array(stack.guides)
    order.guideCount += stack.guides.count
  }

  /// Lays the graph of a tree out in another window from now on.
  public mutating func setWindow(_ window: Window, of tree: ViewTree) {
    setWindowSize(window.size)
    guard tree.insets.contains(where: { $0.fixed == nil }) else { return }
    let insets = TreeInsets(tree, in: window)
    update(insets, nil)
    updateInsets = { graph in
      graph.update(
        insets,
        (0..<insets.tree.count).map { graph.contains(Self.node(ofItem: $0)) ? graph.frame(at: $0) : .zero })
    }
  }

  private mutating func update(_ insets: TreeInsets, _ frames: [Rect]?) {
    let values = insets.values(frames: frames)
    for (index, value) in values.enumerated() { setInsets(value, of: InsetsID(index: Int32(index))) }
    setOrigins(insets.tree, values)
  }

  private mutating func setOrigins(_ tree: ViewTree, _ values: [EdgeInsets]) {
    for (view, number) in tree.scrollOffsets where contains(Self.node(ofItem: Int(view))) {
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
    if tree.followsMask(position) {
      let superview = Int(tree.parents[position])
      self.init(
        placement: .mask(
          tree.views[superview].autoresizesSubviews ? tree.views[position].autoresizingMask : [],
          frame: tree.views[position].frame,
          superviewSize: tree.superviewSizes[Int32(position)] ?? tree.views[superview].frame.size),
        stay: tree.views[position].frame)
    } else {
      self.init(stay: tree.views[position].frame)
    }
    contentSize = tree.views[position].intrinsicContentSize
    contentHuggingPriority = tree.views[position].contentHuggingPriority
    contentCompressionResistancePriority = tree.views[position].contentCompressionResistancePriority
    alignmentRectInsets = tree.views[position].alignmentRectInsets
    isHidden = tree.views[position].isHidden
    guard tree.views[position].kind == .label else { return }
    mayWrap = tree.views[position].declaration.numberOfLines != 1
    isContentWidthLate = tree.wrappingTextViews.contains(Int32(position))
  }
}

extension LayoutGraph.Node.Baselines {
  /// The baselines of a view of a tree.
  fileprivate init(_ tree: ViewTree, _ position: Int) {
    switch tree.baselines(of: tree.index(at: position)) {
    case .fixed(let insets): self = .text(first: insets.top, last: insets.bottom)
    case .centredBaseline(let offset): self = .centredText(offset)
    default: self = [.button, .imageView].contains(tree.views[position].kind) ? .bottom : .edges
    }
  }
}

extension LayoutGraph.ConstraintState {
  /// A constraint of a tree: nodes are the tree's items, in its order.
  fileprivate init(_ tree: borrowing ViewTree, _ index: Int) {
    func isCentred(_ insets: Int32?) -> Bool {
      guard let insets, case .centredBaseline = tree.insets[Int(insets)].kind else { return false }
      return true
    }
    let (firstInsets, secondInsets) = (tree.constraints[index].firstInsets, tree.constraints[index].secondInsets)
    let second = tree.constraints[index].secondView.map { view in
      RowSide(
        view, tree.constraints[index].secondAttribute, within: secondInsets ?? -1, isCentred: isCentred(secondInsets))
    }
    self.init(
      RowSide(
        tree.constraints[index].firstView, tree.constraints[index].firstAttribute, within: firstInsets ?? -1,
        isCentred: isCentred(firstInsets)), tree.constraints[index].relation, to: second ?? .none,
      multiplier: tree.constraints[index].multiplier, constant: tree.constraints[index].constant,
      priority: tree.constraints[index].priority, isMirrored: tree.constraints[index].isMirrored,
      origin: tree.constraints[index].origin ?? -1)
  }
}
