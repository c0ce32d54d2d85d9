import Documents
import LayoutModel
import Notations

/// The keys of constraints in visual format (<doc:FixtureReference#Constraint>).
enum VisualFormatKeys {
  /// The keys are only read, because constraints are written one by one.
  static let keys: [FixtureKey<ConstraintDraft>] = [
    FixtureKey(
      placed: "visualFormat", .string, "constraints in visual format; | is the view that holds them",
      example: #""H:|-[label]-[field(>=100@750)]-|""#,
      { $0.visualFormat.text = ($1, $2) }, write: { _ in nil }),
    FixtureKey(
      "options", .formatOptions, "of a visual format: what it aligns, and which way it runs",
      example: #"["alignAllFirstBaseline"]"#,
      { $0.visualFormat.options += $1 }, write: { _ in nil }),
    FixtureKey(
      "metrics", .members("an object of numbers by names", .number), "the numbers that a visual format names",
      example: #"{"gap": 12}"#, { $0.visualFormat.metrics = $1 },
      write: { _ in nil }),
    FixtureKey(
      "views", .members("an object of items by names", .item),
      "the items that a visual format's names stand for where they aren't ids", example: #"{"top": "root.safeArea"}"#,
      { $0.visualFormat.views = $1 }, write: { _ in nil }),
  ]

  /// Keys that are redundant beside a visual format, because its text says the same.
  static let spelledKeys = [
    "constraint", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
  ]

  /// Keys that mean nothing without a visual format.
  static let companions = ["options", "metrics", "views"]
}

extension ValueFormat where Value == [(option: Constraint.FormatOptions, position: SourcePosition)] {
  fileprivate static let formatOptions = ValueFormat.array(
    of: {
      ValueFormat<(option: Constraint.FormatOptions, position: SourcePosition)>(
        option.expected, option.shape(),
        read: { value, reading in option.read(value, &reading).map { ($0, value.position) } },
        write: { option.write($0.option) })
    }, "an array of options")

  private static let option = ValueFormat<Constraint.FormatOptions>.name(
    of: "option", among: Constraint.FormatOptions.named.map { ($0.name, $0.option) })
}
