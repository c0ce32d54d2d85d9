import LayoutModel

/// An object that manages a view and answers for it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  /// The storyboard that it comes from.
  var storedStoryboard: AnyObject?
  /// The title that bars show.
  open var title: String?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// The name of the file that its view comes from.
  open private(set) var nibName: String?
  /// The bundle of that file.
  open private(set) var nibBundle: Bundle?
  /// The insets added to its view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
  }
  /// A Boolean that gives its view at least the system's margins at the sides.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The size that its container should give it, in points.
  open var preferredContentSize: CGSize = .zero

  /// A controller whose view a file has, or code makes.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller whose view code makes.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller of a file.
  public required init?(coder: NSCoder) {
    super.init()
    decode(coder)
  }

  /// Told after a file made it and what it is connected to.
  open func awakeFromNib() {}

  /// Its view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
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
    if !loadViewFromFile() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Told that the view is loaded.
  open func viewDidLoad() {}
  /// Loads the view where it isn't yet.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView != nil { viewDidLoad() }
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
  /// Told before the view takes another size.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told that memory is short.
  open func didReceiveMemoryWarning() {}

  /// The traits in its place.
  open var traitCollection: UITraitCollection {
    parent?.traitCollection ?? storedView?.superview?.traitCollection ?? storedView?.traitsWithoutSuperview
      ?? UIScreen.main.traitCollection
  }

  /// The view's superview.
  open override var next: UIResponder? { storedView?.superview ?? parent }

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
  /// Takes part of the way of an unwind segue that leads through it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Containment

  /// Takes a controller in.
  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  /// Leaves the controller that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  /// Told before it comes into a controller, or leaves it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told after it came into a controller, or left it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The guide below the bars at the top.
  open var topLayoutGuide: any UILayoutSupport { layoutGuide(.topLayoutGuide) }
  /// The guide above the bars at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { layoutGuide(.bottomLayoutGuide) }

  private func layoutGuide(_ kind: SystemLayoutGuide) -> ControllerLayoutGuide {
    if let made = view.rare?.systemGuides[kind] as? ControllerLayoutGuide { return made }
    let guide = ControllerLayoutGuide(at: kind, of: view)
    view.rareState.systemGuides[kind] = guide
    guide.constrain()
    return guide
  }

  func beginShowing() {
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
  }
}
