import Documents
import LayoutModel
import Notations

extension ValueFormat
where Value: OptionSet & Equatable & Sendable, Value.Element == Value, Value.RawValue: BinaryInteger {
  /// An array of the names of options and of their unions, or the sum of their raw values as an integer. The writer uses names, and a
  /// union's name where one fits exactly.
  static func options(
    _ expected: String, of what: String, _ options: [(name: String, value: Value)],
    unions: [(name: String, value: Value)] = []
  ) -> ValueFormat {
    let names = ValueFormat<[Value]>.array(of: { .name(of: what, among: options + unions) }, expected)
    return ValueFormat(
      expected, names.shape(), read: { value, reading in names.read(value, &reading).map { Value($0) } },
      write: { value in
        if unions.contains(where: { $0.value == value }) { return names.write([value]) }
        return names.write(options.map(\.value).filter { value.contains($0) })
      }
    ).orMask(of: what, options) { $0 }
  }
}

extension ValueFormat {
  /// The format extended by UIKit's raw value of an option set, an integer.
  ///
  /// - Parameters:
  ///   - what: The name of an option in an error.
  ///   - options: The options, one bit each.
  ///   - make: Makes a value from a set of options.
  /// - Returns: The extended format; it writes like the format itself.
  func orMask<Mask: OptionSet & Sendable>(
    of what: String, _ options: [(name: String, value: Mask)], _ make: @escaping @Sendable (Mask) -> Value
  ) -> ValueFormat where Mask.Element == Mask, Mask.RawValue: BinaryInteger, Value: Sendable {
    let all = options.reduce(into: Mask()) { $0.formUnion($1.value) }
    return ValueFormat(
      expected, .either([shape(), .number("a mask", from: 0, to: Double(all.rawValue))]),
      read: { value, reading in
        guard case .number(let number, let literal) = value.content else { return read(value, &reading) }
        guard let raw = Int(exactly: number), raw >= 0, raw & ~Int(all.rawValue) == 0,
          let bits = Mask.RawValue(exactly: raw)
        else {
          let bits = options.map { "\($0.value.rawValue) (\($0.name))" }.joined(separator: ", ")
          reading.report(
            .numberOutOfRange(literal: literal, allowed: "a mask of \(what)s adds \(bits)"), at: value.position)
          return nil
        }
        return make(Mask(rawValue: bits))
      }, write: write)
  }
}
