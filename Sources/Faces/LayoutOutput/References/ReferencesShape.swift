package import Documents

/// The content of the result of `layout references`, key by key, for its JSON Schema.
package enum ReferencesShape {
  package static let format = "layout-references/1"

  /// The JSON Schema of `layout-references/1`.
  package static var schema: JSONSchema { JSONSchema(title: format, references) }

  private static var references: ObjectShape {
    ObjectShape(
      "References", "projects' snapshots beside those that a Mac recorded, an object",
      required: ["format", "projects"],
      [
        KeyShape("format", "the format", .name([format]), example: "\"\(format)\""),
        KeyShape("projects", "the projects", .array { .object { project } }, example: "[]"),
      ])
  }

  private static func count(_ key: String, _ meaning: String) -> KeyShape {
    KeyShape(key, meaning, .number(from: 0, isWhole: true), example: "12")
  }

  private static var project: ObjectShape {
    ObjectShape(
      "Project", "a project, an object",
      required: [
        "folder", "tests", "found", "laidOut", "paired", "pictures", "sameSize", "belowOne", "belowThree", "texts",
        "frames", "equalFrames", "asRecorded", "leftover", "snapshots",
      ],
      [
        KeyShape("folder", "its folder", .string(), example: "\"App\""),
        count("tests", "the tests that hand over views"),
        count("found", "the snapshots that tests hand over, or name where they don't run to their end"),
        count("laidOut", "those that are laid out"),
        count("paired", "those with a file of the record"),
        count("pictures", "the pictures among them"),
        count("sameSize", "the pictures of the recorded size"),
        count("belowOne", "the pictures of that size of which less than 1 % of the pixels are off"),
        count("belowThree", "the pictures of that size of which less than 3 % of the pixels are off"),
        count("texts", "the texts among the pairs"),
        count("frames", "the frames in these texts"),
        count("equalFrames", "the frames that are the same within half a point"),
        count("asRecorded", "the pictures below 3 %, and the texts with all frames the same and no view added"),
        KeyShape(
          "leftover", "the files of the record that no snapshot is kept in", .array { .string() }, example: "[]"),
        KeyShape("snapshots", "the snapshots, in the tests' order", .array { .object { snapshot } }, example: "[]"),
      ])
  }

  private static var snapshot: ObjectShape {
    let size = ValueShape.array { .number(from: 0, isWhole: true) }
    return ObjectShape(
      "Snapshot", "a snapshot, an object", required: ["name", "file", "line"],
      [
        KeyShape(
          "name", "the test and the snapshot's name or number", .string(), example: "\"LoginTests.testEmpty.1\""),
        KeyShape("file", "the test's file", .string(), example: "\"AppTests/LoginTests.swift\""),
        KeyShape("line", "the test's line, from 1", .number(from: 1, isWhole: true), example: "12"),
        KeyShape(
          "reference", "the file of the record", .string(), standard: .words("there is none"),
          example: "\"AppTests/__Snapshots__/LoginTests/testEmpty.1.png\""),
        KeyShape(
          "failure", "why it isn't laid out", .string(), standard: .words("it is"), example: "\"a trap\""),
        KeyShape(
          "unreadable", "why the file of the record can't be read", .string(), standard: .words("it can"),
          example: "\"this is no PNG\""),
        KeyShape(
          "size", "its width and height in pixels", size, standard: .words("of no picture"), example: "[640, 660]"),
        KeyShape(
          "recordedSize", "those of the record", size, standard: .words("of no picture"), example: "[640, 660]"),
        KeyShape(
          "off", "the share of pixels that differ by more than a sixteenth of a colour's range", .number(from: 0),
          standard: .words("the sizes differ, or nothing draws"), example: "0.0125"),
        KeyShape(
          "frames", "the frames of the record", .number(from: 0, isWhole: true), standard: .words("of no text"),
          example: "12"),
        KeyShape(
          "equalFrames", "those that are the same", .number(from: 0, isWhole: true), standard: .words("of no text"),
          example: "9"),
        KeyShape(
          "added", "the views here that aren't in the record", .number(from: 0, isWhole: true),
          standard: .words("none"),
          example: "1"),
      ])
  }
}
