@preconcurrency @MainActor
open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  public let identifier: String
  open var title: String
  open var image: UIImage?
  /// The text below the title.
  open var subtitle: String?
  /// The text on it, in a colour that stands out.
  open var badgeValue: String?
  /// An object of the app's own.
  open var userInfo: Any?
  /// A Boolean that hides it.
  open var isHidden = false
  /// A Boolean that lets it be chosen.
  open var isEnabled = true
  /// A Boolean that lets the user hide it.
  open var allowsHiding = false
  /// Its controller, made when it is first asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    let controller = provider?(self)
    controller?.tab = self
    if controller?.storedTabBarItem == nil { controller?.tabBarItem = UITabBarItem(title: title, image: image, tag: 0) }
    made = controller
    return controller
  }

  /// A tab whose controller a closure makes.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
  }
}

/// A tab to search in.
open class UISearchTab: UITab {
  /// A tab whose controller a closure makes.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: UITabBar.SystemItem.search.title, image: nil, identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}
