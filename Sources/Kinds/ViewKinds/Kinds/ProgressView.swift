import LayoutModel

/// `UIProgressView`: how far something has come.
package enum ProgressView {
  static let kind = KindDescription(
    .progressView, element: "progressView",
    sizes: ClassDefaults(
      hugging: ContentPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
      looks: [
        ClassDefaults.Look(since: 14, width: nil, height: 4, evidence: .measured(18)),
        ClassDefaults.Look(since: 7, width: nil, height: 2, evidence: .measured(41)),
        ClassDefaults.Look(since: 3, width: nil, height: 9, evidence: .list),
      ]),
    drawnSize: { _ in .ofClass([.vertical]) },
    look: look, settings: [progress, progressViewStyle, progressTintColor, trackTintColor])

  package static let progress = KindSetting(
    "progress", .number, standard: .number(0), place: ScenePlace(SceneProperties.value))
  package static let progressViewStyle = KindSetting(
    "progressViewStyle", .word(["default", "bar"]), standard: .word("default"))
  package static let progressTintColor = KindSetting(
    "progressTintColor", .color, place: ScenePlace(SceneProperties.onTintColor))
  package static let trackTintColor = KindSetting(
    "trackTintColor", .color, place: ScenePlace(SceneProperties.trackTintColor))

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    let rest =
      Shade(context.appearance.trackTintColor) ?? Shade(context.era == .gloss ? "d0d0d0" : "e5e5ea", dark: "3a3a3c")
    let part = context.share
    var filled = Area.all
    if context.isRightToLeft { filled.left = Anchor(1 - part) } else { filled.right = Anchor(part) }
    look.marks = [
      .box(.all, radius: 1_000, Paint(fill: rest)),
      .box(filled, radius: 1_000, Paint(fill: Shade(context.appearance.onTintColor) ?? context.tint)),
    ]
    return look
  }
}
