import LayoutModel

/// `UIScrollView`: a part of what is larger.
package enum ScrollView {
  static let kind = KindDescription(
    .scrollView, element: "scrollView", intrinsicAxes: [], inherited: settings)

  static let settings =
    PlainView.settings + [
      isScrollEnabled, contentInsetAdjustmentBehavior, isPagingEnabled, bounces, alwaysBounceVertical,
      alwaysBounceHorizontal, showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop,
      maximumZoomScale, minimumZoomScale, keyboardDismissMode,
    ]

  package static let isScrollEnabled = KindSetting(
    "isScrollEnabled", .flag, "scrollEnabled", standard: .flag(true), place: ScenePlace(\.scroll.isScrollEnabled))
  package static let contentInsetAdjustmentBehavior = KindSetting(
    "contentInsetAdjustmentBehavior", .word(ScrollSettings.ContentInsetAdjustmentBehavior.self),
    place: ScenePlace(\.scroll.contentInsetAdjustmentBehavior))
  package static let isPagingEnabled = KindSetting("isPagingEnabled", .flag, "pagingEnabled", standard: .flag(false))
  package static let bounces = KindSetting("bounces", .flag, standard: .flag(true))
  package static let alwaysBounceVertical = KindSetting("alwaysBounceVertical", .flag, standard: .flag(false))
  package static let alwaysBounceHorizontal = KindSetting("alwaysBounceHorizontal", .flag, standard: .flag(false))
  package static let showsHorizontalScrollIndicator = KindSetting(
    "showsHorizontalScrollIndicator", .flag, standard: .flag(true))
  package static let showsVerticalScrollIndicator = KindSetting(
    "showsVerticalScrollIndicator", .flag, standard: .flag(true))
  package static let scrollsToTop = KindSetting("scrollsToTop", .flag, standard: .flag(true))
  package static let maximumZoomScale = KindSetting("maximumZoomScale", .number, standard: .number(1))
  package static let minimumZoomScale = KindSetting("minimumZoomScale", .number, standard: .number(1))
  package static let keyboardDismissMode = KindSetting(
    "keyboardDismissMode", .word(["none", "onDrag", "interactive"]), standard: .word("none"))
}
