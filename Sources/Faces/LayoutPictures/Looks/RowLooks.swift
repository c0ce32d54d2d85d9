import LayoutModel
import ViewKinds

/// The parts of table rows that depend on their place in a section: separators, and round corners of the first and the
/// last.
struct RowLooks {
  /// The rows of a table so far: the view's number in the picture, the frame, and the context of its look.
  private var rows: [(view: Int, frame: Rect, context: LookContext)] = []

  /// Adds a row.
  mutating func add(_ view: Int, _ frame: Rect, _ context: LookContext) { rows.append((view, frame, context)) }

  /// Passes each row to a closure with a function that finishes its look.
  func forEachRow(_ finish: (Int, (inout Look) -> Void) -> Void) {
    let rows = rows.sorted { ($0.frame.y, $0.view) < ($1.frame.y, $1.view) }
    for (index, row) in rows.enumerated() {
      let isFirst = index == 0 || !Self.touch(rows[index - 1].frame, row.frame)
      let isLast = index + 1 == rows.count || !Self.touch(row.frame, rows[index + 1].frame)
      finish(row.view) { Self.finish(&$0, row.context, isFirst: isFirst, isLast: isLast) }
    }
  }

  /// Tells whether there is no gap between two rows, other than from rounding.
  private static func touch(_ above: Rect, _ below: Rect) -> Bool { below.y - above.maxY < 1 }

  private static func finish(_ look: inout Look, _ context: LookContext, isFirst: Bool, isLast: Bool) {
    let style = context.table?.tableStyle ?? .plain
    let isGloss = context.era == .gloss
    let isCard = style == .insetGrouped || style == .grouped && isGloss
    let line = Shade(context.table?.separatorColor) ?? (isGloss ? Shade("abadb0") : .system("separator"))
    var marks: [Mark] = []
    if isCard {
      // Until iOS 6 the cards of grouped tables are inset by 10 points from the table's edges, which frames don't show.
      let area = isGloss ? Area.all.inset(x: 10) : .all
      let radius = isGloss ? 8.0 : context.era == .glass ? 26 : 10
      marks.append(
        rounded(
          area, radius: radius, above: isFirst, below: isLast,
          Paint(fill: look.background, line: isGloss ? line : nil)))
      look.background = nil
    }
    if context.table?.showsSeparators ?? true, !(isCard && isGloss) {
      let isGrouped = style != .plain
      // A section's own edges are drawn from side to side; a card's aren't.
      if isGrouped, !isCard, isFirst { marks.append(separator(line, at: .start, inset: 0, context)) }
      let isEdge = isGrouped && isLast
      if !(isEdge && isCard) {
        marks.append(
          separator(
            line, at: .end - 0.5, inset: isEdge || isGloss ? 0 : 16 + (isCard ? 0 : context.safeSides.leading), context)
        )
      }
    }
    // The section's header and footer lie outside its rows, which may clip their content.
    if context.appearance.sectionHeader != nil || context.appearance.sectionFooter != nil { look.clips = false }
    // A table that stacks its rows has views for headers and footers.
    let hasViews = context.view.cell.rooms != nil
    if !hasViews, let header = context.appearance.sectionHeader { marks += Self.header(header, style, context) }
    if !hasViews, let footer = context.appearance.sectionFooter, style != .plain {
      var area = margins(context)
      (area.top, area.bottom) = (.end + 7, .end + 55)
      marks.append(
        .text(
          TextMark(
            text: context.shown(footer), font: ResolvedFont(size: isGloss ? 15 : 13),
            color: isGloss ? Shade("4c566c") : .system("secondaryLabel"), area: area,
            alignment: isGloss ? .center : context.alignment(),
            vertical: .left, numberOfLines: 3)))
    }
    look.marks.insert(contentsOf: marks, at: 0)
  }

  /// A section's header: bold until iOS 6, then in capitals above groups, from iOS 26 on as it is written.
  private static func header(
    _ header: String, _ style: ViewAppearance.TableStyle, _ context: LookContext
  ) -> [Mark] {
    let isPlain = style == .plain
    let isGloss = context.era == .gloss
    var area = margins(context)
    (area.top, area.bottom) = isPlain ? (.start - 28, .start) : (.start - 30, .start - 6)
    let text = context.shown(isPlain || context.era != .flat ? header : header.uppercased())
    let font =
      isPlain || isGloss
      ? ResolvedFont(size: isGloss && isPlain ? 18 : 17, weight: isGloss ? .bold : .semibold)
      : context.era == .glass ? ResolvedFont(size: 15, weight: .semibold) : ResolvedFont(size: 13)
    let color =
      isGloss ? Shade(isPlain ? "ffffff" : "4c566c") : Shade.system(isPlain ? "label" : "secondaryLabel")
    var marks: [Mark] = [
      .text(TextMark(text: text, font: font, color: color, area: area, alignment: context.alignment()))
    ]
    // A plain table's headers had a background of their own until iOS 14.
    if isPlain, context.traits.systemVersion.major < 15 {
      (area.left, area.right) = (.start, .end)
      marks.insert(
        .box(area, radius: 0, Paint(fill: isGloss ? Shade("a4aeb8") : Shade("f7f7f7", dark: "1c1c1e"))), at: 0)
    }
    return marks
  }

  /// A row without the margins at its sides.
  private static func margins(_ context: LookContext) -> Area {
    var area = Area.all.inset(x: context.era == .gloss && context.table?.tableStyle != .plain ? 19 : 16)
    (area.left, area.right) = (area.left + context.sides.left, area.right - context.sides.right)
    return area
  }

  private static func separator(_ line: Shade, at top: Anchor, inset: Double, _ context: LookContext) -> Mark {
    let (left, right) = context.isRightToLeft ? (0, inset) : (inset, 0)
    return .box(
      Area(left: .start + left, top: top, right: .end - right, bottom: top + 0.5), radius: 0, Paint(fill: line))
  }

  /// A box with round upper or lower corners.
  private static func rounded(_ area: Area, radius: Double, above: Bool, below: Bool, _ paint: Paint) -> Mark {
    var spots: [Mark.Spot] = []
    /// A corner, from the end of one side to the beginning of the next.
    func corner(_ x: Anchor, _ y: Anchor, _ right: Double, _ down: Double, from start: Double, isRound: Bool) {
      guard isRound else { return spots.append(Mark.Spot(x, y)) }
      for step in arc.indices {
        let (cosine, sine) = start == 0 ? arc[step] : (arc[step].1, arc[step].0)
        spots.append(
          Mark.Spot(x + right * radius * (1 - cosine), y + down * radius * (1 - sine)))
      }
    }
    corner(area.left, area.top, 1, 1, from: 0, isRound: above)
    corner(area.right, area.top, -1, 1, from: 1, isRound: above)
    corner(area.right, area.bottom, -1, -1, from: 0, isRound: below)
    corner(area.left, area.bottom, 1, -1, from: 1, isRound: below)
    return .path(spots, isClosed: true, paint)
  }

  /// The cosines and sines of angles from 0 to 90 degrees, in six steps.
  private static let arc: [(Double, Double)] = [
    (1, 0), (0.9659, 0.2588), (0.866, 0.5), (0.7071, 0.7071), (0.5, 0.866), (0.2588, 0.9659), (0, 1),
  ]
}
