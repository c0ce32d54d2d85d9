package import Documents

/// The content of difference reports, key by key, for their JSON Schema. `DifferenceReport` writes the text; tests
/// check that reports match this.
package enum DifferenceShape {
  /// The JSON Schema of `layout-difference/1`.
  package static var schema: JSONSchema { JSONSchema(title: DifferenceReport.format, report) }

  private static var report: ObjectShape {
    ObjectShape(
      "Report", "what changed of screens, an object",
      required: ["format", "old", "new", "isVisible", "mayBeVisible", "isChanged", "files"],
      [
        KeyShape("format", "the format", .name([DifferenceReport.format]), example: "\"layout-difference/1\""),
        KeyShape("old", "what the files are compared with", .string(), example: "\"main\""),
        KeyShape("new", "what is compared", .string(), example: "\"HEAD\""),
        KeyShape("isVisible", "whether something is seen of the changes", .bool, example: "true"),
        KeyShape(
          "mayBeVisible", "whether something is seen of the changes, or may be, which isn't judged", .bool,
          example: "true"),
        KeyShape("isChanged", "whether anything changed that is reported", .bool, example: "true"),
        KeyShape("files", "the files that changed, by path", .array { .object { file } }, example: "[]"),
      ])
  }

  private static var file: ObjectShape {
    ObjectShape(
      "File", "what became of a file, an object",
      required: ["path", "status", "isVisible", "mayBeVisible", "conditions", "edits", "effects"],
      [
        KeyShape("path", "its path", .string(), example: "\"Main.storyboard\""),
        KeyShape("oldPath", "its path before", .string(), standard: .words("the same"), example: "\"Old.storyboard\""),
        KeyShape(
          "status", "what became of it", .name(FileDifference.Status.allCases.map(\.rawValue)), example: "\"changed\""),
        KeyShape("isVisible", "whether something is seen of its changes", .bool, example: "true"),
        KeyShape(
          "mayBeVisible", "whether something is seen of its changes, or may be, which isn't judged", .bool,
          example: "true"),
        KeyShape(
          "fault", "why it can't be compared", .string(), standard: .words("it can"),
          example: "\"the new version can't be read: 12:3: the file ends in the middle of an element\""),
        KeyShape("conditions", "what it was laid out under", strings, example: "[\"iphone-17/portrait\"]"),
        KeyShape("edits", "what somebody changed", .array { .object { edit } }, example: "[]"),
        KeyShape(
          "effects", "what that does to layouts, the largest first", .array { .object { effect } }, example: "[]"),
        KeyShape("notes", "what else is to know", strings, standard: .words("nothing"), example: "[]"),
      ])
  }

  private static var edit: ObjectShape {
    ObjectShape(
      "Edit", "something that somebody changed, an object", required: ["kind", "text", "visibility"],
      [
        KeyShape(
          "kind", "what was done", .name(FileDifference.Edit.Kind.allCases.map(\.rawValue)), example: "\"changed\""),
        KeyShape(
          "scene", "what people call the scene", .string(), standard: .words("the whole file"), example: "\"Login\""),
        KeyShape(
          "element", "what people call the object", .string(), standard: .words("the whole file"),
          example: "\"“Name” (UILabel)\""),
        KeyShape("elementID", "the object's id", .string(), standard: .words("it has none"), example: "\"aBc-1d-eFg\""),
        KeyShape("text", "what changed", .string(), example: "\"text “Name” → “Full name”\""),
        KeyShape("line", "the line in the new file", line, standard: .words("it isn't there"), example: "12"),
        KeyShape("oldLine", "the line in the old file", line, standard: .words("it isn't there"), example: "12"),
        KeyShape(
          "visibility",
          "whether it is seen where nothing moves: neither laid out nor drawn, shown by layouts, not judged, or seen",
          .name(FileDifference.Edit.Visibility.allCases.map(\.rawValue)), example: "\"seen\""),
        KeyShape(
          "isSeen", "whether it is seen though nothing moves", .bool, standard: .value(JSONValue(.bool(false))),
          example: "true"),
      ])
  }

  private static var effect: ObjectShape {
    ObjectShape(
      "Effect", "what edits do, an object", required: ["text", "causes", "movedViews", "conditions", "changes"],
      [
        KeyShape(
          "text", "the effect in a line", .string(),
          example: "\"constant 16 → 24 of “Name”.leading: moves 9 views (iphone-17/portrait and 11 more)\""),
        KeyShape(
          "causes", "the edits that do it, as indices of the file's edits from 0; none where that isn't known",
          .array { .number("a place", from: 0, isWhole: true) }, example: "[0]"),
        KeyShape(
          "movedViews", "how many views lie elsewhere or have another size", .number(from: 0, isWhole: true),
          example: "9"),
        KeyShape("conditions", "under what it is so", strings, example: "[\"iphone-17/portrait\"]"),
        KeyShape("changes", "what differs", .array { .object { change } }, example: "[]"),
      ])
  }

  private static var change: ObjectShape {
    ObjectShape(
      "Change", "how views differ, an object", required: ["views", "text", "conditions"],
      [
        KeyShape(
          "scene", "what people call the scene", .string(), standard: .words("the file's only one"),
          example: "\"Login\""),
        KeyShape("views", "the views' ids", strings, example: "[\"aBc-1d-eFg\"]"),
        KeyShape("text", "the difference in words", .string(), example: "\"“Name”: x 16 → 24 (iphone-17/portrait)\""),
        KeyShape("conditions", "under what it is so", strings, example: "[\"iphone-17/portrait\"]"),
        KeyShape(
          "finding", "the code of a finding that came or went", .string(), standard: .words("it is of frames"),
          example: "\"ambiguous-layout\""),
      ])
  }

  private static var strings: ValueShape { .array { .string() } }
  private static var line: ValueShape { .number("a line", from: 1, isWhole: true) }
}
