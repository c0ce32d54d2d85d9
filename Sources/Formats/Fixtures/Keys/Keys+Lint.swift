import Documents
import LayoutModel

/// The key `lint` of a view, a controller or a fixture (<doc:FixtureReference#Lint>).
enum LintKeys {
  /// The key of an object in which rules can be disabled.
  ///
  /// - Parameter path: The property that holds the disabled rules.
  /// - Returns: The key.
  static func key<Subject>(
    _ path: any WritableKeyPath<Subject, [IgnoredRule]> & Sendable
  ) -> FixtureKey<Subject> {
    FixtureKey(
      "lint", settings.format, "the findings that `layout lint` leaves out here and below",
      default: "nothing", example: #"{"ignore": [{"rule": "overlap", "reason": "the badge lies on the picture"}]}"#,
      { $0[keyPath: path] += $1 }, write: { $0[keyPath: path].isEmpty ? nil : $0[keyPath: path] })
  }

  private static let settings = KeyTable<[IgnoredRule]>(
    "an object, {\"ignore\": [{\"rule\": …, \"reason\": …}]}", name: "Lint", fresh: [],
    [
      FixtureKey(
        "ignore",
        .array(
          of: { ignored.format { position in IgnoredRule("", reason: "", position: position) } },
          "an array of rules with reasons"),
        "the rules, each with its reason",
        example: #"[{"rule": "overlap", "reason": "the badge lies on the picture"}]"#, { $0 += $1 },
        write: { $0.isEmpty ? nil : $0 })
    ])

  private static let ignored = KeyTable<IgnoredRule>(
    "a rule with a reason, an object", name: "IgnoredRule", required: ["rule", "reason"],
    fresh: IgnoredRule("", reason: ""),
    [
      FixtureKey("rule", .string, "the rule's id", example: #""overlap""#, \.rule),
      FixtureKey(
        "reason", .string, "why it is left out", example: #""the badge lies on the picture""#, \.reason),
    ])
}
