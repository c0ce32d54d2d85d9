import LayoutModel
import LayoutResolution

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
    look.marks = contents(context, color)
    // One without anything in it shows nothing on a device; a pale outline tells where it is.
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

  /// What stands around the content; a configuration takes the place of `contentEdgeInsets`.
  private static func insets(_ context: LookContext) -> EdgeInsets? {
    guard let configuration = context.view.content.configuration else { return context.view.content.contentEdgeInsets }
    return configuration.contentInsets?.insets(for: context.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The image and the title in the middle, or where the content stands.
  private static func contents(_ context: LookContext, _ color: Shade) -> [Mark] {
    let content = context.view.content
    let area = Area.all.inset(insets(context) ?? .zero)
    let font = weighed(context.font(content.configuration == nil ? 15 : ButtonConfiguration.fontSize), context)
    let title = context.shown(content.text ?? "")
    let hasImage = context.appearance.imageName != nil || context.appearance.systemImageName != nil
    let side = context.alignment(.center)
    let label = TextMark(
      text: title, font: font, color: color, area: area, alignment: side,
      numberOfLines: 1, mode: context.appearance.lineBreakMode)
    guard hasImage else { return title.isEmpty ? [] : [.text(label)] }
    var size = content.image?.size ?? Size(width: 20, height: 20)
    if context.appearance.systemImageName != nil { size = Size(width: 18, height: 18) }
    var colored = context
    if context.appearance.systemImageName != nil { colored = context.tinted(color) }
    guard !title.isEmpty else {
      if context.images.knows(context.appearance.imageName) || context.appearance.imageName == nil {
        return colored.imageMarks(in: Area(.middle, .middle, size.width, size.height), .scaleAspectFit)
      }
      return colored.imageMarks(in: area, .scaleAspectFit)
    }
    let width = ShownText(title, font: font, width: 10_000, numberOfLines: 1).lines.first?.width ?? 0
    let gap = content.configuration?.imagePadding ?? (content.contentEdgeInsets == nil ? 0 : 4)
    let total = size.width + gap + width
    let start: Anchor =
      switch side {
      case .left: area.left
      case .center: Anchor.middle - total / 2
      case .right: area.right - total
      }
    var behind = label
    behind.alignment = .left
    behind.area.left = start + size.width + gap
    let middle = Anchor.middle
    let image = Area(
      left: start, top: middle - size.height / 2, right: start + size.width, bottom: middle + size.height / 2)
    return colored.imageMarks(in: image, .scaleAspectFit) + [.text(behind)]
  }

  /// Until iOS 6 titles are bold.
  private static func weighed(_ font: ResolvedFont, _ context: LookContext) -> ResolvedFont {
    guard context.era == .gloss, font.name == nil, font.weight == .regular else { return font }
    var font = font
    font.weight = .bold
    return font
  }

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
    LookContext(view: view, appearance: appearance, traits: traits, tint: tint, table: table, images: images)
  }
}
