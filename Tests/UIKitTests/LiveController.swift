import LayoutModel

@testable import UIKit

/// A declared controller, made of UIKit's classes with what it contains; its views are still to be filled.
@MainActor struct LiveController {
  let declared: LayoutModel.ViewController
  /// The name that layouts have for it.
  let name: String
  let controller: UIViewController
  private(set) var children: [LiveController] = []
  /// The views of its bars and their items, by the names that layouts have for them.
  private(set) var bars: [(id: String, view: () -> UIView?)] = []

  /// A controller.
  ///
  /// - Throws: `LiveScene.CannotBeSaid` for classes and settings that aren't UIKit's to say.
  init(of declared: LayoutModel.ViewController, named path: String = "root") throws {
    self.declared = declared
    guard declared.handlers.isEmpty, declared.observers.isEmpty, !declared.wantsFullScreenLayout else {
      throw LiveScene.CannotBeSaid(what: "code")
    }
    name = declared.id ?? path
    for (position, child) in declared.viewControllers.enumerated() {
      children.append(try LiveController(of: child, named: "\(name)/viewControllers[\(position)]"))
    }
    let inner = children.map(\.controller)
    switch declared.kind {
    case .viewController: controller = DeclaredController(declared)
    case .navigationController:
      let navigation = UINavigationController()
      navigation.setViewControllers(inner, animated: false)
      navigation.isNavigationBarHidden = declared.navigation.isNavigationBarHidden
      navigation.isToolbarHidden = declared.navigation.isToolbarHidden
      navigation.navigationBar.prefersLargeTitles = declared.navigation.prefersLargeTitles
      if let isTranslucent = declared.navigation.isTranslucent {
        navigation.navigationBar.isTranslucent = isTranslucent
      }
      controller = navigation
      bars = [
        ("\(name)/UINavigationBar[0]", { navigation.navigationBar }),
        ("\(name)/UIToolbar[0]", { navigation.isToolbarHidden ? nil : navigation.toolbar }),
      ]
    case .tabBarController:
      let tabs = UITabBarController()
      tabs.viewControllers = inner
      tabs.selectedIndex = declared.selectedIndex
      if let isTranslucent = declared.navigation.isTranslucent { tabs.tabBar.isTranslucent = isTranslucent }
      controller = tabs
      bars = [("\(name)/UITabBar[0]", { tabs.tabBar.isHidden ? nil : tabs.tabBar })]
    case .splitViewController:
      let split = UISplitViewController()
      split.viewControllers = inner
      split.preferredDisplayMode =
        switch declared.split.preferredDisplayMode {
        case .automatic: .automatic
        case .secondaryOnly: .secondaryOnly
        case .oneBesideSecondary: .oneBesideSecondary
        case .oneOverSecondary: .oneOverSecondary
        }
      split.preferredPrimaryColumnWidthFraction = CGFloat(declared.split.preferredPrimaryColumnWidthFraction ?? -1)
      split.minimumPrimaryColumnWidth = CGFloat(declared.split.minimumPrimaryColumnWidth ?? -1)
      split.maximumPrimaryColumnWidth = CGFloat(declared.split.maximumPrimaryColumnWidth ?? -1)
      guard !declared.split.collapsesToPrimary else {
        throw LiveScene.CannotBeSaid(what: "a collapse without a delegate")
      }
      controller = split
    case .pageViewController:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let selected = inner.indices.contains(declared.selectedIndex) ? [inner[declared.selectedIndex]] : []
      pages.setViewControllers(selected, direction: .forward, animated: false)
      controller = pages
    case .tableViewController, .collectionViewController, .imagePickerController, .mailComposeViewController:
      throw LiveScene.CannotBeSaid(what: declared.kind.rawValue)
    }
    try settle()
  }

  private mutating func settle() throws {
    controller.additionalSafeAreaInsets = UIEdgeInsets(declared.additionalSafeAreaInsets)
    if let size = declared.preferredContentSize { controller.preferredContentSize = CGSize(size) }
    if let isContext = declared.definesPresentationContext { controller.definesPresentationContext = isContext }
    controller.isModalInPresentation = declared.isModalInPresentation
    if let style = declared.modalPresentationStyle {
      controller.modalPresentationStyle = UIModalPresentationStyle(style)
    }
    let settings = declared.bars
    controller.hidesBottomBarWhenPushed = settings.hidesBottomBarWhenPushed
    controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(settings.edgesForExtendedLayout.rawValue))
    controller.extendedLayoutIncludesOpaqueBars = settings.extendedLayoutIncludesOpaqueBars
    let item = controller.navigationItem
    item.title = settings.navigationItem.title
    item.prompt = settings.navigationItem.prompt
    item.leftBarButtonItems = try items(settings.navigationItem.leftBarButtonItems)
    item.rightBarButtonItems = try items(settings.navigationItem.rightBarButtonItems)
    item.backBarButtonItem = try settings.navigationItem.backBarButtonItem.map { try items([$0])[0] }
    switch settings.navigationItem.largeTitleDisplayMode {
    case .automatic: item.largeTitleDisplayMode = .automatic
    case .always: item.largeTitleDisplayMode = .always
    case .never: item.largeTitleDisplayMode = .never
    }
    controller.toolbarItems = try items(settings.toolbarItems)
    if let tab = settings.tabBarItem { controller.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: 0) }
  }

  private mutating func items(_ declared: [BarButtonItem]) throws -> [UIBarButtonItem] {
    try declared.map { declared in
      guard declared.form == .standard, declared.variations.isEmpty else {
        throw LiveScene.CannotBeSaid(what: "an item of another form")
      }
      let item: UIBarButtonItem
      if let kind = declared.systemItem,
        let system = UIBarButtonItem.SystemItem(
          rawValue: BarButtonItem.SystemItem.allCases.firstIndex(of: kind) ?? 0)
      {
        item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      } else if let title = declared.title {
        item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      } else {
        throw LiveScene.CannotBeSaid(what: "an item of an image that isn't there")
      }
      item.isEnabled = declared.isEnabled
      if let width = declared.width { item.width = CGFloat(width) }
      item.accessibilityIdentifier = declared.id
      if let id = declared.id { bars.append((id, { item.shownView })) }
      return item
    }
  }

  /// The item of a name in the bars of controllers.
  static func item(_ id: String, in controllers: [UIViewController]) -> UIBarButtonItem? {
    controllers.lazy.flatMap { $0.navigationItem.items + ($0.toolbarItems ?? []) }.first {
      $0.accessibilityIdentifier == id
    }
  }
}

/// A controller that answers what a declared one does.
final class DeclaredController: UIViewController {
  private let declaredAnswers: LayoutModel.ViewController

  init(_ declared: LayoutModel.ViewController) {
    declaredAnswers = declared
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { declaredAnswers.prefersStatusBarHidden ?? super.prefersStatusBarHidden }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    declaredAnswers.supportedInterfaceOrientations.map { UIInterfaceOrientationMask($0) }
      ?? super.supportedInterfaceOrientations
  }
}

extension UIViewController {
  /// A Boolean that tells whether it is none of UIKit's containers.
  var isPlain: Bool {
    !(self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController)
  }
}
