@testable import LinearProgramming

/// The program that textbooks begin with (F. S. Hillier and G. J. Lieberman, *Introduction to Operations Research*): doors
/// worth 3 and windows worth 5 a batch, made in three plants that have 4, `p0` and 18 hours.
///
///     x ≤ 4,  2 y ≤ p0,  3 x + 2 y ≤ 18,  as much of 3 x + 5 y as can be
///
/// Of 12 hours in the second plant 2 batches of doors and 6 of windows come. There the second and third plant bind, so that
/// x = 6 - p0 / 3 and y = p0 / 2, as long as p0 is from 6 (no more than 4 batches of doors) to 18 (no less than none).
enum WyndorGlass {
  static let program: LinearProgram = {
    var program = LinearProgram(parameterCount: 1)
    program.columns = Array(repeating: LinearProgram.Column(isNonnegative: true, stay: 0), count: 2)
    program.add(.requirement(.atMost, item: 0), [1, 0], constant: -4)
    program.add(.requirement(.atMost, item: 1), [0, 2], parameters: [-1])
    program.add(.requirement(.atMost, item: 2), [3, 2], constant: -18)
    program.add(.goal(.init(.atLeast, level: 1)), [3, 5], constant: -1_000)
    return program
  }()
}

extension LinearProgram {
  /// Adds a row: coefficients of the columns and of the parameters in their order, and a constant.
  mutating func add(_ kind: RowKind, _ coefficients: [Double], parameters: [Double] = [], constant: Double = 0) {
    beginRow(constant: constant)
    for (column, coefficient) in coefficients.enumerated() where coefficient != 0 {
      add(column: column, times: coefficient)
    }
    for (parameter, coefficient) in parameters.enumerated() { add(parameter: parameter, times: coefficient) }
    endRow(kind)
  }
}

extension ParametricComponent {
  /// A program as one component, as it stands.
  init(_ program: LinearProgram, at values: [Double]) {
    var solver = ParametricSolver(program, isPresolving: false)
    solver.evaluateSlots()
    self.init(width: solver.width)
    take(0, of: solver.reduction, program.columns, solver.slots, at: values)
  }
}
