package import Documents
package import LayoutModel
import Notations

/// The keys of an assertion written as an object (<doc:FixtureReference#Assertion>).
package enum AssertionKeys {
  package static let table = KeyTable<AssertionDraft>(
    "an assertion, a string or an object", name: "Assertion", required: ["assert"], fresh: AssertionDraft(), own)

  private static let own: [FixtureKey<AssertionDraft>] = [
    FixtureKey(
      placed: "assert", .assertionText,
      "the rule that must hold: a constraint's text without a priority, of any two items of the screen and in the window's "
        + "coordinates, or `A inside B`, `A clear of B`, `A fits`",
      example: #""title inside root.safeArea""#, { $0.text = ($1, $2) }, write: { $0.text?.0 }),
    FixtureKey("id", .string, "its name in results", default: "its text", example: #""sidebar""#, \.id),
    FixtureKey(
      "when", .condition, "the traits under which it must hold, all of them", default: "any traits",
      example: #"{"horizontalSizeClass": "regular"}"#, \.when),
    FixtureKey(
      "over", .lengthsOfWindows, "the windows in which it must hold", default: "all sizes",
      example: #"{"width": [768, 1366]}"#, \.over),
  ]
}

/// The parts of an assertion, before its text is read.
package struct AssertionDraft: Sendable {
  package var text: (String, SourcePosition)?
  package var id: String?
  package var when: TraitCondition = TraitCondition()
  package var over = AssertionRange()
}

/// The windows in which an assertion must hold.
package struct AssertionRange: Hashable, Sendable {
  package var width: [Double]?
  package var height: [Double]?

  fileprivate static let table = KeyTable<AssertionRange>(
    "an object with a range of widths or heights", name: "AssertionRange", fresh: AssertionRange(),
    [
      FixtureKey(
        "width", .lengths, "[from, to], in points", default: "all widths", example: "[768, 1366]", \.width),
      FixtureKey(
        "height", .lengths, "[from, to], in points", default: "all heights", example: "[320, 600]", \.height),
    ])
}

extension ValueFormat where Value == AssertionRange {
  fileprivate static let lengthsOfWindows = AssertionRange.table.format { _ in AssertionRange() }
}

extension ValueFormat where Value == [Double] {
  /// Two lengths, the smaller first.
  fileprivate static let lengths: ValueFormat = {
    let pair = ValueFormat.tuple(
      "an array of two numbers, [from, to]", [ValueFormat<Double>.length, .length], { $0 }, parts: { $0 })
    return ValueFormat(
      pair.expected, pair.shape(),
      read: { value, reading in
        guard let lengths = pair.read(value, &reading) else { return nil }
        guard lengths[0] <= lengths[1] else {
          reading.report(
            .malformed(
              "[\(lengths[0]), \(lengths[1])]", what: "a range, the smaller length first", example: "[320, 768]"),
            at: value.position)
          return nil
        }
        return lengths
      }, write: pair.write)
  }()
}

extension ValueFormat where Value == String {
  fileprivate static let assertionText = ValueFormat(
    string.expected, .string("an assertion"), read: string.read, write: string.write)
}

extension ValueFormat where Value == [Assertion] {
  package static let assertions = ValueFormat.array(of: { .assertion }, "an array of assertions")
}

extension ValueFormat where Value == Assertion {
  private static let format = AssertionKeys.table.format { _ in AssertionDraft() }

  /// An assertion as a string, or as an object if it has more than a text.
  fileprivate static let assertion = ValueFormat(
    "an assertion, a string or an object",
    .either([ValueFormat<String>.assertionText.shape(), .object { AssertionKeys.table.shape }]),
    read: { value, reading in
      if case .string(let text) = value.content {
        return assertion(AssertionDraft(text: (text, value.position)), at: value.position, &reading)
      }
      guard case .object = value.content else {
        reading.reportKind(of: value, expected: "an assertion, a string or an object")
        return nil
      }
      return format.read(value, &reading).flatMap { assertion($0, at: value.position, &reading) }
    },
    write: { assertion in
      let draft = AssertionDraft(assertion)
      guard assertion.id != nil || assertion.when != TraitCondition() || draft.over != AssertionRange() else {
        return JSONValue(.string(assertion.text))
      }
      return format.write(draft)
    })

  @Sendable private static func assertion(
    _ draft: AssertionDraft, at position: SourcePosition, _ reading: inout FixtureReading
  ) -> Assertion? {
    guard let (text, place) = draft.text else { return nil }
    do throws(ConstraintParser.Failure) {
      return Assertion(
        id: draft.id, text, try AssertionParser.parse(text), when: draft.when,
        widths: draft.over.width.map { $0[0]...$0[1] }, heights: draft.over.height.map { $0[0]...$0[1] },
        position: position)
    } catch {
      // The column behind the quotation mark; escapes are ignored.
      let column = place.column + 1 + error.offset
      reading.report(error.kind, at: SourcePosition(line: place.line, column: column))
      return nil
    }
  }
}

extension AssertionDraft {
  fileprivate init(_ assertion: Assertion) {
    text = (assertion.text, assertion.position ?? SourcePosition(line: 1, column: 1))
    id = assertion.id
    when = assertion.when
    over = AssertionRange(
      width: assertion.widths.map { [$0.lowerBound, $0.upperBound] },
      height: assertion.heights.map { [$0.lowerBound, $0.upperBound] })
  }
}
