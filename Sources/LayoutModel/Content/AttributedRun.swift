/// A part of an attributed text that has one font and one paragraph style: what `NSAttributedString` calls an attribute run.
public struct AttributedRun: Hashable, Sendable {
  /// Its text.
  public var string: String
  /// Its font; the view's own if `nil`.
  public var font: Font?
  /// How the lines are set that it begins.
  public var paragraphStyle: ParagraphStyle

  /// A part of a text.
  public init(_ string: String, font: Font? = nil, paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    self.font = font
    self.paragraphStyle = paragraphStyle
  }
}

/// How high the lines of a paragraph are: those of `NSParagraphStyle`'s properties that change a text's height.
public struct ParagraphStyle: Hashable, Sendable {
  /// What stands between two lines, in points.
  public var lineSpacing = 0.0
  /// What a line's height is multiplied by; 0 for nothing.
  public var lineHeightMultiple = 0.0
  /// The least height of a line, in points.
  public var minimumLineHeight = 0.0
  /// The largest height of a line, in points; 0 for any.
  public var maximumLineHeight = 0.0

  /// Lines as their fonts have them.
  public init() {}

  /// The height of a line of the style.
  ///
  /// - Parameter height: What its tallest font asks for, in points.
  /// - Returns: The height in points.
  package func lineHeight(_ height: Double) -> Double {
    let multiplied = max(lineHeightMultiple > 0 ? height * lineHeightMultiple : height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(multiplied, maximumLineHeight) : multiplied
  }
}
