/// How a `UIScrollView` scrolls.
public struct ScrollSettings: Hashable, Sendable {
  /// Which sides of the content are inset by the safe area: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
    /// As UIKit chooses; along the axes that scroll; never; or always.
    case automatic, scrollableAxes, never, always
  }

  /// The content's point at the view's top left corner; where the content begins behind its insets if `nil`.
  public var contentOffset: Point?
  /// What is added around the content, in points.
  public var contentInset = EdgeInsets.zero
  /// Whether the user can scroll; a text view that can't is as high as its text.
  public var isScrollEnabled = true
  /// When the safe area is added to `contentInset`.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// UIKit's defaults: no insets, scrolling.
  public init() {}
}
