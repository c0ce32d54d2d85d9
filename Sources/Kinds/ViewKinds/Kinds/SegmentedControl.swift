import LayoutModel

/// `UISegmentedControl`: segments of which one is chosen.
package enum SegmentedControl {
  static let kind = KindDescription(
    .segmentedControl, element: "segmentedControl", isControl: true,
    sizes: ClassDefaults(
      content: Content.init,
      looks: [
        ClassDefaults.Look(since: 13, width: nil, height: 31, insets: EdgeInsets(bottom: 1)),
        ClassDefaults.Look(since: 7, width: nil, height: 28, insets: EdgeInsets(bottom: 1)),
        ClassDefaults.Look(since: 1, width: nil, height: 44),
      ]),
    specimens: [
      ControlSpecimen(
        .segmentedControl, "“First”, “Second”",
        since: [
          ControlSpecimen.Era(3, .list),
          ControlSpecimen.Era(7, .observed("height: tally of public files, 36; width inferred")),
          ControlSpecimen.Era(13, .observed("height: tally of public files, 61; width inferred")),
        ]
      ) { $0.content.segments = ["First", "Second"] }
    ],
    hasFixedSize: true, drawnSize: { _ in .measured([.vertical]) },
    look: look,
    settings: [segments, selectedSegmentIndex, isMomentary, apportionsSegmentWidthsByContent, selectedSegmentTintColor])

  package static let segments = KindSetting(
    "segments", .texts(localized: "segmentTitles"), standard: .texts([]), place: ScenePlace(SceneProperties.segments))
  package static let selectedSegmentIndex = KindSetting(
    "selectedSegmentIndex", .integer(ViewAppearance.noSegment...1_000), standard: .integer(ViewAppearance.noSegment),
    place: ScenePlace(SceneProperties.selectedSegmentIndex))
  package static let isMomentary = KindSetting("isMomentary", .flag, "momentary", standard: .flag(false))
  package static let apportionsSegmentWidthsByContent = KindSetting(
    "apportionsSegmentWidthsByContent", .flag, standard: .flag(false))
  package static let selectedSegmentTintColor = KindSetting(
    "selectedSegmentTintColor", .color, place: ScenePlace(SceneProperties.onTintColor))

  /// The titles, which make its width (<doc:Controls#Segmented-controls>).
  private struct Content: MeasuredContent {
    private let titles: [String]

    init(_ view: View) { titles = view.content.segments }

    /// The size: all segments are as wide as the widest title, in whole points, with its padding, and there is a point
    /// between two of them.
    func size(_ measure: ContentMeasure) -> MeasuredSize {
      let isNew = measure.traits.systemVersion.major >= 13
      let font = ResolvedFont(size: 13, weight: isNew ? .medium : .regular)
      let widest = titles.map { measure.size(of: $0, font).width.rounded(.up) }.reduce(0, max)
      let count = Double(titles.count)
      let width = (widest + (isNew ? Self.padding : Self.oldPadding)) * count + max(0, count - 1)
      return (titles.isEmpty ? 0 : min(width, Magnitude.largest), measure.look?.height)
    }

    /// The room beside a title, on both sides together.
    private static let padding = 18.0
    private static let oldPadding = 14.0
  }

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    let titles = context.view.content.segments
    let count = Double(max(1, titles.count))
    let selected = context.appearance.selectedSegmentIndex ?? 0
    let isOld = context.traits.systemVersion.major < 13
    let color = Shade(context.appearance.tintColor) ?? context.tint
    let font = ResolvedFont(size: 13, weight: .regular)
    func segment(_ index: Int) -> Area {
      let position = context.isRightToLeft ? titles.count - 1 - index : index
      return Area(
        left: Anchor(Double(position) / count), top: .start, right: Anchor(Double(position + 1) / count), bottom: .end)
    }
    let middle = Area(left: .start, top: .middle - 14, right: .end, bottom: .middle + 14)
    let isGloss = context.era == .gloss
    look.marks.append(
      isOld
        ? .box(
          Area.all.inset(x: 0.5, y: 0.5), radius: isGloss ? 7 : 4,
          Paint(fill: isGloss ? Shade("ffffff") : nil, line: isGloss ? Shade("8c8c8c") : color))
        : .box(.all, radius: context.era == .glass ? 1_000 : 8, Paint(fill: .system("tertiarySystemFill"))))
    for (index, title) in titles.enumerated() {
      let area = segment(index)
      let isSelected = index == selected
      if isSelected {
        look.marks.append(
          isOld
            ? .box(area.inset(x: 0.5, y: 0.5), radius: isGloss ? 7 : 3, Paint(fill: isGloss ? Shade("4f7fc4") : color))
            : .box(
              area.inset(x: 2, y: 2), radius: context.era == .glass ? 1_000 : 7,
              Paint(
                fill: Shade(context.appearance.onTintColor) ?? Shade("ffffff", dark: "636366"), line: Shade("0000000a"),
                lineWidth: 0.5)))
      } else if index > 0, index - 1 != selected {
        let line = Area(
          left: area.left - 0.5, top: isOld ? .start : .start + 8, right: area.left + 0.5,
          bottom: isOld ? .end : .end - 8)
        look.marks.append(
          .box(line, radius: 0, Paint(fill: isOld ? (isGloss ? Shade("8c8c8c") : color) : .system("opaqueSeparator"))))
      }
      var text = TextMark(
        text: context.shown(title), font: font,
        color: isOld ? (isSelected ? Shade("ffffff") : isGloss ? Shade("7f7f7f") : color) : .system("label"),
        area: area.inset(x: 4), alignment: .center)
      if isSelected, !isOld { text.font.weight = .medium }
      look.marks.append(.text(text))
    }
    if titles.isEmpty { look.marks.append(.box(middle, radius: 8, Paint(fill: .system("tertiarySystemFill")))) }
    return look
  }
}
