import Documents
import LayoutModel

/// The keys of a controller (spec/FIXTURE.md, "A controller").
enum ControllerKeys {
  static let table = KeyTable<ControllerDraft>(
    "a controller, an object", required: ["view"],
    [
      FixtureKey(placed: "id", .string, "what messages call it; unique in the fixture") {
        $0.id = $1
        $0.position = $2
      },
      FixtureKey("class", .controllerClass, "UIViewController if left out") { _, _ in },
      FixtureKey("view", .view, "the view that it manages") { $0.view = $1 },
      FixtureKey("supportedInterfaceOrientations", .controllerOrientations, "the orientations that it allows") {
        $0.supportedInterfaceOrientations = $1
      },
    ]
      + FixtureKey.later(
        "viewControllers", "childViewControllers", "selectedIndex", "preferredInterfaceOrientationForPresentation",
        "shouldAutorotate", "definesPresentationContext", "preferredContentSize", "additionalSafeAreaInsets",
        "navigationItem", "tabBarItem", "toolbarItems", "isToolbarHidden", "isNavigationBarHidden",
        "hidesBottomBarWhenPushed", "edgesForExtendedLayout", "prefersStatusBarHidden", "presents"))
}

/// The parts of a controller, before they are put together.
struct ControllerDraft: Sendable {
  var id: String?
  var view: View?
  var supportedInterfaceOrientations: SupportedOrientations?
  var position: SourcePosition?
}

extension ValueReader where Value == ViewController {
  static let viewController = ValueReader(ControllerKeys.table.what) { value, reading in
    var draft = ControllerDraft(position: value.position)
    guard ControllerKeys.table.read(value, into: &draft, &reading), let view = draft.view else { return nil }
    return ViewController(
      id: draft.id, view: view, supportedInterfaceOrientations: draft.supportedInterfaceOrientations,
      position: draft.position)
  }
}

extension ValueReader where Value == String {
  /// A controller's class. Containers and controllers with views of their own aren't supported yet.
  fileprivate static let controllerClass = ValueReader("the name of a class, a string") { value, reading in
    guard let name = className.read(value, &reading) else { return nil }
    if laterControllers.contains(name) {
      reading.report(.notSupportedYet("the class '\(name)'"), at: value.position)
    } else if name != "UIViewController" {
      let known = ["UIViewController"] + laterControllers
      let nearest = Spelling.nearest(to: name, among: known)
      reading.report(.unknownName(name, what: "controller class", nearest: nearest, known: known), at: value.position)
    }
    return name
  }

  private static let laterControllers = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UITableViewController", "UICollectionViewController",
  ]
}

extension ValueReader where Value == SupportedOrientations {
  /// A list of orientations; the top controller's answer isn't supported yet.
  fileprivate static let controllerOrientations = ValueReader(orientations.expected) { value, reading in
    if case .string("topViewController") = value.content {
      reading.report(.notSupportedYet("\"topViewController\""), at: value.position)
      return nil
    }
    return orientations.read(value, &reading)
  }
}
