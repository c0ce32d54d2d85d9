import LinearProgramming
import Testing

/// Affine solutions: what they say for other parameters, and how far they hold.
struct ParametricSolverTests {
  /// `Σ coefficient · column + Σ coefficient · parameter + constant`, as a test writes it.
  private func add(
    _ kind: LinearProgram.RowKind, _ terms: [(Int, Double)], _ parameters: [(Int, Double)] = [], _ constant: Double,
    to program: inout LinearProgram
  ) {
    program.beginRow(constant: constant)
    for (column, coefficient) in terms { program.add(column: column, times: coefficient) }
    for (parameter, coefficient) in parameters { program.add(parameter: parameter, times: coefficient) }
    program.endRow(kind)
  }

  private func program(columns: Int, parameters: Int) -> LinearProgram {
    var program = LinearProgram(parameterCount: parameters)
    program.columns = Array(repeating: LinearProgram.Column(isNonnegative: true, stay: 0), count: columns)
    return program
  }

  @Test(
    "Any parameters enter right-hand sides: a width between two insets", arguments: [(390.0, 0.0, 0.0), (844, 47, 47)])
  func takesInsets(width: Double, left: Double, right: Double) throws {
    // x = left inset + 8, x + w = width - right inset - 8
    var program = program(columns: 2, parameters: 6)
    add(.requirement(.equal, item: 0), [(0, 1)], [(3, -1)], -8, to: &program)
    add(.requirement(.equal, item: 1), [(0, 1), (1, 1)], [(0, -1), (5, 1)], 8, to: &program)
    var solver = ParametricSolver(program)
    let solution = try solver.solve(parameters: [320, 480, 0, 0, 0, 0])
    let parameters = [width, 0, 0, left, 0, right]
    #expect(solution.parameters == [0, 3, 5])
    #expect(solution.region.contains(parameters))
    #expect(solution.values(parameters) == [left + 8, width - left - right - 16])
    #expect(!solution.region.contains([10, 0, 0, 0, 0, 0]), "a width isn't negative")
  }

  @Test("A region ends where another row begins to bind, whichever solver found it", arguments: [1, 2, 3, 4])
  func knowsItsRegion(columns: Int) throws {
    // w_i <= 500, w_i = parameter - 40 as far as it goes; all w equal, or together, so that one or many are left.
    var program = program(columns: columns, parameters: 1)
    for column in 0..<columns {
      add(.requirement(.atMost, item: Int32(column)), [(column, 1)], [], -500, to: &program)
      add(.goal(.init(.equal, level: 750)), [(column, 1)], [(0, -1)], 40, to: &program)
      guard column > 0 else { continue }
      add(.goal(.init(.atMost, level: 100)), [(column, 1), (column - 1, 1)], [], -1e6, to: &program)
    }
    var solver = ParametricSolver(program)
    let portrait = try solver.solve(parameters: [390])
    #expect(portrait.values([390]).allSatisfy { abs($0 - 350) < 1e-9 })
    #expect(portrait.region.contains([539]) && !portrait.region.contains([541]))
    #expect(portrait.region.contains([41]) && !portrait.region.contains([39]))
    let landscape = try solver.solve(parameters: [844])
    #expect(landscape.values([844]).allSatisfy { abs($0 - 500) < 1e-9 })
    #expect(landscape.region.contains([541]) && !landscape.region.contains([539]))
  }

  @Test(
    "Where the way straight to a solution fails, that of a neighbour is it, for these parameters alone",
    arguments: [390.0, 539.999999, 540, 540.000001, 844])
  func solvesFromBeside(parameter: Double) throws {
    // w_i <= 500, w_i = parameter - 40 as far as it goes: at 540 two regions meet.
    var program = program(columns: 3, parameters: 1)
    for column in 0..<3 {
      add(.requirement(.atMost, item: Int32(column)), [(column, 1)], [], -500, to: &program)
      add(.goal(.init(.equal, level: 750)), [(column, 1)], [(0, -1)], 40, to: &program)
    }
    var solver = ParametricSolver(program)
    let found = solver.solveFromBeside([parameter])
    let solution = try #require(found)
    let own = try solver.solve(parameters: [parameter])
    #expect(zip(solution.values([parameter]), own.values([parameter])).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(solution.region.contains([parameter]))
    #expect(!solution.region.contains([parameter + 1]) && !solution.region.contains([parameter - 1]))
  }

  @Test("What is left out is so where each of its conflicts is one: a region ends where any of them vanishes")
  func endsWhereAConflictVanishes() throws {
    // p0 / 2 = 395, p1 = 230, and nothing else.
    var program = program(columns: 0, parameters: 2)
    add(.requirement(.equal, item: 0), [], [(0, 0.5)], -395, to: &program)
    add(.requirement(.equal, item: 1), [], [(1, 1)], -230, to: &program)
    var solver = ParametricSolver(program)
    let narrow = try solver.solveShown([320, 700])
    #expect(narrow.omission.items == [0, 1])
    #expect(narrow.region.contains([780, 700]) && !narrow.region.contains([800, 700]))
    #expect(narrow.region.contains([320, 240]) && !narrow.region.contains([320, 220]))
  }

  @Test("Presolve substitutes what equalities say, whatever their length, and checks what they say twice")
  func substitutes() throws {
    // Ten columns in a sum of thirds, and each twice the one before: nothing is left but checks.
    var program = program(columns: 10, parameters: 1)
    for column in 1..<10 {
      add(.requirement(.equal, item: Int32(column)), [(column, 1), (column - 1, -2)], [], 0, to: &program)
    }
    add(.requirement(.equal, item: 0), (0..<10).map { ($0, 1.0 / 3) }, [(0, -1)], 0, to: &program)
    add(.requirement(.equal, item: 10), [(9, 1), (7, -4)], [], 0, to: &program)
    var solver = ParametricSolver(program)
    #expect(solver.substitutionCount == 10 && solver.componentCount == 0 && solver.checkCount == 11)
    let values = try solver.solve(parameters: [341]).values([341])
    for (place, value) in values.enumerated() { #expect(abs(value - Double(1 << place)) < 1e-9) }
  }

  @Test("Columns that stand in long rows are substituted as sums of others")
  func combines() throws {
    // x0 + x1 + x2 = 90, x3 = x0 + 2 x1; x0 and x1 as near to 20 and 30 as can be.
    var program = program(columns: 4, parameters: 0)
    add(.requirement(.equal, item: 0), [(0, 1), (1, 1), (2, 1)], [], -90, to: &program)
    add(.requirement(.equal, item: 1), [(3, 1), (0, -1), (1, -2)], [], 0, to: &program)
    add(.goal(.init(.equal, level: 2)), [(0, 1)], [], -20, to: &program)
    add(.goal(.init(.equal, level: 1)), [(1, 1)], [], -30, to: &program)
    var solver = ParametricSolver(program)
    #expect(solver.substitutionCount == 2)
    #expect(try solver.solve(parameters: []).values([]) == [20, 30, 40, 80])
    var plain = ParametricSolver(program, isPresolving: false)
    #expect(try plain.solve(parameters: []).values([]).map { ($0 * 1e9).rounded() / 1e9 } == [20, 30, 40, 80])
  }

  @Test("Components of one shape share what is found out about one of them")
  func sharesShapes() throws {
    // Three columns each, with goals that can't all be met: too many for a closed form.
    var program = program(columns: 300, parameters: 0)
    for first in stride(from: 0, to: 300, by: 3) {
      let columns = [first, first + 1, first + 2]
      add(
        .requirement(.atMost, item: Int32(first)), columns.map { ($0, 1) }, [], -100 - Double(first), to: &program)
      for (place, column) in columns.enumerated() {
        add(.goal(.init(.equal, level: Double(10 - place))), [(column, 1)], [], -50 - Double(first) / 10, to: &program)
      }
    }
    var solver = ParametricSolver(program)
    let values = try solver.solve(parameters: []).values([])
    #expect(solver.componentCount == 100 && solver.work.simplexComponents <= 4)
    for first in stride(from: 0, to: 300, by: 3) {
      let (room, goal) = (100 + Double(first), 50 + Double(first) / 10)
      let expected = [goal, min(goal, room - goal), min(goal, max(0, room - 2 * goal))]
      #expect(zip(values[first...], expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(first)")
    }
  }

  @Test("Presolve answers where all holds, and the search for conflicts where it doesn't")
  func countsRoutes() throws {
    var program = program(columns: 1, parameters: 1)
    add(.requirement(.equal, item: 0), [(0, 1)], [(0, -1)], 0, to: &program)
    add(.requirement(.atMost, item: 1), [(0, 1)], [], -100, to: &program)
    var solver = ParametricSolver(program)
    #expect(try solver.solve(parameters: [80]).omission.items == [])
    #expect(solver.work.routes.satisfiable == 1 && solver.work.routes.conflicting == 0)
    #expect(try solver.solve(parameters: [120]).omission.items == [1])
    #expect(solver.work.routes.satisfiable == 1 && solver.work.routes.conflicting == 1)
    #expect(solver.work.routes.unpresolved == 0 && solver.work.routes.inFractions == 0)
  }
}
