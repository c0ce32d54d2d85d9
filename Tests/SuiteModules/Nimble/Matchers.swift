import Foundation

// What values are equal to, and what they are.

/// Expects an equal value.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
  Matcher { expression in
    let value = try expression.evaluate()
    let message = ExpectationMessage.expectedActualValueTo("equal <\(expected.map(describe) ?? "nil")>")
    guard let expected, let value else { return MatcherResult(status: .fail, message: message) }
    return MatcherResult(bool: value == expected, message: message)
  }
}

/// Expects no value.
public func beNil<Value>() -> Matcher<Value> {
  Matcher { MatcherResult(bool: try $0.evaluate() == nil, message: .expectedActualValueTo("be nil")) }
}

/// Expects `true`.
public func beTrue() -> Matcher<Bool> { .of("be true") { $0 } }
/// Expects `false`.
public func beFalse() -> Matcher<Bool> { .of("be false") { !$0 } }
/// Expects something other than `nil` and `false`.
public func beTruthy<Value>() -> Matcher<Value> { .of("be truthy") { ($0 as? Bool) ?? true } }
/// Expects `nil` or `false`.
public func beFalsy<Value>() -> Matcher<Value> {
  Matcher {
    let value = try $0.evaluate()
    return MatcherResult(
      bool: value.map { ($0 as? Bool) == false } ?? true, message: .expectedActualValueTo("be falsy"))
  }
}

/// Expects the same object.
public func beIdenticalTo(_ expected: Any?) -> Matcher<Any> {
  Matcher {
    let value = try $0.evaluate()
    let isSame = value.map { $0 as AnyObject } === expected.map { $0 as AnyObject }
    return MatcherResult(
      bool: isSame && value != nil, message: .expectedActualValueTo("be identical to \(expected as Any)"))
  }
}

/// Expects the same object.
public func beIdenticalTo<Value: AnyObject>(_ expected: Value?) -> Matcher<Value> {
  .of("be identical to \(expected.map(describe) ?? "nil")") { $0 === expected }
}
/// Expects the same object.
public func be<Value: AnyObject>(_ expected: Value?) -> Matcher<Value> { beIdenticalTo(expected) }

/// Expects a value of a type or one that inherits from it.
public func beAKindOf<Kind>(_ type: Kind.Type) -> Matcher<Any> { .of("be a kind of \(type)") { $0 is Kind } }
/// Expects an object of exactly a class.
public func beAnInstanceOf<Kind>(_ type: Kind.Type) -> Matcher<Any> {
  .of("be an instance of \(type)") { Swift.type(of: $0) == type }
}

// Numbers.

/// The maximum distance between two close numbers.
public let defaultDelta = 0.0001

/// Expects a number not far from another.
public func beCloseTo<Value: FloatingPoint>(_ expected: Value, within delta: Value) -> Matcher<Value> {
  .of("be close to <\(expected)> (within \(delta))") { abs($0 - expected) < delta }
}
/// Expects a number not far from another.
public func beCloseTo(_ expected: Double) -> Matcher<Double> { beCloseTo(expected, within: defaultDelta) }
/// Expects a number not far from another.
public func beCloseTo(_ expected: CGFloat) -> Matcher<CGFloat> { beCloseTo(expected, within: defaultDelta) }
/// Expects a number not far from another.
public func beCloseTo(_ expected: Float) -> Matcher<Float> { beCloseTo(expected, within: Float(defaultDelta)) }
/// Expects a greater value.
public func beGreaterThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .of("be greater than <\(expected.map(describe) ?? "nil")>") { value in expected.map { value > $0 } ?? false }
}
/// Expects a value that is greater or equal.
public func beGreaterThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .of("be greater than or equal to <\(expected.map(describe) ?? "nil")>") { value in
    expected.map { value >= $0 } ?? false
  }
}
/// Expects a smaller value.
public func beLessThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .of("be less than <\(expected.map(describe) ?? "nil")>") { value in expected.map { value < $0 } ?? false }
}
/// Expects a value that is smaller or equal.
public func beLessThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .of("be less than or equal to <\(expected.map(describe) ?? "nil")>") { value in expected.map { value <= $0 } ?? false
  }
}

// Collections and strings.

/// Expects nothing in it.
public func beEmpty<Value: Collection>() -> Matcher<Value> { .of("be empty") { $0.isEmpty } }
/// Expects a number of elements.
public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
  .of("have \(count) elements") { $0.count == count }
}
/// Expects elements in it.
public func contain<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable {
  .of("contain <\(elements)>") { value in elements.allSatisfy(value.contains) }
}
/// Expects texts in it.
public func contain(_ texts: String...) -> Matcher<String> {
  .of("contain <\(texts)>") { value in texts.allSatisfy(value.contains) }
}
/// Expects elements in it.
public func contain<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
  .of("contain <\(elements)>") { value in elements.allSatisfy(value.contains) }
}
/// Expects texts in it.
public func contain(_ texts: [String]) -> Matcher<String> {
  .of("contain <\(texts)>") { value in texts.allSatisfy(value.contains) }
}
/// Expects a beginning.
public func beginWith(_ text: String) -> Matcher<String> { .of("begin with <\(text)>") { $0.hasPrefix(text) } }
/// Expects an end.
public func endWith(_ text: String) -> Matcher<String> { .of("end with <\(text)>") { $0.hasSuffix(text) } }
/// Expects what a regular expression matches.
public func match(_ pattern: String) -> Matcher<String> {
  .of("match <\(pattern)>") { $0.range(of: pattern, options: .regularExpression) != nil }
}
/// Expects something of all elements.
public func allPass<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
  .of("all pass") { value in
    try value.allSatisfy { element in try matcher.satisfies(Expression { element }).status == .matches }
  }
}
/// Expects something of all elements.
public func allPass<Value: Sequence>(_ test: @escaping (Value.Element) throws -> Bool) -> Matcher<Value> {
  .of("all pass a condition") { try $0.allSatisfy(test) }
}

// Several in one.

/// Expects one of some things.
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { any(of: matchers) }
/// Expects all of some things.
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { all(of: matchers) }
/// Expects one of two things.
public func || <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> { any(of: [left, right]) }
/// Expects both of two things.
public func && <Value>(left: Matcher<Value>, right: Matcher<Value>) -> Matcher<Value> { all(of: [left, right]) }

private func any<Value>(of matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher { expression in
    let results = try matchers.map { try $0.satisfies(expression) }
    return results.first { $0.status == .matches } ?? results[0]
  }
}

private func all<Value>(of matchers: [Matcher<Value>]) -> Matcher<Value> {
  Matcher { expression in
    let results = try matchers.map { try $0.satisfies(expression) }
    return results.first { $0.status != .matches } ?? results[0]
  }
}
