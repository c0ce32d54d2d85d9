import LayoutModel

/// The content of a `UIActivityIndicatorView`.
struct ActivityIndicatorView: MeasuredContent {
  /// The medium style.
  static let defaults = ClassDefaults(
    hugging: ClassDefaults.rigid, content: Self.init, looks: [ClassDefaults.Look(since: 1, width: 20, height: 20)])

  private let style: ContentSettings.ActivityIndicatorStyle

  init(_ view: View) {
    style = view.content.style
  }

  func size(_ measure: ContentMeasure) -> MeasuredSize {
    style == .large ? (37, 37) : (measure.look?.width, measure.look?.height)
  }
}
