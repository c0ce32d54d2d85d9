import LayoutModel

/// The title and image of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The bar that shows it.
  weak var bar: UITabBar?

  /// The image while it is chosen.
  open var selectedImage: UIImage?
  /// The text on it, in a colour that stands out.
  open var badgeValue: String?
  /// The colour behind that text.
  open var badgeColor: UIColor?
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance? { didSet { standardAppearance = standardAppearance?.copied } }
  /// Its look while content lies at the bar's edge.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied } }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// An item that shows nothing.
  public override init() { super.init() }
  /// An item of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// An item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// An item with a title, an image, and another one while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// An item of the system's.
  public convenience init(tabBarSystemItem systemItem: UITabBar.SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Sets the attributes of the badge's text for a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  /// The attributes of the badge's text for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  override func changed() { bar?.itemsChanged() }

  /// The item as the rules know it.
  var declared: BarButtonItem { BarButtonItem(id: objectName, title: title, isEnabled: isEnabled) }
}
