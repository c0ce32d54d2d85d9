/// The names that a view and all views below it declare.
extension View {
  /// The default name of a root without an id.
  package static let nameOfRoot = "root"

  /// The ids of views, of their guides and of their constraints, in preorder.
  package var ids: [String] {
    var ids: [String] = []
    var pending = [self]
    while let view = pending.popLast() {
      ids += [view.id].compactMap(\.self) + view.layoutGuides.map(\.id) + view.constraints.compactMap(\.id)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return ids
  }

  /// The view with other ids, wherever it or a view below declares them or arranges by them. The actions of taps keep their names.
  ///
  /// - Parameter names: The new ids by the old ones; others stay.
  /// - Returns: The view.
  package func renamed(_ names: [String: String]) -> View {
    var view = self
    view.id = id.map { names[$0] ?? $0 }
    if !layoutGuides.isEmpty { view.layoutGuides = layoutGuides.map { $0.renamed(names) } }
    view.constraints = constraints.map { $0.renamed(names) }
    if !stack.customSpacing.isEmpty { view.stack.customSpacing = stack.customSpacing.renamed(names) }
    if let arranged = stack.arrangedSubviews { view.stack.arrangedSubviews = arranged.map { names[$0] ?? $0 } }
    if table.tableHeaderView != nil || table.tableFooterView != nil {
      view.table = table.naming { names[$0] ?? $0 }
    }
    if cell != CellSettings() { view.cell = cell.naming { names[$0] ?? $0 } }
    for index in variations.indices {
      view.variations[index].set = variations[index].set.map { $0.renamed(names) }
    }
    view.subviews = subviews.map { $0.renamed(names) }
    return view
  }
}

extension ViewSetting {
  /// The setting with other ids, wherever it names what is declared.
  package func renamed(_ names: [String: String]) -> ViewSetting {
    changing(\.constraints) { $0.map { $0.renamed(names) } }
      .changing(\.layoutGuides) { $0.map { $0.renamed(names) } }
      .changing(\.stack.customSpacing) { $0.renamed(names) }
      .changing(\.stack.arrangedSubviews) { $0?.map { names[$0] ?? $0 } }
      .changing(\.cell) { $0.naming { names[$0] ?? $0 } }
      .changing(\.table.tableHeaderView) { $0.map { names[$0] ?? $0 } }
      .changing(\.table.tableFooterView) { $0.map { names[$0] ?? $0 } }
  }
}

extension LayoutGuide {
  fileprivate func renamed(_ names: [String: String]) -> LayoutGuide {
    var guide = self
    guide.id = names[id] ?? id
    return guide
  }
}

extension [String: Double] {
  fileprivate func renamed(_ names: [String: String]) -> [String: Double] {
    Dictionary(map { (names[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
  }
}

extension Constraint {
  fileprivate func renamed(_ names: [String: String]) -> Constraint {
    var constraint = self
    constraint.id = id.map { names[$0] ?? $0 }
    constraint.firstItem = firstItem.renamed(names)
    if let second { constraint.second?.item = second.item.renamed(names) }
    return constraint
  }
}

extension Constraint.Item {
  fileprivate func renamed(_ names: [String: String]) -> Constraint.Item {
    switch self {
    case .holder: .holder
    case .id(let id): .id(names[id] ?? id)
    case .superview(of: let id): .superview(of: names[id] ?? id)
    case .guide(let guide, of: let id): .guide(guide, of: id.map { names[$0] ?? $0 })
    }
  }
}
