/// What the levels leave open: found, and settled by ties first and stays then.
extension LexicographicSolver {
  /// A column that may tie with others for its size.
  struct Rival {
    let column: Int
    /// The violations of the other columns' wishes at the levels where this one's are open.
    let others: [Int]
  }

  /// The nonbasic variables that may still move.
  func openVariables() -> [GLPKProblem.Variable] {
    problem.variables.filter { problem.status(of: $0) != .basic && !problem.bounds(of: $0).isFixed }
  }

  /// The violation columns of wishes for sizes, wherever a level has wishes for several columns: ties show there.
  func violationsOfRivals() -> [Int] {
    levels.flatMap { _, goals in
      let wishes = goals.filter { self.goals[$0].sizedColumn != nil }
      return Set(wishes.map { self.goals[$0].sizedColumn }).count > 1 ? wishes.flatMap { rows.violations[$0] } : []
    }
  }

  /// The columns whose wishes for a size are open at a level where another's are too, ascending.
  func rivals(_ face: borrowing OptimalFace) -> [Rival] {
    var others: [Int: Set<Int>] = [:]
    for (_, goals) in levels {
      var open: [Int: [Int]] = [:]
      for goal in goals {
        guard let column = self.goals[goal].sizedColumn.flatMap({ localColumns[$0] }) else { continue }
        open[column, default: []] += rows.violations[goal].filter { face.isOpen($0) }
      }
      open = open.filter { !$0.value.isEmpty }
      guard open.count > 1 else { continue }
      let all = Set(open.values.joined())
      for (column, own) in open { others[column, default: []].formUnion(all.subtracting(own)) }
    }
    return others.sorted { $0.key < $1.key }.map { Rival(column: $0.key, others: $0.value.sorted()) }
  }

  /// Makes columns that tie as large as they can be, the earliest first: the earlier view takes the room.
  ///
  /// As UIKit was seen to do: facts/autolayout.md §4, "Ties".
  mutating func settleTies(_ rivals: [Rival]) throws(SolverFailure) {
    for rival in rivals where !problem.bounds(of: .column(rival.column)).isFixed {
      guard try isTied(rival) else { continue }
      problem.setObjective([(rival.column, -1)])
      if try problem.minimizeFeasible() { fixWhatCosts() }
    }
  }

  /// Whether a column's size is taken from other columns' wishes: it reaches farther where these may give way.
  private mutating func isTied(_ rival: Rival) throws(SolverFailure) -> Bool {
    problem.setObjective([])
    try problem.minimizeFeasible()
    let here = problem.value(of: .column(rival.column))
    let held = rival.others.map { ($0, problem.value(of: .column($0))) }
    let alone = try extreme(of: rival.column, 1, holding: held)
    let most = try extreme(of: rival.column, 1, holding: [])
    if most > alone + OptimalFace.leastTolerance { return true }
    // A column that stands at its most already may owe that to the others.
    guard most <= here + OptimalFace.leastTolerance else { return false }
    let leastAlone = try extreme(of: rival.column, -1, holding: held)
    return try extreme(of: rival.column, -1, holding: []) < leastAlone - OptimalFace.leastTolerance
  }

  /// How far a column goes in a direction while others are held at values.
  private mutating func extreme(
    of column: Int, _ direction: Double, holding held: [(column: Int, value: Double)]
  ) throws(SolverFailure) -> Double {
    let bounds = held.map { problem.bounds(of: .column($0.column)) }
    for (column, value) in held { problem.setBounds(of: .column(column), to: .fixed(value)) }
    problem.setObjective([(column, -direction)])
    let isBounded = try problem.minimizeFeasible()
    let value = isBounded ? problem.value(of: .column(column)) : direction * .infinity
    for (held, bounds) in zip(held, bounds) { problem.setBounds(of: .column(held.column), to: bounds) }
    return value
  }

  /// Brings open columns as near to their stays as they can come, the earliest first.
  mutating func settleStays(_ open: [Int]) throws(SolverFailure) {
    problem.setObjective([])
    try problem.minimizeFeasible()
    for column in open where !problem.bounds(of: .column(column)).isFixed {
      let variable = GLPKProblem.Variable.column(column)
      let bounds = problem.bounds(of: variable)
      let stay = max(columns[column].stay, bounds.lower)
      if problem.value(of: variable) == stay {
        problem.setBounds(of: variable, to: .fixed(stay))
        continue
      }
      guard !openVariables().isEmpty else { break }
      // From above the column comes down to its stay at most, from below it comes up to it.
      let isAbove = problem.value(of: variable) > stay
      problem.setBounds(
        of: variable,
        to: isAbove
          ? GLPKProblem.Bounds(lower: stay, upper: bounds.upper) : GLPKProblem.Bounds(lower: bounds.lower, upper: stay))
      problem.setObjective([(column, isAbove ? 1 : -1)])
      try problem.minimizeFeasible()
      if abs(problem.value(of: variable) - stay) <= Self.stayTolerance * max(1, abs(stay)) {
        problem.setBounds(of: variable, to: .fixed(stay))
      } else {
        fixWhatCosts()
      }
    }
    problem.setObjective([])
    try problem.minimizeFeasible()
  }

  /// A column this near to its stay is there.
  private static var stayTolerance: Double { 1e-9 }
}
