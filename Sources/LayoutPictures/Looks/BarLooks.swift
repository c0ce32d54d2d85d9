import LayoutModel

/// Bars and what stands in them.
enum BarLooks {
  static let navigationBar: LookTable.Row = { context in
    var look = bar(context, lineAtTop: false)
    let isGlass = context.era == .glass
    let row = Area(left: .start + 60, top: .start, right: .end - 60, bottom: isGlass ? .start + 44 : .end)
    let color = titleColor(context)
    // The row of items is 44 points high at the bar's top, below a prompt, above a large title.
    var top = 0.0
    if let prompt = context.appearance.prompt {
      top = 30
      look.marks.append(
        .text(
          TextMark(
            text: context.shown(prompt), font: ResolvedFont(size: 12), color: color,
            area: Area(left: .start + 8, top: .start + 6, right: .end - 8, bottom: .start + 24), alignment: .center)))
    }
    guard let title = context.appearance.title, !title.isEmpty else { return look }
    let shown = context.shown(title)
    if context.appearance.isTitleLarge {
      look.marks.append(
        .text(
          TextMark(
            text: shown, font: ResolvedFont(size: 34, weight: .bold), color: color,
            area: Area(left: .start + 16, top: .end - 50, right: .end - 16, bottom: .end - 4),
            alignment: context.isRightToLeft ? .right : .left)))
    } else {
      let font =
        context.era == .gloss ? ResolvedFont(size: 20, weight: .bold) : ResolvedFont(size: 17, weight: .semibold)
      look.marks.append(
        .text(
          TextMark(
            text: shown, font: font, color: color,
            area: Area(
              left: row.left, top: row.top + top, right: row.right, bottom: isGlass ? row.bottom + top : row.bottom),
            alignment: .center)))
    }
    return look
  }

  static let toolbar: LookTable.Row = { bar($0, lineAtTop: true) }

  static let tabBar: LookTable.Row = { context in
    var look = bar(context, lineAtTop: true)
    switch context.era {
    case .gloss: look.background = Shade(context.appearance.barTintColor) ?? Shade("1a1a1a")
    case .flat: break
    case .glass:
      // Tabs float in a capsule; it is a little wider than UIKit's, for they stand where those of earlier bars do.
      look.marks = [
        .box(
          Area(left: .start + 6, top: .start, right: .end - 6, bottom: .start + 62), radius: 1_000,
          Paint(fill: Shade("ffffffd9", dark: "2c2c2ed9"), line: Shade("0000001a", dark: "ffffff26"), lineWidth: 0.5))
      ]
    }
    return look
  }

  /// A bar's ground and the line at its inner edge. Navigation bars have neither from iOS 15 on while what is below them is not
  /// scrolled, and no bar has from iOS 26 on.
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
    if context.era == .gloss { return Shade("ffffff") }
    guard let ground = Shade(context.appearance.barTintColor) ?? context.background else {
      return context.appearance.isBarBlack ? Shade("ffffff") : .system("label")
    }
    return ground.isBright ? Shade("000000") : Shade("ffffff")
  }

  /// An item of a navigation bar or a toolbar: a title, an icon of the system or an image.
  static let item: LookTable.Row = { context in
    var look = Look()
    let isGloss = context.era == .gloss
    let color = (isGloss ? Shade("ffffff") : context.tint).opacity(context.view.isEnabled ? 1 : 0.35)
    let appearance = context.appearance
    let pill = Area(left: .start, top: .middle - 15, right: .end, bottom: .middle + 15)
    let symbol = appearance.systemItem.flatMap { symbols[$0] }
    if isGloss, symbol == nil {
      look.marks.append(.box(pill, radius: 5, Paint(fill: Shade("4a6c9b"), line: Shade("2d3f5e"))))
    } else if context.era == .glass {
      look.marks.append(
        .box(
          Area(left: .start - 4, top: .middle - 22, right: .end + 4, bottom: .middle + 22), radius: 1_000,
          Paint(fill: Shade("ffffffb3", dark: "3a3a3cb3"), line: Shade("0000001a", dark: "ffffff26"), lineWidth: 0.5)))
    }
    if let title = appearance.systemItem?.title ?? appearance.title, !title.isEmpty {
      let isBold = appearance.systemItem == .done || appearance.systemItem == .save
      let font =
        isGloss ? ResolvedFont(size: 12, weight: .bold) : ResolvedFont(size: 17, weight: isBold ? .semibold : .regular)
      look.marks.append(
        .text(TextMark(text: context.shown(title), font: font, color: color, alignment: .center)))
    } else if let symbol {
      look.marks += SymbolLook.marks(symbol, in: Area(.middle, .middle, 20, 20), color: color)
    } else if appearance.imageName != nil || appearance.systemImageName != nil {
      look.marks += context.tinted(color).imageMarks(in: Area(.middle, .middle, 26, 24), .scaleAspectFit)
    }
    return look
  }

  private static let symbols: [BarButtonItem.SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
    .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
    .camera: "camera", .trash: "trash", .play: "play", .pause: "pause", .close: "xmark",
  ]

  /// A tab: an image above a title.
  static let tab: LookTable.Row = { context in
    var look = Look()
    let isGloss = context.era == .gloss
    let chosen = context.appearance.isChosen
    let color = chosen ? (isGloss ? Shade("ffffff") : context.tint) : Shade.system("systemGray")
    let tinted = context.tinted(color)
    // In a capsule they stand lower, and the one that is chosen on a ground of its own.
    let isGlass = context.era == .glass
    let top = Anchor.start + (isGlass ? 7 : 0)
    if isGlass, chosen {
      look.marks = [
        .box(
          Area(left: .middle - 30, top: .start + 4, right: .middle + 30, bottom: .start + 58), radius: 1_000,
          Paint(fill: .system("tertiarySystemFill")))
      ]
    }
    let icon = Area(left: .middle - 14, top: top + 5, right: .middle + 14, bottom: top + 31)
    let marks = tinted.imageMarks(in: icon, .scaleAspectFit)
    look.marks +=
      marks.isEmpty
      ? [
        .box(
          Area(left: .middle - 11, top: top + 7, right: .middle + 11, bottom: top + 29), radius: 6,
          Paint(fill: color.opacity(0.85)))
      ]
      : marks
    guard let title = context.appearance.title, !title.isEmpty else { return look }
    look.marks.append(
      .text(
        TextMark(
          text: context.shown(title), font: ResolvedFont(size: 10, weight: isGloss ? .bold : .medium), color: color,
          area: Area(left: .start + 1, top: top + 33, right: .end - 1, bottom: top + 47), alignment: .center)))
    return look
  }

  static let searchBar: LookTable.Row = { context in
    var look = Look()
    let ground: Shade =
      context.era == .gloss
      ? Shade("b0bcc9") : context.traits.systemVersion.major < 11 ? Shade("c9c9ce", dark: "1c1c1e") : Shade("00000000")
    look.background = Shade(context.appearance.barTintColor) ?? context.background ?? ground
    let isOld = context.traits.systemVersion.major < 13
    let field = Area(
      left: .start + 8, top: .end - (isOld ? 36 : 46), right: .end - 8, bottom: .end - (isOld ? 8 : 10))
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
