/// The configuration of a button's title and image, from iOS 15 on: `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The style of the button's background.
  public var style: Style
  /// The size of its title and of the room around it, unless set otherwise.
  public var buttonSize = ButtonSize.medium
  /// The smaller text below the title; `nil` where there is none.
  public var subtitle: String?
  /// The insets around the title and the image, in points; the standard ones if `nil`.
  public var contentInsets: DirectionalEdgeInsets?
  /// The space between the image and the title, in points.
  public var imagePadding = 0.0
  /// The side of the title on which the image stands.
  public var imagePlacement = ImagePlacement.leading

  /// A configuration as made by `UIButton.Configuration.plain()` and the like.
  public init(_ style: Style = .plain) {
    self.style = style
  }

  /// The configurations that UIKit makes.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// No background, or a gray, pale or full one in the tint colour; all have the same size.
    case plain, gray, tinted, filled
  }

  /// `UIButton.Configuration.Size`.
  public enum ButtonSize: String, Hashable, Sendable, CaseIterable {
    /// The size.
    case mini, small, medium, large
  }

  /// The image's place: `NSDirectionalRectEdge` of one side.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// The side of the title.
    case leading, trailing, top, bottom

    /// A Boolean that tells whether image and title stand one above the other.
    package var isVertical: Bool { self == .top || self == .bottom }
  }

  /// The size of a title's font that isn't set, in points.
  package var fontSize: Double { buttonSize == .mini || buttonSize == .small ? 15 : 17 }

  /// The size of the subtitle's font, in points.
  package static let subtitleFontSize = 13.0

  /// The insets around the title and the image, in points: those set, else UIKit's (<doc:Controls#Buttons>).
  package var insets: DirectionalEdgeInsets {
    if let contentInsets { return contentInsets }
    let (vertical, horizontal) =
      switch buttonSize {
      case .mini, .small: (5.0, 10.0)
      case .medium: (subtitle == nil ? 7.0 : 5, 12.0)
      case .large: (17.0, 20.0)
      }
    return DirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
