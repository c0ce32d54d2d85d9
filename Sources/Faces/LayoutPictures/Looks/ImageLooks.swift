import LayoutModel
import ViewKinds

/// Image views.
enum ImageLooks {
  static let imageView: LookTable.Row = { context in
    var look = Look()
    look.clips = true
    look.marks = context.imageMarks(in: .all)
    // An empty image view shows nothing on a device. A pale outline marks its place, as Xcode's canvas does.
    if context.marksPlaces, look.marks.isEmpty, context.background == nil, context.appearance.borderWidth == 0 {
      look.marks = empty
    }
    return look
  }

  private static let empty: [Mark] = {
    let gray = Shade.system("systemGray2")
    let paint = Paint(line: gray.opacity(0.7), lineWidth: 1)
    let (x, y) = (Anchor.middle, Anchor.middle)
    return [
      .box(Area.all.inset(x: 0.5, y: 0.5), radius: 0, Paint(fill: gray.opacity(0.08), line: gray.opacity(0.35))),
      .path(
        [.init(x - 10, y + 7), .init(x - 3, y - 3), .init(x + 2, y + 3), .init(x + 5, y), .init(x + 10, y + 7)],
        isClosed: true, paint),
      .box(Area(x + 4, y - 5, 4, 4), radius: 2, paint),
    ]
  }()
}
