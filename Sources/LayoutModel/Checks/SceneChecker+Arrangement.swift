extension SceneChecker {
  /// Checks what a view and its variations say of the arrangement of subviews: that it is a class that arranges, and
  /// that the ids are those of its own subviews.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - names: The ids of its subviews, where they are known.
  mutating func checkArrangement(of view: View, subviews names: Set<String>? = nil) {
    let said = [view.stack] + view.variations.map(\.set.applied.stack)
    if view.kind != .tableView {
      let varied = view.variations.map(\.set.applied)
      for (key, isSaid) in [
        ("rowHeight", view.table.rowHeight != nil || varied.contains { $0.table.rowHeight != nil }),
        ("placesRows", !view.table.placesRows || varied.contains { !$0.table.placesRows }),
      ] where isSaid {
        report(
          .settingOfOtherClass(key, className: view.className, owner: ViewKind.tableView.rawValue), at: view.position)
      }
    }
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
  /// What the settings make of a view that says nothing.
  fileprivate var applied: View { reduce(into: View()) { $0.apply($1) } }
}
