import Foundation
import XCTest

/// Something of which something is expected.
public struct Expectation<Value> {
  let expression: Expression<Value>
  let file: StaticString
  let line: UInt

  /// Expects something.
  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Expectation {
    check(matcher, isNegated: false, description)
    return self
  }

  /// Expects that something isn't so.
  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Expectation {
    check(matcher, isNegated: true, description)
    return self
  }

  /// Expects that something isn't so.
  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Expectation {
    toNot(matcher, description: description)
  }

  /// Expects something within a time, while the main run loop runs.
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1), description: String? = nil
  ) {
    wait(timeout) { (try? matcher.satisfies(expression).status) == .matches }
    check(matcher, isNegated: false, description)
  }

  /// Expects within a time that something isn't so, while the main run loop runs.
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = .seconds(1), description: String? = nil
  ) {
    wait(timeout) { (try? matcher.satisfies(expression).status) == .doesNotMatch }
    check(matcher, isNegated: true, description)
  }

  private func check(_ matcher: Matcher<Value>, isNegated: Bool, _ description: String?) {
    do {
      let result = try matcher.satisfies(expression)
      if result.status == (isNegated ? .doesNotMatch : .matches) { return }
      let actual = try expression.evaluate().map(describe) ?? "nil"
      let text = result.message.text(actual: actual, isNegated: isNegated)
      XCTFail(description.map { "\($0)\n\(text)" } ?? text, file: file, line: line)
    } catch {
      XCTFail("unexpected error thrown: <\(error)>", file: file, line: line)
    }
  }
}

/// A time as Nimble's waiting takes it.
public typealias NimbleTimeInterval = DispatchTimeInterval

/// Expects something of a value.
public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> { Expectation(expression: Expression(expression: expression), file: file, line: line) }

/// Expects something of what a closure gives.
public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Value?)
) -> Expectation<Value> { Expectation(expression: Expression(expression: expression()), file: file, line: line) }

/// Expects something of what a closure gives.
public func expect<Value>(
  file: StaticString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Value)
) -> Expectation<Value> { Expectation(expression: Expression(expression: expression()), file: file, line: line) }

/// Expects something of what a closure does.
public func expect(
  file: StaticString = #filePath, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Void)
) -> Expectation<Void> { Expectation(expression: Expression(expression: expression()), file: file, line: line) }

/// Fails.
public func fail(_ message: String = "fail() always fails", file: StaticString = #filePath, line: UInt = #line) {
  XCTFail(message, file: file, line: line)
}

/// Waits until a closure says that it is done, while the main run loop runs.
public func waitUntil(
  timeout: NimbleTimeInterval = .seconds(1), file: StaticString = #filePath, line: UInt = #line,
  action: @escaping (@escaping () -> Void) -> Void
) {
  var isDone = false
  action { isDone = true }
  wait(timeout) { isDone }
  if !isDone { XCTFail("waited more than \(timeout)", file: file, line: line) }
}

private func wait(_ timeout: NimbleTimeInterval, until isDone: () -> Bool) {
  let end = DispatchTime.now() + timeout
  while !isDone(), DispatchTime.now() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
}

func describe(_ value: Any) -> String { String(reflecting: value) }

/// A value as messages have it.
public func stringify<Value>(_ value: Value?) -> String { value.map(describe) ?? "nil" }
