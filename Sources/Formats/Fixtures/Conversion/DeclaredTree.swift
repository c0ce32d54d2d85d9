import LayoutModel

/// A screen's views as they are declared, in a flat list, with their ids in a fixture.
///
/// A view gets another id if a fixture doesn't allow its own. A view without an id gets one if a constraint refers to it. Other views
/// without ids stay as they are.
struct DeclaredTree {
  /// Each view's id in the fixture, in preorder.
  private(set) var ids: [String?] = []
  /// The end of each view's subtree.
  private(set) var subtreeEnds: [Int] = []
  /// A Boolean that tells whether the constraints' positions in their file give their order.
  private(set) var isOrderedByPlace = true
  private var parents: [Int?] = []
  private var indices: [String: Int] = [:]
  /// The views that own guides, by the guides' ids.
  private var owners: [String: Int] = [:]
  private let changedIDs: [String: String]
  private var taken: Set<String> = []
  private let isFirst: Bool

  /// Creates the tree of a view.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - isFirst: A Boolean that tells whether the view is the root controller's.
  ///   - changedIDs: The ids that fixtures don't allow, and their replacements.
  ///   - scene: The ids that the scene has; new ones are added.
  init(_ root: View, isFirst: Bool, changedIDs: [String: String], taken scene: inout Set<String>) {
    self.isFirst = isFirst
    self.changedIDs = changedIDs
    swap(&taken, &scene)
    defer { swap(&taken, &scene) }
    var declared: [View] = []
    add(root, &declared)
    ids = declared.map { view in view.id.map { newID(of: $0) } }
    // The name of a root without an id.
    if isFirst, root.id == nil { taken.insert(View.nameOfRoot) }
    for (index, view) in declared.enumerated() {
      for constraint in view.alternativeConstraints {
        if constraint.position == nil || constraint.countsFromHolder { isOrderedByPlace = false }
        for (item, isFirst) in [(constraint.firstItem, true), (constraint.second?.item, false)] {
          if let item, let meant = self.index(meantBy: item, heldBy: index) {
            nameIfNeeded(meant, isFirst, item, declared[meant])
          }
        }
      }
    }
  }

  /// Adds a root and all below it, in preorder. It is a loop, so that depth takes no stack.
  private mutating func add(_ root: View, _ declared: inout [View]) {
    var pending: [(view: View, parent: Int?)] = [(root, nil)]
    while let (view, parent) = pending.popLast() {
      let index = declared.count
      if let id = view.id { indices[id] = index }
      for guide in view.alternativeGuides { owners[guide.id] = index }
      parents.append(parent)
      pending.append(contentsOf: view.subviews.reversed().map { ($0, index) })
      var bare = view
      bare.subviews = []
      declared.append(bare)
    }
    subtreeEnds = declared.indices.map { $0 + 1 }
    for index in declared.indices.reversed() {
      guard let parent = parents[index] else { continue }
      subtreeEnds[parent] = max(subtreeEnds[parent], subtreeEnds[index])
    }
  }

  // MARK: Ids

  /// The id in the fixture that stands for an id of the scene.
  func newID(of id: String) -> String { changedIDs[id] ?? id }

  /// Gives an id to a view that a constraint couldn't refer to otherwise.
  private mutating func nameIfNeeded(_ index: Int, _ isFirst: Bool, _ item: Constraint.Item, _ view: View) {
    guard ids[index] == nil, !(isFirst && item == .holder) else { return }
    ids[index] =
      isFirst && index == 0
      ? View.nameOfRoot : taken.takeID(like: view.className.filter { $0.isASCII && $0 != "." })
  }

  // MARK: Items

  /// The view that an item refers to, directly or by its guide.
  private func index(meantBy item: Constraint.Item, heldBy holder: Int) -> Int? {
    switch item {
    case .holder, .guide(_, of: nil): holder
    case .id(let id), .guide(_, of: let id?): indices[id] ?? owners[id]
    case .superview(of: let id): indices[id].map { parents[$0] } ?? owners[id]
    }
  }

  private func rewrite(_ item: Constraint.Item, heldBy holder: Int) -> Constraint.Item {
    if case .id(let id) = item { return .id(newID(of: id)) }
    guard let index = index(meantBy: item, heldBy: holder), let id = ids[index] else { return item }
    if case .guide(let guide, of: _) = item { return .guide(guide, of: id) }
    return .id(id)
  }

  /// Rewrites a constraint with the fixture's ids.
  func rewrite(_ constraint: Constraint, heldBy holder: Int) -> Constraint {
    var result = constraint
    result.id = constraint.id.map { newID(of: $0) }
    result.firstItem = rewrite(constraint.firstItem, heldBy: holder)
    if let second = constraint.second { result.second?.item = rewrite(second.item, heldBy: holder) }
    result.countsFromHolder = constraint.countsFromHolder && isHolderNeeded(constraint, holder)
    return result
  }

  /// Tells whether a constraint's multiplier depends on its holder. It doesn't if the holder is the nearest common
  /// superview of both items.
  private func isHolderNeeded(_ constraint: Constraint, _ holder: Int) -> Bool {
    guard !constraint.firstAttribute.isSize, let second = constraint.second else { return false }
    let varies = constraint.variations.contains { $0.set.contains { if case .multiplier = $0 { true } else { false } } }
    guard second.multiplier != 1 || varies else { return false }
    guard let a = index(meantBy: constraint.firstItem, heldBy: holder),
      let b = index(meantBy: second.item, heldBy: holder), constraint.firstItem != second.item
    else { return true }
    var (left, right): (Int?, Int?) = (a, b)
    while let one = left, let other = right, one != other {
      if one > other { left = parents[one] } else { right = parents[other] }
    }
    return left != holder
  }

  // MARK: Settings

  /// Rewrites a stack view's arrangement with the fixture's ids.
  func rewrite(_ stack: StackSettings) -> StackSettings {
    var stack = stack
    stack.arrangedSubviews = stack.arrangedSubviews?.map { newID(of: $0) }
    stack.customSpacing = rewrite(stack.customSpacing)
    return stack
  }

  /// Rewrites a table's settings with the fixture's ids.
  func rewrite(_ table: TableSettings) -> TableSettings { table.naming { newID(of: $0) } }

  /// Rewrites a cell's settings with the fixture's ids.
  func rewrite(_ cell: CellSettings) -> CellSettings { cell.naming { newID(of: $0) } }

  private func rewrite(_ spacing: [String: Double]) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: spacing.map { (newID(of: $0.key), $0.value) })
  }

  /// Rewrites a setting of a view with the fixture's ids.
  func rewrite(_ setting: ViewSetting, of index: Int) -> ViewSetting {
    setting.changing(\.constraints) { $0.map { rewrite($0, heldBy: index) } }
      .changing(\.layoutGuides) { $0.map { LayoutGuide(newID(of: $0.id), position: $0.position) } }
      .changing(\.stack.arrangedSubviews) { $0?.map { newID(of: $0) } }
      .changing(\.cell) { $0.naming { newID(of: $0) } }
      .changing(\.table.tableHeaderView) { $0.map { newID(of: $0) } }
      .changing(\.table.tableFooterView) { $0.map { newID(of: $0) } }
      .changing(\.stack.customSpacing) { rewrite($0) }
  }
}
