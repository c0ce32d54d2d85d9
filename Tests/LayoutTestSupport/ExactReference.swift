package import LayoutModel
package import LayoutResolution

/// The layout that a tree must have, from the rules alone: an independent reading of them, solved in exact arithmetic.
///
/// Every view has unknowns, the root too, and locations are those in the root's coordinates. Nothing is split, nothing
/// is skipped, nothing is shared with the engine. It takes its time.
///
///     view k   left 4k   width 4k+1   top 4k+2   height 4k+3
package struct ExactReference {
  /// The tree that is laid out.
  let tree: ViewTree
  let window: Window
  /// All rows: masks and intrinsic sizes in preorder, then constraints in document order.
  let rows: [Row]

  /// `(Σ terms - side) / unit (==, <=, >=) 0`.
  struct Row {
    /// The constraint or view that asks for the row, as dumps call it.
    var item: String
    /// A thousand is required.
    var priority: Double
    var relation: ConstraintRelation
    var terms: [Int: Double] = [:]
    var side: Double = 0
    /// By how much the row was multiplied, so that its numbers are whole.
    var unit: Double = 1
    /// Of a goal for a size, the column.
    var sizedColumn: Int?

    var isRequired: Bool { priority == 1000 }

    fileprivate mutating func add(_ column: Int, _ coefficient: Double) { terms[column, default: 0] += coefficient }
  }

  /// The reading of a tree in a window.
  package init(_ tree: ViewTree, in window: Window) {
    self.tree = tree
    self.window = window
    var rows: [Row] = []
    for view in tree.indices where view.position > 0 {
      for axis in Axis.allCases {
        rows +=
          tree.followsMask(view)
          ? Self.maskRows(view, axis, tree) : Self.sizeRows(view, axis, tree)
      }
    }
    rows += tree.constraints.filter(\.isActive).map { Self.row($0, tree) }
    self.rows = rows.map(\.inWholeNumbers)
  }

  /// The items that have requirements: views in preorder, then constraints in document order.
  package var requiredItems: [String] {
    rows.filter(\.isRequired).reduce(into: []) { items, row in
      if items.last != row.item { items.append(row.item) }
    }
  }

  /// The active required constraints, in document order.
  package var requiredConstraints: [String] {
    tree.constraints.filter { $0.isActive && $0.priority.rawValue == 1000 }.map(tree.name(of:))
  }

  /// Returns the position of a view along an axis, in the root's coordinates.
  static func position(_ view: ViewTree.Index, _ axis: Axis) -> Int {
    4 * view.position + (axis == .horizontal ? 0 : 2)
  }

  /// Returns the length of a view along an axis.
  static func length(_ view: ViewTree.Index, _ axis: Axis) -> Int { position(view, axis) + 1 }

  /// Every unknown's bounds: the root is the window, and without a mask no size is negative.
  var bounds: [ClosedRange<Double>] {
    tree.indices.flatMap { view -> [ClosedRange<Double>] in
      let (width, height) = (window.size.width, window.size.height)
      guard view.position > 0 else { return [0...0, width...width, 0...0, height...height] }
      let free = -Double.infinity...Double.infinity
      let length = tree.followsMask(view) ? free : 0...Double.infinity
      return [free, length, free, length]
    }
  }
}

// MARK: - The rules

extension ExactReference {
  /// Rule P of autoresizing: a change of the superview's length goes to the flexible parts in proportion to their
  /// lengths, evenly where these sum to nothing or less.
  private static func maskRows(_ view: ViewTree.Index, _ axis: Axis, _ tree: ViewTree) -> [Row] {
    guard let superview = tree.superview(of: view) else { return [] }
    let frame = tree[view].frame
    let (near, size) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
    let whole = tree[superview].frame
    let old = axis == .horizontal ? whole.width : whole.height
    let bits = tree[superview].autoresizesSubviews ? tree[view].autoresizingMask.rawValue : 0
    let flags = axis == .horizontal ? bits & 7 : bits >> 3
    let lengths = [near, size, old - near - size]
    let flexible = (0..<3).filter { flags & (1 << $0) != 0 }
    var total = flexible.reduce(0) { $0 + lengths[$1] }
    var parts = [0.0, 0, 0]
    if flexible.count == 1 || total <= 0 {
      total = Double(max(1, flexible.count))
      for part in flexible { parts[part] = 1 }
    } else {
      for part in flexible { parts[part] = lengths[part] }
    }
    // total · (position - declared) == part · (length of the superview - old)
    func row(_ declared: Double, _ part: Double) -> Row {
      var row = Row(item: tree.name(of: view), priority: 1000, relation: .equal)
      row.unit = total
      row.add(length(superview, axis), -part)
      row.side = total * declared - part * old
      return row
    }
    var origin = row(near, parts[0])
    origin.add(position(view, axis), total)
    origin.add(position(superview, axis), -total)
    var extent = row(size, parts[1])
    extent.add(length(view, axis), total)
    return [origin, extent]
  }

  /// An intrinsic size: no larger by hugging, no smaller by resisting compression.
  private static func sizeRows(_ view: ViewTree.Index, _ axis: Axis, _ tree: ViewTree) -> [Row] {
    guard let size = tree.intrinsicLength(of: view, along: axis) else { return [] }
    let hugging = tree[view].contentHuggingPriority
    let resistance = tree[view].contentCompressionResistancePriority
    let goals: [(ContentPriorities, ConstraintRelation)] = [
      (hugging, .lessThanOrEqual), (resistance, .greaterThanOrEqual),
    ]
    return goals.map { priorities, relation in
      let priority = axis == .horizontal ? priorities.horizontal : priorities.vertical
      let column = length(view, axis)
      return Row(
        item: tree.name(of: view), priority: priority.rawValue, relation: relation, terms: [column: 1], side: size,
        sizedColumn: column)
    }
  }

  /// A constraint between two items, whose locations count from the origin of their nearest common ancestor.
  private static func row(_ constraint: TreeConstraint, _ tree: ViewTree) -> Row {
    var row = Row(
      item: tree.name(of: constraint), priority: constraint.priority.rawValue, relation: constraint.relation,
      side: constraint.constant)
    let others = constraint.second.map { ancestors($0.view, tree) } ?? ancestors(constraint.first.view, tree)
    let common = ancestors(constraint.first.view, tree).first { others.contains($0) }
    func add(_ term: TreeConstraint.Term, _ factor: Double) {
      let axis: Axis
      let share: Double
      switch term.attribute {
      case .width, .height:
        row.add(length(term.view, term.attribute == .width ? .horizontal : .vertical), factor)
        return
      case .left, .leading: (axis, share) = (.horizontal, 0)
      case .centerX: (axis, share) = (.horizontal, 0.5)
      case .right, .trailing: (axis, share) = (.horizontal, 1)
      case .top: (axis, share) = (.vertical, 0)
      case .centerY: (axis, share) = (.vertical, 0.5)
      case .bottom: (axis, share) = (.vertical, 1)
      default: preconditionFailure("the reference knows plain attributes alone")
      }
      row.add(position(term.view, axis), factor)
      row.add(length(term.view, axis), factor * share)
      if let common { row.add(position(common, axis), -factor) }
    }
    add(constraint.first, 1)
    if let second = constraint.second { add(second, -constraint.multiplier) }
    return row
  }

  /// A view and its superviews, from the inside out.
  private static func ancestors(_ view: ViewTree.Index, _ tree: ViewTree) -> [ViewTree.Index] {
    Array(sequence(first: view) { tree.superview(of: $0) })
  }
}

extension ExactReference.Row {
  /// The row times the least number that makes all of it whole: 1/3 is a third, and 0.0001 a ten-thousandth, not the next
  /// `Double`. A row with other numbers is taken for what it is in doubles, times a power of two.
  fileprivate var inWholeNumbers: Self {
    let numbers = Array(terms.values) + [side]
    var factor = 1.0
    for number in numbers {
      // A side is a sum, and rounded as its parts are.
      let unit = number == side ? max(factor, abs(number * factor)) : abs(number * factor)
      guard let denominator = Self.denominator(of: number * factor, tolerance: 1e-14 * unit) else {
        return inWholeMultiplesOfPowersOfTwo
      }
      factor *= denominator
    }
    guard numbers.allSatisfy({ abs($0 * factor) < 1e15 }) else { return inWholeMultiplesOfPowersOfTwo }
    var row = self
    row.unit *= factor
    row.side = (side * factor).rounded()
    row.terms = terms.mapValues { ($0 * factor).rounded() }.filter { $0.value != 0 }
    return row
  }

  /// The row times the power of two that makes every double of it a whole number.
  private var inWholeMultiplesOfPowersOfTwo: Self {
    let numbers = (Array(terms.values) + [side]).filter { $0 != 0 }
    let lowest = numbers.map { Int($0.exponent) - $0.significandWidth }.min() ?? 0
    let factor = Double(sign: .plus, exponent: -lowest, significand: 1)
    var row = self
    row.unit *= factor
    row.side *= factor
    row.terms = terms.mapValues { $0 * factor }
    return row
  }

  /// The denominator of the simplest fraction that a number is but for rounding, by continued fractions; `nil` where it
  /// is none that anybody would write.
  private static func denominator(of number: Double, tolerance: Double) -> Double? {
    let value = abs(number)
    var (rest, previous, denominator) = (value, 0.0, 1.0)
    while true {
      let numerator = (value * denominator).rounded()
      if abs(value - numerator / denominator) <= tolerance { return denominator }
      rest = 1 / (rest - rest.rounded(.down))
      (previous, denominator) = (denominator, rest.rounded(.down) * denominator + previous)
      guard denominator <= 1e8 else { return nil }
    }
  }

  /// Returns the distance by which the row fails.
  func violation(_ values: [Double]) -> Double {
    let difference = (terms.reduce(0) { $0 + $1.value * values[$1.key] } - side) / unit
    switch relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  /// The largest of its terms: rounding is relative to this.
  func magnitude(_ values: [Double]) -> Double {
    terms.reduce(abs(side)) { max($0, abs($1.value * values[$1.key])) } / unit
  }
}
