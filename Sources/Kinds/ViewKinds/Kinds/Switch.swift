import LayoutModel

/// `UISwitch`: on or off.
package enum Switch {
  static let kind = KindDescription(
    .switch, element: "switch", isControl: true,
    sizes: ClassDefaults(
      hugging: ClassDefaults.rigid,
      looks: [
        ClassDefaults.Look(
          since: 26, width: 61, height: 28, insets: EdgeInsets(right: 2), evidence: .measured(49)),
        ClassDefaults.Look(
          since: 7, width: 49, height: 31, insets: EdgeInsets(right: 2), evidence: .measured(300)),
        ClassDefaults.Look(since: 5, width: 79, height: 27, evidence: .observed("height: lists of 2011")),
        ClassDefaults.Look(since: 3, width: 94, height: 27, evidence: .unsourced),
      ]),
    hasFixedSize: true,
    look: look, settings: [isOn, onTintColor, thumbTintColor])

  package static let isOn = KindSetting(
    "isOn", .flag, "on", standard: .flag(false), place: ScenePlace(SceneProperties.isOn))
  package static let onTintColor = KindSetting("onTintColor", .color, place: ScenePlace(SceneProperties.onTintColor))
  package static let thumbTintColor = KindSetting(
    "thumbTintColor", .color, place: ScenePlace(SceneProperties.thumbTintColor))

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    let isOn = context.appearance.isOn ?? false
    let fade = context.view.isEnabled ? 1.0 : 0.5
    let thumb = (Shade(context.appearance.thumbTintColor) ?? Shade("ffffff")).opacity(fade)
    guard context.era != .gloss else {
      let on = Shade(context.appearance.onTintColor) ?? Shade("2571d1")
      let label = TextMark(
        text: isOn ? "ON" : "OFF", font: ResolvedFont(size: 15, weight: .bold), color: isOn ? thumb : Shade("7f7f7f"),
        area: Area(left: isOn ? .start : .start + 27, top: .start, right: isOn ? .end - 27 : .end, bottom: .end),
        alignment: .center)
      look.marks = [
        .box(
          Area(.middle, .middle, 77, 27), radius: 14, Paint(fill: isOn ? on : Shade("ededed"), line: Shade("8c8c8c"))),
        .text(label),
        .box(
          Area(isOn ? .middle + 25 : .middle - 25, .middle, 27, 27), radius: 14,
          Paint(fill: thumb, line: Shade("999999"))),
      ]
      return look
    }
    let on = (Shade(context.appearance.onTintColor) ?? .system("systemGreen")).opacity(fade)
    let off = Shade.system("secondarySystemFill")
    let isWide = context.era == .glass
    let (width, height) = isWide ? (63.0, 28.0) : (51.0, 31.0)
    let knob = isWide ? Size(width: 39, height: 24) : Size(width: 27, height: 27)
    let reach = (width - knob.width) / 2 - 2
    look.marks = [
      .box(Area(.middle, .middle, width, height), radius: height / 2, Paint(fill: isOn ? on : off)),
      .box(
        Area(isOn == !context.isRightToLeft ? .middle + reach : .middle - reach, .middle, knob.width, knob.height),
        radius: knob.height / 2, Paint(fill: thumb, line: Shade("0000000f"), lineWidth: 0.5)),
    ]
    return look
  }
}
