import LayoutModel
import LayoutResolution
import LinearProgramming

/// A tree's frames in closed form, without a linear program. On most screens each required equality gives one number of
/// a frame once others are known. The rest, a label and the field beside it, has a closed form too.
///
/// It is a shortcut to the solution of the tree's own program. It gives no result if requirements conflict or are
/// redundant, if something stays open, if more has to be solved, or if doubles may not be precise enough.
struct ClosedFormPlacement: Sendable {
  private let system: ClosedFormSystem

  /// Substitutes a tree's equalities; `nil` if that doesn't lead to closed forms.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - unknowns: Its columns.
  ///   - parameters: The parameters that frames are affine in. A tree with frozen inputs gives `nil`: their values
  ///     change from pass to pass, and with them all that was substituted.
  init?(_ tree: borrowing ViewTree, _ unknowns: Unknowns, _ parameters: Parameters) {
    guard !parameters.hasFrozenInputs, !unknowns.views.isEmpty else { return nil }
    let columnCount = 4 * unknowns.views.count
    var substitution = EqualitySubstitution(
      columnCount: columnCount, parameterCount: parameters.count, rowCount: tree.constraints.count + columnCount)
    let writer = RowWriter(tree, unknowns, parameters)
    guard writer.substituteEqualities(of: tree, in: &substitution), writer.addRest(of: tree, to: &substitution),
      !substitution.hasGivenUp, let system = substitution.closedFormSystem()
    else { return nil }
    self.system = system
  }

  /// The solution for parameter values.
  ///
  /// - Parameter parameters: All parameters' values.
  /// - Returns: The solution if all requirements hold and every column is determined; else `nil`.
  func solution(at parameters: [Double]) -> AffineSolution? { system.solution(at: parameters) }
}

/// A tree's equalities, by number: constraints by their index, followed by those that alone determine a column, of a
/// mask or a content, by their column.
extension RowWriter {
  /// Writes the required equalities, and each again whenever a column that it waits for is substituted. Returns `false`
  /// if an equality is redundant, is still waiting, or needs columns in between (`addAnchors`).
  fileprivate func substituteEqualities(
    of tree: borrowing ViewTree, in substitution: inout EqualitySubstitution
  ) -> Bool {
    let constraints = tree.constraints.span
    for (index, view) in unknowns.views.enumerated() {
      if tree.isContent(Int(view)) {
        for axis in Axis.allCases {
          write(constraints.count + Unknowns.positionColumn(index, axis), of: tree, constraints, in: &substitution)
        }
      } else if unknowns.followsMask(Int(view)) {
        for part in 0..<4 { write(constraints.count + 4 * index + part, of: tree, constraints, in: &substitution) }
      }
    }
    for index in constraints.indices where isRequiredEquality(index, constraints) {
      guard !isFar(index, of: constraints) else { return false }
      write(index, of: tree, constraints, in: &substitution)
    }
    return joinWaiting(of: tree, in: &substitution)
  }

  /// Writes the waiting equalities anew, in an order by their contents, now with columns that are multiples of others.
  private func joinWaiting(of tree: borrowing ViewTree, in substitution: inout EqualitySubstitution) -> Bool {
    guard !substitution.hasGivenUp else { return false }
    let waiting = substitution.takeWaitingRows()
    guard !waiting.isEmpty else { return true }
    let constraints = tree.constraints.span
    substitution.isJoining = true
    for mask in waiting.filter({ $0 >= constraints.count }).sorted() {
      write(mask, of: tree, constraints, in: &substitution)
    }
    for index in canonicalOrder(of: tree, waiting.filter { $0 < constraints.count }) where !substitution.hasGivenUp {
      write(Int(index), of: tree, constraints, in: &substitution)
    }
    return substitution.takeWaitingRows().isEmpty && !substitution.hasGivenUp
  }

  /// Writes an equality by its number, and the equalities that become ready by it.
  private func write(
    _ number: Int, of tree: borrowing ViewTree, _ constraints: Span<TreeConstraint>,
    in substitution: inout EqualitySubstitution
  ) {
    var next: Int? = number
    while let number = next {
      substitution.number = number
      if number < constraints.count {
        addSides(of: number, constraints, to: &substitution)
        substitution.endEquality()
      } else {
        let (index, part) = (number - constraints.count).quotientAndRemainder(dividingBy: 4)
        let view = Int(unknowns.views[index])
        if tree.isContent(view) {
          addContent(index, part < 2 ? .horizontal : .vertical, to: &substitution)
        } else {
          addMask(of: view, index, part: part, in: tree, to: &substitution)
        }
      }
      next = substitution.nextReadyRow()
    }
  }

  /// Writes the other requirements, and the goals for columns that aren't known: contents, inequalities and goals, in
  /// the program's order. Returns `false` if one needs columns in between.
  fileprivate func addRest(of tree: borrowing ViewTree, to substitution: inout EqualitySubstitution) -> Bool {
    let constraints = tree.constraints.span
    substitution.isKeepingRows = true
    substitution.reserve(conditions: 2 * unknowns.views.count)
    for (index, view) in unknowns.views.enumerated() where Int(view) < tree.viewCount {
      guard !unknowns.followsMask(Int(view)) else { continue }
      addIntrinsicSize(of: tree.views[Int(view)], Int(view), index, to: &substitution) { _ in }
    }
    var open: [Int] = []
    for index in constraints.indices where constraints[index].isActive {
      if isRequiredEquality(index, constraints) { continue }
      guard !isFar(index, of: constraints) else { return false }
      addSides(of: index, constraints, to: &substitution)
      if substitution.isOpen {
        open.append(index)
      } else if constraints[index].priority.rawValue == Priority.required.rawValue {
        substitution.endCondition(LinearProgram.Relation(constraints[index].relation))
      }
    }
    for index in canonicalOrder(of: tree, open).lazy.map(Int.init) {
      addConstraint(index, of: constraints, item: 0, to: &substitution)
    }
    for (index, view) in unknowns.views.enumerated() where !unknowns.followsMask(Int(view)) {
      for axis in Axis.allCases { substitution.require(nonnegative: Unknowns.lengthColumn(index, axis)) }
    }
    return true
  }
}

/// Tells whether a constraint takes part and is a required equality. (It is read in place: copying each would take
/// longer than all the rest here.)
@inline(__always)
private func isRequiredEquality(_ index: Int, _ constraints: Span<TreeConstraint>) -> Bool {
  guard constraints[index].isActive, constraints[index].relation == .equal else { return false }
  return constraints[index].priority.rawValue == Priority.required.rawValue
}
