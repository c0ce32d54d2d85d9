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
    // Scopes stand in a row of their own, below that of the field.
    let scopes = context.appearance.scopeTitles
    let low = Anchor.end - (scopes.isEmpty ? 0 : scopeHeight)
    let cancel = context.appearance.showsCancelButton ? cancelMark(context, above: low) : nil
    let field = context.mirrored(
      Area(
        left: .start + (8 + context.safeSides.leading), top: low - (isOld ? 36 : 46),
        right: .end - (8 + context.safeSides.trailing + (cancel?.room ?? 0)), bottom: low - (isOld ? 8 : 10)))
    let gray = Shade.system("systemGray")
    look.marks = [
      .box(
        field, radius: context.era == .gloss || context.era == .glass ? 1_000 : isOld ? 5 : 10,
        Paint(fill: isOld ? Shade("ffffff", dark: "2c2c2e") : .system("tertiarySystemFill")))
    ]
    let isLeftward = context.isRightToLeft
    let glass = Area(
      left: isLeftward ? field.right - 24 : field.left + 7, top: field.top,
      right: isLeftward ? field.right - 7 : field.left + 24, bottom: field.bottom)
    look.marks += SymbolLook.marks("magnifyingglass", in: glass, color: gray)
    let text = TextMark(
      text: context.shown(context.appearance.title ?? "Search"), font: ResolvedFont(size: isOld ? 14 : 17), color: gray,
      area: field.inset(left: isLeftward ? 8 : 30, right: isLeftward ? 30 : 8), alignment: isLeftward ? .right : .left)
    look.marks.append(.text(text))
    if let cancel { look.marks.append(.text(cancel.mark)) }
    if !scopes.isEmpty { look.marks += scopeMarks(scopes, context) }
    return look
  }

  /// The height of the row of scopes, in points.
  private static let scopeHeight = 44.0

  /// The button that ends searching, at the trailing end of the field's row, and the room that it takes from the field.
  private static func cancelMark(_ context: LookContext, above low: Anchor) -> (mark: TextMark, room: Double) {
    let title = context.shown("Cancel")
    let font = ResolvedFont(size: context.era == .gloss ? 12 : 17, weight: context.era == .gloss ? .bold : .regular)
    let width = ShownText(title, font: font, width: 10_000, numberOfLines: 1).lines.first?.width ?? 0
    let right = Anchor.end - (12 + context.safeSides.trailing)
    let area = Area(left: right - (width + 1), top: low - 46, right: right, bottom: low - 10)
    let mark = TextMark(
      text: title, font: font, color: context.tint, area: context.mirrored(area),
      alignment: context.isRightToLeft ? .left : .right)
    return (mark, width + 20)
  }

  /// A segmented control of scopes, of which the first is chosen.
  private static func scopeMarks(_ titles: [String], _ context: LookContext) -> [Mark] {
    let (left, right) = (8 + context.sides.left, 8 + context.sides.right)
    let ground = Area(left: .start + left, top: .end - 38, right: .end - right, bottom: .end - 6)
    let radius = context.era == .glass ? 1_000.0 : 8
    var marks: [Mark] = [.box(ground, radius: radius, Paint(fill: .system("tertiarySystemFill")))]
    for (index, title) in titles.enumerated() {
      func edge(_ index: Int) -> Anchor {
        let part = Double(index) / Double(titles.count)
        return Anchor(part, left - (left + right) * part)
      }
      let segment = context.mirrored(
        Area(left: edge(index), top: ground.top, right: edge(index + 1), bottom: ground.bottom))
      if index == 0 {
        let thumb = Shade("ffffff", dark: "636366")
        marks.append(
          .box(segment.inset(x: 2, y: 2), radius: radius, Paint(fill: thumb, line: Shade("0000001a"), lineWidth: 0.5)))
      }
      marks.append(
        .text(
          TextMark(
            text: context.shown(title), font: ResolvedFont(size: 13, weight: index == 0 ? .semibold : .medium),
            color: .system("label"), area: segment, alignment: .center)))
    }
    return marks
  }
}
