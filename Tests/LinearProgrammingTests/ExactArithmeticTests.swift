import LinearProgramming
import Testing

/// Programs whose numbers are too far apart for doubles, which fractions solve.
struct ExactArithmeticTests {
  /// `a = 1,000`, `b = 10,000 a`, `c = 10,000 b`, `d = 0.0001 c`, and what else is asked of `d`.
  private func chain(_ rows: [(kind: LinearProgram.RowKind, side: Double)]) -> LinearProgram {
    var program = LinearProgram(parameterCount: 0)
    program.columns = (0..<4).map { _ in LinearProgram.Column(isNonnegative: false, stay: 0) }
    program.add(.requirement(.equal, item: 0), [(0, 1)], side: 1_000)
    program.add(.requirement(.equal, item: 1), [(1, 1), (0, -10_000)], side: 0)
    program.add(.requirement(.equal, item: 2), [(2, 1), (1, -10_000)], side: 0)
    program.add(.requirement(.equal, item: 3), [(3, 1), (2, -0.0001)], side: 0)
    for row in rows { program.add(row.kind, [(3, 1)], side: row.side) }
    return program
  }

  @Test("A ten-thousandth is a ten-thousandth, not the next double")
  func meansDecimals() throws {
    var solver = ParametricSolver(chain([(.requirement(.equal, item: 4), 10_000_000)]))
    let solution = try solver.solve(parameters: [])
    #expect(solution.values([]) == [1_000, 1e7, 1e11, 1e7])
    #expect(solution.omission.items == [])
    #expect(solver.work.routes.satisfiable == 1 && solver.work.routes.inFractions == 1)
  }

  @Test(
    "A conflict by a five-thousandth of a point beside a hundred thousand million is one",
    arguments: [1, -1] as [Double])
  func seesConflicts(sign: Double) throws {
    var solver = ParametricSolver(chain([(.requirement(.equal, item: 4), 10_000_000 + sign * 0.0002)]))
    let solution = try solver.solve(parameters: [])
    #expect(solution.values([]) == [1_000, 1e7, 1e11, 1e7])
    #expect(solution.omission.items == [4])
    let conflicts = try solver.conflicts(around: solution.omission, parameters: [], frozenInputs: [])
    #expect(conflicts.map(\.items) == [[0, 1, 2, 3, 4]])
    #expect(conflicts.map(\.broken) == [4])
  }

  @Test("Of two conflicts both are told where fractions alone see one of them")
  func tellsBothConflicts() throws {
    var program = chain([(.requirement(.equal, item: 4), 10_000_000.00001)])
    program.columns.append(LinearProgram.Column(isNonnegative: false, stay: 0))
    program.add(.requirement(.equal, item: 5), [(4, 1)], side: 1)
    program.add(.requirement(.equal, item: 6), [(4, 1)], side: 2)
    var solver = ParametricSolver(program)
    let omission = try solver.solveShown([]).omission
    #expect(omission.items == [4, 6])
    let told = try omission.conflicts ?? solver.conflicts(around: omission, parameters: [], frozenInputs: [])
    #expect(told.map(\.items) == [[0, 1, 2, 3, 4], [5, 6]])
  }

  @Test("What misses by less than rounding is no conflict")
  func takesRounding() throws {
    var solver = ParametricSolver(chain([(.requirement(.equal, item: 4), 10_000_000 + 2e-8)]))
    #expect(try solver.solve(parameters: []).omission.items == [])
  }

  @Test("A goal decides by less than the billionth that doubles take for nothing")
  func meetsGoals() throws {
    var program = LinearProgram(parameterCount: 0)
    program.columns = (0..<2).map { _ in LinearProgram.Column(isNonnegative: true, stay: 0) }
    // The first column is as large as the second lets it; a millionth of it is a point.
    program.add(.requirement(.atMost, item: 0), [(0, 0.000001), (1, 1)], side: 1)
    program.add(.goal(.init(.equal, level: 2)), [(0, 1)], side: 999_999)
    program.add(.goal(.init(.equal, level: 1)), [(1, 1000)], side: 1_000)
    var solver = ParametricSolver(program)
    let values = try solver.solve(parameters: []).values([])
    #expect(values[0] == 999_999)
    #expect(abs(values[1] - 0.000001) < 1e-15)
  }
}

extension LinearProgram {
  /// Adds a row: a sum of multiples of columns beside a number.
  fileprivate mutating func add(_ kind: RowKind, _ terms: [(Int, Double)], side: Double) {
    beginRow(constant: -side)
    for (column, coefficient) in terms { add(column: column, times: coefficient) }
    endRow(kind)
  }
}
