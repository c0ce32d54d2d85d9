import LayoutModel

/// The content of a `UITextField` (<doc:Controls#Buttons>).
struct TextField: MeasuredContent {
  /// The height with a border; without one it is as high as a line.
  static let defaults = ClassDefaults(
    content: Self.init,
    looks: [
      ClassDefaults.Look(since: 13, width: nil, height: 34), ClassDefaults.Look(since: 7, width: nil, height: 30),
      ClassDefaults.Look(since: 1, width: nil, height: 31),
    ])

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

  /// The room beside the text of a field with a border; general knowledge, not sourced.
  private static let padding = 7.0
  /// The room above and below the text together, in points, until iOS 12; below, from iOS 13 on. Fields have it with
  /// fonts up to 19 points.
  private static let oldHeightOfPadding = 6.0
  private static let heightOfPadding = 12.0
  /// The additional height of a field without a border, beyond its line, from iOS 13 on.
  private static let heightBesideLine = 1.55

  /// The size: as wide as its text or its placeholder. With a border it has the class's height; without one it is as
  /// high as a line, at least one of 17 points.
  func size(_ measure: ContentMeasure) -> MeasuredSize {
    let font = measure.font(font)
    let width = [text, placeholder].map { measure.size(of: $0, font).width }.reduce(0, max)
    let lineHeight = measure.lineHeight(font)
    let isNew = measure.traits.systemVersion.major >= 13
    guard borderStyle == .none else {
      let around = isNew ? Self.heightOfPadding : Self.oldHeightOfPadding
      return (width + 2 * Self.padding, max(measure.look?.height ?? 0, lineHeight + around))
    }
    let least = ResolvedFont(size: ContentMeasure.fontSize)
    let height = max(font.lineHeight, least.lineHeight) + (isNew ? Self.heightBesideLine : 0)
    return (width, height.roundedUp(to: measure.traits.displayScale))
  }

  /// The baselines: the line is centred at the height that the field asks for.
  func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
    let font = measure.font(font)
    let lineHeight = measure.lineHeight(font)
    let room = max(0, (height ?? size(measure).height ?? 0) - lineHeight) / 2
    return measure.centredBaselines(font, lineHeight: lineHeight, above: room, below: room)
  }
}
