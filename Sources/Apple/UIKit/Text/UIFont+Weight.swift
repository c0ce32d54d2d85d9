public import Foundation
package import LayoutModel

extension UIFont {
  /// The weight of a font: 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The weights by the engine's.
    private static let known: [(FontWeight, Weight)] = zip(
      FontWeight.allCases, [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    ).map { ($0, $1) }

    package init(_ weight: FontWeight) { self = Self.known.first { $0.0 == weight }?.1 ?? .regular }

    /// The engine's weight that is nearest.
    package var weight: FontWeight {
      Self.known.min { abs($0.1.rawValue - rawValue) < abs($1.1.rawValue - rawValue) }?.0 ?? .regular
    }
  }

  /// The width of a font's characters: 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat

    /// A width from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A width from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let condensed = Width(-0.2)
    public static let compressed = Width(-0.4)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The purpose of a text, for which the user's setting gives the size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name by which the system stores it.
    public let rawValue: String

    /// A style by the name by which the system stores it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A title larger than others.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second of those.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text that is read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let known: [(LayoutModel.TextStyle, TextStyle)] = zip(
      LayoutModel.TextStyle.allCases,
      [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
        .caption2,
      ]
    ).map { ($0, $1) }

    package init(_ style: LayoutModel.TextStyle) { self = Self.known.first { $0.0 == style }?.1 ?? .body }

    /// The style as the engine's: the larger titles as large ones, others as body.
    package var style: LayoutModel.TextStyle {
      if let style = Self.known.first(where: { $0.1 == self })?.0 { return style }
      return [.extraLargeTitle, .extraLargeTitle2].contains(self) ? .largeTitle : .body
    }
  }
}
