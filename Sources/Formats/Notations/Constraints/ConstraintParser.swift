import Documents
public import LayoutModel

/// Reads a constraint's text, such as `title.leading == 0.5 * root.trailing + 8 @750`
/// (<doc:Fixtures#Constraints-as-text>).
package struct ConstraintParser {
  /// A fault, or something that isn't supported yet, and its place in the text, in UTF-8 bytes.
  package struct Failure: Error {
    package let kind: InputProblem.Kind
    package let offset: Int
  }

  private var tokens: ConstraintTokens
  /// The last item that was read, as written.
  private var lastItem = ""

  private init(_ text: String) {
    tokens = ConstraintTokens(text)
  }

  /// Reads the constraint of a text, and tells whether the text gives a priority.
  package static func parse(_ text: String) throws(Failure) -> (constraint: Constraint, hasPriority: Bool) {
    var parser = ConstraintParser(text)
    return try parser.constraint()
  }

  // constraint = item, relation, right, [ "@", number ]
  private mutating func constraint() throws(Failure) -> (constraint: Constraint, hasPriority: Bool) {
    guard tokens.first != nil else { throw failure(.empty) }
    let first = try item(orElse: ConstraintFault.expectedItem)
    let relation = try relation()
    let right = try right()
    var constraint = Constraint(
      first.item, first.attribute, relation, right.second, constant: right.constant)
    let priority = try priority()
    if let priority { constraint.priority = priority }
    if let extra = tokens.first { throw failure(.trailing(extra.text)) }
    return (constraint, priority != nil)
  }

  private mutating func relation() throws(Failure) -> ConstraintRelation {
    for relation in ConstraintRelation.allCases where tokens.take(relation.symbol) != nil { return relation }
    let found = tokens.first?.text ?? ""
    throw failure(found == "=" ? .singleEqualsSign : .expectedRelation(found: found))
  }

  // right = number | product, [ ("+" | "-"), unsigned ]
  // product = number, "*", item | item, [ ("*" | "/"), number ]
  private mutating func right() throws(Failure) -> (second: Constraint.Second?, constant: Double) {
    var multiplier = 1.0
    let second: (item: Constraint.Item, attribute: ConstraintAttribute)
    if let number = try signedNumber() {
      guard tokens.take("*") != nil else { return (nil, try sound(number)) }
      multiplier = try soundMultiplier(number)
      second = try item(orElse: ConstraintFault.expectedRight)
    } else {
      second = try item(orElse: ConstraintFault.expectedRight)
      if let star = tokens.take("*") {
        multiplier = try soundMultiplier(try number(after: star))
      } else if let slash = tokens.take("/") {
        let divisor = try number(after: slash)
        guard divisor.value != 0 else { throw Failure(kind: .constraint(.divisionByZero), offset: divisor.offset) }
        multiplier = try soundMultiplier((1 / divisor.value, divisor.text, divisor.offset))
      }
    }
    return (Constraint.Second(second.item, second.attribute, multiplier: multiplier), try constant())
  }

  /// Reads the constant behind an item. Its sign is a token of its own, or a plus.
  private mutating func constant() throws(Failure) -> Double {
    if let plus = tokens.take("+") { return try sound(try unsigned(after: plus)) }
    if let minus = tokens.take("-") { return -(try sound(try unsigned(after: minus))) }
    if let token = tokens.first, case .number = token.kind, token.text.hasPrefix("-") {
      throw failure(.minusTouchesItem(item: lastItem, rest: String(token.text.dropFirst())))
    }
    return 0
  }

  private mutating func priority() throws(Failure) -> Priority? {
    guard let at = tokens.take("@") else { return nil }
    let number = try number(after: at)
    guard let priority = Priority(rawValue: number.value) else {
      throw Failure(kind: .constraint(.priorityOutOfRange(number.text)), offset: number.offset)
    }
    return priority
  }

  // MARK: Numbers

  private typealias Number = (value: Double, text: String, offset: Int)

  /// Reads a number, with or without a sign that touches it, if one comes next.
  private mutating func signedNumber() throws(Failure) -> Number? {
    if let token = tokens.first, case .number(let value) = token.kind {
      _ = tokens.take()
      return (value, token.text, token.offset)
    }
    for sign in ["+", "-"] {
      guard let token = tokens.take(sign) else { continue }
      guard token.touchesNext else { throw Failure(kind: .constraint(.signApart(sign)), offset: token.offset) }
      let number = try unsigned(after: token)
      return (number.value, sign + number.text, token.offset)
    }
    return nil
  }

  private mutating func number(after sign: ConstraintTokens.Token) throws(Failure) -> Number {
    guard let number = try signedNumber() else { throw numberExpected(after: sign) }
    return number
  }

  private mutating func unsigned(after sign: ConstraintTokens.Token) throws(Failure) -> Number {
    guard let token = tokens.first, case .number(let value) = token.kind, !token.text.hasPrefix("-") else {
      throw numberExpected(after: sign)
    }
    _ = tokens.take()
    return (value, token.text, token.offset)
  }

  private func numberExpected(after sign: ConstraintTokens.Token) -> Failure {
    let found = tokens.first?.text ?? ""
    let looksNumeric = found.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    return failure(looksNumeric ? .malformedNumber(found) : .expectedNumber(after: sign.text, found: found))
  }

  private func sound(_ number: Number) throws(Failure) -> Double {
    guard Magnitude.isSound(number.value) else {
      throw Failure(kind: .constraint(.numberOutOfRange(number.text)), offset: number.offset)
    }
    return number.value
  }

  private func soundMultiplier(_ number: Number) throws(Failure) -> Double {
    guard Magnitude.isSoundMultiplier(number.value) else {
      throw Failure(kind: .constraint(.multiplierOutOfRange(number.text)), offset: number.offset)
    }
    return number.value
  }

  // MARK: Items

  // item = id, [ ".", guide ], ".", attribute
  private mutating func item(
    orElse expectation: (_ found: String) -> ConstraintFault
  ) throws(Failure) -> (item: Constraint.Item, attribute: ConstraintAttribute) {
    guard let token = tokens.first, token.kind == .word else {
      throw failure(expectation(tokens.first?.text ?? ""))
    }
    _ = tokens.take()
    lastItem = token.text
    do throws(AttributeReference.Failure) {
      let reference = try AttributeReference(parsing: token.text)
      return (reference.item, reference.attribute)
    } catch {
      throw Failure(kind: error.kind, offset: token.offset + error.offset)
    }
  }

  private func failure(_ fault: ConstraintFault) -> Failure {
    Failure(kind: .constraint(fault), offset: tokens.offset)
  }
}

extension Constraint {
  /// Creates the constraint that a text states in the words of a fixture: `title.leading == root.leading + 20 @750`.
  ///
  /// - Throws: `InputError` with the fault and its column.
  public init(_ text: String) throws(InputError) {
    do throws(ConstraintParser.Failure) {
      self = try ConstraintParser.parse(text).constraint
    } catch {
      throw InputError([InputProblem(error.kind, at: SourcePosition(line: 1, column: error.offset + 1))])
    }
  }
}
