public import Foundation

/// The content of a screen that has nothing to show: an image, a text, a second text and buttons below each other.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The place of the content between the sides.
  public enum Alignment: Int, Sendable {
    case center = 0, natural
  }

  /// The looks of a text.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
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

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The looks of the image.
  public struct ImageProperties {
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size that it takes, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// A Boolean that keeps its colours where colours are inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action of a tap.
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    /// A Boolean that lets it be used.
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The text with fonts and colours of its parts.
  public var attributedText: NSAttributedString?
  /// The looks of the text.
  public var textProperties = TextProperties(
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold), .label)
  public var secondaryText: String?
  /// The second text with fonts and colours of its parts.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the second text.
  public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  /// The button below the texts; one without title and image isn't shown.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The button below that.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the button below.
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The edges at which the superview's margins count.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text, in points. (No source confirms the standard distances.)
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 15
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  /// A Boolean that shows a turning indicator in place of the image.
  var isLoading = false

  /// A screen without content.
  public static func empty() -> Self { Self() }

  /// A screen whose content comes: an indicator above its text, which stand in the texts' second style.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }

  /// A search without results.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// Itself: its looks are the same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The state of a controller that may have nothing to show.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text that is searched for.
  public var searchText: String?
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with some traits, and nothing else.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
