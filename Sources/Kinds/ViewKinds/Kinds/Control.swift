/// `UIControl`: what all controls have.
package enum Control {
  static let settings =
    PlainView.settings + [isEnabled, isSelected, isHighlighted, contentHorizontalAlignment, contentVerticalAlignment]

  package static let isEnabled = KindSetting(
    "isEnabled", .flag, "enabled", standard: .flag(true), place: ScenePlace(state: SceneProperties.isEnabled))
  package static let isSelected = KindSetting(
    "isSelected", .flag, "selected", standard: .flag(false), place: ScenePlace(state: SceneProperties.isSelected))
  package static let isHighlighted = KindSetting("isHighlighted", .flag, "highlighted", standard: .flag(false))
  package static let contentHorizontalAlignment = KindSetting(
    "contentHorizontalAlignment", .word(["center", "left", "right", "fill", "leading", "trailing"]),
    standard: .word("center"))
  package static let contentVerticalAlignment = KindSetting(
    "contentVerticalAlignment", .word(["center", "top", "bottom", "fill"]), standard: .word("center"))
}
