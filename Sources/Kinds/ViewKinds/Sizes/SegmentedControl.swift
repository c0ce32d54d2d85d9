import LayoutModel

/// The content of a `UISegmentedControl` (<doc:Controls#Segmented-controls>).
struct SegmentedControl: MeasuredContent {
  /// The height; the width is that of its titles.
  static let defaults = ClassDefaults(
    content: Self.init,
    looks: [
      ClassDefaults.Look(since: 13, width: nil, height: 31, insets: EdgeInsets(bottom: 1)),
      ClassDefaults.Look(since: 7, width: nil, height: 28, insets: EdgeInsets(bottom: 1)),
      ClassDefaults.Look(since: 1, width: nil, height: 44),
    ])

  private let titles: [String]

  init(_ view: View) {
    titles = view.content.segments
  }

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
