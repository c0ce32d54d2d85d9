/// Parts as programs of their own.
extension EditableProgram {
  /// Solves a part.
  ///
  /// - Returns: Whether it leaves something out or open, and may have to be looked at with what it is connected with.
  /// - Throws: `SolverFailure` where the solver gives up.
  mutating func solve(part number: Int, in order: some EditableProgramOrder) throws(SolverFailure) -> Bool {
    let part = parts[number]
    solvedPartCount += 1
    if !omissionsOfParts.isEmpty { omissionsOfParts[Int32(number)] = nil }
    parts[number].ranges = []
    guard !part.rows.isEmpty else {
      let column = Int(part.columns[0])
      let (stay, isNonnegative) = (columns[column].stay, columns[column].isNonnegative)
      enter(PartShape.rounded(isNonnegative ? max(0, stay) : stay), column)
      return false
    }
    let sides = part.rows.map { side(ofRow: Int($0), among: part.columns) }
    if let shape = part.shape {
      if let solution = shape.solution(at: sides) {
        for (position, column) in part.columns.enumerated() {
          enter(PartShape.rounded(solution.value(position, sides)), Int(column))
        }
        return false
      }
      var solver = ParametricSolver(program(of: part, nil, in: order).program)
      let solution = try solver.solve(parameters: sides)
      if solution.omission.items.isEmpty {
        enter(solution, of: number, sides)
        guard solution.ranges.isEmpty else { return true }
        shape.add(solution)
        return false
      }
    }
    let (program, items) = program(of: part, sides, in: order)
    var solver = ParametricSolver(program)
    let solution = try solver.solve(parameters: [])
    enter(solution, of: number, [])
    if !solution.omission.items.isEmpty {
      omissionsOfParts[Int32(number)] = PartOmission(solver: solver, omission: solution.omission, items: items)
      return part.kind != .whole
    }
    return !part.kind.isProvisional && !solution.ranges.isEmpty
  }

  private mutating func enter(_ solution: AffineSolution, of number: Int, _ sides: [Double]) {
    parts[number].ranges = solution.ranges
    for (position, value) in solution.values(sides).enumerated() {
      enter(PartShape.rounded(value), Int(parts[number].columns[position]))
    }
  }

  /// The value of a row's terms beside a part's columns.
  private func side(ofRow row: Int, among members: [Int32]) -> Double {
    var side = rows[row].constant
    for term in termRange(ofRow: row) {
      let column = Int(terms[term].column)
      if localIndex(of: column, among: members) == nil { side += terms[term].coefficient * columns[column].value }
    }
    return side
  }

  /// A part as a program of its own, and what asks for its items.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - sides: What its rows have beside columns; a parameter each where there are none.
  ///   - order: The order of columns and items.
  /// - Returns: The program, and the item of each of its item numbers.
  private func program(
    of part: Part, _ sides: [Double]?, in order: some EditableProgramOrder
  ) -> (program: LinearProgram, items: [Int32]) {
    var program = LinearProgram(parameterCount: sides == nil ? part.rows.count : 0)
    for column in part.columns {
      let (stay, isNonnegative) = (columns[Int(column)].stay, columns[Int(column)].isNonnegative)
      program.columns.append(LinearProgram.Column(isNonnegative: isNonnegative, stay: stay))
    }
    let items = Set(part.rows.compactMap { rows[Int($0)].item }).sorted {
      order.rank(ofItem: Int($0)) < order.rank(ofItem: Int($1))
    }
    let numbers = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, Int32($0)) })
    program.reserveRows(part.rows.count)
    for (number, row) in part.rows.enumerated() {
      program.beginRow(constant: sides?[number] ?? 0)
      for term in termRange(ofRow: Int(row)) {
        guard let column = localIndex(of: Int(terms[term].column), among: part.columns) else { continue }
        program.add(column: column, times: terms[term].coefficient)
      }
      if sides == nil { program.add(parameter: number, times: 1) }
      let kind: LinearProgram.RowKind =
        switch kind(ofRow: Int(row)) {
        case .requirement(let relation, let item): .requirement(relation, item: item.flatMap { numbers[$0] })
        case .goal(let goal):
          .goal(goal.sizing(goal.sizedColumn.flatMap { localIndex(of: $0, among: part.columns) }))
        }
      program.endRow(kind, isActive: true)
    }
    return (program, items)
  }
}
