import ViewKinds

/// A control with a dot a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// A kind of interaction with its dots.
  public enum InteractionState: Int, Sendable {
    /// The work that runs.
    case none = 0, discrete, continuous
  }
  /// The look of its background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0, prominent, minimal
  }
  /// The direction of its dots.
  public enum Direction: Int, Sendable {
    case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      contentChanged()
    }
  }
  private var storedPage = 0
  /// The page that is marked.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(0, newValue), max(0, numberOfPages - 1)) }
  }
  /// A Boolean that hides it with one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the marked dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The look of its background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction of its dots.
  open var direction = Direction.natural
  /// The interaction that runs.
  open var interactionState: InteractionState { .none }
  /// A Boolean that lets a finger move along its dots.
  open var allowsContinuousInteraction = true
  /// The image of the dots.
  open var preferredIndicatorImage: UIImage?
  /// The image of the marked dot.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]

  /// A control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let control = UIPageControl()
    control.numberOfPages = pageCount
    return control.intrinsicContentSize
  }
  /// Sets the image of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// The image of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Shows which page is marked.
  open func updateCurrentPageDisplay() {}

  /// The finger went up: before or behind the marked dot.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let former = storedPage
    let isRight = touch.location(in: self).x > bounds.midX
    currentPage += isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
    if storedPage != former { sendActions(for: .valueChanged) }
  }

  override class var liveSettings: LiveSettings { settings }
  override var keepsTapsToItself: Bool { true }

  private static let settings =
    settingsOfControls + [
      LiveSetting(PageControl.numberOfPages, \UIPageControl.numberOfPages),
      LiveSetting(PageControl.currentPage, \UIPageControl.currentPage),
      LiveSetting(PageControl.hidesForSinglePage, \UIPageControl.hidesForSinglePage),
      LiveSetting(PageControl.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor),
      LiveSetting(PageControl.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor),
    ]
}
