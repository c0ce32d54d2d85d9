import LayoutModel

/// `UIView`: what all views have.
package enum PlainView {
  static let kind = KindDescription(.view, element: "view", intrinsicAxes: [], inherited: [], settings: settings)

  static let settings = [
    tag, isOpaque, isMultipleTouchEnabled, isUserInteractionEnabled, restorationIdentifier, backgroundColor, tintColor,
    clipsToBounds, contentMode,
  ]

  package static let tag = KindSetting("tag", .integer(Int.min...Int.max), standard: .integer(0))
  package static let isOpaque = KindSetting("isOpaque", .flag, "opaque", standard: .flag(true))
  package static let isMultipleTouchEnabled = KindSetting(
    "isMultipleTouchEnabled", .flag, "multipleTouchEnabled", standard: .flag(false))
  package static let isUserInteractionEnabled = KindSetting("isUserInteractionEnabled", .flag, "userInteractionEnabled")
  package static let restorationIdentifier = KindSetting("restorationIdentifier", .text())
  package static let backgroundColor = KindSetting(
    "backgroundColor", .color, place: ScenePlace(SceneProperties.backgroundColor))
  package static let tintColor = KindSetting("tintColor", .color, place: ScenePlace(SceneProperties.tintColor))
  package static let clipsToBounds = KindSetting(
    "clipsToBounds", .flag, "clipsSubviews", place: ScenePlace(SceneProperties.clipsToBounds))
  package static let contentMode = KindSetting(
    "contentMode", .word(ViewAppearance.ContentMode.self), standard: .word("scaleToFill"),
    place: ScenePlace(SceneProperties.contentMode))
}
