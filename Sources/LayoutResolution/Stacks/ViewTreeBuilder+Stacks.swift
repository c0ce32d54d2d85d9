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
    // Inner stack views come after the outer ones, which need their lengths.
    var naturalSizes: [Int: IntrinsicContentSize] = [:]
    var arrangements: [StackArrangement] = []
    for (stack, settings) in stacks.reversed() {
      let arranged = arrangedSubviews(of: stack, settings)
      guard !arranged.isEmpty else { continue }
      let arrangement = StackArrangement(of: stack, settings, arranged, naturalSizes, &self)
      naturalSizes[stack] = arrangement.naturalSize
      stackBaselines[stack] = arrangement.baselineViews
      arrangements.append(arrangement)
    }
    for arrangement in arrangements {
      for view in arrangement.arranged { views[view].translatesAutoresizingMaskIntoConstraints = false }
    }
    for var arrangement in arrangements.reversed() { arrangement.implyConstraints(&self) }
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
