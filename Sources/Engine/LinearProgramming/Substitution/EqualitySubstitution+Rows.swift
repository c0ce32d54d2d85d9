/// The row that is being written, over unknown representatives, each once.
extension EqualitySubstitution: RowBuilder {
  @inlinable
  @inline(__always)
  package mutating func beginRow(constant: Double) {
    rowForm[0] = constant
    for offset in 1..<width { rowForm[offset] = 0 }
    openCount = 0
    isLong = false
  }

  @inlinable
  @inline(__always)
  package mutating func add(column: Int, times coefficient: Double) {
    let size = abs(coefficient)
    if size < smallest, size > 0 { smallest = size }
    if size > largest { largest = size }
    if known[column] {
      addMultiple(of: column, coefficient, to: rowForm)
    } else if parents[column] == Int32(truncatingIfNeeded: column) {
      addOpen(column, coefficient)
    } else {
      addMember(column, coefficient)
    }
  }

  @inlinable
  @inline(__always)
  package mutating func add(newColumn column: Int, times coefficient: Double) {
    add(column: column, times: coefficient)
  }

  /// Adds a column that belongs to another's class.
  @usableFromInline
  mutating func addMember(_ column: Int, _ coefficient: Double) {
    let representative = representative(of: column)
    addMultiple(of: column, coefficient, to: rowForm)
    if !known[column] { addOpen(representative, coefficient * factors[column]) }
  }

  /// Adds a representative.
  @inlinable
  mutating func addOpen(_ column: Int, _ coefficient: Double) {
    for position in 0..<openCount where openTerms[position].index == Int32(truncatingIfNeeded: column) {
      openTerms[position].coefficient += coefficient
      if abs(openTerms[position].coefficient) <= Tolerances.rounding * abs(coefficient) {
        openCount -= 1
        openTerms[position] = openTerms[openCount]
      }
      return
    }
    guard coefficient != 0 else { return }
    guard openCount < Self.maximumOpenTerms else {
      isLong = true
      return
    }
    openTerms[openCount] = LinearProgram.Term(index: Int32(truncatingIfNeeded: column), coefficient: coefficient)
    openCount += 1
  }

  @inlinable
  @inline(__always)
  package mutating func add(parameter: Int, times coefficient: Double) { rowForm[parameter + 1] += coefficient }

  @inlinable
  @inline(__always)
  package mutating func add(constant: Double) { rowForm[0] += constant }

  package mutating func endRow(_ kind: LinearProgram.RowKind, isActive: Bool) {
    guard isActive else { return }
    if case .requirement(.equal, _) = kind {
      endEquality()
    } else if isOpen {
      guard isKeepingRows else { return }
      // Two terms of a long row may be left, beside those that weren't kept.
      guard openCount <= 2, !isLong else {
        hasGivenUp = true
        return
      }
      system.append(kind, openTerms, openCount, rowForm)
    } else if case .requirement(let relation, _) = kind {
      endCondition(relation)
    }
  }
}
