import Testing

@testable import LinearProgramming

/// Components of one column and of two, which are solved without the simplex method.
struct ClosedFormTests {
  /// A free column, and rows of a coefficient and what its multiple is compared with.
  private func column(_ rows: [(LinearProgram.RowKind, coefficient: Double, side: Double)]) -> ParametricComponent {
    var program = LinearProgram(parameterCount: 0)
    program.columns = [LinearProgram.Column(isNonnegative: false, stay: 0)]
    for row in rows { program.add(row.0, [row.coefficient], constant: -row.side) }
    return ParametricComponent(program, at: [])
  }

  private func goal(_ side: Double, level: Double = 1, weight: Double = 1) -> (LinearProgram.RowKind, Double, Double) {
    (.goal(.init(.equal, level: level)), weight, weight * side)
  }

  /// The row whose breakpoint a column comes to.
  private func row(of component: ParametricComponent) throws -> Int? {
    var column = SingleColumn()
    guard case .value(let row) = column.solve(component) else {
      Issue.record("the goals leave no single value")
      return nil
    }
    return row
  }

  @Test("One column: the sum of distances is least at the median")
  func findsTheMedian() throws {
    #expect(try row(of: column([goal(9), goal(1), goal(4)])) == 2)
  }

  @Test("One column: a goal that is multiplied weighs as much more")
  func weighs() throws {
    #expect(try row(of: column([goal(1), goal(2), goal(10, weight: 3)])) == 2)
  }

  @Test("One column: between the middle two of four goals nothing is better")
  func leavesAnInterval() {
    var single = SingleColumn()
    guard case .open = single.solve(column([goal(1), goal(4), goal(6), goal(9)])) else {
      Issue.record("4 to 6 are as good as each other")
      return
    }
    // A lower level decides within what the higher one leaves.
    guard case .value(let row) = single.solve(column([goal(1), goal(4), goal(6), goal(9), goal(0, level: 0.5)])) else {
      Issue.record("the lower level decides")
      return
    }
    #expect(row == 1)
  }

  @Test("One column: a higher level isn't outweighed, and requirements come before all")
  func ordersLevels() throws {
    let lower = [goal(1), goal(1), goal(1), goal(20, level: 2)]
    #expect(try row(of: column(lower)) == 3)
    #expect(try row(of: column(lower + [(.requirement(.atMost, item: 0), 2, 30)])) == 4)
    var single = SingleColumn()
    let impossible = column([(.requirement(.atLeast, item: 0), 1, 6), (.requirement(.atMost, item: 1), 1, 5)])
    guard case .infeasible = single.solve(impossible) else {
      Issue.record("nothing is at least 6 and at most 5")
      return
    }
  }

  @Test("Two columns: doors and windows, for all hours of the second plant for which the same plants bind")
  func solvesTwoColumns() throws {
    let component = ParametricComponent(WyndorGlass.program, at: [12])
    var columns = try #require(TwoColumns(component))
    let solution = columns.solve()
    expectWyndorGlass(try #require(solution), component)
  }

  @Test("Two columns: no crossing of lines is the only optimum where an edge is as good")
  func leavesEdges() throws {
    var program = LinearProgram(parameterCount: 0)
    program.columns = Array(repeating: LinearProgram.Column(isNonnegative: true, stay: 0), count: 2)
    program.add(.requirement(.atMost, item: 0), [1, 1], constant: -10)
    program.add(.goal(.init(.atLeast, level: 1)), [1, 1], constant: -100)
    var columns = try #require(TwoColumns(ParametricComponent(program, at: [])))
    let solution = columns.solve()
    #expect(solution == nil)
  }
}

/// Expects what a basis makes of doors and windows (`WyndorGlass`).
func expectWyndorGlass(_ solution: BasisSolution, _ component: borrowing ParametricComponent) {
  var forms = AffineForms(count: 2, width: component.width)
  let sides = component.sides
  for column in 0..<2 { unsafe forms.withDoubles(of: column) { unsafe solution.writeColumn(column, sides, to: $0) } }
  for (number, expected) in zip(forms.numbers, [6, -1.0 / 3, 0, 0.5]) { #expect(abs(number - expected) < 1e-12) }
  var region = CriticalRegion(parameters: [0])
  solution.narrow(&region, sides, at: [12])
  let hours = region.interval(of: 0)
  #expect(abs(hours.lower - 6) < 1e-5 && abs(hours.upper - 18) < 1e-5)
  for (hours, isFeasible) in [(6.0, true), (18, true), (5.9, false), (18.1, false)] {
    #expect(solution.isFeasible(for: ParametricComponent(WyndorGlass.program, at: [hours]).component) == isFeasible)
  }
}
