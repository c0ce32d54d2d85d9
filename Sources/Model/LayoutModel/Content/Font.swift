/// A font, as a view sets it.
public enum Font: Hashable, Sendable {
  /// The system font: `UIFont.systemFont(ofSize:weight:)`, its size in points.
  case system(size: Double, weight: FontWeight = .regular)
  /// The system font with digits of one width: `UIFont.monospacedDigitSystemFont(ofSize:weight:)`, its size in points.
  case monospacedDigitSystem(size: Double, weight: FontWeight = .regular)
  /// The system font at the user's size for a style: `UIFont.preferredFont(forTextStyle:)`.
  case textStyle(TextStyle)
  /// Another font by its PostScript name, measured by its face. Without a face, Helvetica and Helvetica Neue are measured by
  /// those that every iPhone has, and others as the system font, so that their widths are estimates.
  case named(String, size: Double, face: FontFace? = nil)

  /// The font with its size in points; a style's size is the user's.
  public func resolved(for category: ContentSizeCategory) -> ResolvedFont {
    switch self {
    case .system(let size, let weight): ResolvedFont(size: size, weight: weight)
    case .monospacedDigitSystem(let size, let weight):
      ResolvedFont(size: size, weight: weight, hasMonospacedDigits: true)
    case .textStyle(let style): ResolvedFont(size: style.size(for: category), weight: style.weight)
    case .named(let name, let size, let face): ResolvedFont(name: name, size: size, weight: .regular, face: face)
    }
  }

  /// The font with its size in points, as a version of the system has it.
  package func resolved(for category: ContentSizeCategory, on version: SystemVersion) -> ResolvedFont {
    resolved(for: category).on(version)
  }

  /// The declared size in points; `nil` for a style.
  package var size: Double? {
    switch self {
    case .system(let size, _), .monospacedDigitSystem(let size, _), .named(_, let size, _): size
    case .textStyle: nil
    }
  }
}

/// The weight of the system font: `UIFont.Weight`.
///
/// Advances are known for regular, medium, semibold and bold; those of the others follow from them along the font's weight axis.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// From the thinnest to the heaviest: `UIFont.Weight`.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A font of a known size. Its vertical metrics are those of its face, of the font known by its name, or else of San Francisco.
public struct ResolvedFont: Hashable, Sendable {
  /// The font's name; `nil` for the system font.
  public var name: String?
  /// The size in points.
  public var size: Double
  /// The font's weight.
  public var weight: FontWeight
  /// The face that measures it; `nil` for the system font, and for a font that is measured as the system font.
  public var face: FontFace?

  /// A Boolean that tells whether all digits have one width; a font with a face has that face's digits.
  public var hasMonospacedDigits: Bool
  /// A Boolean that tells whether the display cut has room between its characters: the system font of some systems
  /// (``SystemBehavior``).
  package var hasWideDisplayCut = false
  /// A Boolean that tells whether ideographs are an em wide, with nothing between them: the system font of some systems
  /// (``SystemBehavior``).
  package var hasSquareIdeographs = false
  /// A Boolean that tells whether the text cut has the room between its characters that its file says: the system font of some systems
  /// (``SystemBehavior``).
  package var hasEarlyTracking = false
  /// The room behind each character besides the font's own, in points (``AttributedRun/kern``).
  package var kern = 0.0

  /// A font by its size in points; the system font where it has no name. A name without a face stands for the face that
  /// every iPhone has, if there is one of that name.
  public init(
    name: String? = nil, size: Double, weight: FontWeight = .regular, face: FontFace? = nil,
    hasMonospacedDigits: Bool = false
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.face = face ?? name.flatMap(FontFace.installed)
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The font as a version of the system has it.
  package func on(_ version: SystemVersion) -> ResolvedFont {
    var font = self
    let behavior = SystemBehavior(version)
    font.hasWideDisplayCut = name == nil && behavior.hasWideDisplayCut
    font.hasSquareIdeographs = name == nil && behavior.hasSquareIdeographs
    font.hasEarlyTracking = name == nil && behavior.hasEarlyTracking
    return font
  }

  /// The height of a line in points, unrounded; for the system font, 2444/2048 of the size. Rounded up to the pixel, it
  /// gives every height of <doc:Controls#Lines-of-text> and of `Fixtures/UIKit/swift-snapshot-testing.jsonl`. The line
  /// gap of a font's file doesn't count (<doc:Controls#Fonts-of-a-project>).
  public var lineHeight: Double { ascender + descender }

  /// The height of a line as labels draw it, in points, unrounded.
  ///
  /// A font with a gap between lines has whole points above and below the baseline, and its gap, where those are less than its
  /// line height: Helvetica Neue of 21 points has lines of 20 + 4 + 0.588. Real UIKit drew one, two and three of them 25, 49.5
  /// and 74 high, and Xcode stored 20.5, 41 and 61.5 for its light face of 17 points. Where whole points are no less, stored
  /// heights have no gap: 14 for 12 points, 20 for 17. (Inferred from those.)
  public var drawnLineHeight: Double {
    guard let gap = face?.lineGap, gap > 0 else { return lineHeight }
    let whole = ascender.rounded() + descender.rounded()
    return whole < lineHeight ? whole + size * gap : lineHeight
  }

  /// The number of lines that fit into a height in points; at most a million, as for a font of almost no height.
  package func lineCount(in height: Double) -> Int {
    let lines = height / drawnLineHeight
    return lines > 0 ? Int(min(lines, 1_000_000).rounded(.down)) : 0
  }

  /// The distance from a line's top to its baseline, in points, unrounded.
  public var ascender: Double { size * (face?.ascender ?? namedLines?.ascender ?? 1950 / 2048) }

  /// The distance from a baseline to the line's bottom, in points, unrounded.
  public var descender: Double { size * (face?.descender ?? namedLines?.descender ?? 494 / 2048) }

  /// A Boolean that tells whether the lines are as high as those of a font that every iPhone has.
  package var hasNamedLines: Bool {
    face == nil ? namedLines != nil : face == name.flatMap(FontFace.installed)
  }

  private var namedLines: (ascender: Double, descender: Double)? { name.flatMap(NamedFontLines.of) }

  /// The distance from the baseline to the bottom of a label: the descender in whole points. This is what tells apart
  /// the tops of labels of 14 and 11 points, and of 13 and 16, on one baseline (<doc:Controls#Lines-of-text>).
  package var baselineOffsetFromBottom: Double { descender.rounded() }
}
