import LayoutModel

/// What a `UISegmentedControl` shows.
struct SegmentedControl: MeasuredContent {
  private let titles: [String]

  init(_ view: View) {
    titles = view.content.segments
  }

  /// All segments are as wide as the widest title with what is beside it: 15 points until iOS 12, 20 later, which gives the
  /// widths that Interface Builder's own two segments have; not sourced.
  func size(_ measure: ContentMeasure) -> MeasuredSize {
    let isNew = measure.traits.systemVersion.major >= 13
    let font = ResolvedFont(size: 13, weight: isNew ? .medium : .regular)
    let widths = titles.map { measure.size(of: $0, font).width + (isNew ? 20 : 15) }
    let width = min((widths.max() ?? 0) * Double(widths.count), Magnitude.largest)
    return (width, measure.look?.height)
  }
}
