import LayoutModel
import LayoutSimulator
import ViewKinds

/// A bar that shows tabs.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning {
  /// The arrangement of items in wide bars.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0, fill, centered
  }
  /// An item that the system has.
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  private let buttons = BarButtonViews()
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// The views of its items, as a container's arrangement places them.
  var placedItems: [LayoutModel.View]? { didSet { setNeedsLayout() } }
  /// The controller that it belongs to.
  weak var tabBarController: UITabBarController?

  /// An object that is told of the choice.
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var selectedItem: UITabBarItem?
  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(Bars.barStyle, \UITabBar.barStyle), LiveSetting(Bars.barTintColor, \UITabBar.barTintColor),
      LiveSetting(Bars.isTranslucent, \UITabBar.isTranslucent),
    ]

  open var barStyle = UIBarStyle.default
  /// The colour behind it.
  open var barTintColor: UIColor?
  /// The colour of items that aren't chosen.
  open var unselectedItemTintColor: UIColor?
  /// A Boolean that lets what is behind shine through.
  open var isTranslucent: Bool {
    get {
      ConditionReads.note(.device)
      return storedTranslucency ?? SystemBehavior(UITraitCollection.ofScreen.traits.systemVersion).barsAreTranslucent
    }
    set {
      storedTranslucency = newValue
      tabBarController?.contentNeedsLayout()
    }
  }
  /// Its translucency, where code says something of it.
  private(set) var storedTranslucency: Bool?
  /// The image behind it.
  open var backgroundImage: UIImage?
  /// The line at its edge.
  open var shadowImage: UIImage?
  /// The image behind the chosen item.
  open var selectionIndicatorImage: UIImage?
  /// The arrangement of items in wide bars.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of items, in points.
  open var itemWidth: CGFloat = 0
  /// The distance between items, in points.
  open var itemSpacing: CGFloat = 0
  open var standardAppearance = UITabBarAppearance() { didSet { standardAppearance = standardAppearance.copied } }
  /// Its look while content lies at its edge.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied } }
  open var barPosition: UIBarPosition { .bottom }
  /// A Boolean that tells whether the user arranges its items.
  open var isCustomizing: Bool { false }
  /// Lets the user arrange items.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends the user's arranging of items.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// A bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A bar of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Told that an item shows something else.
  func itemsChanged() {
    tabBarController?.contentNeedsLayout()
    setNeedsLayout()
  }

  /// The height that it has by itself, in the width of a size.
  override func fittingSize(within size: CGSize) -> CGSize {
    let traits = traitCollection.traits
    let bar = SystemBehavior(traits.systemVersion).tabBar(traits, above: storedSafeArea.bottom)
    return CGSize(width: size.width, height: bar.height)
  }

  /// The height that it has by itself.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(within: .zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = items ?? []
    let placed =
      placedItems
      ?? LayoutModel.View.tabBar(Rect(frame), shown.map(\.declared), in: environmentOfBar).subviews
    buttons.show(placed, in: self) { [weak self] id in
      let item = shown.first { $0.objectName == id }
      return (item, { if let item { self?.choose(item) } })
    }
  }

  /// Chooses an item, as a tap does.
  func choose(_ item: UITabBarItem) {
    if let tabBarController { return tabBarController.choose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// An object that is told of a tab bar's choice.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Told of another choice.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Told before the user arranges items.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Told while the user arranges items.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Told before the user ends arranging items.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Told after the user ended arranging items.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
