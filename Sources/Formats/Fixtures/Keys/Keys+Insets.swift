import Documents
import LayoutModel

extension ValueFormat where Value == DirectionalEdgeInsets {
  /// Insets: `{"top": 8, "leading": 8, "bottom": 8, "trailing": 8}`; a missing side is 0.
  static let directionalEdgeInsets = KeyTable<DirectionalEdgeInsets>(
    "an object of directional insets, {\"top\": …, \"leading\": …, \"bottom\": …, \"trailing\": …}",
    name: "DirectionalInsets", fresh: DirectionalEdgeInsets(),
    [
      FixtureKey(
        "top", .number, "points from the top", default: "`0`", example: "8", { $0.top = $1 }, write: { $0.top }),
      FixtureKey(
        "leading", .number, "points from the leading edge", default: "`0`", example: "16", { $0.leading = $1 },
        write: { $0.leading }),
      FixtureKey(
        "bottom", .number, "points from the bottom", default: "`0`", example: "8", { $0.bottom = $1 },
        write: { $0.bottom }),
      FixtureKey(
        "trailing", .number, "points from the trailing edge", default: "`0`", example: "16", { $0.trailing = $1 },
        write: { $0.trailing }),
    ]
  ).format
}

extension ValueFormat where Value == [LayoutGuide] {
  /// Guides: `[{"id": "column"}]`.
  static let layoutGuides = ValueFormat(
    drafts.expected, drafts.shape(),
    read: { value, reading in drafts.read(value, &reading).map { $0.compactMap(\.self) } },
    write: { drafts.write($0) })

  /// The guides that have an id; a missing id is reported.
  private static let drafts = ValueFormat<[LayoutGuide?]>.array(
    of: {
      KeyTable<LayoutGuide?>(
        "a layout guide, an object", name: "LayoutGuide", required: ["id"], fresh: nil,
        [
          FixtureKey(
            placed: "id", .id, "its name in constraints; unique in the fixture", example: #""column""#,
            { $0 = LayoutGuide($1, position: $2) }, write: { $0?.id })
        ]
      ).format
    }, "an array of layout guides")
}

extension ValueFormat where Value == AffineTransform {
  /// A transform: `[a, b, c, d, tx, ty]`, or an object of parts that scale first, then rotate, then translate. It is
  /// written as the array.
  static let transform = ValueFormat(
    expected, .either([matrix.shape(), .object { parts.shape }]),
    read: { value, reading in
      if case .array = value.content { return matrix.read(value, &reading) }
      return parts.format.read(value, &reading).map { parts in
        AffineTransform(scaleX: parts.scaleX, y: parts.scaleY)
          .concatenating(AffineTransform(rotationAngle: parts.rotation * .pi / 180))
          .concatenating(AffineTransform(translationX: parts.translationX, y: parts.translationY))
      }
    }, write: matrix.write)

  private static let expected = "an array of six numbers, [a, b, c, d, tx, ty], or an object of parts"

  private static let matrix = ValueFormat.tuple(
    expected, Array(repeating: .number, count: 6),
    { AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) },
    parts: { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] })

  private struct Parts: Sendable {
    var scaleX = 1.0
    var scaleY = 1.0
    var rotation = 0.0
    var translationX = 0.0
    var translationY = 0.0
  }

  private static let parts = KeyTable<Parts>(
    "a transform, an object of parts", name: "Transform", fresh: Parts(),
    [
      FixtureKey("scaleX", .number, "the factor of its width", example: "2", \.scaleX),
      FixtureKey("scaleY", .number, "the factor of its height", example: "0.5", \.scaleY),
      FixtureKey("rotation", .number, "the turn in degrees, clockwise", example: "45", \.rotation),
      FixtureKey("translationX", .number, "points to the right", example: "20", \.translationX),
      FixtureKey("translationY", .number, "points down", example: "-8", \.translationY),
    ]
  )
}

extension ValueFormat where Value == KeyboardLayoutGuideSettings {
  /// The keyboard guide's settings: `{"usesBottomSafeArea": false}`.
  static let keyboardLayoutGuideSettings = KeyTable<KeyboardLayoutGuideSettings>(
    "an object of a keyboard guide's settings", name: "KeyboardLayoutGuide", fresh: KeyboardLayoutGuideSettings(),
    [
      FixtureKey(
        "usesBottomSafeArea", .bool,
        "whether it begins at the safe area's bottom while no keyboard is up; false for the view's", example: "false",
        \.usesBottomSafeArea)
    ]
  ).format
}
