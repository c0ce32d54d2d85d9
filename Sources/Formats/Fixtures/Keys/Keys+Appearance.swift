import Documents
import LayoutModel
import Notations
import ViewKinds

/// The keys of a view's appearance, for pictures. They move no frame, except for a row's accessory and a table's style.
enum AppearanceKeys {
  static let table = KeyTable<ViewAppearance>(
    "an appearance, an object", name: "Appearance", fresh: .standard, colors + layer + content + controls + bars)

  private static let colors: [FixtureKey<ViewAppearance>] = [
    FixtureKey(SceneProperties.backgroundColor, .color),
    FixtureKey(SceneProperties.tintColor, .color),
    FixtureKey(SceneProperties.textColor, .color),
    FixtureKey(SceneProperties.barTintColor, .color),
    FixtureKey(SceneProperties.onTintColor, .color),
    FixtureKey(SceneProperties.trackTintColor, .color),
    FixtureKey(SceneProperties.thumbTintColor, .color),
    FixtureKey(SceneProperties.separatorColor, .color),
  ]

  private static let layer: [FixtureKey<ViewAppearance>] = [
    FixtureKey(
      "borderColor", .color, "the colour of its border", default: "black", example: #""systemGray""#, \.borderColor),
    FixtureKey("borderWidth", .length, "its border's width, in points", example: "1", \.borderWidth),
    FixtureKey("cornerRadius", .length, "the radius of its corners, in points", example: "8", \.cornerRadius),
    FixtureKey(
      "cornerCurve", .name(of: "corner curve"), "the curve of round corners", example: #""continuous""#,
      \.layer.cornerCurve),
    FixtureKey(
      "maskedCorners", .corners, "the corners that are round", default: "all", example: #"["topLeft", "topRight"]"#,
      \.layer.roundCorners),
    FixtureKey(
      "shadow", .shadow, "its shadow", default: "none", example: #"{"opacity": 0.2, "radius": 6, "offset": [0, 2]}"#,
      \.layer.shadow),
    FixtureKey(
      "gradient", .gradient, "the gradient over its fill", default: "none",
      example: ##"{"colors": ["#ff5f6d", "#ffc371"], "start": [0, 0.5], "end": [1, 0.5]}"##, \.layer.gradient),
    FixtureKey(
      "shapes", .array(of: { .shape }, "an array of shapes"),
      "what layers and code draw over its fill, the first at the back",
      default: "none", example: ##"[{"path": "M0 0L10 0L5 8Z", "fill": "#ff5f6d"}]"##, \.layer.shapes),
    FixtureKey(SceneProperties.clipsToBounds, .bool),
    FixtureKey(SceneProperties.contentMode, .name(of: "content mode")),
  ]

  private static let content: [FixtureKey<ViewAppearance>] = [
    FixtureKey(SceneProperties.textAlignment, .name(of: "text alignment")),
    FixtureKey(SceneProperties.lineBreakMode, .name(of: "line break mode")),
    FixtureKey(
      "imageName", .string, "its image, by the name in an asset catalogue beside the file", example: #""logo""#,
      \.imageName),
    FixtureKey(
      "systemImageName", .string, "its image, by the name among the system's symbols", example: #""star.fill""#,
      \.systemImageName),
    FixtureKey(
      "renderingMode", .name(of: "rendering mode"), "the way in which its image is coloured",
      example: #""alwaysTemplate""#, \.renderingMode),
    FixtureKey(SceneProperties.isSecureTextEntry, .bool),
  ]

  private static let controls: [FixtureKey<ViewAppearance>] = [
    FixtureKey(SceneProperties.isOn, .bool),
    FixtureKey(SceneProperties.value, .number),
    FixtureKey(SceneProperties.minimumValue, .number),
    FixtureKey(SceneProperties.maximumValue, .number),
    FixtureKey(SceneProperties.selectedSegmentIndex, .segmentIndex),
    FixtureKey(SceneProperties.titleEdgeInsets, .insets),
    FixtureKey(SceneProperties.imageEdgeInsets, .insets),
    FixtureKey(SceneProperties.currentPage, .count),
    FixtureKey(SceneProperties.showsCancelButton, .bool),
    FixtureKey(
      "scopeTitles", .array(of: { .string }, "an array of strings"),
      "the titles of the scopes below a search bar's field",
      example: #"["All", "Unread"]"#, \.scopeTitles),
    FixtureKey(SceneProperties.accessoryType, .name(of: "accessory type")),
    FixtureKey(SceneProperties.tableStyle, .name(of: "table style")),
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
    FixtureKey(SceneProperties.prompt, .string),
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
  static let color = ValueFormat(
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
