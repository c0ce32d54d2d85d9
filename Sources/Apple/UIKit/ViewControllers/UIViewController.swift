import LayoutModel

/// An object that manages a view and answers for it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: State

  private var storedView: UIView?
  /// Its stage of life on the screen.
  var appearance = ControllerAppearance.disappeared
  /// The room that the container or the presentation around it gives its view.
  var surroundings: ControllerSurroundings?
  /// The traits that replace those around each child.
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The controller that it presents itself.
  var ownPresented: UIViewController?
  /// The controller that presents it itself.
  weak var ownPresenter: UIViewController?
  /// The window in which it is the content of a popover that nobody presents; `nil` for other controllers.
  weak var popoverWindow: UIWindow?
  /// The controller's presentation, or a presentation that code has asked for in advance.
  var presentation: UIPresentationController?
  /// The transition that it takes part in.
  var transition: TransitionCoordinator?
  /// A Boolean that tells whether its coming or going is animated.
  var isTransitionAnimated = false
  /// A Boolean that tells whether UIKit's own answer about the status bar was reached.
  var statusBarAnswerIsUsual = false
  /// A Boolean that tells whether UIKit's own answer about orientations was reached.
  var orientationAnswerIsUsual = false
  /// A Boolean that tells whether it is being presented.
  var isArriving = false
  /// A Boolean that tells whether it is being dismissed.
  var isLeaving = false
  /// A Boolean that tells whether a presentation took its view out of the window.
  var isCovered = false
  /// A Boolean that tells whether its `viewWillTransition(to:with:)` reached UIKit's own.
  var passesTransitionOn = false
  private var storedIsEditing = false
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var storedEditButtonItem: UIBarButtonItem?
  var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]
  /// The storyboard that it comes from.
  var storedStoryboard: AnyObject?
  /// A Boolean that tells whether ``contentUnavailableConfiguration`` is chosen anew before the next layout.
  private var needsContentUnavailable = false
  /// The view of ``contentUnavailableConfiguration``, over the controller's own.
  var contentUnavailableView: (any UIView & UIContentView)?

  /// The title that bars show.
  open var title: String? {
    didSet { titleChanged() }
  }
  /// The controllers in it.
  open internal(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open internal(set) weak var parent: UIViewController?
  /// The name of the file that its view comes from.
  open private(set) var nibName: String?
  /// The bundle of that file.
  open private(set) var nibBundle: Bundle?
  /// The name under which its state is kept.
  open var restorationIdentifier: String?
  /// The class that restores the controller.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  // MARK: Making

  /// A controller whose view a file has, or code makes.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    didInitialize()
  }

  /// A controller whose view code makes.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller of a file.
  public required init?(coder: NSCoder) {
    super.init()
    didInitialize()
    decode(coder)
  }

  /// Called after the file's objects are made and connected.
  open func awakeFromNib() {}
  /// Called by every initializer, for what classes of this module set up.
  func didInitialize() {}

  // MARK: View

  /// The controller's view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      guard newValue !== storedView else { return }
      storedView?.rare?.viewController = nil
      storedView = newValue
      newValue?.rareState.viewController = self
    }
  }
  /// Its view where it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// A Boolean that tells whether its view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view; overrides set `view`.
  open func loadView() {
    if !loadViewFromFile() { view = UIView(frame: UIScreen.main.boundsInPlace) }
  }
  /// Told that the view is loaded.
  open func viewDidLoad() {}
  /// Loads the view where it isn't yet.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    connectItemsOfBars()
    guard storedView != nil else { return }
    // What was asked for before the view was there.
    if let content = contentUnavailableConfiguration { showContentUnavailable(content) }
    note(.viewDidLoad)
    viewDidLoad()
  }

  /// Told before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told while the view is about to be shown, once it has its traits and its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Told after the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told before the view is gone.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told after the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Told before the view lays out what is in it.
  open func viewWillLayoutSubviews() {}
  /// Told after the view laid out what is in it.
  open func viewDidLayoutSubviews() {}
  /// Brings the view's constraints up to date; overrides call it last.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Told after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Told after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// Told that memory is short.
  open func didReceiveMemoryWarning() {}
  /// The next responder: the superview of the controller's view, or the parent.
  open override var next: UIResponder? { storedView?.superview ?? parent }

  // MARK: Room

  /// The insets added to its view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
  }
  /// A Boolean that gives its view at least the system's margins at the sides.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.marginsChanged() }
  }
  /// The least margins of its view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    ConditionReads.note([.window, .device])
    return minimumMargins
  }
  /// The size that the controller prefers in its container, in points.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }
  /// The edges at which its view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { surroundingsNeedLayout() }
  }
  /// A Boolean that lets its view reach under bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { surroundingsNeedLayout() }
  }
  /// A Boolean that lets bars inset the content of its scroll view.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Sets the scroll view that bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge] = scrollView
  }
  /// The scroll view that the bar at an edge follows.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first { $0.key.contains(edge) }?.value
  }
  /// The guide below the bars at the top.
  open var topLayoutGuide: any UILayoutSupport { layoutGuide(.topLayoutGuide) }
  /// The guide above the bars at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { layoutGuide(.bottomLayoutGuide) }

  // MARK: Traits

  /// The traits in its place.
  open var traitCollection: UITraitCollection { traitsInPlace }
  /// A style of its own, light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// Told after its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Replaces traits for a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { replaceTraits(of: childViewController, by: collection) }
  /// The traits that replace those around a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Nothing to show

  /// The content in place of the view's, where there is nothing to show: it lies over the whole view, and its parts in the middle of the
  /// safe area.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable(contentUnavailableConfiguration) }
  }
  /// The state for which that content is chosen.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
  /// Asks for that content to be chosen anew before the next layout: once, however often it is asked for.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }
  /// Chooses that content where somebody asked for it.
  func updateContentUnavailableIfNeeded() {
    guard needsContentUnavailable else { return }
    needsContentUnavailable = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  /// Chooses that content: overrides set ``contentUnavailableConfiguration``.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Sizes

  /// Told that a child wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Told that constraints give a child another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child when it has a size itself, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { usualSize(of: container, in: parentSize) }
  /// Told before its view takes another size. Overrides call UIKit's own, which passes it on.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passesTransitionOn = true
  }
  /// Told before its view takes other traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Containment

  /// Takes a controller in.
  open func addChild(_ childController: UIViewController) { take(in: childController) }
  /// Leaves the controller that it is in.
  open func removeFromParent() { leaveParent() }
  /// Told before it comes into a controller, or leaves it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told after it came into a controller, or left it.
  open func didMove(toParent parent: UIViewController?) {}
  /// Puts a child's view in place of another's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(fromViewController, toViewController, duration: duration, animations, completion)
  }
  /// The nearest navigation controller that it is in.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller that it is in.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split view controller that it is in.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
  /// The children that it shows; containers of this module show some of theirs.
  var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
  /// Declares what it is and holds, for the rules of bars, turns and presentations.
  func declare(_ controller: inout LayoutModel.ViewController) { declareChildren(&controller) }
  /// True if the controller shows controllers on requests of its descendants.
  var showsControllers: Bool { false }
  /// Places its bars and its children's views; only containers of this module have some to place.
  func placeContent() {}
  /// Asks for a layout of its bars and its children's views.
  func contentNeedsLayout() {}
  /// True if the controller tells its children of appearing and disappearing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins the controller's appearance or disappearance.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells it that it has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }
  /// The child that decides about the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator hides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides about the system's gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Presentation

  /// The controller that this controller, or an ancestor, presents.
  open var presentedViewController: UIViewController? { path.lazy.compactMap(\.ownPresented).first }
  /// The controller that presents this controller, or an ancestor.
  open var presentingViewController: UIViewController? { path.lazy.compactMap(\.ownPresenter).first }
  /// The style in which it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, !isOfPresentation { presentation = nil } }
  }
  /// The movement with which it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean that keeps the user from dismissing it.
  open var isModalInPresentation = false
  /// A Boolean that keeps a tap beside a popover from dismissing it while the popover shows the controller.
  open var isModalInPopover = false
  /// A Boolean that lets presentations in the current context cover its view.
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean that hides the keyboard when nothing in it is edited any longer.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// A Boolean that lets it decide about the status bar where it doesn't fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// An object that has the animations and the presentation of its own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation that it has, or will have.
  open var presentationController: UIPresentationController? { ownPresentation }
  /// The presentation, if it is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPresentation as? UIPopoverPresentationController
  }
  /// The presentation, if it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentation as? UISheetPresentationController
  }
  /// The active presentation around the controller.
  open var activePresentationController: UIPresentationController? { containmentRoot.presentation }
  /// A Boolean that tells whether it is being presented.
  open var isBeingPresented: Bool { isArriving }
  /// A Boolean that tells whether it is being dismissed.
  open var isBeingDismissed: Bool { isLeaving }
  /// A Boolean that tells whether it is coming into the controller around it.
  open var isMovingToParent: Bool { transition?.isComing(self) ?? false }
  open var isMovingFromParent: Bool { transition?.isGoing(self) ?? false }
  /// The transition of the controller, or of an ancestor.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    path.lazy.compactMap(\.transition).first
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { PresentationRequest(of: viewControllerToPresent, from: self, isAnimated: flag, completion).perform() }
  /// Dismisses the controller that it presents, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    DismissalRequest(from: self, isAnimated: flag, completion).perform()
  }
  /// Shows a controller in the way of the container that it is in.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }
  /// Shows a controller as the detail of the split view that it is in.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showAsDetail(vc, sender) }
  /// The controller around it that answers an action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    path.dropFirst().first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Segues

  /// Performs a segue of its storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performOwnSegue(identifier, sender) }
  /// Tells whether a segue is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Told before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Tells whether an unwind segue may end at it.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isAnswered(by: self) }
  /// The children that an unwind segue may end at, or in: all but the one that it begins in.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let own = childContaining(source)
    return children.filter { $0 !== own }
  }
  /// The child that an unwind segue begins in; `nil` where it begins elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childWhereSegueBegins(source)
  }
  /// Takes part of the way of an unwind segue that leads through it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Rotation

  /// The orientations that it allows.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  /// A Boolean that lets the interface turn, until iOS 15.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { usualPresentationOrientation }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    ConditionReads.note(.window)
    return UIInterfaceOrientation(windowEnvironment.orientation)
  }
  /// Told before the interface turns.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Told within the animation of a turn.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Told after the interface turned.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Asks for its orientations anew.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { windowAround?.reconsiderOrientation() }
  /// Turns the interface to the way in which the device is held, where that is allowed.
  open class func attemptRotationToDeviceOrientation() { UIScreen.main.windows.forEach { $0.followDevice() } }

  // MARK: Bars

  /// Its item in a navigation bar.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// Its item in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabItemsChanged()
    }
  }
  /// The tab that made it.
  open internal(set) weak var tab: UITab?
  /// The items of a navigation controller's toolbar while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { surroundingsNeedLayout() }
  }
  /// Sets the items of a navigation controller's toolbar while it is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// A Boolean that hides the bars at the bottom while it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// True if the content may be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Lets what it shows be changed, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.showEditing(editing)
  }
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

  // MARK: The system's own

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean that hides the status bar.
  open var prefersStatusBarHidden: Bool { usualStatusBarHidden }
  /// The animation with which the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Asks about the status bar anew.
  open func setNeedsStatusBarAppearanceUpdate() { windowAround?.statusBarMayHaveChanged() }
  /// A Boolean that lets the home indicator hide.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks about the home indicator anew.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which its own gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Asks about the system's gestures anew.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// A Boolean that keeps the pointer in the window.
  open var prefersPointerLocked: Bool { false }
  /// The style that it would like, light or dark.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes its state again.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Told that its state has been taken again.
  open func applicationFinishedRestoringState() {}

  /// The storyboard that it comes from.
  open var storyboard: UIStoryboard? { origin?.storyboard }

  /// The call that it answers as an app's extension: none here.
  open var extensionContext: NSExtensionContext? { nil }

  /// Waits for firm presses on a view: held.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { ViewControllerPreviewing(delegate, sourceView) }

  /// Waits for them no longer.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
