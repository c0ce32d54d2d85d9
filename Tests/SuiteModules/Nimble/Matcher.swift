/// An expectation of a value.
public struct Matcher<Value> {
  let evaluate: (Expression<Value>) throws -> MatcherResult

  /// An expectation of what an expression evaluates to.
  public init(_ evaluate: @escaping (Expression<Value>) throws -> MatcherResult) { self.evaluate = evaluate }

  /// An expectation with a message.
  public static func define(
    _ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher { Matcher { try matcher($0, .expectedActualValueTo(message)) } }

  /// An expectation with a message, not met by `nil`.
  public static func defineNilable(
    _ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher { define(message, matcher: matcher) }

  /// An expectation of a value that is met where a Boolean holds.
  public static func simple(_ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus)
    -> Matcher
  { Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) } }

  /// An expectation that a value isn't `nil`, and more.
  static func of(_ message: String, _ test: @escaping (Value) throws -> Bool) -> Matcher {
    Matcher { expression in
      guard let value = try expression.evaluate() else {
        return MatcherResult(status: .fail, message: .expectedActualValueTo(message))
      }
      return MatcherResult(bool: try test(value), message: .expectedActualValueTo(message))
    }
  }

  /// Tells whether a value meets it.
  public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult { try evaluate(expression) }
}

/// A matcher, as Nimble called it before.
public typealias Predicate = Matcher
/// A matcher's result, as Nimble called it before.
public typealias PredicateResult = MatcherResult
/// A matcher's status, as Nimble called it before.
public typealias PredicateStatus = MatcherStatus

/// A Boolean that tells whether a value is as expected.
public enum MatcherStatus {
  /// It is; it isn't; it isn't, whether that is expected or not.
  case matches, doesNotMatch, fail

  /// A status of a Boolean.
  public init(bool: Bool) { self = bool ? .matches : .doesNotMatch }
}

/// A Boolean that tells whether a value is as expected, and what to say where it isn't.
public struct MatcherResult {
  /// A Boolean that tells whether it is.
  public var status: MatcherStatus
  /// The message.
  public var message: ExpectationMessage

  /// A result.
  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  /// A result of a Boolean.
  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }
}

/// The message about a value that isn't as expected.
public indirect enum ExpectationMessage {
  /// Expected to …
  case expectedTo(String)
  /// Expected to …, got …
  case expectedActualValueTo(String)
  /// Expected to …, got something else.
  case expectedCustomValueTo(String, actual: String)
  /// A sentence.
  case fail(String)
  /// A message with more behind it.
  case appends(ExpectationMessage, String)

  /// A message with more behind it.
  public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
  /// A message with more behind it.
  public func appended(details: String) -> ExpectationMessage { .appends(self, "\n" + details) }

  /// The sentence.
  func text(actual: String, isNegated: Bool) -> String {
    let to = isNegated ? "to not" : "to"
    return switch self {
    case .expectedTo(let text): "expected \(to) \(text)"
    case .expectedActualValueTo(let text): "expected \(to) \(text), got <\(actual)>"
    case .expectedCustomValueTo(let text, let actual): "expected \(to) \(text), got \(actual)"
    case .fail(let text): text
    case .appends(let message, let more): message.text(actual: actual, isNegated: isNegated) + more
    }
  }
}

/// A value to come.
public struct Expression<Value> {
  let value: () throws -> Value?

  /// A value that a closure gives.
  public init(expression: @escaping () throws -> Value?) { value = expression }

  /// The value.
  public func evaluate() throws -> Value? { try value() }

  /// The value as another.
  public func cast<Other>(_ transform: @escaping (Value?) throws -> Other?) -> Expression<Other> {
    Expression<Other> { try transform(try value()) }
  }
}
