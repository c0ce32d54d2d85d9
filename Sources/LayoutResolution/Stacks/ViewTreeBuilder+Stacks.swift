import LayoutModel

extension ViewTreeBuilder {
  /// Makes what stack views arrange by: constraints and guides, in preorder of the stack views.
  ///
  /// Views keep their own constraints and priorities; what is implied takes part beside them, in conflicts too.
  mutating func arrangeStacks() {
    let stacks = (0..<viewCount).filter { views[$0].kind == .stackView }
    guard !stacks.isEmpty else { return }
    // Inner stack views stand behind the outer ones, which ask for their lengths.
    var naturalSizes: [Int: IntrinsicContentSize] = [:]
    var arrangements: [StackArrangement] = []
    for stack in stacks.reversed() {
      let arranged = arrangedSubviews(of: stack)
      guard !arranged.isEmpty else { continue }
      let arrangement = StackArrangement(of: stack, arranged, naturalSizes, &self)
      naturalSizes[stack] = arrangement.naturalSize
      stackBaselines[stack] = arrangement.baselineViews
      arrangements.append(arrangement)
    }
    for arrangement in arrangements {
      for view in arrangement.arranged { views[view].translatesAutoresizingMaskIntoConstraints = false }
    }
    for var arrangement in arrangements.reversed() { arrangement.implyConstraints(&self) }
  }

  /// The installed subviews that a stack view arranges, in their order: hidden ones too.
  private func arrangedSubviews(of stack: Int) -> [Int] {
    guard let ids = views[stack].declaration.stack.arrangedSubviews else { return subviews(of: stack) }
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

  /// The item whose baseline an item has: a stack view has that of a view it arranges.
  func baselineItem(of item: Int, _ attribute: ConstraintAttribute) -> Int {
    var item = item
    while let views = stackBaselines[item] { item = attribute == .firstBaseline ? views.first : views.last }
    return item
  }
}
