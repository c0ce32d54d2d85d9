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
    let views = Dictionary(zip(names, self.views.indices), uniquingKeysWith: { first, _ in first })
    let places = Dictionary(zip(constraints.map(\.name), constraints.indices), uniquingKeysWith: { first, _ in first })
    func place(_ name: String, in places: [String: Int]) -> Int {
      guard let place = places[name] else { preconditionFailure("a repair names '\(name)', which isn't in the tree") }
      return place
    }
    for repair in repairs {
      switch repair {
      case .lowerPriority(let name, let priority):
        tree.constraints[place(name, in: places)].priority = priority
      case .changeConstant(let name, _, let constant):
        tree.constraints[place(name, in: places)].constant = constant
      case .stopTranslatingMask(let name):
        tree.views[place(name, in: views)].translatesAutoresizingMaskIntoConstraints = false
      case .lowerContentPriority(let name, let kind, let axis, let priority):
        tree.views[place(name, in: views)][kind][axis] = priority
      }
    }
    return tree
  }
}
