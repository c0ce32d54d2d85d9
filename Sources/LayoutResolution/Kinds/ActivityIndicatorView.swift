import LayoutModel

/// The content of a `UIActivityIndicatorView`.
struct ActivityIndicatorView: MeasuredContent {
  private let style: ContentSettings.ActivityIndicatorStyle

  init(_ view: View) {
    style = view.content.style
  }

  func size(_ measure: ContentMeasure) -> MeasuredSize {
    style == .large ? (37, 37) : (measure.look?.width, measure.look?.height)
  }
}
