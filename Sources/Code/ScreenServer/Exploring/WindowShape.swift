import UIKit

/// The screen in front of a window, as it is told from others: by the classes of its controllers and views, and by their shape.
@MainActor struct WindowShape {
  /// The classes of the controllers that show, a container before its content, without their modules.
  let controllers: [String]
  /// The class whose screen it is; empty where no controller of the app's own shows.
  let owner: String
  /// True if the controller in front is the system's alone: an alert, a picker.
  let isOfSystem: Bool
  private let front: UIView
  private let titles: [String]

  init(of window: UIWindow) {
    let captured = CapturedWindow(of: window)
    front = captured.front
    let shown = captured.frontControllers
    controllers = shown.map { Self.name(of: $0) }
    titles = shown.map { $0.navigationItem.title ?? $0.title ?? "" }
    let chain = shown.first.map(Self.chain) ?? []
    owner = chain.last { !Self.isOfSystem($0) }.map { Self.name(of: $0) } ?? ""
    let isContainer = chain.last.map { Self.containers.contains(Self.name(of: $0)) } ?? true
    isOfSystem = owner.isEmpty && !isContainer && !(chain.last.map { type(of: $0) == UIViewController.self } ?? false)
  }

  /// A text that is the same on screens of the same classes and shape.
  var shape: String { Self.hash(of: controllers.joined(separator: " ") + Self.text(of: front) { _ in "" }) }

  /// A text that is the same where the same can be done besides.
  var state: String {
    let text = Self.text(of: front) { view in
      switch view {
      case let field as UITextField: field.hasText ? "+" : ""
      case let control as UIControl: control.isEnabled ? "" : "-"
      default: ""
      }
    }
    return Self.hash(of: (controllers + titles).joined(separator: " ") + text)
  }

  // MARK: Controllers

  /// A controller, then the child that fills the controller, and so on to the innermost.
  private static func chain(from controller: UIViewController) -> [UIViewController] {
    Array(
      sequence(first: controller) { controller in
        switch controller {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.viewControllers.last
        case let pages as UIPageViewController: pages.viewControllers?.first
        default:
          // A container of the app's own has one child of the same size.
          controller.children.count == 1
            && controller.children[0].viewIfLoaded?.bounds.size == controller.view.bounds.size
            ? controller.children[0] : nil
        }
      })
  }

  /// The class of an object, without its module, with the classes around it.
  private static func name(of object: AnyObject) -> String {
    String(reflecting: type(of: object)).split(separator: ".").dropFirst().filter {
      !$0.hasPrefix("(") && !$0.hasSuffix(")")
    }.joined(separator: ".")
  }

  private static func isOfSystem(_ controller: UIViewController) -> Bool {
    let module = String(reflecting: type(of: controller)).prefix { $0 != "." }
    return systemModules.contains(String(module))
  }

  /// The modules whose controllers aren't an app's own.
  private static let systemModules: Set = [
    "UIKit", "SafariServices", "MessageUI", "PhotosUI", "Photos", "AVKit", "StoreKit", "MapKit", "WebKit",
  ]
  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  // MARK: Views

  /// The classes of a view and of what is in it. Equal neighbours count once, and so do the cells of a list, whose number is the data's.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - mark: Returns what a view has besides.
  /// - Returns: The text.
  private static func text(of view: UIView, _ mark: (UIView) -> String) -> String {
    let name = "\(type(of: view))\(mark(view))"
    if view is UITableViewCell || view is UICollectionReusableView { return name }
    if view is UIControl, name.hasPrefix("UI") { return name }
    var parts: [String] = []
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      let part = text(of: subview, mark)
      if parts.last != part { parts.append(part) }
    }
    if view is UITableView || view is UICollectionView { parts = Set(parts).sorted() }
    return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ",")))"
  }

  /// The hash of Fowler, Noll and Vo (FNV-1a), which is the same in each run.
  private static func hash(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
