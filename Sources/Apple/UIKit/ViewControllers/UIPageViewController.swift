import Foundation
import LayoutModel
import LayoutSimulator

@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The axis of turning.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0, vertical
  }
  /// The direction of turning.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0, reverse
  }
  /// The movement of turning.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0, scroll
  }
  /// The place of the spine of pages that curl.
  public enum SpineLocation: Int, Sendable {
    case none = 0, min, mid, max
  }
  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  private let hosts = ContentHosts()
  /// The view in which pages scroll; `nil` where they curl.
  private var queue: PageQueue?
  private let interPageSpacing: CGFloat
  /// The movement of turning.
  public let transitionStyle: TransitionStyle
  /// The axis of turning.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine of pages that curl.
  public let spineLocation: SpineLocation
  /// A Boolean that gives pages two sides.
  open var isDoubleSided = false
  /// An object that has the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// An object that is told of turning.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The gestures that turn pages.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  /// Pages that turn in a way.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spineLocation =
      (options?[.spineLocation] as? Int).flatMap(SpineLocation.init) ?? (style == .pageCurl ? .min : .none)
    interPageSpacing = CGFloat((options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
    interPageSpacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Pages of a file.
  public required init?(coder: NSCoder) {
    let settings = (coder as? NibCoder)?.settings ?? [:]
    transitionStyle = settings["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = settings["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    let spines: [String: SpineLocation] = ["none": .none, "min": .min, "mid": .mid, "max": .max]
    spineLocation = settings["spineLocation"].flatMap { spines[$0] } ?? (transitionStyle == .pageCurl ? .min : .none)
    interPageSpacing = CGFloat(settings["pageSpacing"].flatMap(Double.init) ?? 0)
    super.init(coder: coder)
    isDoubleSided = settings["doubleSided"] == "YES"
  }

  /// The controllers of the pages that are seen.
  open var viewControllers: [UIViewController]? { children }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let waits =
      isShown
      && TransitionCoordinator.postpones(.change) { [weak self] in
        self?.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion)
      }
    guard !waits else { return }
    transition?.finish()
    let next = viewControllers ?? []
    let gone = children.filter { controller in !next.contains { $0 === controller } }
    let coming = next.filter { $0.parent !== self }
    let exchange = ControllerExchange(
      ControllerChange(.ofSelection, leaving: gone, coming: coming, removed: gone, added: coming), in: self)
    exchange.move()
    children = next
    queue?.rest()
    guard isShown else {
      exchange.settle()
      completion?(true)
      return
    }
    let coordinator = TransitionCoordinator(
      .ofSelection, from: gone.first, to: coming.first, in: view, duration: animated ? TransitionTiming.ofStacks : 0)
    transition = coordinator
    exchange.perform(by: coordinator) { [self] in
      contentNeedsLayout()
      placeContent()
    } completion: { [self] in
      if transition === coordinator { transition = nil }
      exchange.settle()
      completion?(true)
    }
  }

  // MARK: As a container

  /// Makes the view of the pages.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.container = self
    view = container
    if transitionStyle == .pageCurl { gestureRecognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()] }
    for gesture in gestureRecognizers { container.addGestureRecognizer(gesture) }
    guard transitionStyle == .scroll else { return }
    let queue = PageQueue(of: navigationOrientation, spacing: interPageSpacing)
    container.addSubview(queue)
    self.queue = queue
    queue.fill(container.bounds)
  }

  override var shownChildren: [UIViewController] { children }
  override func contentNeedsLayout() {
    viewIfLoaded?.setNeedsLayout()
    super.contentNeedsLayout()
  }
  override func declare(_ controller: inout LayoutModel.ViewController) {
    controller.kind = .pageViewController
    controller.viewControllers = children.map(\.declared)
  }
  override func placeContent() {
    guard isViewLoaded else { return }
    queue?.fill(view.bounds)
    place(ContainerPlan(of: declared, in: environmentOfView), in: hosts, of: queue, from: queue?.origin ?? .zero)
  }

  // MARK: What is asked

  /// The orientations that its delegate allows, else the system's.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }
  /// The orientation in which it is presented: its delegate's answer, else as others'.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? usualPresentationOrientation
  }
}

/// An object that has the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of pages that the row of dots shows.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The position of the page that the row of dots shows.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None: there is no row of dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is told of the turning of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Told before a finger turns to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Told after a finger turned pages, or gave it up.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The place of the spine in an orientation.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientations that it allows.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which it is presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// That which it has.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.usualOrientations }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.usualPresentationOrientation }
}
