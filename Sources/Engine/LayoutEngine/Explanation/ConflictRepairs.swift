import Documents
import LayoutModel
import LayoutResolution

/// Repairs of each of a tree's conflicts in a window.
///
/// Nothing is guessed. A lowered priority always repairs, because the rest is feasible. Any other repair is read from a
/// layout of the changed tree: one layout for all constants, one for all masks and intrinsic sizes. It is offered only
/// if every required constraint of its group holds there.
struct ConflictRepairs {
  /// Each conflict's repairs, the likeliest first.
  private(set) var repairs: [[Repair]]

  /// The priority that a required constraint or size is lowered to: the highest optional one that screens use.
  private static let loweredPriority: Priority = 999
  /// The maximum change by which a constant is shortened, in points.
  private static let roundingOfConstants = 1e-9

  private let tree: ViewTree
  private let layOut: (ViewTree) throws -> PlacedTree
  private let conflicts: [ConflictSet]
  private let names: [String]
  private var groups: ConflictGroups

  /// Finds the repairs of conflicts.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts.
  ///   - tree: Their tree.
  ///   - layOut: Lays out a changed tree in the window.
  init(_ conflicts: [ConflictSet], of tree: ViewTree, layingOut layOut: @escaping (ViewTree) throws -> PlacedTree) {
    self.conflicts = conflicts
    self.tree = tree
    self.layOut = layOut
    names = tree.names
    groups = ConflictGroups(tree)
    repairs = Array(repeating: [], count: conflicts.count)
    addLoosenings()
    addConstants()
    for (index, conflict) in conflicts.enumerated() { repairs[index] += lowering(conflict) }
  }

  // MARK: Priorities

  /// The repair that lowers a broken constraint's priority.
  private func lowering(_ conflict: ConflictSet) -> [Repair] {
    guard let broken = conflict.brokenConstraint else { return [] }
    return [.lowerPriority(constraint: tree.name(of: tree.constraints[broken]), to: Self.loweredPriority)]
  }

  // MARK: Constants

  /// Adds the constants with which the broken constraints hold. These become goals above all others, so that the sum of
  /// their deviations is minimal.
  private mutating func addConstants() {
    guard let priority = priorityAboveAllGoals() else { return }
    let broken = conflicts.map(\.brokenConstraint)
    var variant = tree
    for index in broken.compactMap(\.self) { variant.constraints[index].priority = priority }
    guard let placed = placed(variant) else { return }
    let unmended = groups.missed(by: variant, placed)
    for (conflict, index) in broken.enumerated() {
      guard let index, !unmended.contains(groups.group(of: tree.constraints[index])) else { continue }
      let constraint = tree.constraints[index]
      let exact = constraint.constant + placed.shortfall(ofConstraint: index)
      let constant = Self.shortened(exact)
      guard constant != constraint.constant, Magnitude.isSound(constant) else { continue }
      repairs[conflict].append(
        .changeConstant(constraint: tree.name(of: constraint), from: constraint.constant, to: constant))
    }
  }

  /// The priority below 1000 that is higher than any of the tree's; `nil` if there is none.
  private func priorityAboveAllGoals() -> Priority? {
    guard let priority = Priority(rawValue: Priority.required.rawValue.nextDown) else { return nil }
    func isBelow(_ other: Priority) -> Bool { other < priority || other.isRequired }
    let isAbove =
      tree.constraints.allSatisfy { isBelow($0.priority) }
      && tree.views.allSatisfy { view in
        Axis.allCases.allSatisfy {
          isBelow(view.contentHuggingPriority[$0]) && isBelow(view.contentCompressionResistancePriority[$0])
        }
      }
    return isAbove ? priority : nil
  }

  /// The number with the fewest decimals that is as good.
  private static func shortened(_ value: Double) -> Double {
    var power = 1.0
    for _ in 0...9 {
      let short = (value * power).rounded() / power
      if abs(short - value) <= roundingOfConstants { return short + 0 }
      power *= 10
    }
    return value + 0
  }

  // MARK: Masks and intrinsic sizes

  /// Adds the masks that needn't be constraints, and the intrinsic sizes that needn't be required. One is loosened in
  /// each conflict that has such views, all in one layout.
  private mutating func addLoosenings() {
    let loosened = conflicts.map(viewToLoosen)
    guard loosened.contains(where: { $0 != nil }) else { return }
    let changes = zip(conflicts, loosened).flatMap { conflict, view in
      view.map(loosening) ?? lowering(conflict)
    }
    let variant = tree.applying(changes)
    guard let placed = placed(variant) else { return }
    var groups = groups
    for view in loosened.compactMap(\.self) { groups.joinAxes(of: view) }
    let unmended = groups.missed(by: variant, placed)
    for (conflict, view) in loosened.enumerated() {
      guard let view, let broken = conflicts[conflict].brokenConstraint,
        !unmended.contains(groups.group(of: tree.constraints[broken]))
      else { continue }
      let needed = loosening(view).filter { isNeeded($0, of: view, placed) }
      // A conflict that takes two changes has no single repair.
      if needed.count == 1 { repairs[conflict] += needed }
    }
  }

  /// The view of a conflict whose mask or intrinsic size is most likely unintended: a view named by the broken constraint, or else by the
  /// nearest constraint before it. Masks come before intrinsic sizes.
  private func viewToLoosen(_ conflict: ConflictSet) -> ViewTree.Index? {
    let masked = conflict.views.filter { tree.followsMask($0) }
    let candidates = masked.isEmpty ? conflict.views : masked
    let isCandidate = Set(candidates)
    for index in conflict.constraints.reversed() {
      let constraint = tree.constraints[index]
      for term in [constraint.first, constraint.second].compactMap(\.self) where isCandidate.contains(term.view) {
        return term.view
      }
    }
    return candidates.last
  }

  /// The repairs that make a view's mask or intrinsic size optional.
  private func loosening(_ index: ViewTree.Index) -> [Repair] {
    let (view, name) = (tree[index], names[index.position])
    guard !view.translatesAutoresizingMaskIntoConstraints else { return [.stopTranslatingMask(view: name)] }
    return Axis.allCases.filter { view.intrinsicContentSize[$0] != nil }.flatMap { axis in
      Repair.ContentPriority.allCases.filter { view[$0][axis].isRequired }.map {
        .lowerContentPriority(view: name, $0, axis, to: Self.loweredPriority)
      }
    }
  }

  /// Tells whether the layout uses a loosening: an intrinsic size is missed on that side.
  private func isNeeded(_ repair: Repair, of view: ViewTree.Index, _ placed: PlacedTree) -> Bool {
    switch repair {
    case .lowerContentPriority(_, .contentHuggingPriority, let axis, _): placed.excess(of: view, along: axis) > 0
    case .lowerContentPriority(_, .contentCompressionResistancePriority, let axis, _):
      placed.excess(of: view, along: axis) < 0
    default: true
    }
  }

  // MARK: Layouts

  /// A changed tree's layout, or `nil` if the solver gives up on it.
  private func placed(_ variant: ViewTree) -> PlacedTree? { try? layOut(variant) }
}
