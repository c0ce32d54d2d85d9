import LayoutEngine
import LayoutModel
package import LayoutResolution

/// Holds what the engine makes of a screen against the exact reference.
package struct LayoutAudit {
  /// The parts that are compared beyond conflicts, requirements and levels.
  package struct Depth: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The ambiguous attributes.
    package static let ambiguity = Depth(rawValue: 1)
    /// The values of open attributes, where no sizes may tie.
    package static let stays = Depth(rawValue: 2)
  }

  /// The faults of the engine, in a sentence each.
  package private(set) var problems: [String] = []
  package private(set) var isConflicting = false
  package private(set) var isAmbiguous = false
  /// A Boolean that tells whether the frames were compared with the nearest possible ones.
  package private(set) var comparesStays = false

  /// The tolerance of lengths, in points and relative to the lengths that they are sums of.
  private static let tolerance = 1e-6

  /// Lays a screen out and compares.
  ///
  /// - Throws: What the reference can't decide; that the engine gives up is a problem like others.
  package init(of screen: RandomScreen, depth: Depth = []) throws {
    let tree = try screen.tree()
    let layout: Layout
    do {
      layout = try LayoutPlan(tree).layout(in: screen.window)
    } catch {
      self.init(problem: "the engine gave up: \(error)")
      return
    }
    try self.init(of: layout, depth: depth)
  }

  private init(problem: String) {
    problems = [problem]
  }

  /// Compares a layout with what it has to be.
  ///
  /// - Throws: What the reference can't decide.
  package init(of layout: Layout, depth: Depth = []) throws {
    let reference = ExactReference(layout.tree, in: layout.window)
    let conflicts = layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }
    isConflicting = !conflicts.isEmpty
    isAmbiguous = layout.ambiguities.contains { !$0.isEmpty }
    try compareConflicts(conflicts, with: reference)
    let left = Set(conflicts.flatMap(\.broken))
    comparesStays = depth.contains(.stays) && !reference.mayTie
    let optimum = try reference.optimum(
      leavingOut: left, measuring: depth.contains(.ambiguity), nearing: comparesStays)
    guard let optimum else {
      problems.append("what is left of the requirements has no solution")
      return
    }
    compareRows(layout, with: reference, optimum, leavingOut: left)
    if depth.contains(.ambiguity) { compareAmbiguities(layout, with: optimum) }
    if comparesStays { compareFrames(layout, with: optimum) }
  }

  // MARK: Conflicts

  private mutating func compareConflicts(_ conflicts: [Diagnostic], with reference: ExactReference) throws {
    let constraints = reference.requiredConstraints
    let order = constraints + reference.requiredItems.filter { !constraints.contains($0) }
    var left: Set<String> = []
    for conflict in conflicts {
      let items = conflict.items
      if items != order.filter({ items.contains($0) }) { problems.append("\(items) is out of order") }
      if !left.isDisjoint(with: items) { problems.append("\(items) names what is broken already") }
      if try reference.isSatisfiable(items) { problems.append("\(items) is no conflict") }
      for item in items where try !reference.isSatisfiable(items.filter { $0 != item }) {
        problems.append("\(items) is a conflict without \(item) too")
      }
      if conflict.broken != items.last(where: { constraints.contains($0) }).map({ [$0] }) {
        problems.append("of \(items), \(conflict.broken) is broken")
      }
      left.formUnion(conflict.broken)
    }
    let broken = conflicts.flatMap(\.broken)
    let expected = try reference.brokenConstraints()
    if broken != expected { problems.append("\(broken) are broken; the first that can't hold are \(expected)") }
  }

  // MARK: Values

  private mutating func compareRows(
    _ layout: Layout, with reference: ExactReference, _ optimum: ExactReference.Optimum, leavingOut left: Set<String>
  ) {
    let values = reference.values(of: layout.unroundedFrames)
    var totals: [Double: Double] = [:]
    var reach: [Double: Double] = [:]
    var roundings: [Double: Double] = [:]
    // What a row can't but be off by, for frames are doubles.
    let digit = values.reduce(0) { max($0, abs($1)) }.ulp
    for row in reference.rows where !left.contains(row.item) {
      let violation = row.violation(values)
      let rounding = digit * row.terms.reduce(0) { $0 + abs($1.value) } / row.unit / Self.tolerance
      let magnitude = max(1, row.magnitude(values), rounding)
      totals[row.priority, default: 0] += violation
      reach[row.priority, default: 1] += magnitude
      roundings[row.priority, default: 0] += rounding
      if row.isRequired, violation > Self.tolerance * magnitude {
        problems.append("\(row.item) is required, and missed by \(violation)")
      }
    }
    for (level, least) in optimum.totals {
      let total = totals[level] ?? 0
      // Sums of large numbers are off by more: what counts is relative to the rows' terms.
      if abs(total - least) > Self.tolerance * max(1, least, 1e-3 * (reach[level] ?? 1), roundings[level] ?? 0) {
        problems.append("level \(level) misses by \(total) where \(least) is possible")
      }
    }
    for view in layout.tree.indices where !layout.tree.followsMask(view) {
      let frame = layout.unroundedFrames[view.position]
      if min(frame.width, frame.height) < -Self.tolerance { problems.append("\(layout.tree.name(of: view)): \(frame)") }
    }
  }

  private mutating func compareAmbiguities(_ layout: Layout, with optimum: ExactReference.Optimum) {
    let attributes: [AmbiguousAttributes] = [.x, .y, .width, .height]
    for view in layout.tree.indices {
      let ambiguity = layout.ambiguities[view.position]
      for (attribute, range) in zip(attributes, optimum.ranges[view.position])
      where !(Self.tolerance / 10...Self.tolerance * 10).contains(range) {
        if ambiguity.contains(attribute) != (range > Self.tolerance) {
          problems.append("\(layout.tree.name(of: view)): \(attribute.names) moves by \(range)")
        }
      }
    }
  }

  private mutating func compareFrames(_ layout: Layout, with optimum: ExactReference.Optimum) {
    for view in layout.tree.indices {
      let frame = layout.unroundedFrames[view.position]
      let nearest = optimum.nearestFrames[view.position]
      for (value, expected) in [
        (frame.x, nearest.x), (frame.y, nearest.y), (frame.width, nearest.width), (frame.height, nearest.height),
      ] where abs(value - expected) > Self.tolerance * max(1, abs(expected)) {
        problems.append("\(layout.tree.name(of: view)) stands at \(frame), and could at \(nearest)")
        break
      }
    }
  }
}

extension ExactReference {
  /// The unknowns' values for frames in their superviews' coordinates.
  func values(of frames: [Rect]) -> [Double] {
    var values = [Double](repeating: 0, count: 4 * tree.count)
    for view in tree.indices {
      let frame = frames[view.position]
      let superview = tree.superview(of: view)
      for (axis, position, length) in [
        (Axis.horizontal, frame.x, frame.width), (.vertical, frame.y, frame.height),
      ] {
        let outer = superview.map { values[Self.position($0, axis)] } ?? 0
        values[Self.position(view, axis)] = outer + position
        values[Self.length(view, axis)] = length
      }
    }
    return values
  }
}
