import LayoutModel

/// What a `UITextView` shows: one that doesn't scroll is as high as its text.
struct TextView: MeasuredContent {
  private let text: String
  private let font: Font?
  private let isScrollEnabled: Bool

  init(_ view: View) {
    text = view.content.text ?? ""
    font = view.content.font
    isScrollEnabled = view.scroll.isScrollEnabled
  }

  /// A text container's inset and its line fragments' padding.
  private static let insets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  func size(_ measure: ContentMeasure) -> MeasuredSize {
    guard !isScrollEnabled else { return (nil, nil) }
    let font = measure.font(font)
    let size = measure.size(of: text, font, lines: 0)
    return (
      size.width + Self.insets.left + Self.insets.right,
      max(size.height, measure.lineHeight(font)) + Self.insets.top + Self.insets.bottom
    )
  }

  func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
    let font = measure.font(font)
    return measure.baselines(
      font, lineHeight: measure.lineHeight(font), above: Self.insets.top, below: Self.insets.bottom)
  }

  func wrappingText(_ measure: ContentMeasure) -> WrappedText? {
    guard !text.isEmpty, !isScrollEnabled else { return nil }
    return WrappedText(text: text, font: measure.font(font), numberOfLines: 0, insets: Self.insets)
  }

  func textFit(_ measure: ContentMeasure, in size: Size) -> TextFit? {
    guard !text.isEmpty, !isScrollEnabled else { return nil }
    let font = measure.font(font)
    let width = size.width - Self.insets.left - Self.insets.right
    let all = measure.size(of: text, font, width: width, lines: 0)
    return TextFit(
      needed: Size(width: 0, height: all.height + Self.insets.top + Self.insets.bottom), available: size,
      lines: measure.lineCount(all.height, font))
  }

  var mayWrap: Bool { true }
}
