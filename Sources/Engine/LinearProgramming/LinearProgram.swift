/// A linear program whose goals have ordered priorities and whose right-hand sides have parameters.
///
/// Every row is an expression compared with zero. *Requirements* hold. A *goal* is met as closely as the goals of
/// higher levels allow: level by level, the sum of the goals' absolute violations is minimized. Columns that are still
/// open are reported, and determined by ties and stays, so that every column has one value.
///
/// This is preemptive (lexicographic) goal programming (A. Charnes and W. W. Cooper, 1961; J. P. Ignizio, 1976): a
/// goal's violation is its under- and over-deviation. With parameters on the right-hand side it is multiparametric (T.
/// Gal and J. Nedoma, 1972): a basis is optimal in a polyhedron of parameters, its critical region, in which the
/// solution is affine. *Stays* are those of Cassowary (G. J. Badros, A. Borning and P. J. Stuckey, 2001).
///
/// Rows are stored in flat arrays, one behind the other, so that programs of millions of terms are written and read
/// sequentially.
package struct LinearProgram: Sendable {
  /// An unknown, which is free or nonnegative.
  package struct Column: Hashable, Sendable {
    package var isNonnegative: Bool
    /// A Boolean that tells whether the column's range is computed, not only whether it can move.
    package var isRangeRequested: Bool
    /// The target value of the column, which it keeps if nothing else determines it.
    package var stay: Double

    @inlinable
    package init(isNonnegative: Bool, stay: Double, isRangeRequested: Bool = false) {
      self.isNonnegative = isNonnegative
      self.isRangeRequested = isRangeRequested
      self.stay = stay
    }
  }

  /// The relation of a row's expression to zero.
  package enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
    case equal, atMost, atLeast
  }

  /// A coefficient and the number of its column or parameter.
  package struct Term: Hashable, Sendable, BitwiseCopyable {
    package var index: Int32
    package var coefficient: Double

    @inlinable
    package init(index: Int32, coefficient: Double) {
      self.index = index
      self.coefficient = coefficient
    }
  }

  /// The kind of a row.
  package enum RowKind: Hashable, Sendable, BitwiseCopyable {
    /// The row holds. Items are entered in the order of their numbers. If their rows are infeasible together, the first
    /// item that can't hold with those before it is omitted as a whole. A row without an item is a definition, and
    /// always holds.
    case requirement(Relation, item: Int32?)
    /// The row is met as closely as possible.
    case goal(Goal)
  }

  /// A row that is met as closely as possible, with the level at which a violation on each side of zero counts.
  package struct Goal: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline static var none: Double { -Double.infinity }
    @usableFromInline let above: Double
    @usableFromInline let below: Double
    @usableFromInline let sized: OptionalIndex
    /// A Boolean that tells, for a goal for a column's size, whether it comes after all others when columns exceed
    /// their sizes. Among tied columns, the last such one becomes as large as possible.
    package let isLate: Bool

    /// The level at which an over-deviation counts, where the expression is above zero. Higher levels come first; any
    /// finite number is allowed.
    package var levelAbove: Double? { above == Self.none ? nil : above }
    /// The level at which an under-deviation counts, where the expression is below zero.
    package var levelBelow: Double? { below == Self.none ? nil : below }
    /// The higher of the two levels; 0 if there is none.
    package var strongestLevel: Double { max(levelAbove ?? 0, levelBelow ?? 0) }
    /// A level above all those of screens, for requirements that are relaxed to goals.
    static var aboveAll: Double { .greatestFiniteMagnitude }
    /// The column of a goal for a column's size. Ties between such goals of a level make earlier columns larger, except
    /// for late ones.
    package var sizedColumn: Int? { sized.value }

    @inlinable
    package init(above levelAbove: Double?, below levelBelow: Double?, sizedColumn: Int? = nil, isLate: Bool = false) {
      above = levelAbove ?? Self.none
      below = levelBelow ?? Self.none
      sized = sizedColumn.map { OptionalIndex($0) } ?? .none
      self.isLate = isLate
    }

    /// The same goal for the size of another column.
    func sizing(_ column: Int?) -> Goal {
      Goal(above: levelAbove, below: levelBelow, sizedColumn: column, isLate: isLate)
    }

    /// Creates a goal whose relation counts at one level.
    @inlinable
    package init(_ relation: Relation, level: Double, sizedColumn: Int? = nil) {
      self.init(
        above: relation == .atLeast ? nil : level, below: relation == .atMost ? nil : level, sizedColumn: sizedColumn)
    }
  }

  /// A row's position in the program, and its kind.
  package struct Row: Sendable {
    /// The expression's constant.
    package var constant: Double
    let firstTerm: Int32
    let firstParameterTerm: Int32
    /// The item of a requirement that has one, or the position in `goals` of a goal.
    let number: OptionalIndex
    /// The relation of a requirement; `nil` for a goal.
    let relation: Relation?
    /// A Boolean that tells whether the row takes part.
    package var isActive: Bool

    @usableFromInline
    init(
      constant: Double, firstTerm: Int32, firstParameterTerm: Int32, number: OptionalIndex, relation: Relation?,
      isActive: Bool
    ) {
      self.constant = constant
      self.firstTerm = firstTerm
      self.firstParameterTerm = firstParameterTerm
      self.number = number
      self.relation = relation
      self.isActive = isActive
    }

    /// A Boolean that tells whether the row takes part and is a required equality.
    var isSubstitutable: Bool { isActive && relation == .equal }
  }

  /// The unknowns, in the order in which ties and stays are settled.
  package var columns: [Column] = []
  /// The number of parameters on right-hand sides.
  package internal(set) var parameterCount: Int
  /// The frozen inputs: quantities of right-hand sides that an outer iteration computes, and that are constant during a
  /// solution. Terms of parameters from `parameterCount` on refer to them. A solution holds only for their values, so
  /// they cost nothing.
  package var frozenInputs: [Double] = []
  /// The rows, in the order in which they were added.
  package var rows: [Row] = []
  @usableFromInline var goals: [Goal] = []
  /// The rows' terms, one row after the other. Within a row each column occurs once, and no coefficient is 0.
  package var terms: [Term] = []
  /// The rows' terms of parameters, one row after the other.
  package var parameterTerms: [Term] = []

  /// The beginning of the current row's terms, and its constant.
  @usableFromInline var openTerm = 0
  @usableFromInline var openParameterTerm = 0
  @usableFromInline var openConstant = 0.0
  /// The position of each column's term in the current row, if there are many.
  @usableFromInline var openPositions: [Int32: Int] = [:]

  /// Creates a program without columns or rows.
  package init(parameterCount: Int) {
    self.parameterCount = parameterCount
  }

  /// Reserves memory for a number of rows, of three terms each.
  package mutating func reserveRows(_ count: Int) {
    rows.reserveCapacity(count)
    terms.reserveCapacity(3 * count)
    parameterTerms.reserveCapacity(count / 2)
    goals.reserveCapacity(count / 4)
  }

  /// The kind of a row.
  package func kind(of row: Int) -> RowKind {
    let number = rows[row].number.value
    if let relation = rows[row].relation { return .requirement(relation, item: number.map { Int32($0) }) }
    guard let number else { preconditionFailure("a goal has its position") }
    return .goal(goals[number])
  }

  /// The range of a row's terms in `terms`.
  package func terms(of row: Int) -> Range<Int> {
    let end = row + 1 < rows.count ? Int(rows[row + 1].firstTerm) : terms.count
    return Int(rows[row].firstTerm)..<end
  }

  /// The range of a row's terms of parameters in `parameterTerms`.
  package func parameterTerms(of row: Int) -> Range<Int> {
    let end = row + 1 < rows.count ? Int(rows[row + 1].firstParameterTerm) : parameterTerms.count
    return Int(rows[row].firstParameterTerm)..<end
  }

  /// A row's expression without its columns, for given parameters.
  func offset(of row: Int, _ parameters: [Double]) -> Double {
    parameterTerms(of: row).reduce(rows[row].constant) {
      $0 + parameterTerms[$1].coefficient * input(Int(parameterTerms[$1].index), parameters)
    }
  }

  /// The largest absolute value of the constant and the parameter terms in a row's expression, for given parameters; at
  /// least 1.
  func magnitude(of row: Int, _ parameters: [Double]) -> Double {
    parameterTerms(of: row).reduce(max(1, abs(rows[row].constant))) {
      max($0, abs(parameterTerms[$1].coefficient * input(Int(parameterTerms[$1].index), parameters)))
    }
  }

  /// The value of a parameter, or of a frozen input behind the parameters.
  private func input(_ index: Int, _ parameters: [Double]) -> Double {
    index < parameterCount ? parameters[index] : frozenInputs[index - parameterCount]
  }

  /// Writes the part without columns of each active row as an affine form, one row after the other.
  ///
  /// - Parameters:
  ///   - forms: The memory to write to; zero if a row has no such part.
  ///   - width: The number of doubles of a form.
  ///   - offsets: The offset of each parameter's coefficient in a form.
  func writeSides(to forms: UnsafeMutableBufferPointer<Double>, width: Int, _ offsets: UnsafeMutableBufferPointer<Int>)
  {
    let (rows, parameterTerms) = (rows.span, parameterTerms.span)
    var next = 0
    for row in rows.indices {
      let first = next
      next = row + 1 == rows.count ? parameterTerms.count : Int(rows[row + 1].firstParameterTerm)
      guard rows[row].isActive else { continue }
      forms[row * width] = rows[row].constant
      for position in first..<next {
        let index = Int(parameterTerms[position].index)
        let coefficient = parameterTerms[position].coefficient
        if index < offsets.count {
          forms[row * width + offsets[index]] += coefficient
        } else {
          forms[row * width] += coefficient * frozenInputs[index - offsets.count]
        }
      }
    }
  }

  /// The parameters that rows use, ascending.
  var usedParameters: [Int] {
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: parameterCount) { isUsed in
      isUsed.initialize(repeating: false)
      for term in parameterTerms where Int(term.index) < isUsed.count { isUsed[Int(term.index)] = true }
      return isUsed.indices.filter { isUsed[$0] }
    }
  }

  /// The item of a row, if it is a requirement with one.
  func item(of row: Int) -> Int? {
    rows[row].relation == nil ? nil : rows[row].number.value
  }

  /// Tells whether a row is a requirement.
  func isRequirement(_ row: Int) -> Bool { rows[row].relation != nil }

  /// Tells whether a row is an active requirement.
  func isActiveRequirement(_ row: Int) -> Bool { rows[row].isActive && isRequirement(row) }

  /// The content of a requirement, without its item.
  struct Statement: Hashable {
    let relation: Relation?
    let constant: Double
    let terms: ArraySlice<Term>
    let parameterTerms: ArraySlice<Term>
  }

  /// The content of a requirement.
  func statement(of row: Int) -> Statement {
    Statement(
      relation: rows[row].relation, constant: rows[row].constant, terms: terms[terms(of: row)],
      parameterTerms: parameterTerms[parameterTerms(of: row)])
  }

  /// The violation of a requirement for given columns and parameters, and the sum of its terms' absolute values, which
  /// bounds rounding errors.
  @inline(__always)
  func violation(of row: Int, _ values: [Double], _ parameters: [Double]) -> (amount: Double, magnitude: Double) {
    let (value, magnitude) = value(of: row, values, parameters)
    return (rows[row].relation?.violation(of: value) ?? 0, magnitude)
  }

  /// The first active requirement that given columns violate by more than rounding, and its violation.
  ///
  /// Rows are read one after the other, because this check follows every solution.
  func missedRequirement(_ values: [Double], _ parameters: [Double]) -> (row: Int, amount: Double)? {
    let (rows, terms, parameterTerms) = (rows.span, terms.span, parameterTerms.span)
    var next = 0
    var nextParameter = 0
    for row in rows.indices {
      let (first, firstParameter) = (next, nextParameter)
      let isLast = row + 1 == rows.count
      next = isLast ? terms.count : Int(rows[row + 1].firstTerm)
      nextParameter = isLast ? parameterTerms.count : Int(rows[row + 1].firstParameterTerm)
      guard rows[row].isActive, let relation = rows[row].relation else { continue }
      var value = rows[row].constant
      for position in firstParameter..<nextParameter {
        let index = Int(parameterTerms[position].index)
        let input = index < parameterCount ? parameters[index] : frozenInputs[index - parameterCount]
        value += parameterTerms[position].coefficient * input
      }
      var magnitude = abs(value)
      for position in first..<next {
        let product = terms[position].coefficient * values[Int(terms[position].index)]
        value += product
        magnitude += abs(product)
      }
      let amount = relation.violation(of: value)
      if !(amount <= Tolerances.requirement(magnitude)) { return (row, amount) }
    }
    return nil
  }

  /// A row's expression for given columns and parameters, and the sum of its terms' absolute values.
  @inline(__always)
  package func value(of row: Int, _ values: [Double], _ parameters: [Double]) -> (value: Double, magnitude: Double) {
    let offset = offset(of: row, parameters)
    var value = offset
    var magnitude = abs(offset)
    for position in terms(of: row) {
      let product = terms[position].coefficient * values[Int(terms[position].index)]
      value += product
      magnitude += abs(product)
    }
    return (value, magnitude)
  }
}

extension LinearProgram.Relation {
  /// The violation of the relation by an expression with a value.
  func violation(of value: Double) -> Double {
    switch self {
    case .equal: abs(value)
    case .atMost: max(0, value)
    case .atLeast: max(0, -value)
    }
  }
}
