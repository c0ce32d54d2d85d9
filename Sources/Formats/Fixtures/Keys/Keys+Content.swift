import Documents
import LayoutModel
import Notations
import ViewKinds

/// The keys of a view's content.
enum ContentKeys {
  static let settings: [SettingKey<View>] =
    shown.map { $0.of(content) } + [
      SettingKey(
        "appearance", .appearance, "its look, which moves no view: pictures show it",
        default: "as UIKit's class has it", example: #"{"backgroundColor": "systemYellow"}"#, \.appearance)
    ]

  private static let content = KeyPart<View> { $0.content == View.fresh.content }

  private static let shown: [SettingKey<View>] = [
    SettingKey(SceneProperties.text, .string),
    SettingKey(SceneProperties.font, .font),
    SettingKey(SceneProperties.attributedText, .array(of: { .attributedRun }, "an array of runs")),
    SettingKey(SceneProperties.numberOfLines, .count),
    SettingKey(SceneProperties.preferredMaxLayoutWidth, .length),
    SettingKey(
      "image", .image, "the image of an image view or a button, {\"size\": [width, height]}, a symbol's with a font",
      example: #"{"size": [24, 24]}"#, \.content.image),
    SettingKey(SceneProperties.placeholder, .string),
    SettingKey(SceneProperties.borderStyle, .name(of: "border style")),
    SettingKey(SceneProperties.buttonType, .name(of: "button type")),
    SettingKey(SceneProperties.contentEdgeInsets, .insets),
    SettingKey(
      "configuration", .buttonConfiguration,
      "of a button from iOS 15 on: how it sets its title, of 17 points if it says no font, and its image",
      default: "none", example: #"{"style": "filled"}"#,
      \.content.configuration),
    SettingKey(SceneProperties.segments, .array(of: { .string }, "an array of titles")),
    SettingKey(SceneProperties.numberOfPages, .count),
    SettingKey(SceneProperties.indicatorStyle, .name(of: "style")),
    SettingKey(SceneProperties.datePickerStyle, .name(of: "date picker style")),
    SettingKey(SceneProperties.datePickerMode, .name(of: "date picker mode")),
  ]
}

extension ValueFormat where Value == ButtonConfiguration {
  /// A button's configuration: `{"style": "filled", "imagePadding": 8}`.
  static let buttonConfiguration = KeyTable<ButtonConfiguration>(
    "a button's configuration, an object", name: "ButtonConfiguration", fresh: ButtonConfiguration(),
    [
      FixtureKey(
        "style", .name(of: "button style"), "the background of the title", default: "`plain`",
        example: #""filled""#, \.style),
      FixtureKey(
        "buttonSize", .name(of: "button size"), "its size where nothing else is said", default: "`medium`",
        example: #""large""#, \.buttonSize),
      FixtureKey(
        "subtitle", .string, "a smaller text below the title", default: "none", example: #""Free of charge""#,
        \.subtitle),
      FixtureKey(
        "contentInsets", .directionalEdgeInsets, "the room around title and image",
        default: "7 above and below, 12 at the sides; by `buttonSize`",
        example: #"{"top": 8, "leading": 16, "bottom": 8, "trailing": 16}"#, \.contentInsets),
      FixtureKey(
        "imagePadding", .number, "the room between image and title, in points", default: "`0`", example: "8",
        \.imagePadding),
      FixtureKey(
        "imagePlacement", .name(of: "image placement"), "the image's place", default: "`leading`",
        example: #""trailing""#, \.imagePlacement),
    ]
  ).format
}

extension ValueFormat where Value == Int {
  /// A whole number that isn't negative.
  static let count = ValueFormat(
    "a whole number", number.shape(), read: { value, reading in number.read(value, &reading).map { Int($0) } },
    write: { JSONValue(.number(Double($0))) })

  private static let number = ValueFormat<Double>.number(
    "a whole number", .number("a whole number from 0 on", from: 0, to: Double(maximumCounted), isWhole: true),
    allowed: "this is whole, not negative, and at most \(maximumCounted)",
    where: { $0 >= 0 && $0 <= Double(maximumCounted) && $0.rounded() == $0 })

  /// The largest count that a fixture may give.
  static let maximumCounted = 1_000_000
}

extension ValueFormat where Value == ContentSettings.Image {
  /// An image, `{"size": [24, 24]}`, or a symbol, `{"size": [20, 19], "font": {"textStyle": "body"}}`.
  static let image = KeyTable<ContentSettings.Image>(
    "an image, an object", name: "Image", required: ["size"], fresh: ContentSettings.Image(size: .zero),
    [
      FixtureKey("size", .lengths, "[width, height] in points", example: "[24, 24]", \.size),
      FixtureKey(
        "font", .font,
        "of a symbol: the font that it goes with, whose line's height it asks for and with which it grows",
        default: "none: an image of one size", example: #"{"textStyle": "body"}"#, \.font),
    ]
  ).format
}

extension ValueFormat where Value == AttributedRun {
  /// A run of text: `{"string": "Total", "font": {"size": 24}, "paragraphStyle": {"lineSpacing": 4}}`.
  static let attributedRun = KeyTable<AttributedRun>(
    "a run, an object", name: "AttributedRun", required: ["string"], fresh: AttributedRun(""),
    [
      FixtureKey("string", .string, "its text", example: #""Total ""#, \.string),
      FixtureKey("font", .font, "its font", default: "the view's own", example: #"{"size": 24}"#, \.font),
      FixtureKey(
        "paragraphStyle", .paragraphStyle, "the setting of lines of a paragraph that it begins",
        example: #"{"lineSpacing": 4}"#, \.paragraphStyle),
      FixtureKey(
        "kern", .number, "the room behind each character besides the font's own, in points", example: "0.5", \.kern),
    ]
  ).format
}

extension ValueFormat where Value == ParagraphStyle {
  static let paragraphStyle = KeyTable<ParagraphStyle>(
    "a paragraph style, an object", name: "ParagraphStyle", fresh: ParagraphStyle(),
    [
      FixtureKey("lineSpacing", .length, "the room between two lines, in points", example: "4", \.lineSpacing),
      FixtureKey(
        "lineHeightMultiple", .length, "the factor of a line's height; 0 for none", example: "1.2",
        \.lineHeightMultiple),
      FixtureKey(
        "minimumLineHeight", .length, "the least height of a line, in points", example: "22", \.minimumLineHeight),
      FixtureKey(
        "maximumLineHeight", .length, "the largest height of a line, in points; 0 for any", example: "22",
        \.maximumLineHeight),
    ]
  ).format
}

extension ValueFormat where Value == Font {
  /// A font: `{"size": 17, "weight": "bold"}`, `{"textStyle": "headline"}` or `{"name": "Helvetica", "size": 12}`.
  static let font = ValueFormat(
    parts.what, .object { parts.shape }, read: read, write: { JSONValue(.object(parts.members(of: Parts($0)))) })

  @Sendable private static func read(_ value: JSONValue, _ reading: inout FixtureReading) -> Font? {
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
    return font.name.map { .named($0, size: size, face: reading.face(named: $0)) }
      ?? (font.monospacedDigit
        ? .monospacedDigitSystem(size: size, weight: font.weight) : .system(size: size, weight: font.weight))
  }

  private struct Parts: Sendable {
    var size: Double?
    var weight = FontWeight.regular
    var monospacedDigit = false
    var textStyle: TextStyle?
    var name: String?

    init() {}

    init(_ font: Font) {
      switch font {
      case .system(let size, let weight): (self.size, self.weight) = (size, weight)
      case .monospacedDigitSystem(let size, let weight):
        (self.size, self.weight, monospacedDigit) = (size, weight, true)
      case .textStyle(let style): textStyle = style
      case .named(let name, let size, _): (self.name, self.size) = (name, size)
      }
    }
  }

  /// Keys that make others redundant.
  private static let exclusions = [
    (key: "textStyle", others: ["size", "weight", "monospacedDigit", "name"], why: "a text style is a font by itself"),
    (key: "name", others: ["weight"], why: "a font's name says its weight"),
    (key: "name", others: ["monospacedDigit"], why: "it is the system font that has digits of one width"),
  ]

  private static let parts = KeyTable<Parts>(
    "a font, an object", name: "Font",
    rules: [.exactlyOne(["size", "textStyle"])] + exclusions.map { .excludes($0.key, $0.others) }, fresh: Parts(),
    [
      FixtureKey("size", .fontSize, "its size in points", example: "17", \.size),
      FixtureKey(
        "weight", .name(of: "font weight"), "the system font's weight", example: #""semibold""#, \.weight),
      FixtureKey(
        "monospacedDigit", .bool, "whether the system font's digits are all as wide", default: "`false`",
        example: "true",
        \.monospacedDigit),
      FixtureKey(
        "textStyle", .name(of: "text style"), "the text's purpose, by which its size is known",
        example: #""headline""#, \.textStyle),
      FixtureKey(
        "name", .string,
        "the PostScript name of a font that isn't the system's, which a file beside the fixture may have",
        example: #""Helvetica""#, \.name),
    ])
}

extension ValueFormat where Value == Double {
  fileprivate static let fontSize = number(
    "a number", .number("a number above 0", above: 0, to: Magnitude.largestFontSize), allowed: Magnitude.fontSizeWords
  ) {
    Magnitude.isSoundFontSize($0)
  }
}
