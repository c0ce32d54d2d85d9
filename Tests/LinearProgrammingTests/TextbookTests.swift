import Testing

@testable import LinearProgramming

/// Small programs that can be solved by hand, and what they look like in print.
struct TextbookTests {
  private func program(
    columns: Int, parameters: Int = 0,
    _ rows: [(
      kind: LinearProgram.RowKind, terms: [(Int, Double)], parameters: [(Int, Double)], constant: Double
    )]
  ) -> LinearProgram {
    var program = LinearProgram(parameterCount: parameters)
    program.columns = Array(repeating: LinearProgram.Column(isNonnegative: true, stay: 0), count: columns)
    for row in rows {
      program.beginRow(constant: row.constant)
      for (column, coefficient) in row.terms { program.add(column: column, times: coefficient) }
      for (parameter, coefficient) in row.parameters { program.add(parameter: parameter, times: coefficient) }
      program.endRow(row.kind)
    }
    return program
  }

  @Test("Preemptive goals: profit before overtime, overtime before stock")
  func meetsGoalsInOrder() throws {
    // Two products of 40 and 30 an hour's worth, each hour of 40; at least 1,500 first, no overtime next, 20 of the
    // second last: 40 a + 30 b ≥ 1,500, a + b ≤ 40, b ≥ 20. With b = 10 both first hold, and no more of b can be had.
    let program = program(
      columns: 2,
      [
        (.goal(.init(.atLeast, level: 3)), [(0, 40), (1, 30)], [], -1_500),
        (.goal(.init(.atMost, level: 2)), [(0, 1), (1, 1)], [], -40),
        (.goal(.init(.atLeast, level: 1)), [(1, 1)], [], -20),
      ])
    #expect(
      program.description == """
        40 x0 + 30 x1 - 1500 ≥ 0 at 3
        x0 + x1 - 40 ≤ 0 at 2
        x1 - 20 ≥ 0 at 1
        x0, x1 ≥ 0
        """)
    var solver = ParametricSolver(program)
    let values = try solver.solve(parameters: []).values([])
    #expect(abs(values[0] - 30) < 1e-9 && abs(values[1] - 10) < 1e-9)
  }

  @Test("Presolve: a width between two margins is known, what two views share is left")
  func presolves() {
    // A view with margins of 8 in a width p0; two others share what p1 gives, one twice a third.
    let program = program(
      columns: 5, parameters: 2,
      [
        (.requirement(.equal, item: 0), [(0, 1)], [], -8),
        (.requirement(.equal, item: 1), [(0, 1), (1, 1)], [(0, -1)], 8),
        (.requirement(.atMost, item: 2), [(2, 1), (3, 1)], [(1, -1)], 0),
        (.requirement(.equal, item: 3), [(3, 1), (4, -2)], [], 0),
        (.goal(.init(.equal, level: 750)), [(2, 1)], [], -100),
      ])
    let solver = ParametricSolver(program)
    #expect(
      solver.description == """
        x0 = 8
        x1 = p0 - 16
        x3 = 2 x4
        8 ≥ 0
        p0 - 16 ≥ 0
        component of x2, x4:
          x2 + 2 x4 - p1 ≤ 0  (item 2)
          x2 - 100 → 0 at 750
          2 x4 ≥ 0  (given)
        """)
    #expect(
      solver.components(at: [320, 150]) == [
        """
        x0 + 2 x1 - 150 ≤ 0  (item 2)
        x0 - 100 → 0 at 750
        2 x1 ≥ 0  (given)
        x0, x1 ≥ 0
        """
      ])
  }

  @Test("Critical regions: a goal of 100 in a room of p0 is the room below 100, and 100 above")
  func hasCriticalRegions() throws {
    let program = program(
      columns: 1, parameters: 1,
      [
        (.requirement(.atMost, item: 0), [(0, 1)], [(0, -1)], 0),
        (.goal(.init(.equal, level: 1)), [(0, 1)], [], -100),
      ])
    var solver = ParametricSolver(program)
    let small = try solver.solve(parameters: [60])
    #expect(small.description.hasPrefix("x0 = p0\nwhere "))
    #expect(small.region.contains([99]) && small.region.contains([0]) && !small.region.contains([101]))
    let large = try solver.solve(parameters: [160])
    #expect(large.description.hasPrefix("x0 = 100\nwhere "))
    #expect(large.region.contains([1_000]) && large.region.contains([101]) && !large.region.contains([99]))
  }

  @Test("A region is bounded where its basis stops being feasible")
  func boundsRegions() throws {
    // Two goods of x0 and x1 from p0 hours, two of them for each x1, and at most 100 of x0: first 30 of x1, then as much
    // of x0 as can be. x1 = 30 and x0 = p0 - 60, as long as that isn't negative, nor more than 100.
    let program = program(
      columns: 2, parameters: 1,
      [
        (.requirement(.atMost, item: 0), [(0, 1), (1, 2)], [(0, -1)], 0),
        (.requirement(.atMost, item: 1), [(0, 1)], [], -100),
        (.goal(.init(.atLeast, level: 2)), [(1, 1)], [], -30),
        (.goal(.init(.atLeast, level: 1)), [(0, 1)], [], -1_000),
      ])
    var solver = ParametricSolver(program)
    let solution = try solver.solve(parameters: [100])
    #expect(solution.values([100]) == [40, 30])
    #expect(solution.region.inequalities(parameterCount: 1) == [[-60, 1], [160, -1]])
  }

  @Test("Farkas: multiples of rows whose sum says that something that isn't negative is")
  func certifiesConflicts() throws {
    // x ≥ 6, y ≥ p0, x + y ≤ 10: no solution where p0 > 4.
    let program = program(
      columns: 2, parameters: 1,
      [
        (.requirement(.atLeast, item: 0), [(0, 1)], [], -6),
        (.requirement(.atLeast, item: 1), [(1, 1)], [(0, -1)], 0),
        (.requirement(.atMost, item: 2), [(0, 1), (1, 1)], [], -10),
      ])
    var solver = ParametricSolver(program)
    let solution = try solver.solve(parameters: [4], toward: [.init(parameter: 0, sign: 1)])
    #expect(solution.omission.items == [2])
    #expect(solution.region.inequalities(parameterCount: 1) == [[-4, 1]])
    let conflict = try #require(
      try solver.program.conflicts(around: solution.omission, parameters: solution.origin, .presolved).first)
    let certificate = try #require(
      solver.program.certificate(
        of: conflict, among: solution.omission.requirements, parameters: solution.origin))
    #expect(certificate.violation == [-4, 1])
    #expect(certificate.multiples.map(\.row) == [0, 1, 2] && certificate.multiples.map(\.multiplier) == [-1, -1, 1])
    // At 4 itself all hold, and toward smaller ones too.
    #expect(try solver.solve(parameters: [4]).omission.items == [])
    #expect(try solver.solve(parameters: [4], toward: [.init(parameter: 0, sign: -1)]).omission.items == [])
  }

  @Test("An irreducible infeasible subset has no member too many")
  func findsIrreducibleSubsets() throws {
    // x ≥ 6, y ≥ 6, x + y ≤ 10 conflict; x ≤ 20, y ≤ 20 have nothing to do with it.
    let program = program(
      columns: 2,
      [
        (.requirement(.atMost, item: 0), [(0, 1)], [], -20),
        (.requirement(.atLeast, item: 1), [(0, 1)], [], -6),
        (.requirement(.atMost, item: 2), [(1, 1)], [], -20),
        (.requirement(.atLeast, item: 3), [(1, 1)], [], -6),
        (.requirement(.atMost, item: 4), [(0, 1), (1, 1)], [], -10),
      ])
    var solver = ParametricSolver(program)
    let solution = try solver.solve(parameters: [])
    #expect(solution.omission.items == [4])
    let conflicts = try solver.conflicts(around: solution.omission, parameters: [], frozenInputs: [])
    #expect(conflicts.map(\.items) == [[1, 3, 4]])
  }

  @Test("The optimal face: what a level leaves open is told by its range, and settled by stays")
  func measuresFaces() throws {
    // x + y → 10 leaves an edge from (10, 0) to (0, 10).
    let program = program(columns: 2, [(.goal(.init(.equal, level: 1)), [(0, 1), (1, 1)], [], -10)])
    var solver = ParametricSolver(program)
    let solution = try solver.solve(parameters: [])
    #expect(solution.ranges.allSatisfy { abs($0 - 10) < 1e-9 })
    #expect(solution.values([]) == [0, 10])
  }
}
