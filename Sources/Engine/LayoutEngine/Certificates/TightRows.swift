import LinearProgramming

/// Equations that enter a basis one after the other, and sums of columns as multiples of them: `Bᵀ y = e`.
///
///     row 0:  x - 20 = 0          row 1:  x + w - 382 = 0
///     w  =  1 · row 1 - 1 · row 0                            so that w = 382 - 20
///
/// An equation that follows from earlier equations doesn't enter. So the others are a basis, and the multiples are unique. This is Gaussian
/// elimination with a file of its steps, as a simplex basis is kept (G. B. Dantzig and W. Orchard-Hays, 1954). A row is reduced by the
/// pivots before it; multipliers come from going through the steps backwards.
struct TightRows {
  /// A column and its coefficient.
  typealias Term = (column: Int32, coefficient: Double)

  /// An equation of the basis, reduced by those before it.
  struct Pivot {
    let row: Int
    let column: Int32
    let coefficient: Double
    /// The row's other columns, none of them an earlier pivot.
    let rest: [Term]
    /// The multiples of earlier pivots that reduced the row.
    let steps: [(pivot: Int32, factor: Double)]
  }

  private(set) var pivots: [Pivot] = []
  /// The pivot of each column that has one.
  private(set) var pivotOfColumn: [OptionalIndex]
  /// The minimum size of a pivot relative to its row's largest coefficient.
  private static let leastPivot = 0.01

  init(columnCount: Int) {
    pivotOfColumn = Array(repeating: .none, count: columnCount)
  }

  /// Adds an equation unless it follows from the others.
  ///
  /// - Parameters:
  ///   - terms: The columns of its left side.
  ///   - row: The row's number.
  ///   - weights: The number of equations that contain each column; rare columns are better pivots.
  ///   - defined: The column that the equation defines, if any.
  /// - Returns: The rows that the equation follows from, with multipliers, if it does.
  mutating func add(
    _ terms: [Term], row: Int, _ weights: [Int32], defining defined: Int32? = nil
  ) -> [(row: Int, multiplier: Double)]? {
    let scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
    let (rest, steps) = reduced(terms)
    let largest = rest.reduce(0) { max($0, abs($1.coefficient)) }
    guard largest > Tolerances.relative * scale else { return multipliers(of: steps) }
    var best = rest.first { $0.column == defined }
    for term in rest where best?.column != defined || defined == nil {
      guard abs(term.coefficient) >= Self.leastPivot * largest else { continue }
      let isBetter =
        best.map { best in
          let (own, other) = (weights[Int(term.column)], weights[Int(best.column)])
          return own != other ? own < other : term.column > best.column
        } ?? true
      if isBetter { best = term }
    }
    guard let best else { return [] }
    pivotOfColumn[Int(best.column)] = OptionalIndex(pivots.count)
    pivots.append(
      Pivot(
        row: row, column: best.column, coefficient: best.coefficient, rest: rest.filter { $0.column != best.column },
        steps: steps))
    return nil
  }

  /// Expresses a sum of columns as multiples of the equations' left sides and a remainder.
  func express(_ terms: [Term]) -> (multipliers: [(row: Int, multiplier: Double)], rest: [Term]) {
    let (rest, steps) = reduced(terms)
    return (multipliers(of: steps), rest)
  }

  /// Reduces a sum until no pivot's column is left. Pivots are eliminated by their rows, the earliest first.
  private func reduced(_ terms: [Term]) -> (rest: [Term], steps: [(pivot: Int32, factor: Double)]) {
    var sum: [Int32: Double] = [:]
    for term in terms { sum[term.column, default: 0] += term.coefficient }
    let scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
    var open = PivotHeap()
    for term in terms { if let pivot = pivotOfColumn[Int(term.column)].value { open.insert(Int32(pivot)) } }
    var steps: [(pivot: Int32, factor: Double)] = []
    while let number = open.popLeast() {
      let pivot = pivots[Int(number)]
      guard let coefficient = sum.removeValue(forKey: pivot.column),
        abs(coefficient) > Tolerances.relative * Tolerances.relative * scale
      else { continue }
      let factor = coefficient / pivot.coefficient
      steps.append((number, factor))
      for term in pivot.rest {
        let old = sum[term.column]
        let change = factor * term.coefficient
        let new = (old ?? 0) - change
        if abs(new) <= Tolerances.relative * max(abs(change), abs(old ?? 0)) {
          sum[term.column] = nil
        } else {
          sum[term.column] = new
          if old == nil, let pivot = pivotOfColumn[Int(term.column)].value { open.insert(Int32(pivot)) }
        }
      }
    }
    let rest = sum.map { (column: $0.key, coefficient: $0.value) }.sorted { $0.column < $1.column }
    return (rest.filter { abs($0.coefficient) > Tolerances.relative * scale }, steps)
  }

  /// Converts multiples of reduced rows to multiples of the rows themselves.
  private func multipliers(of steps: [(pivot: Int32, factor: Double)]) -> [(row: Int, multiplier: Double)] {
    var factors: [Int32: Double] = [:]
    var open = PivotHeap()
    for step in steps {
      factors[step.pivot] = step.factor
      open.insert(-step.pivot)
    }
    var multipliers: [(row: Int, multiplier: Double)] = []
    // The latest goes first, because a row is reduced by earlier ones.
    while let least = open.popLeast() {
      guard let factor = factors.removeValue(forKey: -least) else { continue }
      let pivot = pivots[Int(-least)]
      if abs(factor) > Tolerances.relative { multipliers.append((pivot.row, factor)) }
      for step in pivot.steps {
        let isNew = factors[step.pivot] == nil
        factors[step.pivot, default: 0] -= factor * step.factor
        if isNew { open.insert(-step.pivot) }
      }
    }
    return multipliers
  }
}

/// A heap of numbers from which the smallest is taken first.
private struct PivotHeap {
  private var numbers: [Int32] = []

  mutating func insert(_ number: Int32) {
    numbers.append(number)
    var position = numbers.count - 1
    while position > 0, numbers[(position - 1) / 2] > numbers[position] {
      numbers.swapAt(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
  }

  mutating func popLeast() -> Int32? {
    guard let least = numbers.first, let last = numbers.popLast() else { return nil }
    guard !numbers.isEmpty else { return least }
    numbers[0] = last
    var position = 0
    while true {
      var smallest = position
      for child in [2 * position + 1, 2 * position + 2]
      where child < numbers.count && numbers[child] < numbers[smallest] {
        smallest = child
      }
      guard smallest != position else { return least }
      numbers.swapAt(position, smallest)
      position = smallest
    }
  }
}
