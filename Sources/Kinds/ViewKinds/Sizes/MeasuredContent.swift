package import LayoutModel

/// The content of a view, which gives its size.
protocol MeasuredContent: Sendable {
  /// The intrinsic size without wrapping, in points: of the alignment rectangle, as Auto Layout applies it; `nil` along an axis
  /// where there is none.
  func size(_ measure: ContentMeasure) -> MeasuredSize

  /// The insets of the alignment rectangle within the drawing; `nil` where the class sets them.
  func alignmentRectInsets(_ measure: ContentMeasure) -> EdgeInsets?

  /// The distances of the first baseline from the top and of the last from the bottom, for a view of the height that it
  /// asks for; `nil` where there is no text.
  func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets?

  /// The text that wraps to the layout's width; `nil` where there is none.
  func wrappingText(_ measure: ContentMeasure) -> WrappedText?

  /// The fit of its text into a size, in points; `nil` where there is no text, or none that is cut.
  func textFit(_ measure: ContentMeasure, in size: Size) -> TextFit?

  /// The size of its text as it is drawn within a size, in points; `nil` where it draws none in a place of its own.
  func drawnText(_ measure: ContentMeasure, in size: Size) -> Size?

  /// A Boolean that tells whether its text may take several lines.
  var mayWrap: Bool { get }
}

/// A measured size, in points; `nil` along an axis where there is none.
package typealias MeasuredSize = (width: Double?, height: Double?)

extension MeasuredContent {
  func alignmentRectInsets(_ measure: ContentMeasure) -> EdgeInsets? { nil }

  func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? { nil }

  func wrappingText(_ measure: ContentMeasure) -> WrappedText? { nil }

  func textFit(_ measure: ContentMeasure, in size: Size) -> TextFit? { nil }

  func drawnText(_ measure: ContentMeasure, in size: Size) -> Size? { nil }

  var mayWrap: Bool { false }
}

/// A text that wraps to the layout's width.
package struct WrappedText: Sendable {
  package let text: MeasuredText
  /// The maximum number of lines, 0 for any number.
  package let numberOfLines: Int
  /// The insets around the text in its view.
  package let insets: EdgeInsets
}

/// The means of measuring content: its traits, a text measurer, and the look of its class.
struct ContentMeasure {
  let traits: Traits
  let measurer: TextMeasurer
  let look: ClassDefaults.Look?

  /// The declared font, else the class's, with its size in points.
  func font(_ declared: Font?, standardSize: Double = ContentMeasure.fontSize) -> ResolvedFont {
    resolved(declared ?? .system(size: standardSize))
  }

  private func resolved(_ font: Font) -> ResolvedFont {
    font.resolved(for: traits.preferredContentSizeCategory, on: traits.systemVersion)
  }

  /// The size of a text, in points.
  func size(of text: String?, _ font: ResolvedFont, width: Double? = nil, lines: Int = 1) -> Size {
    measurer.size(of: text ?? "", font: font, width: width, numberOfLines: lines, for: traits)
  }

  /// A view's text: in one font, declared or the class's, or in runs.
  func text(_ content: ContentSettings, breaksAtCharacters: Bool = false) -> MeasuredText {
    let font = font(content.font)
    guard !content.attributedText.isEmpty else {
      return MeasuredText(content.text ?? "", font, breaksAtCharacters: breaksAtCharacters)
    }
    return MeasuredText(content.attributedText, font, breaksAtCharacters: breaksAtCharacters, resolved)
  }

  /// The size of a text, in points.
  func size(of text: MeasuredText, width: Double? = nil, lines: Int = 1) -> Size {
    measurer.size(of: text, width: width, numberOfLines: lines, for: traits)
  }

  /// The number of lines that a text takes in a size.
  func lineCount(of text: MeasuredText, in size: Size) -> Int { measurer.lineCount(of: text, in: size, for: traits) }

  /// The height of a line on the pixel grid, in points.
  func lineHeight(_ font: ResolvedFont) -> Double { font.drawnLineHeight.roundedUp(to: traits.displayScale) }

  /// The baselines of a line of text with room above and below it.
  ///
  /// The last one follows the descender in whole points (`ResolvedFont.baselineOffsetFromBottom`); the first one is that of
  /// a single line.
  func baselines(_ font: ResolvedFont, lineHeight: Double, above: Double = 0, below: Double = 0) -> EdgeInsets {
    let offset = font.baselineOffsetFromBottom
    return EdgeInsets(top: above + lineHeight - offset, bottom: below + offset)
  }

  /// The baselines of a text that may take several lines. For a text in runs, the first line is taken to be the first
  /// run's and the last line the last run's; a text in one line has all runs in it.
  func baselines(_ text: MeasuredText, isOneLine: Bool, above: Double = 0, below: Double = 0) -> EdgeInsets {
    guard let first = text.runs.first, let last = text.runs.last else {
      return baselines(text.font, lineHeight: lineHeight(text.font), above: above, below: below)
    }
    let line = isOneLine ? text.lineHeight : first.style.lineHeight(first.font.drawnLineHeight)
    let runs = isOneLine ? text.runs : [first]
    let firstOffset = runs.map(\.font.baselineOffsetFromBottom).reduce(0, max)
    let lastOffset = isOneLine ? firstOffset : last.font.baselineOffsetFromBottom
    return EdgeInsets(
      top: above + line.roundedUp(to: traits.displayScale) - firstOffset, bottom: below + lastOffset)
  }

  /// The baselines of a line in the middle of a control, with the room above and below it.
  ///
  /// For the system font, and others whose lines are known by name, the ascender is rounded up to a pixel, and the rest
  /// of the line's height is below the baseline (<doc:Controls#Lines-of-text>).
  func centredBaselines(_ font: ResolvedFont, lineHeight: Double, above: Double, below: Double) -> EdgeInsets {
    guard font.name == nil || font.hasNamedLines else {
      return baselines(font, lineHeight: lineHeight, above: above, below: below)
    }
    let offset = self.lineHeight(font) - font.ascender.roundedUp(to: traits.displayScale)
    return EdgeInsets(top: above + lineHeight - offset, bottom: below + offset)
  }

  /// The default size of text, in points.
  static let fontSize = 17.0
}
