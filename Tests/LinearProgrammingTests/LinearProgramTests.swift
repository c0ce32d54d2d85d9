import LinearProgramming
import Testing

/// Linear programs by themselves: expressions, levels, what stays open, conflicts, parameters.
struct LinearProgramTests {
  private func sum(
    _ terms: [(column: Int, coefficient: Double)], minus side: Double, parameter: Int? = nil
  ) -> Sum {
    Sum(terms: terms, side: side, parameter: parameter)
  }

  private func program(columns: Int, stays: [Double] = [], parameters: Int = 0) -> LinearProgram {
    var program = LinearProgram(parameterCount: parameters)
    program.columns = (0..<columns).map {
      LinearProgram.Column(isNonnegative: false, stay: $0 < stays.count ? stays[$0] : 0)
    }
    return program
  }

  @Test("Terms are merged by their columns, few or many; those that cancel are left out", arguments: [3, 40])
  func mergesTerms(count: Int) {
    var program = program(columns: count, parameters: 4)
    program.beginRow(constant: 7)
    for column in 0..<count { program.add(column: column, times: 1) }
    for column in (0..<count).reversed() { program.add(column: column, times: column == 1 ? -1 : 2) }
    program.add(parameter: 3, times: 5)
    program.add(parameter: 3, times: 1)
    program.endRow(.requirement(.equal, item: 0))
    #expect(program.terms.map(\.index) == (0..<Int32(count)).filter { $0 != 1 })
    #expect(program.terms.allSatisfy { $0.coefficient == 3 })
    #expect(program.parameterTerms.map(\.coefficient) == [6])
  }

  @Test("A level is never traded for any number of goals below it")
  func ordersLevels() throws {
    var program = program(columns: 1)
    program.add(.goal(.init(.equal, level: 2)), sum([(0, 1)], minus: 10))
    for _ in 0..<1_000 { program.add(.goal(.init(.equal, level: 1)), sum([(0, 1)], minus: 20)) }
    #expect(try program.solve(parameters: []).values == [10])
  }

  @Test("Right-hand sides move with the parameters")
  func takesParameters() throws {
    var program = program(columns: 2, parameters: 1)
    program.add(.requirement(.equal, item: 0), sum([(0, 1)], minus: 5, parameter: 0))
    program.add(.requirement(.equal, item: 1), sum([(1, 1), (0, -2)], minus: 1))
    for parameter in [0.0, 100, -3] {
      #expect(try program.solve(parameters: [parameter]).values == [parameter + 5, 2 * (parameter + 5) + 1])
    }
  }

  @Test("What is open comes as near to its stay as it can, earlier columns first")
  func settlesStays() throws {
    var program = program(columns: 3, stays: [10, 20, 30])
    program.add(.requirement(.equal, item: 0), sum([(0, 1), (1, 1)], minus: 100))
    program.add(.requirement(.atMost, item: 1), sum([(2, 1)], minus: 25))
    let solution = try program.solve(parameters: [])
    #expect(solution.values == [10, 90, 25])
    #expect(solution.ranges.allSatisfy { $0 > 1 })
  }

  @Test("A column that no row names keeps its stay")
  func keepsUnnamedColumns() throws {
    let solution = try program(columns: 2, stays: [3, -4]).solve(parameters: [])
    #expect(solution.values == [3, -4])
    #expect(solution.ranges == [.infinity, .infinity])
    #expect(solution.broken.isEmpty)
  }

  @Test("Of items that conflict the first that can't hold is broken, and the set around it is irreducible")
  func findsConflicts() throws {
    // 0: x = 1   1: y = x   2: z = 5   3: y = 2 (breaks with 0 and 1)   4: x >= 0   5: z <= 4 (breaks with 2)
    var program = program(columns: 3)
    let rows: [(LinearProgram.Relation, Sum)] = [
      (.equal, sum([(0, 1)], minus: 1)), (.equal, sum([(1, 1), (0, -1)], minus: 0)), (.equal, sum([(2, 1)], minus: 5)),
      (.equal, sum([(1, 1)], minus: 2)), (.atLeast, sum([(0, 1)], minus: 0)), (.atMost, sum([(2, 1)], minus: 4)),
    ]
    for (item, row) in rows.enumerated() { program.add(.requirement(row.0, item: Int32(item)), row.1) }
    let solution = try program.solve(parameters: [])
    #expect(solution.broken == [3, 5])
    #expect(solution.values == [1, 1, 5])
    var solver = ParametricSolver(program)
    let affine = try solver.solve(parameters: [])
    let conflicts = try solver.conflicts(around: affine.omission, parameters: [], frozenInputs: [])
    #expect(conflicts.map(\.items) == [[0, 1, 3], [2, 5]])
    #expect(conflicts.map(\.broken) == [3, 5])
  }

  @Test("A requirement without columns conflicts by itself")
  func findsConflictsWithoutColumns() throws {
    var program = program(columns: 1, parameters: 1)
    program.add(.requirement(.atLeast, item: 0), sum([], minus: 5, parameter: 0))
    program.add(.requirement(.equal, item: 1), sum([(0, 1)], minus: 2))
    #expect(try program.solve(parameters: [10]).broken == [0])
    #expect(try program.solve(parameters: [-10]).broken.isEmpty)
  }

  @Test("Many columns that tie are settled as few are", arguments: [2, 3, 50])
  func settlesTies(count: Int) throws {
    // Sizes of 10 each share 100 more: the first takes it.
    var program = program(columns: count)
    program.add(
      .requirement(.equal, item: 0), sum((0..<count).map { ($0, 1) }, minus: Double(10 * count + 100)))
    for column in 0..<count {
      program.add(.goal(.init(.atLeast, level: 750, sizedColumn: column)), sum([(column, 1)], minus: 10))
      program.add(.goal(.init(.atMost, level: 250, sizedColumn: column)), sum([(column, 1)], minus: 10))
    }
    let solution = try program.solve(parameters: [])
    let expected = [110] + Array(repeating: 10.0, count: count - 1)
    #expect(zip(solution.values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(
    "Of columns that tie above their sizes the last late one takes the room; below them the first column keeps its own",
    arguments: [
      ([], 450.0, [150.0, 100, 100, 100]), ([0], 450, [150, 100, 100, 100]), ([2], 450, [100, 100, 150, 100]),
      ([1, 2], 450, [100, 100, 150, 100]), ([0, 1, 2, 3], 450, [100, 100, 100, 150]),
      ([1, 2], 330, [100, 100, 100, 30]),
    ] as [([Int], Double, [Double])])
  func settlesLateTies(late: [Int], total: Double, expected: [Double]) throws {
    var program = program(columns: 4)
    for column in 0..<4 { program.columns[column].isNonnegative = true }
    program.add(.requirement(.equal, item: 0), sum((0..<4).map { ($0, 1) }, minus: total))
    for column in 0..<4 {
      let goal = LinearProgram.Goal(above: 250, below: 750, sizedColumn: column, isLate: late.contains(column))
      program.add(.goal(goal), sum([(column, 1)], minus: 100))
    }
    let solution = try program.solve(parameters: [])
    #expect(zip(solution.values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A tie is seen wherever else the room may go", arguments: [[0, 1, 2], [0, 2, 1], [2, 0, 1], [1, 0, 2]])
  func seesTiesBesideOtherGoals(order: [Int]) throws {
    // Two sizes of 200 and a plain goal of 200 share 320, at one level: the first size is whole, whatever the rest.
    var program = program(columns: 3, stays: [50, 50, 0])
    for column in 0..<3 { program.columns[column].isNonnegative = true }
    program.add(.requirement(.equal, item: 0), sum((0..<3).map { ($0, 1) }, minus: 320))
    let goals = [
      LinearProgram.Goal(.atLeast, level: 750, sizedColumn: 0),
      LinearProgram.Goal(.atLeast, level: 750, sizedColumn: 1),
      LinearProgram.Goal(.equal, level: 750),
    ]
    for place in order { program.add(.goal(goals[place]), sum([(place, 1)], minus: 200)) }
    for column in 0..<2 {
      program.add(.goal(.init(.atMost, level: 250, sizedColumn: column)), sum([(column, 1)], minus: 200))
    }
    #expect(try program.solve(parameters: []).values == [200, 120, 0])
  }

  @Test("A thousand levels are met in their order")
  func meetsManyLevels() throws {
    var program = program(columns: 1)
    for level in 1...1_000 {
      program.add(.goal(.init(.equal, level: Double(level))), sum([(0, 1)], minus: Double(level)))
    }
    #expect(try program.solve(parameters: []).values == [1_000])
  }
}

/// `Σ coefficient · column - parameter - side`, as a test writes it.
private struct Sum {
  let terms: [(column: Int, coefficient: Double)]
  let side: Double
  let parameter: Int?
}

extension LinearProgram {
  fileprivate mutating func add(_ kind: RowKind, _ sum: Sum) {
    beginRow(constant: -sum.side)
    for term in sum.terms { add(column: term.column, times: term.coefficient) }
    if let parameter = sum.parameter { add(parameter: parameter, times: -1) }
    endRow(kind)
  }
}
