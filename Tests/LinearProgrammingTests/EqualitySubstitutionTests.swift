import LinearProgramming
import Testing

/// Equalities substituted as they are read, and what is left in closed form.
struct EqualitySubstitutionTests {
  /// A sum of columns, parameters and a constant.
  private struct Row {
    var columns: [(Int, Double)]
    var parameters: [Double] = []
    var constant = 0.0
    var kind = LinearProgram.RowKind.requirement(.equal, item: nil)
  }

  private func write(_ row: Row, to substitution: inout EqualitySubstitution) {
    substitution.beginRow(constant: row.constant)
    for (column, coefficient) in row.columns { substitution.add(column: column, times: coefficient) }
    for (parameter, coefficient) in row.parameters.enumerated() {
      substitution.add(parameter: parameter, times: coefficient)
    }
    substitution.endRow(row.kind, isActive: true)
  }

  /// Returns the closed form of rows, first the equalities, in their order; `nil` where that is no closed form.
  private func closedForm(_ columnCount: Int, _ rows: [Row], nonnegative: [Int] = []) -> ClosedFormSystem? {
    var substitution = EqualitySubstitution(columnCount: columnCount, parameterCount: 1, rowCount: rows.count)
    var numbers = Array(rows.indices.filter { rows[$0].kind == .requirement(.equal, item: nil) })
    for isJoining in [false, true] {
      substitution.isJoining = isJoining
      for number in numbers {
        substitution.number = number
        write(rows[number], to: &substitution)
        while let ready = substitution.nextReadyRow() {
          substitution.number = ready
          write(rows[ready], to: &substitution)
        }
      }
      numbers = substitution.takeWaitingRows()
    }
    guard numbers.isEmpty else { return nil }
    substitution.isKeepingRows = true
    for row in rows where row.kind != .requirement(.equal, item: nil) { write(row, to: &substitution) }
    for column in nonnegative { substitution.require(nonnegative: column) }
    return substitution.hasGivenUp ? nil : substitution.closedFormSystem()
  }

  private func goal(_ relation: LinearProgram.Relation, _ level: Double) -> LinearProgram.RowKind {
    .goal(LinearProgram.Goal(relation, level: level))
  }

  @Test("A triangular system is solved forward, and backward, to the same bits")
  func substitutesForward() throws {
    // x₀ = 8 + p / 3; x₁ = x₀ + 0.1; x₂ = 7 x₁
    let rows = [
      Row(columns: [(0, 1)], parameters: [-1.0 / 3], constant: -8), Row(columns: [(1, 1), (0, -1)], constant: -0.1),
      Row(columns: [(2, 1), (1, -7)]),
    ]
    let forward = try #require(closedForm(3, rows)?.solution(at: [390]))
    let backward = try #require(closedForm(3, rows.reversed())?.solution(at: [390]))
    #expect(forward.values([390]) == backward.values([390]))
    #expect(abs(forward.values([390])[2] - 966.7) < 1e-9)
    #expect(abs(forward.values([844])[2] - 7 * (8.1 + 844.0 / 3)) < 1e-9)
    #expect(forward.region.contains([844]))
  }

  @Test("Three equal widths share what there is")
  func joins() throws {
    // w₀ = w₁ = w₂; w₀ + w₁ + w₂ = p - 32
    let rows = [
      Row(columns: [(1, 1), (0, -1)]), Row(columns: [(2, 1), (1, -1)]),
      Row(columns: [(0, 1), (1, 1), (2, 1)], parameters: [-1], constant: 32),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let solution = try #require(closedForm(3, order.map { rows[$0] }, nonnegative: [0, 1, 2])?.solution(at: [332]))
      #expect(solution.values([332]).allSatisfy { abs($0 - 100) < 1e-9 })
      #expect(solution.region.interval(of: 0).lower > 31.9 && solution.region.interval(of: 0).lower < 32.1)
    }
    #expect(closedForm(3, rows, nonnegative: [0, 1, 2])?.solution(at: [20]) == nil)
  }

  @Test("What says nothing of its own, or can't hold, or is too long is left to others")
  func givesWay() {
    let fixed = Row(columns: [(0, 1)], constant: -5)
    #expect(closedForm(1, [fixed]) != nil)
    #expect(closedForm(1, [fixed, fixed]) == nil)
    #expect(closedForm(1, [fixed, Row(columns: [(0, 1)], constant: -6)]) == nil)
    let tooLarge = Row(columns: [(0, 1)], constant: -6, kind: .requirement(.atLeast, item: nil))
    #expect(closedForm(1, [fixed, tooLarge]) == nil)
    // Nobody speaks of the second column; and three columns share one equality.
    #expect(closedForm(2, [fixed]) == nil)
    #expect(closedForm(3, [Row(columns: [(0, 1), (1, 1), (2, 1)], constant: -90)]) == nil)
  }

  @Test("A column that is as wide as its window, but at most 500")
  func solvesOneColumn() throws {
    let rows = [
      Row(columns: [(0, 1)], constant: -500, kind: .requirement(.atMost, item: nil)),
      Row(columns: [(0, 1)], parameters: [-1], constant: 40, kind: goal(.equal, 750)),
      // Its centre: x + w / 2 = p / 2.
      Row(columns: [(1, 1), (0, 0.5)], parameters: [-0.5]),
    ]
    let system = try #require(closedForm(2, rows, nonnegative: [0]))
    let narrow = try #require(system.solution(at: [400]))
    #expect(narrow.values([400]) == [360, 20])
    #expect(abs(narrow.region.interval(of: 0).upper - 540) < 1e-3)
    let wide = try #require(system.solution(at: [700]))
    #expect(wide.values([700]) == [500, 100])
  }

  @Test("A row with more columns than are kept is given up, even if all but two of them cancel out")
  func givesUpLongRows() {
    let cancelled = 1...7
    var substitution = EqualitySubstitution(columnCount: 9, parameterCount: 1, rowCount: 1)
    substitution.beginRow(constant: -5)
    for column in 0..<9 { substitution.add(column: column, times: 1) }
    for column in cancelled { substitution.add(column: column, times: -1) }
    substitution.endEquality()
    let hasGivenUp = substitution.hasGivenUp
    #expect(hasGivenUp)
  }

  /// Rows of a label, which hugs, and a field beside it, which takes what is left.
  private func labelAndField(_ first: Int, label: Double) -> [Row] {
    [
      Row(columns: [(first, 1)], constant: -label, kind: goal(.atMost, 251)),
      Row(columns: [(first, 1)], constant: -label, kind: goal(.atLeast, 750)),
      Row(columns: [(first + 1, 1)], constant: -60, kind: goal(.atMost, 250)),
      Row(
        columns: [(first, 1), (first + 1, 1)], parameters: [-1], constant: 16, kind: .requirement(.atMost, item: nil)),
      Row(columns: [(first, 1), (first + 1, 1)], parameters: [-1], constant: 16, kind: goal(.equal, 260)),
    ]
  }

  @Test("Two columns: a label and the field beside it, row after row", arguments: [[80, 80, 120.0], [80, 120, 390]])
  func solvesTwoColumns(labels: [Double]) throws {
    var rows: [Row] = []
    for (number, label) in labels.enumerated() { rows += labelAndField(2 * number, label: label) }
    let columnCount = 2 * labels.count
    let system = try #require(closedForm(columnCount, rows, nonnegative: Array(0..<columnCount)))
    let values = try #require(system.solution(at: [320])).values([320])
    for (number, label) in labels.enumerated() {
      let width = min(label, 304)
      #expect(values[2 * number] == width)
      #expect(values[2 * number + 1] == 304 - width)
    }
  }
}
