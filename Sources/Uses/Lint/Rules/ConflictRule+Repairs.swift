import Documents
import Findings
import LayoutModel
import LayoutResolution

/// The repairs of a conflict, in the order in which people choose them: a priority of 999 or 750, an inequality, another constant, the
/// removal of the one that repeats another's pair of attributes. What the engine has verified joins them. Each is offered.
struct ConflictProposals {
  private let tree: ViewTree
  private let diagnostic: Diagnostic
  /// The constraints of the set that the file declares.
  private let constraints: [TreeConstraint]
  private let broken: TreeConstraint?

  /// Reads a conflict; `nil` where the engine hasn't looked for repairs.
  init?(_ diagnostic: Diagnostic, in tree: ViewTree) {
    guard !diagnostic.repairs.isEmpty else { return nil }
    self.tree = tree
    self.diagnostic = diagnostic
    constraints = diagnostic.members.compactMap(\.constraint).map { tree.constraints[$0] }.filter(\.isDeclaredAndActive)
    broken = diagnostic.brokenMember?.constraint.map { tree.constraints[$0] }
  }

  /// The repairs, the likeliest first, each once.
  var repairs: [LintFinding.Repair] {
    let masks = verified { if case .stopTranslatingMask = $0 { true } else { false } }
    let constants = verified { if case .changeConstant = $0 { true } else { false } }
    let contents = verified { if case .lowerContentPriority = $0 { true } else { false } }
    var all = masks
    if let first = likeliest {
      all += Self.priorities.compactMap { lowering(first, to: $0) }
      all += [.greaterThanOrEqual, .lessThanOrEqual].compactMap { loosening(first, to: $0) }
    }
    all += constants + removals + contents
    if let broken, broken.position != likeliest?.position, let own = lowering(broken, to: Self.priorities[0]) {
      all.append(own)
    }
    var known: Set<[SourceChange]> = []
    return all.filter { known.insert($0.changes).inserted }
  }

  private static let priorities: [Priority] = [999, 750]

  /// The constraint that people change first: a fixed height, an edge that follows the container's trailing or lower one, or the one
  /// that is broken.
  private var likeliest: TreeConstraint? {
    let heights = constraints.filter { $0.secondView == nil && $0.firstAttribute == .height && $0.relation == .equal }
    let edges = constraints.filter { constraint in
      guard let second = constraint.second, [.trailing, .bottom, .right].contains(constraint.firstAttribute.edge),
        constraint.firstAttribute.edge == second.attribute.edge
      else { return false }
      return [second.view, constraint.first.view].contains(tree.owner(of: constraint))
    }
    let candidates = !heights.isEmpty ? heights : !edges.isEmpty ? edges : [broken].compactMap(\.self)
    return candidates.first { $0.position == broken?.position } ?? candidates.last
  }

  private func lowering(_ constraint: TreeConstraint, to priority: Priority) -> LintFinding.Repair? {
    guard let position = constraint.position, constraint.isDeclaredAndActive, priority < constraint.priority else {
      return nil
    }
    return LintFinding.Repair(
      "lower the priority of \"\(constraint.text(in: tree))\" to \(points(priority.rawValue))", .offered,
      [.setPriority(priority, ofConstraint: position)])
  }

  private func loosening(_ constraint: TreeConstraint, to relation: ConstraintRelation) -> LintFinding.Repair? {
    guard let position = constraint.position, constraint.isDeclaredAndActive, constraint.relation == .equal else {
      return nil
    }
    return LintFinding.Repair(
      "use \(relation == .greaterThanOrEqual ? "≥" : "≤") in \"\(constraint.text(in: tree))\"", .offered,
      [.setRelation(relation, ofConstraint: position)])
  }

  /// The removals of constraints that relate the same two attributes as another: an inequality beside an equality, or the broken one.
  private var removals: [LintFinding.Repair] {
    constraints.compactMap { constraint in
      let rivals = constraints.filter { other in
        other.position != constraint.position && other.first == constraint.first && other.second == constraint.second
      }
      guard !rivals.isEmpty, let position = constraint.position,
        constraint.relation != .equal
          || constraint.position == broken?.position
            && rivals.allSatisfy({ $0.relation == .equal })
      else { return nil }
      return LintFinding.Repair(
        "remove \"\(constraint.text(in: tree))\"", .offered, [.removeConstraint(position)])
    }
  }

  // MARK: What the engine has verified

  private func verified(where isWanted: (Repair) -> Bool) -> [LintFinding.Repair] {
    diagnostic.repairs.filter(isWanted).compactMap { repair in
      change(repair).map { LintFinding.Repair(repair.words(in: tree), .offered, [$0]) }
    }
  }

  /// Returns a change of the tree as a change of the file; `nil` where the file doesn't declare what is changed.
  private func change(_ repair: Repair) -> SourceChange? {
    func position(ofConstraint name: String) -> SourcePosition? {
      constraints.first { tree.name(of: $0) == name }?.position
    }
    func position(ofView name: String) -> SourcePosition? { tree.index(ofID: name).flatMap { tree[$0].position } }
    switch repair {
    case .lowerPriority(let constraint, let priority):
      return position(ofConstraint: constraint).map { .setPriority(priority, ofConstraint: $0) }
    case .changeConstant(let constraint, _, let constant):
      return position(ofConstraint: constraint).map { .setConstant(constant, ofConstraint: $0) }
    case .stopTranslatingMask(let view):
      return position(ofView: view).map { .set(.translatesAutoresizingMaskIntoConstraints(false), ofView: $0) }
    case .lowerContentPriority(let view, .contentHuggingPriority, let axis, let priority):
      return position(ofView: view).map { .set(.contentHuggingPriority(axis, priority), ofView: $0) }
    case .lowerContentPriority(let view, .contentCompressionResistancePriority, let axis, let priority):
      return position(ofView: view).map { .set(.contentCompressionResistancePriority(axis, priority), ofView: $0) }
    }
  }
}

extension Repair {
  /// The repair as a request, with the names that findings use for views.
  func words(in tree: ViewTree) -> String {
    message { id in Message(tree.index(ofID: id).map { tree.itemName(of: $0).lintText } ?? "'\(id)'") }.text()
  }
}

extension ConstraintAttribute {
  /// The edge itself of an edge's margin; the attribute itself if it is none.
  fileprivate var edge: ConstraintAttribute {
    switch self {
    case .trailingMargin: .trailing
    case .bottomMargin: .bottom
    case .rightMargin: .right
    default: self
    }
  }
}
