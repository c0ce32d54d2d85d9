/// The building of rows.
extension LinearProgram {
  /// The maximum number of terms that are searched linearly; more are searched by a table.
  @usableFromInline static var maximumTerms: Int { 16 }

  /// Begins a row with its expression's constant. Everything added until `endRow` belongs to it.
  @inlinable
  @inline(__always)
  package mutating func beginRow(constant: Double) {
    openTerm = terms.count
    openParameterTerm = parameterTerms.count
    openConstant = constant
  }

  /// Adds a column times a coefficient to the current row.
  @inlinable
  package mutating func add(column: Int, times coefficient: Double) {
    let index = Int32(truncatingIfNeeded: column)
    guard terms.count - openTerm < Self.maximumTerms else {
      addToLongRow(index, coefficient)
      return
    }
    var position = openTerm
    while position < terms.count, terms[position].index != index { position += 1 }
    if position < terms.count {
      terms[position].coefficient += coefficient
    } else {
      terms.append(Term(index: index, coefficient: coefficient))
    }
  }

  /// Adds a column times a coefficient to the current row, which doesn't have the column yet.
  @inlinable
  @inline(__always)
  package mutating func add(newColumn column: Int, times coefficient: Double) {
    terms.append(Term(index: Int32(truncatingIfNeeded: column), coefficient: coefficient))
  }

  @usableFromInline
  mutating func addToLongRow(_ column: Int32, _ coefficient: Double) {
    if openPositions.isEmpty {
      for position in openTerm..<terms.count { openPositions[terms[position].index] = position }
    }
    if let position = openPositions[column] {
      terms[position].coefficient += coefficient
    } else {
      openPositions[column] = terms.count
      terms.append(Term(index: column, coefficient: coefficient))
    }
  }

  /// Adds to the constant of the current row.
  @inlinable
  package mutating func add(constant: Double) { openConstant += constant }

  /// Adds a parameter times a coefficient to the current row.
  @inlinable
  package mutating func add(parameter: Int, times coefficient: Double) {
    for position in openParameterTerm..<parameterTerms.count where parameterTerms[position].index == Int32(parameter) {
      parameterTerms[position].coefficient += coefficient
      return
    }
    parameterTerms.append(Term(index: Int32(parameter), coefficient: coefficient))
  }

  @usableFromInline
  mutating func tidyOpenRow() {
    let rest = terms[openTerm...].filter { $0.coefficient != 0 }
    terms.replaceSubrange(openTerm..., with: rest)
    openPositions = [:]
  }

  /// Ends the current row with its kind, and removes terms that cancelled.
  @inlinable
  package mutating func endRow(_ kind: RowKind, isActive: Bool) {
    switch kind {
    case .requirement(let relation, let item):
      endRequirement(relation, item: item.map { OptionalIndex(Int($0)) } ?? .none, isActive: isActive)
    case .goal(let goal):
      endRow(number: OptionalIndex(goals.count), relation: nil, isActive: isActive)
      goals.append(goal)
    }
  }

  /// Ends the current row as an active one.
  @inlinable
  package mutating func endRow(_ kind: RowKind) { endRow(kind, isActive: true) }

  /// Ends the current row as a requirement.
  @inlinable
  mutating func endRequirement(_ relation: Relation, item: OptionalIndex, isActive: Bool) {
    endRow(number: item, relation: relation, isActive: isActive)
  }

  @inlinable
  mutating func endRow(number: OptionalIndex, relation: Relation?, isActive: Bool) {
    var hasZero = false
    for position in openTerm..<terms.count { hasZero = hasZero || terms[position].coefficient == 0 }
    if hasZero || terms.count - openTerm >= Self.maximumTerms { tidyOpenRow() }
    rows.append(
      Row(
        constant: openConstant, firstTerm: Int32(openTerm), firstParameterTerm: Int32(openParameterTerm),
        number: number, relation: relation, isActive: isActive))
  }
}
