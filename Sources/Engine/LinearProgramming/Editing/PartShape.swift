/// The common shape of parts that differ in nothing but numbers beside their columns: the solutions found for them so far, as
/// affine forms in the rows' right-hand sides.
final class PartShape {
  /// Parts of more rows are solved one by one: a form has a number for each row.
  static let maximumRows = 24
  /// So many critical regions are kept of a shape, the last one found first.
  private static let maximumSolutions = 6
  /// The grid that a part's columns are rounded to, in points: a power of two, far below what is seen, and far above what differs with
  /// the way to a solution.
  static let grid = 1.0 / 67_108_864
  /// Larger numbers are as coarse as the grid by themselves.
  private static let coarsest = 67_108_864.0

  /// One solution.
  struct Solution {
    private let forms: AffineForms
    private let parameters: [Int]
    let region: CriticalRegion

    init(_ solution: AffineSolution) {
      forms = solution.forms
      parameters = solution.parameters
      region = solution.region
    }

    /// A column's value.
    func value(_ column: Int, _ sides: [Double]) -> Double {
      forms.withForm(column) { form in
        var value = form.constant
        for position in parameters.indices { value += form[position] * sides[parameters[position]] }
        return value
      }
    }
  }

  private var solutions: [Solution] = []

  /// The solution that holds for some right-hand sides, if it is known.
  func solution(at sides: [Double]) -> Solution? {
    guard let index = solutions.firstIndex(where: { $0.region.contains(sides) }) else { return nil }
    if index > 0 { solutions.swapAt(0, index) }
    return solutions[0]
  }

  /// Keeps a solution.
  func add(_ solution: AffineSolution) {
    guard !solution.region.isPoint else { return }
    if solutions.count == Self.maximumSolutions { solutions.removeLast() }
    solutions.insert(Solution(solution), at: 0)
  }

  /// A number on the grid.
  static func rounded(_ value: Double) -> Double {
    guard abs(value) < coarsest else { return value }
    return (value * coarsest).rounded() * grid
  }
}

/// The shapes of a program's parts.
struct PartShapes: ~Copyable {
  /// So many are kept; beyond, all are forgotten, and found again as they are met.
  private static let maximumCount = 4_096

  private var shapes: [[UInt64]: PartShape] = [:]
  /// The shape that was asked for last: neighbours are often alike.
  private var last: (key: [UInt64], shape: PartShape)?

  /// The shape of a key, known or new.
  mutating func shape(of key: [UInt64]) -> PartShape {
    if let last, last.key == key { return last.shape }
    if let known = shapes[key] {
      last = (key, known)
      return known
    }
    if shapes.count >= Self.maximumCount { shapes.removeAll() }
    let shape = PartShape()
    shapes[key] = shape
    last = (key, shape)
    return shape
  }
}

extension EditableProgram {
  /// The key of a part's shape: its columns' signs, its rows' kinds and terms.
  func shapeKey(of part: Part) -> [UInt64] {
    var key: [UInt64] = []
    key.reserveCapacity(1 + part.columns.count + 7 * part.rows.count)
    key.append(UInt64(part.columns.count) << 32 | UInt64(part.rows.count))
    for column in part.columns { key.append(columns[Int(column)].isNonnegative ? 1 : 0) }
    for row in part.rows {
      switch kind(ofRow: Int(row)) {
      case .requirement(let relation, let item):
        key.append(UInt64(relation.rawValue) << 1 | (item == nil ? 0 : 1))
      case .goal(let goal):
        let sized = goal.sizedColumn.flatMap { localIndex(of: $0, among: part.columns) } ?? 0xFFFF
        key.append(8 | (goal.isLate ? 1 : 0) | UInt64(sized) << 8)
        key.append(goal.above.bitPattern)
        key.append(goal.below.bitPattern)
      }
      for term in termRange(ofRow: Int(row)) {
        guard let column = localIndex(of: Int(terms[term].column), among: part.columns) else { continue }
        key.append(UInt64(column) | 1 << 32)
        key.append(terms[term].coefficient.bitPattern)
      }
    }
    return key
  }
}
