import LayoutModel
import LayoutResolution
import LinearProgramming

/// The rows of a tree over its open attributes, with the values of all others substituted.
///
/// Attributes have the column numbers of `Unknowns`, but by the view's index in the tree:
/// `x 4k, width 4k+1, y 4k+2, height 4k+3`. Open attributes are then numbered by their index among these, ascending.
struct OpenRows {
  /// The open attributes, ascending.
  let columns: [Int]
  /// Each attribute's index among the open ones.
  let openIndices: [OptionalIndex]
  /// The equalities that hold on the whole optimal face, in an order that doesn't depend on the document's.
  private(set) var equalities: [Row] = []

  /// The constraints of each level of a group that aren't all met, with their priority, in an order that doesn't depend on the document's.
  private(set) var competing: [(priority: Priority, rows: [(constraint: Int, row: Row)])] = []

  /// A row of terms over open attributes.
  struct Row {
    /// The terms by ascending index, none zero.
    var terms: [Term]
    /// The indices of the attributes that the row places: those of its first item.
    let placed: [Int]
  }

  /// An open attribute's index, and its coefficient.
  struct Term: Hashable {
    let index: Int
    var coefficient: Double
  }

  /// Each attribute's group: the attributes that rows connect, directly or through others.
  private var groups: [Int] = []
  /// The groups whose rows may determine more than the equalities do.
  private var vagueGroups: Set<Int> = []
  /// The levels whose goals aren't all met, by group.
  private var missed: Set<Level> = []

  private struct Level: Hashable {
    let group: Int
    let priority: Priority
  }

  init(_ ambiguities: [AmbiguousAttributes], of placed: PlacedTree, leavingOut broken: Set<Lowering.Item>) {
    let tree = placed.tree
    var columns: [Int] = []
    var openIndices = [OptionalIndex](repeating: .none, count: 4 * tree.count)
    for (view, open) in ambiguities.enumerated() where !open.isEmpty {
      for (offset, attribute) in Self.attributes.enumerated() where open.contains(attribute) {
        openIndices[4 * view + offset] = OptionalIndex(columns.count)
        columns.append(4 * view + offset)
      }
    }
    self.columns = columns
    self.openIndices = openIndices
    var collector = RowCollector(placed: placed, openIndices: openIndices)
    collector.collect(leavingOut: broken)
    sort(collector.rows)
  }

  private static let attributes: [AmbiguousAttributes] = [.x, .width, .y, .height]

  /// The number of a view's position along an axis. Its length's number is one more.
  static func position(_ view: ViewTree.Index, _ axis: Axis) -> Int {
    4 * view.position + (axis == .horizontal ? 0 : 2)
  }

  func axis(of index: Int) -> Axis { columns[index] % 4 < 2 ? .horizontal : .vertical }

  func isLength(_ index: Int) -> Bool { columns[index] % 2 == 1 }

  /// Tells whether the equalities determine all that is determined of an attribute and its group.
  func isExact(_ index: Int) -> Bool { !vagueGroups.contains(groups[index]) }

  /// Tells whether some goals of a priority in an attribute's group aren't met.
  func isMissed(_ priority: Priority, at index: Int) -> Bool {
    missed.contains(Level(group: groups[index], priority: priority))
  }

  /// Keeps the rows that hold on the whole optimal face.
  ///
  /// A level's total deviation is constant on the face, in each group by itself. If it is zero, all the level's goals
  /// are met. If not, goals may trade off against each other. An inequality that is tight here may be tight on the
  /// whole face. But one with a single open attribute isn't, because the attribute would be determined.
  private mutating func sort(_ rows: [RowCollector.CollectedRow]) {
    var sets = DisjointSets(count: columns.count)
    for row in rows {
      for term in row.row.terms.dropFirst() { sets.join(row.row.terms[0].index, term.index) }
    }
    groups = columns.indices.map { sets.root(of: $0) }
    for row in rows where !row.priority.isRequired && row.isMissed {
      let group = groups[row.row.terms[0].index]
      missed.insert(Level(group: group, priority: row.priority))
      vagueGroups.insert(group)
    }
    for row in rows where row.row.terms.count > 1 {
      let group = groups[row.row.terms[0].index]
      if !row.isEquality {
        if row.isTight { vagueGroups.insert(group) }
      } else if row.priority.isRequired || !missed.contains(Level(group: group, priority: row.priority)) {
        equalities.append(row.row)
      }
    }
    equalities.sort { $0.stands(before: $1) }
    findCompeting(rows)
  }

  /// Collects the constraints of each level with a missed constraint. (A missed content size is a tie of contents.)
  private mutating func findCompeting(_ rows: [RowCollector.CollectedRow]) {
    var levels: [Level: [(constraint: Int, row: Row)]] = [:]
    var contested: Set<Level> = []
    for row in rows {
      guard let constraint = row.constraint, !row.priority.isRequired else { continue }
      let level = Level(group: groups[row.row.terms[0].index], priority: row.priority)
      guard missed.contains(level), row.isEquality || row.isMissed || row.isTight else { continue }
      levels[level, default: []].append((constraint, row.row))
      if row.isMissed { contested.insert(level) }
    }
    competing = contested.sorted { ($1.priority, $0.group) < ($0.priority, $1.group) }
      .map { ($0.priority, levels[$0] ?? []) }
  }
}

extension OpenRows.Row {
  /// Tells whether a row comes before another, in an order by their contents.
  fileprivate func stands(before other: OpenRows.Row) -> Bool {
    for (a, b) in zip(terms, other.terms) where a != b {
      return a.index != b.index ? a.index < b.index : a.coefficient < b.coefficient
    }
    return terms.count != other.terms.count
      ? terms.count < other.terms.count : placed.lexicographicallyPrecedes(other.placed)
  }
}

/// Collects the lowered rows that have open attributes, without the parts that aren't open.
private struct RowCollector {
  struct CollectedRow {
    let row: OpenRows.Row
    let priority: Priority
    let isEquality: Bool
    /// A Boolean that tells whether both sides are equal in the layout.
    let isTight: Bool
    /// A Boolean that tells whether the row doesn't hold in the layout.
    let isMissed: Bool
    /// The constraint's index in the tree; `nil` for a mask's or a content's row.
    var constraint: Int?
  }

  private let placed: PlacedTree
  private let openIndices: [OptionalIndex]
  /// The sums that the columns behind the views' stand for, by their number behind these.
  private var sums: [Sum] = []
  private(set) var rows: [CollectedRow] = []

  /// A position in the root's coordinates: the sum of a view's own position and its superview's.
  private struct Sum {
    let own: Int
    let outer: Int?
    /// The nearest sum whose own position is open: this sum, or one further out.
    let nearestOpen: Int?
  }

  init(placed: PlacedTree, openIndices: [OptionalIndex]) {
    self.placed = placed
    self.openIndices = openIndices
    findSums()
  }

  /// The number of a view column's attribute, by the view's index in the tree.
  private func attribute(_ column: Int32) -> Int { Int(column) + 4 }

  private mutating func findSums() {
    let program = placed.program
    for (row, source) in placed.sources.enumerated() where source == .definition {
      let terms = program.terms[program.terms(of: row)]
      guard let first = terms.first, attribute(first.index) >= openIndices.count, terms.count > 1 else { continue }
      let own = attribute(terms[terms.startIndex + 1].index)
      let outer = terms.count > 2 ? attribute(terms[terms.startIndex + 2].index) - openIndices.count : nil
      let nearest = openIndices[own] != .none ? sums.count : outer.flatMap { sums[$0].nearestOpen }
      sums.append(Sum(own: own, outer: outer, nearestOpen: nearest))
    }
  }

  mutating func collect(leavingOut broken: Set<Lowering.Item>) {
    let (tree, program) = (placed.tree, placed.program)
    for (row, source) in placed.sources.enumerated() where program.rows[row].isActive {
      switch source {
      case .definition: break
      case .mask(let view):
        guard !broken.contains(.view(tree.index(at: view))), let own = program.terms[program.terms(of: row)].first
        else { continue }
        append(row, placing: [attribute(own.index)], .required, isEquality: true)
      case .intrinsicSize(let view, let axis):
        if !broken.contains(.view(tree.index(at: view))) { collectIntrinsicSize(of: tree.index(at: view), axis, row) }
      case .constraint(let index):
        if !broken.contains(.constraint(index)) { collectConstraint(index, row) }
      }
    }
  }

  private mutating func collectIntrinsicSize(of view: ViewTree.Index, _ axis: Axis, _ row: Int) {
    let length = OpenRows.position(view, axis) + 1
    let excess = placed.excess(ofRow: row)
    let (isAtMost, isAtLeast) =
      switch placed.program.kind(of: row) {
      case .requirement(let relation, _): (relation != .atLeast, relation != .atMost)
      case .goal(let goal): (goal.levelAbove != nil, goal.levelBelow != nil)
      }
    if isAtMost {
      let priority = placed.tree[view].contentHuggingPriority[axis]
      append(row, placing: [length], priority, isEquality: false, isTight: excess == 0, isMissed: excess > 0)
    }
    if isAtLeast {
      let priority = placed.tree[view].contentCompressionResistancePriority[axis]
      append(row, placing: [length], priority, isEquality: false, isTight: excess == 0, isMissed: excess < 0)
    }
  }

  private mutating func collectConstraint(_ index: Int, _ row: Int) {
    let constraint = placed.tree.constraints[index]
    let own = OpenRows.position(constraint.first.view, constraint.first.attribute.axis)
    let (value, magnitude) = placed.difference(ofRow: row)
    append(
      row, placing: [own, own + 1], constraint.priority, isEquality: constraint.relation == .equal,
      isTight: abs(value) <= Tolerances.requirement(magnitude), isMissed: placed.shortfall(ofConstraint: index) != 0,
      constraint: index)
  }

  /// A row's terms over open attributes, by ascending index.
  private func openTerms(of row: Int) -> [OpenRows.Term] {
    var terms: [OpenRows.Term] = []
    for term in placed.program.terms[placed.program.terms(of: row)] {
      let attribute = attribute(term.index)
      guard attribute >= openIndices.count else {
        if let index = openIndices[attribute].value {
          terms.append(OpenRows.Term(index: index, coefficient: term.coefficient))
        }
        continue
      }
      var next = sums[attribute - openIndices.count].nearestOpen
      while let number = next {
        if let index = openIndices[sums[number].own].value {
          terms.append(OpenRows.Term(index: index, coefficient: term.coefficient))
        }
        next = sums[number].outer.flatMap { sums[$0].nearestOpen }
      }
    }
    return terms.sorted { $0.index < $1.index }
  }

  private mutating func append(
    _ row: Int, placing attributes: [Int], _ priority: Priority, isEquality: Bool, isTight: Bool = true,
    isMissed: Bool = false, constraint: Int? = nil
  ) {
    let terms = openTerms(of: row)
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    var merged: [OpenRows.Term] = []
    for term in terms {
      if merged.last?.index == term.index {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { abs($0.coefficient) <= Tolerances.relative * largest }
    guard !merged.isEmpty else { return }
    let placed = attributes.compactMap { openIndices[$0].value }.filter { index in merged.contains { $0.index == index }
    }
    rows.append(
      CollectedRow(
        row: OpenRows.Row(terms: merged, placed: placed), priority: priority, isEquality: isEquality, isTight: isTight,
        isMissed: isMissed, constraint: constraint))
  }
}
