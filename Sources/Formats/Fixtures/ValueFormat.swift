package import Documents
import LayoutModel
import Notations

/// The format of a value in a fixture: its description, and how it is read from JSON and written to it.
///
/// Reading reports a wrong value and gives `nil`; it never takes a wrong value for a missing one. A written value reads
/// back as the same.
package struct ValueFormat<Value>: Sendable {
  /// The expected value, in the words of an error: `an array of four numbers`.
  package let expected: String
  /// The JSON values of the format, for the schema and the reference. It is a closure because objects hold objects of
  /// their own kind.
  package let shape: @Sendable () -> ValueShape
  private let reader: @Sendable (JSONValue, inout FixtureReading) -> Value?
  private let writer: @Sendable (Value) -> JSONValue

  package init(
    _ expected: String, _ shape: @autoclosure @escaping @Sendable () -> ValueShape,
    read: @escaping @Sendable (JSONValue, inout FixtureReading) -> Value?,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.expected = expected
    self.shape = shape
    reader = read
    writer = write
  }

  /// A format that is made when a value of it is first met. Tables of many keys take time to make, and few fixtures
  /// need them all.
  ///
  /// - Parameters:
  ///   - expected: The expected value in words.
  ///   - format: The format.
  /// - Returns: A format that behaves like the given one.
  static func whenMet(_ expected: String, _ format: @escaping @Sendable () -> ValueFormat) -> ValueFormat {
    ValueFormat(expected, format().shape(), read: { format().read($0, &$1) }, write: { format().write($0) })
  }

  /// Reads a value; `nil` if it is wrong, which is reported.
  package func read(_ value: JSONValue, _ reading: inout FixtureReading) -> Value? { reader(value, &reading) }

  /// Writes a value as JSON.
  package func write(_ value: Value) -> JSONValue { writer(value) }

  /// Creates a format with a closure that reads the JSON content. If the closure gives nothing, the value is reported
  /// as being of the wrong kind.
  package init(
    _ expected: String, _ shape: @autoclosure @escaping @Sendable () -> ValueShape,
    content: @escaping @Sendable (JSONValue.Content) -> Value?, write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.init(
      expected, shape(),
      read: { value, reading in
        if let result = content(value.content) { return result }
        reading.reportKind(of: value, expected: expected)
        return nil
      }, write: write)
  }
}

extension ValueFormat where Value == Bool {
  package static let bool = ValueFormat(
    "true or false", .bool, content: { if case .bool(let value) = $0 { value } else { nil } },
    write: { JSONValue(.bool($0)) })
}

extension ValueFormat where Value == String {
  package static let string = ValueFormat(
    "a string", .string(), content: { if case .string(let value) = $0 { value } else { nil } },
    write: { JSONValue(.string($0)) })
}

extension ValueFormat where Value == Double {
  /// A finite number of sensible size.
  static let number = number(
    "a number", .number(from: -Magnitude.largest, to: Magnitude.largest), allowed: Magnitude.words
  ) { Magnitude.isSound($0) }

  /// A length: a number that isn't negative.
  static let length = number(
    "a number", .number("a number from 0 on", from: 0, to: Magnitude.largest),
    allowed: "a size isn't negative, and at most \(Int(Magnitude.largest))"
  ) { $0 >= 0 && Magnitude.isSound($0) }

  /// A positive number.
  package static let positive = number(
    "a number", .number("a number above 0", above: 0, to: Magnitude.largest),
    allowed: "this is above 0, and at most \(Int(Magnitude.largest))"
  ) { $0 > 0 && Magnitude.isSound($0) }

  static let alpha = number(
    "a number", .number("a number from 0 to 1", from: 0, to: 1), allowed: "alpha is from 0 to 1"
  ) { (0...1).contains($0) }

  static func number(
    _ expected: String, _ shape: @autoclosure @escaping @Sendable () -> ValueShape, allowed: String,
    where isAllowed: @escaping @Sendable (Double) -> Bool
  ) -> ValueFormat {
    ValueFormat(
      expected, shape(),
      read: { value, reading in
        guard case .number(let number, let literal) = value.content else {
          reading.reportKind(of: value, expected: expected)
          return nil
        }
        guard isAllowed(number) else {
          reading.report(.numberOutOfRange(literal: literal, allowed: allowed), at: value.position)
          return nil
        }
        return number
      }, write: { JSONValue(.number($0)) })
  }

  /// A multiplier: a number, or a ratio in Interface Builder's form, `"16:9"` or `"1/3"`.
  static let multiplier = ValueFormat(
    "a number or a ratio such as \"16:9\" or \"1/3\"",
    .either([
      .number(from: -Magnitude.largestMultiplier, to: Magnitude.largestMultiplier),
      .string("a ratio", pattern: "^\(ConstraintPattern.number)[:/]\(ConstraintPattern.number)$"),
    ]), read: readMultiplier, write: { JSONValue(.number($0)) })

  @Sendable private static func readMultiplier(_ value: JSONValue, _ reading: inout FixtureReading) -> Double? {
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

  /// The value of two numbers with `:` or `/` between them; infinite if the second is 0.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { ConstraintTokens.number(String($0)) }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    return numbers[1] == 0 ? .infinity : numbers[0] / numbers[1]
  }
}

extension ValueFormat where Value == Priority {
  static let priority = ValueFormat(
    "a number", number.shape(),
    read: { value, reading in number.read(value, &reading).flatMap { Priority(rawValue: $0) } },
    write: { JSONValue(.number($0.rawValue)) })

  private static let number = ValueFormat<Double>.number(
    "a number", .number("a number above 0, to 1000", above: 0, to: 1000), allowed: "a priority is above 0, to 1000",
    where: { Priority(rawValue: $0) != nil })
}

// MARK: - Formats of formats

extension ValueFormat {
  /// The same format for another type of value.
  func converted<Other>(
    _ convert: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> ValueFormat<Other> {
    ValueFormat<Other>(
      expected, shape(), read: { value, reading in read(value, &reading).map(convert) }, write: { write(back($0)) })
  }

  /// A value, or `null` for none.
  static func optional<Wrapped>(_ format: ValueFormat<Wrapped>) -> ValueFormat where Value == Wrapped? {
    ValueFormat(
      format.expected + " or null", .either([format.shape(), .null]),
      read: { value, reading in
        if case .null = value.content { return .some(nil) }
        return format.read(value, &reading).map(Optional.some)
      }, write: { $0.map(format.write) ?? JSONValue(.null) })
  }

  /// A string that is one of several names.
  package static func name(of what: String, among known: [(name: String, value: Value)]) -> ValueFormat
  where Value: Equatable & Sendable {
    ValueFormat(
      "a string, the \(what)", .name(known.map(\.name)),
      read: { value, reading in
        guard case .string(let name) = value.content else {
          reading.reportKind(of: value, expected: "a string, the \(what)")
          return nil
        }
        if let result = known.first(where: { $0.name == name }) { return result.value }
        let names = known.map(\.name)
        let nearest = Spelling.nearest(to: name, among: names)
        reading.report(.unknownName(name, what: what, nearest: nearest, known: names), at: value.position)
        return nil
      },
      write: { value in
        known.first { $0.value == value }.map { JSONValue(.string($0.name)) } ?? JSONValue(.null)
      })
  }

  /// A string that is the name of a case.
  static func name(of what: String) -> ValueFormat
  where Value: RawRepresentable & CaseIterable & Equatable & Sendable, Value.RawValue == String {
    name(of: what, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// An array of elements in a format. Wrong elements are left out.
  package static func array<Element>(
    of element: @escaping @Sendable () -> ValueFormat<Element>, _ expected: String
  ) -> ValueFormat where Value == [Element] {
    ValueFormat(
      expected, .array(of: { element().shape() }),
      read: { value, reading in
        guard case .array(let elements) = value.content else {
          reading.reportKind(of: value, expected: expected)
          return nil
        }
        let format = element()
        var results: [Element] = []
        results.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
          if let result = reading.inside(element: index, { format.read(element, &$0) }) { results.append(result) }
        }
        return results
      }, write: { JSONValue(.array($0.map(element().write))) })
  }

  /// An array of a number of values, none of which may be wrong.
  static func tuple<Element>(
    _ expected: String, _ elements: [ValueFormat<Element>], _ make: @escaping @Sendable ([Element]) -> Value,
    parts: @escaping @Sendable (Value) -> [Element]
  ) -> ValueFormat {
    ValueFormat(
      expected, .tuple(elements.map { $0.shape() }),
      read: { value, reading in
        guard case .array(let values) = value.content, values.count == elements.count else {
          reading.reportKind(of: value, expected: expected)
          return nil
        }
        let read = zip(values, elements).enumerated().compactMap { index, pair in
          reading.inside(element: index) { pair.1.read(pair.0, &$0) }
        }
        return read.count == elements.count ? make(read) : nil
      }, write: { value in JSONValue(.array(zip(parts(value), elements).map { $1.write($0) })) })
  }

  /// An object of values by names. Wrong values are left out. It is written in alphabetical order.
  package static func members<Element>(_ expected: String, _ element: ValueFormat<Element>) -> ValueFormat
  where Value == [String: Element] {
    ValueFormat(
      expected, .members(of: element.shape()),
      read: { value, reading in
        guard case .object(let members) = value.content else {
          reading.reportKind(of: value, expected: expected)
          return nil
        }
        var result: [String: Element] = [:]
        var lines: [String: Int] = [:]
        for member in members {
          if let line = lines[member.key] {
            reading.report(
              .duplicateKey(member.key, path: reading.keyPath, firstLine: line), at: member.keyPosition)
          } else {
            lines[member.key] = member.keyPosition.line
          }
          let read = reading.inside(key: member.key) { element.read(member.value, &$0) }
          if let read { result[member.key] = read }
        }
        return result
      },
      write: { values in
        let members = values.sorted { $0.key < $1.key }
        return JSONValue(.object(members.map { JSONMember(key: $0.key, value: element.write($0.value)) }))
      })
  }
}
