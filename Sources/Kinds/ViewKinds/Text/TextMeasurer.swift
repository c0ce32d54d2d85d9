public import LayoutModel

/// A measurer of text.
///
/// The standard one has the system font's advances in a table, so layouts are the same on every machine, and takes
/// those of other fonts from their faces (``FontFace``). ICU finds the words of Thai, Lao, Khmer and Burmese, where it
/// is installed (<doc:Controls#Words-without-spaces>). Where that isn't good enough, another measurer can be supplied:
///
///     let measurer = TextMeasurer { text, font, width, numberOfLines in … }
///     let layout = try scene.layout(in: .portrait, textMeasurer: measurer)
public struct TextMeasurer: Sendable {
  /// A function that measures a text. From its font, the width to wrap it to (`nil` for none), and the maximum number
  /// of lines (0 for any number) it gives the width of its longest line and the height of its lines, in points,
  /// unrounded.
  public typealias Measure =
    @Sendable (_ text: String, _ font: ResolvedFont, _ width: Double?, _ numberOfLines: Int) -> Size

  private let measure: Measure
  /// Measures a text, and finds the widths around one at which it breaks at the same places; `nil` where that isn't known.
  private let measureBroken: (@Sendable (_ text: MeasuredText, _ width: Double?, _ lines: Int) -> BrokenText)?

  /// A Boolean that tells whether it measures by the fitted table; other measurers can't be compared.
  package var isStandard: Bool { measureBroken != nil }

  /// A measurer of one's own. Its results are clamped to 0 to a billion.
  public init(_ measure: @escaping Measure) {
    self.measure = measure
    measureBroken = nil
  }

  private init(
    _ measure: @escaping Measure,
    broken: @escaping @Sendable (MeasuredText, Double?, Int) -> BrokenText
  ) {
    self.measure = measure
    measureBroken = broken
  }

  /// The measurer of the fitted table, wrapping by words.
  public static let standard = TextMeasurer { text, font, width, numberOfLines in
    TextLines(MeasuredText(text, font), width: width, numberOfLines: numberOfLines).size(font)
  } broken: { text, width, numberOfLines in
    let lines = TextLines(text, width: width, numberOfLines: numberOfLines)
    return BrokenText(size: lines.size(text.font), lineCount: lines.count, widths: lines.widths)
  }

  /// The same measurer with a memory of long texts; one's own measurer as it is.
  package var remembering: TextMeasurer {
    guard let measureBroken else { return self }
    let memory = TextMemory()
    let broken: @Sendable (MeasuredText, Double?, Int) -> BrokenText = {
      memory.size(of: $0, width: $1, numberOfLines: $2, measuring: measureBroken)
    }
    return TextMeasurer({ broken(MeasuredText($0, $1), $2, $3).size }, broken: broken)
  }

  /// A text's size, rounded up to pixels as in UIKit; 0 by 0 for an empty text.
  ///
  /// - Parameters:
  ///   - text: The text; `\n` begins a new line.
  ///   - font: Its font.
  ///   - width: The width to wrap it to, in points; `nil` for no wrapping.
  ///   - numberOfLines: The maximum number of lines, 0 for any number.
  ///   - scale: Pixels per point.
  /// - Returns: The size in points.
  public func size(
    of text: String, font: ResolvedFont, width: Double? = nil, numberOfLines: Int = 1, scale: Double
  ) -> Size {
    guard !text.isEmpty else { return .zero }
    return measure(text, font, width, numberOfLines).roundedUp(to: scale)
  }
}

extension TextMeasurer {
  /// A text's size as shown under some traits, in their pseudolanguage. Every text of a screen is measured here.
  ///
  /// A measurer of one's own measures a text in runs as one in the largest of their fonts.
  ///
  /// - Parameters:
  ///   - text: The application's text.
  ///   - width: The width to wrap it to, in points; `nil` for no wrapping.
  ///   - numberOfLines: The maximum number of lines, 0 for any number.
  ///   - traits: The traits.
  /// - Returns: The size in points.
  package func size(
    of text: MeasuredText, width: Double? = nil, numberOfLines: Int = 1, for traits: Traits
  ) -> Size {
    let text = text.shown(in: traits.pseudolanguage)
    if !text.isPlain, !text.text.isEmpty, let measureBroken {
      return measureBroken(text, width, numberOfLines).size.roundedUp(to: traits.displayScale)
    }
    return size(
      of: text.text, font: text.largestFont, width: width, numberOfLines: numberOfLines, scale: traits.displayScale)
  }

  /// A text's size as it was measured, not rounded up to pixels: `NSAttributedString.boundingRect`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width to wrap it to, in points; `nil` for no wrapping.
  ///   - numberOfLines: The maximum number of lines, 0 for any number.
  /// - Returns: The size in points.
  package func unroundedSize(of text: MeasuredText, width: Double? = nil, numberOfLines: Int = 1) -> Size {
    guard !text.text.isEmpty else { return .zero }
    if !text.isPlain, let measureBroken { return measureBroken(text, width, numberOfLines).size }
    return measure(text.text, text.largestFont, width, numberOfLines)
  }

  /// The size of a text in one font.
  package func size(
    of text: String, font: ResolvedFont, width: Double? = nil, numberOfLines: Int = 1, for traits: Traits
  ) -> Size {
    size(of: MeasuredText(text, font), width: width, numberOfLines: numberOfLines, for: traits)
  }

  /// A text's size at a width, and the widths around it at which the text breaks at the same places, and so has the same size.
  ///
  /// - Parameters:
  ///   - text: The application's text.
  ///   - width: The width to wrap it to, in points.
  ///   - numberOfLines: The maximum number of lines, 0 for any number.
  ///   - traits: The traits.
  /// - Returns: The size in points, and the exact widths; `nil` for a custom measurer, which doesn't report widths.
  package func broken(
    _ text: MeasuredText, width: Double, numberOfLines: Int, for traits: Traits
  ) -> (size: Size, alike: Range<Double>?) {
    let shown = text.shown(in: traits.pseudolanguage)
    guard !shown.text.isEmpty, let measureBroken else {
      return (size(of: text, width: width, numberOfLines: numberOfLines, for: traits), nil)
    }
    let broken = measureBroken(shown, width, numberOfLines)
    return (broken.size.roundedUp(to: traits.displayScale), broken.widths)
  }

  /// The number of lines that a text takes in a size.
  ///
  /// - Parameters:
  ///   - text: The application's text.
  ///   - size: Its size, in points.
  ///   - traits: The traits.
  /// - Returns: The number of lines; for a text in one font, the height in lines.
  package func lineCount(of text: MeasuredText, in size: Size, for traits: Traits) -> Int {
    guard let measureBroken, !text.runs.isEmpty else { return text.largestFont.lineCount(in: size.height) }
    return measureBroken(text.shown(in: traits.pseudolanguage), size.width, 0).lineCount
  }
}

extension TextLines {
  fileprivate func size(_ font: ResolvedFont) -> Size { Size(width: widest, height: height(font)) }
}

extension Size {
  fileprivate func roundedUp(to scale: Double) -> Size {
    Size(width: width.roundedUp(to: scale), height: height.roundedUp(to: scale))
  }
}
