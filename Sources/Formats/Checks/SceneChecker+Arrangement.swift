import LayoutModel

extension SceneChecker {
  /// Checks the settings by which a view and its variations arrange subviews: the class must arrange them, and the ids
  /// must be those of its own subviews.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - names: The ids of its subviews, where they are known.
  mutating func checkArrangement(of view: View, subviews names: Set<String>? = nil) {
    checkTable(of: view, subviews: names)
    checkCell(of: view)
    checkBar(of: view)
    let said = [view.stack] + view.variations.map(\.set.applied.stack)
    if view.kind != .collectionView,
      view.collectionViewLayout != nil
        || view.variations.contains(where: { $0.set.applied.collectionViewLayout != nil })
    {
      report(
        .settingOfOtherClass(
          "collectionViewLayout", className: view.className, owner: ViewKind.collectionView.rawValue),
        at: view.position)
    }
    guard view.kind == .stackView else {
      if let key = said.lazy.compactMap(\.nameOfFirstKey).first {
        report(
          .settingOfOtherClass(key, className: view.className, owner: ViewKind.stackView.rawValue), at: view.position)
      }
      return
    }
    let isNamed = said.contains { $0.arrangedSubviews != nil || !$0.customSpacing.isEmpty }
    guard isNamed else { return }
    let known = names ?? Set(view.subviews.compactMap(\.id))
    for settings in said {
      var seen: Set<String> = []
      for id in settings.arrangedSubviews ?? [] where !seen.insert(id).inserted {
        report(.arrangedTwice(id), at: view.position)
      }
      let named = (settings.arrangedSubviews ?? []) + settings.customSpacing.keys.sorted()
      for id in named where !known.contains(id) {
        comparisonsLeft -= known.count
        let nearest =
          comparisonsLeft > 0 ? Spelling.nearest(to: id, among: view.subviews.lazy.compactMap(\.id)) : nil
        report(.notASubview(id, of: view.id, nearest: nearest), at: view.position)
      }
    }
  }

  /// Checks that a view with a cell's settings, its own or its variations', is a cell or a header.
  private mutating func checkCell(of view: View) {
    let said = [view.cell] + view.variations.map(\.set.applied.cell)
    guard ![.tableViewCell, .tableViewHeaderFooterView].contains(view.kind),
      said.contains(where: { $0 != CellSettings() })
    else { return }
    report(
      .settingOfOtherClass("cell", className: view.className, owner: ViewKind.tableViewCell.rawValue), at: view.position
    )
  }

  /// Checks that a view with settings of a bar's items is a bar.
  private mutating func checkBar(of view: View) {
    guard ![.toolbar, .tabBar, .navigationBar].contains(view.kind), view.bar != BarContents() else { return }
    let bars = "UINavigationBar, UITabBar or UIToolbar"
    report(.settingOfOtherClass("bar", className: view.className, owner: bars), at: view.position)
  }

  /// Checks the settings of rows of a view and its variations: it must be a table, and its header and footer must be its subviews.
  private mutating func checkTable(of view: View, subviews names: Set<String>?) {
    let said = [view.table] + view.variations.map(\.set.applied.table)
    guard said.contains(where: { $0 != TableSettings() }) else { return }
    guard view.kind == .tableView else {
      for key in TableSettings.keys where said.contains(where: key.isSaid) {
        report(
          .settingOfOtherClass(key.name, className: view.className, owner: ViewKind.tableView.rawValue),
          at: view.position)
      }
      return
    }
    let known = names ?? Set(view.subviews.compactMap(\.id))
    for settings in said {
      let ends = [settings.tableHeaderView, settings.tableFooterView].compactMap(\.self)
      for id in ends where !known.contains(id) {
        comparisonsLeft -= known.count
        let nearest =
          comparisonsLeft > 0 ? Spelling.nearest(to: id, among: view.subviews.lazy.compactMap(\.id)) : nil
        report(.notASubview(id, of: view.id, nearest: nearest), at: view.position)
      }
    }
    // A variation may add to the view's own settings.
    let merged =
      [view.table]
      + view.variations.map { variation in
        variation.set.reduce(into: view) { $0.apply($1) }.table
      }
    var twice: Set<String> = []
    for settings in merged {
      guard let id = settings.tableHeaderView, id == settings.tableFooterView, twice.insert(id).inserted else {
        continue
      }
      report(.headerAndFooter(id), at: view.position)
    }
  }
}

extension TableSettings {
  /// The keys of the settings in fixtures, and a test of whether each is set.
  fileprivate static let keys: [(name: String, isSaid: @Sendable (TableSettings) -> Bool)] = [
    ("rowHeight", { $0.rowHeight != nil }), ("placesRows", { !$0.placesRows }),
    ("sectionHeaderHeight", { $0.sectionHeaderHeight != nil }),
    ("sectionFooterHeight", { $0.sectionFooterHeight != nil }),
    ("sectionHeaderTopPadding", { $0.sectionHeaderTopPadding != nil }),
    ("tableHeaderView", { $0.tableHeaderView != nil }), ("tableFooterView", { $0.tableFooterView != nil }),
  ]
}

extension StackSettings {
  /// The key of the first value that isn't UIKit's own.
  fileprivate var nameOfFirstKey: String? {
    let standard = StackSettings()
    let keys: [(name: String, isSaid: Bool)] = [
      ("axis", axis != standard.axis), ("distribution", distribution != standard.distribution),
      ("alignment", alignment != standard.alignment), ("spacing", spacing != standard.spacing),
      ("customSpacing", customSpacing != standard.customSpacing),
      ("isBaselineRelativeArrangement", isBaselineRelativeArrangement),
      ("isLayoutMarginsRelativeArrangement", isLayoutMarginsRelativeArrangement),
      ("arrangedSubviews", arrangedSubviews != nil),
    ]
    return keys.first { $0.isSaid }?.name
  }
}

extension [ViewSetting] {
  /// The settings applied to a plain view.
  fileprivate var applied: View { reduce(into: View()) { $0.apply($1) } }
}
