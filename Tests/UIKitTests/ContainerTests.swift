import LayoutModel
import Testing

@testable import UIKit

/// Containers with transitions of an app's own, hidden bars, columns, and delegates that are asked.
@MainActor @Suite(.serialized) struct ContainerTests {
  private func window(_ root: UIViewController, on device: String = "iphone-17") throws -> UIWindow {
    let window = try UIWindow(Conditions(device: device))
    window.rootViewController = root
    window.layoutIfNeeded()
    return window
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  // MARK: Transitions of an app's own

  @Test func tabsMovedByAnObject() throws {
    let (first, second) = (titled("first"), titled("second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = try window(tabs)
    let mover = Mover()
    tabs.delegate = mover
    tabs.selectedIndex = 1
    let context = try #require(mover.context)
    // Until its end both views are in the container, and the tab's bar isn't covered.
    #expect(first.view.window === window && second.view.window === window)
    #expect(first.view.superview === context.containerView)
    #expect(context.viewController(forKey: .from) === first)
    #expect(context.finalFrame(for: second) == tabs.view.bounds)
    #expect(tabs.transitionCoordinator != nil)
    context.containerView.addSubview(second.view)
    context.completeTransition(true)
    #expect(mover.ended == true)
    #expect(first.view.superview == nil)
    #expect(second.view.frame == tabs.view.bounds)
    #expect(tabs.view.subviews.last === tabs.tabBar)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test func tabsGivenUp() throws {
    let (first, second) = (titled("first"), titled("second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = try window(tabs)
    let mover = Mover()
    tabs.delegate = mover
    tabs.selectedIndex = 1
    mover.context?.completeTransition(false)
    #expect(tabs.selectedIndex == 0)
    #expect(first.view.window === window)
    #expect(second.view.superview == nil)
    #expect(first.appearance == .appeared)
    #expect(second.appearance == .disappeared)
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
  }

  @Test func popGivenUp() throws {
    let (first, second) = (titled("first"), titled("second"))
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    let window = try window(stack)
    let mover = Mover()
    stack.delegate = mover
    stack.popViewController(animated: true)
    let context = try #require(mover.context)
    #expect(second.view.window === window)
    context.completeTransition(false)
    #expect(stack.viewControllers == [first, second])
    #expect(second.parent === stack && second.view.window === window)
    #expect(first.view.window == nil)
    #expect(stack.navigationBar.topItem === second.navigationItem)
    stack.popViewController(animated: true)
    mover.context?.completeTransition(true)
    #expect(stack.viewControllers == [first])
    #expect(first.view.window === window)
  }

  @Test func presentationGivenUp() throws {
    let (first, second) = (titled("first"), titled("second"))
    let window = try window(first)
    let mover = Mover()
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = mover
    var isComplete = false
    first.present(second, animated: true) { isComplete = true }
    mover.context?.completeTransition(false)
    #expect(first.presentedViewController == nil && second.view.window == nil)
    #expect(first.view.window === window && first.appearance == .appeared)
    #expect(!isComplete)
    first.present(second, animated: true) { isComplete = true }
    mover.context?.completeTransition(true)
    #expect(first.presentedViewController === second && isComplete)
    first.dismiss(animated: true)
    mover.context?.completeTransition(false)
    #expect(first.presentedViewController === second)
    #expect(second.view.window === window && !second.isBeingDismissed)
    #expect(first.view.window == nil && second.appearance == .appeared)
  }

  // MARK: Tab bars

  @Test func tapOnItemIsToldFirst() throws {
    let tabs = TellingTabs()
    tabs.viewControllers = [titled("first"), titled("second")]
    let window = try window(tabs)
    tabs.tabBar.choose(try #require(tabs.tabBar.items)[1])
    #expect(tabs.told == ["second while 0"])
    #expect(tabs.selectedIndex == 1)
    _ = window
  }

  @Test func hiddenTabBar() throws {
    let first = titled("first")
    let tabs = UITabBarController()
    tabs.viewControllers = [first, titled("second")]
    let window = try window(tabs)
    let bottom = first.view.safeAreaInsets.bottom
    #expect(bottom > window.safeAreaInsets.bottom)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(first.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
    tabs.setTabBarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == bottom)
  }

  // MARK: Columns

  @Test func detailKeepsTheMiddleColumn() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for (column, title) in [(UISplitViewController.Column.primary, "a"), (.supplementary, "b"), (.secondary, "c")] {
      split.setViewController(titled(title), for: column)
    }
    let window = try window(split, on: "ipad-air")
    split.showDetailViewController(titled("d"), sender: nil)
    let titles = split.viewControllers.map { ($0 as? UINavigationController)?.topViewController?.title }
    #expect(titles == ["a", "b", "d"])
    let classic = UISplitViewController()
    classic.viewControllers = [titled("a"), titled("c")]
    window.rootViewController = classic
    classic.showDetailViewController(titled("d"), sender: nil)
    #expect(classic.viewControllers.map(\.title) == ["a", "d"])
  }

  @Test func collapseIsAskedOnce() throws {
    let split = UISplitViewController()
    let delegate = Collapsing()
    split.delegate = delegate
    split.viewControllers = [UINavigationController(rootViewController: titled("a")), titled("b")]
    let window = try window(split, on: "iphone-17-pro-max")
    #expect(split.isCollapsed)
    #expect(delegate.collapses == 1)
    #expect(split.shownChildren.first === split.viewControllers.first)
    window.turn(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(!split.isCollapsed)
    #expect(delegate.collapses == 1)
    window.turn(to: .portrait)
    window.layoutIfNeeded()
    #expect(split.isCollapsed)
    #expect(delegate.collapses == 2)
  }

  /// The titles that are seen of a split view with columns by name.
  private func seen(
    _ columns: [UISplitViewController.Column], on device: String,
    _ change: (UISplitViewController) -> Void = { _ in }
  ) throws -> [String?] {
    let split = UISplitViewController(style: columns.contains(.supplementary) ? .tripleColumn : .doubleColumn)
    for column in columns { split.setViewController(titled("\(column)"), for: column) }
    split.preferredDisplayMode = .oneBesideSecondary
    change(split)
    let window = try window(split, on: device)
    defer { withExtendedLifetime(window) {} }
    return split.shownChildren.map { (($0 as? UINavigationController)?.topViewController ?? $0).title }
  }

  @Test func columnsInCompactWidth() throws {
    #expect(try seen([.primary, .secondary], on: "iphone-17") == ["secondary"])
    #expect(try seen([.primary, .supplementary, .secondary], on: "iphone-17") == ["secondary"])
    #expect(try seen([.primary, .secondary], on: "iphone-17") { $0.show(.primary) } == ["primary"])
    let delegate = Columns()
    #expect(try seen([.primary, .secondary], on: "iphone-17") { $0.delegate = delegate } == ["primary"])
    #expect(try seen([.primary, .secondary, .compact], on: "iphone-17") == ["compact"])
  }

  @Test func columnsInRegularWidth() throws {
    #expect(try seen([.primary, .secondary], on: "ipad-air") == ["primary", "secondary"])
    #expect(try seen([.primary, .secondary, .compact], on: "ipad-air") == ["primary", "secondary"])
  }

  @Test func orientationsOfDelegates() throws {
    let split = UISplitViewController()
    let delegate = Columns()
    split.delegate = delegate
    #expect(split.supportedInterfaceOrientations == .landscape)
    #expect(split.preferredInterfaceOrientationForPresentation == .landscapeRight)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.delegate = delegate
    #expect(pages.supportedInterfaceOrientations == .portrait)
    #expect(pages.preferredInterfaceOrientationForPresentation == .portrait)
  }

  /// Pages that scroll are in a scroll view among the subviews, three pages wide, the one in the middle seen; those that curl aren't.
  @Test func pagesThatScroll() throws {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = pages
    window.isHidden = false
    window.layoutIfNeeded()
    let queue = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(queue.frame == CGRect(x: -10, y: 0, width: 420, height: 800))
    #expect(queue.contentSize == CGSize(width: 1260, height: 800) && queue.contentOffset == CGPoint(x: 420, y: 0))
    #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
    queue.contentOffset.x = 630
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(queue.contentOffset.x == 420)
    let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!book.view.subviews.contains { $0 is UIScrollView })
  }
}

/// An object that moves views as its test says.
private final class Mover: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  var context: (any UIViewControllerContextTransitioning)?
  var ended: Bool?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
  func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }
}

/// Tabs that note taps on their items.
private final class TellingTabs: UITabBarController {
  var told: [String] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    told.append("\(item.title ?? "") while \(selectedIndex)")
  }
}

/// A delegate that lets the secondary column go, and counts how often it is asked.
private final class Collapsing: NSObject, UISplitViewControllerDelegate {
  var collapses = 0
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    collapses += 1
    return true
  }
}

/// A delegate that decides about orientations.
private final class Columns: NSObject, UISplitViewControllerDelegate, UIPageViewControllerDelegate {
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .landscape }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .landscapeRight }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .portrait }
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
