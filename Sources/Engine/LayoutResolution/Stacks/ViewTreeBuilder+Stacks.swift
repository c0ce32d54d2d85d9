import LayoutModel

extension ViewTreeBuilder {
  /// Makes the constraints and guides of stack views, in preorder of the stack views.
  ///
  /// Views keep their own constraints and priorities. The implied ones take part beside them, also in conflicts.
  mutating func arrangeStacks() {
    var stacks: [(view: Int, settings: StackSettings)] = []
    for view in 0..<viewCount {
      if case .stack(let settings) = views[view].arrangement { stacks.append((view, settings)) }
    }
    guard !stacks.isEmpty else { return }
    // In reverse, because outer stack views need the lengths of inner ones.
    var naturalSizes: [Int: IntrinsicContentSize] = [:]
    var arranged: [ArrangedStack] = []
    for (stack, settings) in stacks.reversed() {
      let views = arrangedSubviews(of: stack, settings)
      guard !views.isEmpty else { continue }
      let inner = ArrangedStack(of: stack, settings, views, naturalSizes, &self)
      naturalSizes[stack] = inner.arrangement.naturalSize
      let baselines = inner.arrangement.baselineViews
      stackBaselines[stack] = (views[baselines.first], views[baselines.last])
      arranged.append(inner)
    }
    for stack in arranged {
      for view in stack.arranged { views[view].translatesAutoresizingMaskIntoConstraints = false }
    }
    for stack in arranged.reversed() { imply(stack) }
    stackConstraintCount = implied.count
  }

  /// Implies a stack view's constraints, under their identifiers behind its name.
  private mutating func imply(_ stack: ArrangedStack) {
    var arrangement = stack.arrangement
    arrangement.implyConstraints()
    let name = name(ofHolder: stack.view)
    let guides = arrangement.guides.map { addGuide("\(name)/\($0)", of: stack.view) }
    self.stacks.append(
      TreeStack(
        view: Int32(stack.view), arranged: stack.arranged.map { Int32($0) },
        guides: Int32(parents.count - guides.count)..<Int32(parents.count), settings: arrangement.settings,
        canvas: stack.canvas, margins: arrangement.margins))
    func position(_ item: StackConstraint.Item) -> Int {
      switch item {
      case .stack, .canvas: stack.view
      case .arranged(let index): stack.arranged[index]
      case .guide(let index): guides[index]
      }
    }
    for constraint in arrangement.constraints {
      imply(
        "\(name)/\(constraint.identifier.rawValue)[\(constraint.number)]", position(constraint.first),
        constraint.firstAttribute, constraint.relation, constraint.second.map { position($0) },
        constraint.secondAttribute, insets: constraint.second == .canvas ? stack.canvas : nil,
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
        heldBy: stack.view)
    }
  }

  /// The installed subviews that a stack view arranges, in their order, including hidden ones.
  private func arrangedSubviews(of stack: Int, _ settings: StackSettings) -> [Int] {
    guard let ids = settings.arrangedSubviews else { return subviews(of: stack) }
    return ids.compactMap { positionsByID[$0].map(Int.init) }.filter { parents[$0] == Int32(stack) }
  }

  /// A view's installed subviews, in order.
  func subviews(of view: Int) -> [Int] {
    var subviews: [Int] = []
    var subview = view + 1
    while subview < Int(subtreeEnds[view]) {
      subviews.append(subview)
      subview = Int(subtreeEnds[subview])
    }
    return subviews
  }

  /// The item whose baseline an item has: for a stack view, one of its arranged views.
  func baselineItem(of item: Int, _ attribute: ConstraintAttribute) -> Int {
    var item = item
    while let views = stackBaselines[item] { item = attribute == .firstBaseline ? views.first : views.last }
    return item
  }
}

/// A stack view of a tree, with what it arranges.
private struct ArrangedStack {
  let view: Int
  /// The arranged views' positions in the tree, hidden ones too.
  let arranged: [Int]
  let arrangement: StackArrangement
  /// The number of the insets of the canvas in the stack view; `nil` where the canvas is its alignment rectangle.
  let canvas: Int32?

  /// - Parameters:
  ///   - stack: The stack view's position in the tree.
  ///   - settings: How it arranges.
  ///   - arranged: The positions of the arranged views, at least one.
  ///   - naturalSizes: What inner stack views' contents ask for.
  ///   - builder: The tree.
  init(
    of stack: Int, _ settings: StackSettings, _ arranged: [Int], _ naturalSizes: [Int: IntrinsicContentSize],
    _ builder: inout ViewTreeBuilder
  ) {
    view = stack
    self.arranged = arranged
    let behavior = SystemBehavior(builder.traits.systemVersion)
    var margins = EdgeInsets.zero
    if settings.isLayoutMarginsRelativeArrangement {
      canvas = builder.number(of: ItemInsets(view: Int32(stack), kind: .layoutMargins))
      let declaration = builder.views[stack].declaration
      margins = declaration.layoutMargins(for: builder.direction(of: stack)) ?? behavior.layoutMargins
    } else {
      canvas = nil
    }
    let views = arranged.map {
      StackArrangement.View(builder.views[$0], settings, naturalSizes[$0])
    }
    arrangement = StackArrangement(of: views, settings, margins: margins, behavior)
  }
}

extension StackArrangement.View {
  /// A view of a tree, whose content, if it is a stack view, asks for a size.
  fileprivate init(_ view: ResolvedView, _ settings: StackSettings, _ content: IntrinsicContentSize?) {
    let own = view.intrinsicContentSize
    self.init(
      isHidden: view.isHidden, customSpacing: view.id.flatMap { settings.customSpacing[$0] },
      naturalSize: IntrinsicContentSize(
        width: own[.horizontal] ?? content?[.horizontal], height: own[.vertical] ?? content?[.vertical]),
      mayWrap: view.kind == .label && view.declaration.numberOfLines != 1,
      horizontalCompressionResistance: view.contentCompressionResistancePriority[.horizontal])
  }
}
