/// A linear program whose goals have ordered priorities and whose right-hand sides have parameters.
///
/// Every row is an expression compared with zero. *Requirements* hold; a *goal* is met as nearly as the goals of
/// higher levels allow: level by level, the sum of the goals' absolute violations is least. What that leaves open is
/// reported, and settled by ties and stays, so that every column has one value.
package struct LinearProgram: Sendable {
  /// What is unknown: a number that is free, or isn't negative.
  package struct Column: Hashable, Sendable {
    package var isNonnegative: Bool
    /// The value that the column keeps where nothing else settles it.
    package var stay: Double
    /// Whether it is asked how far the column can move, not only whether it can.
    package var isRangeWanted: Bool

    package init(isNonnegative: Bool, stay: Double, isRangeWanted: Bool = false) {
      self.isNonnegative = isNonnegative
      self.stay = stay
      self.isRangeWanted = isRangeWanted
    }
  }

  /// How a row's expression compares with zero.
  package enum Relation: Hashable, Sendable {
    case equal, atMost, atLeast
  }

  /// `expression (==, <=, >=) 0`.
  package struct Row: Hashable, Sendable {
    package var expression: LinearExpression
    package var relation: Relation

    package init(_ expression: LinearExpression, _ relation: Relation) {
      self.expression = expression
      self.relation = relation
    }
  }

  /// A row that has to hold, and what it came from.
  package struct Requirement: Hashable, Sendable {
    package var row: Row
    /// The number of the item that asks for the row. Items are entered in this order; where the rows of all of them
    /// have no solution, the first that can't hold with those before it is left out whole.
    package var item: Int

    package init(_ row: Row, item: Int) {
      self.row = row
      self.item = item
    }
  }

  /// A row that is met as nearly as possible.
  package struct Goal: Hashable, Sendable {
    package var row: Row
    /// Higher levels come first; any number may be one.
    package var level: Double
    /// Of a wish for a column's size, that column: ties between such goals of a level make earlier columns larger.
    package var sizedColumn: Int?

    package init(_ row: Row, level: Double, sizedColumn: Int? = nil) {
      self.row = row
      self.level = level
      self.sizedColumn = sizedColumn
    }
  }

  /// The unknowns; their order is that in which ties and stays are settled.
  package var columns: [Column] = []
  /// The number of parameters that right-hand sides use.
  package let parameterCount: Int
  package var requirements: [Requirement] = []
  package var goals: [Goal] = []

  /// A program without columns or rows.
  package init(parameterCount: Int) {
    self.parameterCount = parameterCount
  }
}

/// `Σ coefficient · column + Σ coefficient · parameter + constant`.
package struct LinearExpression: Hashable, Sendable {
  /// A coefficient and the number of what it multiplies.
  package struct Term: Hashable, Sendable {
    package var index: Int
    package var coefficient: Double
  }

  /// The columns' terms by ascending index, each once, none with coefficient 0.
  package private(set) var terms: [Term] = []
  /// The parameters' terms, likewise.
  package private(set) var parameterTerms: [Term] = []
  package var constant: Double

  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// One column.
  package static func column(_ index: Int) -> LinearExpression {
    var expression = LinearExpression()
    expression.terms = [Term(index: index, coefficient: 1)]
    return expression
  }

  /// The sum of columns, which ascend.
  package init(sumOf columns: some Sequence<Int>) {
    self.init()
    terms = columns.map { Term(index: $0, coefficient: 1) }
    precondition(zip(terms, terms.dropFirst()).allSatisfy { $0.index < $1.index }, "the columns ascend")
  }

  /// One parameter.
  package static func parameter(_ index: Int) -> LinearExpression {
    var expression = LinearExpression()
    expression.parameterTerms = [Term(index: index, coefficient: 1)]
    return expression
  }

  /// Adds another expression, times a factor.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    Self.merge(&terms, other.terms, factor)
    Self.merge(&parameterTerms, other.parameterTerms, factor)
    constant += factor * other.constant
  }

  /// The expression without its columns, for given parameters.
  package func offset(_ parameters: [Double]) -> Double {
    parameterTerms.reduce(constant) { $0 + $1.coefficient * parameters[$1.index] }
  }

  /// The expression's value for given columns and parameters.
  package func value(_ columns: [Double], _ parameters: [Double]) -> Double {
    terms.reduce(offset(parameters)) { $0 + $1.coefficient * columns[$1.index] }
  }

  /// The sum of its terms' absolute values: how far rounding may reach.
  package func magnitude(_ columns: [Double], _ parameters: [Double]) -> Double {
    let ofParameters = parameterTerms.reduce(abs(constant)) { $0 + abs($1.coefficient * parameters[$1.index]) }
    return terms.reduce(ofParameters) { $0 + abs($1.coefficient * columns[$1.index]) }
  }

  private static func merge(_ terms: inout [Term], _ others: [Term], _ factor: Double) {
    guard factor != 0, !others.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + others.count)
    var rest = terms[...]
    for other in others {
      while let term = rest.first, term.index < other.index {
        merged.append(term)
        rest.removeFirst()
      }
      var sum = Term(index: other.index, coefficient: factor * other.coefficient)
      if let term = rest.first, term.index == other.index {
        sum.coefficient += term.coefficient
        rest.removeFirst()
      }
      if sum.coefficient != 0 { merged.append(sum) }
    }
    terms = merged + rest
  }
}

extension LinearProgram.Row {
  /// How far the row is from holding: 0 where it does.
  package func violation(_ columns: [Double], _ parameters: [Double]) -> Double {
    violation(ofValue: expression.value(columns, parameters))
  }

  /// How far an expression of this value is from the relation.
  func violation(ofValue value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .atMost: max(0, value)
    case .atLeast: max(0, -value)
    }
  }
}
