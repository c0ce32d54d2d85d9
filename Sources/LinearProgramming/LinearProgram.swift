/// A linear program whose goals have ordered priorities and whose right-hand sides have parameters.
///
/// Every row is an expression compared with zero. *Requirements* hold; a *goal* is met as nearly as the goals of
/// higher levels allow: level by level, the sum of the goals' absolute violations is least. What that leaves open is
/// reported, and settled by ties and stays, so that every column has one value.
///
/// This is preemptive (lexicographic) goal programming (A. Charnes and W. W. Cooper, 1961; J. P. Ignizio, 1976): a goal's
/// violation is its under- and over-deviation. With parameters on the right it is multiparametric (T. Gal and J. Nedoma, 1972):
/// a basis is optimal in a polyhedron of parameters, its critical region, in which the solution is affine. *Stays* are those
/// of Cassowary (G. J. Badros, A. Borning and P. J. Stuckey, 2001).
///
/// Rows stand in flat arrays, one behind the other, so that programs of millions of terms are made and read in one go.
package struct LinearProgram: Sendable {
  /// What is unknown: a number that is free, or isn't negative.
  package struct Column: Hashable, Sendable {
    package var isNonnegative: Bool
    /// Whether it is asked how far the column can move, not only whether it can.
    package var isRangeRequested: Bool
    /// The value that the column keeps where nothing else settles it.
    package var stay: Double

    @inlinable
    package init(isNonnegative: Bool, stay: Double, isRangeRequested: Bool = false) {
      self.isNonnegative = isNonnegative
      self.isRangeRequested = isRangeRequested
      self.stay = stay
    }
  }

  /// How a row's expression compares with zero.
  package enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
    case equal, atMost, atLeast
  }

  /// A coefficient and the number of what it multiplies.
  package struct Term: Hashable, Sendable, BitwiseCopyable {
    package var index: Int32
    package var coefficient: Double

    @inlinable
    package init(index: Int32, coefficient: Double) {
      self.index = index
      self.coefficient = coefficient
    }
  }

  /// What a row asks for.
  package enum RowKind: Hashable, Sendable, BitwiseCopyable {
    /// The row holds. Items are entered in the order of their numbers; where the rows of all of them have no solution,
    /// the first that can't hold with those before it is left out whole. A row without an item is given: what it says is so
    /// by definition.
    case requirement(Relation, item: Int32?)
    /// The row is met as nearly as possible.
    case goal(Goal)
  }

  /// A row that is met as nearly as possible: which side of zero is missed at which level.
  package struct Goal: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline static var none: Double { -Double.infinity }
    @usableFromInline let above: Double
    @usableFromInline let below: Double
    @usableFromInline let sized: OptionalIndex
    /// Of a goal for a column's size: whether it comes behind all others where columns exceed their sizes. Of columns that tie
    /// there the last such one becomes as large as it can.
    package let isLate: Bool

    /// The level at which it counts how far the expression is above zero. Higher levels come first; any finite number
    /// may be one.
    package var levelAbove: Double? { above == Self.none ? nil : above }
    /// The level at which it counts how far the expression is below zero.
    package var levelBelow: Double? { below == Self.none ? nil : below }
    /// The higher of the two levels; 0 where it counts at none.
    package var strongestLevel: Double { max(levelAbove ?? 0, levelBelow ?? 0) }
    /// A level above all that screens have: a requirement that is relaxed to a goal counts there.
    static var aboveAll: Double { .greatestFiniteMagnitude }
    /// Of a goal for a column's size, that column: ties between such goals of a level make earlier columns larger, but for late
    /// ones.
    package var sizedColumn: Int? { sized.value }

    @inlinable
    package init(above levelAbove: Double?, below levelBelow: Double?, sizedColumn: Int? = nil, isLate: Bool = false) {
      above = levelAbove ?? Self.none
      below = levelBelow ?? Self.none
      sized = sizedColumn.map { OptionalIndex($0) } ?? .none
      self.isLate = isLate
    }

    /// The same for a column's size that has another number.
    func sizing(_ column: Int?) -> Goal {
      Goal(above: levelAbove, below: levelBelow, sizedColumn: column, isLate: isLate)
    }

    /// A goal whose relation counts at one level.
    @inlinable
    package init(_ relation: Relation, level: Double, sizedColumn: Int? = nil) {
      self.init(
        above: relation == .atLeast ? nil : level, below: relation == .atMost ? nil : level, sizedColumn: sizedColumn)
    }
  }

  /// A row's position in the program, and what it asks for.
  package struct Row: Sendable {
    /// The expression's constant.
    package var constant: Double
    let firstTerm: Int32
    let firstParameterTerm: Int32
    /// The item of a requirement that has one, the position in `goals` of a goal.
    let number: OptionalIndex
    /// The relation of a requirement; of a goal, none.
    let relation: Relation?
    /// Whether the row takes part.
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

    /// Whether the row takes part and has to hold as an equality.
    var isSubstitutable: Bool { isActive && relation == .equal }
  }

  /// The unknowns; their order is that in which ties and stays are settled.
  package var columns: [Column] = []
  /// The number of parameters that right-hand sides use.
  package internal(set) var parameterCount: Int
  /// Quantities of right-hand sides that are inputs of an outer iteration, and frozen while the program is solved: terms of
  /// parameters behind `parameterCount` mean these. A solution holds for their values alone, and so they cost nothing.
  package var frozenInputs: [Double] = []
  /// The rows, in the order in which they were added.
  package var rows: [Row] = []
  @usableFromInline var goals: [Goal] = []
  /// The rows' terms, one row's behind the other's; within a row every column once, no coefficient 0.
  package var terms: [Term] = []
  /// The rows' terms of parameters, likewise.
  package var parameterTerms: [Term] = []

  /// Where the terms of the row begin that is being put together, and its constant.
  @usableFromInline var openTerm = 0
  @usableFromInline var openParameterTerm = 0
  @usableFromInline var openConstant = 0.0
  /// Where each column's term stands in it, once there are many.
  @usableFromInline var openPositions: [Int32: Int] = [:]

  /// A program without columns or rows.
  package init(parameterCount: Int) {
    self.parameterCount = parameterCount
  }

  /// Makes room for so many rows, of three terms each.
  package mutating func reserveRows(_ count: Int) {
    rows.reserveCapacity(count)
    terms.reserveCapacity(3 * count)
    parameterTerms.reserveCapacity(count / 2)
    goals.reserveCapacity(count / 4)
  }

  /// What a row asks for.
  package func kind(of row: Int) -> RowKind {
    let number = rows[row].number.value
    if let relation = rows[row].relation { return .requirement(relation, item: number.map { Int32($0) }) }
    guard let number else { preconditionFailure("a goal has its position") }
    return .goal(goals[number])
  }

  /// Where a row's terms stand in `terms`.
  package func terms(of row: Int) -> Range<Int> {
    let end = row + 1 < rows.count ? Int(rows[row + 1].firstTerm) : terms.count
    return Int(rows[row].firstTerm)..<end
  }

  /// Where a row's terms of parameters stand in `parameterTerms`.
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

  /// The largest size of what a row's expression without its columns is summed of, for given parameters; 1 at least.
  func magnitude(of row: Int, _ parameters: [Double]) -> Double {
    parameterTerms(of: row).reduce(max(1, abs(rows[row].constant))) {
      max($0, abs(parameterTerms[$1].coefficient * input(Int(parameterTerms[$1].index), parameters)))
    }
  }

  /// The value of a parameter, or of a frozen input behind them.
  private func input(_ index: Int, _ parameters: [Double]) -> Double {
    index < parameterCount ? parameters[index] : frozenInputs[index - parameterCount]
  }

  /// Writes what each row that takes part has beside columns as an affine form, one row's behind the other's.
  ///
  /// - Parameters:
  ///   - forms: What is written to; zero where a row has nothing.
  ///   - width: The doubles of a form.
  ///   - offsets: Where each parameter's coefficient stands in a form.
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

  /// The item that asks for a row, of a requirement.
  func item(of row: Int) -> Int? {
    rows[row].relation == nil ? nil : rows[row].number.value
  }

  /// Whether a row has to hold.
  func isRequirement(_ row: Int) -> Bool { rows[row].relation != nil }

  /// Whether a row takes part and has to hold.
  func isActiveRequirement(_ row: Int) -> Bool { rows[row].isActive && isRequirement(row) }

  /// What a requirement says, whoever asks for it.
  struct Statement: Hashable {
    let relation: Relation?
    let constant: Double
    let terms: ArraySlice<Term>
    let parameterTerms: ArraySlice<Term>
  }

  /// What a requirement says.
  func statement(of row: Int) -> Statement {
    Statement(
      relation: rows[row].relation, constant: rows[row].constant, terms: terms[terms(of: row)],
      parameterTerms: parameterTerms[parameterTerms(of: row)])
  }

  /// How far a requirement is from holding for given columns and parameters, and the sum of its terms' absolute
  /// values: how far rounding may reach.
  @inline(__always)
  func violation(of row: Int, _ values: [Double], _ parameters: [Double]) -> (amount: Double, magnitude: Double) {
    let (value, magnitude) = value(of: row, values, parameters)
    return (rows[row].relation?.violation(of: value) ?? 0, magnitude)
  }

  /// The first requirement that takes part and that given columns miss by more than rounding, and by how much.
  ///
  /// Rows are read one after the other, in their order: this closes each solution.
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
  /// How far an expression of this value is from the relation.
  func violation(of value: Double) -> Double {
    switch self {
    case .equal: abs(value)
    case .atMost: max(0, value)
    case .atLeast: max(0, -value)
    }
  }
}
