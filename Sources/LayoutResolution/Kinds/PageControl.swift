import LayoutModel

/// The content of a `UIPageControl`.
struct PageControl: MeasuredContent {
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
