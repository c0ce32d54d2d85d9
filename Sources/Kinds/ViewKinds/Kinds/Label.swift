import LayoutModel

/// `UILabel`: a text that is read.
package enum Label {
  static let kind = KindDescription(
    .label, element: "label", sizes: ClassDefaults(hugging: ClassDefaults.firm, content: Content.init),
    specimens: [
      ControlSpecimen(
        .label, "“Label” of 17 points", since: [ControlSpecimen.Era(3, .unsourced), ControlSpecimen.Era(9, .tally)]
      ) { $0.content.text = "Label" }
    ],
    drawnSize: { _ in .kept },
    settings: [
      TextSettings.font, TextSettings.textColor, TextSettings.textAlignment, TextSettings.lineBreakMode, numberOfLines,
      preferredMaxLayoutWidth, TextSettings.adjustsFontSizeToFitWidth, minimumScaleFactor,
      TextSettings.adjustsFontForContentSizeCategory, Control.isEnabled, Control.isHighlighted, TextSettings.text,
      TextSettings.attributedText,
    ])

  package static let numberOfLines = KindSetting(
    "numberOfLines", .count, standard: .integer(1), place: ScenePlace(SceneProperties.numberOfLines))
  package static let preferredMaxLayoutWidth = KindSetting(
    "preferredMaxLayoutWidth", .length, standard: .number(0),
    place: ScenePlace(SceneProperties.preferredMaxLayoutWidth))
  package static let minimumScaleFactor = KindSetting(
    "minimumScaleFactor", .number, standard: .number(0), place: ScenePlace(state: SceneProperties.minimumScaleFactor))

  /// The content of a `UILabel` (<doc:Controls#Lines-of-text>).
  private struct Content: MeasuredContent {
    private let content: ContentSettings
    private let isEmpty: Bool
    private let numberOfLines: Int
    private let preferredMaxLayoutWidth: Double
    private let breaksAtCharacters: Bool

    init(_ view: View) {
      content = view.content
      isEmpty = (content.text ?? "").isEmpty
      numberOfLines = content.numberOfLines
      preferredMaxLayoutWidth = content.preferredMaxLayoutWidth
      breaksAtCharacters = view.appearance.lineBreakMode == .byCharWrapping
    }

    private func text(_ measure: ContentMeasure) -> MeasuredText {
      measure.text(content, breaksAtCharacters: breaksAtCharacters)
    }

    /// The size: 0 by 0 for an empty label. A label that may have several lines is wrapped to its preferred width without
    /// the layout's help.
    func size(_ measure: ContentMeasure) -> MeasuredSize {
      let width = mayWrap && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
      let size = measure.size(of: text(measure), width: width, lines: numberOfLines)
      return (size.width, size.height)
    }

    /// The baselines: an empty label has its font's baselines, although the label is 0 high.
    func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
      measure.baselines(text(measure), isOneLine: !mayWrap)
    }

    func wrappingText(_ measure: ContentMeasure) -> WrappedText? {
      guard !isEmpty, mayWrap, preferredMaxLayoutWidth <= 0 else { return nil }
      return WrappedText(text: text(measure), numberOfLines: numberOfLines, insets: .zero)
    }

    func textFit(_ measure: ContentMeasure, in size: Size) -> TextFit? {
      guard !isEmpty else { return nil }
      let text = text(measure)
      let fontSize = text.largestFont.size
      guard mayWrap else {
        return TextFit(needed: measure.size(of: text), available: size, lines: 1, fontSize: fontSize)
      }
      let all = measure.size(of: text, width: size.width, lines: 0)
      let shown = measure.size(of: text, width: size.width, lines: numberOfLines)
      // A word wider than a line is broken.
      let height = shown.height < all.height ? min(size.height, shown.height) : size.height
      return TextFit(
        needed: Size(width: 0, height: all.height), available: Size(width: max(0, size.width), height: height),
        lines: measure.lineCount(of: text, in: Size(width: size.width, height: all.height)), fontSize: fontSize)
    }

    /// One line is as wide as it is. Several are taken to be as wide as the label: words fill all lines but the last.
    func drawnText(_ measure: ContentMeasure, in size: Size) -> Size? {
      guard !isEmpty else { return nil }
      let text = text(measure)
      let line = measure.size(of: text)
      let isOneLine = line.width <= size.width && !text.text.contains(where: \.isNewline)
      let lines = isOneLine ? line : measure.size(of: text, width: size.width, lines: numberOfLines)
      return Size(width: isOneLine ? line.width : size.width, height: min(lines.height, size.height))
    }

    var mayWrap: Bool { numberOfLines != 1 }
  }
}
