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

  /// Substitutes a tree's equalities; `nil` if that doesn't lead to closed forms. A tree with frozen inputs gives `nil`:
  /// their values change from pass to pass, and with them all that was substituted.
  init?(_ items: borrowing TreeItems) {
    let (views, parameters) = (items.unknowns.views, items.parameters)
    guard !parameters.hasFrozenInputs, !views.isEmpty else { return nil }
    let columnCount = 4 * views.count
    var substitution = EqualitySubstitution(
      columnCount: columnCount, parameterCount: parameters.count, rowCount: items.constraints.count + columnCount)
    guard items.substituteEqualities(in: &substitution), items.addRest(to: &substitution),
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
extension TreeItems {
  /// Writes the required equalities, and each again whenever a column that it waits for is substituted. Returns `false`
  /// if an equality is redundant, is still waiting, or needs columns in between (`addAnchors`).
  fileprivate func substituteEqualities(in substitution: inout EqualitySubstitution) -> Bool {
    for (index, view) in unknowns.views.enumerated() {
      let first = constraints.count + 4 * index
      switch placement(of: Int(view)) {
      case .mask: for part in 0..<4 { write(first + part, in: &substitution) }
      case .scrolledContent: for part in [0, 2] { write(first + part, in: &substitution) }
      case .constraints: break
      }
    }
    for number in constraints.indices where isRequiredEquality(number) {
      guard !isFar(number) else { return false }
      write(number, in: &substitution)
    }
    return joinWaiting(in: &substitution)
  }

  /// Writes the waiting equalities anew, in an order by their contents, now with columns that are multiples of others.
  private func joinWaiting(in substitution: inout EqualitySubstitution) -> Bool {
    guard !substitution.hasGivenUp else { return false }
    let waiting = substitution.takeWaitingRows()
    guard !waiting.isEmpty else { return true }
    substitution.isJoining = true
    for mask in waiting.filter({ $0 >= constraints.count }).sorted() { write(mask, in: &substitution) }
    for number in canonicalOrder(waiting.filter { $0 < constraints.count }) where !substitution.hasGivenUp {
      write(Int(number), in: &substitution)
    }
    return substitution.takeWaitingRows().isEmpty && !substitution.hasGivenUp
  }

  /// Writes an equality by its number, and the equalities that become ready afterwards.
  private func write(_ number: Int, in substitution: inout EqualitySubstitution) {
    writeEquality(number, in: &substitution)
    substitution.substitute { writeEquality($1, in: &$0) }
  }

  @inline(__always)
  private func writeEquality(_ number: Int, in substitution: inout EqualitySubstitution) {
    substitution.number = number
    if number < constraints.count {
      beginConstraint(number, to: &substitution)
      substitution.endEquality()
    } else {
      let (index, part) = (number - constraints.count).quotientAndRemainder(dividingBy: 4)
      let (item, axis) = (Int(unknowns.views[index]), part < 2 ? Axis.horizontal : .vertical)
      if unknowns.followsMask(item) {
        addMask(of: item, along: axis, isLength: part % 2 == 1, to: &substitution)
      } else {
        addContentPosition(of: item, along: axis, to: &substitution)
      }
    }
  }

  /// Writes the other requirements, and the goals for columns that aren't known: contents, inequalities and goals, in
  /// the program's order. Returns `false` if one needs columns in between.
  fileprivate func addRest(to substitution: inout EqualitySubstitution) -> Bool {
    substitution.isKeepingRows = true
    substitution.reserve(conditions: 2 * unknowns.views.count)
    for view in unknowns.views.lazy.map(Int.init) where !unknowns.followsMask(view) {
      addContent(of: view, to: &substitution) { _, _ in }
    }
    var open: [Int] = []
    for number in constraints.indices where constraints[number].isActive {
      if isRequiredEquality(number) { continue }
      guard !isFar(number) else { return false }
      beginConstraint(number, to: &substitution)
      if substitution.isOpen {
        open.append(number)
      } else if constraints[number].priority.rawValue == Priority.required.rawValue {
        substitution.endCondition(LinearProgram.Relation(constraints[number].relation))
      }
    }
    for number in canonicalOrder(open) { addConstraint(Int(number), to: &substitution) }
    for (index, view) in unknowns.views.enumerated() where !unknowns.followsMask(Int(view)) {
      for axis in Axis.allCases { substitution.require(nonnegative: Unknowns.lengthColumn(index, axis)) }
    }
    return true
  }

  /// Tells whether a constraint takes part and is a required equality. (It is read in place: copying each would take
  /// longer than all the rest here.)
  @inline(__always)
  private func isRequiredEquality(_ number: Int) -> Bool {
    guard constraints[number].isActive, constraints[number].relation == .equal else { return false }
    return constraints[number].priority.rawValue == Priority.required.rawValue
  }
}
