import Documents
import LayoutModel
import LayoutResolution

/// What mends each of a tree's conflicts in a window.
///
/// Nothing is guessed: a lowered priority always mends, for all else is satisfiable; everything else is read from a
/// layout of the tree so changed, one for all constants, one for all masks and intrinsic sizes, and is offered only where
/// every required constraint of its group holds there.
struct ConflictRepairs {
  /// Each conflict's repairs, the likeliest first.
  private(set) var repairs: [[Repair]]

  /// The priority to which something required is lowered: the highest that may give way, as screens write it.
  private static let loweredPriority: Priority = 999
  /// A constant is shortened as long as it changes by no more, in points.
  private static let roundingOfConstants = 1e-9

  private let tree: ViewTree
  private let window: Window
  private let conflicts: [ConflictSet]
  private let names: [String]
  private var groups: ConflictGroups

  init(_ conflicts: [ConflictSet], of tree: ViewTree, in window: Window) {
    self.conflicts = conflicts
    self.tree = tree
    self.window = window
    names = tree.names
    groups = ConflictGroups(tree)
    repairs = Array(repeating: [], count: conflicts.count)
    addLoosenings()
    addConstants()
    for (place, conflict) in conflicts.enumerated() { repairs[place] += lowering(conflict) }
  }

  // MARK: Priorities

  /// A broken constraint's priority, lowered.
  private func lowering(_ conflict: ConflictSet) -> [Repair] {
    guard let broken = conflict.brokenConstraint else { return [] }
    return [.lowerPriority(constraint: tree.constraints[broken].name, to: Self.loweredPriority)]
  }

  // MARK: Constants

  /// The constants with which the broken constraints hold: they are goals above all others, and what they are then
  /// off by is the least, in sum.
  private mutating func addConstants() {
    guard let priority = priorityAboveAllGoals() else { return }
    let broken = conflicts.map(\.brokenConstraint)
    var variant = tree
    for place in broken.compactMap(\.self) { variant.constraints[place].priority = priority }
    guard let placed = placed(variant) else { return }
    let unmended = groups.missed(by: variant, placed)
    for (conflict, place) in broken.enumerated() {
      guard let place, !unmended.contains(groups.group(of: tree.constraints[place])) else { continue }
      let constraint = tree.constraints[place]
      let exact = constraint.constant + placed.shortfall(of: constraint)
      let constant = Self.shortened(exact)
      guard constant != constraint.constant, Magnitude.isSound(constant) else { continue }
      repairs[conflict].append(.changeConstant(constraint: constraint.name, from: constraint.constant, to: constant))
    }
  }

  /// A priority below 1000 that is higher than any of the tree's, if there is one.
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

  /// The masks that needn't be constraints, and the intrinsic sizes that needn't be required: of each conflict with such
  /// views one is loosened, all in one layout.
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
      // What takes two changes is no one repair.
      if needed.count == 1 { repairs[conflict] += needed }
    }
  }

  /// The view of a conflict whose mask or intrinsic size is most likely not meant: one that the broken constraint names,
  /// else one that the constraints before it name, the last ones first. Masks come before intrinsic sizes.
  private func viewToLoosen(_ conflict: ConflictSet) -> ViewTree.Index? {
    let masked = conflict.views.filter { tree.followsMask($0) }
    let candidates = masked.isEmpty ? conflict.views : masked
    let isCandidate = Set(candidates)
    for place in conflict.constraints.reversed() {
      let constraint = tree.constraints[place]
      for term in [constraint.first, constraint.second].compactMap(\.self) where isCandidate.contains(term.view) {
        return term.view
      }
    }
    return candidates.last
  }

  /// What makes a view's mask or intrinsic size not binding.
  private func loosening(_ index: ViewTree.Index) -> [Repair] {
    let (view, name) = (tree[index], names[index.position])
    guard !view.translatesAutoresizingMaskIntoConstraints else { return [.stopTranslatingMask(view: name)] }
    return Axis.allCases.filter { view.intrinsicContentSize[$0] != nil }.flatMap { axis in
      Repair.ContentPriority.allCases.filter { view[$0][axis].isRequired }.map {
        .lowerContentPriority(view: name, $0, axis, to: Self.loweredPriority)
      }
    }
  }

  /// Whether the layout makes use of a loosening: an intrinsic size is missed to that side.
  private func isNeeded(_ repair: Repair, of view: ViewTree.Index, _ placed: PlacedTree) -> Bool {
    switch repair {
    case .lowerContentPriority(_, .contentHuggingPriority, let axis, _): placed.excess(of: view, along: axis) > 0
    case .lowerContentPriority(_, .contentCompressionResistancePriority, let axis, _):
      placed.excess(of: view, along: axis) < 0
    default: true
    }
  }

  // MARK: Layouts

  /// A changed tree's layout, or `nil` where the solver gives up on it.
  private func placed(_ variant: ViewTree) -> PlacedTree? {
    try? LayoutPlan(variant).placed(in: window)
  }
}
