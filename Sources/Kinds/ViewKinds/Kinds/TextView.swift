import LayoutModel

/// `UITextView`: a text that is read or written, and may scroll.
package enum TextView {
  static let kind = KindDescription(
    .textView, element: "textView", sizes: ClassDefaults(content: Content.init),
    specimens: [
      ControlSpecimen(
        .textView,
        since: [
          ControlSpecimen.Era(
            3, ControlSpecimen.Evidence(knowledge: .documented, source: "none while it scrolls"))
        ])
    ],
    drawnSize: { _ in .kept }, inherited: ScrollView.settings,
    settings: [
      TextSettings.font, TextSettings.textColor, TextSettings.textAlignment, isEditable, isSelectable,
      TextSettings.adjustsFontForContentSizeCategory, TextSettings.text, TextSettings.attributedText,
    ])

  package static let isEditable = KindSetting("isEditable", .flag, "editable", standard: .flag(true))
  package static let isSelectable = KindSetting("isSelectable", .flag, "selectable", standard: .flag(true))

  /// The content of a `UITextView`: without scrolling, the view is as high as its text.
  private struct Content: MeasuredContent {
    private let content: ContentSettings
    private let isEmpty: Bool
    private let isScrollEnabled: Bool

    init(_ view: View) {
      content = view.content
      isEmpty = (content.text ?? "").isEmpty
      isScrollEnabled = view.scroll.isScrollEnabled
    }

    /// The text container's insets, with the padding of line fragments.
    private static let insets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

    func size(_ measure: ContentMeasure) -> MeasuredSize {
      guard !isScrollEnabled else { return (nil, nil) }
      let text = measure.text(content)
      let size = measure.size(of: text, lines: 0)
      return (
        size.width + Self.insets.left + Self.insets.right,
        max(size.height, measure.lineHeight(text.font)) + Self.insets.top + Self.insets.bottom
      )
    }

    func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
      measure.baselines(
        measure.text(content), isOneLine: false, above: Self.insets.top, below: Self.insets.bottom)
    }

    func wrappingText(_ measure: ContentMeasure) -> WrappedText? {
      guard !isEmpty, !isScrollEnabled else { return nil }
      return WrappedText(text: measure.text(content), numberOfLines: 0, insets: Self.insets)
    }

    func textFit(_ measure: ContentMeasure, in size: Size) -> TextFit? {
      guard !isEmpty, !isScrollEnabled else { return nil }
      let text = measure.text(content)
      let width = size.width - Self.insets.left - Self.insets.right
      let all = measure.size(of: text, width: width, lines: 0)
      return TextFit(
        needed: Size(width: 0, height: all.height + Self.insets.top + Self.insets.bottom), available: size,
        lines: measure.lineCount(of: text, in: Size(width: width, height: all.height)), fontSize: text.largestFont.size)
    }

    var mayWrap: Bool { true }
  }
}
