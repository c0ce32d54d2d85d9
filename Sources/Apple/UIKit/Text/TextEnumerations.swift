/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center
  case right
  case justified
  /// As the reading direction has it.
  case natural
}

/// The way lines are broken and cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  /// Cut at the end.
  case byClipping
  /// Cut at the beginning, with dots.
  case byTruncatingHead
  /// Cut at the end, with dots.
  case byTruncatingTail
  /// Cut in the middle, with dots.
  case byTruncatingMiddle
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As the language has it.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The direction in which text is written, embedded or forced.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}

/// The style of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// A style by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// In dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// In dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The rule of breaking a paragraph's lines.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// A strategy by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// So that no word stands alone in the last line.
  public static let pushOut = NSLineBreakStrategy(rawValue: 1 << 0)
  /// Between the words of Hangul.
  public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 1 << 1)
  /// As the system does it.
  public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}

/// The way in which a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In lines, from the upper left corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the space between a font's lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By what characters show.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Cut with dots where it doesn't fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The baselines of text that shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters
  case none
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  /// The first of words.
  case words
  /// The first of sentences.
  case sentences
  case allCharacters
}
