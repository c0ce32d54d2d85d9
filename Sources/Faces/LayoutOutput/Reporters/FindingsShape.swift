package import Documents
import Findings
import LayoutModel

/// The content of reports, key by key, for their JSON Schema. `LintReport` writes the text; tests check reports against
/// this.
package enum FindingsShape {
  /// The JSON Schema of `layout-findings/1`.
  package static var schema: JSONSchema { JSONSchema(title: LintReport.format, report) }

  private static var report: ObjectShape {
    ObjectShape(
      "Findings", "the findings of lint, an object",
      required: ["format", "inputs", "scenes", "conditions", "layouts", "findings"],
      [
        KeyShape("format", "the format", .name([LintReport.format]), example: "\"layout-findings/1\""),
        KeyShape("inputs", "the files, sorted", strings, example: "[\"Main.storyboard\"]"),
        KeyShape("scenes", "the screens, sorted by file and id", .array { .object { scene } }, example: "[]"),
        KeyShape("conditions", "the names of all conditions, sorted", strings, example: "[\"iphone-17/portrait\"]"),
        KeyShape("layouts", "how many layouts were made", whole, example: "56"),
        KeyShape("findings", "the findings, in order", .array { .object { finding } }, example: "[]"),
      ])
  }

  private static var scene: ObjectShape {
    ObjectShape(
      "Scene", "a screen, an object", required: ["path", "conditions"],
      [
        KeyShape("path", "the file", .string(), example: "\"Main.storyboard\""),
        sceneID,
        KeyShape("name", "people's name for it", .string(), standard: .words("the file's own"), example: "\"Login\""),
        KeyShape(
          "conditions", "the conditions that it was laid out under", strings, example: "[\"iphone-17/portrait\"]"),
      ])
  }

  private static var sceneID: KeyShape {
    KeyShape("scene", "its id", .string(), standard: .words("the file is the screen"), example: "\"BYZ-38-t0r\"")
  }

  private static var finding: ObjectShape {
    ObjectShape(
      "Finding", "something wrong, reported once, an object",
      required: ["rule", "severity", "path", "message", "count", "conditions", "key"], place + names + numbers)
  }

  private static var place: [KeyShape] {
    let severities = Diagnostic.Severity.allCases.map(\.rawValue)
    return [
      KeyShape("rule", "the rule's id", .string(), example: "\"overlap\""),
      KeyShape("severity", "how grave it is", .name(severities), example: "\"warning\""),
      KeyShape(
        "certainty", "sure if all that it rests on is known", .name([Certainty.sureWord, Certainty.guessedWord]),
        standard: .words("sure"), example: "\"guessed\""),
      KeyShape(
        "because", "the guesses, a sentence each", strings, standard: .words("nothing"),
        example: "[\"icon's size is the canvas's\"]"),
      KeyShape(
        "causes", "the same as kind and subject with a colon between, for grouping", strings,
        standard: .words("nothing"), example: "[\"canvas-size:icon\"]"),
      KeyShape("path", "the file", .string(), example: "\"Main.storyboard\""),
      KeyShape("line", "its line, from 1", ordinal, standard: .words("in no place"), example: "42"),
      KeyShape("column", "in bytes, from 1", ordinal, standard: .words("in no place"), example: "25"),
      KeyShape("endColumn", "behind it", ordinal, standard: .words("in no place"), example: "31"),
      KeyShape(
        "partnerPath", "the partner's file", .string(), standard: .words("the finding's"),
        example: "\"Login/FormView.swift\""),
      KeyShape("partnerLine", "the partner's line", ordinal, standard: .words("in no place"), example: "57"),
      KeyShape("partnerColumn", "in bytes, from 1", ordinal, standard: .words("in no place"), example: "25"),
      KeyShape("partnerEndColumn", "behind it", ordinal, standard: .words("in no place"), example: "32"),
    ]
  }

  private static var names: [KeyShape] {
    [
      KeyShape(
        "screenPath", "the file that has the screen", .string(), standard: .words("the finding's"),
        example: "\"Login/LoginViewController.swift\""),
      sceneID,
      KeyShape(
        "sceneName", "people's name for the screen", .string(), standard: .words("nothing"), example: "\"Login\""),
      KeyShape("view", "the view's id", .string(), standard: .words("of no view"), example: "\"title\""),
      KeyShape("viewName", "people's name for it", .string(), standard: .words("nothing"), example: "\"“Sign in”\""),
      KeyShape(
        "partner", "the id of the other view or the constraint", .string(), standard: .words("none"),
        example: "\"help\""),
      KeyShape("partnerName", "people's name for it", .string(), standard: .words("nothing"), example: "\"“Help”\""),
      KeyShape(
        "message", "the fault, under the worst conditions", .string(), example: "\"Login: “Sign in” has no width\""),
      KeyShape(
        "advice", "the advice on it, a part of the message", .string(), standard: .words("nothing"),
        example: "\"give one a higher horizontal hugging priority\""),
      KeyShape(
        "worst", "the name of the worst conditions", .string(), standard: .words("under none"),
        example: "\"iphone-17/portrait\""),
      KeyShape(
        "worstName", "the same as a person says them", .string(), standard: .words("alike under all"),
        example: "\"iPhone 17, portrait\""),
      KeyShape(
        "hurts", "the devices that it is found on, of those that its screen was laid out on: phones, then pads",
        .string(),
        standard: .words("on no device"), example: "\"2 of 2 phones, 1 of 3 pads\""),
      KeyShape(
        "key", "the same in all runs: path, rule, scene, view and partner with tabs between", .string(),
        example: "\"Main.storyboard\\toverlap\\t\\ttitle\\thelp\""),
    ]
  }

  private static var numbers: [KeyShape] {
    [
      KeyShape("count", "under how many conditions", whole, example: "7"),
      KeyShape("conditions", "their names", strings, example: "[\"iphone-17/portrait\"]"),
      KeyShape(
        "ranges", "with `--width`, the widths", .array { .object { range } }, standard: .words("none"), example: "[]"),
      KeyShape(
        "amount", "[width, height] of what is wrong, in points", pair, standard: .words("none"), example: "[12, 44]"),
      KeyShape("repairs", "its repairs, the likeliest first", strings, standard: .words("none"), example: "[]"),
      KeyShape(
        "fixes", "of `layout fix` and `lint --repairs`, the repairs as edits", .array { .object { fix } },
        standard: .words("none"), example: "[]"),
      KeyShape(
        "related", "the other things that it is about: a conflict's constraints, views that follow",
        .array { .object { related } }, standard: .words("nothing"), example: "[]"),
      KeyShape(
        "worsened", "true if the baseline has it under fewer conditions", .bool, standard: .words("false"),
        example: "true"),
    ]
  }

  private static var fix: ObjectShape {
    ObjectShape(
      "Fix", "a repair, an object", required: ["repair", "kind", "edits"],
      [
        KeyShape("repair", "its words, as in `repairs`", .string(), example: "\"lower its priority to 999\""),
        KeyShape(
          "kind", "`safe` is written, `offered` where somebody asks, `refused` never",
          .name(LintFinding.Repair.Kind.allCases.map(\.rawValue)), example: "\"safe\""),
        KeyShape(
          "reason", "why it is refused", .string(), standard: .words("it isn't"), example: "\"would move “Title”\""),
        KeyShape(
          "proved", "true if the changed file was laid out, and is as it should be", .bool, standard: .words("false"),
          example: "true"),
        KeyShape("edits", "what it replaces in the file", .array { .object { edit } }, example: "[]"),
      ])
  }

  private static var edit: ObjectShape {
    ObjectShape(
      "Edit", "a part of a file, and what replaces it, an object",
      required: ["start", "end", "line", "column", "endLine", "endColumn", "text"],
      [
        KeyShape("start", "the first byte, from 0", whole, example: "1042"),
        KeyShape("end", "the byte behind the last", whole, example: "1049"),
        KeyShape("line", "the first byte's line, from 1", ordinal, example: "42"),
        KeyShape("column", "its column in bytes, from 1", ordinal, example: "25"),
        KeyShape("endLine", "the line behind it", ordinal, example: "42"),
        KeyShape("endColumn", "the column behind it", ordinal, example: "32"),
        KeyShape("text", "the new text", .string(), example: "\"leading\""),
      ])
  }

  private static var related: ObjectShape {
    ObjectShape(
      "Related", "something that a finding is about besides, an object", required: ["text"],
      [
        KeyShape("text", "the thing in words", .string(), example: "\"\\\"title.width == 300\\\"\""),
        KeyShape(
          "id", "the view's or the constraint's id", .string(), standard: .words("unknown"), example: "\"title\""),
        KeyShape(
          "path", "its file", .string(), standard: .words("the finding's"), example: "\"Login/FormView.swift\""),
        KeyShape("line", "its line, from 1", whole, standard: .words("in no place"), example: "42"),
        KeyShape("column", "in bytes, from 1", whole, standard: .words("in no place"), example: "25"),
        KeyShape("endColumn", "behind it", whole, standard: .words("in no place"), example: "31"),
      ])
  }

  private static var range: ObjectShape {
    ObjectShape(
      "Range", "widths of the window, an object", required: ["conditions", "width"],
      [
        KeyShape("conditions", "the conditions that share them", strings, example: "[\"iphone-17/portrait\"]"),
        KeyShape("width", "[from, to] in points", pair, example: "[320, 375]"),
      ])
  }

  private static var strings: ValueShape { .array { .string() } }
  private static var whole: ValueShape { .number("a whole number", from: 0, isWhole: true) }
  private static var ordinal: ValueShape { .number("a whole number from 1 on", from: 1, isWhole: true) }
  private static var pair: ValueShape { .tuple([.number(), .number()]) }
}
