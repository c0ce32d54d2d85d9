/// How a button of iOS 15 on sets its title and its image: `UIButton.Configuration`.
public struct ButtonConfiguration: Hashable, Sendable {
  /// What stands behind the title.
  public var style: Style
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

  /// Where an image stands: `NSDirectionalRectEdge` of one side.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// The side of the title.
    case leading, trailing, top, bottom

    /// Whether image and title stand one above the other.
    package var isVertical: Bool { self == .top || self == .bottom }
  }

  /// The room that UIKit leaves around title and image, in points (<doc:Controls#Buttons>).
  package static let standardInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  /// The size of a title's font that says none, in points.
  package static let fontSize = 17.0

  /// What stands around the title and the image, in points.
  package var insets: DirectionalEdgeInsets { contentInsets ?? Self.standardInsets }
}
