import Documents
import LayoutModel

/// How a value of a fixture is read: what it should be, and the way from JSON to it.
///
/// A reader reports what is wrong and gives `nil`; it never takes a wrong value for a missing one.
struct ValueReader<Value>: Sendable {
  /// What the value should be, in the words of an error: `an array of four numbers`.
  let expected: String
  private let body: @Sendable (JSONValue, inout FixtureReading) -> Value?

  init(_ expected: String, _ body: @escaping @Sendable (JSONValue, inout FixtureReading) -> Value?) {
    self.expected = expected
    self.body = body
  }

  /// The value, or `nil` where it is wrong, which is reported.
  func read(_ value: JSONValue, _ reading: inout FixtureReading) -> Value? { body(value, &reading) }

  /// A reader of what a body makes of the content, or of another kind of value where it makes nothing.
  init(_ expected: String, content: @escaping @Sendable (JSONValue.Content) -> Value?) {
    self.init(expected) { value, reading in
      if let result = content(value.content) { return result }
      reading.reportKind(of: value, expected: expected)
      return nil
    }
  }
}

extension ValueReader where Value == Bool {
  static let bool = ValueReader("true or false") { content in
    if case .bool(let value) = content { value } else { nil }
  }
}

extension ValueReader where Value == String {
  static let string = ValueReader("a string") { content in
    if case .string(let value) = content { value } else { nil }
  }
}

extension ValueReader where Value == Double {
  /// A finite number that isn't absurdly large.
  static let number = number("a number", allowed: Magnitude.words) { Magnitude.isSound($0) }

  /// A length: a number that isn't negative.
  static let length = number("a number", allowed: "a size isn't negative, and at most \(Int(Magnitude.largest))") {
    $0 >= 0 && Magnitude.isSound($0)
  }

  /// A positive number.
  static let positive = number("a number", allowed: "this is above 0, and at most \(Int(Magnitude.largest))") {
    $0 > 0 && Magnitude.isSound($0)
  }

  static let alpha = number("a number", allowed: "alpha is from 0 to 1") { (0...1).contains($0) }

  static func number(
    _ expected: String, allowed: String, where isAllowed: @escaping @Sendable (Double) -> Bool
  ) -> ValueReader {
    ValueReader(expected) { value, reading in
      guard case .number(let number, let literal) = value.content else {
        reading.reportKind(of: value, expected: expected)
        return nil
      }
      guard isAllowed(number) else {
        reading.report(.numberOutOfRange(literal: literal, allowed: allowed), at: value.position)
        return nil
      }
      return number
    }
  }

  /// A multiplier: a number, or a ratio as Interface Builder writes it, `"16:9"` or `"1/3"`.
  static let multiplier = ValueReader("a number or a ratio such as \"16:9\" or \"1/3\"") { value, reading in
    let (multiplier, words): (Double, String)
    switch value.content {
    case .number(let number, let literal):
      (multiplier, words) = (number, literal)
    case .string(let text):
      guard let ratio = ratio(text) else {
        reading.report(.malformed(text, what: "a ratio", example: "\"16:9\" or \"1/3\""), at: value.position)
        return nil
      }
      (multiplier, words) = (ratio, "\"\(text)\"")
    default:
      reading.reportKind(of: value, expected: "a number or a ratio such as \"16:9\" or \"1/3\"")
      return nil
    }
    guard Magnitude.isSoundMultiplier(multiplier) else {
      reading.report(.numberOutOfRange(literal: words, allowed: Magnitude.multiplierWords), at: value.position)
      return nil
    }
    return multiplier
  }

  /// The value of two numbers with `:` or `/` between them; infinite where the second is 0.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { ConstraintTokens.number(String($0)) }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    return numbers[1] == 0 ? .infinity : numbers[0] / numbers[1]
  }
}

extension ValueReader where Value == Priority {
  static let priority = ValueReader("a number") { value, reading in
    guard
      let number = ValueReader<Double>.number(
        "a number", allowed: "a priority is above 0, to 1000", where: { Priority(rawValue: $0) != nil }
      ).read(value, &reading)
    else { return nil }
    return Priority(rawValue: number)
  }
}

extension ValueReader {
  /// A string that is one of several names.
  static func name(
    of what: String, among known: [String], _ make: @escaping @Sendable (String) -> Value?
  ) -> ValueReader {
    ValueReader("a string, the \(what)") { value, reading in
      guard case .string(let name) = value.content else {
        reading.reportKind(of: value, expected: "a string, the \(what)")
        return nil
      }
      if let result = make(name) { return result }
      let nearest = Spelling.nearest(to: name, among: known)
      reading.report(.unknownName(name, what: what, nearest: nearest, known: known), at: value.position)
      return nil
    }
  }

  /// A string that is the name of a case.
  static func name(of what: String) -> ValueReader
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    name(of: what, among: Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }

  /// An array, its elements each read by a reader; those that are wrong are left out.
  static func array<Element>(
    of element: @escaping @Sendable () -> ValueReader<Element>, _ expected: String
  ) -> ValueReader where Value == [Element] {
    ValueReader(expected) { value, reading in
      guard case .array(let elements) = value.content else {
        reading.reportKind(of: value, expected: expected)
        return nil
      }
      let reader = element()
      return elements.enumerated().compactMap { index, element in
        reading.inside(element: index) { reader.read(element, &$0) }
      }
    }
  }

  /// An array of so many values, none of them wrong.
  static func tuple<Element>(
    _ expected: String, _ elements: [ValueReader<Element>], _ make: @escaping @Sendable ([Element]) -> Value
  ) -> ValueReader {
    ValueReader(expected) { value, reading in
      guard case .array(let values) = value.content, values.count == elements.count else {
        reading.reportKind(of: value, expected: expected)
        return nil
      }
      let read = zip(values, elements).enumerated().compactMap { index, pair in
        reading.inside(element: index) { pair.1.read(pair.0, &$0) }
      }
      return read.count == elements.count ? make(read) : nil
    }
  }
}
