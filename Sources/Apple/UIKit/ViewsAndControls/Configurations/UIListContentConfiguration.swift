public import Foundation
import LayoutModel

/// The content of a row of a list: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  /// The looks of a text.
  public struct TextProperties: Hashable {
    /// The place of a text between its sides.
    public enum TextAlignment: Int, Sendable {
      case natural = 0, center, justified
    }

    /// The letters of a text.
    public enum TextTransform: Int, Sendable {
      /// As they are, or changed.
      case none = 0, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    /// The transformer of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The place of the text.
    public var alignment = TextAlignment.natural
    /// The way in which a text that is too long is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 for as many as it needs.
    public var numberOfLines = 0
    /// A Boolean that shrinks the font of a line that is too long.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of the font's size that it shrinks to.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean that lets letters move closer before a text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean that lets the font follow the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// A Boolean that shows the whole of a cut text under a pointer.
    public var showsExpansionTextWhenTruncated = false
    /// The letters of the text.
    public var transform = TextTransform.none

    /// The colour that shows.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Equal where all but the transformer is.
    public static func == (a: TextProperties, b: TextProperties) -> Bool {
      a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
        && a.numberOfLines == b.numberOfLines && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
        && a.transform == b.transform
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(numberOfLines)
    }
  }

  /// The looks of the image.
  public struct ImageProperties: Hashable {
    /// The length that the system chooses.
    public static var standardDimension: CGFloat { CGFloat(Float.greatestFiniteMagnitude) / 2 }
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The transformer of the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size that it takes, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The size of the room in whose middle it stands, in points; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean that keeps its colours where colours are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of its border.
    public var strokeColor: UIColor?
    /// The width of its border, in points.
    public var strokeWidth: CGFloat = 0

    /// The colour that shows over a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Equal where all but the transformer is.
    public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
      a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
        && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
        && a.reservedLayoutSize == b.reservedLayoutSize
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
  }

  public var image: UIImage?
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The text with fonts and colours of its parts.
  public var attributedText: NSAttributedString?
  /// The looks of the text.
  public var textProperties: TextProperties
  public var secondaryText: String?
  /// The second text with fonts and colours of its parts.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the second text.
  public var secondaryTextProperties: TextProperties
  /// The edges at which the superview's margins count.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// A Boolean that puts both texts side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The transparency, from 0 to 1.
  public var alpha: CGFloat = 1

  /// A Boolean that makes it at least as high as a row.
  var isRow = true

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor = .label, secondary: UIFont.TextStyle,
    _ secondaryColor: UIColor = .label,
    vertical: CGFloat, isSideBySide: Bool = false
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// The room above and below a row's content: that of the screen's system.
  private static var roomOfRows: CGFloat {
    let environment = UIScreen.main.environment
    let behavior = SystemBehavior(environment.device.systemVersion)
    return CGFloat(behavior.cellLayoutMargins(inWidth: environment.window.size.width).top)
  }

  private static func ofHeader(_ configuration: UIListContentConfiguration) -> UIListContentConfiguration {
    var header = configuration
    header.isRow = false
    return header
  }

  // MARK: Standard ones

  /// That of a row.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .caption1, vertical: roomOfRows)
  }
  /// That of a row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .caption1, vertical: roomOfRows)
  }
  /// That of a row with a second text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .body, .secondaryLabel, vertical: roomOfRows, isSideBySide: true)
  }
  /// That of a header, of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    ofHeader(UIListContentConfiguration(.headline, secondary: .subheadline, .secondaryLabel, vertical: 6))
  }
  /// That of a footer, of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    ofHeader(UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel, vertical: 8))
  }
  /// That of a header, of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    ofHeader(UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel, vertical: 6))
  }
  /// That of a header that stands out, of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    ofHeader(UIListContentConfiguration(.headline, secondary: .subheadline, .secondaryLabel, vertical: 6))
  }
  /// That of a header that stands out very much, of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    ofHeader(UIListContentConfiguration(.title2, secondary: .subheadline, .secondaryLabel, vertical: 6))
  }
  /// That of a footer, of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    ofHeader(UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel, vertical: 8))
  }
  /// That of a header, as the list likes.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// That of a footer, as the list likes.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  /// That of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .caption1, vertical: roomOfRows)
  }
  /// That of a row of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .caption1, vertical: roomOfRows)
  }
  /// That of a row of a sidebar beside another one.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  /// That of a row of a sidebar beside another one, with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }
  /// That of a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    ofHeader(UIListContentConfiguration(.headline, secondary: .subheadline, .secondaryLabel, vertical: 6))
  }

  // MARK: Showing

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Itself: its looks are the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
