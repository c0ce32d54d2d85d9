import LayoutModel
import LayoutResolution
import ViewKinds

/// Buttons by type, configuration and system.
enum ButtonLooks {
  static let button: LookTable.Row = { context in
    let content = context.view.content
    var look = Look()
    switch content.buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      look.marks = circle("i", context)
      return look
    case .contactAdd:
      look.marks = circle("+", context)
      return look
    case .custom, .system: break
    }
    var color = Shade(context.appearance.textColor) ?? context.tint
    let base = context.background ?? context.tint
    switch content.configuration?.style {
    case .filled:
      look.background = base
      color = Shade(context.appearance.textColor) ?? Shade("ffffff")
      look.cornerRadius = configurationRadius(context)
    case .tinted:
      look.background = base.opacity(0.18)
      look.cornerRadius = configurationRadius(context)
    case .gray:
      look.background = context.background ?? .system("secondarySystemFill")
      look.cornerRadius = configurationRadius(context)
    case .plain, nil:
      if context.era == .gloss, content.buttonType == .system, context.background == nil {
        look.background = Shade("ffffff")
        (look.border, look.borderWidth, look.cornerRadius) = (Shade("adadad"), 1, 10)
        color = Shade(context.appearance.textColor) ?? Shade("324f85")
      }
    }
    if !context.view.isEnabled { color = color.opacity(0.35) }
    look.marks = ButtonContents(context, color).marks
    // An empty button shows nothing on a device. A pale outline marks its place.
    if look.marks.isEmpty, look.background == nil, look.borderWidth == 0, context.appearance.borderWidth == 0 {
      look.marks = [
        .box(
          Area.all.inset(x: 0.5, y: 0.5), radius: 6,
          Paint(line: context.tint.opacity(0.3)))
      ]
    }
    return look
  }

  private static func configurationRadius(_ context: LookContext) -> Double { context.era == .glass ? 1_000 : 6 }

  private static func circle(_ sign: String, _ context: LookContext) -> [Mark] {
    let color = context.tint
    return [
      .box(Area(.middle, .middle, 20, 20), radius: 10, Paint(line: color, lineWidth: 1.5)),
      .text(
        TextMark(text: sign, font: ResolvedFont(size: 14, weight: .medium), color: color, alignment: .center)),
    ]
  }
}

extension LookContext {
  /// The same with another tint.
  func tinted(_ tint: Shade) -> LookContext {
    LookContext(
      view: view, appearance: appearance, traits: traits, tint: tint, table: table, image: image, sides: sides)
  }
}
