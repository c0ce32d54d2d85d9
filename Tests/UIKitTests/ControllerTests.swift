import LayoutModel
import LayoutSimulator
import Testing

@testable import UIKit

/// Lifecycles, containment, stacks, tabs and presentations in UIKit's order.
@MainActor @Suite(.serialized) struct ControllerTests {
  /// A controller that notes what it is told.
  private final class Noting: UIViewController {
    let name: String
    static var log: [String] = []

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { Self.log.append("\(name) \(call)") }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "out" : "in")") }
  }

  private func log(_ body: () throws -> Void) rethrows -> [String] {
    Noting.log = []
    try body()
    return Noting.log
  }

  /// A controller that counts how often it chooses content for an empty screen.
  private final class Choosing: UIViewController {
    var count = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      count += 1
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    }
  }

  @Test("Content for an empty screen is chosen before the next layout, once however often it was asked for")
  func contentUnavailable() throws {
    let controller = Choosing()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    let window = try madeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.count == 1)
    for _ in 0..<3 { controller.setNeedsUpdateContentUnavailableConfiguration() }
    #expect(controller.count == 1)
    window.layoutIfNeeded()
    #expect(controller.count == 2)
    window.layoutIfNeeded()
    #expect(controller.count == 2)
  }

  private func madeWindow(_ device: String = "iphone-17") throws -> UIWindow {
    try UIWindow(Conditions(device: device))
  }

  @Test func rootAppears() throws {
    let window = try madeWindow()
    let calls = log { window.rootViewController = Noting("a") }
    #expect(calls == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
    let next = log { window.rootViewController = nil }
    #expect(next == ["a willDisappear", "a didDisappear"])
  }

  @Test func pushAndPop() throws {
    let window = try madeWindow()
    let (a, b) = (Noting("a"), Noting("b"))
    let navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    let push = log { navigation.pushViewController(b, animated: false) }
    #expect(
      push == [
        "b willMove in", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear", "b didMove in",
      ])
    #expect(navigation.topViewController === b && b.navigationController === navigation)
    #expect(b.view.window === window && a.view.window == nil)
    let pop = log { navigation.popViewController(animated: false) }
    #expect(
      pop == [
        "b willMove out", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear",
        "b didMove out",
      ])
    #expect(b.parent == nil && a.view.window === window)
  }

  @Test func rootBelowTheBar() throws {
    let window = try madeWindow()
    let root = UIViewController()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
    ])
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
    #expect(label.frame.minY == navigation.navigationBar.frame.maxY)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(label.frame.minY == CGFloat(window.storedSafeArea.top))
  }

  @Test func tabs() throws {
    let window = try madeWindow()
    let (a, b) = (Noting("a"), Noting("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    let calls = log { tabs.selectedIndex = 1 }
    #expect(
      calls == [
        "b didLoad", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear", "b didAppear",
      ])
    #expect(tabs.selectedViewController === b && tabs.tabBar.items?.count == 2)
  }

  @Test func ownContainment() throws {
    let window = try madeWindow()
    let (outer, inner) = (Noting("outer"), Noting("inner"))
    window.rootViewController = outer
    let calls = log {
      outer.addChild(inner)
      inner.beginAppearanceTransition(true, animated: false)
      outer.view.addSubview(inner.view)
      inner.endAppearanceTransition()
      inner.didMove(toParent: outer)
    }
    #expect(
      calls == ["inner willMove in", "inner didLoad", "inner willAppear", "inner didAppear", "inner didMove in"])
    #expect(inner.parent === outer && outer.children == [inner])
    let other = UIViewController()
    other.addChild(inner)
    #expect(outer.children.isEmpty && inner.parent === other)
  }

  @Test func fullScreenPresentation() throws {
    let window = try madeWindow()
    let (a, b) = (Noting("a"), Noting("b"))
    window.rootViewController = a
    b.modalPresentationStyle = .fullScreen
    let present = log { a.present(b, animated: false) { Noting.log.append("completed") } }
    #expect(
      present == [
        "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "b didAppear", "a didDisappear", "completed",
      ])
    #expect(a.presentedViewController === b && b.presentingViewController === a && a.view.window == nil)
    let dismiss = log { b.dismiss(animated: false) { Noting.log.append("completed") } }
    #expect(
      dismiss == [
        "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear", "completed",
      ])
    #expect(a.presentedViewController == nil && a.view.window === window && b.view.window == nil)
  }

  @Test func dismissedTwice() throws {
    let window = try madeWindow()
    let (a, b) = (Noting("a"), Noting("b"))
    window.rootViewController = a
    let (clock, former) = (AnimationClock(), AnimationClock.current)
    AnimationClock.current = clock
    defer { AnimationClock.current = former }
    a.present(b, animated: true)
    clock.advance(by: 1)
    let calls = log {
      b.dismiss(animated: true)
      a.dismiss(animated: true) { Noting.log.append("completed") }
      clock.advance(by: 1)
    }
    #expect(calls.count { $0 == "b didDisappear" } == 1 && calls.last == "completed")
    #expect(a.presentedViewController == nil)
    a.present(b, animated: false)
    #expect(a.presentedViewController === b)
  }

  @Test func formSheetOnAPad() throws {
    let window = try UIWindow(Conditions(device: "ipad-air", systemVersion: SystemVersion(major: 12, minor: 5)))
    let (a, b) = (Noting("a"), Noting("b"))
    window.rootViewController = a
    b.modalPresentationStyle = .formSheet
    let calls = log { a.present(b, animated: false) }
    #expect(calls == ["b didLoad", "b willAppear", "b isAppearing", "b didAppear"])
    #expect(b.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(b.traitCollection.horizontalSizeClass == .compact && a.traitCollection.horizontalSizeClass == .regular)
    window.turn(to: .landscapeLeft)
    window.layoutIfNeeded()
    UIDevice.current.hold(.portrait)
    #expect(b.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func sheetDetents() throws {
    var device = try #require(DeviceCatalogue.device(named: "iphone-15"))
    device.systemVersion = SystemVersion(major: 26)
    let window = UIWindow(environment: ScreenEnvironment(device: device))
    let (a, b) = (UIViewController(), UIViewController())
    window.rootViewController = a
    b.sheetPresentationController?.detents = [.custom { _ in 400 }, .large()]
    a.present(b, animated: false)
    #expect(b.view.frame.width == 377 && abs(b.view.frame.height - 416.331) < 0.01)
    b.sheetPresentationController?.animateChanges {
      b.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    #expect(b.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test func customPresentation() throws {
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
      }
    }
    final class Transition: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    }
    let window = try madeWindow()
    let (a, b, transition) = (UIViewController(), UIViewController(), Transition())
    window.rootViewController = a
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = transition
    a.present(b, animated: false)
    #expect(b.view.frame == CGRect(x: 0, y: 437, width: 402, height: 437))
    #expect(b.presentationController is Half && a.view.window === window)
  }

  @Test func rotationWithBlocks() throws {
    final class Turning: UIViewController {
      var log: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("traits \(newCollection.verticalSizeClass == .compact)")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("size \(Int(size.width)) from \(Int(view.bounds.width))")
        coordinator.animate { [self] _ in
          log.append("alongside \(Int(view.bounds.width))")
        } completion: { [self] _ in
          log.append("completed")
        }
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.append("changed \(previousTraitCollection?.verticalSizeClass == .regular)")
      }
    }
    let window = try madeWindow()
    let turning = Turning()
    window.rootViewController = turning
    window.layoutIfNeeded()
    turning.log = []
    let (clock, former) = (AnimationClock(), AnimationClock.current)
    AnimationClock.current = clock
    window.turn(to: .landscapeRight)
    #expect(turning.interfaceOrientation == .landscapeLeft)
    #expect(turning.log == ["traits true", "size 874 from 402", "changed true", "alongside 874"])
    clock.advance(by: 1)
    AnimationClock.current = former
    UIDevice.current.hold(.portrait)
    #expect(turning.log.last == "completed")
  }

  @Test func masks() throws {
    final class Upright: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let window = try madeWindow()
    let upright = Upright()
    window.rootViewController = upright
    window.turn(to: .landscapeLeft)
    #expect(window.bounds.width < window.bounds.height)
    upright.mask = .landscape
    upright.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(upright.interfaceOrientation == .landscapeRight && window.bounds.width > window.bounds.height)
    UIDevice.current.hold(.portrait)
  }

  @Test func splitColumns() throws {
    let window = try madeWindow("ipad-air")
    let (primary, secondary) = (UINavigationController(), UINavigationController())
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    split.preferredDisplayMode = .oneBesideSecondary
    window.rootViewController = split
    window.layoutIfNeeded()
    #expect(primary.view.frame.width == 320 && !split.isCollapsed)
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func alerts() throws {
    let window = try madeWindow()
    let root = UIViewController()
    window.rootViewController = root
    let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
    var chosen: String?
    let delete = UIAlertAction(title: "Delete", style: .destructive) { chosen = $0.title }
    alert.addAction(delete)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: false)
    #expect(root.presentedViewController === alert && alert.textFields?.count == 1)
    UIView.performWithoutAnimation { alert.choose(delete) }
    #expect(chosen == "Delete" && root.presentedViewController == nil)
  }
}
