import Documents
import LayoutModel

extension ValueReader where Value == DirectionalEdgeInsets {
  /// `{"top": 8, "leading": 8, "bottom": 8, "trailing": 8}`; a side that is left out is 0.
  static let directionalEdgeInsets = KeyTable<DirectionalEdgeInsets>(
    "an object of insets, {\"top\": …, \"leading\": …, \"bottom\": …, \"trailing\": …}",
    [
      FixtureKey("top", .number, "points from the top") { $0.top = $1 },
      FixtureKey("leading", .number, "points from the leading edge") { $0.leading = $1 },
      FixtureKey("bottom", .number, "points from the bottom") { $0.bottom = $1 },
      FixtureKey("trailing", .number, "points from the trailing edge") { $0.trailing = $1 },
    ]
  ).reader { _ in DirectionalEdgeInsets() }
}

extension ValueReader where Value == [LayoutGuide] {
  /// `[{"id": "column"}]`.
  static let layoutGuides = ValueReader(drafts.expected) { value, reading in
    drafts.read(value, &reading).map { $0.compactMap(\.self) }
  }

  /// The guides that have an id; that others lack it is reported.
  private static let drafts = ValueReader<[LayoutGuide?]>.array(
    of: {
      KeyTable<LayoutGuide?>(
        "a layout guide, an object", required: ["id"],
        [
          FixtureKey(placed: "id", .string, "what constraints call it; unique in the fixture") {
            $0 = LayoutGuide($1, position: $2)
          }
        ]
      ).reader { _ in nil }
    }, "an array of layout guides")
}

extension ValueReader where Value == AffineTransform {
  /// `[a, b, c, d, tx, ty]`, or an object of parts: stretched first, then turned, then moved.
  static let transform = ValueReader(expected) { value, reading in
    if case .array = value.content { return matrix.read(value, &reading) }
    return parts.read(value, &reading).map { parts in
      AffineTransform(scaleX: parts.scaleX, y: parts.scaleY)
        .concatenating(AffineTransform(rotationAngle: parts.rotation * .pi / 180))
        .concatenating(AffineTransform(translationX: parts.translationX, y: parts.translationY))
    }
  }

  private static let expected = "an array of six numbers, [a, b, c, d, tx, ty], or an object of parts"

  private static let matrix = ValueReader.tuple(expected, Array(repeating: .number, count: 6)) {
    AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
  }

  private struct Parts: Sendable {
    var scaleX = 1.0
    var scaleY = 1.0
    var rotation = 0.0
    var translationX = 0.0
    var translationY = 0.0
  }

  private static let parts = KeyTable<Parts>(
    expected,
    [
      FixtureKey("scaleX", .number, "how much wider; 1 if left out") { $0.scaleX = $1 },
      FixtureKey("scaleY", .number, "how much higher; 1 if left out") { $0.scaleY = $1 },
      FixtureKey("rotation", .number, "the turn in degrees, clockwise") { $0.rotation = $1 },
      FixtureKey("translationX", .number, "points to the right") { $0.translationX = $1 },
      FixtureKey("translationY", .number, "points down") { $0.translationY = $1 },
    ]
  ).reader { _ in Parts() }
}
