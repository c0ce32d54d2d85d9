import LayoutModel

/// The settings that labels, text fields and text views share.
package enum TextSettings {
  package static let text = KindSetting(
    "text", .text(localized: "text"), place: ScenePlace(SceneProperties.text))
  package static let attributedText = KindSetting(
    "attributedText", .runs, place: ScenePlace(SceneProperties.attributedText))
  package static let font = KindSetting("font", .font, "fontDescription", place: ScenePlace(SceneProperties.font))
  package static let textColor = KindSetting("textColor", .color, place: ScenePlace(SceneProperties.textColor))
  package static let textAlignment = KindSetting(
    "textAlignment", .word(ViewAppearance.TextAlignment.self), place: ScenePlace(SceneProperties.textAlignment))
  package static let lineBreakMode = lineBreakMode(standard: .byTruncatingTail)
  package static let adjustsFontSizeToFitWidth = KindSetting(
    "adjustsFontSizeToFitWidth", .flag, "adjustsFontSizeToFit", standard: .flag(false),
    place: ScenePlace(state: SceneProperties.adjustsFontSizeToFitWidth))
  package static let adjustsFontForContentSizeCategory = KindSetting(
    "adjustsFontForContentSizeCategory", .flag, standard: .flag(false),
    place: ScenePlace(state: SceneProperties.adjustsFontForContentSizeCategory))

  /// The way a text that doesn't fit is cut, by a class's own standard.
  static func lineBreakMode(standard: ViewAppearance.LineBreakMode) -> KindSetting {
    KindSetting(
      "lineBreakMode",
      .word(
        ViewAppearance.LineBreakMode.allCases.map(\.rawValue),
        also: [
          "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
          "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
          "middleTruncation": "byTruncatingMiddle",
        ]), standard: standard.settingValue, place: ScenePlace(SceneProperties.lineBreakMode))
  }
}
