extension EditableProgram {
  /// True if the program was edited since the last solution.
  package var needsSolution: Bool {
    !(dirty.isEmpty && candidates.isEmpty && pendingChecks.isEmpty && loose.isEmpty && touchedWholes.isEmpty)
  }

  /// So often what is left out or open is looked for in more than before.
  private static let maximumRounds = 4

  /// Brings all columns up to date.
  ///
  /// - Parameters:
  ///   - order: The order of columns and items.
  ///   - note: What is told each column whose value changed.
  /// - Throws: `SolverFailure` where the solver gives up on a part.
  package mutating func solve(
    in order: some EditableProgramOrder, noting note: (_ column: Int) -> Void
  ) throws(SolverFailure) {
    compactSteps()
    var doubtful = try update(in: order, isFirst: true)
    for _ in 1...Self.maximumRounds {
      let failed = failedChecks()
      guard !failed.isEmpty || !doubtful.isEmpty else { break }
      for check in failed { joinAround(check: check, in: order) }
      for part in doubtful { joinAround(part: Int(part), in: order) }
      doubtful = try update(in: order, isFirst: false)
    }
    isRestructured = false
    for index in 0..<changes.count {
      let column = Int(changes[index].column)
      columns[column].isChanged = false
      if columns[column].value != changes[index].old { note(column) }
    }
    changes.removeAll()
  }

  private mutating func update(
    in order: some EditableProgramOrder, isFirst: Bool
  ) throws(SolverFailure) -> [Int32] {
    var doubtful: [Int32] = []
    repeat {
      // A part that leaves something out or open, and that an edit touches, may do without.
      for part in touchedWholes where parts[Int(part)].isInUse { dissolve(Int(part)) }
      touchedWholes.removeAll(keepingCapacity: true)
      placeAll(in: order)
      if isFirst { settleRedundancy(in: order) }
      doubtful += try propagate(in: order)
    } while !touchedWholes.isEmpty
    return doubtful
  }

  // MARK: Facts

  /// A column's value at the last solution; 0 before the first.
  @inline(__always)
  package func value(ofColumn index: Int) -> Double {
    let value = columns[index].value
    return value.isNaN ? 0 : value
  }

  /// Tells whether more than equalities decide on a column.
  package func isSoft(column index: Int) -> Bool { columns[index].isSoft }

  /// The value that a column keeps where nothing settles it.
  package func stay(ofColumn index: Int) -> Double { columns[index].stay }

  /// A column's range before stays settled it; 0 where its value is determined.
  package func range(ofColumn index: Int) -> Double {
    if columns[index].isOpen { return .infinity }
    guard let number = columns[index].part.value, !parts[number].ranges.isEmpty,
      let position = parts[number].columns.firstIndex(of: Int32(index))
    else { return 0 }
    return parts[number].ranges[position]
  }

  /// The omissions of all parts that conflict.
  package var omissions: [PartOmission] {
    omissionsOfParts.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The items that a part leaves out, with the program that decided it.
package struct PartOmission: Sendable {
  let solver: ParametricSolver
  let omission: LinearProgram.Omission
  /// The items of the part's program.
  let items: [Int32]

  /// The items left out.
  package var leftOut: [Int] { omission.items.map { Int(items[$0]) } }

  /// A conflict for each of them.
  ///
  /// - Returns: Of each the items that have no solution together, and the one left out.
  /// - Throws: `SolverFailure` where the solver gives up.
  package func conflicts() throws(SolverFailure) -> [(items: [Int], leftOut: Int)] {
    try solver.conflicts(around: omission, parameters: [], frozenInputs: []).map { conflict in
      (conflict.items.map { Int(items[$0]) }, Int(items[conflict.broken]))
    }
  }
}

/// The order of a program's columns, in which ties and stays are settled, and of its items, of which the last that can't hold
/// with those before it is left out.
package protocol EditableProgramOrder {
  func rank(ofColumn column: Int) -> Int
  func rank(ofItem item: Int) -> Int
}
