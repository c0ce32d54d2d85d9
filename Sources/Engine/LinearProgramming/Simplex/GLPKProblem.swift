private import CGLPK

/// One linear program inside GLPK: the only file that speaks C.
///
/// GLPK keeps its memory by thread, and ends the process if a problem is freed on another one. So a problem is neither copyable nor
/// sendable: a problem is made, solved and released within one synchronous call. GLPK also aborts on indices out of range, duplicate
/// elements and contradictory bounds, and goes on calculating with numbers that aren't finite. All that is checked here first, where there
/// is a message. Indices count from 0. Source: <doc:Solver#What-ends-the-process>.
struct GLPKProblem: ~Copyable {
  /// A column or a row (GLPK's structural and auxiliary variables): both have bounds, a value and a reduced cost.
  enum Variable: Hashable {
    case column(Int)
    case row(Int)
  }

  /// The status of a variable in the basis.
  enum Status: UInt8 {
    case basic = 1  // GLP_BS
    case atLower = 2  // GLP_NL
    case atUpper = 3  // GLP_NU
    case free = 4  // GLP_NF
    case fixed = 5  // GLP_NS
  }

  /// The outcome of a call of the simplex method.
  enum Outcome {
    case optimal, infeasible, unbounded
  }

  /// The statuses of all columns and rows: a basis that can be returned to, or started from in another problem.
  struct Basis: Sendable {
    var columns: [Status]
    var rows: [Status]
  }

  /// The variant of the simplex method.
  enum Method {
    /// The primal method, from a basis that is feasible, or made so first.
    case primal
    /// The dual method, from a basis that is optimal except for bounds that moved; it becomes primal if it isn't.
    case dual
  }

  /// GLPK's arithmetic: doubles or, hundreds of times slower, fractions of whole numbers.
  enum Arithmetic {
    case rounded, exact
  }

  let columnCount: Int
  let rowCount: Int
  /// The columns for the violations of goals.
  let deviations: [Deviation]
  private let arithmetic: Arithmetic
  /// A Boolean that tells whether values are computed in fractions, and given as the nearest doubles.
  var isExact: Bool { arithmetic == .exact }
  private let problem: OpaquePointer
  private var columnBounds: [Bounds]
  private var rowBounds: [Bounds]
  /// The columns in the objective.
  private var objectiveColumns: [Int] = []

  /// Creates a problem with columns and rows. The objective is zero, the basis GLPK's advanced one.
  ///
  /// - Parameters:
  ///   - columns: Each column's bounds.
  ///   - rows: Each row's bounds.
  ///   - matrix: The rows' coefficients.
  ///   - deviations: The columns for the violations of goals.
  ///   - arithmetic: The arithmetic of its solution.
  ///   - needsBasis: A Boolean that tells whether a starting basis is made. If not, `restore` sets one.
  /// - Precondition: There is a row; without one, GLPK has nothing to do.
  /// - Throws: `SolverFailure` if a number isn't finite.
  init(
    columns: [Bounds], rows: [Bounds], matrix: Matrix, deviations: [Deviation], arithmetic: Arithmetic,
    needsBasis: Bool
  ) throws(SolverFailure) {
    precondition(!rows.isEmpty, "a problem has rows")
    var isSound = true
    for coefficient in matrix.coefficients { isSound = isSound && coefficient.isFinite }
    for bounds in columns { isSound = isSound && bounds.isSound }
    for bounds in rows { isSound = isSound && bounds.isSound }
    guard isSound else { throw SolverFailure(reason: .unsoundNumber, items: []) }
    for position in 1..<matrix.rows.count {
      precondition(
        matrix.rows[position] <= rows.count && matrix.columns[position] <= columns.count, "a position in the matrix")
    }
    glp_term_out(GLP_OFF)
    problem = glp_create_prob()
    self.arithmetic = arithmetic
    columnCount = columns.count
    rowCount = rows.count
    self.deviations = deviations
    columnBounds = columns
    rowBounds = rows
    if columnCount > 0 { glp_add_cols(problem, Int32(columnCount)) }
    glp_add_rows(problem, Int32(rowCount))
    for index in columns.indices { enterBounds(of: .column(index), columns[index]) }
    for index in rows.indices { enterBounds(of: .row(index), rows[index]) }
    glp_load_matrix(problem, Int32(matrix.rows.count - 1), matrix.rows, matrix.columns, matrix.coefficients)
    // Scaling gives rows and columns a similar size. Otherwise a multiplier of a millionth is lost in the tolerances.
    glp_scale_prob(problem, GLP_SF_GM | GLP_SF_EQ | GLP_SF_2N | GLP_SF_SKIP)
    if needsBasis { glp_adv_basis(problem, 0) }
  }

  deinit {
    glp_delete_prob(problem)
  }

  private func check(_ variable: Variable) {
    switch variable {
    case .column(let index): precondition((0..<columnCount).contains(index), "no column \(index)")
    case .row(let index): precondition((0..<rowCount).contains(index), "no row \(index)")
    }
  }

  /// A variable's bounds.
  func bounds(of variable: Variable) -> Bounds {
    switch variable {
    case .column(let index): columnBounds[index]
    case .row(let index): rowBounds[index]
    }
  }

  /// Sets a variable's bounds (`glp_set_col_bnds`, `glp_set_row_bnds`); a nonbasic one moves to the nearest.
  mutating func setBounds(of variable: Variable, to bounds: Bounds) {
    check(variable)
    precondition(bounds.lower <= bounds.upper, "bounds that leave no value")
    switch variable {
    case .column(let index): columnBounds[index] = bounds
    case .row(let index): rowBounds[index] = bounds
    }
    enterBounds(of: variable, bounds)
  }

  private func enterBounds(of variable: Variable, _ bounds: Bounds) {
    let kind =
      switch (bounds.lower.isFinite, bounds.upper.isFinite) {
      case (false, false): GLP_FR
      case (true, false): GLP_LO
      case (false, true): GLP_UP
      case (true, true): bounds.isFixed ? GLP_FX : GLP_DB
      }
    let lower = bounds.lower.isFinite ? bounds.lower : 0
    let upper = bounds.upper.isFinite ? bounds.upper : 0
    switch variable {
    case .column(let index): glp_set_col_bnds(problem, Int32(index + 1), kind, lower, upper)
    case .row(let index): glp_set_row_bnds(problem, Int32(index + 1), kind, lower, upper)
    }
  }

  /// Sets the objective to minimize: the sum of columns times their coefficients.
  mutating func setObjective(_ terms: [(column: Int, coefficient: Double)]) {
    for column in objectiveColumns { glp_set_obj_coef(problem, Int32(column + 1), 0) }
    objectiveColumns = terms.map(\.column)
    for term in terms {
      check(.column(term.column))
      glp_set_obj_coef(problem, Int32(term.column + 1), term.coefficient)
    }
  }

  /// Minimizes the objective of a problem that is known to be feasible.
  ///
  /// - Returns: `true` if there is a minimum; `false` if the objective is unbounded.
  /// - Throws: `SolverFailure` if GLPK finds no solution, gives up, or can't decide.
  @discardableResult
  func minimizeFeasible() throws(SolverFailure) -> Bool {
    switch try minimize() {
    case .optimal: return true
    case .unbounded: return false
    case .infeasible: throw SolverFailure(reason: .solutionLost, items: [])
    }
  }

  /// Minimizes the objective from the present basis (`glp_simplex`, or `glp_exact` for exact arithmetic).
  ///
  /// Rounding may hide a solution from one basis. So a problem counts as infeasible only if GLPK finds no solution from
  /// its advanced basis either.
  /// - Throws: `SolverFailure` if GLPK gives up, or can't decide.
  func minimize(_ method: Method = .primal) throws(SolverFailure) -> Outcome {
    let outcome = try minimizeFromPresentBasis(method)
    guard outcome == .infeasible, arithmetic == .rounded else { return outcome }
    glp_adv_basis(problem, 0)
    return try minimizeFromPresentBasis(.primal)
  }

  private func minimizeFromPresentBasis(_ method: Method) throws(SolverFailure) -> Outcome {
    var code = run(method)
    if code != 0 {
      // After a singular basis, or a cycle, another start may avoid it.
      glp_std_basis(problem)
      code = run(.primal)
    }
    guard code == 0 else { throw SolverFailure(reason: .simplex(code: code), items: []) }
    switch glp_get_status(problem) {
    case GLP_OPT: return .optimal
    case GLP_NOFEAS: return .infeasible
    case GLP_UNBND: return .unbounded
    case let status: throw SolverFailure(reason: .undecided(status: status), items: [])
    }
  }

  /// The simplex method's steps since the problem was made.
  var pivots: Int { Int(glp_get_it_cnt(problem)) }

  private func run(_ method: Method) -> Int32 {
    let limit = Int32(clamping: Self.iterationsPerVariable * (rowCount + columnCount) + 1_000)
    var parameters = Self.parameters(iterations: limit)
    if method == .dual { parameters.meth = GLP_DUALP }
    let code = glp_simplex(problem, &parameters)
    guard arithmetic == .exact else { return code }
    // Its outcome doesn't matter. It only leaves few steps to be done in fractions.
    if code != 0 { glp_std_basis(problem) }
    return glp_exact(problem, &parameters)
  }

  private static func parameters(iterations: Int32) -> glp_smcp {
    var parameters = glp_smcp()
    glp_init_smcp(&parameters)
    parameters.msg_lev = GLP_MSG_OFF
    parameters.meth = GLP_PRIMAL
    parameters.tol_bnd = Tolerances.simplexBound
    parameters.tol_dj = Tolerances.reducedCost
    parameters.it_lim = iterations
    return parameters
  }

  /// The simplex method's steps grow with rows and columns; many times that means a cycle.
  private static let iterationsPerVariable = 200

  /// A variable's value after `minimize`.
  func value(of variable: Variable) -> Double {
    check(variable)
    return switch variable {
    case .column(let index): glp_get_col_prim(problem, Int32(index + 1))
    case .row(let index): glp_get_row_prim(problem, Int32(index + 1))
    }
  }

  /// A variable's reduced cost after `minimize`: the rate at which the objective changes with it.
  func reducedCost(of variable: Variable) -> Double {
    check(variable)
    return switch variable {
    case .column(let index): glp_get_col_dual(problem, Int32(index + 1))
    case .row(let index): glp_get_row_dual(problem, Int32(index + 1))
    }
  }

  /// The status of a variable in the basis.
  func status(of variable: Variable) -> Status {
    check(variable)
    switch variable {
    case .column(let index): return Status(glp_get_col_stat(problem, Int32(index + 1)))
    case .row(let index): return Status(glp_get_row_stat(problem, Int32(index + 1)))
    }
  }

  /// Computes the values of the basic variables for other right-hand sides, if the nonbasic rows have these values and
  /// the nonbasic columns are zero (`glp_ftran`).
  ///
  /// - Parameter sides: Each row's side, of nonbasic rows; overwritten by the values, in the order of `basicVariables`.
  /// - Throws: `SolverFailure` if the basis can't be factorized.
  func solveBasis(_ sides: inout [Double]) throws(SolverFailure) {
    precondition(sides.count == rowCount + 1, "a number for each row, behind one that doesn't count")
    try factorize()
    // Auxiliary variables are x_R = A x_S, so that (I | -A) x = 0, and B x_B = -N x_N.
    for row in 1...rowCount { sides[row] = -sides[row] }
    glp_ftran(problem, &sides)
  }

  /// The basic variables, in the order of their positions in the basis.
  var basicVariables: [Variable] {
    (1...rowCount).map { variable(numbered: glp_get_bhead(problem, Int32($0))) }
  }

  /// Factorizes the basis if it has no factors. Exact arithmetic leaves none behind, and GLPK aborts without them.
  private func factorize() throws(SolverFailure) {
    let code = glp_bf_exists(problem) == 0 ? glp_factorize(problem) : 0
    guard code == 0 else { throw SolverFailure(reason: .simplex(code: code), items: []) }
  }

  /// GLPK's number of a variable: the rows count from 1, and the columns follow them.
  private func number(of variable: Variable) -> Int32 {
    switch variable {
    case .column(let index): Int32(rowCount + index + 1)
    case .row(let index): Int32(index + 1)
    }
  }

  private func variable(numbered number: Int32) -> Variable {
    let index = Int(number) - 1
    return index < rowCount ? .row(index) : .column(index - rowCount)
  }

  /// Every column and row.
  var variables: [Variable] { (0..<columnCount).map(Variable.column) + (0..<rowCount).map(Variable.row) }

  /// The basic variables that move when a nonbasic one does (`glp_eval_tab_col`), after `minimize`.
  ///
  /// - Throws: `SolverFailure` if the basis can't be factorized.
  func basicVariables(
    movedBy variable: Variable
  ) throws(SolverFailure) -> [(variable: Variable, coefficient: Double)] {
    precondition(status(of: variable) != .basic, "only a nonbasic variable has a column in the tableau")
    try factorize()
    var indices = [Int32](repeating: 0, count: rowCount + 1)
    var values = [Double](repeating: 0, count: rowCount + 1)
    let count = Int(glp_eval_tab_col(problem, number(of: variable), &indices, &values))
    return (1..<count + 1).map { (self.variable(numbered: indices[$0]), values[$0]) }
  }

  /// The basic variables that move when several nonbasic ones move together, after `minimize`.
  ///
  /// - Parameter nonbasic: The variables, each with its change.
  /// - Returns: The basic variables that move, each with its change.
  /// - Throws: `SolverFailure` if the basis can't be factorized.
  func basicVariables(
    movedBy nonbasic: [(variable: Variable, coefficient: Double)]
  ) throws(SolverFailure) -> [(variable: Variable, coefficient: Double)] {
    var sides = [Double](repeating: 0, count: rowCount + 1)
    var indices = [Int32](repeating: 0, count: rowCount + 1)
    var values = [Double](repeating: 0, count: rowCount + 1)
    for (variable, movement) in nonbasic {
      precondition(status(of: variable) != .basic, "only what isn't basic moves by itself")
      switch variable {
      case .row(let index): sides[index + 1] += movement
      case .column(let index):
        let count = Int(glp_get_mat_col(problem, Int32(index + 1), &indices, &values))
        for position in 1..<count + 1 { sides[Int(indices[position])] -= values[position] * movement }
      }
    }
    try solveBasis(&sides)
    return basicVariables.enumerated().compactMap { position, variable in
      sides[position + 1] == 0 ? nil : (variable, sides[position + 1])
    }
  }

  /// The present basis.
  func basis() -> Basis {
    Basis(
      columns: (0..<columnCount).map { Status(glp_get_col_stat(problem, Int32($0 + 1))) },
      rows: (0..<rowCount).map { Status(glp_get_row_stat(problem, Int32($0 + 1))) })
  }

  /// Returns to a basis of this problem, or starts from one. A nonbasic variable whose bounds don't allow its status gets an allowed
  /// status.
  func restore(_ basis: Basis) {
    for (index, status) in basis.columns.enumerated() {
      glp_set_col_stat(problem, Int32(index + 1), Int32(status.rawValue))
    }
    for (index, status) in basis.rows.enumerated() {
      glp_set_row_stat(problem, Int32(index + 1), Int32(status.rawValue))
    }
  }
}

extension GLPKProblem.Status {
  fileprivate init(_ raw: Int32) {
    guard let status = UInt8(exactly: raw).flatMap(Self.init(rawValue:)) else {
      preconditionFailure("GLPK knows no status \(raw)")
    }
    self = status
  }
}
