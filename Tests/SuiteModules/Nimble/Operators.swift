import Foundation

infix operator ≈ : ComparisonPrecedence
infix operator ± : AdditionPrecedence

/// Expects an equal value.
public func == <Value: Equatable>(left: Expectation<Value>, right: Value?) {
  if let right { left.to(equal(right)) } else { left.to(beNil()) }
}
/// Expects another value.
public func != <Value: Equatable>(left: Expectation<Value>, right: Value?) {
  if let right { left.toNot(equal(right)) } else { left.toNot(beNil()) }
}
/// Expects the same object.
public func === <Value: AnyObject>(left: Expectation<Value>, right: Value?) { left.to(beIdenticalTo(right)) }
/// Expects another object.
public func !== <Value: AnyObject>(left: Expectation<Value>, right: Value?) { left.toNot(beIdenticalTo(right)) }
/// Expects a greater value.
public func > <Value: Comparable>(left: Expectation<Value>, right: Value) { left.to(beGreaterThan(right)) }
/// Expects a value that is greater or equal.
public func >= <Value: Comparable>(left: Expectation<Value>, right: Value) { left.to(beGreaterThanOrEqualTo(right)) }
/// Expects a smaller value.
public func < <Value: Comparable>(left: Expectation<Value>, right: Value) { left.to(beLessThan(right)) }
/// Expects a value that is smaller or equal.
public func <= <Value: Comparable>(left: Expectation<Value>, right: Value) { left.to(beLessThanOrEqualTo(right)) }
/// Expects a number not far from another.
public func ≈ (left: Expectation<Double>, right: Double) { left.to(beCloseTo(right)) }
/// Expects a number not far from another.
public func ≈ (left: Expectation<CGFloat>, right: CGFloat) { left.to(beCloseTo(right)) }
/// Expects a number within a distance of another.
public func ≈ (left: Expectation<Double>, right: (expected: Double, delta: Double)) {
  left.to(beCloseTo(right.expected, within: right.delta))
}
/// Expects a number within a distance of another.
public func == (left: Expectation<Double>, right: (expected: Double, delta: Double)) {
  left.to(beCloseTo(right.expected, within: right.delta))
}
/// A number and a distance from it.
public func ± (expected: Double, delta: Double) -> (expected: Double, delta: Double) { (expected, delta) }
