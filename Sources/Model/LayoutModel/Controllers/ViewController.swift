public import Documents

/// A view controller as a screen declares it, with its contained controllers and its initially presented controller.
public struct ViewController: Hashable, Sendable {
  /// The controller's id for events and other controllers; unique in the screen.
  public var id: String?
  /// The class of UIKit that it is, or is a subclass of.
  public var kind: Kind
  /// Its author's name for it: in Interface Builder's files its title, its storyboard identifier or its own class.
  public var userLabel: String?
  /// A Boolean that tells whether the file names an unknown class: whatever depends on the class isn't checked then.
  package var isOfUnknownClass = false
  /// The view that it manages; a container's holds its bars and its children's views.
  public var view: View
  /// A container's content: a navigation stack from its root to its top, tabs, columns from the primary on, or pages.
  public var viewControllers: [ViewController]
  /// Children whose views are in container views of this controller's own.
  public var childViewControllers: [EmbeddedViewController]
  /// The index of the selected tab or page.
  public var selectedIndex: Int
  /// The controller's answers about orientations.
  public var orientations: OrientationAnswers
  /// The style in which it is presented where a presentation names none.
  public var modalPresentationStyle: ModalPresentationStyle?
  /// The movement with which it comes and goes where a presentation says nothing.
  public var modalTransitionStyle: ModalTransitionStyle?
  /// The source of an image picker's images.
  public var sourceType = ImagePickerSourceType.photoLibrary
  /// The id of an image picker's delegate; `nil` stands for the presenter, or for the owner of its popover.
  public var delegate: String?
  /// The properties of its own class, by name, with what they hold at first.
  public var properties: [String: PropertyValue] = [:]
  /// The methods of its own class, by name.
  public var methods: [String: [Action]] = [:]
  /// A Boolean that tells whether it stands for no controller: the root of a window without a root controller.
  package var isMissing = false
  /// A Boolean that tells whether presentations in the current context stop here; a navigation controller's default
  /// differs from others'.
  public var definesPresentationContext: Bool?
  /// The controller's preferred size in a popover or a sheet, in points; `nil` for the style's size.
  public var preferredContentSize: Size?
  /// The insets added to the safe area of its view, in points.
  public var additionalSafeAreaInsets: EdgeInsets
  /// A Boolean that tells whether a popover with it ignores taps outside: `UIViewController.isModalInPopover`.
  public var isModalInPopover: Bool
  /// A Boolean that tells whether its presentation ignores taps outside, popovers and sheets alike; from iOS 13 on.
  public var isModalInPresentation: Bool
  /// A Boolean that tells whether it wants no status bar; the system's default if `nil`: from iOS 8 on phones show none
  /// in landscape. The topmost controller that fills the window decides.
  public var prefersStatusBarHidden: Bool?
  /// A Boolean that tells whether its view reaches under the status bar until iOS 6; later every view does.
  public var wantsFullScreenLayout: Bool
  /// Its settings for the bars of the containers around it.
  public var bars: BarSettings
  /// A navigation controller's settings for its own bars.
  public var navigation: NavigationSettings
  /// A split view controller's settings for its columns.
  public var split: SplitSettings
  /// The presentation on its first appearance: none or one, for `SceneChecker` refuses more.
  public var presents: [ModalPresentation]
  /// Its actions on callbacks, such as reloading a table in `viewWillAppear`.
  public var handlers: [ControllerHandler]
  /// The notifications that it observes.
  public var observers: [NotificationObserver]
  /// The lint rules that the author has turned off for the controller's views.
  public var ignoredRules: [IgnoredRule] = []
  /// The place in the file where the controller is named, or where its object begins.
  public var position: SourcePosition?

  /// The classes of controllers, by UIKit's names.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A controller of one view; an application's own containers count as this too.
    case viewController = "UIViewController"
    /// A stack of controllers with a bar above.
    case navigationController = "UINavigationController"
    /// Tabs, with a bar below.
    case tabBarController = "UITabBarController"
    /// Two or three columns.
    case splitViewController = "UISplitViewController"
    /// Pages.
    case pageViewController = "UIPageViewController"
    /// A controller whose view is a table.
    case tableViewController = "UITableViewController"
    /// A controller whose view is a collection.
    case collectionViewController = "UICollectionViewController"
    /// The system's image picker; it needs no controllers of its own.
    case imagePickerController = "UIImagePickerController"
    /// The system's mail form; it needs no controllers of its own.
    case mailComposeViewController = "MFMailComposeViewController"

    /// A Boolean that tells whether its view fills the window even until iOS 6, while it keeps its bars and its
    /// children below the status bar. Logs show this for a navigation controller: `UILayoutContainerView (0 0; 320
    /// 480)` around a bar at `(0 20; 320 44)` and a child at `(0 64; 320 416)`, or, without a bar, one at `(0 20; 320
    /// 460)` (oleb.net/blog/2012/10/remote-view-controllers-in-ios-6). For tab bar controllers it is general knowledge.
    package var fillsWindow: Bool {
      switch self {
      case .navigationController, .tabBarController, .imagePickerController, .mailComposeViewController: true
      case .viewController, .splitViewController, .pageViewController, .tableViewController, .collectionViewController:
        false
      }
    }

    /// A Boolean that tells whether it shows other controllers in bars, columns or pages of its own.
    public var isContainer: Bool {
      switch self {
      case .navigationController, .tabBarController, .splitViewController, .pageViewController, .imagePickerController,
        .mailComposeViewController:
        true
      case .viewController, .tableViewController, .collectionViewController: false
      }
    }

    /// A Boolean that tells whether it is a navigation controller or a subclass of it, such as UIKit's image picker and mail form.
    public var isNavigation: Bool {
      self == .navigationController || bringsItsContent
    }

    /// A Boolean that tells whether it shows content of its own without controllers: that of UIKit's pickers and forms
    /// isn't laid out.
    package var bringsItsContent: Bool {
      self == .imagePickerController || self == .mailComposeViewController
    }
  }

  /// A controller with UIKit's defaults.
  public init(
    id: String? = nil, kind: Kind = .viewController, view: View = View(), viewControllers: [ViewController] = [],
    supportedInterfaceOrientations: InterfaceOrientationMask? = nil, position: SourcePosition? = nil
  ) {
    self.id = id
    self.kind = kind
    self.view = view
    self.viewControllers = viewControllers
    childViewControllers = []
    selectedIndex = 0
    orientations = OrientationAnswers(supportedInterfaceOrientations: supportedInterfaceOrientations)
    preferredContentSize = nil
    additionalSafeAreaInsets = .zero
    isModalInPopover = false
    isModalInPresentation = false
    prefersStatusBarHidden = nil
    wantsFullScreenLayout = false
    bars = BarSettings()
    navigation = NavigationSettings()
    split = SplitSettings()
    presents = []
    handlers = []
    observers = []
    self.position = position
  }

  /// The orientations that the controller allows; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: InterfaceOrientationMask? {
    get { orientations.supportedInterfaceOrientations }
    set { orientations.supportedInterfaceOrientations = newValue }
  }

  /// The view as the controller loads it: that of a table or collection controller has such a class where none is set.
  package var loadedView: View {
    guard view.kind == .view, let kind = kind.kindOfView else { return view }
    var loaded = view
    loaded.className = kind.rawValue
    return loaded
  }

  /// All items that the controller gives to bars.
  package var barButtonItems: [BarButtonItem] {
    bars.navigationItem.items + [bars.tabBarItem].compactMap(\.self) + bars.toolbarItems
  }
}

extension ViewController.Kind {
  /// The kind of view that such a controller makes by itself; `nil` where that is a plain view.
  fileprivate var kindOfView: ViewKind? {
    switch self {
    case .tableViewController: .tableView
    case .collectionViewController: .collectionView
    default: nil
    }
  }
}

/// A child controller, and the view of its parent that holds the child's.
public struct EmbeddedViewController: Hashable, Sendable {
  /// The id of the container view.
  public var containerView: String
  /// The child.
  public var viewController: ViewController

  /// A child in the view of an id.
  public init(containerView: String, viewController: ViewController) {
    self.containerView = containerView
    self.viewController = viewController
  }
}

/// A controller's answers about orientations.
public struct OrientationAnswers: Hashable, Sendable {
  /// The orientations that the controller allows; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: InterfaceOrientationMask?
  /// A Boolean that tells whether a container passes the question on to its top or selected controller.
  public var asksTopViewController: Bool
  /// The orientation in which the controller appears if it is presented in full and doesn't allow the interface's own;
  /// `nil` for the first that it allows.
  public var preferredInterfaceOrientationForPresentation: InterfaceOrientation?
  /// A Boolean that tells whether the interface may turn while the controller is asked; UIKit asks from iOS 6 to 15.
  public var shouldAutorotate: Bool

  /// Answers about orientations; those left out are UIKit's defaults.
  public init(
    supportedInterfaceOrientations: InterfaceOrientationMask? = nil, asksTopViewController: Bool = false,
    preferredInterfaceOrientationForPresentation: InterfaceOrientation? = nil, shouldAutorotate: Bool = true
  ) {
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.asksTopViewController = asksTopViewController
    self.preferredInterfaceOrientationForPresentation = preferredInterfaceOrientationForPresentation
    self.shouldAutorotate = shouldAutorotate
  }
}

extension ViewController {
  /// The controller's place in the file, or its view's where the file has no other.
  package var place: SourcePosition? { position ?? loadedView.position }
}
