public import LayoutModel

/// What tells how large text is.
///
/// The standard one knows the system font's advances by a table, so that layouts are the same on every machine, and those of
/// other fonts by their faces (``FontFace``). The words of Thai, Lao, Khmer and Burmese it has of ICU, where that is installed
/// (<doc:Controls#Words-without-spaces>). Where that isn't good enough, another can be supplied:
///
///     let measurer = TextMeasurer { text, font, width, numberOfLines in … }
///     let layout = try scene.layout(in: .portrait, textMeasurer: measurer)
public struct TextMeasurer: Sendable {
  /// Measures a text: its font, the width to wrap it to (`nil` for none), and the most lines (0 for any number) give the
  /// width of its longest line and the height of its lines, in points, unrounded.
  public typealias Measure =
    @Sendable (_ text: String, _ font: ResolvedFont, _ width: Double?, _ numberOfLines: Int) -> Size

  private let measure: Measure
  /// The same, and which widths about one break a text at the same places; `nil` where that isn't known.
  private let measureBroken:
    (@Sendable (_ text: MeasuredText, _ width: Double?, _ lines: Int) -> (Size, Range<Double>))?

  /// Whether it measures by the fitted table: of others nobody knows whether two are the same.
  package var isStandard: Bool { measureBroken != nil }

  /// A measurer of one's own. What it gives is taken as not negative and no more than a billion.
  public init(_ measure: @escaping Measure) {
    self.measure = measure
    measureBroken = nil
  }

  private init(
    _ measure: @escaping Measure,
    broken: @escaping @Sendable (MeasuredText, Double?, Int) -> (Size, Range<Double>)
  ) {
    self.measure = measure
    measureBroken = broken
  }

  /// The measurer of the fitted table, wrapping by words.
  public static let standard = TextMeasurer { text, font, width, numberOfLines in
    TextLines(MeasuredText(text, font), width: width, numberOfLines: numberOfLines).size(font)
  } broken: { text, width, numberOfLines in
    let lines = TextLines(text, width: width, numberOfLines: numberOfLines)
    return (lines.size(text.font), lines.widths)
  }

  /// A text's size, rounded up to pixels as UIKit does; nothing of no text.
  ///
  /// - Parameters:
  ///   - text: The text; `\n` begins a new line.
  ///   - font: Its font.
  ///   - width: What it is wrapped to, in points; `nil` where it needn't be.
  ///   - numberOfLines: The most lines, 0 for any number.
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
  /// A text's size as it is shown under some traits: in their pseudolanguage. Every text of a screen is measured here.
  ///
  /// A measurer of one's own measures a text in runs as one in the largest of their fonts.
  ///
  /// - Parameters:
  ///   - text: The text as the application says it.
  ///   - width: What it is wrapped to, in points; `nil` where it needn't be.
  ///   - numberOfLines: The most lines, 0 for any number.
  ///   - traits: What it is shown under.
  /// - Returns: The size in points.
  package func size(
    of text: MeasuredText, width: Double? = nil, numberOfLines: Int = 1, for traits: Traits
  ) -> Size {
    let text = text.shown(in: traits.pseudolanguage)
    if !text.runs.isEmpty, !text.text.isEmpty, let measureBroken {
      return measureBroken(text, width, numberOfLines).0.roundedUp(to: traits.displayScale)
    }
    return size(
      of: text.text, font: text.largestFont, width: width, numberOfLines: numberOfLines, scale: traits.displayScale)
  }

  /// The size of a text of one font.
  package func size(
    of text: String, font: ResolvedFont, width: Double? = nil, numberOfLines: Int = 1, for traits: Traits
  ) -> Size {
    size(of: MeasuredText(text, font), width: width, numberOfLines: numberOfLines, for: traits)
  }

  /// A text's size at a width, and the widths about it at which the text breaks at the same places, and so has that size.
  ///
  /// - Parameters:
  ///   - text: The text as the application says it.
  ///   - width: What it is wrapped to, in points.
  ///   - numberOfLines: The most lines, 0 for any number.
  ///   - traits: What it is shown under.
  /// - Returns: The size in points, and the widths, exactly; none of a measurer of one's own, which says nothing of others.
  package func broken(
    _ text: MeasuredText, width: Double, numberOfLines: Int, for traits: Traits
  ) -> (size: Size, alike: Range<Double>?) {
    let shown = text.shown(in: traits.pseudolanguage)
    guard !shown.text.isEmpty, let measureBroken else {
      return (size(of: text, width: width, numberOfLines: numberOfLines, for: traits), nil)
    }
    let (size, alike) = measureBroken(shown, width, numberOfLines)
    return (size.roundedUp(to: traits.displayScale), alike)
  }

  /// How many lines a text takes in a size.
  ///
  /// - Parameters:
  ///   - text: The text as the application says it.
  ///   - size: Its size, in points.
  ///   - traits: What it is shown under.
  /// - Returns: The lines; of one font those that the height is.
  func lineCount(of text: MeasuredText, in size: Size, for traits: Traits) -> Int {
    guard isStandard, !text.runs.isEmpty else { return text.largestFont.lineCount(in: size.height) }
    return TextLines(text.shown(in: traits.pseudolanguage), width: size.width, numberOfLines: 0).count
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

extension Double {
  /// The length rounded up to pixels, and within what a screen may hold.
  func roundedUp(to scale: Double) -> Double {
    // What exceeds a pixel by noise alone isn't another pixel.
    let pixels = (self * scale - 1e-6).rounded(.up)
    return pixels > 0 ? Swift.min(pixels / scale, LayoutModel.Magnitude.largest) : 0
  }
}
