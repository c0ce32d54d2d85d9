/// The solution by a basis for any right-hand sides: each column as a sum of multiples of them, and the sums that may
/// not be negative for the basis to be optimal (its guards).
///
/// Whether a basis is optimal level by level depends only on coefficients; whether it is feasible depends on the
/// right-hand sides. So a basis found for one window, or for one row of a table, serves all whose guards hold.
struct BasisSolution: Sendable {
  /// A multiple of a row's right-hand side.
  struct Entry: Sendable {
    var row: Int32
    var coefficient: Double
  }

  private var entries: [Entry] = []
  /// The end of each column's sum, followed by the end of each guard's.
  private var ends: [Int32] = []
  private let columnCount: Int
  /// The basis itself, for a warm start if its guards fail; `nil` if a closed form found the solution.
  let basis: GLPKProblem.Basis?

  init(columnCount: Int, basis: GLPKProblem.Basis? = nil) {
    self.columnCount = columnCount
    self.basis = basis
  }

  /// Reserves memory for a number of sums, and for all their entries.
  mutating func reserve(sums: Int, entries entryCount: Int) {
    ends.reserveCapacity(sums)
    entries.reserveCapacity(entryCount)
  }

  /// Adds the next sum: a column's, until all columns have theirs, then a guard's.
  mutating func add(_ sum: [Entry]) {
    entries.append(contentsOf: sum)
    ends.append(Int32(entries.count))
  }

  /// Adds a multiple of a row's right-hand side to the current sum. It adds nothing without a row, or if the multiple
  /// is zero.
  mutating func add(_ row: Int32?, times coefficient: Double) {
    guard let row, coefficient != 0 else { return }
    entries.append(Entry(row: row, coefficient: coefficient))
  }

  /// Ends the current sum.
  mutating func endSum() { ends.append(Int32(entries.count)) }

  /// Each column's sum.
  var columns: [ArraySlice<Entry>] { (0..<columnCount).map { entries[range(of: $0)] } }

  /// The sums that may not be negative.
  var guards: [ArraySlice<Entry>] { (columnCount..<ends.count).map { entries[range(of: $0)] } }

  private func range(of sum: Int) -> Range<Int> { (sum == 0 ? 0 : Int(ends[sum - 1]))..<Int(ends[sum]) }

  /// Tells whether the basis is feasible for these right-hand sides.
  func isFeasible(for component: borrowing Component) -> Bool {
    for sum in columnCount..<ends.count {
      var value = 0.0
      var magnitude = 1.0
      for position in range(of: sum) {
        let product = entries[position].coefficient * component.rows[Int(entries[position].row)].side
        value += product
        magnitude = max(magnitude, abs(product))
      }
      guard value >= -Tolerances.relative * magnitude else { return false }
    }
    return true
  }

  /// Overwrites a form with a column's.
  func writeColumn(_ column: Int, _ sides: AffineForms, to form: UnsafeMutablePointer<Double>) {
    write(column, sides, form)
  }

  /// Narrows the region by the guards.
  func narrow(_ region: inout CriticalRegion, _ sides: AffineForms, at values: [Double]) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: sides.width) { form in
      guard let form = form.baseAddress else { return }
      for sum in columnCount..<ends.count {
        write(sum, sides, form)
        region.require(AffineForm(form, parameterCount: sides.width - 1), at: values)
      }
    }
  }

  @inline(__always)
  private func write(_ sum: Int, _ sides: AffineForms, _ form: UnsafeMutablePointer<Double>) {
    let width = sides.width
    for offset in 0..<width { form[offset] = 0 }
    for position in range(of: sum) {
      let entry = entries[position]
      let side = Int(entry.row) * width
      for offset in 0..<width { form[offset] += entry.coefficient * sides.numbers[side + offset] }
    }
  }
}
