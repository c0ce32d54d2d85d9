import Documents
import LayoutModel

/// The keys of what a view shows.
enum ContentKeys {
  static let settings: [SettingKey<ViewSetting>] = [
    key("text", .string, "the text of a label, a text field or a text view; a button's title", ContentSetting.text),
    key(
      "font", .font,
      "its text's font, {\"size\": 17, \"weight\": \"bold\"}, {\"textStyle\": \"body\"} or {\"name\": …, \"size\": …}",
      ContentSetting.font),
    key("numberOfLines", .count, "of a label: the most lines, 0 for any number; 1 if left out") { .numberOfLines($0) },
    key(
      "preferredMaxLayoutWidth", .length, "of a label: the width that it wraps to; the frame's if left out",
      ContentSetting.preferredMaxLayoutWidth),
    key("image", .image, "the image of an image view or a button, {\"size\": [width, height]}", ContentSetting.image),
    key("placeholder", .string, "of a text field: what stands there without text", ContentSetting.placeholder),
    key("borderStyle", .name(of: "border style"), "of a text field; none if left out", ContentSetting.borderStyle),
    key("buttonType", .name(of: "button type"), "of a button; system if left out", ContentSetting.buttonType),
    key(
      "segments", .array(of: { .string }, "an array of titles"), "the titles of a segmented control",
      ContentSetting.segments),
    key("numberOfPages", .count, "of a page control", ContentSetting.numberOfPages),
    key("style", .name(of: "style"), "of an activity indicator: medium (if left out) or large", ContentSetting.style),
    key(
      "preferredDatePickerStyle", .name(of: "date picker style"), "of a date picker; automatic if left out",
      ContentSetting.preferredDatePickerStyle),
  ]

  private static func key<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ meaning: String,
    _ make: @escaping @Sendable (Value) -> ContentSetting
  ) -> SettingKey<ViewSetting> {
    SettingKey(name, reader, meaning) { .content(make($0)) }
  }
}

extension ValueReader where Value == Int {
  /// A whole number that isn't negative.
  static let count = ValueReader("a whole number") { value, reading in
    ValueReader<Double>.number(
      "a whole number", allowed: "this is whole, not negative, and at most \(mostCounted)",
      where: { $0 >= 0 && $0 <= Double(mostCounted) && $0.rounded() == $0 }
    ).read(value, &reading).map { Int($0) }
  }

  private static let mostCounted = 1_000_000
}

extension ValueReader where Value == ContentSettings.Image {
  /// `{"size": [24, 24]}`.
  static let image = KeyTable<ContentSettings.Image>(
    "an image, an object", required: ["size"],
    [FixtureKey("size", .imageSize, "[width, height] in points") { $0.size = $1 }]
  ).reader { _ in ContentSettings.Image(size: .zero) }
}

extension ValueReader where Value == Size {
  fileprivate static let imageSize = ValueReader.tuple(
    "an array of two numbers, [width, height]", [.length, .length]
  ) { Size(width: $0[0], height: $0[1]) }
}

extension ValueReader where Value == Font {
  /// `{"size": 17, "weight": "bold"}`, `{"textStyle": "headline"}` or `{"name": "Helvetica", "size": 12}`.
  static let font = ValueReader(parts.what) { value, reading in
    var font = Parts()
    guard parts.read(value, into: &font, &reading), case .object(let members) = value.content else { return nil }
    let keys = members.map(\.key)
    for (key, others, why) in exclusions where keys.contains(key) {
      for other in others where keys.contains(other) {
        reading.report(.misplacedKey(other, why: why), at: value.position)
        return nil
      }
    }
    if let style = font.textStyle { return .textStyle(style) }
    guard let size = font.size else {
      if !keys.contains("size"), !keys.contains("textStyle") {
        reading.report(.missingKey("size", path: reading.keyPath), at: value.position)
      }
      return nil
    }
    return font.name.map { .named($0, size: size) } ?? .system(size: size, weight: font.weight)
  }

  private struct Parts: Sendable {
    var size: Double?
    var weight = FontWeight.regular
    var textStyle: TextStyle?
    var name: String?
  }

  /// Keys that say all there is to say of others.
  private static let exclusions = [
    (key: "textStyle", others: ["size", "weight", "name"], why: "a text style is a font by itself"),
    (key: "name", others: ["weight"], why: "a font's name says its weight"),
  ]

  private static let parts = KeyTable<Parts>(
    "a font, an object",
    [
      FixtureKey("size", .fontSize, "its size in points") { $0.size = $1 },
      FixtureKey("weight", .name(of: "font weight"), "the system font's weight; regular if left out") {
        $0.weight = $1
      },
      FixtureKey("textStyle", .name(of: "text style"), "what the text is for, by which its size is known") {
        $0.textStyle = $1
      },
      FixtureKey("name", .string, "the name of a font that isn't the system's") { $0.name = $1 },
    ])
}

extension ValueReader where Value == Double {
  fileprivate static let fontSize = number("a number", allowed: Magnitude.fontSizeWords) {
    Magnitude.isSoundFontSize($0)
  }
}
