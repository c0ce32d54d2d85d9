import Documents
import LayoutModel

/// The keys of constraints in visual format (spec/FIXTURE.md, "A constraint").
enum VisualFormatKeys {
  static let keys: [FixtureKey<ConstraintDraft>] = [
    FixtureKey(
      placed: "visualFormat", .string,
      "constraints in visual format, such as \"H:|-[label]-[field(>=100@750)]-|\"; | is the view that holds them"
    ) { $0.visualFormat.text = ($1, $2) },
    FixtureKey("options", .formatOptions, "of a visual format: what it aligns, and which way it runs") {
      $0.visualFormat.options += $1
    },
    FixtureKey("metrics", .metrics, "the numbers that a visual format names, {\"gap\": 12}") {
      $0.visualFormat.metrics = $1
    },
    FixtureKey(
      "views", .namedItems,
      "what a visual format's names stand for where they aren't ids, {\"top\": \"root.safeArea\"}"
    ) { $0.visualFormat.views = $1 },
  ]

  /// What stands beside a visual format in vain, since its text says it.
  static let spelledKeys = [
    "constraint", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
  ]

  /// What means nothing without a visual format.
  static let companions = ["options", "metrics", "views"]
}

extension ValueReader where Value == [(option: Constraint.FormatOptions, position: SourcePosition)] {
  fileprivate static let formatOptions = ValueReader.array(
    of: {
      ValueReader<(option: Constraint.FormatOptions, position: SourcePosition)>(option.expected) { value, reading in
        option.read(value, &reading).map { ($0, value.position) }
      }
    }, "an array of options")

  private static let option = ValueReader<Constraint.FormatOptions>.name(
    of: "option", among: Constraint.FormatOptions.named.map(\.name)
  ) { name in
    Constraint.FormatOptions.named.first { $0.name == name }?.option
  }
}

extension ValueReader where Value == [String: Double] {
  fileprivate static let metrics = ValueReader.members("an object of numbers by names", .number)
}

extension ValueReader where Value == [String: Constraint.Item] {
  fileprivate static let namedItems = ValueReader.members("an object of items by names", .item)
}

extension ValueReader {
  /// An object of values by names; those that are wrong are left out.
  static func members<Element>(_ expected: String, _ element: ValueReader<Element>) -> ValueReader
  where Value == [String: Element] {
    ValueReader(expected) { value, reading in
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
    }
  }
}
