import LayoutModel

/// A view whose content may be larger than it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// When the safe area insets the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// A way.
    case automatic = 0, scrollableAxes, never, always
  }

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero { didSet { if contentSize != oldValue { contentSizeChanged() } } }
  /// What surrounds the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetChanged(from: oldValue) } }
  }
  /// When the safe area insets the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { for view in subviews { view.updateSafeArea() } }
  }
  /// What the content is scrolled by, in points.
  open var contentOffset: CGPoint {
    get { storedBoundsOrigin }
    set {
      guard newValue != storedBoundsOrigin else { return }
      bounds = CGRect(origin: newValue, size: storedSize)
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// What is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A Boolean that lets the user scroll.
  open var isScrollEnabled = true
  /// A Boolean that lets scrolling stop at pages alone.
  open var isPagingEnabled = false
  /// A Boolean that lets content move past its ends.
  open var bounces = true
  /// A Boolean that lets content always move up and down.
  open var alwaysBounceVertical = false
  /// A Boolean that lets content always move sideways.
  open var alwaysBounceHorizontal = false
  /// A Boolean that shows where the content is scrolled to, at the bottom.
  open var showsHorizontalScrollIndicator = true
  /// A Boolean that shows where the content is scrolled to, at the side.
  open var showsVerticalScrollIndicator = true

  /// The rectangle of the content, for constraints.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The rectangle of the view itself, for constraints.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  override func didInitialize() { clipsToBounds = true }
  override var kindName: String { "UIScrollView" }

  /// The content's insets with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    let area = safeAreaAsInset
    return UIEdgeInsets(
      top: contentInset.top + area.top, left: contentInset.left + area.left, bottom: contentInset.bottom + area.bottom,
      right: contentInset.right + area.right)
  }
  /// Told after the safe area changed what it adds.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls as far as is needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    func moved(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if end - start > high - low || start < low { return start - low }
      return end > high ? end - high : 0
    }
    let moved_ = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, shown.minX, shown.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, shown.minY, shown.maxY))
    contentOffset = moved_
  }

  /// Tells whether a side of a constraint means the content: an edge that something in it is tied to.
  func meansContent(_ attribute: ConstraintAttribute, beside other: UIView?) -> Bool {
    guard let other, other !== self, other.isDescendant(of: self), !attribute.isSize else { return false }
    return attribute.measure.fraction != 0.5 || attribute.isMargin
  }

  private func contentSizeChanged() {
    if contentInsetAdjustmentBehavior != .never { for view in subviews { view.updateSafeArea() } }
  }

  private func insetChanged(from former: UIEdgeInsets) {
    contentOffset = CGPoint(
      x: contentOffset.x - (contentInset.left - former.left), y: contentOffset.y - (contentInset.top - former.top))
  }

  private var safeAreaAsInset: UIEdgeInsets {
    let area = UIEdgeInsets(storedSafeArea)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let isWide = contentSize.width > storedSize.width
      let isHigh =
        contentSize.height > storedSize.height || alwaysBounceVertical
        || contentInsetAdjustmentBehavior == .automatic && isFirstInController
      return UIEdgeInsets(
        top: isHigh ? area.top : 0, left: isWide ? area.left : 0, bottom: isHigh ? area.bottom : 0,
        right: isWide ? area.right : 0)
    }
  }

  private var isFirstInController: Bool {
    rare?.viewController != nil || superview?.rare?.viewController != nil && superview?.subviews.first === self
  }

  override var safeAreaOverSubviews: EdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: storedSafeArea
    case .always: .zero
    case .automatic, .scrollableAxes:
      contentSize.width > storedSize.width
        ? .zero : EdgeInsets(left: storedSafeArea.left, right: storedSafeArea.right)
    }
  }

  override var boundsForSafeArea: CGRect {
    contentSize == .zero ? bounds : CGRect(origin: .zero, size: contentSize)
  }
}

/// What is told of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told that the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
