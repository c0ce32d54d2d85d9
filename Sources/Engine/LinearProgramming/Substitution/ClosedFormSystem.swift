/// The result of substituting equalities that closed forms can solve: columns that are known, multiples of others, and
/// parts of one or two columns with the inequalities and goals between them.
package struct ClosedFormSystem: Sendable {
  /// Each column's form: its value, or its offset from the multiple of another; zero for an open one.
  var forms: AffineForms
  /// The forms that must not be negative.
  var conditions: AffineForms
  /// Columns that are multiples of open ones.
  var multiples: [Multiple] = []
  /// The remaining columns, and the nonnegative ones among them.
  var open: [Int32] = []
  var nonnegative: [Int32] = []
  /// The range of the coefficients' sizes; `nil` if there are none.
  var coefficientSizes: ClosedRange<Double>?

  /// The rows over open columns, and the part of each without columns.
  private var rows: [Row] = []
  private var rowForms: AffineForms
  private var parts: [Part] = []
  /// The rows' numbers, one part after the other.
  private var rowsOfParts: [Int32] = []

  /// A column that is a multiple of another plus its form.
  struct Multiple: Sendable {
    let column: Int32
    let of: Int32
    let factor: Double
  }

  private struct Row: Sendable {
    let kind: LinearProgram.RowKind
    let first: LinearProgram.Term
    /// The second term; its coefficient is 0 if there is one column.
    let second: LinearProgram.Term
  }

  /// One or two columns, and the end of their rows' numbers.
  private struct Part: Sendable {
    let first: Int32
    var second = OptionalIndex.none
    var isFirstNonnegative = false
    var isSecondNonnegative = false
    var rowEnd: Int32 = 0
    var likeness = Likeness.none
  }

  /// The similarity of a part to the one before, as between the rows of a table.
  private enum Likeness {
    case none
    /// Everything except the rows' parts without columns, so a basis of one may serve the other.
    case shape
    /// Everything, so that the columns have the same values.
    case all
  }

  init(width: Int) {
    forms = AffineForms(width: width)
    conditions = AffineForms(width: width)
    rowForms = AffineForms(width: width)
  }

  /// Adds a row over one or two open columns.
  mutating func append(
    _ kind: LinearProgram.RowKind, _ terms: UnsafeMutablePointer<LinearProgram.Term>, _ count: Int,
    _ form: UnsafeMutablePointer<Double>
  ) {
    let none = LinearProgram.Term(index: 0, coefficient: 0)
    let (a, b) = (terms[0], count == 2 ? terms[1] : none)
    let kind = kind.withoutIdentity
    rows.append(
      count == 2 && b.index < a.index ? Row(kind: kind, first: b, second: a) : Row(kind: kind, first: a, second: b))
    rowForms.append(UnsafeBufferPointer(start: form, count: forms.width))
  }

  /// Divides the open columns into parts. Returns `false` if one has no row, or a part has more than two columns.
  mutating func partition(columnCount: Int) -> Bool {
    guard !open.isEmpty else { return true }
    var partners = [OptionalIndex](repeating: .none, count: columnCount)
    for row in rows where row.second.coefficient != 0 {
      for (column, other) in [(row.first.index, row.second.index), (row.second.index, row.first.index)] {
        guard partners[Int(column)].value.map({ $0 == Int(other) }) ?? true else { return false }
        partners[Int(column)] = OptionalIndex(Int(other))
      }
    }
    // From here on it holds each column's part.
    var numbers = [Int32](repeating: 0, count: columnCount)
    for column in open {
      let partner = partners[Int(column)]
      if let other = partner.value, other < Int(column) {
        numbers[Int(column)] = numbers[other]
      } else {
        numbers[Int(column)] = Int32(parts.count)
        parts.append(Part(first: column, second: partner))
      }
    }
    for column in nonnegative {
      let number = Int(numbers[Int(column)])
      if parts[number].first == column {
        parts[number].isFirstNonnegative = true
      } else {
        parts[number].isSecondNonnegative = true
      }
    }
    for row in rows { parts[Int(numbers[Int(row.first.index)])].rowEnd += 1 }
    // The beginning of each part's rows, which moves to their end as they are filled.
    var total: Int32 = 0
    for part in parts.indices {
      guard parts[part].rowEnd > 0 else { return false }
      (parts[part].rowEnd, total) = (total, total + parts[part].rowEnd)
    }
    rowsOfParts = [Int32](repeating: 0, count: rows.count)
    for (number, row) in rows.enumerated() {
      let part = Int(numbers[Int(row.first.index)])
      rowsOfParts[Int(parts[part].rowEnd)] = Int32(number)
      parts[part].rowEnd += 1
    }
    for part in parts.indices.dropFirst() { parts[part].likeness = likeness(ofPart: part) }
    return true
  }

  private func likeness(ofPart number: Int) -> Likeness {
    let (part, last) = (parts[number], parts[number - 1])
    let start = number == 1 ? 0 : Int(parts[number - 2].rowEnd)
    let count = Int(last.rowEnd) - start
    guard Int(part.rowEnd) - Int(last.rowEnd) == count, part.isFirstNonnegative == last.isFirstNonnegative,
      part.isSecondNonnegative == last.isSecondNonnegative, (part.second == .none) == (last.second == .none)
    else { return .none }
    var likeness = Likeness.all
    for position in start..<start + count {
      let (a, b) = (Int(rowsOfParts[position]), Int(rowsOfParts[position + count]))
      guard rows[a].kind == rows[b].kind, rows[a].first.coefficient == rows[b].first.coefficient,
        rows[a].second.coefficient == rows[b].second.coefficient,
        (rows[a].first.index == last.first) == (rows[b].first.index == part.first)
      else { return .none }
      if rowForms[a] != rowForms[b] { likeness = .shape }
    }
    return likeness
  }

  // MARK: Solving

  /// Computes the columns for values of the parameters.
  ///
  /// - Parameter parameters: All parameters' values.
  /// - Returns: The solution; `nil` if a condition doesn't hold, a column is open, or doubles may not be precise
  ///   enough.
  package func solution(at parameters: [Double]) -> AffineSolution? {
    var solution = AffineSolution(forms: forms, parameterCount: parameters.count)
    for form in 0..<conditions.count {
      guard conditions.withForm(form, { solution.region.requireMet($0, at: parameters) }) else { return nil }
    }
    guard solveParts(&solution, parameters) else { return nil }
    for multiple in multiples {
      solution.forms.add(Int(multiple.of), times: multiple.factor, to: Int(multiple.column))
    }
    solution.reach = solution.forms.largestSize(at: parameters)
    guard !LinearProgram.mayBeFarApart(coefficientSizes, reach: solution.reach) else { return nil }
    solution.origin = parameters
    if !solution.region.contains(parameters) { solution.pin(to: parameters) }
    return solution
  }

  private func solveParts(_ solution: inout AffineSolution, _ parameters: [Double]) -> Bool {
    guard !parts.isEmpty else { return true }
    var system = ParametricComponent(width: forms.width)
    var column = SingleColumn()
    var basis: BasisSolution?
    var next = 0
    for (number, part) in parts.enumerated() {
      let start = next
      next = Int(part.rowEnd)
      if part.likeness == .all {
        solution.forms.copy(Int(parts[number - 1].first), to: Int(part.first))
        if let second = part.second.value, let last = parts[number - 1].second.value {
          solution.forms.copy(last, to: second)
        }
        continue
      }
      system.removeAll()
      system.append(isNonnegative: part.isFirstNonnegative)
      if part.second.value != nil { system.append(isNonnegative: part.isSecondNonnegative) }
      for row in rowsOfParts[start..<next] { append(Int(row), of: part, to: &system, parameters) }
      guard let second = part.second.value else {
        guard case .value = column.solve(system, as: Int(part.first), into: &solution, at: parameters) else {
          return false
        }
        continue
      }
      if part.likeness == .none || basis?.isFeasible(for: system.component) != true {
        var columns = TwoColumns(system)
        basis = columns?.solve()
      }
      guard let basis else { return false }
      solution.forms.withDoubles(of: Int(part.first)) { basis.writeColumn(0, system.sides, to: $0) }
      solution.forms.withDoubles(of: second) { basis.writeColumn(1, system.sides, to: $0) }
      basis.narrow(&solution.region, system.sides, at: parameters)
    }
    return true
  }

  private func append(_ number: Int, of part: Part, to system: inout ParametricComponent, _ parameters: [Double]) {
    let row = rows[number]
    let isOfSecond = row.first.index != part.first
    system.append(
      row.kind, (Int32(isOfSecond ? 1 : 0), row.first.coefficient), (1, row.second.coefficient),
      number, of: rowForms, at: parameters)
  }
}

extension LinearProgram.RowKind {
  /// The kind of a row without its item.
  fileprivate var withoutIdentity: LinearProgram.RowKind {
    guard case .requirement(let relation, _) = self else { return withoutSizedColumn }
    return .requirement(relation, item: nil)
  }
}

extension CriticalRegion {
  /// Narrows the region to where a form isn't negative; returns `false` if it is negative here by more than rounding.
  fileprivate mutating func requireMet(_ form: AffineForm, at values: [Double]) -> Bool {
    let (value, magnitude) = form.valueAndMagnitude(at: values)
    guard value >= -Tolerances.condition(magnitude) else { return false }
    require(form, at: values)
    return true
  }
}
