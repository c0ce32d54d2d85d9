package import Documents

/// The content of difference reports, key by key, for their JSON Schema. `DifferenceReport` writes the text; tests
/// check that reports match this.
package enum DifferenceShape {
  /// The JSON Schema of `layout-difference/1`.
  package static var schema: JSONSchema { JSONSchema(title: DifferenceReport.format, report) }

  private static var report: ObjectShape {
    ObjectShape(
      "Report", "the changes of screens, an object",
      required: ["format", "old", "new", "isVisible", "mayBeVisible", "isChanged", "files"],
      [
        KeyShape("format", "the format", .name([DifferenceReport.format]), example: "\"layout-difference/1\""),
        KeyShape("old", "the version that the files are compared with", .string(), example: "\"main\""),
        KeyShape("new", "the version that is compared", .string(), example: "\"HEAD\""),
        KeyShape("isVisible", "true if some of the changes are seen", .bool, example: "true"),
        KeyShape(
          "mayBeVisible", "true if some of the changes are seen, or may be, which isn't judged", .bool,
          example: "true"),
        KeyShape("isChanged", "true if anything changed that is reported", .bool, example: "true"),
        KeyShape("files", "the files that changed, by path", .array { .object { file } }, example: "[]"),
      ])
  }

  private static var file: ObjectShape {
    ObjectShape(
      "File", "a file and its changes, an object",
      required: ["path", "status", "isVisible", "mayBeVisible", "conditions", "edits", "effects"],
      [
        KeyShape("path", "its path", .string(), example: "\"Main.storyboard\""),
        KeyShape("oldPath", "its path before", .string(), standard: .words("the same"), example: "\"Old.storyboard\""),
        KeyShape(
          "status", "its fate", .name(FileDifference.Status.allCases.map(\.rawValue)), example: "\"changed\""),
        KeyShape("isVisible", "true if some of its changes are seen", .bool, example: "true"),
        KeyShape(
          "mayBeVisible", "true if some of its changes are seen, or may be, which isn't judged", .bool,
          example: "true"),
        KeyShape(
          "fault", "why it can't be compared", .string(), standard: .words("it can"),
          example: "\"the new version can't be read: 12:3: the file ends in the middle of an element\""),
        KeyShape(
          "conditions", "the conditions that it was laid out under", strings, example: "[\"iphone-17/portrait\"]"),
        KeyShape("edits", "the edits that somebody made", .array { .object { edit } }, example: "[]"),
        KeyShape(
          "effects", "the effects of the edits on layouts, the largest first", .array { .object { effect } },
          example: "[]"),
        KeyShape("notes", "further notes", strings, standard: .words("nothing"), example: "[]"),
      ])
  }

  private static var edit: ObjectShape {
    ObjectShape(
      "Edit", "something that somebody changed, an object", required: ["kind", "text", "visibility"],
      [
        KeyShape(
          "kind", "the kind of edit", .name(FileDifference.Edit.Kind.allCases.map(\.rawValue)), example: "\"changed\""),
        KeyShape(
          "scene", "people's name for the scene", .string(), standard: .words("the whole file"), example: "\"Login\""),
        KeyShape(
          "element", "people's name for the object", .string(), standard: .words("the whole file"),
          example: "\"“Name” (UILabel)\""),
        KeyShape("elementID", "the object's id", .string(), standard: .words("it has none"), example: "\"aBc-1d-eFg\""),
        KeyShape("text", "the change in words", .string(), example: "\"text “Name” → “Full name”\""),
        KeyShape("line", "the line in the new file", line, standard: .words("it isn't there"), example: "12"),
        KeyShape("oldLine", "the line in the old file", line, standard: .words("it isn't there"), example: "12"),
        KeyShape(
          "visibility",
          "its visibility where nothing moves: neither laid out nor drawn, shown by layouts, not judged, or seen",
          .name(FileDifference.Edit.Visibility.allCases.map(\.rawValue)), example: "\"seen\""),
        KeyShape(
          "isSeen", "true if it is seen though nothing moves", .bool, standard: .value(JSONValue(.bool(false))),
          example: "true"),
      ])
  }

  private static var effect: ObjectShape {
    ObjectShape(
      "Effect", "an effect of edits, an object", required: ["text", "causes", "movedViews", "conditions", "changes"],
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
        KeyShape("changes", "the differences", .array { .object { change } }, example: "[]"),
      ])
  }

  private static var change: ObjectShape {
    ObjectShape(
      "Change", "how views differ, an object", required: ["views", "text", "conditions"],
      [
        KeyShape(
          "scene", "people's name for the scene", .string(), standard: .words("the file's only one"),
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
