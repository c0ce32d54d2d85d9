/// A part of an attributed text with one font and one paragraph style: `NSAttributedString`'s attribute run.
public struct AttributedRun: Hashable, Sendable {
  /// Its text.
  public var string: String
  /// Its font; the view's own if `nil`.
  public var font: Font?
  /// The style of the paragraphs that begin in it.
  public var paragraphStyle: ParagraphStyle
  /// The room behind each character besides the font's own, in points: `NSAttributedString.Key.kern`.
  public var kern: Double

  /// A part of a text.
  public init(
    _ string: String, font: Font? = nil, paragraphStyle: ParagraphStyle = ParagraphStyle(), kern: Double = 0
  ) {
    self.string = string
    self.font = font
    self.paragraphStyle = paragraphStyle
    self.kern = kern
  }
}

/// The heights of a paragraph's lines: those properties of `NSParagraphStyle` that change a text's height.
public struct ParagraphStyle: Hashable, Sendable {
  /// The space between two lines, in points.
  public var lineSpacing = 0.0
  /// The factor of a line's height; 0 for none.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line, in points.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line, in points; 0 for any.
  public var maximumLineHeight = 0.0
  /// A Boolean that tells whether lines break between any two characters: `NSLineBreakMode.byCharWrapping`.
  package var breaksAtCharacters = false

  /// Lines as their fonts have them.
  public init() {}

  /// The height of a line of the style.
  ///
  /// - Parameter height: The line height of its tallest font, in points.
  /// - Returns: The height in points.
  package func lineHeight(_ height: Double) -> Double {
    let multiplied = max(lineHeightMultiple > 0 ? height * lineHeightMultiple : height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(multiplied, maximumLineHeight) : multiplied
  }
}
