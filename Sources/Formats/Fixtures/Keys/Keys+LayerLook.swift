import LayoutModel
import Notations

extension ValueFormat where Value == LayerLook.Corners {
  /// Corners: `["topLeft", "topRight"]`.
  static let corners = ValueFormat.options(
    "an array of corners", of: "corner",
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ])
}

extension ValueFormat where Value == LayerLook.Shadow {
  /// A shadow: `{"opacity": 0.2, "radius": 6, "offset": [0, 2]}`.
  static let shadow = KeyTable<LayerLook.Shadow>(
    "a shadow, an object", name: "Shadow", fresh: LayerLook.Shadow(),
    [
      FixtureKey("color", .color, "its colour", default: "black", example: #""systemGray""#, \.color),
      FixtureKey("opacity", .alpha, "its opacity, from 0 to 1", default: "`0`", example: "0.2", \.opacity),
      FixtureKey("radius", .length, "the radius of its blur, in points", default: "`3`", example: "6", \.radius),
      FixtureKey(
        "offset", .point, "the distance to the right and downward, in points", default: "`[0, -3]`", example: "[0, 2]",
        \.offset),
    ]
  ).format
}

extension ValueFormat where Value == LayerLook.Gradient {
  /// A gradient: `{"colors": ["#ff5f6d", "#ffc371"], "start": [0, 0.5], "end": [1, 0.5]}`.
  static let gradient = KeyTable<LayerLook.Gradient>(
    "a gradient, an object", name: "Gradient", required: ["colors"], fresh: LayerLook.Gradient(),
    [
      FixtureKey(
        "colors", .array(of: { .color }, "an array of colours"), "its colours, from the start to the end",
        example: ##"["#ff5f6d", "#ffc371"]"##, \.colors),
      FixtureKey(
        "locations", .array(of: { .length }, "an array of numbers"), "the place of each colour, from 0 to 1",
        default: "evenly spread", example: "[0, 0.25]", \.locations),
      FixtureKey(
        "start", .point, "where it begins, as parts of the width and the height", default: "`[0.5, 0]`",
        example: "[0, 0.5]", \.start),
      FixtureKey("end", .point, "where it ends, likewise", default: "`[0.5, 1]`", example: "[1, 0.5]", \.end),
      FixtureKey("isRadial", .bool, "whether its colours are ellipses about the start", example: "true", \.isRadial),
    ]
  ).format
}

extension ValueFormat where Value == DrawnShape {
  /// A shape: `{"path": "M0 0L10 0L5 8Z", "fill": "#ff5f6d"}`.
  static let shape = KeyTable<DrawnShape>(
    "a shape, an object", name: "Shape", required: ["path"], fresh: DrawnShape(),
    [
      FixtureKey(
        "path", .string, "its outline from the view's upper left corner, in points, as SVG's path data",
        example: #""M0 0L10 0L5 8Z""#, \.path),
      FixtureKey("fill", .color, "the colour of its inside", default: "none", example: ##""#ff5f6d""##, \.fill),
      FixtureKey(
        "isEvenOdd", .bool, "whether what the outline goes around twice is outside", example: "true", \.isEvenOdd),
      FixtureKey("line", .color, "the colour of its line", default: "none", example: #""systemGray""#, \.line),
      FixtureKey("lineWidth", .length, "the width of its line, in points", default: "`1`", example: "2", \.lineWidth),
      FixtureKey("lineCap", .name(of: "line cap"), "the ends of its line", example: #""round""#, \.lineCap),
      FixtureKey("lineJoin", .name(of: "line join"), "the corners of its line", example: #""round""#, \.lineJoin),
      FixtureKey(
        "dashes", .array(of: { .length }, "an array of numbers"), "the lengths of dashes and gaps in turn, in points",
        default: "none", example: "[4, 2]", \.dashes),
      FixtureKey("opacity", .alpha, "its opacity, from 0 to 1", default: "`1`", example: "0.5", \.opacity),
    ]
  ).format
}
