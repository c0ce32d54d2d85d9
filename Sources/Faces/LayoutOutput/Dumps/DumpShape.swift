package import Documents
import LayoutModel

/// The content of dumps and traces, key by key, for their JSON Schemas. `FrameDump` and `TraceDump` write the texts;
/// tests check every golden file and trace against these.
package enum DumpShape {
  /// The JSON Schema of `layout-dump/1`.
  package static var schema: JSONSchema { JSONSchema(title: FrameDump.format, dump) }

  /// The JSON Schema of `layout-trace/1`.
  package static var traceSchema: JSONSchema { JSONSchema(title: TraceDump.format, trace) }

  private static var dump: ObjectShape {
    ObjectShape(
      "Dump", "the frames of a screen's layouts, an object", required: ["format", "fixture", "layouts"],
      [
        KeyShape("format", "the format", .name([FrameDump.format]), example: "\"layout-dump/1\""),
        KeyShape("fixture", "the screen's name", .string(), example: "\"HeavyRotation\""),
        KeyShape(
          "layouts", "devices in the order asked for, and within each the other conditions",
          .array { .object { layout } },
          example: "[]"),
      ])
  }

  private static var layout: ObjectShape {
    ObjectShape(
      "Layout", "a layout of a screen under conditions, an object",
      required: ["device", "requestedOrientation", "orientation", "window", "views", "diagnostics"],
      [
        KeyShape("device", "the device, as it was asked for", .string(), example: "\"iphone-4s\""),
        KeyShape(
          "scene", "the scene's object id, of an Interface Builder file", .string(),
          standard: .words("a fixture's screen"),
          example: "\"BYZ-38-t0r\""),
        KeyShape(
          "time", "of what is seen in the middle of a trace: when, in seconds from its beginning", number,
          standard: .words("a layout at rest"), example: "0.2"),
        KeyShape(
          "requestedOrientation", "the interface orientation asked for", orientation, example: "\"landscapeLeft\""),
        KeyShape("orientation", "the one that the interface took", orientation, example: "\"portrait\""),
      ] + conditions + [
        KeyShape("window", "[x, y, width, height] in points", rectangle, example: "[0, 0, 480, 320]"),
        KeyShape("views", "the views in preorder", .array { .object { view } }, example: "[]"),
        KeyShape("diagnostics", "the findings", .array { .object { diagnostic } }, example: "[]"),
      ])
  }

  /// The conditions that are written if they were asked for.
  private static var conditions: [KeyShape] {
    [
      KeyShape(
        "systemVersion", "the iOS version asked for", .string("a version"), standard: .words("not asked for"),
        example: "\"12.1\""),
      KeyShape(
        "size", "[width, height] of the window asked for, in points", .tuple([number, number]),
        standard: .words("not asked for"), example: "[507, 1194]"),
      KeyShape(
        "contentSizeCategory", "the text size asked for", .name(ContentSizeCategory.allCases.map(\.rawValue)),
        standard: .words("not asked for"), example: "\"accessibilityLarge\""),
      KeyShape(
        "layoutDirection", "the layout direction asked for",
        .name(UserInterfaceLayoutDirection.allCases.map(\.rawValue)),
        standard: .words("not asked for"), example: "\"rightToLeft\""),
      KeyShape(
        "pseudolanguage", "the pseudolanguage asked for", .name(Pseudolanguage.allCases.map(\.rawValue)),
        standard: .words("not asked for"), example: "\"doubleLength\""),
      KeyShape(
        "localization", "the language of the project's texts asked for", .string("a language"),
        standard: .words("not asked for"), example: "\"de\""),
    ]
  }

  private static var view: ObjectShape {
    ObjectShape(
      "View", "a view and where it is, an object", required: ["id", "class", "depth", "frame"],
      [
        KeyShape(
          "id", "the view's id, or its path, counted within its class", .string(), example: "\"root/UILabel[2]\""),
        KeyShape("class", "its class", .string(), example: "\"UILabel\""),
        KeyShape("depth", "how many views it lies within", count, example: "1"),
        KeyShape(
          "superview", "its superview's id", .string(), standard: .words("the outermost view"), example: "\"root\""),
        KeyShape(
          "frame", "[x, y, width, height] in its superview's coordinates, in points, rounded to the device's pixels",
          rectangle, example: "[20, 20, 440, 23]"),
        KeyShape("hidden", "true if it is hidden", .bool, standard: .value(JSONValue(.bool(false))), example: "true"),
        KeyShape("enabled", "true if it is enabled", .bool, standard: .value(JSONValue(.bool(true))), example: "false"),
        KeyShape(
          "selected", "true if it is selected", .bool, standard: .value(JSONValue(.bool(false))), example: "true"),
        KeyShape("alpha", "its opacity", number, standard: .value(JSONValue(.number(1))), example: "0.5"),
        KeyShape(
          "ambiguous", "the numbers that its constraints leave open", .array { .name(["x", "y", "width", "height"]) },
          standard: .words("nothing"), example: #"["x", "width"]"#),
        KeyShape(
          "transform", "[a, b, c, d, tx, ty], what it is drawn through",
          .tuple(Array(repeating: number, count: 6)), standard: .words("as it stands"), example: "[0, 1, -1, 0, 0, 0]"),
        KeyShape(
          "bounds", "[x, y, width, height] before the transform", rectangle, standard: .words("no transform"),
          example: "[0, 0, 100, 50]"),
        KeyShape(
          "center", "[x, y] in the superview's coordinates, of a view with a transform", .tuple([number, number]),
          standard: .words("no transform"), example: "[160, 240]"),
        KeyShape(
          "contentSize", "[width, height] of a scroll view's content", .tuple([number, number]),
          standard: .words("no content"), example: "[320, 960]"),
        KeyShape(
          "arrowDirection", "the edge of a popover that its arrow stands on",
          .name(PopoverArrowDirection.named.map(\.name)), standard: .words("no arrow"), example: "\"up\""),
        KeyShape(
          "arrowTip", "[x, y] of a popover's arrow", .tuple([number, number]), standard: .words("no arrow"),
          example: "[300, 64]"),
      ])
  }

  /// A finding. In a sweep it may be an exception of UIKit's.
  static var diagnostic: ObjectShape {
    ObjectShape(
      "Diagnostic", "a finding, an object", required: ["severity", "code", "message", "items"],
      [
        KeyShape("severity", "how grave it is", .name(["error", "warning", "note"]), example: "\"error\""),
        KeyShape(
          "code", "its code",
          .name(Diagnostic.Code.allCases.map(\.rawValue) + [FrameDump.DiagnosticRecord.codeOfExceptions]),
          example: "\"unsatisfiable-constraints\""),
        KeyShape("message", "the finding in words", .string(), example: "\"title's x isn't determined\""),
      ] + place + [
        KeyShape("items", "the ids that it is about", ids, example: #"["title"]"#),
        KeyShape(
          "broken", "the ids of those left out of the layout", ids, standard: .words("none"), example: #"["gap"]"#),
        KeyShape(
          "repairs", "its repairs, the likeliest first; views are called by their ids", .array { .string() },
          standard: .words("none"), example: #"["lower its priority to 999"]"#),
      ])
  }

  private static var trace: ObjectShape {
    ObjectShape(
      "Trace", "the events on a screen, an object", required: ["format", "fixture", "device", "steps"],
      [
        KeyShape("format", "the format", .name([TraceDump.format]), example: "\"layout-trace/1\""),
        KeyShape("fixture", "the screen's name", .string(), example: "\"Homepwner\""),
        KeyShape("device", "the device, as it was asked for", .string(), example: "\"ipad-air\""),
        KeyShape(
          "conditions", "the name of the conditions", .string(), standard: .words("none asked for"),
          example: "\"ipad-air/oneHalf/9.3\""),
        KeyShape("steps", "the launch and each event, in order", .array { .object { step } }, example: "[]"),
        KeyShape(
          "exception", "the exception that UIKit would raise, which ends the trace", .object { exception },
          standard: .words("none"),
          example: #"{"name": "NSInvalidArgumentException", "reason": "pushing the same controller twice"}"#),
      ])
  }

  private static var step: ObjectShape {
    ObjectShape(
      "Step", "an event, what it calls, and the layout after it, an object",
      required: ["time", "duration", "event", "calls", "layout"],
      [
        KeyShape("time", "when it begins, in seconds from the launch", number, example: "0.4"),
        KeyShape("duration", "how long its animations take, in seconds", number, example: "0.4"),
        KeyShape("event", "the event in words", .string(), example: "\"rotateDevice landscapeLeft\""),
      ] + place + [
        KeyShape(
          "calls", "the calls, questions and notifications, in order", .array { .object { call } }, example: "[]"),
        KeyShape(
          "layout", "the layout after it", .object { layout },
          example: #"{"device": "iphone-4s", "requestedOrientation": "portrait", "orientation": "portrait", "window": "#
            + #"[0, 0, 320, 480], "views": [], "diagnostics": []}"#),
      ])
  }

  private static var call: ObjectShape {
    ObjectShape(
      "Call", "a call, an object", required: ["time", "kind", "receiver", "message"],
      [
        KeyShape("time", "when, in seconds from the launch", number, example: "0.4"),
        KeyShape("kind", "the kind of call", .name(TraceCall.Kind.allCases.map(\.rawValue)), example: "\"callback\""),
        KeyShape("receiver", "the object that is called", .string(), example: "\"detail\""),
        KeyShape("message", "the call in words", .string(), example: "\"viewWillAppear\""),
      ])
  }

  private static var exception: ObjectShape {
    ObjectShape(
      "Exception", "an exception, an object", required: ["name", "reason"],
      [
        KeyShape("name", "its name", .string(), example: "\"NSInvalidArgumentException\""),
        KeyShape("reason", "its reason", .string(), example: "\"pushing the same controller twice\""),
      ] + place)
  }

  /// The place of something in its file.
  private static var place: [KeyShape] {
    [
      KeyShape("line", "its line in the file", count, standard: .words("no place is known"), example: "12"),
      KeyShape("column", "its column, in bytes from 1", count, standard: .words("no place is known"), example: "7"),
    ]
  }

  private static var number: ValueShape { .number() }
  private static var count: ValueShape { .number("a whole number", from: 0, isWhole: true) }
  private static var rectangle: ValueShape { .tuple(Array(repeating: number, count: 4)) }
  private static var ids: ValueShape { .array { .string() } }
  private static var orientation: ValueShape { .name(InterfaceOrientation.allCases.map(\.name)) }
}
