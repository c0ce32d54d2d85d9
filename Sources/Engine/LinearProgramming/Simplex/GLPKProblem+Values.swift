/// The parts of a problem, in the form that GLPK reads.
extension GLPKProblem {
  /// The range of values that a variable may have.
  struct Bounds: Hashable {
    var lower: Double
    var upper: Double

    static let free = Bounds(lower: -.infinity, upper: .infinity)
    static let nonnegative = Bounds(lower: 0, upper: .infinity)

    /// The bounds of a single value.
    static func fixed(_ value: Double) -> Bounds { Bounds(lower: value, upper: value) }

    var isFixed: Bool { lower == upper }

    /// A Boolean that tells whether GLPK can calculate with them.
    var isSound: Bool { lower <= upper && lower < .infinity && upper > -.infinity }
  }

  /// The nonzero coefficients, in the three arrays that GLPK reads, which count from 1.
  struct Matrix {
    private(set) var rows: [Int32] = [0]
    private(set) var columns: [Int32] = [0]
    private(set) var coefficients: [Double] = [0]

    mutating func reserve(_ count: Int) {
      rows.reserveCapacity(count + 1)
      columns.reserveCapacity(count + 1)
      coefficients.reserveCapacity(count + 1)
    }

    /// Adds a coefficient; a column occurs once in a row.
    mutating func add(row: Int, column: Int, coefficient: Double) {
      rows.append(Int32(row + 1))
      columns.append(Int32(column + 1))
      coefficients.append(coefficient)
    }
  }
}
