import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let duplicateConstraint = LintRule(
    LintRuleDescription(
      id: "duplicate-constraint", summary: "the same constraint twice",
      explanation: """
        The second does nothing, until somebody changes one of the two. A required inequality is reported as a note if \
        a required equality, or a tighter inequality between the same items, always implies it.
        """,
      example: "Login: the constraint \"title.width == 300\" stands twice", remedy: "Remove one of the two.",
      standardSeverity: .warning, collective: "constraints add nothing to others"), example: example,
    .screens { screen, _ in
      screen.layout.controllers.indices.filter { screen.told[$0] }.flatMap { number in
        let tree = screen.layout.controllers[number].layout.tree
        return redundancies(in: tree).map { kind, idle, kept in
          var finding = RuleFinding(
            view: screen.view(controller: number, Int(idle.firstView)), partnerID: tree.name(of: idle),
            position: idle.position, severity: kind == .same ? nil : .note
          ) {
            let words = kind == .same ? "stands twice" : "follows from \"\(kept.text(in: tree))\""
            return "the constraint \"\(idle.text(in: tree))\" \(words)"
          }
          finding.help.proposals = { removals(of: idle, impliedBy: kept, isTwin: kind == .same, in: tree) }
          return finding
        }
      }
    })

  /// Returns the redundant constraints of a tree, each with the one that implies it.
  private static func redundancies(
    in tree: ViewTree
  ) -> [(kind: ConstraintSides.Relation, idle: TreeConstraint, kept: TreeConstraint)] {
    var known: [ConstraintSides: [Int]] = [:]
    return tree.constraints.enumerated().compactMap { index, constraint in
      guard constraint.isDeclaredAndActive else { return nil }
      let (sides, isTurned) = ConstraintSides.sides(of: constraint)
      defer { known[sides, default: []].append(index) }
      for other in (known[sides] ?? []).map({ tree.constraints[$0] }) {
        let isOtherTurned = ConstraintSides.sides(of: other).isTurned
        guard let kind = ConstraintSides.relation(other, isOtherTurned, constraint, isTurned) else { continue }
        return kind == .impliedBySecond ? (kind, other, constraint) : (kind, constraint, other)
      }
      return nil
    }
  }

  private static let example = LintExample(
    reports: "title", not: "note",
    in: .screen(
      #"""
      {"id": "title", "class": "UILabel", "text": "title", "translatesAutoresizingMaskIntoConstraints": false},
      {"id": "note", "class": "UILabel", "text": "note", "translatesAutoresizingMaskIntoConstraints": false}
      """#,
      constraints: #"""
        "title.left == root.left + 20", "title.left == root.left + 20", "title.top == root.top + 40",
        "note.left == root.left + 20", "note.left >= root.left + 20 @900", "note.top == root.top + 80"
        """#))
}

extension TreeConstraint {
  /// A Boolean that tells whether the constraint is active and stands in the file, not as a placeholder.
  var isDeclaredAndActive: Bool { !isImplied && !isPlaceholder && isActive && position != nil }
}

/// The key that two constraints of the same items share, with the items in a fixed order.
private struct ConstraintSides: Hashable {
  let first: Side
  let second: Side?
  let multiplier: Double
  let origin: Int32?

  struct Side: Hashable, Comparable {
    let view: Int32
    let attribute: ConstraintAttribute
    let insets: Int32?

    static func < (a: Side, b: Side) -> Bool {
      (a.view, a.insets ?? .min, a.attribute.rawValue) < (b.view, b.insets ?? .min, b.attribute.rawValue)
    }
  }

  /// Returns the sides of a constraint, and whether their order is reversed there.
  static func sides(of constraint: TreeConstraint) -> (ConstraintSides, isTurned: Bool) {
    let first = Side(view: constraint.firstView, attribute: constraint.firstAttribute, insets: constraint.firstInsets)
    guard let other = constraint.secondView else {
      return (ConstraintSides(first: first, second: nil, multiplier: 1, origin: nil), false)
    }
    let second = Side(
      view: other, attribute: constraint.secondAttribute, insets: constraint.secondInsets)
    let isTurned = constraint.multiplier == 1 && second < first
    return (
      ConstraintSides(
        first: isTurned ? second : first, second: isTurned ? first : second, multiplier: constraint.multiplier,
        origin: constraint.origin), isTurned
    )
  }

  enum Relation {
    case same, impliedByFirst, impliedBySecond
  }

  /// Returns how two constraints with the same sides relate; `nil` if neither is redundant.
  static func relation(
    _ a: TreeConstraint, _ isFirstTurned: Bool, _ b: TreeConstraint, _ isSecondTurned: Bool
  ) -> Relation? {
    let (x, y) = (bound(of: a, isFirstTurned), bound(of: b, isSecondTurned))
    if x.relation == y.relation, x.constant == y.constant, a.priority == b.priority { return .same }
    guard a.priority == .required, b.priority == .required else { return nil }
    if implies(x, y) { return .impliedByFirst }
    return implies(y, x) ? .impliedBySecond : nil
  }

  private static func bound(
    of constraint: TreeConstraint, _ isTurned: Bool
  ) -> (relation: ConstraintRelation, constant: Double) {
    guard isTurned else { return (constraint.relation, constraint.constant) }
    let turned: ConstraintRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return (turned, -constraint.constant)
  }

  private static func implies(
    _ x: (relation: ConstraintRelation, constant: Double), _ y: (relation: ConstraintRelation, constant: Double)
  ) -> Bool {
    switch (x.relation, y.relation) {
    case (.equal, .lessThanOrEqual), (.lessThanOrEqual, .lessThanOrEqual): x.constant <= y.constant
    case (.equal, .greaterThanOrEqual), (.greaterThanOrEqual, .greaterThanOrEqual): x.constant >= y.constant
    default: false
    }
  }
}
