import LayoutModel

/// `UIStepper`: a number that grows and shrinks in steps.
package enum Stepper {
  static let kind = KindDescription(
    .stepper, element: "stepper", isControl: true,
    sizes: ClassDefaults(
      hugging: ClassDefaults.rigid,
      looks: [
        ClassDefaults.Look(since: 13, width: 94, height: 32, evidence: .measured(10)),
        ClassDefaults.Look(since: 5, width: 94, height: 29, evidence: .measured(7)),
      ]),
    hasFixedSize: true,
    look: look, settings: [minimumValue, maximumValue, stepValue, value, wraps, autorepeat, isContinuous])

  package static let minimumValue = KindSetting(
    "minimumValue", .number, standard: .number(0), place: ScenePlace(SceneProperties.minimumValue))
  package static let maximumValue = KindSetting(
    "maximumValue", .number, standard: .number(100), place: ScenePlace(SceneProperties.maximumValue))
  package static let stepValue = KindSetting("stepValue", .number, standard: .number(1))
  package static let value = KindSetting(
    "value", .number, standard: .number(0), place: ScenePlace(SceneProperties.value))
  package static let wraps = KindSetting("wraps", .flag, standard: .flag(false))
  package static let autorepeat = KindSetting("autorepeat", .flag, standard: .flag(true))
  package static let isContinuous = KindSetting("isContinuous", .flag, "continuous", standard: .flag(true))

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    let isOld = context.traits.systemVersion.major < 13
    let color = isOld ? (context.era == .gloss ? Shade("666666") : context.tint) : Shade.system("label")
    let box = Area(.middle, .middle, 94, context.era == .gloss ? 27 : isOld ? 29 : 32)
    look.marks.append(
      isOld
        ? .box(box.inset(x: 0.5, y: 0.5), radius: 4, Paint(line: color))
        : .box(box, radius: context.era == .glass ? 1_000 : 8, Paint(fill: .system("tertiarySystemFill"))))
    look.marks.append(
      .box(
        Area(.middle, .middle, 1, isOld ? 29 : 18), radius: 0, Paint(fill: isOld ? color : .system("opaqueSeparator"))))
    let side = context.isRightToLeft ? -23.5 : 23.5
    look.marks += SymbolLook.marks("minus", in: Area(.middle - side, .middle, 20, 20), color: color)
    look.marks += SymbolLook.marks("plus", in: Area(.middle + side, .middle, 20, 20), color: color)
    return look
  }
}
