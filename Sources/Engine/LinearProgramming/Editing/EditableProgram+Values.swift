/// The values of columns, sent along the steps as far as they change.
extension EditableProgram {
  /// Computes the outdated steps, each behind the steps that it depends on.
  ///
  /// - Returns: The parts that leave something out or open, and may have to be looked at with what they are connected with.
  /// - Throws: `SolverFailure` where the solver gives up on a part; what isn't up to date stays so.
  mutating func propagate(in order: some EditableProgramOrder) throws(SolverFailure) -> [Int32] {
    var doubtful: [Int32] = []
    while let place = dirty.popFirst() {
      switch steps[place] {
      case .column(let column):
        if let row = columns[Int(column)].definer.value { compute(Int(column), by: row) }
      case .part(let part):
        do throws(SolverFailure) {
          if try solve(part: Int(part), in: order) { doubtful.append(part) }
        } catch {
          dirty.insert(place)
          throw error
        }
      case .none: break
      }
    }
    firstNewStep = .max
    return doubtful
  }

  @inline(__always)
  private mutating func compute(_ column: Int, by row: Int) {
    var sum = rows[row].constant
    var own = 1.0
    for term in termRange(ofRow: row) {
      let other = Int(terms[term].column)
      if other == column {
        own = terms[term].coefficient
      } else {
        sum += terms[term].coefficient * columns[other].value
      }
    }
    enter(own == 1 ? -sum : -sum / own, column)
  }

  /// Gives a placed column a value, and marks what depends on it.
  @inline(__always)
  mutating func enter(_ value: Double, _ column: Int) {
    if columns[column].isNonnegative, !(value >= 0) { pendingChecks.append(~Int32(column)) }
    guard value != columns[column].value else { return }
    if !columns[column].isChanged {
      columns[column].isChanged = true
      changes.append(Change(column: Int32(truncatingIfNeeded: column), old: columns[column].value))
    }
    columns[column].value = value
    let (definer, part) = (columns[column].definer, columns[column].part)
    let step = part.value.map { parts[$0].step } ?? columns[column].step
    // What depends on a new step is new as well, and to be computed anyway.
    if provisionalCount == 0, let step = step.value, step >= firstNewStep { return }
    var next = columns[column].firstTerm
    while let term = next.value {
      next = terms[term].next
      let row = Int(terms[term].row)
      // The rows that gave it are up to date.
      guard OptionalIndex(row) != definer, part == .none || rows[row].part != part else { continue }
      noteChange(inRow: row)
    }
  }

  /// Numbers the steps anew, once most of them are empty.
  mutating func compactSteps() {
    guard emptySteps > 64, emptySteps > steps.count / 2 else { return }
    var places = [OptionalIndex](repeating: .none, count: steps.count)
    var marked: [Int] = []
    while let place = dirty.popFirst() { marked.append(place) }
    var count = 0
    for place in 0..<steps.count {
      switch steps[place] {
      case .column(let column): columns[Int(column)].step = OptionalIndex(count)
      case .part(let part): parts[Int(part)].step = OptionalIndex(count)
      case .none: continue
      }
      places[place] = OptionalIndex(count)
      steps[count] = steps[place]
      count += 1
    }
    steps.removeLast(steps.count - count)
    (emptySteps, firstNewStep) = (0, .max)
    for place in marked {
      if let place = places[place].value { dirty.insert(place) }
    }
  }

  // MARK: Checks

  /// The rows among those to be looked at that don't hold, and the columns, as complements, that mustn't be negative and are.
  mutating func failedChecks() -> [Int32] {
    var failed: [Int32] = []
    for index in 0..<pendingChecks.count {
      let check = pendingChecks[index]
      if check < 0 {
        let column = columns[Int(~check)]
        if column.isInUse, column.isNonnegative, !(column.value >= -Tolerances.length) { failed.append(check) }
      } else {
        let row = Int(check)
        rows[row].isPending = false
        if rows[row].role == .checking, !holds(row) { failed.append(check) }
      }
    }
    pendingChecks.removeAll()
    return failed
  }

  private func holds(_ row: Int) -> Bool {
    guard let relation = rows[row].relation else { return true }
    var sum = rows[row].constant
    var magnitude = max(1, abs(sum))
    for term in termRange(ofRow: row) {
      let product = terms[term].coefficient * columns[Int(terms[term].column)].value
      sum += product
      magnitude += abs(product)
    }
    return relation.violation(of: sum) <= Tolerances.requirement(magnitude)
  }
}
