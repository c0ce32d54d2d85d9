import Testing

@testable import LinearProgramming

/// The levels on one basis, and what is asked of the basis afterwards.
struct SimplexTests {
  private func component(columns: Int, _ add: (inout LinearProgram) -> Void) -> ParametricComponent {
    var program = LinearProgram(parameterCount: 0)
    program.columns = Array(repeating: LinearProgram.Column(isNonnegative: true, stay: 0), count: columns)
    add(&program)
    return ParametricComponent(program, at: [])
  }

  @Test("A basis says more than the numbers it was found for: doors and windows for 6 to 18 hours")
  func hasBasisSolutions() throws {
    let component = ParametricComponent(WyndorGlass.program, at: [12])
    var solver = try LexicographicSolver(component.component)
    let totals = try solver.minimizeLevels()
    // 3 · 2 + 5 · 6 of 1,000.
    #expect(totals?.map(\.total) == [964])
    let isDetermined = solver.isDetermined
    #expect(isDetermined)
    expectWyndorGlass(try solver.basisSolution(), component)
    let forms = try solver.affineForms(of: component.component, component.sides)
    #expect(abs(forms.columns.value(of: 0, at: [15]) - 1) < 1e-12)
    #expect(abs(forms.columns.value(of: 1, at: [15]) - 7.5) < 1e-12)
  }

  @Test("Beale's example, in which the textbook's simplex method goes in a circle")
  func endsInDegenerateVertices() throws {
    // E. M. L. Beale, "Cycling in the dual simplex algorithm", 1955: the most of 3/4 x0 - 150 x1 + 1/50 x2 - 6 x3 is 1/20.
    let component = component(columns: 4) { program in
      program.add(.requirement(.atMost, item: 0), [0.25, -60, -0.04, 9])
      program.add(.requirement(.atMost, item: 1), [0.5, -90, -0.02, 3])
      program.add(.requirement(.atMost, item: 2), [0, 0, 1, 0], constant: -1)
      program.add(.goal(.init(.atLeast, level: 1)), [0.75, -150, 0.02, -6], constant: -1)
    }
    var solver = try LexicographicSolver(component.component)
    let solution = try solver.solve()
    for (value, expected) in zip(try #require(solution).values, [0.04, 0, 1, 0]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test("A level's optima are what a lower one chooses from: the edge, then its end")
  func goesOnFromABasis() throws {
    // x0 + x1 ≤ 10 and x0 ≤ 8; as much of both together as can be, then as much of x0.
    func edge(_ isChoosing: Bool) -> ParametricComponent {
      component(columns: 2) { program in
        program.add(.requirement(.atMost, item: 0), [1, 1], constant: -10)
        program.add(.requirement(.atMost, item: 1), [1, 0], constant: -8)
        program.add(.goal(.init(.atLeast, level: 2)), [1, 1], constant: -100)
        if isChoosing { program.add(.goal(.init(.atLeast, level: 1)), [1, 0], constant: -100) }
      }
    }
    var open = try LexicographicSolver(edge(false).component)
    let openTotals = try open.minimizeLevels()
    #expect(openTotals?.map(\.total) == [90])
    let isDetermined = open.isDetermined
    #expect(!isDetermined)
    // The face is the edge from (0, 10) to (8, 2), wherever it is looked at from.
    var face = OptimalFace(of: open.problem, columnCount: 2)
    try face.measure(&open.problem, open: open.openVariables(), extra: [], whole: [0, 1])
    for width in face.widths(of: 0..<2) { #expect(abs(width - 8) < 1e-9) }

    var chosen = try LexicographicSolver(edge(true).component)
    let totals = try chosen.minimizeLevels()
    #expect(totals?.map(\.total) == [90, 92])
    let values = (0..<2).map { chosen.problem.value(of: .column($0)) }
    #expect(values == [8, 2])
  }

  @Test("Requirements without a solution are no failure")
  func tellsInfeasible() throws {
    let component = component(columns: 1) { program in
      program.add(.requirement(.atLeast, item: 0), [1], constant: -6)
      program.add(.requirement(.atMost, item: 1), [1], constant: -5)
    }
    var solver = try LexicographicSolver(component.component)
    let solution = try solver.solve()
    #expect(solution == nil)
  }
}
