package import Documents

/// The content of sweeps, key by key, for their JSON Schema. `SweepDump` writes the text; tests check sweeps against
/// this.
package enum SweepShape {
  /// The JSON Schema of `layout-sweep/1`.
  package static var schema: JSONSchema { JSONSchema(title: SweepDump.format, sweep) }

  private static var sweep: ObjectShape {
    ObjectShape(
      "Sweep", "a screen in every window size of a range, an object",
      required: ["format", "fixture", "conditions", "width", "height", "pieces"],
      [
        KeyShape("format", "the format", .name([SweepDump.format]), example: "\"layout-sweep/1\""),
        KeyShape("fixture", "the screen's name", .string(), example: "\"Login\""),
        KeyShape(
          "scene", "the scene's object id, of an Interface Builder file", .string(),
          standard: .words("a fixture's screen"), example: "\"BYZ-38-t0r\""),
        KeyShape("conditions", "the name of the conditions", .string(), example: "\"ipad-pro-11/portrait\""),
        KeyShape("width", "[from, to] in points", range, example: "[320, 1366]"),
        KeyShape("height", "[from, to] in points", range, example: "[1194, 1194]"),
        KeyShape("pieces", "the pieces that tile the range", .array { .object { piece } }, example: "[]"),
        KeyShape(
          "assertions", "the results of the screen's assertions, in its order", .array { .object { assertion } },
          standard: .words("the screen has none"), example: "[]"),
        KeyShape(
          "sampled", "the part that isn't proved, for there are too many pieces; single windows tell of it",
          .object { rest },
          standard: .words("all of the range is proved"), example: "{\"because\": \"…\", \"share\": 0.01}"),
        KeyShape(
          "interrupted", "the part that is left out, for the user ended the sweep", .object { rest },
          standard: .words("it went on to its end"), example: "{\"because\": \"…\", \"share\": 0.5}"),
      ])
  }

  private static var rest: ObjectShape {
    ObjectShape(
      "Rest", "a part of the range that isn't told exactly, an object", required: ["because", "share"],
      [
        KeyShape("because", "why, in words", .string(), example: "\"there are more than 100 parts\""),
        KeyShape("share", "the share of the range, from 0 to 1", number, example: "0.01"),
      ])
  }

  private static var piece: ObjectShape {
    ObjectShape(
      "Piece", "sizes in which every frame is affine, an object",
      required: ["within", "width", "height", "views", "diagnostics"],
      place + [
        KeyShape("views", "the views in preorder", .array { .object { view } }, example: "[]"),
        KeyShape(
          "diagnostics", "the findings in all of them", .array { .object { DumpShape.diagnostic } }, example: "[]"),
        KeyShape(
          "begins", "the cause of its beginning, in words", .string(), standard: .words("the first piece"),
          example: "\"the horizontal size class becomes regular\""),
        KeyShape(
          "sampled", "[width, height] of the one window that it tells of", range,
          standard: .words("it is proved of all of them"), example: "[1200.5, 800]"),
        KeyShape(
          "sampledEvery",
          "the largest distance in points between the windows in which code was run, where frames are what lies between them",
          .number("a number above 0", above: 0), standard: .words("it is proved of all of them"), example: "4"),
      ])
  }

  /// The range in which something holds.
  private static var place: [KeyShape] {
    [
      KeyShape(
        "within", "half planes, [a, b, c] for a · width + b · height ≤ c", .array { .tuple([number, number, number]) },
        example: "[[1, 0, 507], [-1, 0, -320]]"),
      KeyShape("width", "[from, to] in points", range, example: "[320, 507]"),
      KeyShape("height", "[from, to] in points", range, example: "[1194, 1194]"),
    ]
  }

  private static var view: ObjectShape {
    ObjectShape(
      "View", "a view and its frame, an object; [c, w, h] is c + w · width + h · height",
      required: ["id", "x", "y", "width", "height"],
      [
        KeyShape("id", "the view's id, or its path", .string(), example: "\"title\""),
        KeyShape("x", "from its superview's left edge, in points", affine, example: "[16, 0, 0]"),
        KeyShape("y", "from its superview's upper edge, in points", affine, example: "[20, 0, 0]"),
        KeyShape("width", "in points", affine, example: "[-32, 1, 0]"),
        KeyShape("height", "in points", affine, example: "[20.5, 0, 0]"),
      ])
  }

  private static var assertion: ObjectShape {
    ObjectShape(
      "Assertion", "the result of an assertion, an object", required: ["id", "assert", "holds", "fails"],
      [
        KeyShape("id", "its id, or its text", .string(), example: "\"sidebar\""),
        KeyShape("assert", "its text", .string(), example: "\"sidebar.width == 320\""),
        KeyShape("holds", "true if it is proved", .bool, example: "false"),
        KeyShape(
          "sampled", "true if it holds as far as single windows show, and not more is proved", .bool,
          standard: .words("false"), example: "true"),
        KeyShape("fails", "the windows in which it fails", .array { .object { failure } }, example: "[]"),
        KeyShape(
          "witness", "[width, height] of a window that shows it", range, standard: .words("it holds"),
          example: "[320, 1194]"),
        KeyShape(
          "by", "by how much it fails there, in points", number, standard: .words("it holds"), example: "12.5"),
      ])
  }

  private static var failure: ObjectShape {
    ObjectShape(
      "Failure", "sizes in which an assertion fails, an object", required: ["within", "width", "height"], place)
  }

  private static var number: ValueShape { .number() }
  private static var range: ValueShape { .tuple([number, number]) }
  private static var affine: ValueShape { .tuple([number, number, number]) }
}
