package import LayoutModel
import LayoutResolution

extension ExactReference {
  /// The best that the goals can come to, and what they leave open.
  package struct Optimum {
    /// Each level's least total violation, the highest level first.
    package var totals: [(level: Double, total: Double)] = []
    /// For every view the width of the range of x, y, width and height over the optimal face.
    package var ranges: [[Double]] = []
    /// The frames nearest to the declared ones, one attribute after the other, ties of sizes not settled before.
    package var nearestFrames: [Rect] = []
  }

  /// Tells whether the requirements of these items have a solution together; the window and that sizes aren't negative
  /// are given.
  package func isSatisfiable(_ items: some Sequence<String>) throws -> Bool {
    let items = Set(items)
    var solver = Solver(self, goals: [])
    return try solver.isSatisfiable { items.contains($0) }
  }

  /// The constraints that can't hold with all views' requirements and the constraints before them, in document order.
  package func brokenConstraints() throws -> [String] {
    var solver = Solver(self, goals: [])
    var broken: Set<String> = []
    guard try !solver.isSatisfiable({ _ in true }) else { return [] }
    let constraints = requiredConstraints
    var entered = Set(requiredItems).subtracting(constraints)
    for constraint in constraints {
      entered.insert(constraint)
      if try !solver.isSatisfiable({ entered.contains($0) }) {
        entered.remove(constraint)
        broken.insert(constraint)
      }
    }
    return constraints.filter { broken.contains($0) }
  }

  /// Meets the goals level by level, without some constraints.
  ///
  /// - Parameters:
  ///   - left: The items left out.
  ///   - measuring: Whether ranges are wanted.
  ///   - nearing: Whether the frames nearest to the declared ones are wanted.
  /// - Returns: The optimum; `nil` where the requirements have no solution.
  /// - Throws: Where exact arithmetic takes too long.
  package func optimum(
    leavingOut left: Set<String> = [], measuring: Bool = false, nearing: Bool = false
  ) throws -> Optimum? {
    var goals = rows.filter { !$0.isRequired && !left.contains($0.item) }
    if nearing { goals += stays }
    var solver = Solver(self, goals: goals)
    guard try solver.isSatisfiable({ !left.contains($0) }) else { return nil }
    var optimum = Optimum()
    for level in Set(goals.map(\.priority)).sorted(by: >) where level > 0 {
      optimum.totals.append((level, try solver.meet(level)))
    }
    if measuring { optimum.ranges = try tree.indices.map { try solver.ranges(of: $0) } }
    if nearing {
      for level in Set(goals.map(\.priority)).sorted(by: >) where level < 0 { _ = try solver.meet(level) }
      optimum.nearestFrames = try solver.frames()
    }
    return optimum
  }

  /// A Boolean that tells whether views' goals for sizes may tie: several views' at one level.
  package var mayTie: Bool {
    let goals = Dictionary(grouping: rows.filter { $0.sizedColumn != nil && !$0.isRequired }, by: \.priority)
    return goals.values.contains { Set($0.map(\.sizedColumn)).count > 1 }
  }

  /// Goals for the declared x, width, y and height, each at a level of its own, in preorder.
  private var stays: [Row] {
    var stays: [Row] = []
    for view in tree.indices {
      guard let superview = tree.superview(of: view) else { continue }
      let frame = tree.frame(of: view.position)
      for (axis, position, length) in [(Axis.horizontal, frame.x, frame.width), (.vertical, frame.y, frame.height)] {
        for (terms, side) in [
          ([Self.position(view, axis): 1.0, Self.position(superview, axis): -1], position),
          ([Self.length(view, axis): 1], length),
        ] {
          let level = -1 - Double(stays.count)
          stays.append(Row(item: "", priority: level, relation: .equal, terms: terms, side: side))
        }
      }
    }
    return stays
  }
}

/// A reference's rows in an exact program; goals have columns for what they miss by.
private struct Solver: ~Copyable {
  private var program: ExactProgram
  private let tree: ViewTree
  /// The requirements' items and bounds, by their row.
  private let requirements: [(item: String, bounds: ClosedRange<Double>)]
  /// The columns of what the goals of a level miss by.
  private var misses: [Double: [Int]] = [:]

  init(_ reference: ExactReference, goals: [ExactReference.Row]) {
    tree = reference.tree
    var columns = reference.bounds
    let required = reference.rows.filter(\.isRequired)
    requirements = required.map { ($0.item, $0.bounds) }
    var rows = required.map { (terms: $0.terms.map { (column: $0.key, coefficient: $0.value) }, bounds: $0.bounds) }
    for goal in goals {
      var terms = goal.terms.map { (column: $0.key, coefficient: $0.value) }
      if goal.relation != .lessThanOrEqual { terms.append((columns.count, goal.unit)) }
      if goal.relation != .greaterThanOrEqual {
        terms.append((columns.count + terms.count - goal.terms.count, -goal.unit))
      }
      let own = terms.dropFirst(goal.terms.count).map(\.column)
      columns += own.map { _ in 0...Double.infinity }
      misses[goal.priority, default: []] += own
      rows.append((terms, goal.bounds))
    }
    // A row that says nothing, for GLPK refuses a program without any.
    rows.append(([(0, 1)], -Double.infinity...Double.infinity))
    program = ExactProgram(columns: columns, rows: rows)
  }

  mutating func isSatisfiable(_ isEntered: (String) -> Bool) throws -> Bool {
    for (row, requirement) in requirements.enumerated() {
      program.setRow(row, to: isEntered(requirement.item) ? requirement.bounds : -Double.infinity...Double.infinity)
    }
    return try program.minimize([]) != .infeasible
  }

  /// The least total violation of a level, which from here on is kept to.
  mutating func meet(_ level: Double) throws -> Double {
    guard case .optimal(let total) = try program.minimize((misses[level] ?? []).map { ($0, 1) }) else {
      throw ExactProgram.Failure(reason: "a sum of violations has a minimum")
    }
    program.confineToOptima()
    return total
  }

  /// Returns the distances by which a view's x, y, width and height can move.
  mutating func ranges(of view: ViewTree.Index) throws -> [Double] {
    guard let superview = tree.superview(of: view), !program.isDetermined else { return [0, 0, 0, 0] }
    var ranges: [Double] = []
    for axis in [Axis.horizontal, .vertical] {
      ranges.append(
        try range([(ExactReference.position(view, axis), 1), (ExactReference.position(superview, axis), -1)]))
    }
    for axis in [Axis.horizontal, .vertical] { ranges.append(try range([(ExactReference.length(view, axis), 1)])) }
    return ranges
  }

  private mutating func range(_ terms: [(column: Int, coefficient: Double)]) throws -> Double {
    guard case .optimal(let least) = try program.minimize(terms) else { return .infinity }
    guard case .optimal(let most) = try program.minimize(terms.map { ($0.column, -$0.coefficient) }) else {
      return .infinity
    }
    return -most - least
  }

  /// The frames of the present solution.
  mutating func frames() throws -> [Rect] {
    _ = try program.minimize([])
    return tree.indices.map { view in
      let origin = tree.superview(of: view)
      func value(_ axis: Axis) -> Double {
        let outer = origin.map { program.value(ExactReference.position($0, axis)) } ?? 0
        return program.value(ExactReference.position(view, axis)) - outer
      }
      return Rect(
        x: value(.horizontal), y: value(.vertical), width: program.value(ExactReference.length(view, .horizontal)),
        height: program.value(ExactReference.length(view, .vertical)))
    }
  }
}

extension ExactReference.Row {
  /// The bounds of the sum of its terms.
  fileprivate var bounds: ClosedRange<Double> {
    switch relation {
    case .equal: side...side
    case .lessThanOrEqual: -Double.infinity...side
    case .greaterThanOrEqual: side...Double.infinity
    }
  }
}
