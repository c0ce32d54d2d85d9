extension UIScrollView {
  /// When the safe area insets the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0, scrollableAxes, never, always
  }

  /// The look of what shows where the content is scrolled to.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0, black, white
  }

  /// The way in which scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the index at the side shows.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0, alwaysHidden
  }

  /// The rate at which scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// A rate by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// An effect at the edge of what scrolls.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The look of an effect.
  open class Style: NSObject, @unchecked Sendable {
    /// As the system likes.
    public static let automatic = Style()
    public static let hard = Style()
    public static let soft = Style()
  }

  open var style = Style.automatic
  /// A Boolean that hides it.
  open var isHidden = false
}

/// A scroll view that has a delegate; subclasses with a delegate protocol of their own have a delegate of that type.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// An object that is told of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// An object that is told of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told that the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told that the content's scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Told before a finger scrolls.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told before a finger leaves it: it may choose where scrolling ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Told after a finger left it.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told before it scrolls on after a finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Told after it scrolled on.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told after code's scrolling ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Asked before a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Told after it scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Told after the safe area changed what it adds to the insets.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
