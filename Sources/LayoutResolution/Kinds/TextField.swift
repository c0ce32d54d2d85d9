import LayoutModel

/// What a `UITextField` shows (<doc:Controls#Buttons>).
struct TextField: MeasuredContent {
  private let text: String?
  private let placeholder: String?
  private let font: Font?
  private let borderStyle: ContentSettings.BorderStyle

  init(_ view: View) {
    let content = view.content
    text = content.text
    placeholder = content.placeholder
    font = content.font
    borderStyle = content.borderStyle
  }

  /// Beside and around the text of a field with a border; general knowledge, not sourced.
  private static let padding = 7.0

  /// As wide as its text or its placeholder; with a border of the class's height, without as high as a line, at least one of
  /// 17 points.
  func size(_ measure: ContentMeasure) -> MeasuredSize {
    let font = measure.font(font)
    let width = [text, placeholder].map { measure.size(of: $0, font).width }.reduce(0, max)
    let lineHeight = measure.lineHeight(font)
    guard borderStyle == .none else {
      return (width + 2 * Self.padding, max(measure.look?.height ?? 0, lineHeight + 2 * Self.padding - 2))
    }
    return (width, max(lineHeight, measure.lineHeight(ResolvedFont(size: ContentMeasure.fontSize))))
  }

  /// The line is centred at the height that the field has by itself.
  func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
    let font = measure.font(font)
    let lineHeight = measure.lineHeight(font)
    let room = max(0, (height ?? size(measure).height ?? 0) - lineHeight) / 2
    return measure.centredBaselines(font, lineHeight: lineHeight, above: room, below: room)
  }
}
