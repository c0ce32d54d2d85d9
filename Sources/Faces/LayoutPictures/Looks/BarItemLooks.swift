import LayoutModel
import LayoutResolution
import ViewKinds

/// Items of bars, and tabs.
enum BarItemLooks {
  /// An item of a navigation bar or a toolbar: a title, a system icon or an image.
  static let item: LookTable.Row = { context in
    var look = Look()
    let isGloss = context.era == .gloss
    let color = (isGloss ? Shade("ffffff") : context.tint).opacity(context.view.isEnabled ? 1 : 0.35)
    let appearance = context.appearance
    let room = context.contentInsets ?? .zero
    let content = Area.all.inset(left: room.left, right: room.right)
    let middle = Anchor.middle + (room.left - room.right) / 2
    let pill = Area(left: .start, top: .middle - 15, right: .end, bottom: .middle + 15)
    let symbol = appearance.systemItem.flatMap { symbols[$0] }
    if isGloss, symbol == nil, appearance.imageName == nil {
      look.marks.append(.box(pill, radius: 5, Paint(fill: Shade("4a6c9b"), line: Shade("2d3f5e"))))
    } else if context.era == .glass {
      look.marks.append(
        .box(
          Area(left: .start, top: .middle - 22, right: .end, bottom: .middle + 22), radius: 1_000,
          Paint(fill: Shade("ffffffb3", dark: "3a3a3cb3"), line: Shade("0000001a", dark: "ffffff26"), lineWidth: 0.5)))
    }
    // An image replaces the title.
    let showsImage = appearance.imageName != nil || appearance.systemImageName != nil
    if !showsImage, let title = appearance.systemItem?.title ?? appearance.title, !title.isEmpty {
      let isBold = appearance.systemItem?.isProminent ?? false
      let font =
        isGloss ? ResolvedFont(size: 12, weight: .bold) : ResolvedFont(size: 17, weight: isBold ? .semibold : .regular)
      look.marks.append(
        .text(TextMark(text: context.shown(title), font: font, color: color, area: content, alignment: .center)))
    } else if let symbol {
      look.marks += SymbolLook.marks(symbol, in: Area(middle, .middle, 20, 20), color: color)
    } else {
      look.marks += context.tinted(color).imageMarks(
        in: Area(middle, .middle, 24, 24), .scaleAspectFit, isTemplate: true)
    }
    return look
  }

  private static let symbols: [BarButtonItem.SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
    .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
    .camera: "camera", .trash: "trash", .play: "play", .pause: "pause", .close: "xmark",
  ]

  /// A tab: an image above a title or beside it, or a title alone.
  static let tab: LookTable.Row = { context in
    let isGloss = context.era == .gloss
    let chosen = context.appearance.isChosen
    let color = chosen ? (isGloss ? Shade("ffffff") : context.tint) : Shade.system("systemGray")
    switch context.appearance.tabStyle {
    case .stacked: return stackedTab(context, color)
    case .inline: return inlineTab(context, color)
    case .titleAlone: return titledTab(context)
    }
  }

  private static func stackedTab(_ context: LookContext, _ color: Shade) -> Look {
    var look = Look()
    // In a capsule they are lower, and the selected one has a background of its own.
    let isGlass = context.era == .glass
    let top = Anchor.start + (isGlass ? 4 : -1)
    if isGlass, context.appearance.isChosen { look.marks = [chosenGround] }
    look.marks += image(
      context, in: Area(left: .middle - 14, top: top + 5, right: .middle + 14, bottom: top + 31), color)
    guard let title = context.appearance.title, !title.isEmpty else { return look }
    look.marks.append(
      .text(
        TextMark(
          text: context.shown(title), font: ResolvedFont(size: 10, weight: context.era == .gloss ? .bold : .medium),
          color: color, area: Area(left: .start + 1, top: top + 33, right: .end - 1, bottom: top + 47),
          alignment: .center)))
    return look
  }

  /// The image and, 8 points behind it, the title, centred together.
  private static func inlineTab(_ context: LookContext, _ color: Shade) -> Look {
    var look = Look()
    let font = ResolvedFont(size: 13, weight: .medium)
    let shown = context.shown(context.appearance.title ?? "")
    let width =
      shown.isEmpty ? 0 : ShownText(shown, font: font, width: 10_000, numberOfLines: 1).lines.first?.width ?? 0
    let (side, gap) = (20.0, width > 0 ? 8.0 : 0)
    let start = Anchor.middle - (side + gap + width) / 2
    let icon = Area(left: start, top: .middle - side / 2, right: start + side, bottom: .middle + side / 2)
    look.marks = image(context, in: context.mirrored(icon), color)
    guard width > 0 else { return look }
    let words = Area(left: start + (side + gap), top: .start, right: .end, bottom: .end)
    look.marks.append(
      .text(
        TextMark(
          text: shown, font: font, color: color, area: context.mirrored(words),
          alignment: context.isRightToLeft ? .right : .left)))
    return look
  }

  private static func titledTab(_ context: LookContext) -> Look {
    var look = Look()
    let isChosen = context.appearance.isChosen
    if isChosen { look.marks = [chosenGround] }
    look.marks.append(
      .text(
        TextMark(
          text: context.shown(context.appearance.title ?? ""), font: ResolvedFont(size: 15, weight: .medium),
          color: isChosen ? context.tint : .system("label"), alignment: .center)))
    return look
  }

  /// The background of the selected tab in a capsule.
  private static let chosenGround = Mark.box(.all, radius: 1_000, Paint(fill: .system("tertiarySystemFill")))

  /// A tab's image; none for a tab without one.
  private static func image(_ context: LookContext, in area: Area, _ color: Shade) -> [Mark] {
    context.tinted(color).imageMarks(in: area, .scaleAspectFit, isTemplate: true)
  }
}
