import LinearProgramming
import Testing

/// Linear programs by themselves: expressions, levels, what stays open, conflicts, parameters.
struct LinearProgramTests {
  private func row(
    _ terms: [(column: Int, coefficient: Double)], _ relation: LinearProgram.Relation, _ side: Double,
    parameter: Int? = nil
  ) -> LinearProgram.Row {
    var expression = LinearExpression(-side)
    for term in terms { expression.add(.column(term.column), times: term.coefficient) }
    if let parameter { expression.add(.parameter(parameter), times: -1) }
    return LinearProgram.Row(expression, relation)
  }

  private func program(columns: Int, stays: [Double] = [], parameters: Int = 0) -> LinearProgram {
    var program = LinearProgram(parameterCount: parameters)
    program.columns = (0..<columns).map {
      LinearProgram.Column(isNonnegative: false, stay: $0 < stays.count ? stays[$0] : 0)
    }
    return program
  }

  @Test("Terms are merged by their columns, in order, and those that cancel are gone")
  func mergesTerms() {
    var sum = LinearExpression(sumOf: [1, 4, 9])
    sum.add(LinearExpression(sumOf: [0, 4, 12]), times: 2)
    sum.add(.column(1), times: -1)
    sum.add(.parameter(3), times: 5)
    sum.constant += 7
    #expect(sum.terms.map(\.index) == [0, 4, 9, 12])
    #expect(sum.terms.map(\.coefficient) == [2, 3, 1, 2])
    #expect(sum.offset([0, 0, 0, 10]) == 57)
    #expect(sum.value([1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1], [0, 0, 0, 0]) == 15)
  }

  @Test("A level is never traded for any number of goals below it")
  func ordersLevels() throws {
    var program = program(columns: 1)
    program.goals = [LinearProgram.Goal(row([(0, 1)], .equal, 10), level: 2)]
    for _ in 0..<1_000 { program.goals.append(LinearProgram.Goal(row([(0, 1)], .equal, 20), level: 1)) }
    #expect(try program.solve(parameters: []).values == [10])
  }

  @Test("Right-hand sides move with the parameters")
  func takesParameters() throws {
    var program = program(columns: 2, parameters: 1)
    program.requirements = [
      LinearProgram.Requirement(row([(0, 1)], .equal, 5, parameter: 0), item: 0),
      LinearProgram.Requirement(row([(1, 1), (0, -2)], .equal, 1), item: 1),
    ]
    for parameter in [0.0, 100, -3] {
      #expect(try program.solve(parameters: [parameter]).values == [parameter + 5, 2 * (parameter + 5) + 1])
    }
  }

  @Test("What is open comes as near to its stay as it can, earlier columns first")
  func settlesStays() throws {
    var program = program(columns: 3, stays: [10, 20, 30])
    program.requirements = [
      LinearProgram.Requirement(row([(0, 1), (1, 1)], .equal, 100), item: 0),
      LinearProgram.Requirement(row([(2, 1)], .atMost, 25), item: 1),
    ]
    let solution = try program.solve(parameters: [])
    #expect(solution.values == [10, 90, 25])
    #expect(solution.ranges.allSatisfy { $0 > 1 })
  }

  @Test("A column that no row names keeps its stay")
  func keepsUnnamedColumns() throws {
    let solution = try program(columns: 2, stays: [3, -4]).solve(parameters: [])
    #expect(solution.values == [3, -4])
    #expect(solution.ranges == [.infinity, .infinity])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("Of items that conflict the first that can't hold is broken, and the set around it is irreducible")
  func findsConflicts() throws {
    // 0: x = 1   1: y = x   2: z = 5   3: y = 2 (breaks with 0 and 1)   4: x >= 0   5: z <= 4 (breaks with 2)
    var program = program(columns: 3)
    let rows = [
      row([(0, 1)], .equal, 1), row([(1, 1), (0, -1)], .equal, 0), row([(2, 1)], .equal, 5), row([(1, 1)], .equal, 2),
      row([(0, 1)], .atLeast, 0), row([(2, 1)], .atMost, 4),
    ]
    program.requirements = rows.enumerated().map { LinearProgram.Requirement($1, item: $0) }
    let solution = try program.solve(parameters: [])
    #expect(solution.conflicts.map(\.items) == [[0, 1, 3], [2, 5]])
    #expect(solution.conflicts.map(\.broken) == [3, 5])
    #expect(solution.values == [1, 1, 5])
  }

  @Test("A requirement without columns conflicts by itself")
  func findsConflictsWithoutColumns() throws {
    var program = program(columns: 1, parameters: 1)
    program.requirements = [
      LinearProgram.Requirement(row([], .atLeast, 5, parameter: 0), item: 0),
      LinearProgram.Requirement(row([(0, 1)], .equal, 2), item: 1),
    ]
    #expect(try program.solve(parameters: [10]).conflicts.map(\.broken) == [0])
    #expect(try program.solve(parameters: [-10]).conflicts.isEmpty)
  }

  @Test("Many columns that tie are settled as few are", arguments: [2, 3, 50])
  func settlesTies(count: Int) throws {
    // Sizes of 10 each share 100 more: the first takes it.
    var program = program(columns: count)
    program.requirements = [
      LinearProgram.Requirement(
        row((0..<count).map { ($0, 1) }, .equal, Double(10 * count + 100)), item: 0)
    ]
    for column in 0..<count {
      program.goals.append(LinearProgram.Goal(row([(column, 1)], .atLeast, 10), level: 750, sizedColumn: column))
      program.goals.append(LinearProgram.Goal(row([(column, 1)], .atMost, 10), level: 250, sizedColumn: column))
    }
    let solution = try program.solve(parameters: [])
    let expected = [110] + Array(repeating: 10.0, count: count - 1)
    #expect(zip(solution.values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A tie is seen wherever else the room may go", arguments: [[0, 1, 2], [0, 2, 1], [2, 0, 1], [1, 0, 2]])
  func seesTiesBesideOtherGoals(order: [Int]) throws {
    // Two sizes of 200 and a plain goal of 200 share 320, at one level: the first size is whole, whatever the rest.
    var program = program(columns: 3, stays: [50, 50, 0])
    for column in 0..<3 { program.columns[column].isNonnegative = true }
    program.requirements = [LinearProgram.Requirement(row((0..<3).map { ($0, 1) }, .equal, 320), item: 0)]
    let goals = [
      LinearProgram.Goal(row([(0, 1)], .atLeast, 200), level: 750, sizedColumn: 0),
      LinearProgram.Goal(row([(1, 1)], .atLeast, 200), level: 750, sizedColumn: 1),
      LinearProgram.Goal(row([(2, 1)], .equal, 200), level: 750),
    ]
    program.goals = order.map { goals[$0] }
    for column in 0..<2 {
      program.goals.append(LinearProgram.Goal(row([(column, 1)], .atMost, 200), level: 250, sizedColumn: column))
    }
    #expect(try program.solve(parameters: []).values == [200, 120, 0])
  }

  @Test("A thousand levels are met in their order")
  func meetsManyLevels() throws {
    var program = program(columns: 1)
    for level in 1...1_000 {
      program.goals.append(LinearProgram.Goal(row([(0, 1)], .equal, Double(level)), level: Double(level)))
    }
    #expect(try program.solve(parameters: []).values == [1_000])
  }
}
