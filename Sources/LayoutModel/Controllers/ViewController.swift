public import Documents

/// A view controller as a screen declares it, with the controllers that it contains and the one that it presents at first.
public struct ViewController: Hashable, Sendable {
  /// What events and other controllers call it; unique in the screen.
  public var id: String?
  /// Which of UIKit's classes it is, or is a subclass of.
  public var kind: Kind
  /// What its author calls it: of Interface Builder's files its title, its storyboard identifier or its own class.
  public var userLabel: String?
  /// Whether the file names a class that isn't known: what hangs on the class isn't checked then.
  package var isOfUnknownClass = false
  /// The view that it manages; a container's holds its bars and its children's views.
  public var view: View
  /// What a container holds: a navigation stack from its root to its top, tabs, columns from the primary on, or pages.
  public var viewControllers: [ViewController]
  /// Children whose views stand in container views of this controller's own.
  public var childViewControllers: [EmbeddedViewController]
  /// The selected tab or page.
  public var selectedIndex: Int
  /// What the controller answers about orientations.
  public var orientations: OrientationAnswers
  /// The style in which it is presented where a presentation names none.
  public var modalPresentationStyle: ModalPresentationStyle?
  /// How it comes and goes where a presentation says nothing.
  public var modalTransitionStyle: ModalTransitionStyle?
  /// Where an image picker takes images from.
  public var sourceType = ImagePickerSourceType.photoLibrary
  /// The id of an image picker's delegate; who presents it or holds its popover if `nil`.
  public var delegate: String?
  /// The properties of its own class, by name, with what they hold at first.
  public var properties: [String: PropertyValue] = [:]
  /// The methods of its own class, by name.
  public var methods: [String: [Action]] = [:]
  /// Whether it stands for none: a window without a root controller.
  package var isMissing = false
  /// Whether presentations in the current context stop here; a navigation controller's default differs from others'.
  public var definesPresentationContext: Bool?
  /// The size that the controller wants in a popover or a sheet, in points; `nil` for what the style gives it.
  public var preferredContentSize: Size?
  /// What is added to the safe area of its view, in points.
  public var additionalSafeAreaInsets: EdgeInsets
  /// Whether a popover that shows it ignores taps outside: `UIViewController.isModalInPopover`.
  public var isModalInPopover: Bool
  /// Whether the presentation that shows it ignores taps outside, popovers and sheets alike; from iOS 13 on.
  public var isModalInPresentation: Bool
  /// Whether it wants no status bar; what the system does by itself if `nil`: from iOS 8 on phones show none in landscape.
  /// The topmost controller that fills the window decides.
  public var prefersStatusBarHidden: Bool?
  /// Whether its view reaches under the status bar until iOS 6; later every view does.
  public var wantsFullScreenLayout: Bool
  /// What it says to the bars of the containers around it.
  public var bars: BarSettings
  /// What a navigation controller says of its own bars.
  public var navigation: NavigationSettings
  /// What a split view controller says of its columns.
  public var split: SplitSettings
  /// What it presents when it appears first: nothing, or one presentation, for `SceneChecker` refuses more.
  public var presents: [ModalPresentation]
  /// What it does when it is called back, such as reloading a table in `viewWillAppear`.
  public var handlers: [ControllerHandler]
  /// The notifications that it observes.
  public var observers: [NotificationObserver]
  /// The rules of lint that its author has set aside for its views.
  public var ignoredRules: [IgnoredRule] = []
  /// Where the file names the controller, or where its object begins.
  public var position: SourcePosition?

  /// The classes of controllers, by UIKit's names.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A controller of one view; containers of one's own are these too.
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
    /// The system's picker of images; it needs no controllers of its own.
    case imagePickerController = "UIImagePickerController"
    /// The system's mail form; it needs no controllers of its own.
    case mailComposeViewController = "MFMailComposeViewController"

    /// Whether its view fills the window until iOS 6 too, and it keeps its bars and its children below the status bar itself. So
    /// logs have a navigation controller's: `UILayoutContainerView (0 0; 320 480)` about a bar at `(0 20; 320 44)` and a child at
    /// `(0 64; 320 416)`, without a bar at `(0 20; 320 460)` (oleb.net/blog/2012/10/remote-view-controllers-in-ios-6). Of tab bar
    /// controllers it is general knowledge.
    package var fillsWindow: Bool {
      switch self {
      case .navigationController, .tabBarController, .imagePickerController, .mailComposeViewController: true
      case .viewController, .splitViewController, .pageViewController, .tableViewController, .collectionViewController:
        false
      }
    }

    /// Whether it shows other controllers in bars, columns or pages of its own.
    public var isContainer: Bool {
      switch self {
      case .navigationController, .tabBarController, .splitViewController, .pageViewController, .imagePickerController,
        .mailComposeViewController:
        true
      case .viewController, .tableViewController, .collectionViewController: false
      }
    }

    /// Whether it is a navigation controller, or of a class made of that one, as UIKit's image picker and mail form are.
    public var isNavigation: Bool {
      self == .navigationController || bringsItsContent
    }

    /// Whether it shows something of its own where it holds no controllers: what UIKit's pickers and forms show isn't laid out.
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

  /// What the controller allows; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: InterfaceOrientationMask? {
    get { orientations.supportedInterfaceOrientations }
    set { orientations.supportedInterfaceOrientations = newValue }
  }

  /// The view as the controller loads it: a table or collection controller's is of that class where none is said.
  package var loadedView: View {
    guard view.kind == .view, let kind = kind.kindOfView else { return view }
    var loaded = view
    loaded.className = kind.rawValue
    return loaded
  }

  /// All items that it gives to bars.
  package var barButtonItems: [BarButtonItem] {
    bars.navigationItem.items + [bars.tabBarItem].compactMap(\.self) + bars.toolbarItems
  }
}

extension ViewController.Kind {
  /// The kind of the view that such a controller makes by itself, of one that makes no plain view.
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

/// What a controller answers when the interface asks about orientations.
public struct OrientationAnswers: Hashable, Sendable {
  /// What the controller allows; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: InterfaceOrientationMask?
  /// Whether a container hands the question on to its top or selected controller.
  public var asksTopViewController: Bool
  /// The orientation in which the controller appears, if it is presented in full and may not stand as the interface does;
  /// `nil` for the first that is allowed.
  public var preferredInterfaceOrientationForPresentation: InterfaceOrientation?
  /// Whether the interface may turn while the controller is asked; UIKit asks from iOS 6 to 15.
  public var shouldAutorotate: Bool

  /// Answers, of which those left out are UIKit's defaults.
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
  /// Where its file tells of it: its own place, or that of the view that is all that is said of it.
  package var place: SourcePosition? { position ?? loadedView.position }
}
