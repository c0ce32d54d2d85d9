import Documents
import LayoutModel
import Notations
import ViewKinds

/// The keys of a view's appearance, for pictures. They move no frame, except for a row's accessory and a table's style.
enum AppearanceKeys {
  static let table = KeyTable<ViewAppearance>(
    "an appearance, an object", name: "Appearance", fresh: .standard, colors + layer + content + controls + bars)

  private static let colors: [FixtureKey<ViewAppearance>] = [
    FixtureKey(
      "backgroundColor", .color, "the colour that fills the view", default: "the class's own",
      example: #""systemYellow""#,
      \.backgroundColor),
    FixtureKey(SceneProperties.tintColor, .color),
    FixtureKey(
      "textColor", .color, "the colour of its text", default: "the class's own", example: #""secondaryLabel""#,
      \.textColor),
    FixtureKey(
      "barTintColor", .color, "the colour that fills a bar", default: "the system's own", example: ##""#2c3e50""##,
      \.barTintColor),
    FixtureKey(SceneProperties.onTintColor, .color),
    FixtureKey(SceneProperties.trackTintColor, .color),
    FixtureKey(SceneProperties.thumbTintColor, .color),
    FixtureKey(
      "separatorColor", .color, "the lines between a table's rows", default: "the system's own",
      example: #""separator""#, \.separatorColor),
  ]

  private static let layer: [FixtureKey<ViewAppearance>] = [
    FixtureKey(
      "borderColor", .color, "the colour of its border", default: "black", example: #""systemGray""#, \.borderColor),
    FixtureKey("borderWidth", .length, "its border's width, in points", example: "1", \.borderWidth),
    FixtureKey("cornerRadius", .length, "the radius of its corners, in points", example: "8", \.cornerRadius),
    FixtureKey(
      "clipsToBounds", .bool, "whether subviews are cut at its edges; as the view's own key, which goes behind",
      default: "the class's own", example: "true",
      \.clipsToBounds),
    FixtureKey(
      "contentMode", .name(of: "content mode"), "the way in which an image fills it", example: #""scaleAspectFit""#,
      \.contentMode),
  ]

  private static let content: [FixtureKey<ViewAppearance>] = [
    FixtureKey(
      "textAlignment", .name(of: "text alignment"), "the alignment of its lines", default: "the class's own",
      example: #""center""#, \.textAlignment),
    FixtureKey(
      "lineBreakMode", .name(of: "line break mode"), "the way in which text that doesn't fit is cut",
      example: #""byTruncatingMiddle""#, \.lineBreakMode),
    FixtureKey(
      "imageName", .string, "its image, by the name in an asset catalogue beside the file", example: #""logo""#,
      \.imageName),
    FixtureKey(
      "systemImageName", .string, "its image, by the name among the system's symbols", example: #""star.fill""#,
      \.systemImageName),
    FixtureKey(
      "isSecureTextEntry", .bool, "whether what is typed is shown as dots", example: "true", \.isSecureTextEntry),
  ]

  private static let controls: [FixtureKey<ViewAppearance>] = [
    FixtureKey(SceneProperties.isOn, .bool),
    FixtureKey(SceneProperties.value, .number),
    FixtureKey(SceneProperties.minimumValue, .number),
    FixtureKey(SceneProperties.maximumValue, .number),
    FixtureKey(SceneProperties.selectedSegmentIndex, .segmentIndex),
    FixtureKey(
      "titleEdgeInsets", .insets, "the insets that move a button's title, without a configuration",
      default: "not moved",
      example: #"{"left": 8, "right": -8}"#, \.titleEdgeInsets),
    FixtureKey(
      "imageEdgeInsets", .insets, "the insets that move a button's image, likewise", default: "not moved",
      example: #"{"left": -8, "right": 8}"#, \.imageEdgeInsets),
    FixtureKey(SceneProperties.currentPage, .count),
    FixtureKey(
      "accessoryType", .name(of: "accessory type"), "the accessory at a row's trailing edge",
      example: #""disclosureIndicator""#, \.accessoryType),
    FixtureKey(
      "tableStyle", .name(of: "table style"), "the style of a table's sections", example: #""insetGrouped""#,
      \.tableStyle),
    FixtureKey(
      "showsSeparators", .bool, "whether lines stand between a table's rows", example: "false", \.showsSeparators),
    FixtureKey(
      "sectionHeader", .string, "of a section's first row, what stands above the section", example: #""General""#,
      \.sectionHeader),
    FixtureKey(
      "sectionFooter", .string, "of a section's last row, what stands below the section",
      example: #""Applies to new messages.""#, \.sectionFooter),
  ]

  private static let bars: [FixtureKey<ViewAppearance>] = [
    FixtureKey("isBarBlack", .bool, "whether a bar is dark", example: "true", \.isBarBlack),
    FixtureKey("title", .string, "the text of a bar's title or of its item", example: #""Items""#, \.title),
    FixtureKey(
      "systemItem", .name(of: "system item"), "the system's item in a bar", example: #""add""#, \.systemItem),
    FixtureKey(
      "prompt", .string, "the line above a navigation bar's title", example: #""Pick one""#, \.prompt),
    FixtureKey(
      "isTitleLarge", .bool, "whether a navigation bar's title is large", example: "true", \.isTitleLarge),
    FixtureKey("isChosen", .bool, "whether a tab is the one that is shown", example: "true", \.isChosen),
  ]
}

extension ValueFormat where Value == ViewAppearance {
  /// An appearance: `{"backgroundColor": "systemYellow", "cornerRadius": 8}`.
  static let appearance = ValueFormat.whenMet("an appearance, an object") { AppearanceKeys.table.format }
}

extension ValueFormat where Value == Int {
  /// A segment's index, or -1 for none (UIKit's `noSegment`): a whole number from -1 on.
  fileprivate static let segmentIndex = ValueFormat<Double>.number(
    "a whole number", .number("a whole number from -1 on", from: -1, to: 1_000, isWhole: true),
    allowed: "this is whole, at least -1, and at most 1000"
  ) { $0 >= -1 && $0 <= 1_000 && $0.rounded() == $0 }.converted({ Int($0) }, back: { Double($0) })
}

extension ValueFormat where Value == AppearanceColor {
  /// A colour: `"systemBlue"`, `"label"`, `"#2c3e50"` or `"#2c3e5080"`.
  fileprivate static let color = ValueFormat(
    "a colour, a string", .string("a colour of UIKit by name, or #RRGGBB or #RRGGBBAA", pattern: pattern),
    read: { value, reading in
      guard let text = ValueFormat<String>.string.read(value, &reading) else { return nil }
      if text.hasPrefix("#"), let components = AppearanceColor.Components(hexadecimal: String(text.dropFirst())) {
        return .components(components)
      }
      let name = text.hasSuffix("Color") ? String(text.dropLast(5)) : text
      if SystemColor.components(name, .light) != nil { return .system(name) }
      guard !text.hasPrefix("#") else {
        reading.report(.malformed(text, what: "a colour", example: "\"#2c3e50\" or \"systemBlue\""), at: value.position)
        return nil
      }
      let nearest = Spelling.nearest(to: name, among: SystemColor.names)
      reading.report(
        .unknownName(text, what: "colour", nearest: nearest, known: SystemColor.names), at: value.position)
      return nil
    },
    write: { color in
      switch color {
      case .system(let name): JSONValue(.string(name))
      case .components(let components): JSONValue(.string("#" + components.hexadecimal))
      case .named(_, let components): JSONValue(.string("#" + (components?.hexadecimal ?? "808080")))
      }
    })

  private static let pattern =
    "^(#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|(" + SystemColor.names.joined(separator: "|") + ")(Color)?)$"
}
