import LayoutModel
import ViewKinds

/// Bars, without their items.
enum BarLooks {
  static let navigationBar: LookTable.Row = { context in
    var look = bar(context, lineAtTop: false)
    let isGlass = context.era == .glass
    let color = titleColor(context)
    // The row of items is 44 points high at the bar's top, below a prompt and above a large title.
    var top = 0.0
    if let prompt = context.appearance.prompt {
      top = 30
      look.marks.append(
        .text(
          TextMark(
            text: context.shown(prompt), font: ResolvedFont(size: 12), color: color,
            area: Area(left: .start + 8, top: .start + 6, right: .end - 8, bottom: .start + 24), alignment: .center)))
    }
    let isLarge = context.appearance.isTitleLarge
    let bottom = isLarge ? Anchor.end - 52 : isGlass ? .start + (44 + top) : .end
    if let back = context.appearance.backTitle { look.marks += backButton(back, context, top: .start + top, bottom) }
    guard let title = context.appearance.title, !title.isEmpty else { return look }
    let shown = context.shown(title)
    let room = context.contentInsets ?? EdgeInsets(left: isLarge ? 16 : 60, right: isLarge ? 16 : 60)
    let (left, right) = (
      Anchor.start + (room.left + context.sides.left), Anchor.end - (room.right + context.sides.right)
    )
    if isLarge {
      look.marks.append(
        .text(
          TextMark(
            text: shown, font: ResolvedFont(size: 34, weight: .bold), color: color,
            area: Area(left: left, top: .end - 50, right: right, bottom: .end - 4),
            alignment: context.isRightToLeft ? .right : .left)))
    } else {
      let font =
        context.era == .gloss ? ResolvedFont(size: 20, weight: .bold) : ResolvedFont(size: 17, weight: .semibold)
      look.marks.append(
        .text(
          TextMark(
            text: shown, font: font, color: color,
            area: Area(left: left, top: .start + top, right: right, bottom: bottom), alignment: .center)))
    }
    return look
  }

  /// A chevron and the title of the previous screen; with iOS 26 only the chevron, in a circle.
  private static func backButton(_ title: String, _ context: LookContext, top: Anchor, _ bottom: Anchor) -> [Mark] {
    let isGloss = context.era == .gloss
    let color = isGloss ? Shade("ffffff") : context.tint
    let margin = (context.isRightToLeft ? context.sides.right : context.sides.left) + (isGloss ? 10 : 8)
    let sign = Area(left: .start + margin, top: top, right: .start + (margin + 13), bottom: bottom)
    let chevron = SymbolLook.marks(
      context.isRightToLeft ? "chevron.right" : "chevron.left", in: context.mirrored(sign).middle(height: 22),
      color: color)
    if context.era == .glass { return chevron }
    let words = Area(left: .start + (margin + 19), top: top, right: .middle, bottom: bottom)
    return chevron + [
      .text(
        TextMark(
          text: context.shown(title), font: isGloss ? ResolvedFont(size: 12, weight: .bold) : ResolvedFont(size: 17),
          color: color, area: context.mirrored(words), alignment: context.isRightToLeft ? .right : .left))
    ]
  }

  static let toolbar: LookTable.Row = { bar($0, lineAtTop: true) }

  static let tabBar: LookTable.Row = { context in
    var look = bar(context, lineAtTop: true)
    switch context.era {
    case .gloss: look.background = Shade(context.appearance.barTintColor) ?? Shade("1a1a1a")
    case .flat: break
    case .glass: break
    }
    // Floating tabs stand in a capsule, and the bar has no background of its own.
    if let room = context.contentInsets {
      let isGlass = context.era == .glass
      look.background = nil
      look.marks = [
        .box(
          Area.all.inset(room), radius: 1_000,
          Paint(
            fill: isGlass ? Shade("ffffffd9", dark: "2c2c2ed9") : .system("secondarySystemFill"),
            line: isGlass ? Shade("0000001a", dark: "ffffff26") : nil, lineWidth: 0.5))
      ]
    }
    return look
  }

  /// A bar's background and the line at its inner edge. Navigation bars have neither from iOS 15 on while the content
  /// below them is not scrolled. No bar has them from iOS 26 on.
  private static func bar(_ context: LookContext, lineAtTop: Bool) -> Look {
    var look = Look()
    let black = context.appearance.isBarBlack
    let isClear = context.era == .glass || !lineAtTop && context.traits.systemVersion.major >= 15
    let own = Shade(context.appearance.barTintColor) ?? context.background
    let line: Shade
    switch context.era {
    case .gloss:
      look.background = own ?? (black ? Shade("1a1a1a") : Shade("7189a5"))
      line = Shade("2d3642")
    case .flat, .glass:
      look.background = own ?? (black ? Shade("161616") : isClear ? nil : Shade("f8f8f8", dark: "121212"))
      guard !isClear else { return look }
      line = Shade("0000004d", dark: "ffffff26")
    }
    let edge = lineAtTop ? Anchor.start : .end
    look.marks = [
      .box(
        Area(left: .start, top: lineAtTop ? edge : edge - 0.5, right: .end, bottom: lineAtTop ? edge + 0.5 : edge),
        radius: 0, Paint(fill: line))
    ]
    return look
  }

  private static func titleColor(_ context: LookContext) -> Shade {
    if context.era == .gloss || context.appearance.isBarBlack { return Shade("ffffff") }
    guard let ground = Shade(context.appearance.barTintColor) ?? context.background else { return .system("label") }
    return ground.isBright ? Shade("000000") : Shade("ffffff")
  }
}
