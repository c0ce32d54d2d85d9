import LayoutModel

/// A view whose content may be larger than it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      contentSizeChanged()
      valuesMayHaveChanged()
    }
  }
  /// The place in it that stays while it takes another size, from 0 to 1 of its width and height.
  open var contentAlignmentPoint = CGPoint.zero
  /// The room around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { surroundingsChanged() }
  }
  /// When the safe area insets the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      for view in subviews { view.updateSafeArea() }
      surroundingsChanged()
    }
  }
  /// The room around the content, as it was last heeded.
  private var toldInset = UIEdgeInsets.zero
  /// The distance by which the content is scrolled, in points.
  open var contentOffset: CGPoint {
    get { storedBoundsOrigin }
    set {
      guard newValue != storedBoundsOrigin else { return }
      bounds = CGRect(origin: newValue, size: storedSize)
      scrollDelegate?.scrollViewDidScroll(self)
      valuesMayHaveChanged()
    }
  }
  /// An object that is told of scrolling: the delegate, whatever protocol the class has for it.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
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
  /// The look of what shows where the content is scrolled to.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of what shows where the content is scrolled to, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The insets of the indicator at the side, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the indicator at the bottom, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// A Boolean that lets the safe area inset the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// A Boolean that keeps a finger's scrolling to one direction.
  open var isDirectionalLockEnabled = false
  /// A Boolean that lets a tap on the status bar scroll to the top.
  open var scrollsToTop = true
  /// A Boolean that waits whether a finger scrolls before a view in it is touched.
  open var delaysContentTouches = true
  /// A Boolean that lets scrolling take a touch from a view in it.
  open var canCancelContentTouches = true
  /// The rate at which scrolling ends.
  open var decelerationRate = DecelerationRate.normal
  /// The way in which scrolling hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// When the index at the side shows.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// A Boolean that lets keys scroll.
  open var allowsKeyboardScrolling = true
  /// A Boolean that gives scrolling at the ends up and down to the scroll view around it.
  open var transfersVerticalScrollingToParent = true
  /// A Boolean that gives scrolling at the ends sideways to the scroll view around it.
  open var transfersHorizontalScrollingToParent = true
  /// A Boolean that lets content move past its ends up and down.
  open var bouncesVertically = true
  /// A Boolean that lets content move past its ends sideways.
  open var bouncesHorizontally = true
  /// A Boolean that tells whether a finger is on it.
  open internal(set) var isTracking = false
  /// A Boolean that tells whether a finger scrolls it.
  open internal(set) var isDragging = false
  /// A Boolean that tells whether it scrolls on after a finger.
  open internal(set) var isDecelerating = false
  /// A Boolean that tells whether code's scrolling runs.
  open internal(set) var isScrollAnimating = false
  /// The control that the user pulls down to refresh.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// The effect at its top edge.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// The effect at its left edge.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// The effect at its bottom edge.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// The effect at its right edge.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  // MARK: Zooming

  /// The smallest scale of its content.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of its content.
  open var maximumZoomScale: CGFloat = 1
  /// A Boolean that lets zooming pass its bounds.
  open var bouncesZoom = true
  /// A Boolean that tells whether fingers zoom it.
  open internal(set) var isZooming = false
  /// True while the zoom returns to its bounds.
  open internal(set) var isZoomBouncing = false
  private var storedZoomScale: CGFloat = 1
  /// The scale of its content.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { zoom(to: newValue) }
  }
  /// Zooms to a scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let view = scrollDelegate?.viewForZooming(in: self)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoom(to: scale)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
  }
  /// Zooms so that a rectangle of the content fills it.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(storedSize.width / rect.width, storedSize.height / rect.height)
    setZoomScale(scale, animated: animated)
    let shown = CGSize(width: storedSize.width / storedZoomScale, height: storedSize.height / storedZoomScale)
    contentOffset = CGPoint(
      x: max(0, rect.midX - shown.width / 2) * storedZoomScale,
      y: max(0, rect.midY - shown.height / 2) * storedZoomScale)
  }

  private func zoom(to scale: CGFloat) {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale > 0, scale != storedZoomScale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    storedZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  // MARK: Touches

  /// The recognizer of scrolling.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = held(UIPanGestureRecognizer())
  /// The object that recognizes zooming; `nil` where it can't be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? pinch : nil
  }
  /// The offset at which a finger began to scroll.
  var dragStart = CGPoint.zero
  private lazy var pinch: UIPinchGestureRecognizer = held(UIPinchGestureRecognizer())
  private func held<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    addGestureRecognizer(recognizer)
    return recognizer
  }
  /// Asked before a view in it is touched.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Asked before scrolling takes a touch from a view in it.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Shows for a moment where the content is scrolled to.
  open func flashScrollIndicators() { hasFlashedIndicators = true }
  /// A Boolean that tells whether it has been shown for a moment.
  private(set) var hasFlashedIndicators = false
  /// Shows where the content is scrolled to while code runs.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Ends scrolling and zooming.
  open func stopScrollingAndZooming() {}

  /// The rectangle of the content, for constraints.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The rectangle of the view itself, for constraints.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  override func didInitialize() { clipsToBounds = true }
  override class var liveSettings: LiveSettings { settingsOfScrollViews }
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

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let changes = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, changes else { return }
    AnimationClock.after(0.3) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls as far as is needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let rect = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !rect.isNull, rect.width > 0 || rect.height > 0 else { return }
    let shown = bounds.inset(by: adjustedContentInset)
    func moved(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if end - start > high - low || start < low { return start - low }
      return end > high ? end - high : 0
    }
    let offset = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, shown.minX, shown.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, shown.minY, shown.maxY))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Tells whether a side of a constraint means the content: an edge that something in it is tied to.
  func meansContent(_ attribute: ConstraintAttribute, beside other: UIView?) -> Bool {
    guard let other, other !== self, other.isDescendant(of: self), !attribute.isSize else { return false }
    return attribute.measure.fraction != 0.5 || attribute.isMargin
  }

  private func contentSizeChanged() {
    if contentInsetAdjustmentBehavior != .never { for view in subviews { view.updateSafeArea() } }
    surroundingsChanged()
  }

  /// Moves the content along with what surrounds it, where that is more or less than before.
  override func surroundingsChanged() {
    let inset = adjustedContentInset
    guard inset != toldInset else { return }
    let moved = CGPoint(
      x: contentOffset.x - (inset.left - toldInset.left), y: contentOffset.y - (inset.top - toldInset.top))
    toldInset = inset
    contentOffset = moved
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
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
