import LayoutModel

/// What a `UIImageView` shows.
struct ImageView: MeasuredContent {
  private let size: Size?

  init(_ view: View) {
    size = view.content.image?.size
  }

  func size(_ measure: ContentMeasure) -> MeasuredSize { (size?.width, size?.height) }
}
