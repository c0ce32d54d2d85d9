/// A font, as a view says it.
public enum Font: Hashable, Sendable {
  /// The system font: `UIFont.systemFont(ofSize:weight:)`, its size in points.
  case system(size: Double, weight: FontWeight = .regular)
  /// The system font at the size that the user wants a style in: `UIFont.preferredFont(forTextStyle:)`.
  case textStyle(TextStyle)
  /// Another font by its name. There are no measures of it: it is measured as the system font is, so that its widths are
  /// estimates; whoever needs its own supplies a `TextMeasurer`.
  case named(String, size: Double)

  /// The font of a size: a style's is the one that the user wants.
  public func resolved(for category: ContentSizeCategory) -> ResolvedFont {
    switch self {
    case .system(let size, let weight): ResolvedFont(size: size, weight: weight)
    case .textStyle(let style): ResolvedFont(size: style.size(for: category), weight: style.weight)
    case .named(let name, let size): ResolvedFont(name: name, size: size, weight: .regular)
    }
  }

  /// The declared size in points; a style has none of its own.
  var size: Double? {
    switch self {
    case .system(let size, _), .named(_, let size): size
    case .textStyle: nil
    }
  }
}

/// How bold the system font is: `UIFont.Weight`.
///
/// Advances are known of regular, medium, semibold and bold: lighter ones are measured as regular, heavier ones as bold.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// From the thinnest to the heaviest: `UIFont.Weight`.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A font of a known size, with San Francisco's vertical measures.
public struct ResolvedFont: Hashable, Sendable {
  /// The font's name; of the system font, `nil`.
  public var name: String?
  /// The size in points.
  public var size: Double
  /// How heavy it is.
  public var weight: FontWeight

  /// A font by its size in points; the system's own without a name.
  public init(name: String? = nil, size: Double, weight: FontWeight = .regular) {
    self.name = name
    self.size = size
    self.weight = weight
  }

  /// The height of a line in points, unrounded: 2444 of 2048 parts of the size. Rounded up to the pixel it gives every
  /// height of <doc:Controls#Lines-of-text>, and of `Fixtures/UIKit/swift-snapshot-testing.jsonl`.
  public var lineHeight: Double { ascender + descender }

  /// The distance from a line's top to its baseline, unrounded.
  public var ascender: Double { size * 1950 / 2048 }

  /// The distance from a baseline to the line's bottom, unrounded.
  public var descender: Double { size * 494 / 2048 }

  /// The distance from the baseline to the bottom of a label: the descender in whole points, which is what tells the tops
  /// of labels of 14 and 11 points, and of 13 and 16, that stand on one baseline (<doc:Controls#Lines-of-text>).
  package var baselineOffsetFromBottom: Double { descender.rounded() }
}
