import Testing

@testable import LinearProgramming

/// The unknowns that are settled by arithmetic on rows before anything is solved.
struct EliminationTests {
  /// A component of free columns, whose rows are at least a side.
  private func component(columns: Int, _ rows: [([Double], side: Double)], equal: [([Double], side: Double)] = [])
    -> Component
  {
    var component = Component()
    component.columns = Array(repeating: LinearProgram.Column(isNonnegative: false, stay: 0), count: columns)
    func add(_ relation: LinearProgram.Relation, _ coefficients: [Double], _ side: Double) {
      let terms = coefficients.enumerated().filter { $1 != 0 }.map {
        LinearProgram.Term(index: Int32($0), coefficient: $1)
      }
      component.add(.requirement(relation, item: nil), terms, side: side)
    }
    for row in rows { add(.atLeast, row.0, row.side) }
    for row in equal { add(.equal, row.0, row.side) }
    return component
  }

  @Test("Fourier and Motzkin: each of three at least 1 more than the next, in a circle, is 0 at least 3")
  func seesCircles() throws {
    let circle = component(columns: 3, [([1, -1, 0], 1), ([0, 1, -1], 1), ([-1, 0, 1], 1)])
    let elimination = FourierMotzkinElimination(circle)
    #expect(elimination.isContradictory)
    #expect(try !circle.isFeasible())
  }

  @Test("Fourier and Motzkin: a chain between two ends is a comparison of two numbers", arguments: [80.0, 79])
  func endsChains(room: Double) throws {
    // x1 ≥ x0 + 40, x2 ≥ x1 + 40, x0 ≥ 0, x2 ≤ room.
    let chain = component(
      columns: 3, [([-1, 1, 0], 40), ([0, -1, 1], 40), ([1, 0, 0], 0), ([0, 0, -1], -room)])
    let elimination = FourierMotzkinElimination(chain)
    #expect(elimination.isContradictory == (room < 80))
    #expect(elimination.rest.rows.isEmpty)
    #expect(try chain.isFeasible() == (room >= 80))
  }

  @Test("Fourier and Motzkin: an equation's columns stay, for the simplex method to look at")
  func keepsEquations() throws {
    // x0 + x1 = 10 with both at least 6.
    let component = component(columns: 2, [([1, 0], 6), ([0, 1], 6)], equal: [([1, 1], 10)])
    let elimination = FourierMotzkinElimination(component)
    #expect(!elimination.isContradictory)
    #expect(elimination.rest.columns.count == 2 && elimination.rest.rows.count == 3)
    #expect(try !component.isFeasible())
  }

  @Test("Presolve: an equality's column is the rest of it, whatever stands on the right, and a chain of them is known")
  func substitutes() {
    // x0 = p0, x1 = x0 + 8, x2 = 2 x1, and x3 ≥ x2 beside them.
    var program = LinearProgram(parameterCount: 1)
    program.columns = Array(repeating: LinearProgram.Column(isNonnegative: false, stay: 0), count: 4)
    program.add(.requirement(.equal, item: 0), [1], parameters: [-1])
    program.add(.requirement(.equal, item: 1), [-1, 1], constant: -8)
    program.add(.requirement(.equal, item: 2), [0, -2, 1])
    program.add(.requirement(.atLeast, item: 3), [0, 0, -1, 1])
    let reduction = Reduction(program)
    #expect(reduction.substitutes == [.known, .known, .known, .multiple(of: 3)])
    // x3 - 2 p0 - 16 ≥ 0 is all that is left.
    #expect(reduction.rows.count == 1 && reduction.components.count == 1)
    var solver = ParametricSolver(program)
    solver.evaluateSlots()
    #expect(Array(solver.slots[Int(reduction.rows[0].slot)]) == [-16, -2])
    #expect((0..<3).map { Array(solver.slots[program.rows.count + $0]) } == [[0, 1], [8, 1], [16, 2]])
  }

  @Test("Rows that share columns, directly or through others, are solved together")
  func findsParts() {
    var program = LinearProgram(parameterCount: 0)
    program.columns = Array(repeating: LinearProgram.Column(isNonnegative: false, stay: 0), count: 6)
    program.add(.requirement(.atLeast, item: 0), [1, 0, 1])
    program.add(.requirement(.atLeast, item: 1), [0, 1, 0, 1])
    program.add(.requirement(.atLeast, item: 2), [0, 0, 1, 0, 1])
    let parts = program.parts(of: [0, 1, 2])
    #expect(parts.map(\.columns) == [[0, 2, 4], [1, 3], [5]])
    #expect(parts.map(\.rows) == [[0, 2], [1], []])
  }
}
