/// The closed form for two unknowns: a label and the field beside it, the most common component of a screen.
///
/// Rows and bounds are lines in a plane. Consider a point where two of them cross. It is the only optimum if no
/// requirement is violated there, and if every step from it along one of the two lines is forbidden by the other or
/// worsens the highest level that it changes. Between two lines every level's violation is linear, so nothing else can
/// happen. A crossing that passes this test is the answer, together with the sides of the other lines on which it lies.
/// As long as these stay, the test has the same result for any right-hand sides.
struct TwoColumns {
  /// A line `a x + b y`, compared with `side`.
  private struct Line {
    var a: Double
    var b: Double
    var side: Double
    /// The row, or `nil` for the bound of a nonnegative unknown.
    var row: Int32?
    var kind: LinearProgram.RowKind
  }

  /// A step along one line from the crossing with the other.
  private struct Step {
    var x: Double
    var y: Double
  }

  private var lines: [Line] = []
  private var levels: [Double] = []
  /// The side of each line on which the crossing lies: -1, 1, or 0 if it is on the line.
  private var signs: [Double] = []

  /// The maximum number of lines; larger systems are left to the simplex method.
  private static let maximumLines = 12
  /// Creates a system of two columns, or `nil` if it has too many rows.
  init?(_ system: borrowing ParametricComponent) {
    guard system.component.columns.count == 2, system.component.rows.count <= Self.maximumLines - 2 else { return nil }
    lines.reserveCapacity(system.component.rows.count + 2)
    for (number, row) in system.component.rows.enumerated() {
      var line = Line(a: 0, b: 0, side: system.component.rows[number].side, row: Int32(number), kind: row.kind)
      for term in system.component.terms[row.terms] {
        if term.index == 0 { line.a = term.coefficient } else { line.b = term.coefficient }
      }
      lines.append(line)
      guard case .goal(let goal) = row.kind else { continue }
      for case .some(let level) in [goal.levelAbove, goal.levelBelow] where !levels.contains(level) {
        levels.append(level)
      }
    }
    let bound = LinearProgram.RowKind.requirement(.atLeast, item: nil)
    for (position, column) in system.component.columns.enumerated() where column.isNonnegative {
      lines.append(Line(a: position == 0 ? 1 : 0, b: position == 0 ? 0 : 1, side: 0, row: nil, kind: bound))
    }
    levels.sort(by: >)
    signs = Array(repeating: 0, count: lines.count)
  }

  /// The crossing that is the only optimum, or `nil` if none passes the test.
  mutating func solve() -> BasisSolution? {
    for first in lines.indices {
      for second in lines.indices.dropFirst(first + 1) {
        let (i, j) = (lines[first], lines[second])
        let determinant = i.a * j.b - j.a * i.b
        guard abs(determinant) > Tolerances.relative * (abs(i.a * j.b) + abs(j.a * i.b)) else { continue }
        let x = (i.side * j.b - j.side * i.b) / determinant
        let y = (i.a * j.side - j.a * i.side) / determinant
        guard isFeasible(x, y, crossing: first, second) else { continue }
        // A goal's line through the crossing is put on either side.
        for sign in [1.0, -1.0] where isOptimal(first, second, determinant, sign) {
          return solution(first, second, determinant, sign)
        }
      }
    }
    return nil
  }

  /// Notes the side of each line on which a point lies, and tells whether no requirement is violated there.
  private mutating func isFeasible(_ x: Double, _ y: Double, crossing first: Int, _ second: Int) -> Bool {
    for position in lines.indices {
      guard position != first, position != second else {
        signs[position] = 0
        continue
      }
      let line = lines[position]
      let value = line.a * x + line.b * y - line.side
      let magnitude = max(1, max(abs(line.a * x), max(abs(line.b * y), abs(line.side))))
      signs[position] = abs(value) <= Tolerances.relative * magnitude ? 0 : value > 0 ? 1 : -1
      if case .requirement(let relation, _) = line.kind, relation.violation(of: signs[position]) > 0 { return false }
    }
    return true
  }

  private func isOptimal(_ first: Int, _ second: Int, _ determinant: Double, _ sign: Double) -> Bool {
    for (along, other) in [(first, second), (second, first)] {
      for direction in [1.0, -1.0] {
        let step = Step(x: direction * lines[along].b, y: -direction * lines[along].a)
        let rate = lines[other].a * step.x + lines[other].b * step.y
        guard !isForbidden(lines[other].kind, rate), !worsens(step, along, other, rate, sign) else { continue }
        return false
      }
    }
    return true
  }

  /// Tells whether a requirement that holds exactly forbids a change in a direction.
  private func isForbidden(_ kind: LinearProgram.RowKind, _ rate: Double) -> Bool {
    guard case .requirement(let relation, _) = kind else { return false }
    return relation.violation(of: rate) > 0
  }

  /// Tells whether a step worsens the highest level that it changes.
  private func worsens(_ step: Step, _ along: Int, _ other: Int, _ otherRate: Double, _ sign: Double) -> Bool {
    for level in levels {
      var change = 0.0
      var magnitude = 0.0
      for position in lines.indices where position != along {
        guard case .goal(let goal) = lines[position].kind else { continue }
        let rate = position == other ? otherRate : lines[position].a * step.x + lines[position].b * step.y
        let side = position == other ? rate : signs[position] == 0 ? sign : signs[position]
        if side > 0, goal.levelAbove == level { change += rate }
        if side < 0, goal.levelBelow == level { change -= rate }
        magnitude += abs(rate)
      }
      if abs(change) > Tolerances.relative * magnitude { return change > 0 }
    }
    return false
  }

  // MARK: The solution

  private func solution(_ first: Int, _ second: Int, _ determinant: Double, _ sign: Double) -> BasisSolution {
    let (i, j) = (lines[first], lines[second])
    var solution = BasisSolution(columnCount: 2)
    solution.reserve(sums: lines.count + 4, entries: 3 * lines.count + 4)
    func add(_ ofFirst: Double, _ ofSecond: Double, own: Int32? = nil, times coefficient: Double = 0) {
      solution.add(i.row, times: ofFirst / determinant)
      solution.add(j.row, times: ofSecond / determinant)
      solution.add(own, times: coefficient)
      solution.endSum()
    }
    add(j.b, -i.b)
    add(-j.a, i.a)
    for position in lines.indices where position != first && position != second {
      let line = lines[position]
      func guardSide(_ side: Double) {
        add(
          side * (line.a * j.b - line.b * j.a), side * (line.b * i.a - line.a * i.b), own: line.row, times: -side)
      }
      switch line.kind {
      case .requirement(let relation, _):
        if relation != .atMost { guardSide(1) }
        if relation != .atLeast { guardSide(-1) }
      case .goal: guardSide(signs[position] == 0 ? sign : signs[position])
      }
    }
    return solution
  }
}
