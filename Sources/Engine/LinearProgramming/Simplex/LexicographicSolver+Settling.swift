/// The settling of columns that the levels leave open: they are found, then settled first by ties and then by stays.
extension LexicographicSolver {
  /// A column that may tie with others for its size.
  struct SizeTie {
    let column: Int
    /// The levels, by their positions, at which goals for its size and for another column's are open.
    var levels: [Int] = []
    /// A Boolean that tells whether it is known to tie, without computing its range.
    var isKnownToTie = false
    /// A Boolean that tells whether its only open deviations are over-deviations of late goals.
    var isLate = true
  }

  /// The nonbasic variables that can still move.
  func openVariables() -> [GLPKProblem.Variable] {
    problem.variables.filter { isOpen($0) }
  }

  /// A Boolean that tells whether no nonbasic variable can still move.
  var isDetermined: Bool {
    for column in 0..<problem.columnCount where isOpen(.column(column)) { return false }
    for row in 0..<problem.rowCount where isOpen(.row(row)) { return false }
    return true
  }

  private func isOpen(_ variable: GLPKProblem.Variable) -> Bool {
    problem.status(of: variable) != .basic && !problem.bounds(of: variable).isFixed
  }

  /// The deviations of goals for sizes, at levels with goals for several columns, which show ties.
  func deviationsThatMayTie() -> [Int] {
    levels.flatMap { level in
      let sized = level.deviations.filter { $0.sizedColumn != nil }
      return Set(sized.map(\.sizedColumn)).count > 1 ? sized.map(\.column) : []
    }
  }

  /// The columns whose goals for a size are open at a level where another's are too, ascending.
  ///
  /// A column ties if the sum of the others' deviations differs between its smallest size and its largest. At a level where only goals for
  /// sizes are open, a column's own deviations and the others' have a constant sum, because the level's total is minimal on the whole face.
  /// If a column has only one open deviation, the deviation grows in one direction with the size. So it differs between the ends, and so
  /// does the others' sum: that is a tie, and nothing has to be solved to see it.
  func ties(_ face: borrowing OptimalFace) -> [SizeTie] {
    var ties: [Int: SizeTie] = [:]
    var openCounts: [Int: Int] = [:]
    for (position, level) in levels.enumerated() {
      let open = level.deviations.filter { face.isOpen($0.column) }
      var own: [Int: Int] = [:]
      for deviation in open { if let column = deviation.sizedColumn { own[column, default: 0] += 1 } }
      guard own.count > 1 else { continue }
      let punctual = Set(open.filter { !$0.isLate }.compactMap(\.sizedColumn))
      let isOfSizes = level.deviations.allSatisfy {
        $0.sizedColumn != nil || problem.bounds(of: .column($0.column)).isFixed
      }
      for (column, count) in own {
        ties[column, default: SizeTie(column: column)].levels.append(position)
        if punctual.contains(column) { ties[column]?.isLate = false }
        openCounts[column, default: 0] += count
        ties[column]?.isKnownToTie = isOfSizes && openCounts[column] == 1
      }
    }
    return ties.values.sorted { $0.column < $1.column }
  }

  /// The open deviations of other columns' goals at the levels of a tie.
  private func others(than tie: SizeTie, _ face: borrowing OptimalFace) -> [Int] {
    var others: [Int] = []
    for position in tie.levels {
      for deviation in levels[position].deviations where face.isOpen(deviation.column) {
        if let column = deviation.sizedColumn, column != tie.column { others.append(deviation.column) }
      }
    }
    return others.sorted()
  }

  /// Makes tied columns as large as possible, the last late one first, then the earliest: the earlier view takes the
  /// space, except for labels that wrap.
  ///
  /// This was observed in UIKit: <doc:AutoLayout#Ties>. Differences up to a tolerance are rounding.
  mutating func settleTies(_ face: borrowing OptimalFace) throws(SolverFailure) {
    // All ties are found before any is settled, so that the result doesn't depend on the others' positions.
    var tied: [SizeTie] = []
    for tie in ties(face) where try isTied(tie, face) { tied.append(tie) }
    let ordered = tied.filter(\.isLate).reversed() + tied.filter { !$0.isLate }
    for column in ordered.map(\.column) where !problem.bounds(of: .column(column)).isFixed {
      guard !isDetermined else { break }
      problem.setObjective([(column, -1)])
      if try problem.minimizeFeasible() { fixByReducedCosts() }
    }
  }

  /// Tells whether a column's size is taken from other columns' goals. It isn't if the range of their violations is the
  /// same at its largest size as at its smallest.
  private mutating func isTied(_ tie: SizeTie, _ face: borrowing OptimalFace) throws(SolverFailure) -> Bool {
    guard !tie.isKnownToTie else { return true }
    comparedSizes = true
    let tolerance = face.tolerance
    guard let smallest = try least(of: [tie.column]),
      let largest = try least(of: [tie.column], times: -1).map({ -$0 }),
      largest - smallest > tolerance
    else { return false }
    let others = others(than: tie, face)
    for direction in [1.0, -1.0] {
      let whereSmallest = try least(of: others, times: direction, holding: tie.column, at: smallest)
      let whereLargest = try least(of: others, times: direction, holding: tie.column, at: largest)
      guard let whereSmallest, let whereLargest else { continue }
      if abs(whereSmallest - whereLargest) > tolerance { return true }
    }
    return false
  }

  /// The minimum of columns' sum, times a factor, while a column is held at a value; `nil` if there is none.
  private mutating func least(
    of sum: [Int], times factor: Double = 1, holding held: Int? = nil,
    at value: Double = 0
  ) throws(SolverFailure) -> Double? {
    let bounds = held.map { problem.bounds(of: .column($0)) }
    if let held { hold(held, at: value, within: Tolerances.exactBound * abs(value)) }
    problem.setObjective(sum.map { ($0, factor) })
    let isBounded = try problem.minimizeFeasible()
    let least = sum.reduce(0) { $0 + factor * problem.value(of: .column($1)) }
    if let held, let bounds { problem.setBounds(of: .column(held), to: bounds) }
    return isBounded ? least : nil
  }

  /// Brings open columns as close to their stays as possible, the earliest first; several at once if they reach them
  /// (`Batches`).
  mutating func settleStays(_ open: [Int]) throws(SolverFailure) {
    problem.setObjective([])
    try problem.minimizeFeasible()
    var position = 0
    var batches = Batches()
    while position < open.count {
      if holdAtTarget(open[position]) {
        position += 1
        continue
      }
      guard !isDetermined else { break }
      if batches.isNextAlone {
        batches.settledOne(isAtZero: try settleStay(open[position]))
        position += 1
      } else {
        let batch = open[position...].prefix(batches.width)
        let areAtZero = try settleStaysTogether(batch.filter { !isFixed($0) })
        batches.triedTogether(areAtZero: areAtZero)
        if areAtZero { position += batch.count }
      }
    }
    problem.setObjective([])
    try problem.minimizeFeasible()
  }

  /// Keeps a column from moving away from an observed value.
  ///
  /// In exact arithmetic the observed double is the value except for its last digit, and a column fixed at the double
  /// would have no solution, so it gets room for that. Zero is exact and gets no room, because GLPK's scaling would
  /// remove it.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - value: The observed value.
  ///   - room: The minimum room that it gets; none is needed at a number of the fixture.
  private mutating func hold(_ column: Int, at value: Double, within room: Double = 0) {
    let variable = GLPKProblem.Variable.column(column)
    guard problem.isExact, value != 0 else {
      problem.setBounds(of: variable, to: .fixed(value))
      return
    }
    let (bounds, room) = (problem.bounds(of: variable), max(room, 2 * value.ulp))
    problem.setBounds(
      of: variable,
      to: GLPKProblem.Bounds(lower: max(bounds.lower, value - room), upper: min(bounds.upper, value + room)))
  }

  private func isFixed(_ column: Int) -> Bool { problem.bounds(of: .column(column)).isFixed }

  /// Tells whether a column can't move, or is at its stay, where it is held from now on.
  private mutating func holdAtTarget(_ column: Int) -> Bool {
    if isFixed(column) { return true }
    let stay = stay(of: column)
    guard problem.value(of: .column(column)) == stay else { return false }
    hold(column, at: stay)
    return true
  }

  /// Brings a column as close to its stay as possible, and tells whether it reaches it.
  private mutating func settleStay(_ column: Int) throws(SolverFailure) -> Bool {
    problem.setObjective(deviationObjective([column]))
    try problem.minimizeFeasible()
    let isReached = isAtStay(column)
    if isReached, !problem.isExact {
      problem.setBounds(of: .column(column), to: .fixed(stay(of: column)))
    } else {
      fixByReducedCosts()
    }
    return isReached
  }

  /// Brings columns to their stays if they can all be there at once, and tells whether they can. If not, the problem is
  /// as before.
  private mutating func settleStaysTogether(_ columns: [Int]) throws(SolverFailure) -> Bool {
    let bounds = columns.map { problem.bounds(of: .column($0)) }
    let basis = problem.basis()
    problem.setObjective(deviationObjective(columns))
    try problem.minimizeFeasible()
    let isReached = columns.allSatisfy { isAtStay($0) }
    if isReached, problem.isExact {
      fixByReducedCosts()
      return true
    }
    for (column, bounds) in zip(columns, bounds) {
      problem.setBounds(of: .column(column), to: isReached ? .fixed(stay(of: column)) : bounds)
    }
    if !isReached { try goBack(to: basis) }
    return isReached
  }

  /// Restricts columns to the range from their present values to their stays.
  ///
  /// - Returns: The objective that brings them as close as possible.
  private mutating func deviationObjective(_ columns: [Int]) -> [(column: Int, coefficient: Double)] {
    columns.compactMap { column in
      let variable = GLPKProblem.Variable.column(column)
      let (value, stay, bounds) = (problem.value(of: variable), stay(of: column), problem.bounds(of: variable))
      guard value != stay else {
        hold(column, at: stay)
        return nil
      }
      let isAbove = value > stay
      problem.setBounds(
        of: variable,
        to: isAbove
          ? GLPKProblem.Bounds(lower: stay, upper: bounds.upper) : GLPKProblem.Bounds(lower: bounds.lower, upper: stay))
      return (column, isAbove ? 1 : -1)
    }
  }

  /// A column's stay: the value nearest to the column's target within its bounds.
  private func stay(of column: Int) -> Double {
    let bounds = problem.bounds(of: .column(column))
    return min(max(columns[column].stay, bounds.lower), bounds.upper)
  }

  private func isAtStay(_ column: Int) -> Bool {
    let stay = stay(of: column)
    return abs(problem.value(of: .column(column)) - stay) <= Tolerances.relative * max(1, abs(stay))
  }

}
