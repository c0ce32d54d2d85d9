import LayoutModel

/// The content of a `UIPageControl`.
struct PageControl: MeasuredContent {
  /// The height; the width is that of its pages.
  static let defaults = ClassDefaults(
    content: Self.init,
    looks: [
      ClassDefaults.Look(since: 14, width: nil, height: 26), ClassDefaults.Look(since: 1, width: nil, height: 37),
    ])

  private let numberOfPages: Int

  init(_ view: View) {
    numberOfPages = view.content.numberOfPages
  }

  /// The size: dots of 7 with 9 between them until iOS 13 (inferred in <doc:Controls#Sizes-of-controls>); later widths
  /// aren't known.
  func size(_ measure: ContentMeasure) -> MeasuredSize {
    let pages = Double(max(0, numberOfPages))
    return (min(max(0, 7 * pages + 9 * (pages - 1)), Magnitude.largest), measure.look?.height)
  }
}
