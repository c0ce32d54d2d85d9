import LayoutModel
import LayoutSimulator

/// A stack of controllers below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The movement of pushes and pops.
  public enum Operation: Int, Sendable {
    case none = 0, push, pop
  }

  private let hosts = ContentHosts()
  private let storedBar: UINavigationBar
  private let storedToolbar: UIToolbar
  private let popGesture = UIScreenEdgePanGestureRecognizer()
  private let contentPopGesture = UIPanGestureRecognizer()
  private let hidingTap = UITapGestureRecognizer()
  private let hidingPan = UIPanGestureRecognizer()
  private var isBarHidden = false
  private var isBottomBarHidden = true

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Making

  /// A stack with a controller at its bottom.
  public init(rootViewController: UIViewController) {
    (storedBar, storedToolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A stack with bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    storedBar = (navigationBarClass as? UINavigationBar.Type).flatMap { $0.init(coder: NSCoder()) } ?? UINavigationBar()
    storedToolbar = (toolbarClass as? UIToolbar.Type).flatMap { $0.init(coder: NSCoder()) } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  /// A stack of nothing.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (storedBar, storedToolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack of a file.
  public required init?(coder: NSCoder) {
    let coded = coder as? NibCoder
    storedBar = coded?.bar("navigationBar", UINavigationBar.self) ?? UINavigationBar()
    storedToolbar = coded?.bar("toolbar", UIToolbar.self) ?? UIToolbar()
    super.init(coder: coder)
  }

  override func didInitialize() { storedBar.navigationController = self }

  // MARK: The stack

  /// The controllers, the last on top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { children.last }
  /// The visible controller: the presented controller, or the top of the stack.
  open var visibleViewController: UIViewController? {
    var seen = presentedViewController ?? topViewController
    while let navigation = seen as? UINavigationController { seen = navigation.visibleViewController }
    return seen
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    checkPush(of: viewController)
    guard !children.contains(where: { $0 === viewController }) else {
      raise(
        .invalidArgument,
        "<\(objectName)> is pushing the same view controller instance (<\(viewController.objectName)>) more than once which is not supported and is most likely an error in the application"
      )
    }
    change(to: children + [viewController], animated)
  }
  /// Takes the controller on top away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = children.last
    change(to: children.dropLast(), animated)
    return top
  }
  /// Takes the controllers above one away.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = children.firstIndex(where: { $0 === viewController }) else {
      raise(.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
    }
    let gone = Array(children[(place + 1)...])
    change(to: Array(children[...place]), animated)
    return gone
  }
  /// Takes all controllers but the lowest away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = children.first else { return nil }
    return popToViewController(root, animated: animated)
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
      raise(
        .internalInconsistency,
        "All view controllers in a navigation controller must be distinct (\(viewControllers.map(\.objectName).joined(separator: ", ")))"
      )
    }
    for controller in viewControllers where !children.contains(where: { $0 === controller }) {
      checkPush(of: controller)
    }
    change(to: viewControllers, animated)
  }
  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func checkPush(of controller: UIViewController) {
    if controller is UINavigationController {
      raise(.invalidArgument, "Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      raise(
        .invalidArgument,
        "Split View Controllers cannot be pushed to a Navigation Controller <\(objectName)>")
    }
  }

  /// Makes controllers the stack: with the calls on those that come and go where it is shown.
  private func change(to stack: [UIViewController], _ animated: Bool) {
    guard !isShown || !TransitionCoordinator.postpones(.change, { [weak self] in self?.change(to: stack, animated) })
    else { return }
    transition?.finish()
    let former = children
    let gone = former.filter { controller in !stack.contains { $0 === controller } }
    let added = stack.filter { controller in !former.contains { $0 === controller } }
    let (formerTop, top) = (former.last, stack.last)
    let exchange = ControllerExchange(
      ControllerChange(
        .ofContainer, leaving: [formerTop].compactMap(\.self), coming: [top].compactMap(\.self), removed: gone,
        added: added), in: self)
    exchange.move()
    children = stack
    let isPop = formerTop.map { top in gone.contains { $0 === top } } ?? false
    barItemsChanged()
    guard isShown, formerTop !== top else {
      exchange.settle()
      return contentNeedsLayout()
    }
    let coordinator = TransitionCoordinator(
      .ofContainer, from: formerTop, to: top, in: hosts.views.first ?? view,
      duration: animated ? TransitionTiming.ofStacks : 0)
    transition = coordinator
    coordinator.goers = gone
    coordinator.comers = added
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    let operation: Operation = isPop ? .pop : .push
    if animated, let formerTop, let top {
      coordinator.animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: formerTop, to: top)
    }
    exchange.perform(by: coordinator) { [self] in
      contentNeedsLayout()
      placeContent()
    } completion: { [self] in
      if transition === coordinator { transition = nil }
      guard !coordinator.isCancelled else { return goBack(to: former, from: stack) }
      exchange.settle()
      if coordinator.animator != nil { placeContent() }
      if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    }
  }

  /// Has the stack as it was before a transition that was cancelled.
  private func goBack(to former: [UIViewController], from stack: [UIViewController]) {
    for controller in stack where !former.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leaveParent()
    }
    children = former
    barItemsChanged()
    contentNeedsLayout()
    placeContent()
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { storedBar }
  /// The bar at the bottom.
  open var toolbar: UIToolbar! { storedToolbar }
  /// A Boolean that hides the bar at the top.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides the bar at the top, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    contentNeedsLayout()
  }
  /// A Boolean that hides the bar at the bottom.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides the bar at the bottom, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isBottomBarHidden = hidden
    contentNeedsLayout()
  }
  /// A Boolean that lets a tap hide the bars.
  open var hidesBarsOnTap = false
  /// A Boolean that lets a swipe hide the bars.
  open var hidesBarsOnSwipe = false
  /// A Boolean that lets the keyboard hide the bars.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean that hides the bars where there is little height.
  open var hidesBarsWhenVerticallyCompact = false { didSet { contentNeedsLayout() } }
  /// The swipe that hides the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingPan }
  /// The tap that hides the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingTap }
  /// The swipe from the edge that leads back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
  /// The swipe that leads back.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopGesture }

  /// Tells the bar of the items of the stack.
  private func barItemsChanged() { storedBar.show(children.map(\.navigationItem)) }

  // MARK: As a container

  /// Makes the view of bars and content.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.container = self
    view = container
    container.addSubview(storedBar)
    container.addSubview(storedToolbar)
    for gesture in [popGesture, contentPopGesture] { container.addGestureRecognizer(gesture) }
  }

  override var shownChildren: [UIViewController] { [topViewController].compactMap(\.self) }
  override var showsControllers: Bool { true }
  override func contentNeedsLayout() {
    viewIfLoaded?.setNeedsLayout()
    super.contentNeedsLayout()
  }

  override func declare(_ controller: inout LayoutModel.ViewController) {
    controller.kind = .navigationController
    controller.viewControllers = children.map(\.declared)
    controller.navigation = declaredNavigation
  }

  /// Its own settings for its bars.
  var declaredNavigation: NavigationSettings {
    var settings = NavigationSettings()
    settings.isNavigationBarHidden =
      isBarHidden || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    settings.isToolbarHidden = isBottomBarHidden
    settings.prefersLargeTitles = storedBar.prefersLargeTitles
    settings.isTranslucent = storedBar.storedTranslucency
    return settings
  }

  override func placeContent() {
    guard isViewLoaded else { return }
    barItemsChanged()
    let plan = ContainerPlan(of: declared, in: environmentOfView)
    let bars = Dictionary(plan.bars.map { ($0.kind, $0) }) { first, _ in first }
    storedBar.isHidden = bars[.navigationBar] == nil
    if let bar = bars[.navigationBar] {
      storedBar.frame = bar.frame.map { CGRect($0) } ?? .zero
      storedBar.arrangement = UINavigationBar.Arrangement(
        environment: environmentOfView, isTitleLarge: bar.appearance.isTitleLarge)
    }
    storedToolbar.isHidden = bars[.toolbar] == nil
    if let bar = bars[.toolbar] {
      storedToolbar.frame = bar.frame.map { CGRect($0) } ?? .zero
      storedToolbar.environment = environmentOfView
      storedToolbar.items = topViewController?.toolbarItems
    }
    place(plan, in: hosts)
  }

  /// Takes the controllers above the way of an unwind segue away.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard topViewController !== subsequentVC, children.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }
  /// The controllers of the stack that an unwind segue may end at, from the top down.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  // MARK: What is asked

  /// The orientations that its delegate allows, else the system's; the top controller's until iOS 5.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownOrientations
  }
  /// The orientations that it allows where no delegate says anything.
  var ownOrientations: UIInterfaceOrientationMask {
    if behavior.navigationControllersAskTop, let top = topViewController { return top.supportedInterfaceOrientations }
    return usualOrientations
  }
  /// The orientation in which it is presented: its delegate's answer, else as others'.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? usualPresentationOrientation
  }
  /// The controller on top, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The controller on top, where it shows no bar.
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
  /// The controller on top.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// The own size, else the preferred size of the controller on top.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }
  /// Passes on that the controller on top asks for another size.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    preferredContentSizeChanged()
  }
}
