import LayoutModel
import LinearProgramming

/// Writes the rows of a tree's program, one expression's memory for all.
struct RowWriter {
  private let unknowns: Unknowns
  private var expression = LinearExpression()

  init(_ unknowns: Unknowns) {
    self.unknowns = unknowns
  }

  /// A solved view's four columns. A size isn't negative, but that a mask may make it so. What follows a mask inside the
  /// view moves with its lengths, by parts of how far these can.
  func addColumns(of view: Int, in tree: ViewTree, to program: inout LinearProgram) {
    let frame = tree.views[view].frame ?? .zero
    let isNonnegative = !tree.views[view].translatesAutoresizingMaskIntoConstraints
    var hasFollowers = false
    var subview = view + 1
    while subview < Int(tree.subtreeEnds[view]), !hasFollowers {
      hasFollowers = !unknowns.isSolved(subview)
      subview = Int(tree.subtreeEnds[subview])
    }
    for (position, length) in [(frame.x, frame.width), (frame.y, frame.height)] {
      program.columns.append(LinearProgram.Column(isNonnegative: false, stay: position))
      program.columns.append(
        LinearProgram.Column(isNonnegative: isNonnegative, stay: length, isRangeWanted: hasFollowers))
    }
  }

  /// A mask as equalities: position and length are affine in the superview's length (`AutoresizingRule`).
  mutating func addMask(of view: Int, _ place: Int, in tree: ViewTree, to program: inout LinearProgram) {
    let superview = Int(tree.parents[view])
    for axis in Axis.allCases {
      let rule = AutoresizingRule(tree, view, in: superview, along: axis)
      let parts = [
        (Unknowns.positionColumn(place, axis), rule.position, rule.positionShare),
        (Unknowns.lengthColumn(place, axis), rule.length, rule.lengthShare),
      ]
      for (column, declared, share) in parts {
        expression.removeAll()
        expression.add(column: column)
        if share != 0 { addLength(of: superview, axis, times: -share) }
        expression.constant = share * rule.superLength - declared
        program.add(.requirement(.equal, item: Int32(place)), expression)
      }
    }
  }

  /// An intrinsic size as wishes: at most it by hugging, at least it by compression resistance (facts/autolayout.md §5).
  ///
  /// A view that keeps its mask has no such wishes here: its mask says its size. The facts don't speak of it.
  /// - Returns: The rows' numbers.
  mutating func addIntrinsicSize(
    of view: Int, _ place: Int, _ axis: Axis, in tree: ViewTree, to program: inout LinearProgram
  ) -> Range<Int> {
    let start = program.rows.count
    guard let size = tree.views[view].intrinsicContentSize[axis] else { return start..<start }
    let column = Unknowns.lengthColumn(place, axis)
    let hugging = tree.views[view].contentHuggingPriority[axis]
    let resistance = tree.views[view].contentCompressionResistancePriority[axis]
    expression.removeAll()
    expression.add(column: column)
    expression.constant = -size
    if hugging.isRequired { program.add(.requirement(.atMost, item: Int32(place)), expression) }
    if resistance.isRequired { program.add(.requirement(.atLeast, item: Int32(place)), expression) }
    if !hugging.isRequired || !resistance.isRequired {
      let goal = LinearProgram.Goal(
        above: hugging.isRequired ? nil : hugging.rawValue, below: resistance.isRequired ? nil : resistance.rawValue,
        sizedColumn: column)
      program.add(.goal(goal), expression)
    }
    return start..<program.rows.count
  }

  /// A constraint as a row in the coordinates of its items' nearest common ancestor.
  mutating func addConstraint(_ index: Int, item: Int, in tree: ViewTree, to program: inout LinearProgram) {
    let first = tree.constraints[index].first
    expression.removeAll()
    expression.constant = -tree.constraints[index].constant
    if let second = tree.constraints[index].second {
      let owner = owner(of: first.view.position, second.view.position, in: tree)
      add(first, in: tree, owner: owner, times: 1)
      add(second, in: tree, owner: owner, times: -tree.constraints[index].multiplier)
    } else {
      add(first, in: tree, owner: first.view.position, times: 1)
    }
    let relation = LinearProgram.Relation(tree.constraints[index].relation)
    let priority = tree.constraints[index].priority.rawValue
    let demand: LinearProgram.Demand =
      priority == Priority.required.rawValue
      ? .requirement(relation, item: Int32(item)) : .goal(LinearProgram.Goal(relation, level: priority))
    program.add(demand, expression, isActive: tree.constraints[index].isActive)
  }

  /// The views' nearest common ancestor, the near ones at once.
  private func owner(of first: Int, _ second: Int, in tree: ViewTree) -> Int {
    let (a, b) = (Int(tree.parents[first]), Int(tree.parents[second]))
    if a == b { return first == second ? first : a }
    if a == second { return second }
    if b == first { return first }
    return tree.nearestCommonAncestor(tree.index(at: first), tree.index(at: second)).position
  }

  /// Adds an attribute's value: a length, or a location in the owner's coordinates.
  private mutating func add(_ term: TreeConstraint.Term, in tree: ViewTree, owner: Int, times factor: Double) {
    let (axis, fraction, isSize) = Self.measure(term.attribute)
    guard !isSize else {
      addLength(of: term.view.position, axis, times: factor)
      return
    }
    var view = term.view.position
    while view != owner, let place = unknowns.place(of: view) {
      expression.add(column: Unknowns.positionColumn(place, axis), times: factor)
      view = Int(tree.parents[view])
    }
    if fraction != 0 { addLength(of: term.view.position, axis, times: factor * fraction) }
  }

  /// An attribute's axis, how much of the length lies before it, and whether it is the length itself.
  private static func measure(_ attribute: ConstraintAttribute) -> (axis: Axis, fraction: Double, isSize: Bool) {
    switch attribute {
    case .left, .leading: (.horizontal, 0, false)
    case .right, .trailing: (.horizontal, 1, false)
    case .centerX: (.horizontal, 0.5, false)
    case .top: (.vertical, 0, false)
    case .bottom: (.vertical, 1, false)
    case .centerY: (.vertical, 0.5, false)
    case .width: (.horizontal, 0, true)
    case .height: (.vertical, 0, true)
    }
  }

  private mutating func addLength(of view: Int, _ axis: Axis, times factor: Double) {
    if let place = unknowns.place(of: view) {
      expression.add(column: Unknowns.lengthColumn(place, axis), times: factor)
    } else {
      expression.add(parameter: WindowParameter(axis).rawValue, times: factor)
    }
  }
}

extension LinearProgram.Relation {
  init(_ relation: ConstraintRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
