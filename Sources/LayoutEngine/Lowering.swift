import LayoutModel
import LinearProgramming

/// Lowers a tree's constraints, masks and intrinsic sizes to a linear program over the frames of the solved views.
///
/// Requirements are entered as their views' masks and required intrinsic sizes in preorder, then the constraints in
/// document order, so that of a conflict a constraint is broken, the last. The rows themselves stand in an order that
/// doesn't depend on the document's, so that shuffling constraints changes nothing.
struct Lowering {
  let program: LinearProgram
  /// What the program's requirements came from, by their item's number.
  let items: [Item]

  /// What asks for requirements.
  enum Item: Hashable {
    /// A view's mask, or its intrinsic size where that is required.
    case view(ViewTree.Index)
    /// A constraint, by its place in the tree.
    case constraint(Int)
  }

  init(_ tree: ViewTree, _ unknowns: Unknowns) {
    var rows = RowBuilder(tree: tree, unknowns: unknowns)
    for (place, view) in unknowns.views.enumerated() {
      rows.addColumns(of: view)
      if tree[view].translatesAutoresizingMaskIntoConstraints {
        rows.addMask(of: view, place: place)
      } else {
        rows.addIntrinsicSize(of: tree[view], place: place)
      }
    }
    for index in tree.constraints.indices.sorted(by: { Self.stands(tree.constraints[$0], before: tree.constraints[$1]) }
    )
    where tree.constraints[index].isActive {
      rows.add(tree.constraints[index], item: unknowns.views.count + index)
    }
    program = rows.program
    items = unknowns.views.map(Item.view) + tree.constraints.indices.map(Item.constraint)
  }

  /// An order of constraints by what they say, whatever they are called and wherever they stand.
  private static func stands(_ a: TreeConstraint, before b: TreeConstraint) -> Bool {
    key(a).lexicographicallyPrecedes(key(b))
  }

  private static func key(_ constraint: TreeConstraint) -> [Double] {
    func key(_ term: TreeConstraint.Term?) -> [Double] {
      guard let term else { return [-1, -1] }
      let attribute = ConstraintAttribute.allCases.firstIndex(of: term.attribute) ?? 0
      return [Double(term.view.position), Double(attribute)]
    }
    let relation = ConstraintRelation.allCases.firstIndex(of: constraint.relation) ?? 0
    return key(constraint.first) + key(constraint.second)
      + [Double(relation), constraint.multiplier, constraint.constant, constraint.priority.rawValue]
  }
}

/// Writes the rows of a tree's program.
private struct RowBuilder {
  let tree: ViewTree
  let unknowns: Unknowns
  var program = LinearProgram(parameterCount: WindowParameter.allCases.count)

  init(tree: ViewTree, unknowns: Unknowns) {
    self.tree = tree
    self.unknowns = unknowns
  }

  /// A solved view's four columns. A size isn't negative, but that a mask may make it so. What follows a mask inside the
  /// view moves with its lengths, by parts of how far these can.
  mutating func addColumns(of view: ViewTree.Index) {
    let frame = tree[view].frame ?? .zero
    let isNonnegative = !tree[view].translatesAutoresizingMaskIntoConstraints
    let hasFollowers = tree.subviews(of: view).contains { unknowns.place(of: $0) == nil }
    for axis in Axis.allCases {
      program.columns.append(LinearProgram.Column(isNonnegative: false, stay: frame.position(along: axis)))
      program.columns.append(
        LinearProgram.Column(
          isNonnegative: isNonnegative, stay: frame.length(along: axis), isRangeWanted: hasFollowers))
    }
  }

  /// A mask as equalities: position and length are affine in the superview's length (`AutoresizingRule`).
  mutating func addMask(of view: ViewTree.Index, place: Int) {
    guard let superview = tree.superview(of: view) else { return }
    for axis in Axis.allCases {
      let rule = AutoresizingRule(tree[view], in: tree[superview], along: axis)
      let parts = [
        (Unknowns.positionColumn(place, axis), rule.position, rule.positionShare),
        (Unknowns.lengthColumn(place, axis), rule.length, rule.lengthShare),
      ]
      for (column, declared, share) in parts {
        var row = LinearExpression.column(column)
        row.add(length(of: superview, axis), times: -share)
        row.constant += share * rule.superLength - declared
        program.requirements.append(LinearProgram.Requirement(LinearProgram.Row(row, .equal), item: place))
      }
    }
  }

  /// An intrinsic size as wishes: at most it by hugging, at least it by compression resistance (facts/autolayout.md §5).
  ///
  /// A view that keeps its mask has no such wishes here: its mask says its size. The facts don't speak of it.
  mutating func addIntrinsicSize(of view: View, place: Int) {
    for axis in Axis.allCases {
      guard let size = view.intrinsicContentSize[axis] else { continue }
      let column = Unknowns.lengthColumn(place, axis)
      var row = LinearExpression.column(column)
      row.constant -= size
      let wishes: [(LinearProgram.Relation, Priority)] = [
        (.atMost, view.contentHuggingPriority[axis]), (.atLeast, view.contentCompressionResistancePriority[axis]),
      ]
      for (relation, priority) in wishes {
        add(LinearProgram.Row(row, relation), priority, item: place, sizedColumn: column)
      }
    }
  }

  /// A constraint as a row in the coordinates of its items' nearest common ancestor.
  mutating func add(_ constraint: TreeConstraint, item: Int) {
    let (first, second) = (constraint.first, constraint.second)
    let owner = tree.nearestCommonAncestor(first.view, second?.view ?? first.view)
    var row = expression(first, owner: owner)
    if let second { row.add(expression(second, owner: owner), times: -constraint.multiplier) }
    row.constant -= constraint.constant
    add(LinearProgram.Row(row, LinearProgram.Relation(constraint.relation)), constraint.priority, item: item)
  }

  private mutating func add(_ row: LinearProgram.Row, _ priority: Priority, item: Int, sizedColumn: Int? = nil) {
    if priority.isRequired {
      program.requirements.append(LinearProgram.Requirement(row, item: item))
    } else {
      program.goals.append(LinearProgram.Goal(row, level: priority.rawValue, sizedColumn: sizedColumn))
    }
  }

  /// An attribute's value: a length, or a location in the owner's coordinates.
  private func expression(_ term: TreeConstraint.Term, owner: ViewTree.Index) -> LinearExpression {
    let axis = term.attribute.axis
    guard !term.attribute.isSize else { return length(of: term.view, axis) }
    var positions: [Int] = []
    var view = term.view
    while view != owner, let place = unknowns.place(of: view), let superview = tree.superview(of: view) {
      positions.append(Unknowns.positionColumn(place, axis))
      view = superview
    }
    // Superviews stand before their subviews, so from the outside in the columns ascend.
    var expression = LinearExpression(sumOf: positions.reversed())
    expression.add(length(of: term.view, axis), times: term.attribute.fraction)
    return expression
  }

  private func length(of view: ViewTree.Index, _ axis: Axis) -> LinearExpression {
    guard let place = unknowns.place(of: view) else { return .parameter(WindowParameter(axis).rawValue) }
    return .column(Unknowns.lengthColumn(place, axis))
  }
}

extension LinearProgram.Relation {
  fileprivate init(_ relation: ConstraintRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
