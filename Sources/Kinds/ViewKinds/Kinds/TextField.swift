import LayoutModel

/// `UITextField`: a line that is written in.
package enum TextField {
  static let kind = KindDescription(
    .textField, element: "textField", isControl: true,
    sizes: ClassDefaults(
      content: Content.init,
      looks: [
        ClassDefaults.Look(since: 13, width: nil, height: 34), ClassDefaults.Look(since: 7, width: nil, height: 30),
        ClassDefaults.Look(since: 1, width: nil, height: 31),
      ]),
    specimens: [
      ControlSpecimen(
        .textField, "rounded, 14 points",
        since: [
          ControlSpecimen.Era(3, .list), ControlSpecimen.Era(7, .measured(165)),
          ControlSpecimen.Era(13, .measured(257)),
        ]
      ) { ($0.content.borderStyle, $0.content.font) = (.roundedRect, .system(size: 14)) },
      ControlSpecimen(.textField, "without a border", since: [ControlSpecimen.Era(3, .measured(66))]),
    ],
    drawnSize: { _ in .kept },
    settings: [
      TextSettings.font, TextSettings.textColor, TextSettings.textAlignment, borderStyle, placeholder, minimumFontSize,
      TextSettings.adjustsFontSizeToFitWidth, TextSettings.adjustsFontForContentSizeCategory, clearsOnBeginEditing,
      isSecureTextEntry, TextSettings.text,
    ])

  package static let borderStyle = KindSetting(
    "borderStyle", .word(ContentSettings.BorderStyle.self), standard: .word("none"),
    place: ScenePlace(SceneProperties.borderStyle))
  package static let placeholder = KindSetting(
    "placeholder", .text(localized: "placeholder"), place: ScenePlace(SceneProperties.placeholder))
  package static let minimumFontSize = KindSetting(
    "minimumFontSize", .number, standard: .number(0), place: ScenePlace(state: SceneProperties.minimumFontSize))
  package static let clearsOnBeginEditing = KindSetting("clearsOnBeginEditing", .flag, standard: .flag(false))
  package static let isSecureTextEntry = KindSetting(
    "isSecureTextEntry", .flag, "secureTextEntry", within: "textInputTraits", standard: .flag(false),
    place: ScenePlace(SceneProperties.isSecureTextEntry))

  /// The content of a `UITextField` (<doc:Controls#Buttons>).
  private struct Content: MeasuredContent {
    private let text: String?
    private let placeholder: String?
    private let font: Font?
    private let borderStyle: ContentSettings.BorderStyle

    init(_ view: View) {
      let content = view.content
      text = content.text
      placeholder = content.placeholder
      font = content.font
      borderStyle = content.borderStyle
    }

    /// The room beside the text of a field with a border; general knowledge, not sourced.
    private static let padding = 7.0
    /// The room above and below the text together, in points, until iOS 12; below, from iOS 13 on. Fields have it with
    /// fonts up to 19 points.
    private static let oldHeightOfPadding = 6.0
    private static let heightOfPadding = 12.0
    /// The additional height of a field without a border, beyond its line, from iOS 13 on.
    private static let heightBesideLine = 1.55

    /// The size: as wide as its text or its placeholder. With a border it has the class's height; without one it is as
    /// high as a line, at least one of 17 points.
    func size(_ measure: ContentMeasure) -> MeasuredSize {
      let font = measure.font(font)
      let width = [text, placeholder].map { measure.size(of: $0, font).width }.reduce(0, max)
      let lineHeight = measure.lineHeight(font)
      let isNew = measure.traits.systemVersion.major >= 13
      guard borderStyle == .none else {
        let around = isNew ? Self.heightOfPadding : Self.oldHeightOfPadding
        return (width + 2 * Self.padding, max(measure.look?.height ?? 0, lineHeight + around))
      }
      let least = ResolvedFont(size: ContentMeasure.fontSize)
      let height = max(font.lineHeight, least.lineHeight) + (isNew ? Self.heightBesideLine : 0)
      return (width, height.roundedUp(to: measure.traits.displayScale))
    }

    /// The baselines: the line is centred at the height that the field asks for.
    func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
      let font = measure.font(font)
      let lineHeight = measure.lineHeight(font)
      let room = max(0, (height ?? size(measure).height ?? 0) - lineHeight) / 2
      return measure.centredBaselines(font, lineHeight: lineHeight, above: room, below: room)
    }
  }
}
