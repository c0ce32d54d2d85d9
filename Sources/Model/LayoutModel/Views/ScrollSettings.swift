/// The scrolling of a `UIScrollView`.
public struct ScrollSettings: Hashable, Sendable {
  /// The sides on which the safe area insets the content: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
    /// As UIKit chooses; along the axes that scroll; never; or always.
    case automatic, scrollableAxes, never, always
  }

  /// The content's point at the view's top left corner; the beginning of the content inside its insets if `nil`.
  public var contentOffset: Point?
  /// The insets added around the content, in points.
  public var contentInset = EdgeInsets.zero
  /// A Boolean that tells whether the user can scroll; a text view that can't be scrolled is as high as its text.
  public var isScrollEnabled = true
  /// The condition under which the safe area is added to `contentInset`.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// UIKit's defaults: no insets, scrolling.
  public init() {}
}
