import Documents
import LayoutModel
import LayoutResolution

/// An error for each thing of a view's that the version of iOS doesn't have yet: an application that asks for it ends there.
///
///     root.keyboard.top      on iOS 14: `keyboardLayoutGuide` came with iOS 15
///
/// It is laid out as later versions have it.
func unavailableDiagnostics(of tree: ViewTree) -> [Diagnostic] {
  let behavior = SystemBehavior(tree.traits.systemVersion)
  // Nothing that is looked for came later.
  guard !behavior.heedsKeyboardGuideSettings else { return [] }
  return unavailableGuides(of: tree, behavior) + unavailableLayouts(of: tree)
}

private func unavailableGuides(of tree: ViewTree, _ behavior: SystemBehavior) -> [Diagnostic] {
  tree.insets.indices.flatMap { number -> [Diagnostic] in
    guard tree.insets[number].kind == .keyboard else { return [] }
    let view = tree.index(at: Int(tree.insets[number].view))
    let position = tree.position(ofKeyboardGuide: Int32(number)) ?? tree.position(of: view)
    if !behavior.hasKeyboardLayoutGuide {
      return [unavailable("keyboardLayoutGuide", since: 15, of: view, in: tree, at: position)]
    }
    guard !tree[view].declaration.keyboardGuide.usesBottomSafeArea else { return [] }
    return [unavailable("keyboardLayoutGuide.usesBottomSafeArea", since: 17, of: view, in: tree, at: position)]
  }
}

private func unavailableLayouts(of tree: ViewTree) -> [Diagnostic] {
  tree.viewIndices.compactMap { view in
    let (property, version): (String, Int)
    switch tree[view].arrangement {
    case .collection(_, .list): (property, version) = ("UICollectionLayoutListConfiguration", 14)
    case .collection(_, .section(let section)) where section.group.repeatsSubitem:
      (property, version) = ("NSCollectionLayoutGroup.repeatingSubitem", 16)
    case .collection: (property, version) = ("UICollectionViewCompositionalLayout", 13)
    case .table(_, let settings) where settings.sectionHeaderTopPadding != nil:
      (property, version) = ("sectionHeaderTopPadding", 15)
    default: return nil
    }
    guard tree.traits.systemVersion.major < version else { return nil }
    return unavailable(property, since: version, of: view, in: tree, at: tree.position(of: view))
  }
}

private func unavailable(
  _ property: String, since version: Int, of view: ViewTree.Index, in tree: ViewTree, at position: SourcePosition?
) -> Diagnostic {
  let name = tree.itemName(of: view)
  return Diagnostic(
    .unavailable,
    "the \(property) of \(name) came with iOS \(version), and isn't there in iOS \(tree.traits.systemVersion)",
    position: position, items: [name.id])
}

extension ViewTree {
  /// Where the first constraint stands that names a keyboard guide, by the number of the insets that it is placed by.
  fileprivate func position(ofKeyboardGuide number: Int32) -> SourcePosition? {
    guard let guide = constraints.first(where: { $0.second?.insets == number })?.first.view else { return nil }
    return constraints.lazy.filter { !$0.isImplied && ($0.first.view == guide || $0.second?.view == guide) }
      .compactMap(\.position).first
  }
}
