/// How a button of iOS 15 on sets its title and its image: `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// What stands behind the title.
  public var style: Style
  /// The size of its title and of the room around it where nothing else is said.
  public var buttonSize = ButtonSize.medium
  /// The smaller text below the title; `nil` where there is none.
  public var subtitle: String?
  /// What stands around the title and the image, in points; the standard room if `nil`.
  public var contentInsets: DirectionalEdgeInsets?
  /// What stands between the image and the title, in points.
  public var imagePadding = 0.0
  /// On which side of the title the image stands.
  public var imagePlacement = ImagePlacement.leading

  /// A configuration as `UIButton.Configuration.plain()` and its likes make it.
  public init(_ style: Style = .plain) {
    self.style = style
  }

  /// The configurations that UIKit makes.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Nothing behind the title, or a gray, a pale or a full ground of the tint's colour; all are as large.
    case plain, gray, tinted, filled
  }

  /// `UIButton.Configuration.Size`.
  public enum ButtonSize: String, Hashable, Sendable, CaseIterable {
    /// The size.
    case mini, small, medium, large
  }

  /// Where an image stands: `NSDirectionalRectEdge` of one side.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// The side of the title.
    case leading, trailing, top, bottom

    /// Whether image and title stand one above the other.
    package var isVertical: Bool { self == .top || self == .bottom }
  }

  /// The size of a title's font that says none, in points.
  package var fontSize: Double { buttonSize == .mini || buttonSize == .small ? 15 : 17 }

  /// The size of the subtitle's font, in points.
  package static let subtitleFontSize = 13.0

  /// The room around the title and the image, in points: what is said, else the room that UIKit leaves
  /// (<doc:Controls#Buttons>).
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
