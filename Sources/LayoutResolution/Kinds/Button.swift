import LayoutModel

/// What a `UIButton` shows (<doc:Controls#Buttons>).
struct Button: MeasuredContent {
  private let title: String
  private let font: Font?
  private let imageSize: Size
  private let type: ContentSettings.ButtonType
  private let contentEdgeInsets: EdgeInsets?

  init(_ view: View) {
    let content = view.content
    title = content.text ?? ""
    font = content.font
    imageSize = content.image?.size ?? .zero
    type = content.buttonType
    contentEdgeInsets = content.contentEdgeInsets
  }

  private static let fontSize = 15.0
  /// Above and below a title, whose line counts in whole points: 30 high at 15 points, 33 at 17.
  private static let padding = 6.0
  private static let leastWidth = 30.0

  private var showsIcon: Bool { ![.system, .custom].contains(type) }

  /// A title has at least 30 by 30; the custom type is taken to be as the system's. Widths are in whole points, as heights
  /// are.
  func size(_ measure: ContentMeasure) -> MeasuredSize {
    guard !showsIcon else { return iconSize(measure.traits.systemVersion.major) }
    let font = measure.font(font, standardSize: Self.fontSize)
    let width = measure.size(of: title, font).width.rounded(.up) + imageSize.width
    let line = font.lineHeight.rounded(.up)
    guard let insets = contentEdgeInsets else {
      return (max(Self.leastWidth, width), max(line + 2 * Self.padding, imageSize.height))
    }
    return (
      max(0, width + insets.left + insets.right), max(0, max(line, imageSize.height) + insets.top + insets.bottom)
    )
  }

  func textFit(_ measure: ContentMeasure, in size: Size) -> TextFit? {
    guard !title.isEmpty else { return nil }
    let width = measure.size(of: title, measure.font(font, standardSize: Self.fontSize)).width + imageSize.width
    let insets = contentEdgeInsets ?? .zero
    return TextFit(needed: Size(width: width + insets.left + insets.right, height: 0), available: size, lines: 1)
  }

  private func iconSize(_ version: Int) -> MeasuredSize {
    if type == .contactAdd, version >= 26 { return (26, 26) }
    // Canvases of Xcode 10 to 12 show 24.
    return (12...14).contains(version) ? (24, 24) : (22, 22)
  }

  /// The line is centred at the height that the button has by itself.
  func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
    guard !title.isEmpty, !showsIcon else { return nil }
    let font = measure.font(font, standardSize: Self.fontSize)
    let line = font.lineHeight.rounded(.up)
    let height = height ?? line + insets.top + insets.bottom
    let room = max(0, height - line - insets.top - insets.bottom) / 2
    return measure.centredBaselines(font, lineHeight: line, above: insets.top + room, below: insets.bottom + room)
  }

  /// What stands above and below the title. Insets that are declared count alone: a title of 15 points without any
  /// above and below is 18 high, as buttons in public files are.
  private var insets: EdgeInsets { contentEdgeInsets ?? EdgeInsets(top: Self.padding, bottom: Self.padding) }
}
