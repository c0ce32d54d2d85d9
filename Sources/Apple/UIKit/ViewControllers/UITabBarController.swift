import LayoutModel
import LayoutSimulator

@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private let hosts = ContentHosts()
  private let storedBar: UITabBar
  private var position = 0
  private var storedTabs: [UITab] = []

  /// An object that is told of the choice.
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { storedBar }
  /// A Boolean that hides the bar.
  open var isTabBarHidden = false { didSet { contentNeedsLayout() } }
  /// Hides the bar, or shows it.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// The arrangement of tabs on pads.
  open var mode = Mode.automatic
  /// When the bar becomes smaller.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  open private(set) lazy var sidebar = Sidebar(of: self)

  /// The arrangement of tabs on pads.
  public enum Mode: Int, Sendable {
    case automatic = 0, tabBar, tabSidebar
  }
  /// When a bar becomes smaller.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0, never, onScrollDown, onScrollUp
  }
  /// The sidebar of tabs: held, and never shown.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    init(of controller: UITabBarController) { self.controller = controller }
    /// A Boolean that hides it.
    open var isHidden = true
  }

  // MARK: Making

  /// Tabs of a file, or of code.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedBar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Tabs of a file.
  public required init?(coder: NSCoder) {
    storedBar = (coder as? NibCoder)?.bar("tabBar", UITabBar.self) ?? UITabBar()
    super.init(coder: coder)
  }
  /// Tabs that build their controllers themselves.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  override func didInitialize() {
    storedBar.tabBarController = self
    storedBar.delegate = self
  }

  // MARK: Tabs

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let next = viewControllers ?? []
    let former = selectedViewController
    changeChildren(to: next)
    position = former.flatMap { former in next.firstIndex { $0 === former } } ?? 0
    tabItemsChanged()
    if isShown, let selected = selectedViewController, !selected.isShown { show(selected, instead: nil) }
    contentNeedsLayout()
  }
  open var tabs: [UITab] {
    get { storedTabs }
    set {
      storedTabs = newValue
      setViewControllers(newValue.compactMap(\.viewController), animated: false)
    }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  /// The tab of a name.
  open func tab(forIdentifier identifier: String) -> UITab? { storedTabs.first { $0.identifier == identifier } }
  open var selectedTab: UITab? {
    get { storedTabs.indices.contains(position) ? storedTabs[position] : nil }
    set { if let place = storedTabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }
  /// The controllers that the user may arrange.
  open var customizableViewControllers: [UIViewController]? = []
  /// The navigation controller of tabs that have no item of their own.
  open var moreNavigationController: UINavigationController { madeMore }
  private lazy var madeMore = UINavigationController()

  /// The position of the chosen tab; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { children.isEmpty ? NSNotFound : min(position, children.count - 1) }
    set { select(newValue) }
  }
  /// The controller of the chosen tab.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(position) ? children[position] : children.last }
    set {
      guard let newValue, let place = children.firstIndex(where: { $0 === newValue }) else { return }
      select(place)
    }
  }

  private func select(_ next: Int) {
    guard next != position else { return }
    guard !isShown || !TransitionCoordinator.postpones(.change, { [weak self] in self?.select(next) }) else { return }
    let former = selectedViewController
    let formerPosition = position
    position = next
    storedBar.selectedItem = selectedViewController?.tabBarItem
    guard isShown, let selected = selectedViewController, selected !== former else { return contentNeedsLayout() }
    show(selected, instead: former) { [self] in
      position = formerPosition
      storedBar.selectedItem = selectedViewController?.tabBarItem
    }
  }

  /// Shows a controller instead of another one, with the calls on both; `takeBack` is done where the transition is cancelled.
  private func show(
    _ selected: UIViewController, instead former: UIViewController?, takeBack: @escaping @MainActor () -> Void = {}
  ) {
    transition?.finish()
    let animator = former.flatMap {
      delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: selected)
    }
    let coordinator = TransitionCoordinator(
      .ofSelection, from: former, to: selected, in: hosts.views.first ?? view,
      duration: animator?.transitionDuration(using: nil) ?? 0)
    coordinator.animator = animator
    transition = coordinator
    ControllerExchange(
      ControllerChange(.ofSelection, leaving: [former].compactMap(\.self), coming: [selected])
    ).perform(by: coordinator) { [self] in
      contentNeedsLayout()
      placeContent()
    } completion: { [self] in
      if transition === coordinator { transition = nil }
      if coordinator.isCancelled { takeBack() }
      if animator != nil { placeContent() }
    }
  }

  /// Chooses the tab of an item, as a tap does.
  func choose(_ item: UITabBarItem) {
    tabBar(storedBar, didSelect: item)
    guard let chosen = children.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: chosen) ?? true
    else { return }
    if chosen === selectedViewController {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = chosen
    storedBar.selectedItem = item
    delegate?.tabBarController(self, didSelect: chosen)
  }

  /// Tells the bar of its items.
  func tabItemsChanged() {
    storedBar.items = children.map { $0.tabBarItem }
    storedBar.selectedItem = selectedViewController?.tabBarItem
  }

  // MARK: As a container

  /// Makes the view of the bar and the content.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.container = self
    view = container
    container.addSubview(storedBar)
  }

  override var shownChildren: [UIViewController] { [selectedViewController].compactMap(\.self) }
  override func contentNeedsLayout() {
    viewIfLoaded?.setNeedsLayout()
    super.contentNeedsLayout()
  }

  override func declare(_ controller: inout LayoutModel.ViewController) {
    controller.kind = .tabBarController
    controller.viewControllers = children.map(\.declared)
    controller.selectedIndex = children.isEmpty ? 0 : selectedIndex
    controller.navigation.isTranslucent = storedBar.storedTranslucency
    controller.navigation.isTabBarHidden = isTabBarHidden
  }

  override func placeContent() {
    guard isViewLoaded else { return }
    let plan = ContainerPlan(of: declared, in: environmentOfView)
    let bar = plan.bars.first { $0.kind == .tabBar }
    storedBar.isHidden = bar == nil
    if let bar {
      storedBar.frame = bar.frame.map { CGRect($0) } ?? .zero
      storedBar.placedItems = bar.subviews
    }
    place(plan, in: hosts)
  }

  /// Chooses the tab on the way of an unwind segue.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if selectedViewController !== subsequentVC { selectedViewController = subsequentVC }
  }

  // MARK: What is asked

  /// The orientations that its delegate allows, else by the system's rule: its own, or those that all tabs allow.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownOrientations
  }
  /// The orientations that it allows where no delegate says anything.
  var ownOrientations: UIInterfaceOrientationMask {
    orientations(ofContained: children) {
      (ApplicationSettings.declared.tabBarOrientationRule ?? $0.tabBarOrientationRule) == .intersectionOfTabs
    }
  }
  /// The orientation in which it is presented: its delegate's answer, else as others'.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? usualPresentationOrientation
  }
  /// The controller of the chosen tab.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The controller of the chosen tab.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The controller of the chosen tab.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  // MARK: The bar's delegate

  /// Told of a tap on an item, before its tab is chosen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
