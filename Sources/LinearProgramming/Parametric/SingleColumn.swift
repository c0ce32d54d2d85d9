/// One unknown in closed form: requirements leave an interval, each level of goals narrows it to where its sum of
/// violations is least, and that is between two of the goals' breakpoints.
struct SingleColumn {
  /// What one unknown comes to.
  enum Outcome {
    /// The requirements leave nothing.
    case infeasible
    /// The goals leave an interval.
    case open
    /// The breakpoint of a row, or zero, the unknown's own bound, where there is no row.
    case value(row: Int?)
  }

  /// An end of the interval, and the row that it is the breakpoint of.
  private struct End {
    var value: Double
    var row: Int?
  }

  private let system: ResidualSystem
  private var lower: End
  private var upper = End(value: .infinity, row: nil)
  /// The goals' breakpoints, ascending, and by how much their violations' slopes change there.
  private var breakpoints: [(value: Double, row: Int)] = []

  /// Ends nearer to each other than this are one.
  private static let tolerance = 1e-9

  init(_ system: ResidualSystem) {
    self.system = system
    lower = End(value: system.isNonnegative[0] ? 0 : -.infinity, row: nil)
  }

  private func coefficient(_ row: Int) -> Double { system.terms[system.rows[row].terms.lowerBound].coefficient }

  /// Narrows the interval by requirements, then by the levels, the highest first.
  mutating func solve() -> Outcome {
    var levels: [Double] = []
    for row in system.rows.indices {
      let breakpoint = system.sidesAtHand[row] / coefficient(row)
      switch system.rows[row].demand {
      case .requirement(let relation, _): require(relation, breakpoint, row)
      case .goal(let goal):
        breakpoints.append((breakpoint, row))
        for case .some(let level) in [goal.levelAbove, goal.levelBelow] where !levels.contains(level) {
          levels.append(level)
        }
      }
    }
    if lower.value > upper.value + Self.tolerance * max(1, abs(upper.value)) { return .infeasible }
    breakpoints.sort { ($0.value, $0.row) < ($1.value, $1.row) }
    levels.sort(by: >)
    for level in levels where !isSettled { narrow(to: level) }
    return isSettled ? .value(row: lower.row) : .open
  }

  private var isSettled: Bool {
    lower.value.isFinite && upper.value - lower.value <= Self.tolerance * max(1, abs(lower.value))
  }

  private mutating func require(_ relation: LinearProgram.Relation, _ value: Double, _ row: Int) {
    let isUpper = (relation == .atMost) == (coefficient(row) > 0)
    if relation == .equal || isUpper, value < upper.value { upper = End(value: value, row: row) }
    if relation == .equal || !isUpper, value > lower.value { lower = End(value: value, row: row) }
  }

  /// The slopes of a goal's violation at a level, left and right of its breakpoint.
  private func slopes(_ row: Int, _ level: Double) -> (left: Double, right: Double) {
    guard case .goal(let goal) = system.rows[row].demand else { return (0, 0) }
    let coefficient = coefficient(row)
    let (onLeft, onRight) =
      coefficient > 0 ? (goal.levelBelow, goal.levelAbove) : (goal.levelAbove, goal.levelBelow)
    return (onLeft == level ? -abs(coefficient) : 0, onRight == level ? abs(coefficient) : 0)
  }

  /// Narrows the interval to where the level's violations sum to the least.
  private mutating func narrow(to level: Double) {
    let all = breakpoints.map { slopes($0.row, level) }
    let steepness = all.reduce(0) { $0 + $1.right - $1.left }
    guard steepness > 0 else { return }
    // The slope just right of the lower end; from there it only grows.
    var place = 0
    var slope = all.reduce(0) { $0 + $1.left }
    while place < breakpoints.count, breakpoints[place].value <= lower.value {
      slope += all[place].right - all[place].left
      place += 1
    }
    let noise = 1e-12 * steepness
    while slope < -noise {
      // Downhill: on to the next breakpoint that counts, as far as the upper end.
      while place < breakpoints.count, all[place].right == all[place].left { place += 1 }
      guard place < breakpoints.count, breakpoints[place].value < upper.value else {
        lower = upper
        return
      }
      lower = End(value: breakpoints[place].value, row: breakpoints[place].row)
      while place < breakpoints.count, breakpoints[place].value <= lower.value {
        slope += all[place].right - all[place].left
        place += 1
      }
    }
    guard slope <= noise else {
      upper = lower
      return
    }
    while place < breakpoints.count, all[place].right == all[place].left { place += 1 }
    if place < breakpoints.count, breakpoints[place].value < upper.value {
      upper = End(value: breakpoints[place].value, row: breakpoints[place].row)
    }
  }

  // MARK: The affine solution

  /// Writes the unknown's affine form, and narrows validity to where no row changes sides.
  ///
  /// - Returns: Whether rows meet at the value by chance: then it may be open, or another, wherever they don't, and holds
  ///   for the parameters at hand alone.
  func write(
    row: Int?, to form: UnsafeMutablePointer<Double>, narrowing validity: inout Validity, at values: [Double]
  ) -> Bool {
    let width = system.width
    for offset in 0..<width { form[offset] = row.map { system.sides[$0 * width + offset] / coefficient($0) } ?? 0 }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: width) { difference in
      guard let difference = difference.baseAddress else { return false }
      var isByChance = false
      if system.isNonnegative[0], row != nil {
        for offset in 0..<width { difference[offset] = form[offset] }
        isByChance = !keepsSide(difference, &validity, values)
      }
      for other in system.rows.indices where other != row {
        for offset in 0..<width {
          difference[offset] = coefficient(other) * form[offset] - system.sides[other * width + offset]
        }
        if !keepsSide(difference, &validity, values) { isByChance = true }
      }
      return isByChance
    }
  }

  /// Narrows validity to where a row's difference keeps its sign; `false` where it is zero only for the parameters at
  /// hand.
  private func keepsSide(
    _ difference: UnsafeMutablePointer<Double>, _ validity: inout Validity, _ values: [Double]
  ) -> Bool {
    var value = difference[0]
    var magnitude = max(1, abs(value))
    var isAlways = true
    for place in values.indices {
      let product = difference[place + 1] * values[place]
      value += product
      magnitude = max(magnitude, abs(product))
      isAlways = isAlways && abs(difference[place + 1]) <= 1e-12
    }
    if abs(value) <= Self.tolerance * magnitude { return isAlways }
    if value < 0 { for offset in 0...values.count { difference[offset] = -difference[offset] } }
    validity.require(difference, at: values)
    return true
  }
}
