/// A font, as a view says it.
public enum Font: Hashable, Sendable {
  /// The system font: `UIFont.systemFont(ofSize:weight:)`, its size in points.
  case system(size: Double, weight: FontWeight = .regular)
  /// The system font with digits that are all as wide: `UIFont.monospacedDigitSystemFont(ofSize:weight:)`, its size in points.
  case monospacedDigitSystem(size: Double, weight: FontWeight = .regular)
  /// The system font at the size that the user wants a style in: `UIFont.preferredFont(forTextStyle:)`.
  case textStyle(TextStyle)
  /// Another font by its PostScript name, measured by its face. Without one it is measured as the system font is, so that its
  /// widths are estimates.
  case named(String, size: Double, face: FontFace? = nil)

  /// The font of a size: a style's is the one that the user wants.
  public func resolved(for category: ContentSizeCategory) -> ResolvedFont {
    switch self {
    case .system(let size, let weight): ResolvedFont(size: size, weight: weight)
    case .monospacedDigitSystem(let size, let weight):
      ResolvedFont(size: size, weight: weight, hasMonospacedDigits: true)
    case .textStyle(let style): ResolvedFont(size: style.size(for: category), weight: style.weight)
    case .named(let name, let size, let face): ResolvedFont(name: name, size: size, weight: .regular, face: face)
    }
  }

  /// The font of a size as a version of the system has it.
  package func resolved(for category: ContentSizeCategory, on version: SystemVersion) -> ResolvedFont {
    var font = resolved(for: category)
    let behavior = SystemBehavior(version)
    font.hasWideDisplayCut = font.name == nil && behavior.hasWideDisplayCut
    font.hasSquareIdeographs = font.name == nil && behavior.hasSquareIdeographs
    return font
  }

  /// The declared size in points; a style has none of its own.
  var size: Double? {
    switch self {
    case .system(let size, _), .monospacedDigitSystem(let size, _), .named(_, let size, _): size
    case .textStyle: nil
    }
  }
}

/// How bold the system font is: `UIFont.Weight`.
///
/// Advances are known of regular, medium, semibold and bold; the others' follow from them as the font's weight axis has it.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// From the thinnest to the heaviest: `UIFont.Weight`.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A font of a known size, with its face's vertical measures, else those of its name, or San Francisco's where that isn't known.
public struct ResolvedFont: Hashable, Sendable {
  /// The font's name; of the system font, `nil`.
  public var name: String?
  /// The size in points.
  public var size: Double
  /// How heavy it is.
  public var weight: FontWeight
  /// What measures it; `nil` of the system font, and of one that is measured as that is.
  public var face: FontFace?

  /// Whether all digits are as wide; of a font with a face they are as that has them.
  public var hasMonospacedDigits: Bool
  /// Whether the display cut has room between its characters: the system font of some systems (``SystemBehavior``).
  package var hasWideDisplayCut = false
  /// A Boolean that makes ideographs an em wide, with nothing between them: the system font of some systems (``SystemBehavior``).
  package var hasSquareIdeographs = false

  /// A font by its size in points; the system's own without a name.
  public init(
    name: String? = nil, size: Double, weight: FontWeight = .regular, face: FontFace? = nil,
    hasMonospacedDigits: Bool = false
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.face = face
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The height of a line in points, unrounded: of the system font 2444 of 2048 parts of the size. Rounded up to the pixel it
  /// gives every height of <doc:Controls#Lines-of-text>, and of `Fixtures/UIKit/swift-snapshot-testing.jsonl`. A line gap that a
  /// font's file asks for doesn't count (<doc:Controls#Fonts-of-a-project>).
  public var lineHeight: Double { ascender + descender }

  /// How many lines stand in a height, in points; a million at most, as of a font that is next to nothing high.
  package func lineCount(in height: Double) -> Int {
    let lines = height / lineHeight
    return lines > 0 ? Int(min(lines, 1_000_000).rounded(.down)) : 0
  }

  /// The distance from a line's top to its baseline, in points, unrounded.
  public var ascender: Double { size * (face?.ascender ?? namedLines?.ascender ?? 1950 / 2048) }

  /// The distance from a baseline to the line's bottom, in points, unrounded.
  public var descender: Double { size * (face?.descender ?? namedLines?.descender ?? 494 / 2048) }

  /// A Boolean that makes lines as high as a font's that every iPhone has, whose characters' widths aren't known here.
  package var hasNamedLines: Bool { face == nil && namedLines != nil }

  private var namedLines: (ascender: Double, descender: Double)? { name.flatMap(NamedFontLines.of) }

  /// The distance from the baseline to the bottom of a label: the descender in whole points, which is what tells the tops
  /// of labels of 14 and 11 points, and of 13 and 16, that stand on one baseline (<doc:Controls#Lines-of-text>).
  package var baselineOffsetFromBottom: Double { descender.rounded() }
}
