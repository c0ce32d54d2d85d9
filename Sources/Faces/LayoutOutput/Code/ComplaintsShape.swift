package import Documents

/// The content of `complaints.json`, key by key, for its JSON Schema: the compiler's messages on code that isn't built.
package enum ComplaintsShape {
  package static let format = "layout-complaints/1"

  /// The JSON Schema of `layout-complaints/1`.
  package static var schema: JSONSchema { JSONSchema(title: format, complaints) }

  private static var complaints: ObjectShape {
    ObjectShape(
      "Complaints", "the compiler's messages on the files of a module, an object",
      required: ["format", "module", "folder", "files"],
      [
        KeyShape("format", "the format", .name([format]), example: "\"\(format)\""),
        KeyShape("module", "the module's name", .string(), example: "\"Shop\""),
        KeyShape("folder", "the folder that the files' paths begin at", .string(), example: "\"/Users/me/Shop\""),
        KeyShape(
          "files", "the files that aren't built, or not all of them, by path", .array { .object { file } },
          example: "[]"),
      ])
  }

  private static var file: ObjectShape {
    ObjectShape(
      "File", "a file of which something isn't built, an object", required: ["file", "isWhole", "complaints"],
      [
        KeyShape("file", "its path", .string(), example: "\"Cart/CartViewController.swift\""),
        KeyShape("isWhole", "whether nothing of it is built", .bool, example: "true"),
        KeyShape(
          "complaints", "the messages, in the order in which something was left out for them; at most 100",
          .array { .object { complaint } }, example: "[]"),
      ])
  }

  private static var complaint: ObjectShape {
    ObjectShape(
      "Complaint", "a message, an object", required: ["line", "column", "message"],
      [
        KeyShape("line", "the line, from 1", .number(from: 1, isWhole: true), example: "12"),
        KeyShape("column", "the column, from 1, in bytes", .number(from: 1, isWhole: true), example: "5"),
        KeyShape("message", "the compiler's message", .string(), example: "\"cannot find 'Alamofire' in scope\""),
      ])
  }
}
