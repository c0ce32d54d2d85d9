import LayoutModel
import LayoutResolution
import LinearProgramming

/// What a tree's rows say of the attributes that are open, where all others have their values.
///
/// Attributes are numbered as `Unknowns` numbers columns, but by the view's place in the tree: `x 4k, width 4k+1, y 4k+2,
/// height 4k+3`; open ones then by their place among these, ascending.
struct OpenRows {
  /// The open attributes, ascending.
  let columns: [Int]
  /// Each attribute's place among the open ones, or -1.
  let places: [Int32]
  /// The equalities that hold wherever the layout is as good as it is, in an order that isn't the document's.
  private(set) var equalities: [Row] = []

  /// Terms over open attributes.
  struct Row {
    /// By ascending place, none zero.
    var terms: [Term]
    /// The places that the row places: those of its first item.
    let placed: [Int]
  }

  /// An open attribute's place, and its factor.
  struct Term: Hashable {
    let place: Int
    var coefficient: Double
  }

  /// Each attribute's group: those that rows tie it to, directly or through others.
  private var groups: [Int] = []
  /// The groups whose rows may determine more than the equalities say.
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
    var places = [Int32](repeating: -1, count: 4 * tree.count)
    for (view, open) in ambiguities.enumerated() where !open.isEmpty {
      for (offset, attribute) in Self.attributes.enumerated() where open.contains(attribute) {
        places[4 * view + offset] = Int32(columns.count)
        columns.append(4 * view + offset)
      }
    }
    self.columns = columns
    self.places = places
    var collector = RowCollector(tree: tree, placed: placed, places: places)
    collector.collect(leavingOut: broken)
    sort(collector.rows)
  }

  private static let attributes: [AmbiguousAttributes] = [.x, .width, .y, .height]

  /// The number of a view's position along an axis; its length's is one more.
  static func position(_ view: ViewTree.Index, _ axis: Axis) -> Int {
    4 * view.position + (axis == .horizontal ? 0 : 2)
  }

  func axis(of place: Int) -> Axis { columns[place] % 4 < 2 ? .horizontal : .vertical }

  func isLength(_ place: Int) -> Bool { columns[place] % 2 == 1 }

  /// Whether the equalities say all that is determined of an attribute and those that rows tie it to.
  func isExact(_ place: Int) -> Bool { !vagueGroups.contains(groups[place]) }

  /// Whether goals of a priority that bear on an attribute aren't all met.
  func isMissed(_ priority: Priority, at place: Int) -> Bool {
    missed.contains(Level(group: groups[place], priority: priority))
  }

  /// Keeps the rows that hold all over the optimal face.
  ///
  /// A level's total is the same all over the face, in each group by itself. Where it is zero, the level's goals all are
  /// met; where not, goals may take from each other. An inequality that is met exactly here may be so everywhere, but that
  /// one with a single open attribute isn't, or the attribute were determined.
  private mutating func sort(_ rows: [RowCollector.CollectedRow]) {
    var sets = DisjointSets(count: columns.count)
    for row in rows {
      for term in row.row.terms.dropFirst() { sets.join(row.row.terms[0].place, term.place) }
    }
    groups = columns.indices.map { sets.root(of: $0) }
    for row in rows where !row.priority.isRequired && row.isMissed {
      let group = groups[row.row.terms[0].place]
      missed.insert(Level(group: group, priority: row.priority))
      vagueGroups.insert(group)
    }
    for row in rows where row.row.terms.count > 1 {
      let group = groups[row.row.terms[0].place]
      if !row.isEquality {
        if row.isTight { vagueGroups.insert(group) }
      } else if row.priority.isRequired || !missed.contains(Level(group: group, priority: row.priority)) {
        equalities.append(row.row)
      }
    }
    equalities.sort { $0.stands(before: $1) }
  }
}

extension OpenRows.Row {
  /// An order by what the rows say.
  fileprivate func stands(before other: OpenRows.Row) -> Bool {
    for (a, b) in zip(terms, other.terms) where a != b {
      return a.place != b.place ? a.place < b.place : a.coefficient < b.coefficient
    }
    return terms.count != other.terms.count
      ? terms.count < other.terms.count : placed.lexicographicallyPrecedes(other.placed)
  }
}

/// Collects the rows that have open attributes.
private struct RowCollector {
  struct CollectedRow {
    let row: OpenRows.Row
    let priority: Priority
    let isEquality: Bool
    /// Whether both sides are equal in the layout.
    let isTight: Bool
    /// Whether the row doesn't hold in the layout.
    let isMissed: Bool
  }

  private let tree: ViewTree
  private let placed: PlacedTree
  private let places: [Int32]
  /// Along each axis, the nearest of a view and its superviews whose position is open, or -1.
  private var nearestOpen: [Axis: [Int32]] = [:]
  private(set) var rows: [CollectedRow] = []

  /// A factor this small beside others is rounding.
  private static let noise = 1e-9

  init(tree: ViewTree, placed: PlacedTree, places: [Int32]) {
    self.tree = tree
    self.placed = placed
    self.places = places
    for axis in Axis.allCases {
      var nearest = [Int32](repeating: -1, count: tree.count)
      for view in tree.indices {
        if places[OpenRows.position(view, axis)] >= 0 {
          nearest[view.position] = Int32(view.position)
        } else if let superview = tree.superview(of: view) {
          nearest[view.position] = nearest[superview.position]
        }
      }
      nearestOpen[axis] = nearest
    }
  }

  mutating func collect(leavingOut broken: Set<Lowering.Item>) {
    for view in tree.indices where !broken.contains(.view(view)) {
      if tree.followsMask(view) {
        collectMask(of: view)
      } else {
        collectIntrinsicSize(of: view)
      }
    }
    for (place, constraint) in tree.constraints.enumerated()
    where constraint.isActive && !broken.contains(.constraint(place)) {
      collect(constraint)
    }
  }

  /// A mask's position and length move with the superview's length.
  private mutating func collectMask(of view: ViewTree.Index) {
    guard let superview = tree.superview(of: view) else { return }
    for axis in Axis.allCases {
      let outer = OpenRows.position(superview, axis) + 1
      guard places[outer] >= 0 else { continue }
      let rule = AutoresizingRule(tree, view.position, in: superview.position, along: axis)
      let own = OpenRows.position(view, axis)
      for (column, share) in [(own, rule.positionShare), (own + 1, rule.lengthShare)] where places[column] >= 0 {
        append([(column, 1), (outer, -share)], placing: [column], .required, isEquality: true)
      }
    }
  }

  private mutating func collectIntrinsicSize(of view: ViewTree.Index) {
    for axis in Axis.allCases {
      let column = OpenRows.position(view, axis) + 1
      guard places[column] >= 0, tree.intrinsicLength(of: view, along: axis) != nil else { continue }
      let excess = placed.excess(of: view, along: axis)
      append(
        [(column, 1)], placing: [column], tree[view].contentHuggingPriority[axis], isEquality: false,
        isTight: excess == 0, isMissed: excess > 0)
      append(
        [(column, 1)], placing: [column], tree[view].contentCompressionResistancePriority[axis], isEquality: false,
        isTight: excess == 0, isMissed: excess < 0)
    }
  }

  private mutating func collect(_ constraint: TreeConstraint) {
    let owner = tree.owner(of: constraint)
    var terms = self.terms(constraint.first, constraint.isMirrored, owner: owner)
    if let second = constraint.second {
      terms += self.terms(second, constraint.isMirrored, owner: owner).map {
        ($0.column, -constraint.multiplier * $0.coefficient)
      }
    }
    let ownLength = OpenRows.position(owner, constraint.first.attribute.axis) + 1
    if constraint.isMirrored, constraint.multiplier != 1, places[ownLength] >= 0 {
      // Both sides count back from the owner's right.
      terms.append((ownLength, constraint.multiplier - 1))
    }
    guard !terms.isEmpty else { return }
    let (value, magnitude) = placed.difference(of: constraint)
    let axis = constraint.first.attribute.axis
    let own = OpenRows.position(constraint.first.view, axis)
    append(
      terms, placing: [own, own + 1], constraint.priority, isEquality: constraint.relation == .equal,
      isTight: abs(value) <= PlacedTree.tolerance(for: magnitude), isMissed: placed.shortfall(of: constraint) != 0)
  }

  /// An attribute's open terms in the owner's coordinates; mirrored, near edges are the right ones.
  private func terms(
    _ term: TreeConstraint.Term, _ isMirrored: Bool, owner: ViewTree.Index
  ) -> [(column: Int, coefficient: Double)] {
    let axis = term.attribute.axis
    var terms: [(column: Int, coefficient: Double)] = []
    let length = OpenRows.position(term.view, axis) + 1
    let fraction = isMirrored ? 1 - term.attribute.fraction : term.attribute.fraction
    let share = term.attribute.isSize ? 1 : fraction
    if share != 0, places[length] >= 0 { terms.append((length, share)) }
    guard !term.attribute.isSize, let nearest = nearestOpen[axis] else { return terms }
    // Every superview between the view and the owner is deeper than the owner.
    var view = nearest[term.view.position]
    while view >= 0, tree.depths[Int(view)] > tree.depths[owner.position] {
      terms.append((4 * Int(view) + (axis == .horizontal ? 0 : 2), 1))
      view = nearest[Int(tree.parents[Int(view)])]
    }
    return terms
  }

  private mutating func append(
    _ terms: [(column: Int, coefficient: Double)], placing columns: [Int], _ priority: Priority, isEquality: Bool,
    isTight: Bool = true, isMissed: Bool = false
  ) {
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    var merged: [OpenRows.Term] = []
    for (column, coefficient) in terms.sorted(by: { $0.column < $1.column }) where places[column] >= 0 {
      let place = Int(places[column])
      if merged.last?.place == place {
        merged[merged.count - 1].coefficient += coefficient
      } else {
        merged.append(OpenRows.Term(place: place, coefficient: coefficient))
      }
    }
    merged.removeAll { abs($0.coefficient) <= Self.noise * largest }
    guard !merged.isEmpty else { return }
    let placed = columns.map { Int(places[$0]) }.filter { place in merged.contains { $0.place == place } }
    rows.append(
      CollectedRow(
        row: OpenRows.Row(terms: merged, placed: placed), priority: priority, isEquality: isEquality, isTight: isTight,
        isMissed: isMissed))
  }
}
