private import CGLPK

/// One linear program inside GLPK: the only file that speaks C.
///
/// GLPK keeps its memory by thread and ends the process when a problem is freed on another one, so a problem is neither
/// copyable nor sendable: make it, solve it and let it go within one synchronous call. GLPK also aborts on indices out
/// of range, duplicate elements and bounds that make no sense, and calculates on with numbers that aren't finite; all
/// that is checked here first, where there is a message. Indices count from 0. Source:
/// <doc:GLPK#What-ends-the-process>.
struct GLPKProblem: ~Copyable {
  /// A column or a row (GLPK's structural and auxiliary variables): both have bounds, a value and a reduced cost.
  enum Variable: Hashable {
    case column(Int)
    case row(Int)
  }

  /// Where a variable stands in the basis.
  enum Status: UInt8 {
    case basic = 1  // GLP_BS
    case atLower = 2  // GLP_NL
    case atUpper = 3  // GLP_NU
    case free = 4  // GLP_NF
    case fixed = 5  // GLP_NS
  }

  /// What became of a call of the simplex method.
  enum Outcome {
    case optimal, infeasible, unbounded
  }

  /// The statuses of all columns and rows: a basis that can be returned to, or started from in another problem.
  struct Basis: Sendable {
    var columns: [Status]
    var rows: [Status]
  }

  /// Which way the simplex method goes.
  enum Method {
    /// From a basis that is feasible, or made so first.
    case primal
    /// From a basis that is optimal but for bounds that moved; the primal way where it isn't.
    case dual
  }

  /// How GLPK calculates: in doubles, or, hundreds of times slower, in fractions of whole numbers.
  enum Arithmetic {
    case rounded, exact
  }

  let columnCount: Int
  let rowCount: Int
  /// The columns that take up how far goals are missed.
  let deviations: [Deviation]
  private let arithmetic: Arithmetic
  /// Whether values are those of fractions, given as the nearest doubles.
  var isExact: Bool { arithmetic == .exact }
  private let problem: OpaquePointer
  private var columnBounds: [Bounds]
  private var rowBounds: [Bounds]
  /// The columns that the objective has.
  private var objectiveColumns: [Int] = []

  /// A problem with columns and rows; the objective is zero, the basis GLPK's advanced one.
  ///
  /// - Parameters:
  ///   - columns: Each column's bounds.
  ///   - rows: Each row's bounds.
  ///   - matrix: The rows' coefficients.
  ///   - deviations: The columns that take up how far goals are missed.
  ///   - arithmetic: How it is solved.
  ///   - needsBasis: Whether a basis to start from is made; otherwise one is set by `restore`.
  /// - Precondition: There is a row: without one, GLPK has nothing to do.
  /// - Throws: `SolverFailure` where a number isn't finite.
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
    // Rows and columns of like size: else a multiplier of a millionth drowns in the tolerances.
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

  /// Makes the sum of these columns, times their coefficients, what is minimised.
  mutating func setObjective(_ terms: [(column: Int, coefficient: Double)]) {
    for column in objectiveColumns { glp_set_obj_coef(problem, Int32(column + 1), 0) }
    objectiveColumns = terms.map(\.column)
    for term in terms {
      check(.column(term.column))
      glp_set_obj_coef(problem, Int32(term.column + 1), term.coefficient)
    }
  }

  /// Minimises the objective where a solution is known to exist.
  ///
  /// - Returns: Whether there is a least value; `false` where it is unbounded.
  /// - Throws: `SolverFailure` where GLPK finds no solution, gives up, or can't decide.
  @discardableResult
  func minimizeFeasible() throws(SolverFailure) -> Bool {
    switch try minimize() {
    case .optimal: return true
    case .unbounded: return false
    case .infeasible: throw SolverFailure(reason: .solutionLost, items: [])
    }
  }

  /// Minimises the objective from the present basis (`glp_simplex`, or `glp_exact` where arithmetic is exact).
  ///
  /// Rounding may hide a solution from one basis; there is none only where GLPK finds none from its advanced one too.
  /// - Throws: `SolverFailure` where GLPK gives up, or can't decide.
  func minimize(_ method: Method = .primal) throws(SolverFailure) -> Outcome {
    let outcome = try minimizeFromPresentBasis(method)
    guard outcome == .infeasible, arithmetic == .rounded else { return outcome }
    glp_adv_basis(problem, 0)
    return try minimizeFromPresentBasis(.primal)
  }

  private func minimizeFromPresentBasis(_ method: Method) throws(SolverFailure) -> Outcome {
    var code = run(method)
    if code != 0 {
      // A basis that turned singular, or a circle: another start may avoid it.
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
    // What became of that doesn't matter, but that few steps are left to do in fractions.
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

  /// The simplex method's steps grow with rows and columns; many times that is a cycle.
  private static let iterationsPerVariable = 200

  /// A variable's value after `minimize`.
  func value(of variable: Variable) -> Double {
    check(variable)
    return switch variable {
    case .column(let index): glp_get_col_prim(problem, Int32(index + 1))
    case .row(let index): glp_get_row_prim(problem, Int32(index + 1))
    }
  }

  /// A variable's reduced cost after `minimize`: how the objective changes with it.
  func reducedCost(of variable: Variable) -> Double {
    check(variable)
    return switch variable {
    case .column(let index): glp_get_col_dual(problem, Int32(index + 1))
    case .row(let index): glp_get_row_dual(problem, Int32(index + 1))
    }
  }

  /// Where a variable stands in the basis.
  func status(of variable: Variable) -> Status {
    check(variable)
    switch variable {
    case .column(let index): return Status(glp_get_col_stat(problem, Int32(index + 1)))
    case .row(let index): return Status(glp_get_row_stat(problem, Int32(index + 1)))
    }
  }

  /// What the basis makes of other right-hand sides: the values of the basic variables where the nonbasic rows have some
  /// values and the nonbasic columns are zero (`glp_ftran`).
  ///
  /// - Parameter sides: Each row's side, of nonbasic rows; overwritten by the values, by `basicVariables`.
  /// - Throws: `SolverFailure` where the basis can't be factorized.
  func solveBasis(_ sides: inout [Double]) throws(SolverFailure) {
    precondition(sides.count == rowCount + 1, "a number for each row, behind one that doesn't count")
    try factorize()
    // Auxiliary variables are x_R = A x_S, so that (I | -A) x = 0, and B x_B = -N x_N.
    for row in 1...rowCount { sides[row] = -sides[row] }
    glp_ftran(problem, &sides)
  }

  /// The basic variables, each at its position in the basis.
  var basicVariables: [Variable] {
    (1...rowCount).map { variable(numbered: glp_get_bhead(problem, Int32($0))) }
  }

  /// Makes the basis' factors where there are none: exact arithmetic leaves none behind, and GLPK aborts without.
  private func factorize() throws(SolverFailure) {
    let code = glp_bf_exists(problem) == 0 ? glp_factorize(problem) : 0
    guard code == 0 else { throw SolverFailure(reason: .simplex(code: code), items: []) }
  }

  /// GLPK's number of a variable: the rows' count from 1, the columns' go on behind them.
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
  /// - Throws: `SolverFailure` where the basis can't be factorized.
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

  /// The basic variables that move when nonbasic ones do, all together, after `minimize`.
  ///
  /// - Parameter nonbasic: The variables, each with what it moves by.
  /// - Returns: The basic variables that move, each with what it moves by.
  /// - Throws: `SolverFailure` where the basis can't be factorized.
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

  /// A basic variable as a sum of multiples of nonbasic ones (`glp_eval_tab_row`), after `minimize`: a row of the tableau.
  ///
  /// - Throws: `SolverFailure` where the basis can't be factorized.
  func tableauRow(
    of variable: Variable
  ) throws(SolverFailure) -> [(variable: Variable, coefficient: Double)] {
    precondition(status(of: variable) == .basic, "only a basic variable has a row in the tableau")
    try factorize()
    var indices = [Int32](repeating: 0, count: columnCount + 1)
    var values = [Double](repeating: 0, count: columnCount + 1)
    let count = Int(glp_eval_tab_row(problem, number(of: variable), &indices, &values))
    return (1..<count + 1).map { (self.variable(numbered: indices[$0]), values[$0]) }
  }

  /// The present basis.
  func basis() -> Basis {
    Basis(
      columns: (0..<columnCount).map { Status(glp_get_col_stat(problem, Int32($0 + 1))) },
      rows: (0..<rowCount).map { Status(glp_get_row_stat(problem, Int32($0 + 1))) })
  }

  /// Returns to a basis of this problem, or starts from one: where a nonbasic variable's bounds don't have its status, it
  /// gets one that they have.
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
