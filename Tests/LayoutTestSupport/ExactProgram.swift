import CGLPK

/// A linear program solved in rational arithmetic by GLPK's `glp_exact`, without any tolerance.
///
/// Make it, use it and let it go within one synchronous call: GLPK's memory belongs to the thread. Whole numbers are
/// taken as they are; other numbers as the simplest fraction within a billionth, so rows had better be in whole numbers.
struct ExactProgram: ~Copyable {
  /// The reference gave up: nothing is known of the case.
  struct Failure: Error {
    let reason: String
  }

  /// A column or a row, by GLPK's number, which counts from 1.
  enum Variable {
    case column(Int32)
    case row(Int32)
  }

  /// The outcome of minimising.
  enum Outcome: Equatable {
    case optimal(Double)
    case infeasible
    case unbounded
  }

  private let problem: OpaquePointer
  private let columnCount: Int32
  private let rowCount: Int32
  /// The bounds of columns and of rows, by GLPK's number.
  private var columnBounds: [ClosedRange<Double>]
  private var rowBounds: [ClosedRange<Double>]

  /// A program of columns and rows with bounds, infinite ones too.
  ///
  /// - Precondition: There are rows and columns; each row has a column once at most.
  init(
    columns: [ClosedRange<Double>], rows: [(terms: [(column: Int, coefficient: Double)], bounds: ClosedRange<Double>)]
  ) {
    precondition(!columns.isEmpty && !rows.isEmpty, "GLPK solves nothing that is empty")
    glp_term_out(GLP_OFF)
    problem = glp_create_prob()
    columnCount = Int32(columns.count)
    rowCount = Int32(rows.count)
    columnBounds = [0...0] + columns
    rowBounds = [0...0] + rows.map(\.bounds)
    glp_add_cols(problem, columnCount)
    glp_add_rows(problem, rowCount)
    for (index, row) in rows.enumerated() {
      let indices = [0] + row.terms.map { Int32($0.column + 1) }
      glp_set_mat_row(problem, Int32(index + 1), Int32(row.terms.count), indices, [0] + row.terms.map(\.coefficient))
      set(.row(Int32(index + 1)), to: row.bounds)
    }
    for (index, bounds) in columns.enumerated() { set(.column(Int32(index + 1)), to: bounds) }
    glp_adv_basis(problem, 0)
  }

  deinit {
    glp_delete_prob(problem)
  }

  /// Sets the bounds of a row, by its place.
  mutating func setRow(_ row: Int, to bounds: ClosedRange<Double>) { set(.row(Int32(row + 1)), to: bounds) }

  private mutating func set(_ variable: Variable, to bounds: ClosedRange<Double>) {
    let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    let kind =
      lower == upper
      ? GLP_FX : lower.isFinite ? (upper.isFinite ? GLP_DB : GLP_LO) : upper.isFinite ? GLP_UP : GLP_FR
    switch variable {
    case .column(let number):
      columnBounds[Int(number)] = bounds
      glp_set_col_bnds(problem, number, kind, lower.isFinite ? lower : 0, upper.isFinite ? upper : 0)
    case .row(let number):
      rowBounds[Int(number)] = bounds
      glp_set_row_bnds(problem, number, kind, lower.isFinite ? lower : 0, upper.isFinite ? upper : 0)
    }
  }

  /// Minimises a sum of columns: in doubles first, for a basis, and from there exactly.
  func minimize(_ terms: [(column: Int, coefficient: Double)]) throws(Failure) -> Outcome {
    for number in 0...columnCount { glp_set_obj_coef(problem, number, 0) }
    for (column, coefficient) in terms { glp_set_obj_coef(problem, Int32(column + 1), coefficient) }
    var parameters = glp_smcp()
    glp_init_smcp(&parameters)
    parameters.msg_lev = GLP_MSG_OFF
    parameters.it_lim = 20_000
    // What becomes of this doesn't matter, but that it leaves a basis.
    if glp_simplex(problem, &parameters) != 0 { glp_std_basis(problem) }
    parameters.it_lim = 5_000
    var code = glp_exact(problem, &parameters)
    if code != 0 {
      glp_std_basis(problem)
      code = glp_exact(problem, &parameters)
    }
    guard code == 0 else { throw Failure(reason: "glp_exact returned \(code)") }
    switch glp_get_status(problem) {
    case GLP_OPT: return .optimal(glp_get_obj_val(problem))
    case GLP_NOFEAS: return .infeasible
    case GLP_UNBND: return .unbounded
    case let status: throw Failure(reason: "glp_exact ended with status \(status)")
    }
  }

  /// Confines the program to the optima of what was minimised last.
  ///
  /// By complementary slackness these are exactly the solutions in which every variable with a reduced cost stays at its
  /// bound; as costs are exact here, zero means zero.
  mutating func confineToOptima() {
    for variable in variables where cost(of: variable) != 0 {
      switch (status(of: variable), bounds(of: variable)) {
      case (GLP_NL, let bounds): set(variable, to: bounds.lowerBound...bounds.lowerBound)
      case (GLP_NU, let bounds): set(variable, to: bounds.upperBound...bounds.upperBound)
      default: break
      }
    }
  }

  /// A Boolean that tells whether the program's solution is the only one, as far as its basis tells: no variable
  /// outside it can move.
  var isDetermined: Bool {
    variables.allSatisfy { status(of: $0) == GLP_BS || bounds(of: $0).lowerBound == bounds(of: $0).upperBound }
  }

  /// A column's value, by its place.
  func value(_ column: Int) -> Double { glp_get_col_prim(problem, Int32(column + 1)) }

  private var variables: [Variable] { (1...columnCount).map(Variable.column) + (1...rowCount).map(Variable.row) }

  private func bounds(of variable: Variable) -> ClosedRange<Double> {
    switch variable {
    case .column(let number): columnBounds[Int(number)]
    case .row(let number): rowBounds[Int(number)]
    }
  }

  private func status(of variable: Variable) -> Int32 {
    switch variable {
    case .column(let number): glp_get_col_stat(problem, number)
    case .row(let number): glp_get_row_stat(problem, number)
    }
  }

  private func cost(of variable: Variable) -> Double {
    switch variable {
    case .column(let number): glp_get_col_dual(problem, number)
    case .row(let number): glp_get_row_dual(problem, number)
    }
  }
}
