import Documents
import LayoutModel
import LayoutResolution

/// An error for each feature of a view that the version of iOS doesn't have yet. An application that uses it crashes
/// there.
///
///     root.keyboard.top      on iOS 14: `keyboardLayoutGuide` came with iOS 15
///
/// The view is laid out as later versions do it. The settings that iOS 15 and 16 ignore, such as `usesBottomSafeArea`,
/// are the exception.
func unavailableDiagnostics(of tree: ViewTree) -> [Diagnostic] {
  let behavior = SystemBehavior(tree.traits.systemVersion)
  // None of these features is newer than this system.
  guard !behavior.heedsKeyboardLayoutGuideSettings else { return [] }
  return unavailableGuides(of: tree, behavior) + unavailableLayouts(of: tree)
}

/// The errors about views whose keyboard guides constraints name, or that have settings for them.
private func unavailableGuides(of tree: ViewTree, _ behavior: SystemBehavior) -> [Diagnostic] {
  let named = tree.insets.indices.filter { tree.insets[$0].kind == .keyboard }
  let set = tree.viewIndices.filter {
    tree[$0].declaration.keyboardLayoutGuideSettings != KeyboardLayoutGuideSettings()
  }
  let views = behavior.hasKeyboardLayoutGuide ? [] : named.map { tree.index(at: Int(tree.insets[$0].view)) }
  guard !views.isEmpty || !set.isEmpty else { return [] }
  let positions = tree.positionsOfKeyboardGuides()
  let told = Set(views)
  return (views + set.filter { !told.contains($0) }).map { view in
    let position = positions[view] ?? tree.position(of: view)
    return behavior.hasKeyboardLayoutGuide
      ? unavailable("keyboardLayoutGuide.usesBottomSafeArea", since: 17, of: view, in: tree, at: position)
      : unavailable("keyboardLayoutGuide", since: 15, of: view, in: tree, at: position)
  }
}

private func unavailableLayouts(of tree: ViewTree) -> [Diagnostic] {
  tree.viewIndices.compactMap { view in
    guard let (property, version) = newest(tree[view].arrangement, before: tree.traits.systemVersion) else {
      return nil
    }
    return unavailable(property, since: version, of: view, in: tree, at: tree.position(of: view))
  }
}

/// The first feature of an arrangement that is newer than a version, and the version that it came with.
private func newest(_ arrangement: SubviewArrangement, before system: SystemVersion) -> (
  property: String, version: Int
)? {
  var asked: [(property: String, version: Int)] = []
  switch arrangement {
  case .collection(_, .list(let list)):
    asked.append(("UICollectionLayoutListConfiguration", 14))
    if list.headerTopPadding != nil { asked.append(("UICollectionLayoutListConfiguration.headerTopPadding", 15)) }
  case .collection(_, .section(let section)):
    asked.append(("UICollectionViewCompositionalLayout", 13))
    if section.group.repeatsSubitems { asked.append(("NSCollectionLayoutGroup.repeatingSubitem", 16)) }
  case .table(_, let settings):
    if settings.sectionHeaderTopPadding != nil { asked.append(("sectionHeaderTopPadding", 15)) }
  default: break
  }
  return asked.first { system.major < $0.version }
}

private func unavailable(
  _ property: String, since version: Int, of view: ViewTree.Index, in tree: ViewTree, at position: SourcePosition?
) -> Diagnostic {
  let name = tree.itemName(of: view)
  return Diagnostic(
    .unavailable,
    DiagnosticText(
      "the \(property) of \(name) came with iOS \(version), and isn't there in iOS \(tree.traits.systemVersion)"),
    position: position, members: [Lowering.Item.view(view).member(in: tree)])
}

extension ViewTree {
  /// The positions of the first constraints that name keyboard guides, by the guides' views.
  fileprivate func positionsOfKeyboardGuides() -> [Index: SourcePosition] {
    var owners: [Index: Index] = [:]
    for constraint in constraints {
      guard let number = constraint.second?.insets, insets[Int(number)].kind == .keyboard else { continue }
      owners[constraint.first.view] = index(at: Int(insets[Int(number)].view))
    }
    guard !owners.isEmpty else { return [:] }
    var positions: [Index: SourcePosition] = [:]
    for constraint in constraints where !constraint.isImplied {
      guard let position = constraint.position else { continue }
      for item in [constraint.first.view, constraint.second?.view] {
        guard let item, let owner = owners[item], positions[owner] == nil else { continue }
        positions[owner] = position
      }
    }
    return positions
  }
}

extension CollectionLayoutGroup {
  /// A Boolean that tells whether it, or a group in it, is made by `repeatingSubitem:count:`.
  fileprivate var repeatsSubitems: Bool {
    switch subitems {
    case .repeated: true
    case .shared(let subitem, _): subitem.repeatsSubitems
    case .inOrder(let subitems): subitems.contains(where: \.repeatsSubitems)
    }
  }
}

extension CollectionLayoutSubitem {
  fileprivate var repeatsSubitems: Bool {
    if case .group(let group) = self { group.repeatsSubitems } else { false }
  }
}
