import LayoutModel

extension UIButton {
  /// A description of a button's title, image and background.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The room around title and image.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The place of a subtitle below a title.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background, growing with text; or a fixed one; or half of the height.
      case fixed = -1, dynamic = 0, small, medium, large, capsule
    }

    /// The look of a button on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The mark of a button that shows a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    var style: ButtonConfiguration.Style
    private var insets: NSDirectionalEdgeInsets?

    /// The element that stands behind the content.
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    /// The room around title and image, and the title's size.
    public var buttonSize = Size.medium
    /// The look on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    /// The transformer of the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A Boolean that shows an activity indicator in place of the image.
    public var showsActivityIndicator = false
    /// The transformer of the activity indicator's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with fonts and colours of its parts.
    public var attributedTitle: AttributedString?
    /// The transformer of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which a title that is too long is cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title with fonts and colours of its parts.
    public var attributedSubtitle: AttributedString?
    /// The transformer of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which a subtitle that is too long is cut.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The mark of a button that shows a menu.
    public var indicator = Indicator.automatic
    /// The transformer of the mark's colour.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The side of the title on which the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The place of a subtitle below a title.
    public var titleAlignment = TitleAlignment.automatic
    /// A Boolean that changes the look while the button is chosen.
    public var automaticallyUpdateForSelection = true

    init(_ style: ButtonConfiguration.Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(.plain) }
    /// A pale background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A pale border in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A border in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public static func glass() -> Configuration { Configuration(.gray) }
    /// Glass in the tint colour.
    public static func prominentGlass() -> Configuration { Configuration(.filled) }
    public static func clearGlass() -> Configuration { Configuration(.plain) }
    /// Clear glass in the tint colour.
    public static func prominentClearGlass() -> Configuration { Configuration(.tinted) }

    /// The insets around title and image, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        if let insets { return insets }
        let own = declared(title: title, subtitle: subtitle).insets
        return NSDirectionalEdgeInsets(
          top: own.top, leading: own.leading, bottom: own.bottom, trailing: own.trailing)
      }
      set { insets = newValue }
    }

    /// Sets the insets back to those of the size.
    public mutating func setDefaultContentInsets() { insets = nil }

    /// The configuration for a button's state: the same.
    public func updated(for button: UIButton) -> Configuration { self }

    func declared(title: String?, subtitle: String?) -> ButtonConfiguration {
      var configuration = ButtonConfiguration(style)
      configuration.buttonSize =
        switch buttonSize {
        case .medium: .medium
        case .small: .small
        case .mini: .mini
        case .large: .large
        }
      configuration.subtitle = subtitle
      configuration.contentInsets = insets.map {
        DirectionalEdgeInsets(
          top: Double($0.top), leading: Double($0.leading), bottom: Double($0.bottom), trailing: Double($0.trailing))
      }
      configuration.imagePadding = Double(imagePadding)
      configuration.imagePlacement = placement
      return configuration
    }

    /// The side of the title on which the image stands.
    var placement: ButtonConfiguration.ImagePlacement {
      if imagePlacement.contains(.top) { return .top }
      if imagePlacement.contains(.bottom) { return .bottom }
      return imagePlacement.contains(.trailing) ? .trailing : .leading
    }

    /// The title as it is shown, in a font where nothing else is said.
    func shownTitle(_ title: AttributedString?, font: UIFont?) -> NSAttributedString? {
      Self.shown(title, titleTextAttributesTransformer, font: font)
    }

    /// The subtitle as it is shown.
    func shownSubtitle(font: UIFont) -> NSAttributedString? {
      Self.shown(attributedSubtitle, subtitleTextAttributesTransformer, font: font)
    }

    private static func shown(
      _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, font: UIFont?
    ) -> NSAttributedString? {
      guard let text else { return nil }
      let result = NSMutableAttributedString(string: "")
      for run in text.runs {
        var attributes = run.attributes
        if attributes.font == nil { attributes.font = font }
        if let transformer { attributes = transformer(attributes) }
        result.append(
          NSAttributedString(
            string: String(text[run.range].characters), attributes: NSAttributedString.attributes(of: attributes)))
      }
      return result
    }
  }
}
