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
    for index in tree.constraints.indices where tree.constraints[index].isActive {
      add(ConstraintState(tree, index))
    }
    setWindow(window, of: tree)
  }

  /// Lays the graph of a tree out in another window from now on.
  public mutating func setWindow(_ window: Window, of tree: ViewTree) {
    setWindowSize(window.size)
    guard tree.insets.contains(where: { $0.fixed == nil }) else { return }
    let insets = TreeInsets(tree, in: window)
    update(insets, nil)
    updateInsets = { graph in graph.update(insets, (0..<insets.tree.count).map { graph.frame(at: $0) }) }
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

extension LayoutGraph.ConstraintState {
  /// A constraint of a tree: nodes are the tree's items, in its order.
  fileprivate init(_ tree: borrowing ViewTree, _ index: Int) {
    func isCentred(_ insets: Int32?) -> Bool {
      guard let insets, case .centredBaseline = tree.insets[Int(insets)].kind else { return false }
      return true
    }
    let (firstInsets, secondInsets) = (tree.constraints[index].firstInsets, tree.constraints[index].secondInsets)
    let second = tree.constraints[index].secondView.map { view in
      LayoutGraph.Side(
        node: view, insets: secondInsets ?? -1, tree.constraints[index].secondAttribute,
        isCentred: isCentred(secondInsets))
    }
    self.init(
      LayoutGraph.Side(
        node: tree.constraints[index].firstView, insets: firstInsets ?? -1, tree.constraints[index].firstAttribute,
        isCentred: isCentred(firstInsets)), tree.constraints[index].relation, to: second ?? .none,
      multiplier: tree.constraints[index].multiplier, constant: tree.constraints[index].constant,
      priority: tree.constraints[index].priority, isMirrored: tree.constraints[index].isMirrored,
      origin: tree.constraints[index].origin ?? -1)
  }
}
