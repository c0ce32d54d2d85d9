package import Documents
import LayoutModel

/// The content of baselines, key by key, for their JSON Schema. `LintBaseline` writes the text; tests check baselines
/// against this.
package enum BaselineShape {
  /// The JSON Schema of `layout-baseline/2`.
  package static var schema: JSONSchema { JSONSchema(title: LintBaseline.format, baseline) }

  private static var baseline: ObjectShape {
    ObjectShape(
      "Baseline", "findings that are known, an object", required: ["format", "conditions", "entries"],
      [
        KeyShape("format", "the format", .name([LintBaseline.format]), example: "\"layout-baseline/2\""),
        KeyShape(
          "conditions", "the names of all conditions, sorted", .array { .string() },
          example: "[\"iphone-17/portrait\"]"),
        KeyShape("entries", "the findings, sorted", .array { .object { entry } }, example: "[]"),
      ])
  }

  private static var entry: ObjectShape {
    ObjectShape(
      "Entry", "a finding that is known, an object", required: ["rule", "path", "conditions"],
      [
        KeyShape("rule", "the rule's id", .string(), example: "\"overlap\""),
        KeyShape("path", "the file", .string(), example: "\"Main.storyboard\""),
        KeyShape(
          "scene", "the screen's id", .string(), standard: .words("the file is the screen"), example: "\"BYZ-38-t0r\""),
        KeyShape("view", "the view's id", .string(), standard: .words("of no view"), example: "\"title\""),
        KeyShape(
          "partner", "the id of the other view or the constraint; one that is long by its fingerprint, #…", .string(),
          standard: .words("none"), example: "\"help\""),
        KeyShape(
          "conditions",
          "the conditions that it was found under: a bit each in their order, four in a hexadecimal digit, zeros at the end left out",
          .string(), example: "\"c4\""),
      ])
  }
}
