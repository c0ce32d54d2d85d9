public import LayoutModel

extension ViewTree {
  /// The tree with repairs made.
  ///
  ///     let repairs = layout.diagnostics.compactMap(\.repairs.last)   // priorities lowered
  ///     let repaired = try LayoutPlan(layout.tree.applying(repairs)).layout(in: layout.window)
  ///
  /// - Precondition: The repairs are of diagnostics of this tree.
  /// - Complexity: Linear in the number of views, constraints and repairs.
  public func applying(_ repairs: some Sequence<Repair>) -> ViewTree {
    var tree = self
    let viewIndices = Dictionary(zip(names, self.views.indices), uniquingKeysWith: { first, _ in first })
    let constraintIndices = Dictionary(
      zip(constraints.map(name(of:)), constraints.indices), uniquingKeysWith: { first, _ in first })
    func index(_ name: String, in indices: [String: Int]) -> Int {
      guard let index = indices[name] else { preconditionFailure("a repair names '\(name)', which isn't in the tree") }
      return index
    }
    for repair in repairs {
      switch repair {
      case .lowerPriority(let name, let priority):
        tree.constraints[index(name, in: constraintIndices)].priority = priority
      case .changeConstant(let name, _, let constant):
        tree.constraints[index(name, in: constraintIndices)].constant = constant
      case .stopTranslatingMask(let name):
        tree.views[index(name, in: viewIndices)].translatesAutoresizingMaskIntoConstraints = false
      case .lowerContentPriority(let name, let kind, let axis, let priority):
        tree.views[index(name, in: viewIndices)][kind][axis] = priority
      }
    }
    return tree
  }
}
