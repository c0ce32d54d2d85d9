package import Documents

/// The content of answers, key by key, for their JSON Schemas: `layout-explanation/1` and `layout-log/1`.
/// `ViewExplanation`, `StateExplanation` and `LogAnswer` write the texts; tests check these against it.
package enum ExplanationShape {
  /// The JSON Schema of `layout-explanation/1`.
  package static var schema: JSONSchema { JSONSchema(title: ViewExplanation.format, explanation) }

  /// The JSON Schema of `layout-log/1`.
  package static var logSchema: JSONSchema { JSONSchema(title: LogAnswer.format, log) }

  // MARK: Why is it so

  private static var explanation: ObjectShape {
    ObjectShape(
      "Explanation", "an answer, an object", required: ["format", "fixture"],
      [
        KeyShape("format", "the format", .name([ViewExplanation.format]), example: "\"layout-explanation/1\""),
        KeyShape("fixture", "the screen's name", .string(), example: "\"Login\""),
        KeyShape(
          "scene", "the scene's object id, of an Interface Builder file", .string(),
          standard: .words("a fixture's screen"), example: "\"BYZ-38-t0r\""),
        KeyShape(
          "device", "the device, of questions about orientations", .string(), standard: .words("others"),
          example: "\"iphone-17\""),
        KeyShape(
          "conditions", "the name of the conditions", .string(), standard: .words("none are asked for"),
          example: "\"iphone-17/portrait\""),
        KeyShape(
          "view", "the view's id, or its path", .string(), standard: .words("none is asked about"), example: "\"title\""
        ),
        KeyShape(
          "attributes", "the numbers that were asked for", .array { .object { attribute } },
          standard: .words("no view is asked about"), example: "[]"),
        KeyShape(
          "whatIf", "changes that were tried", .object { trial }, standard: .words("none were"),
          example: "{\"changes\": [\"lead.constant = 40\"], \"differences\": [\"title: x 20 → 40\"]}"),
        KeyShape(
          "decisions", "questions for orientations", .array { .object { decision } }, standard: .words("none"),
          example: "[]"),
        KeyShape(
          "controllers", "how controllers stand to each other: names by relation",
          .array { .members(of: .either([.string(), .null])) }, standard: .words("it isn't asked for"), example: "[]"),
      ])
  }

  private static var attribute: ObjectShape {
    ObjectShape(
      "Attribute",
      "a number of a frame, an object; the value is the sum of multiplier · constant, perWidth · the window's width and "
        + "perHeight · its height",
      required: ["attribute", "value", "perWidth", "perHeight", "terms", "unmet", "words"],
      [
        KeyShape("attribute", "the number's name", .string(), example: "\"width\""),
        KeyShape("value", "the number, exact, in points", .number(), example: "362"),
        KeyShape("perWidth", "its growth with the window's width, in points for each", .number(), example: "1"),
        KeyShape("perHeight", "its growth with the window's height, in points for each", .number(), example: "0"),
        KeyShape(
          "settledBy", "the way in which it was settled where it is open", .name(["tie", "declaredFrame"]),
          standard: .words("it isn't open"), example: "\"tie\""),
        KeyShape(
          "terms", "the terms that determine it, from the window to the view", .array { .object { term } },
          example: "[]"),
        KeyShape("unmet", "the goals of the view that aren't met", .array { .object { goal } }, example: "[]"),
        KeyShape("words", "the answer in a sentence", .string(), example: "\"title is 362 wide because …\""),
      ])
  }

  private static let kinds = [
    "constraint", "mask", "contentHugging", "contentCompressionResistance", "zeroLength", "declaredFrame", "inset",
  ]

  private static var term: ObjectShape {
    ObjectShape(
      "Term", "something that holds with equality, an object",
      required: ["kind", "id", "text", "constant", "multiplier"],
      [
        KeyShape("kind", "the kind of term", .name(kinds), example: "\"constraint\""),
        KeyShape("id", "a constraint's id or path, or what of a view", .string(), example: "\"lead\""),
        KeyShape(
          "view", "the view whose it is, or that made the constraint", .string(),
          standard: .words("a constraint of the screen"), example: "\"title\""),
        KeyShape(
          "identifier", "UIKit's, of a constraint that a view makes", .string(), standard: .words("it has none"),
          example: "\"UISV-spacing\""),
        KeyShape("text", "in the words of a fixture", .string(), example: "\"title.leading == root.leading + 20\""),
        KeyShape(
          "line", "its line in the file", .number(from: 1, isWhole: true), standard: .words("nowhere"), example: "12"),
        KeyShape(
          "column", "its column in the line", .number(from: 1, isWhole: true), standard: .words("nowhere"), example: "5"
        ),
        KeyShape(
          "priority", "how strongly it holds", .number(above: 0, to: 1000), standard: .words("it has none"),
          example: "1000"),
        KeyShape("constant", "its right-hand side as it is written, in points", .number(), example: "20"),
        KeyShape("multiplier", "how often it counts", .number(), example: "-1"),
      ])
  }

  private static var goal: ObjectShape {
    ObjectShape(
      "Goal", "something that isn't met, an object",
      required: ["kind", "view", "priority", "wanted", "missing", "because"],
      [
        KeyShape("kind", "the kind of goal", .name(kinds), example: "\"contentHugging\""),
        KeyShape("id", "a constraint's id or path", .string(), standard: .words("a content"), example: "\"wide\""),
        KeyShape("view", "the view", .string(), example: "\"title\""),
        KeyShape("priority", "how strongly it is asked for", .number(above: 0, to: 1000), example: "251"),
        KeyShape("wanted", "the length that is asked for, in points", .number(), example: "49"),
        KeyShape("missing", "by how much it is missed, in points", .number(from: 0), example: "313"),
        KeyShape(
          "because", "the ids of what stands against it", .array { .string() }, example: "[\"lead\", \"trail\"]"),
      ])
  }

  private static var trial: ObjectShape {
    ObjectShape(
      "Trial", "changes and what came of them, an object", required: ["changes", "differences"],
      [
        KeyShape("changes", "the changes", .array { .string() }, example: "[\"lead.constant = 40\"]"),
        KeyShape("differences", "the differences in words", .array { .string() }, example: "[\"title: x 20 → 40\"]"),
      ])
  }

  private static var decision: ObjectShape {
    ObjectShape(
      "Decision", "a question for an orientation, an object",
      required: ["requestedOrientation", "orientation", "trail"],
      [
        KeyShape("requestedOrientation", "the orientation that was asked for", .string(), example: "\"landscapeLeft\""),
        KeyShape("orientation", "the orientation that the interface took", .string(), example: "\"portrait\""),
        KeyShape("trail", "each one's answer", .array { .string() }, example: "[]"),
      ])
  }

  // MARK: Logs

  private static var log: ObjectShape {
    ObjectShape(
      "Log", "the contents of a log, an object", required: ["format", "conflicts"],
      [
        KeyShape("format", "the format", .name([LogAnswer.format]), example: "\"layout-log/1\""),
        KeyShape("conflicts", "the conflicts in their order", .array { .object { conflict } }, example: "[]"),
      ])
  }

  private static var index: ValueShape { .number(from: 0, isWhole: true) }

  private static var conflict: ObjectShape {
    ObjectShape(
      "Conflict", "constraints that can't hold together, an object",
      required: [
        "line", "constraints", "irreducible", "assumed", "broken", "likeliest", "rule", "reason", "advice", "repairs",
        "places", "unread",
      ],
      [
        KeyShape("line", "the line that it begins on", .number(from: 1, isWhole: true), example: "3"),
        KeyShape(
          "constraints", "the constraints as they are printed", .array { .object { constraint } }, example: "[]"),
        KeyShape(
          "irreducible", "the smallest set found that has no solution, by their indices", .array { index },
          example: "[0, 2]"),
        KeyShape(
          "unexamined", "why nobody knows whether they have a solution, where that is so", .string(),
          example: "\"there are too many constraints to look for a set that has no solution\""),
        KeyShape(
          "assumed", "the assumption about things that the log doesn't print", .either([.string(), .null]),
          example: "\"margins of 8 points, which the log doesn't print\""),
        KeyShape("broken", "the one that was broken, by its index", .either([index, .null]), example: "2"),
        KeyShape("likeliest", "the likeliest mistake, by its index", .either([index, .null]), example: "0"),
        KeyShape("rule", "the rule that says so", .string(), example: "\"given-size\""),
        KeyShape("reason", "why", .string(), example: "\"the table gives the cell its size\""),
        KeyShape(
          "advice", "the advice where nothing can be mended", .either([.string(), .null]), example: "null"),
        KeyShape(
          "repairs", "its repairs, the likeliest first", .array { .string() },
          example: "[\"lower the priority of [1] to 999\"]"),
        KeyShape("places", "the places of constraints in sources", .array { .object { place } }, example: "[]"),
        KeyShape("unread", "lines that aren't understood", .array { .object { line } }, example: "[]"),
      ])
  }

  private static let origins = [
    "constraint", "mask", "encapsulated", "temporary", "stack", "contentSize", "system",
  ]

  private static var constraint: ObjectShape {
    ObjectShape(
      "LoggedConstraint", "a constraint of a log, an object",
      required: [
        "address", "origin", "identifier", "first", "relation", "second", "multiplier", "constant", "priority", "line",
        "words",
      ],
      [
        KeyShape("address", "its address", .string(), example: "\"0x60\""),
        KeyShape("origin", "its origin", .name(origins), example: "\"constraint\""),
        KeyShape("identifier", "its identifier", .either([.string(), .null]), example: "null"),
        KeyShape(
          "first", "the left side", .object { item },
          example: "{\"name\": \"title\", \"class\": \"UILabel\", \"address\": \"0x7f\", \"attribute\": \"width\"}"),
        KeyShape("relation", "how the sides compare", .name(["==", "<=", ">="]), example: "\"==\""),
        KeyShape("second", "the right side's item", .either([.object { item }, .null]), example: "null"),
        KeyShape("multiplier", "the factor of that", .number(), example: "1.5"),
        KeyShape("constant", "the summand, in points", .number(), example: "8"),
        KeyShape("priority", "how strongly it holds", .number(above: 0, to: 1000), example: "1000"),
        KeyShape("line", "its line in the log", .number(from: 1, isWhole: true), example: "5"),
        KeyShape("words", "the constraint in words", .string(), example: "\"UILabel “title” is 100 wide\""),
      ])
  }

  private static var item: ObjectShape {
    ObjectShape(
      "LoggedItem", "a view or guide and its attribute, an object",
      required: ["name", "class", "address", "attribute"],
      [
        KeyShape("name", "its identifier or title", .either([.string(), .null]), example: "\"title\""),
        KeyShape("class", "its class", .either([.string(), .null]), example: "\"UILabel\""),
        KeyShape("address", "its address", .either([.string(), .null]), example: "\"0x7f\""),
        KeyShape("attribute", "the attribute as it is printed", .string(), example: "\"width\""),
      ])
  }

  private static var place: ObjectShape {
    ObjectShape(
      "Place", "the place of a constraint in a source, an object", required: ["constraint", "path", "line", "sure"],
      [
        KeyShape("constraint", "the constraint, by its index", index, example: "0"),
        KeyShape("path", "the file", .string(), example: "\"Main.storyboard\""),
        KeyShape("line", "the line", .number(from: 1, isWhole: true), example: "42"),
        KeyShape("column", "the column", .number(from: 1, isWhole: true), standard: .words("not known"), example: "7"),
        KeyShape("sure", "the evidence for it", .string(), example: "\"identifier\""),
      ])
  }

  private static var line: ObjectShape {
    ObjectShape(
      "Line", "a line of a log, an object", required: ["line", "text"],
      [
        KeyShape("line", "its number", .number(from: 1, isWhole: true), example: "7"),
        KeyShape("text", "the line's text", .string(), example: "\"...\""),
        KeyShape(
          "problem", "the fault in it", .string(), standard: .words("nothing is known to be"),
          example: "\"1e308 is too large for a layout\""),
      ])
  }
}
