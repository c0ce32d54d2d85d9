package import UIKit

/// A view in the place in which the library takes a snapshot of it: a window as large as the snapshot, with the safe area of its device.
///
/// A view without a device is shown in its own size, with no safe area and no bars. A controller's safe area reaches below the status bar of
/// the app that hosts the tests, whatever device is named. Afterwards a view has its frame again, and no superview.
///
///     let stage = SnapshotStage(showing: handed, under: 47)
///     defer { stage.strike() }
///     print(stage.view.bounds.size)
@MainActor package struct SnapshotStage {
  /// The view that the snapshot shows.
  package let view: UIView
  private let controller: UIViewController
  private let window: UIWindow
  private let frame: CGRect

  /// Shows what a test hands over.
  ///
  /// - Parameters:
  ///   - handed: The view or the controller.
  ///   - statusBar: The height of the status bar in points; 0 for tests that no app hosts.
  package init(showing handed: HandedView, under statusBar: CGFloat) {
    let own = handed.value as? UIViewController
    let controller = own ?? UIViewController()
    guard let view = own?.view ?? handed.value as? UIView else {
      preconditionFailure("a snapshot test hands over views and controllers")
    }
    (self.view, self.controller, frame) = (view, controller, view.frame)
    let size = handed.size ?? handed.config.size ?? view.frame.size
    view.frame.size = size
    if own == nil {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    window = Self.window(for: controller, of: handed.config, size, under: own == nil ? 0 : statusBar)
    let root = UIViewController()
    root.view.frame = window.bounds
    root.view.backgroundColor = .clear
    root.preferredContentSize = window.bounds.size
    Self.add(controller, to: root)
    root.setOverrideTraitCollection(handed.traits, forChild: controller)
    controller.didMove(toParent: root)
    window.overrideUserInterfaceStyle = handed.traits.userInterfaceStyle
    window.isHidden = false
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    for each: UIView in [root.view, controller.view] {
      each.setNeedsLayout()
      each.layoutIfNeeded()
    }
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Takes the view out of its place again.
  package func strike() {
    view.frame = frame
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    controller.didMove(toParent: nil)
    window.rootViewController = nil
    window.isHidden = true
  }

  /// A window of a device. A container's own bar takes the place of the safe area at its edge. The status bar, which is upright, covers
  /// windows that are as well. (Seen in public records of iOS 13 and 15.)
  private static func window(
    for controller: UIViewController, of config: ViewImageConfig, _ size: CGSize, under statusBar: CGFloat
  ) -> UIWindow {
    var (size, safeArea) = (size, config.safeArea)
    let tabs = controller as? UITabBarController
    if tabs != nil {
      size.height -= safeArea.bottom
      safeArea.bottom = 0
    }
    if controller is UINavigationController || tabs?.selectedViewController is UINavigationController {
      size.height -= safeArea.top
      safeArea.top = 0
    }
    let whole = size == .zero ? UIScreen.main.bounds.size : size
    if whole.height > whole.width { safeArea.top = max(safeArea.top, statusBar) }
    return UIWindow(frame: CGRect(origin: .zero, size: size), safeArea: safeArea)
  }

  private static func add(_ controller: UIViewController, to root: UIViewController) {
    let (outer, view): (UIView, UIView) = (root.view, controller.view)
    view.frame = outer.frame
    outer.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    outer.addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: outer.topAnchor), view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    root.addChild(controller)
  }
}
