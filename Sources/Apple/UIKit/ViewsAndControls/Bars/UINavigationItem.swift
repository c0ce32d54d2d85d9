import LayoutModel

/// The title and items of a controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The rule for large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    case always
    case never
    /// A large title in the bar's first row.
    case inline
  }
  /// The rule for the title of the button that leads back.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, something shorter, or none: what there is room for.
    case `default` = 0
    /// A word that fits every title, or none.
    case generic
    case minimal
  }
  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0, integrated, stacked, integratedCentered, integratedButton
    /// Beside the title, by its older name.
    public static var inline: SearchBarPlacement { .integrated }
  }
  /// The arrangement of the bar's content.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0, browser, editor
  }

  /// The controller that it is of.
  weak var controller: UIViewController?
  /// The bar that shows it.
  weak var bar: UINavigationBar?

  open var title: String? { didSet { changed() } }
  /// The text below the title.
  open var subtitle: String?
  /// The title with attributes.
  open var attributedTitle: AttributedString?
  /// The text below the title with attributes.
  open var attributedSubtitle: AttributedString?
  /// The large title, where that differs.
  open var largeTitle: String?
  /// The text below the large title.
  open var largeSubtitle: String?
  /// The view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// The view in place of the subtitle.
  open var subtitleView: UIView?
  /// The line above the title.
  open var prompt: String? { didSet { changed() } }
  /// The button that leads back to its controller.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the button that leads back to its controller.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The action in place of leading back.
  open var backAction: UIAction?
  /// A Boolean that hides the button that leads back.
  open var hidesBackButton = false { didSet { changed() } }
  /// Hides the button that leads back, or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// The rule for the title of the button that leads back.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// A Boolean that shows the button that leads back beside the items at the leading side.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The items at the leading side, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The items at the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Sets the item at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the item at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// The groups at the leading side.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
  }
  /// The groups in the middle.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing side, the innermost first.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems).reversed() }
  }
  /// The group that stays at the trailing side.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The name under which the user's own arrangement is kept.
  open var customizationIdentifier: String?
  /// The arrangement of the bar's content.
  open var style = ItemStyle.navigator
  /// The items of the menu of what there is no room for.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The menu of the title.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The rule for large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The controller of searching, whose bar shows below the title.
  open var searchController: UISearchController? { didSet { changed() } }
  /// A Boolean that hides the search bar while content scrolls.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// The place that the search bar would like.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { changed() } }
  /// The place of the search bar.
  open var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copied
      changed()
    }
  }
  /// The look of the bar of little height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  /// The look of the bar while content lies at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      changed()
    }
  }
  /// The look of the bar of little height while content lies at its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }

  /// An item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// An item of a file.
  public required init?(coder: NSCoder) { super.init() }

  private func changed() {
    bar?.itemChanged()
    controller?.surroundingsNeedLayout()
  }

  /// The item as the rules know it.
  var declared: NavigationItem {
    var item = NavigationItem()
    item.title = title ?? controller?.title
    item.prompt = prompt
    if let backBarButtonItem {
      item.backBarButtonItem = backBarButtonItem.declared
    } else if let backButtonTitle {
      item.backBarButtonItem = BarButtonItem(title: backButtonTitle)
    }
    item.leftBarButtonItems = (leftBarButtonItems ?? []).filter { !$0.isHidden }.map(\.declared)
    item.rightBarButtonItems = (rightBarButtonItems ?? []).filter { !$0.isHidden }.map(\.declared)
    switch largeTitleDisplayMode {
    case .automatic, .inline: item.largeTitleDisplayMode = .automatic
    case .always: item.largeTitleDisplayMode = .always
    case .never: item.largeTitleDisplayMode = .never
    }
    if searchController != nil, !hidesSearchBarWhenScrolling {
      item.searchBar = preferredSearchBarPlacement == .stacked ? .stacked : .automatic
    }
    return item
  }

  var items: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem].compactMap(\.self)
  }
}
