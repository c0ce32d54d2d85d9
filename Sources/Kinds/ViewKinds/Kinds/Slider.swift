import LayoutModel

/// `UISlider`: a number between two others.
package enum Slider {
  static let kind = KindDescription(
    .slider, element: "slider", isControl: true,
    sizes: ClassDefaults(looks: [
      ClassDefaults.Look(since: 26, width: nil, height: 34, evidence: .observed("tally of public files, openuikit")),
      ClassDefaults.Look(
        since: 7, width: nil, height: 30, insets: EdgeInsets(left: 2, bottom: 1, right: 2), evidence: .measured(203)),
      ClassDefaults.Look(since: 3, width: nil, height: 23, evidence: .list),
    ]),
    drawnSize: { _ in .ofClass([.vertical]) },
    look: look,
    settings: [
      minimumValue, maximumValue, value, isContinuous, minimumTrackTintColor, maximumTrackTintColor, thumbTintColor,
    ])

  package static let minimumValue = KindSetting(
    "minimumValue", .number, "minValue", standard: .number(0), place: ScenePlace(SceneProperties.minimumValue))
  package static let maximumValue = KindSetting(
    "maximumValue", .number, "maxValue", standard: .number(1), place: ScenePlace(SceneProperties.maximumValue))
  package static let value = KindSetting(
    "value", .number, standard: .number(0), place: ScenePlace(SceneProperties.value))
  package static let isContinuous = KindSetting("isContinuous", .flag, "continuous", standard: .flag(true))
  package static let minimumTrackTintColor = KindSetting(
    "minimumTrackTintColor", .color, place: ScenePlace(SceneProperties.onTintColor))
  package static let maximumTrackTintColor = KindSetting(
    "maximumTrackTintColor", .color, place: ScenePlace(SceneProperties.trackTintColor))
  package static let thumbTintColor = KindSetting(
    "thumbTintColor", .color, place: ScenePlace(SceneProperties.thumbTintColor))

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    let part = context.share
    let thumb =
      context.era == .glass
      ? Size(width: 38, height: 24)
      : Size(width: context.era == .gloss ? 23 : 28, height: context.era == .gloss ? 23 : 28)
    let line = context.era == .gloss ? 9.0 : context.era == .glass ? 6 : 4
    let x = Anchor(part, (0.5 - part) * thumb.width)
    let done = Shade(context.appearance.onTintColor) ?? (context.era == .gloss ? Shade("3f7fd0") : context.tint)
    let rest =
      Shade(context.appearance.trackTintColor) ?? (context.era == .gloss ? Shade("ffffff") : .system("systemFill"))
    let edge = context.era == .gloss ? Shade("8c8c8c") : nil
    let (top, bottom) = (Anchor.middle - line / 2, Anchor.middle + line / 2)
    let track = Area(left: .start + 2, top: top, right: .end - 2, bottom: bottom)
    var filled = track
    if context.isRightToLeft { filled.left = Anchor(1 - part, -(0.5 - part) * thumb.width) } else { filled.right = x }
    look.marks = [
      .box(track, radius: line / 2, Paint(fill: rest, line: edge)),
      .box(filled, radius: line / 2, Paint(fill: done)),
      .box(
        Area(context.isRightToLeft ? filled.left : x, .middle, thumb.width, thumb.height), radius: thumb.height / 2,
        Paint(
          fill: Shade(context.appearance.thumbTintColor) ?? Shade("ffffff"), line: Shade("00000026"), lineWidth: 0.5)),
    ]
    return look
  }
}
