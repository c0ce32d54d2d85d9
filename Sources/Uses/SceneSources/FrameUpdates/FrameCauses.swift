import LayoutEngine
import LayoutModel
import LayoutResolution

/// The reasons for which views of a canvas get other frames than they were drawn with.
///
/// Drawn frames are Interface Builder's own results. Where the layout here has other ones, either something has
/// changed since, or it isn't laid out here as there. Something has changed where a constraint that the layout keeps is broken by the drawn
/// frames, where a view is marked as misplaced, or where its content asks for another size by now. What hangs together with such a place by
/// constraints may follow from it; all else stays as it was drawn.
struct FrameCauses {
  private let layout: Layout
  /// The drawn frames of the views that the layout puts elsewhere, by the views' positions.
  private let moved: [Int: Rect]
  private let tolerance: Double
  /// The views that hang together, each with one of the same part.
  private var parts: [Int: Int]

  /// Finds the parts in which views move.
  ///
  /// - Parameters:
  ///   - layout: A layout on the canvas.
  ///   - drawn: The drawn frames by the views' positions.
  ///   - tolerance: The difference up to which frames are the same.
  init(of layout: Layout, drawn: [Int: Rect], beyond tolerance: Double) {
    self.layout = layout
    self.tolerance = tolerance
    moved = drawn.filter { layout.frames[$0.key].differs(from: $0.value, by: tolerance) }
    parts = Dictionary(uniqueKeysWithValues: moved.keys.map { ($0, $0) })
    let tree = layout.tree
    for constraint in tree.constraints where constraint.isActive {
      guard let second = constraint.second else { continue }
      join(constraint.first.view.position, second.view.position)
    }
    for position in moved.keys.sorted() {
      let view = tree.index(at: position)
      guard tree[view].translatesAutoresizingMaskIntoConstraints, let superview = tree.superview(of: view) else {
        continue
      }
      join(position, superview.position)
    }
  }

  private mutating func join(_ a: Int, _ b: Int) {
    guard let first = part(of: a), let second = part(of: b), first != second else { return }
    parts[max(first, second)] = min(first, second)
  }

  private func part(of position: Int) -> Int? {
    guard var part = parts[position] else { return nil }
    while let next = parts[part], next != part { part = next }
    return part
  }

  /// Returns the positions of the views that move for a reason.
  ///
  /// - Parameter known: The positions of views that have a reason of their own: marked ones, and those whose content changed.
  /// - Returns: The positions, without those that no reason reaches.
  func views(besides known: Set<Int>) -> Set<Int> {
    guard !moved.isEmpty else { return [] }
    var founded = Set(known.compactMap(part))
    let shortfalls = layout.shortfalls(withFrames: moved)
    let kept = layout.shortfalls(withFrames: [:])
    let guessed = constraintsOfGuessedInsets(shortfalls).union(constraintsInConflict)
    for (index, constraint) in layout.tree.constraints.enumerated()
    where constraint.isActive && !guessed.contains(index) {
      guard abs(shortfalls[index]) > tolerance, abs(kept[index]) < abs(shortfalls[index]) / 2 else { continue }
      founded.formUnion(
        [constraint.first.view, constraint.second?.view].compactMap { $0.flatMap { part(of: $0.position) } })
    }
    return Set(moved.keys.filter { part(of: $0).map(founded.contains) ?? false })
  }

  /// The indices of the constraints that can't hold together: Interface Builder may have let another one go.
  private var constraintsInConflict: [Int] {
    layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }.flatMap { $0.members.compactMap(\.constraint) }
  }

  /// An inset or a margin that constraints refer to: of a view, on one side.
  private struct Inset: Hashable {
    let view: Int32
    let kind: ItemInsets.Kind
    let attribute: ConstraintAttribute
  }

  /// Returns the indices of the constraints by which several views agree on an inset other than the one that the rules give: it was drawn
  /// so.
  private func constraintsOfGuessedInsets(_ shortfalls: [Double]) -> Set<Int> {
    var constraints: [Inset: [Int]] = [:]
    for (index, constraint) in layout.tree.constraints.enumerated()
    where constraint.isActive && constraint.relation == .equal && constraint.priority == .required {
      for term in [constraint.first, constraint.second].compactMap(\.self) {
        guard let number = term.insets else { continue }
        let insets = layout.tree.insets[Int(number)]
        guard insets.fixed == nil else { continue }
        constraints[Inset(view: insets.view, kind: insets.kind, attribute: term.attribute), default: []].append(index)
      }
    }
    let agreeing = constraints.values.filter { group in
      guard group.count > 1, let first = group.first, abs(shortfalls[first]) > tolerance else { return false }
      return group.allSatisfy { abs(shortfalls[$0] - shortfalls[first]) <= tolerance }
    }
    return Set(agreeing.joined())
  }
}

extension Rect {
  /// Tells whether one of the four numbers differs from another rectangle's by more than a distance.
  func differs(from other: Rect, by tolerance: Double) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].contains { abs($0) > tolerance }
  }
}
