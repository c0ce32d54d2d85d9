import LayoutModel
import ViewKinds

/// Search bars.
enum SearchBarLooks {
  static let searchBar: LookTable.Row = { context in
    var look = Look()
    let ground: Shade =
      context.era == .gloss
      ? Shade("b0bcc9") : context.traits.systemVersion.major < 11 ? Shade("c9c9ce", dark: "1c1c1e") : Shade("00000000")
    look.background = Shade(context.appearance.barTintColor) ?? context.background ?? ground
    let isOld = context.traits.systemVersion.major < 13
    let field = Area(
      left: .start + (8 + context.sides.left), top: .end - (isOld ? 36 : 46), right: .end - (8 + context.sides.right),
      bottom: .end - (isOld ? 8 : 10))
    let gray = Shade.system("systemGray")
    look.marks = [
      .box(
        field, radius: context.era == .gloss || context.era == .glass ? 1_000 : isOld ? 5 : 10,
        Paint(fill: isOld ? Shade("ffffff", dark: "2c2c2e") : .system("tertiarySystemFill")))
    ]
    let middle = Area(
      left: field.left + 8, top: field.top + (isOld ? 7 : 10), right: field.left + 22,
      bottom: field.bottom - (isOld ? 7 : 12))
    look.marks += SymbolLook.marks("magnifyingglass", in: middle, color: gray)
    let text = TextMark(
      text: context.shown(context.appearance.title ?? "Search"), font: ResolvedFont(size: isOld ? 14 : 17), color: gray,
      area: Area(left: field.left + 28, top: field.top, right: field.right - 8, bottom: field.bottom),
      alignment: context.isRightToLeft ? .right : .left)
    look.marks.append(.text(text))
    return look
  }
}
